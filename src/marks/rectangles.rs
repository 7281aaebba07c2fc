//! Rectangles of cells in two rows, two columns and two blocks, and which of them may be deadly.

use super::rows::bits;
use super::{Flow, Marks};
use crate::grid::{Cell, CellSet, DigitSet, Unique};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Four cells in two rows, two columns and two blocks: `corners[0]` and `corners[3]` are opposite,
/// so are `corners[1]` and `corners[2]`.
pub(crate) type Corners = [Cell; 4];

/// A rectangle of open cells in which two digits may be deadly: one cell has only these two, and
/// each of the others has at least one of them.
pub(crate) struct Rectangle {
    pub(crate) corners: Corners,
    pub(crate) digits: DigitSet,
    /// How many cells have other candidates.
    pub(crate) roof: usize,
    /// The digits of these.
    pub(crate) extras: DigitSet,
}

/// Every rectangle that is deadly according to the proof; those with the same corners are adjacent.
pub(crate) fn all(marks: &Marks) -> Vec<Rectangle> {
    let mut all: Vec<Rectangle> = Vec::new();
    let Some(unique) = marks.unique() else { return all };
    let _ = each_rectangle(marks.open(), marks.bivalue(), &mut |corners| {
        let sets = corners.map(|cell| marks.cell(cell));
        for (i, &digits) in sets.iter().enumerate() {
            if digits.len() != 2
                || sets.iter().any(|set| !set.meets(digits))
                || sets[..i].contains(&digits)
            {
                continue;
            }
            let extras = sets.map(|set| set - digits);
            let roof = extras.iter().filter(|extra| !extra.is_empty()).count();
            let union = extras.into_iter().fold(DigitSet::EMPTY, |all, extra| all | extra);
            let cells = CellSet::from_iter(corners);
            if is_deadly(marks, unique, cells, digits) {
                all.push(Rectangle { corners, digits, roof, extras: union });
            }
        }
        ControlFlow::Continue(())
    });
    all
}

/// Whether the proof allows the exchange of these digits; the cells are open.
pub(crate) fn is_deadly(marks: &Marks, unique: &Unique, cells: CellSet, digits: DigitSet) -> bool {
    let is_free = |digit| cells.is_subset(unique.free_for(digit));
    cells.is_subset(marks.open()) && digits.iter().all(is_free)
}

/// Every four such cells of a set, once, at least one of which is in a second set.
pub(crate) fn each_rectangle(
    cells: CellSet,
    wanted: CellSet,
    found: &mut dyn FnMut(Corners) -> Flow,
) -> Flow {
    let lines = |cells: CellSet| {
        let rows: [u16; 9] = core::array::from_fn(|row| (cells.bits() >> (9 * row)) as u16 & 0o777);
        let mut columns = [0; 9];
        for (i, row) in rows.iter().enumerate() {
            bits((*row).into()).for_each(|column| columns[column] |= 1 << i);
        }
        (rows, columns)
    };
    let ((rows, columns), (wanted_rows, wanted_columns)) = (lines(cells), lines(wanted));
    for (top, across) in rows.into_iter().enumerate() {
        let (band, above) = (0o007 << (top / 3 * 3), (2 << top) - 1);
        for left in bits(across.into()) {
            for right in bits((across & !((2 << left) - 1)).into()) {
                // In two blocks: either the columns share a stack or the rows share a band.
                let fit = if left / 3 == right / 3 { !band } else { band };
                let mut below: u16 = columns[left] & columns[right] & fit & !above;
                if wanted_rows[top] & (1 << left | 1 << right) == 0 {
                    below &= wanted_columns[left] | wanted_columns[right];
                }
                for bottom in bits(below.into()) {
                    found([
                        Cell::at(top, left),
                        Cell::at(top, right),
                        Cell::at(bottom, left),
                        Cell::at(bottom, right),
                    ])?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
