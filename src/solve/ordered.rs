//! Solutions in row-major lexicographic order.
//!
//! A search that branches cell by cell in that order can take exponentially long before it finds
//! anything. So this module asks instead, again and again, "is there a solution that begins like
//! this?"; the engine answers each question in its own order of search.

use super::engine::single::settled;
use super::engine::words::{Words, place};
use super::one;
use crate::grid::{Cell, Digit, Solution};
use crate::simd::CpuLevel;
use core::ops::ControlFlow;

/// Makes a digit the only candidate of a cell; returns false when it is not a candidate there.
fn fix(words: &mut Words, cell: Cell, digit: Digit) -> bool {
    let (row, bit) = place(cell);
    if words[digit.index()][row] & bit == 0 {
        return false;
    }
    for (d, places) in words.iter_mut().enumerate() {
        if d != digit.index() {
            places[row] &= !bit;
        }
    }
    true
}

/// The first solution, found by improving any solution from the front.
pub(super) fn first(words: &Words, level: CpuLevel) -> Option<Solution> {
    let [best, other] = one::two(words, level);
    let mut best = best?;
    let Some(other) = other else { return Some(best) };
    best = best.min(other);
    // Questions that follow from the cells decided so far are skipped.
    let mut prefix = settled(words, level)?;
    for cell in Cell::ALL {
        let mut better = None;
        for digit in Digit::ALL.into_iter().take_while(|&digit| digit < best.get(cell)) {
            let mut asked = prefix;
            if fix(&mut asked, cell, digit) {
                better = one::any(&asked, level);
            }
            if better.is_some() {
                break;
            }
        }
        if let Some(better) = better {
            best = better;
        }
        let before = prefix;
        fix(&mut prefix, cell, best.get(cell));
        if prefix != before {
            prefix = settled(&prefix, level)?;
        }
    }
    Some(best)
}

/// All solutions in order, until `found` breaks.
pub(super) fn each(
    words: &Words,
    level: CpuLevel,
    found: &mut dyn FnMut(Solution) -> ControlFlow<()>,
) -> ControlFlow<()> {
    from(words, 0, level, found)
}

/// As [`each`], of a state in which the cells before `start` have one candidate.
fn from(
    words: &Words,
    start: usize,
    level: CpuLevel,
    found: &mut dyn FnMut(Solution) -> ControlFlow<()>,
) -> ControlFlow<()> {
    match one::two(words, level) {
        [None, _] => ControlFlow::Continue(()),
        [Some(only), None] => found(only),
        [Some(a), Some(b)] => {
            let free = |cell: &Cell| {
                let (row, bit) = place(*cell);
                words.iter().filter(|places| places[row] & bit != 0).count() > 1
            };
            // At the latest one where the two solutions differ.
            let Some(cell) = Cell::ALL.into_iter().skip(start).find(free) else {
                return found(a.min(b));
            };
            Digit::ALL.into_iter().try_for_each(|digit| {
                let mut next = *words;
                match fix(&mut next, cell, digit) {
                    true => from(&next, cell.index() + 1, level, found),
                    false => ControlFlow::Continue(()),
                }
            })
        }
    }
}
