//! `Solver`: the answers of the functions, in its own memory, within limits.

use crate::common::levels::levels;
use crate::common::problems::Problems;
use allocation_counter::measure;
use ninefold::solve::reference;
use ninefold::solve::{self, Cancel, Cause, Limits, Listing, Solver};
use ninefold::{Clues, Grid, Solution};
use std::collections::HashSet;
use std::ops::ControlFlow;
use std::time::Duration;

/// Problems of every kind; the last ones take the engine hundreds of branches.
fn problems(how_many: usize, seed: u64) -> Vec<Clues> {
    let mut random = Problems::new(seed);
    let solutions: Vec<Solution> = (0..10).map(|_| random.solution()).collect();
    let hard = [
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    ];
    let hard = hard.map(|text| Clues::Grid(text.parse().expect("a puzzle")));
    (0..how_many).map(|i| random.problem(&solutions[i % 10])).chain(hard).collect()
}

fn ask_everything(solver: &mut Solver, problems: &[Clues]) {
    for clues in problems {
        solver.check(clues).expect("no limit");
        solver.any(clues).expect("no limit");
        solver.first(clues).expect("no limit");
        solver.count(clues, 100).expect("no limit");
        for order in [Listing::Any, Listing::Lexicographic] {
            assert!(solver.solutions(clues, order).take(20).all(|solution| solution.is_ok()));
        }
    }
}

#[test]
fn the_second_time_nothing_is_allocated() {
    let problems = problems(200, 1);
    let mut solver = Solver::new();
    let mut allocations = || measure(|| ask_everything(&mut solver, &problems)).count_total;
    assert!(allocations() > 0);
    assert_eq!(allocations(), 0);
}

#[test]
fn the_answers_of_the_functions_at_every_level() {
    let problems = problems(1000, 2);
    for level in levels() {
        let mut solver = Solver::new().cpu_level(level);
        for clues in &problems {
            assert_eq!(solver.check(clues), Ok(solve::check(clues)), "{clues:?}");
            assert_eq!(solver.any(clues), Ok(solve::any(clues)), "{clues:?}");
            assert_eq!(solver.first(clues), Ok(solve::first(clues)), "{clues:?}");
            for limit in [0, 1, 2, 3, 50] {
                assert_eq!(solver.count(clues, limit), Ok(solve::count(clues, limit)));
            }
        }
    }
}

fn listed(solver: &mut Solver, clues: &Clues, order: Listing) -> Vec<Solution> {
    solver.solutions(clues, order).collect::<Result<_, _>>().expect("no limit")
}

#[test]
fn every_solution_once() {
    let mut solver = Solver::new();
    let mut most = 0;
    for clues in problems(400, 3) {
        let count = reference::count(clues, 1001);
        if count > 1000 {
            continue;
        }
        most = most.max(count);
        let any = listed(&mut solver, &clues, Listing::Any);
        let ordered = listed(&mut solver, &clues, Listing::Lexicographic);
        assert_eq!((any.len() as u64, ordered.len() as u64), (count, count), "{clues:?}");
        assert!(ordered.is_sorted(), "{clues:?}");
        let all: HashSet<Solution> = any.into_iter().collect();
        assert!(all.len() as u64 == count && ordered.iter().all(|one| all.contains(one)));
        assert!(solve::solutions(clues).eq(ordered));
    }
    assert!(most > 100, "no problem with many solutions: {most}");
}

