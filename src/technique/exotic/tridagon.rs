//! Tridagon, also called Thor's hammer: three digits in twelve cells of four blocks.
//!
//! ```text
//! A . . | A . .     Four blocks that form a rectangle, and three cells in each, no two of them in
//! . A . | . A .     one row or column. In three of the blocks the cells run in one direction (the
//! . . A | . . A     column moves to the right, cyclically, as the row moves down), in the fourth
//! ------+------     in the other; or in one against three. Such cells cannot be filled with three
//! A . . | . . A     digits, so one of the other candidates in them, a guardian, is true.
//! . A . | . A .
//! . . A | A . .
//! ```
//!
//! Found by denis_berthier, mith and others in the players' forum (2022).

use super::choices;
use crate::grid::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet};
use crate::marks::Marks;
use crate::step::{Emit, Flow, Found, Ground, Pattern, Role};
use core::ops::ControlFlow;

/// The columns of the three rows: the first three run in one direction, the others in the other.
const WAYS: [[usize; 3]; 6] = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [1, 0, 2], [2, 1, 0]];

/// The cells of some of the four blocks.
struct Part {
    cells: CellSet,
    guardians: CandidateSet,
    /// What every guardian excludes.
    excluded: CandidateSet,
}

/// One of the guardians is true.
pub(in crate::technique) fn tridagon(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    for three in choices(DigitSet::FULL, 3) {
        // A cell of the pattern has two of the digits at least.
        let (mut one, mut two) = (CellSet::EMPTY, CellSet::EMPTY);
        for digit in three {
            two |= one & marks.digit(digit);
            one |= marks.digit(digit);
        }
        let fits = |block: usize| {
            core::array::from_fn(|way| {
                let cells = way_of(block, way);
                cells.is_subset(two).then_some(cells)
            })
        };
        let ways: [[Option<CellSet>; 6]; 9] = core::array::from_fn(fits);
        for corner in 0..9 {
            // The rectangle without one band and one stack.
            let (band, stack) = (corner / 3, corner % 3);
            let is_in = |block: &usize| block / 3 != band && block % 3 != stack;
            let mut blocks = [[None; 6]; 4];
            blocks.iter_mut().zip((0..9).filter(is_in)).for_each(|(to, from)| *to = ways[from]);
            let start = Part {
                cells: CellSet::EMPTY,
                guardians: CandidateSet::EMPTY,
                excluded: marks.all(),
            };
            extend(marks, three, &blocks, false, &start, emit)?;
        }
    }
    ControlFlow::Continue(())
}

/// Three cells of a block.
fn way_of(block: usize, way: usize) -> CellSet {
    let columns = WAYS[way].iter().enumerate();
    columns.map(|(row, column)| Cell::at(block / 3 * 3 + row, block % 3 * 3 + column)).collect()
}

/// Adds the cells of the blocks that are left.
fn extend(
    marks: &Marks,
    three: DigitSet,
    blocks: &[[Option<CellSet>; 6]],
    is_odd: bool,
    part: &Part,
    emit: &mut Emit<'_>,
) -> Flow {
    let Some((block, rest)) = blocks.split_first() else {
        return if is_odd { conclude(three, part, emit) } else { ControlFlow::Continue(()) };
    };
    if blocks.iter().any(|ways| ways.iter().all(Option::is_none)) {
        return ControlFlow::Continue(());
    }
    for (way, cells) in block.iter().enumerate() {
        let Some(cells) = *cells else { continue };
        let mut longer = Part { cells: part.cells | cells, ..*part };
        for cell in cells {
            for digit in marks.cell(cell) - three {
                longer.guardians.insert(Candidate { cell, digit });
                longer.excluded = longer.excluded.and(excluded(marks, cell, digit));
            }
        }
        if !longer.excluded.is_empty() {
            extend(marks, three, rest, is_odd != (way < 3), &longer, emit)?;
        }
    }
    ControlFlow::Continue(())
}

/// The candidates that cannot be true together with this one.
fn excluded(marks: &Marks, cell: Cell, digit: Digit) -> CandidateSet {
    let mut seen = CandidateSet::digit(digit, marks.digit(digit) & cell.peers());
    seen.extend_cell(cell, marks.cell(cell).without(digit));
    seen
}

fn conclude(three: DigitSet, part: &Part, emit: &mut Emit<'_>) -> Flow {
    let mut pattern = Pattern::on(Ground::Core).cells(Role::Body, part.cells, three);
    for cell in part.guardians.all_cells() {
        pattern = pattern.cells(Role::Fin, cell, part.guardians.digits(cell));
    }
    let mut guardians = part.guardians.iter();
    let step = match (guardians.next(), guardians.next()) {
        // Not in a puzzle with a solution.
        (None, _) => return ControlFlow::Continue(()),
        (Some(only), None) => Found::place(only.cell, only.digit, pattern),
        _ => Found::eliminate(part.excluded, pattern),
    };
    emit.found(step)
}
