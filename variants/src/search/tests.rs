//! Each filter alone: what it takes away stands in no solution within the candidates.

use std::collections::BTreeMap;

use super::engine::{Engine, State, Work};
use super::{Machines, compile};
use crate::kernel::Space;
use crate::{Board, Cell, Kind, Rule, Value, reference};
use common::{Random, filled, kinds, rule, seed};

#[path = "../../tests/common/mod.rs"]
mod common;

/// What each cell has in some solution within the candidates.
fn supported(solutions: &[Vec<Value>], candidates: &[u32]) -> Vec<u32> {
    let mut supported = vec![0; candidates.len()];
    for solution in solutions {
        let bits = || solution.iter().map(|value| 1 << value.0);
        if bits().zip(candidates).all(|(bit, set)| set & bit != 0) {
            supported.iter_mut().zip(bits()).for_each(|(set, bit)| *set |= bit);
        }
    }
    supported
}

/// Candidates of which some solution may or may not be left, from nearly all to nearly none.
fn thinned(random: &mut Random, engine: &Engine, solutions: &[Vec<Value>]) -> Vec<u32> {
    let kept = (!solutions.is_empty() && random.below(4) > 0)
        .then(|| &solutions[random.below(solutions.len())]);
    let share = 20 + random.below(75);
    let mut thin = |(cell, &all): (usize, &u32)| {
        let bits = (0..32).filter(|bit| all >> bit & 1 == 1 && random.below(100) < share);
        let set = bits.fold(0, |set, bit| set | 1 << bit);
        let own = kept.map_or(1 << all.trailing_zeros(), |kept| 1 << kept[cell].0);
        if set == 0 || kept.is_some() { set | own } else { set }
    };
    engine.start.iter().enumerate().map(&mut thin).collect()
}

/// How often each kernel took something away.
type Pruned = BTreeMap<String, usize>;

fn is_sound(random: &mut Random, board: &Board, rule: &Rule, pruned: &mut Pruned) {
    let rules = std::slice::from_ref(rule);
    let compiled = compile(board, rules, &Machines::default());
    let engine = compiled.whole();
    let solutions = reference::solutions(board, rules, usize::MAX);
    let all: Vec<u32> = vec![board.all().0; board.cells()];
    let lost = supported(&solutions, &all);
    assert!(engine.start.iter().zip(lost).all(|(set, lost)| lost & !set == 0), "{rule:?}");
    if engine.start.contains(&0) {
        return;
    }
    for _ in 0..12 {
        let before = thinned(random, engine, &solutions);
        let supported = supported(&solutions, &before);
        let check = |after: &[u32], is_left: bool, what: &str| {
            let needed = if is_left { after } else { &[0; 64][..after.len()] };
            let taken = needed.iter().zip(&supported).position(|(set, needed)| needed & !set != 0);
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
            assert!(after.iter().zip(&before).all(|(after, before)| after & !before == 0));
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
fn each_kernel_takes_away_only_what_no_solution_has() {
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
    let kernels = [
        "Automaton",
        "Cage",
        "Check",
        "Consecutive",
        "Contains",
        "Different",
        "Ends",
        "Index",
        "Linear",
        "Pair",
        "Sandwich",
        "Sum",
        "Window",
        "XSum",
    ];
    assert_eq!(pruned.keys().map(String::as_str).collect::<Vec<_>>(), kernels, "{pruned:?}");
}