/// Far more than are put in order at once.
#[test]
fn many_solutions_in_order() {
    for givens in ["", "123456789456789123789123456"] {
        let text = format!("{givens:.<81}");
        let clues = Clues::Grid(text.parse().expect("a grid"));
        let mut expected = Vec::new();
        let _ = reference::solutions(clues, Listing::Lexicographic, &mut |solution| {
            expected.push(solution);
            if expected.len() < 5000 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let mut solver = Solver::new();
        let listed = solver.solutions(clues, Listing::Lexicographic).take(5000);
        assert_eq!(listed.collect::<Result<Vec<_>, _>>().expect("no limit"), expected);
    }
}

/// One that is left early does not disturb the next.
#[test]
fn lists_can_be_left_early() {
    let mut solver = Solver::new();
    for clues in problems(100, 4) {
        for order in [Listing::Any, Listing::Lexicographic] {
            let all: Vec<_> = solver.solutions(clues, order).take(40).collect();
            for len in [1, 2, 17] {
                let some: Vec<_> = solver.solutions(clues, order).take(len).collect();
                assert_eq!(some, all[..len.min(all.len())], "{clues:?}");
            }
        }
    }
}

/// A reached limit is reported at the same place at every level, and there is no wrong verdict.
#[test]
fn within_branches() {
    let problems = problems(300, 5);
    let [mut decided, mut undecided] = [0, 0];
    let levels = levels();
    for branches in [0, 1, 3, 10, 40, 200, 5000] {
        let solver = |level| {
            Solver::new().cpu_level(level).with_limits(Limits::default().branches(branches))
        };
        let mut solvers: Vec<Solver> = levels.iter().copied().map(solver).collect();
        for clues in &problems {
            let (verdict, count) = (solve::check(clues), solve::count(clues, 60));
            let all = solvers.iter_mut().map(|solver| {
                let any: Vec<_> = solver.solutions(clues, Listing::Any).take(60).collect();
                let ordered: Vec<_> =
                    solver.solutions(clues, Listing::Lexicographic).take(60).collect();
                let first = solver.first(clues);
                (solver.check(clues), solver.count(clues, 60), first, any, ordered)
            });
            let all: Vec<_> = all.collect();
            assert!(all.windows(2).all(|two| two[0] == two[1]), "{clues:?}: {all:?}");
            let (checked, counted, first, any, ordered) = &all[0];
            match checked {
                Ok(checked) => assert_eq!(*checked, verdict, "{clues:?}"),
                Err(spent) => assert!(spent.solutions < 2 && spent.cause == Cause::Branches),
            }
            match counted {
                Ok(counted) => assert_eq!(*counted, count, "{clues:?}"),
                Err(spent) => assert!(spent.solutions <= count && spent.cause == Cause::Branches),
            }
            if let Ok(first) = first {
                assert_eq!(*first, solve::first(clues), "{clues:?}");
            }
            for list in [any, ordered] {
                let found = list.iter().flatten().count() as u64;
                match list.last() {
                    Some(Err(spent)) => assert_eq!(spent.solutions, found),
                    _ => assert_eq!(found, count),
                }
            }
            *if counted.is_ok() { &mut decided } else { &mut undecided } += 1;
        }
    }
    assert!(decided > 300 && undecided > 300, "{decided}, {undecided}");
}

/// More branches than any of these needs change nothing, and a reached limit leaves no trace.
#[test]
fn after_a_reached_limit() {
    let problems = problems(100, 6);
    let mut solver = Solver::new();
    for clues in &problems {
        solver.set_limits(Limits::default().branches(2));
        let _ = solver.count(clues, u64::MAX);
        solver.set_limits(Limits::default());
        assert_eq!(solver.check(clues), Ok(solve::check(clues)));
    }
}

#[test]
fn within_time() {
    let mut solver = Solver::new().with_limits(Limits::default().time(Duration::from_millis(20)));
    let spent = solver.count(Grid::EMPTY, u64::MAX).expect_err("there are sextillions");
    assert_eq!(spent.cause, Cause::Time);
    assert!(spent.solutions > 0);
    for order in [Listing::Any, Listing::Lexicographic] {
        let last = solver.solutions(Grid::EMPTY, order).last();
        assert!(matches!(last, Some(Err(spent)) if spent.cause == Cause::Time), "{last:?}");
    }
    solver.set_limits(Limits::default().time(Duration::from_secs(3600)));
    assert_eq!(solver.count(Grid::EMPTY, 1000), Ok(1000));
}

#[test]
fn cancelled_from_another_thread() {
    let cancel = Cancel::new();
    let mut solver = Solver::new().with_limits(Limits::default().until(&cancel));
    std::thread::scope(|scope| {
        let counting = scope.spawn(|| {
            let spent = solver.count(Grid::EMPTY, u64::MAX).expect_err("cancelled");
            assert_eq!(spent.cause, Cause::Cancelled);
        });
        cancel.cancel();
        counting.join().expect("the search ends");
    });
    let easy: Grid =
        "..45..37..8....6..3.69.8..48.1.93.62...7.2...67.81.9.37..3.92.1..3....9..95..74.."
            .parse()
            .expect("a puzzle");
    assert!(cancel.is_cancelled() && solver.check(easy).is_err());
    assert_eq!(solver.solutions(easy, Listing::Any).count(), 1);
    cancel.clear();
    assert_eq!(solver.check(easy), Ok(solve::check(easy)));
}
