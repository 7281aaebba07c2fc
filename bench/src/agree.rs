//! Compares engines with each other and with the reference solver, on any number of problems.

use anyhow::{Result, bail};
use clap::Args;
use ninefold::generate::{self, Random, Seed};
use ninefold::solve::{self, CpuLevel, reference};
use ninefold::{Candidates, Cell, Clues, Digit, DigitSet, Grid, Solution, Verdict};
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

#[derive(Args)]
pub(crate) struct Agree {
    /// How many problems: valid, with several solutions, with none, contradictory, Sukaku
    #[arg(long, default_value_t = 100_000_000)]
    problems: u64,

    /// The same seed makes the same problems, whatever the number of threads
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// One of this many is also given to the reference solver
    #[arg(long, default_value = "1000")]
    reference: NonZero<usize>,

    /// How many threads; all processors otherwise
    #[arg(long)]
    threads: Option<NonZero<usize>>,
}

const CHUNK: u64 = 10_000;

impl Agree {
    pub(crate) fn run(&self) -> Result<()> {
        let chunks = self.problems.div_ceil(CHUNK);
        let next = AtomicU64::new(0);
        let threads = self.threads.or_else(|| thread::available_parallelism().ok());
        let work = || {
            let mut seen = [0; 3];
            loop {
                let chunk = next.fetch_add(1, Ordering::Relaxed);
                if chunk >= chunks {
                    return Ok(seen);
                }
                let part = self.compare(chunk)?;
                for (sum, count) in seen.iter_mut().zip(part) {
                    *sum += count;
                }
            }
        };
        let sums: Vec<Result<[u64; 3]>> = thread::scope(|scope| {
            let workers: Vec<_> =
                (0..threads.map_or(1, NonZero::get)).map(|_| scope.spawn(work)).collect();
            workers.into_iter().map(|worker| worker.join().expect("a worker's panic")).collect()
        });
        let mut all = [0; 3];
        for sum in sums {
            for (all, part) in all.iter_mut().zip(sum?) {
                *all += part;
            }
        }
        let [none, unique, several] = all;
        println!(
            "{} problems, all engines agree: {unique} unique, {several} with several solutions, {none} without",
            none + unique + several
        );
        Ok(())
    }

    /// Returns how many problems have no, one or several solutions.
    fn compare(&self, chunk: u64) -> Result<[u64; 3]> {
        let mut random = Random::new(Seed(self.seed).nth(chunk));
        let solution = generate::grid(&mut random);
        let problems: Vec<Clues> = (0..CHUNK).map(|_| problem(&solution, &mut random)).collect();
        let levels: Vec<CpuLevel> =
            CpuLevel::ALL.iter().copied().filter(|level| level.is_here()).collect();
        let (one, other) = two_of(&levels, chunk as usize);
        let count = |level| solve::batch(&problems).cpu_level(level).counts(2);
        let (counts, others) = (count(one), count(other));
        let mut seen = [0; 3];
        for (i, (clues, &number)) in problems.iter().zip(&counts).enumerate() {
            let single = || match solve::check_at(one, clues) {
                Verdict::None => 0,
                Verdict::Unique(_) => 1,
                Verdict::Several(_) => 2,
            };
            let differs = others[i] != number
                || i % 8 == chunk as usize % 8 && single() != number
                || i % self.reference == 0 && reference::count(clues, 2) != number;
            if differs {
                bail!("{one}, {other}, the single layout and the reference differ on {clues:?}");
            }
            seen[number as usize] += 1;
        }
        Ok(seen)
    }
}

/// Two different ones if there are two; in turn, each of them with each other one.
fn two_of<T: Copy>(engines: &[T], turn: usize) -> (T, T) {
    let len = engines.len();
    let one = turn % len;
    let further = 1 + turn / len % (len - 1).max(1);
    (engines[one], engines[(one + further) % len])
}

/// Clues of a solution; some with a digit exchanged, some at random; candidates.
fn problem(solution: &Solution, random: &mut Random) -> Clues {
    let solution = random.transform().solution(solution);
    let cell = |random: &mut Random| Cell::from_index(random.below(81) as usize);
    let digit = |random: &mut Random| Digit::from_index(random.below(9) as usize);
    let kind = random.below(6);
    if kind < 2 {
        let share = 1 + random.below(3);
        let mut sets = [DigitSet::EMPTY; 81];
        for (set, &right) in sets.iter_mut().zip(solution.digits()) {
            *set = Digit::ALL.into_iter().filter(|_| random.below(8) < share).collect();
            if random.below(400) != 0 {
                set.insert(right);
            }
        }
        return Clues::Candidates(Candidates::from_sets(sets));
    }
    if kind == 2 {
        let mut grid = Grid::EMPTY;
        for _ in 0..10 + random.below(30) {
            grid.set(cell(random), digit(random));
        }
        return Clues::Grid(grid);
    }
    let mut cells = Cell::ALL;
    random.shuffle(&mut cells);
    let mut grid = Grid::EMPTY;
    for &cell in cells.iter().take(22 + random.below(20) as usize) {
        grid.set(cell, solution.get(cell));
    }
    if kind == 3 {
        grid.set(cell(random), digit(random));
    }
    Clues::Grid(grid)
}

#[cfg(test)]
mod tests {
    use super::two_of;
    use std::collections::HashSet;

    #[test]
    fn every_engine_meets_every_other_and_never_itself() {
        for len in [2, 4, 6] {
            let engines: Vec<usize> = (0..len).collect();
            let pairs: Vec<_> = (0..len * (len - 1)).map(|turn| two_of(&engines, turn)).collect();
            assert!(pairs.iter().all(|(one, other)| one != other));
            assert_eq!(pairs.iter().collect::<HashSet<_>>().len(), pairs.len());
        }
    }
}
