//! Borescoper's deadly patterns, or unique polygons: three or four cells of a square in a block, and
//! a pair in the square's rows and one in its columns.
//!
//! ```text
//! x x . | x . .        seven cells with three digits (the square lacks a cell), or eight with four:
//! x x . | x . .        however they are filled, some of the digits could change places.
//! . . . | . . .
//! ------+------
//! x x . | . . .
//! ```

use super::each_filling;
use crate::grid::{Cell, CellSet, Unique};
use crate::marks::Marks;
use crate::step::{Emit, Flow};
use crate::technique::guarded::Guarded;
use core::ops::ControlFlow;

/// Polygons of types 1 to 4.
pub(in crate::technique) fn polygon(marks: &Marks, unique: &Unique, emit: &mut Emit<'_>) -> Flow {
    let few: CellSet = marks.open().iter().filter(|&cell| marks.cell(cell).len() <= 4).collect();
    for block in 0..9 {
        emit.budget().spend(1)?;
        let (top, left) = (block / 3 * 3, block % 3 * 3);
        for [above, below] in PAIRS.map(|pair| pair.map(|i| top + i)) {
            for [one, two] in PAIRS.map(|pair| pair.map(|i| left + i)) {
                let corners = [(above, one), (above, two), (below, one), (below, two)]
                    .map(|(row, column)| Cell::at(row, column));
                let square: CellSet = corners.into_iter().collect();
                let pairs = |lines: [usize; 2], own: usize, is_across: bool| {
                    let outside = (0..9).filter(move |i| i / 3 != own / 3);
                    let at = move |i| match is_across {
                        true => lines.map(|row| Cell::at(row, i)),
                        false => lines.map(|column| Cell::at(i, column)),
                    };
                    outside.map(move |i| CellSet::from_iter(at(i)))
                };
                for across in pairs([above, below], left, true) {
                    for down in pairs([one, two], top, false) {
                        let whole = square | across | down;
                        // The whole with four digits; without a corner, with three.
                        if (whole & few).len() < 5 {
                            continue;
                        }
                        let shapes = corners.map(|corner| (whole.without(corner), 3));
                        for (cells, count) in [(whole, 4)].into_iter().chain(shapes) {
                            if !cells.is_subset(marks.open()) {
                                continue;
                            }
                            each_filling(marks, cells, count, &mut |digits| {
                                let Some(deadly) = Guarded::deadly(marks, unique, cells, digits)
                                else {
                                    return ControlFlow::Continue(());
                                };
                                deadly.each(&mut |gone, pattern| emit.eliminate(gone, pattern))
                            })?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The pairs of lines of a chute.
pub(super) const PAIRS: [[usize; 2]; 3] = [[0, 1], [0, 2], [1, 2]];
