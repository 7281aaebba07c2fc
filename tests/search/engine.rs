//! Compares the engine with the reference solver: one corpus over every level, remainder
//! and limit.

use crate::common::levels::levels;
#[cfg(target_arch = "x86_64")]
use crate::common::levels::split;
use crate::common::problems::Problems;
use ninefold::solve::reference;
use ninefold::solve::{self, CpuLevel};
use ninefold::{Candidates, Clues, Grid, Verdict};
use std::ops::ControlFlow;

#[test]
#[cfg(target_arch = "x86_64")]
fn each_missing_level_is_named() {
    let (here, missing) = split(|level| level == CpuLevel::Baseline);
    assert_eq!(here, [CpuLevel::Baseline]);
    assert_eq!(missing, ["this CPU lacks the level avx2", "this CPU lacks the level avx512"]);
    assert!(split(|_| true).1.is_empty());
}

fn corpus(count: usize, seed: u64) -> Vec<Clues> {
    let mut random = Problems::new(seed);
    let solutions: Vec<_> = (0..20).map(|_| random.solution()).collect();
    (0..count).map(|i| random.problem(&solutions[i % 20])).collect()
}

#[test]
fn counts_are_those_of_the_reference() {
    let problems = corpus(1500, 1);
    let expected: Vec<u64> = problems.iter().map(|clues| reference::count(clues, 20)).collect();
    for level in levels() {
        for limit in [0, 1, 2, 3, 20] {
            let counts = solve::batch(&problems).cpu_level(level).counts(limit);
            for ((clues, &got), &expected) in problems.iter().zip(&counts).zip(&expected) {
                assert_eq!(got, expected.min(limit), "{level}, limit {limit}: {clues:?}");
            }
        }
    }
    assert!([0, 1, 20].iter().all(|kind| expected.iter().filter(|&n| n == kind).count() > 50));
}

#[test]
fn every_remainder_of_a_batch() {
    let problems = corpus(70, 2);
    let expected: Vec<u64> = problems.iter().map(|clues| reference::count(clues, 2)).collect();
    for level in levels() {
        for len in 0..=problems.len() {
            let counts = solve::batch(&problems[..len]).cpu_level(level).counts(2);
            assert_eq!(counts, expected[..len], "{level}");
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
        let _ = reference::solutions(clues, reference::Listing::Any, &mut |solution| {
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
                assert!(a < b);
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
    for level in levels() {
        assert_eq!(solve::batch(&problems).cpu_level(level).verdicts(), verdicts);
        let any = solve::batch(&problems).cpu_level(level).any();
        assert!(any.iter().zip(&problems).all(|(any, clues)| *any == solve::any(clues)));
        let outcomes = solve::batch(&problems).cpu_level(level).outcomes();
        assert!(outcomes.into_iter().eq(verdicts.iter().map(|verdict| verdict.kind())));
    }
}

#[test]
fn a_batch_can_be_left_early() {
    let problems = corpus(200, 4);
    for level in levels() {
        let mut seen = 0;
        let flow = solve::batch(&problems).cpu_level(level).each_outcome(|_| {
            seen += 1;
            if seen < 50 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        assert!(flow.is_break());
        assert_eq!(seen, 50);
    }
}

#[test]
fn puzzles_come_with_their_outcomes() {
    let problems = corpus(500, 6);
    for level in levels() {
        let outcomes = solve::batch(&problems).cpu_level(level).outcomes();
        let batch = || solve::batch(&problems).cpu_level(level);
        let paired: Vec<_> = batch().into_iter().collect();
        assert_eq!(paired.len(), problems.len());
        for ((clues, outcome), (wanted, expected)) in
            paired.iter().zip(problems.iter().zip(&outcomes))
        {
            assert!(std::ptr::eq(*clues, wanted) && outcome == expected);
        }
        // From an iterator that does not know its length, and is not used up.
        let mut taken = 0;
        let slowly = std::iter::from_fn(|| {
            taken += 1;
            problems.get(taken - 1)
        });
        let some: Vec<_> = solve::batch(slowly).cpu_level(level).into_iter().take(60).collect();
        assert_eq!(some, paired[..60]);
        assert!(taken < problems.len(), "{taken} puzzles for 60 outcomes");
    }
    let all = solve::batch(&problems).into_iter();
    assert_eq!(all.size_hint(), (500, Some(500)));
    assert_eq!(solve::batch(&problems[..0]).into_iter().next(), None);
}

/// However many wait for one that takes long.
#[test]
fn a_hard_puzzle_does_not_lose_the_easy_ones() {
    let easy: Grid =
        "..45..37..8....6..3.69.8..48.1.93.62...7.2...67.81.9.37..3.92.1..3....9..95..74.."
            .parse()
            .expect("a puzzle");
    let mut grids = vec![easy; 10_000];
    grids[0] = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
        .parse()
        .expect("a puzzle");
    let mut outcomes = solve::batch(&grids).into_iter();
    for grid in &grids {
        let (of, outcome) = outcomes.next().expect("one for each");
        assert!(std::ptr::eq(of, grid) && outcome.unique().is_some());
    }
    assert_eq!(outcomes.next(), None);
}

#[test]
fn counting_can_be_left_early() {
    let problems = corpus(300, 7);
    for level in levels() {
        let all = solve::batch(&problems).cpu_level(level).counts(7);
        let mut some = Vec::new();
        let flow = solve::batch(&problems).cpu_level(level).each_count(7, |count| {
            some.push(count);
            if some.len() < 120 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        assert!(flow.is_break() && some == all[..120]);
    }
}

/// States that look solved or hopeless but are not, or the reverse.
#[test]
fn traps() {
    // A full grid with two digits swapped: every cell has one candidate, and no solution.
    let solution = Problems::new(5).solution();
    for level in levels() {
        let count = |grids: &[Grid]| solve::batch(grids).cpu_level(level).counts(2);
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
        assert_eq!(solve::batch([none]).cpu_level(level).counts(2), [0]);
    }
}
