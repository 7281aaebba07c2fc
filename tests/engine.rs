//! Compares the engine with the reference solver: one corpus over every level, lane count,
//! remainder and limit.

mod common;

use common::problems::Random;
use ninefold::solve::batch::Outcome;
use ninefold::solve::reference;
use ninefold::solve::{self, CpuLevel};
use ninefold::{Candidates, Clues, Grid, Verdict};
use std::ops::ControlFlow;

/// The levels of this CPU with the engine's lane counts.
fn engines() -> impl Iterator<Item = (CpuLevel, usize)> {
    CpuLevel::ALL
        .into_iter()
        .filter(|level| level.is_here())
        .flat_map(|level| [16, 32].map(|lanes| (level, lanes)))
}

fn corpus(count: usize, seed: u64) -> Vec<Clues> {
    let mut random = Random(seed);
    let solutions: Vec<_> = (0..20).map(|_| random.solution()).collect();
    (0..count).map(|i| random.problem(&solutions[i % 20])).collect()
}

#[test]
fn counts_are_those_of_the_reference() {
    let problems = corpus(1500, 1);
    let expected: Vec<u64> = problems.iter().map(|clues| reference::count(clues, 20)).collect();
    for (level, lanes) in engines() {
        for limit in [0, 1, 2, 3, 20] {
            let counts = solve::batch(&problems).cpu_level(level).lanes(lanes).count(limit);
            for ((clues, &got), &expected) in problems.iter().zip(&counts).zip(&expected) {
                assert_eq!(
                    got,
                    expected.min(limit),
                    "{level}, {lanes} lanes, limit {limit}: {clues:?}"
                );
            }
        }
    }
    assert!([0, 1, 20].iter().all(|kind| expected.iter().filter(|&n| n == kind).count() > 50));
}

#[test]
fn every_remainder_of_a_batch() {
    let problems = corpus(70, 2);
    let expected: Vec<u64> = problems.iter().map(|clues| reference::count(clues, 2)).collect();
    for (level, lanes) in engines() {
        for len in 0..=problems.len() {
            let counts = solve::batch(&problems[..len]).cpu_level(level).lanes(lanes).count(2);
            assert_eq!(counts, expected[..len], "{level}, {lanes} lanes");
        }
    }
}

#[test]
fn verdicts_carry_the_solutions() {
    let problems = corpus(1000, 3);
    let mut verdicts = Vec::new();
    for clues in &problems {
        let verdict = solve::check(clues);
        let mut solutions = Vec::new();
        let _ = reference::solutions(clues, reference::Order::Any, &mut |solution| {
            solutions.push(solution);
            if solutions.len() < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let allowed = Candidates::from(clues);
        match (&verdict, &solutions[..]) {
            (Verdict::None, []) => assert_eq!(solve::any(clues), None),
            (Verdict::Unique(one), [other]) => {
                assert_eq!(one, other);
                assert_eq!(solve::any(clues), Some(*one));
                assert_eq!(solve::first(clues), Some(*one));
            }
            (Verdict::Several([a, b]), [_, _]) => {
                assert_ne!(a, b);
                for solution in [a, b] {
                    let fits =
                        Grid::from(solution).filled().all(|(cell, digit)| allowed.has(cell, digit));
                    assert!(fits, "{clues:?}");
                }
            }
            _ => panic!("{verdict:?} but {solutions:?}: {clues:?}"),
        }
        verdicts.push(verdict);
    }
    for (level, lanes) in engines() {
        assert_eq!(solve::batch(&problems).cpu_level(level).lanes(lanes).verdicts(), verdicts);
        let any = solve::batch(&problems).cpu_level(level).lanes(lanes).any();
        assert!(any.iter().zip(&problems).all(|(any, clues)| *any == solve::any(clues)));
        let outcomes = solve::batch(&problems).cpu_level(level).lanes(lanes).outcomes();
        for (outcome, verdict) in outcomes.iter().zip(&verdicts) {
            match (outcome, verdict) {
                (Outcome::Unique(a), Verdict::Unique(b)) => assert_eq!(a, b),
                (Outcome::Several, Verdict::Several(_)) | (Outcome::None, Verdict::None) => {}
                _ => panic!("{outcome:?} but {verdict:?}"),
            }
        }
    }
}

#[test]
fn a_batch_can_be_left_early() {
    let problems = corpus(200, 4);
    for (level, lanes) in engines() {
        let mut seen = 0;
        let flow = solve::batch(&problems).cpu_level(level).lanes(lanes).each_outcome(|_| {
            seen += 1;
            if seen < 50 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        assert!(flow.is_break());
        assert_eq!(seen, 50);
    }
}

/// States that look solved or hopeless but are not, or the reverse.
#[test]
fn traps() {
    // A full grid with two digits swapped: every cell has one candidate, and no solution.
    let solution = Random(5).solution();
    for level in CpuLevel::ALL.into_iter().filter(|level| level.is_here()) {
        let count = |grids: &[Grid]| solve::batch(grids).cpu_level(level).count(2);
        let full = Grid::from(&solution);
        assert_eq!(count(&[full]), [1]);
        for (i, j) in [(0, 1), (0, 9), (0, 40), (30, 31), (79, 80)] {
            let mut values = *full.values();
            values.swap(i, j);
            let swapped = Grid::from_values(values).expect("digits");
            assert_eq!(count(&[swapped]), [u64::from(values[i] == values[j])], "{swapped}");
        }
        // One cell that two digits need: hidden singles of 1 and 2 in r1c1.
        let two_in_one: Grid = "...3.....\
                                .........\
                                .........\
                                .12......\
                                .........\
                                .........\
                                .........\
                                ..1......\
                                .2......."
            .parse()
            .expect("a grid");
        assert_eq!(count(&[two_in_one]), [reference::count(two_in_one, 2)]);
        // A candidate grid whose every row and block is complete but whose columns are not.
        let mut rows = [0; 81];
        for (i, value) in rows.iter_mut().enumerate() {
            *value = ((i % 9 + i / 9 % 3 * 3) % 9) as u8 + 1;
        }
        assert_eq!(count(&[Grid::from_values(rows).expect("digits")]), [0]);
        // The empty grid, a single clue, no candidate at all.
        assert_eq!(count(&[Grid::EMPTY]), [2]);
        let none = Candidates::from_sets([ninefold::DigitSet::EMPTY; 81]);
        assert_eq!(solve::batch([none]).cpu_level(level).count(2), [0]);
    }
}
