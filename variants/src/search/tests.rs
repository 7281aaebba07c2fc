//! Each filter alone: what it takes away stands in no solution within the candidates.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::engine::{Engine, State, Work};
use super::{Compiled, Machines};
use crate::filter::Space;
use crate::{Board, Budget, Cell, Kind, Rule, Value, Values, reference};
use common::{Random, filled, kinds, rule, seed};

#[path = "../../tests/common/mod.rs"]
mod common;

/// What each cell has in some solution within the candidates.
fn supported(solutions: &[Vec<Value>], candidates: &[Values]) -> Vec<Values> {
    let mut supported = vec![Values::EMPTY; candidates.len()];
    for solution in solutions {
        if solution.iter().zip(candidates).all(|(value, set)| set.contains(*value)) {
            supported.iter_mut().zip(solution).for_each(|(set, value)| *set = set.with(*value));
        }
    }
    supported
}

/// Candidates of which some solution may or may not be left, from nearly all to nearly none.
fn thinned(random: &mut Random, engine: &Engine, solutions: &[Vec<Value>]) -> Vec<Values> {
    let kept = (!solutions.is_empty() && random.below(4) > 0)
        .then(|| &solutions[random.below(solutions.len())]);
    let share = 20 + random.below(75);
    let mut thin = |(cell, all): (usize, &Values)| {
        let set: Values = all.iter().filter(|_| random.below(100) < share).collect();
        let own = kept.map(|kept| kept[cell]).or(all.first().filter(|_| set.is_empty()));
        own.map_or(set, |own| set.with(own))
    };
    engine.start.iter().enumerate().map(&mut thin).collect()
}

/// How often each filter took something away.
type Pruned = BTreeMap<String, usize>;

fn is_sound(random: &mut Random, board: &Board, rule: &Rule, pruned: &mut Pruned) {
    let rules = std::slice::from_ref(rule);
    let compiled = Compiled::new(Arc::new(board.clone()), rules.to_vec(), &Machines::default());
    let engine = compiled.whole(Budget::UNLIMITED).expect("there is time");
    let solutions = reference::solutions(board, rules, usize::MAX);
    let all = vec![board.values(); board.cell_count()];
    let lost = supported(&solutions, &all);
    assert!(engine.start.iter().zip(lost).all(|(set, lost)| lost.is_subset(*set)), "{rule:?}");
    if engine.start.contains(&Values::EMPTY) {
        return;
    }
    for _ in 0..12 {
        let before = thinned(random, engine, &solutions);
        let supported = supported(&solutions, &before);
        let check = |after: &[Values], is_left: bool, what: &str| {
            let needed = if is_left { after } else { &[Values::EMPTY; 64][..after.len()] };
            let taken =
                needed.iter().zip(&supported).position(|(set, needed)| !needed.is_subset(*set));
            let told = || format!("{what} of {rule:?} on {before:?}");
            assert_eq!(taken.map(|cell| board.name(Cell(cell as u16))), None, "{}", told());
        };
        for filter in &engine.filters {
            let (mut candidates, mut work) = (before.clone(), engine.work(&before));
            let (mut places, mut done) =
                (engine.places(&before), vec![0; engine.links.groups * engine.values]);
            let Work { todo, scratch, .. } = &mut work;
            let (candidates, places) = (&mut candidates[..], &mut places[..]);
            let mut space =
                Space { candidates, places, done: &mut done, todo, links: &engine.links };
            let is_left = filter.run(&mut space, scratch);
            let after = space.candidates.to_vec();
            check(&after, is_left, &format!("{filter:?}"));
            assert!(after.iter().zip(&before).all(|(after, before)| after.is_subset(*before)));
            if !is_left || after != before {
                let name = format!("{filter:?}");
                let name = name.split(['(', ' ']).next().unwrap_or_default().to_owned();
                *pruned.entry(name).or_default() += 1;
            }
        }
        // And all of them together, with the houses.
        let (mut candidates, mut work) = (before.clone(), engine.work(&before));
        let (mut places, mut done) =
            (engine.places(&before), vec![0; engine.links.groups * engine.values]);
        let state = State { candidates: &mut candidates, places: &mut places, done: &mut done };
        let is_left = engine.propagate(state, &mut work).is_ok();
        check(&candidates, is_left, "propagation");
    }
}

#[test]
fn each_filter_takes_away_only_what_no_solution_has() {
    let mut random = Random::new(seed());
    let mut pruned = Pruned::new();
    for kind in kinds() {
        // Their random lines are houses.
        let needs_houses =
            [Kind::NumberedRoom, Kind::Indexer, Kind::Sandwich, Kind::XSum, Kind::Skyscraper];
        for round in 0..12 {
            let (mut board, mut values) = filled(&mut random, 4, i32::from(round % 4 > 0));
            if round % 3 == 0 && !needs_houses.contains(&kind) {
                board = Board::empty(2, 3, 4, round % 2).expect("a board");
                values = (0..6).map(|_| Value(random.below(4) as u8)).collect();
            }
            let rule = rule(&mut random, &board, kind, &values);
            is_sound(&mut random, &board, &rule, &mut pruned);
        }
    }
    let filters = [
        "Automaton",
        "Cage",
        "Check",
        "Consecutive",
        "Contains",
        "Counting",
        "Different",
        "Ends",
        "Index",
        "Linear",
        "Pair",
        "SameXSum",
        "Sandwich",
        "Sum",
        "Window",
        "XSum",
    ];
    assert_eq!(pruned.keys().map(String::as_str).collect::<Vec<_>>(), filters, "{pruned:?}");
}
