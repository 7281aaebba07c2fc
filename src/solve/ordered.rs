//! Solutions in row-major lexicographic order.
//!
//! A search that branches cell by cell in that order can take exponentially long before it finds
//! anything. So this module asks instead, again and again, "is there a solution that begins like
//! this?"; the engine answers each question in its own order of search.

use super::engine::rounds::settled;
use super::engine::words::{Words, place};
use super::questions::Questions;
use crate::grid::{Cell, Digit, Solution};

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
pub(super) fn first(questions: &mut Questions, words: &Words) -> Option<Solution> {
    let [best, other] = questions.two(words);
    let mut best = best?;
    let Some(other) = other else { return Some(best) };
    best = best.min(other);
    // Questions that follow from the cells decided so far are skipped.
    let mut prefix = settled(words, questions.level)?;
    for cell in Cell::ALL {
        let mut better = None;
        for digit in Digit::ALL.into_iter().take_while(|&digit| digit < best.get(cell)) {
            let mut asked = prefix;
            if fix(&mut asked, cell, digit) {
                better = questions.any(&asked);
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
            prefix = settled(&prefix, questions.level)?;
        }
    }
    Some(best)
}

/// The most solutions of a part that are put in order.
const MOST: usize = 1024;

/// Begins with all solutions of a state.
pub(super) fn begin(questions: &mut Questions, words: &Words) {
    questions.found.clear();
    questions.parts.clear();
    questions.parts.push((*words, 0));
    // Small at first, so that the first solution comes soon.
    questions.most = 2;
}

/// The next solution in order, if there is another.
///
/// A part with few solutions is searched in the engine's own order, and then sorted; one with many
/// is divided by the digits of its first open cell.
pub(super) fn next(questions: &mut Questions) -> Option<Solution> {
    loop {
        if let Some(solution) = questions.found.pop() {
            return Some(solution);
        }
        let (words, start) = questions.parts.pop()?;
        let most = questions.most;
        questions.up_to(&words, most + 1);
        if questions.watch.spent().is_some() {
            questions.found.clear();
            return None;
        }
        if questions.found.len() <= most {
            questions.found.sort_unstable_by(|a, b| b.cmp(a));
            questions.most = MOST.min(2 * most);
            continue;
        }
        questions.found.clear();
        let Some(words) = settled(&words, questions.level) else { continue };
        let is_open = |cell: &Cell| {
            let (row, bit) = place(*cell);
            words.iter().filter(|places| places[row] & bit != 0).count() > 1
        };
        // There is one: several solutions differ in a cell.
        let Some(cell) = Cell::ALL.into_iter().skip(start).find(is_open) else { continue };
        for digit in Digit::ALL.into_iter().rev() {
            let mut part = words;
            if fix(&mut part, cell, digit) {
                questions.parts.push((part, cell.index() + 1));
            }
        }
    }
}
