//! Puzzles by wishes, many at once.

use super::pattern;
use super::question::{Question, Reply, replies};
use super::random::{Random, Seed};
use super::task::{NotFound, Task, Turn};
use super::wanted::{Impossible, Wanted};
use crate::solve::Puzzle;
use alloc::vec::Vec;
use core::ops::Range;

/// How many puzzles are in the making at once: their questions are asked together.
const LANES: usize = 256;

/// A random puzzle. The same seed makes the same puzzle everywhere.
///
/// # Errors
/// When the wishes are impossible; the inner result, when no puzzle was found that fulfils them.
pub fn puzzle(wanted: &Wanted, seed: Seed) -> Result<Result<Puzzle, NotFound>, Impossible> {
    let mut one = puzzles(wanted, seed, 0..1)?;
    Ok(one.remove(0))
}

/// The puzzles with these numbers of an endless series. Puzzle `i` is made from [`Seed::nth`] `i`
/// alone, so that a series can be made in any pieces and by any number of threads.
///
/// # Errors
/// When the wishes are impossible.
pub fn puzzles(
    wanted: &Wanted,
    seed: Seed,
    numbers: Range<u64>,
) -> Result<Vec<Result<Puzzle, NotFound>>, Impossible> {
    wanted.check()?;
    if let Some(cells) = wanted.pattern {
        let make = |number| pattern::fill(wanted, cells, Random::new(seed.nth(number)));
        return Ok(numbers.map(make).collect());
    }
    let first = numbers.start;
    let mut made: Vec<Option<Result<Puzzle, NotFound>>> = Vec::new();
    made.resize_with((numbers.end.saturating_sub(first)) as usize, || None);
    let mut numbers = numbers.map(|number| ((number - first) as usize, seed.nth(number)));
    let mut lanes: Vec<(usize, Task<'_>)> = Vec::with_capacity(LANES);
    let mut questions: Vec<Question> = Vec::with_capacity(LANES);
    let mut said: Vec<Reply> = Vec::with_capacity(LANES);
    loop {
        questions.clear();
        let mut lane = 0;
        loop {
            if lane == lanes.len() {
                if lane == LANES {
                    break;
                }
                let Some((place, seed)) = numbers.next() else { break };
                lanes.push((place, Task::new(wanted, Random::new(seed))));
            }
            match lanes[lane].1.turn() {
                Turn::Ask(question) => {
                    questions.push(question);
                    lane += 1;
                }
                Turn::Done(result) => {
                    made[lanes[lane].0] = Some(result);
                    match numbers.next() {
                        Some((place, seed)) => {
                            lanes[lane].0 = place;
                            lanes[lane].1.again(Random::new(seed));
                        }
                        None => drop(lanes.swap_remove(lane)),
                    }
                }
            }
        }
        if questions.is_empty() {
            return Ok(made.into_iter().flatten().collect());
        }
        replies(&questions, &mut said);
        for ((_, task), reply) in lanes.iter_mut().zip(&said) {
            task.answer(reply);
        }
    }
}
