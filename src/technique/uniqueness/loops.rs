//! Unique loops: a closed path of more than four cells with the same two digits, from house to
//! house, that visits every row, column and block twice or not at all.

use crate::grid::{Cell, CellSet, DigitSet, HouseKind, Unique};
use crate::marks::Marks;
use crate::step::{Emit, Flow};
use crate::technique::guarded::{Guarded, may_loop};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Loops of which at most two cells have extras, or whose extras are of one digit.
pub(in crate::technique) fn unique_loop(
    marks: &Marks,
    unique: &Unique,
    emit: &mut Emit<'_>,
) -> Flow {
    let mut tried: Vec<DigitSet> = Vec::new();
    for cell in marks.bivalue() {
        let digits = marks.cell(cell);
        if tried.contains(&digits) {
            continue;
        }
        tried.push(digits);
        let both = paired(digits.iter().fold(marks.open(), |cells, d| cells & marks.digit(d)));
        if !may_loop(marks, both, digits, 6) {
            continue;
        }
        let mut loops: Vec<CellSet> = Vec::new();
        for start in both.iter().filter(|&start| marks.cell(start) == digits) {
            let walk = Walk { marks, digits, both, start };
            walk.go(start, CellSet::of(start), None, 0, &mut loops);
        }
        loops.sort_unstable();
        loops.dedup();
        for cells in loops {
            let Some(deadly) = Guarded::deadly(marks, unique, cells, digits) else { continue };
            deadly.each(&mut |gone, pattern| emit.eliminate(gone, pattern))?;
        }
    }
    ControlFlow::Continue(())
}

/// Those of some cells that may be in a loop: with another one in each of their houses.
fn paired(mut cells: CellSet) -> CellSet {
    loop {
        let is_alone = |cell: &Cell| {
            let own = CellSet::of(*cell);
            cell.houses().into_iter().any(|house| cells & house.cells() == own)
        };
        let alone: CellSet = cells.iter().filter(is_alone).collect();
        if alone.is_empty() {
            return cells;
        }
        cells -= alone;
    }
}

struct Walk<'a> {
    marks: &'a Marks,
    digits: DigitSet,
    both: CellSet,
    start: Cell,
}

impl Walk<'_> {
    /// Continues from a cell along a house of another kind than the previous one. No house may hold
    /// more than two cells of the path, and no more than two cells may have extras unless all
    /// extras are of one digit.
    fn go(
        &self,
        at: Cell,
        cells: CellSet,
        came: Option<HouseKind>,
        depth: usize,
        loops: &mut Vec<CellSet>,
    ) {
        if depth >= 13 {
            return;
        }
        for house in at.houses() {
            if came == Some(house.kind()) {
                continue;
            }
            let inside = cells & house.cells();
            if depth >= 5 && inside == CellSet::of(at).with(self.start) && is_even(cells) {
                loops.push(cells);
            }
            if inside.len() > 1 {
                continue;
            }
            for next in (self.both & house.cells()) - cells {
                let more = cells.with(next);
                let full = next.houses().into_iter().any(|h| (more & h.cells()).len() > 2);
                if !full && self.may_have(more) {
                    self.go(next, more, Some(house.kind()), depth + 1, loops);
                }
            }
        }
    }

    fn may_have(&self, cells: CellSet) -> bool {
        let mut extras = DigitSet::EMPTY;
        let mut count = 0;
        for cell in cells {
            let extra = self.marks.cell(cell) - self.digits;
            count += usize::from(!extra.is_empty());
            extras |= extra;
        }
        count <= 2 || extras.len() == 1
    }
}

/// Whether every row, column and block holds two of the cells or none, so that the two digits can
/// alternate and be exchanged.
fn is_even(cells: CellSet) -> bool {
    cells.len().is_multiple_of(2)
        && cells.houses().iter().all(|house| (cells & house.cells()).len() == 2)
}
