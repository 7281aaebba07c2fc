//! Compares every level and layout on a quarter of a million problems, and others with the reference solver: others
//! still with another seed.

use crate::common::levels::levels;
use crate::common::problems::Problems;
use crate::common::seed;
use ninefold::solve::{self, CpuLevel, reference};
use ninefold::{Clues, Solution, Verdict};

const CHUNK: usize = 5_000;

fn solutions(random: &mut Problems) -> Vec<Solution> {
    (0..20).map(|_| random.solution()).collect()
}

fn sorts(counts: &[u64]) -> [usize; 3] {
    [0, 1, 2].map(|n| counts.iter().filter(|&&count| count == n).count())
}

/// Two levels count each chunk, partly one puzzle at a time. The pairs rotate, so that all are compared
/// with all; a machine with one level compares it with one puzzle at a time alone.
#[test]
fn on_a_quarter_of_a_million() {
    let mut random = Problems::new(seed());
    let solutions = solutions(&mut random);
    let levels = levels();
    let mut seen = [0; 3];
    for chunk in 0..250_000 / CHUNK {
        let problems: Vec<Clues> =
            (0..CHUNK).map(|i| random.problem(&solutions[i % solutions.len()])).collect();
        let by = |level| solve::batch(&problems).cpu_level(level).counts(2);
        let one = levels[chunk % levels.len()];
        let others: Vec<CpuLevel> = levels.iter().copied().filter(|&level| level != one).collect();
        let counts = by(one);
        if let Some(&other) = others.get(chunk / levels.len() % others.len().max(1)) {
            let others = by(other);
            let apart = (0..CHUNK).find(|&i| counts[i] != others[i]);
            assert_eq!(apart.map(|i| problems[i]), None, "{one} against {other}");
        }
        for (clues, &count) in problems.iter().zip(&counts).skip(chunk % 8).step_by(8) {
            let number = match solve::check_at(one, clues) {
                Verdict::None => 0,
                Verdict::Unique(_) => 1,
                Verdict::Several(_) => 2,
            };
            assert_eq!(number, count, "one by one at {one}: {clues:?}");
        }
        for (sum, part) in seen.iter_mut().zip(sorts(&counts)) {
            *sum += part;
        }
    }
    assert!(seen.iter().all(|&sum| sum > 10_000), "not of every sort: {seen:?}");
}

#[test]
fn fifty_thousand_by_the_reference() {
    const HOW_MANY: usize = 50_000;
    let mut random = Problems::new(seed().wrapping_add(1));
    let solutions = solutions(&mut random);
    let problems: Vec<Clues> =
        (0..HOW_MANY).map(|i| random.problem(&solutions[i % solutions.len()])).collect();
    let counts = solve::batch(&problems).counts(2);
    for (clues, count) in problems.iter().zip(&counts) {
        assert_eq!(reference::count(clues, 2), *count, "{clues:?}");
    }
    assert!(sorts(&counts).iter().all(|&sum| sum > HOW_MANY / 20), "{:?}", sorts(&counts));
}

/// Solving and transforming commute, and a transformation changes no count.
#[test]
fn symmetries() {
    let mut random = Problems::new(31);
    let solutions = solutions(&mut random);
    let levels = levels();
    for round in 0..20 {
        let problems: Vec<Clues> =
            (0..1000).map(|i| random.problem(&solutions[i % solutions.len()])).collect();
        let transform = random.transform();
        let turned: Vec<Clues> = problems
            .iter()
            .map(|clues| match clues {
                Clues::Grid(grid) => Clues::Grid(transform.grid(grid)),
                Clues::Candidates(candidates) => {
                    Clues::Candidates(transform.candidates(candidates))
                }
            })
            .collect();
        let level = levels[round % levels.len()];
        let all = |clues: &[Clues]| solve::batch(clues).cpu_level(level).verdicts();
        for (a, b) in all(&problems).iter().zip(&all(&turned)) {
            match (a, b) {
                (Verdict::Unique(a), Verdict::Unique(b)) => assert_eq!(transform.solution(a), *b),
                (Verdict::None, Verdict::None) | (Verdict::Several(_), Verdict::Several(_)) => {}
                _ => panic!("{a:?} but {b:?} after {transform:?}"),
            }
        }
        let counts = |clues: &[Clues]| solve::batch(clues).cpu_level(level).counts(50);
        assert_eq!(counts(&problems), counts(&turned), "{level}");
    }
}

/// The first solution is the least of all.
#[test]
fn the_first_is_the_least() {
    let mut random = Problems::new(41);
    let solutions = solutions(&mut random);
    for i in 0..2000 {
        let clues = random.problem(&solutions[i % solutions.len()]);
        let mut all = Vec::new();
        let _ = reference::solutions(clues, reference::Listing::Any, &mut |solution| {
            all.push(solution);
            match all.len() {
                200.. => std::ops::ControlFlow::Break(()),
                _ => std::ops::ControlFlow::Continue(()),
            }
        });
        if all.len() < 200 {
            assert_eq!(solve::first(clues), all.iter().min().copied(), "{clues:?}");
        }
    }
}
