//! Unique rectangles in HoDoKu's order; the first of a type is taken.
//!
//! HoDoKu starts from each cell with two candidates, goes to another cell of its block in the same row or
//! column, and then along both lines that cross them. A corner may lack a candidate of the rectangle
//! unless a placed digit excludes it. Rectangles that were examined are known by a number, and not
//! examined again. Different rectangles may have the same number, so some are passed over.

use crate::grid::{Cell, CellSet, Digit, DigitSet};
use crate::technique::{Budget, Marks, Role, Step, Technique};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// The rectangle of a type that HoDoKu takes.
pub(super) fn first(marks: &Marks, technique: Technique, budget: &Budget<'_>) -> Option<Step> {
    let examined = examined(marks);
    let mut best: Option<(usize, Step)> = None;
    let _ = technique.each_within(marks, budget, &mut |step| {
        let pattern = step.pattern();
        let own = (pattern.cells_of(Role::Body), pattern.digits_of(Role::Body));
        if let Some(place) = examined.iter().position(|other| *other == own)
            && best.as_ref().is_none_or(|(least, _)| place < *least)
        {
            best = Some((place, step));
        }
        ControlFlow::Continue(())
    });
    best.map(|(_, step)| step)
}

/// The rectangles that are examined, in order.
fn examined(marks: &Marks) -> Vec<(CellSet, DigitSet)> {
    let mut numbers = BTreeSet::new();
    let mut examined = Vec::new();
    for start in marks.bivalue() {
        let digits = marks.cell(start);
        let (Some(one), Some(two)) = (digits.first(), digits.last()) else { continue };
        let block = start.block();
        for (beside, is_row) in block.cells().without(start).iter().filter_map(|beside| {
            let is_row = beside.row() == start.row();
            (is_row || beside.column() == start.column()).then_some((beside, is_row))
        }) {
            if !is_allowed(marks, beside, one) || !is_allowed(marks, beside, two) {
                continue;
            }
            let along = |from: Cell| if is_row { from.column() } else { from.row() };
            for (a, b) in along(start).cells().iter().zip(along(beside).cells()) {
                // HoDoKu asks twice whether the second cell may hold the second digit.
                let fits = a.block() != block
                    && is_allowed(marks, a, one)
                    && is_allowed(marks, b, one)
                    && is_allowed(marks, b, two);
                let cells: CellSet = [start, beside, a, b].into_iter().collect();
                if fits && numbers.insert(number(cells)) {
                    examined.push((cells, digits));
                }
            }
        }
    }
    examined
}

/// Whether a cell is open and sees no cell with a digit.
fn is_allowed(marks: &Marks, cell: Cell, digit: Digit) -> bool {
    marks.open().contains(cell) && cell.peers().iter().all(|peer| marks.placed(peer) != Some(digit))
}

/// The corners in reading order, as digits of ten although they have two.
fn number(corners: CellSet) -> usize {
    corners.iter().fold(0, |number, corner| number * 10 + corner.index())
}
