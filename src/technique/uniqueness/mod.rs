//! Techniques that rely on uniqueness.
//!
//! A deadly pattern is a set of cells whose digits could be exchanged everywhere at once: if the
//! cells held only the pattern's digits, there would be a second solution. So one of the *extra*
//! candidates in its cells is true. What follows depends on where the extras lie:
//!
//! 1. in one cell: that cell holds an extra, not a digit of the pattern;
//! 2. of one digit: a candidate that sees all of them is removed (type 5 when they lie on a
//!    diagonal or in three cells);
//! 3. in two cells of a house: with further cells of the house they form a naked subset;
//! 4. in two cells of a house in which one of the pattern's digits has no other place: both cells
//!    lose the pattern's other digit.
//!
//! No cell may be a given, and no candidate clue may rule out what the exchange needs: the proof
//! checks this, see [`Unique::leaves_free`].

mod automorphisms;
mod avoidable;
mod bug;
pub(super) mod entries;
mod extended;
mod gurth;
mod hidden;
mod lite;
mod loops;
mod polygon;
mod qiu;
mod rectangle;

pub(super) use avoidable::{avoidable_1, avoidable_2};
pub(super) use bug::{bug, bug_3, bug_4, bug_plus_1};
pub(super) use extended::extended_rectangle;
pub(super) use gurth::{anti_symmetrical, symmetrical_placement};
pub(super) use hidden::hidden_rectangle;
pub(super) use lite::bug_lite;
pub(super) use loops::unique_loop;
pub(super) use polygon::polygon;
pub(super) use qiu::qiu;
pub(super) use rectangle::unique_rectangle;

use crate::grid::{CellSet, DigitSet};
use crate::marks::Marks;
use crate::step::Flow;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Every set of this many digits of which each cell has at least two. Either at most two cells have other
/// candidates, or the candidates of all cells together have one digit more.
fn each_filling(
    marks: &Marks,
    cells: CellSet,
    count: usize,
    found: &mut dyn FnMut(DigitSet) -> Flow,
) -> Flow {
    let mut tried: Vec<DigitSet> = Vec::new();
    let mut test = |digits: DigitSet| {
        let is_new = digits.len() == count && !tried.contains(&digits);
        if !is_new || cells.iter().any(|cell| (marks.cell(cell) & digits).len() < 2) {
            return ControlFlow::Continue(());
        }
        tried.push(digits);
        found(digits)
    };
    let (mut all, mut large) = (DigitSet::EMPTY, CellSet::EMPTY);
    // The digits of at least one, two and three of the cells that are not large. Those that are in
    // more cells than may be left out are needed.
    let mut needed = [DigitSet::EMPTY; 3];
    for cell in cells {
        let digits = marks.cell(cell);
        all |= digits;
        if digits.len() > count {
            large.insert(cell);
        } else {
            needed[2] |= needed[1] & digits;
            needed[1] |= needed[0] & digits;
            needed[0] |= digits;
        }
    }
    if all.len() == count + 1 {
        all.iter().try_for_each(|digit| test(all.without(digit)))?;
    }
    let small = needed[0];
    let Some(others) = 2_usize.checked_sub(large.len()) else { return ControlFlow::Continue(()) };
    // A cell that is not large has at most two digits fewer than `count` as extras.
    if needed[others].len() > count || small.len() > count + others * (count - 2) {
        return ControlFlow::Continue(());
    }
    match others {
        0 => test(small),
        // The other cell with extras, if there is one, is any.
        1 => cells.iter().try_for_each(|cell| test(marks.digits_of((cells - large).without(cell)))),
        _ => cells.iter().try_for_each(|one| {
            let rest = cells.without(one);
            rest.iter().try_for_each(|two| test(marks.digits_of(rest.without(two))))
        }),
    }
}
