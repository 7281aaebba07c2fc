//! Random boards with random rules: the engine and the reference agree.

#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

mod common;

use common::{Random, filled, kinds, rule, seed};
use ninefold_variants::{Board, Budget, Kind, Puzzle, Rule, Value, Values, reference};

/// Compares everything with the reference.
fn agree(board: &Board, rules: &[Rule], context: &str) {
    let puzzle = Puzzle::new(board.clone(), rules.to_vec()).unwrap();
    let mut expected = reference::solutions(board, rules, usize::MAX);
    let mut found = Vec::new();
    puzzle.solutions(Budget::NONE, |values| {
        found.push(values.to_vec());
        true
    });
    expected.sort();
    found.sort();
    assert_eq!(expected.len(), found.len(), "{context}: {rules:?}");
    assert!(expected == found, "{context}: {rules:?}");
    let mut candidates = vec![Values::NONE; board.cells()];
    for solution in &expected {
        for (set, &value) in candidates.iter_mut().zip(solution) {
            *set = set.with(value);
        }
    }
    assert_eq!(puzzle.true_candidates(Budget::NONE), Some(candidates), "{context}: {rules:?}");
}

/// Gives some of the values, as many as make the reference quick.
fn givens(random: &mut Random, values: &[Value], count: usize) -> Vec<Rule> {
    (0..count)
        .map(|_| {
            let cell = random.below(values.len());
            let values = Values::NONE.with(values[cell]);
            Rule::Allowed { cell: ninefold_variants::Cell(cell as u16), values }
        })
        .collect()
}

fn small(random: &mut Random, kinds: &[Kind], context: &str) {
    let least = i32::from(random.below(4) > 0);
    let (board, values) = filled(random, 4, least);
    let mut rules: Vec<_> = kinds.iter().map(|&kind| rule(random, &board, kind, &values)).collect();
    rules.extend(givens(random, &values, 1));
    agree(&board, &rules, context);
}

#[test]
fn each_rule_alone() {
    let mut random = Random::new(seed());
    for kind in kinds() {
        for round in 0..40 {
            small(&mut random, &[kind], &format!("{kind:?} {round}"));
        }
    }
}

#[test]
fn each_pair_of_rules() {
    let mut random = Random::new(seed());
    for first in kinds() {
        for second in kinds() {
            small(&mut random, &[first, second], &format!("{first:?} {second:?}"));
        }
    }
}

#[test]
fn several_rules_on_a_board_of_six() {
    let mut random = Random::new(seed());
    let all: Vec<_> = kinds().collect();
    for round in 0..400 {
        let (board, values) = filled(&mut random, 6, 1);
        let mut rules: Vec<_> = (0..4)
            .map(|_| {
                let kind = all[random.below(all.len())];
                rule(&mut random, &board, kind, &values)
            })
            .collect();
        rules.extend(givens(&mut random, &values, 16));
        agree(&board, &rules, &format!("round {round}"));
    }
}

#[test]
fn rules_on_a_board_without_houses() {
    let mut random = Random::new(seed());
    for kind in kinds() {
        if matches!(kind, Kind::NumberedRoom | Kind::Indexer | Kind::Sandwich | Kind::XSum) {
            // Their random lines are houses.
            continue;
        }
        for round in 0..10 {
            let board = Board::empty(3, 3, 4, 1).unwrap();
            let values: Vec<_> = (0..9).map(|_| Value(random.below(4) as u8)).collect();
            let skyscraper = kind == Kind::Skyscraper;
            let mut rules = vec![if skyscraper {
                Rule::Skyscraper { cells: (0..3).map(ninefold_variants::Cell).collect(), seen: 2 }
            } else {
                rule(&mut random, &board, kind, &values)
            }];
            rules.extend(givens(&mut random, &values, 5));
            agree(&board, &rules, &format!("{kind:?} {round}"));
        }
    }
}
