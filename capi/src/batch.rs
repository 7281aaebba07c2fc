//! Many puzzles at once.

use crate::status::Status;
use ninefold::grid::line::split;
use ninefold::solve::batch;
use ninefold::{Grid, Solution, Verdict};

/// How many puzzles are answered together.
const TOGETHER: usize = 4096;

/// Answers each of `count` puzzles: `puzzle` returns the text of the one with a number, and `take`
/// gets its number, its status and its only solution.
pub(crate) fn solve<'a>(
    count: usize,
    puzzle: impl Fn(usize) -> &'a [u8],
    mut take: impl FnMut(usize, Status, Option<Solution>),
) {
    for start in (0..count).step_by(TOGETHER) {
        let numbers = start..count.min(start + TOGETHER);
        let grids: Vec<Option<Grid>> = numbers.clone().map(|n| grid(puzzle(n))).collect();
        let mut outcomes = batch(grids.iter().flatten()).outcomes().into_iter();
        for (number, grid) in numbers.zip(&grids) {
            match grid.and_then(|_| outcomes.next()) {
                Some(Verdict::Unique(solution)) => take(number, Status::Ok, Some(solution)),
                Some(Verdict::Several(())) => take(number, Status::Several, None),
                Some(Verdict::None) => take(number, Status::None, None),
                None => take(number, Status::Malformed, None),
            }
        }
    }
}

/// The grid of 81 characters.
fn grid(text: &[u8]) -> Option<Grid> {
    match split(str::from_utf8(text).ok()?) {
        Ok((values, "")) => Grid::from_values(values),
        _ => None,
    }
}
