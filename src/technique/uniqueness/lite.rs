//! Bivalue universal graves in a part of the grid ("BUG-lite"): cells with two digits each, such that
//! every digit has two of the places in each house or none. Then every cell could hold its other
//! digit.
//!
//! ```text
//! ab  bc  ac | .      as a grave of all open cells, and as a rectangle or loop of two digits, which
//! -----------+---     are the cases with names of their own
//! ab  bc+ ac | .
//! ```

use crate::grid::{CandidateSet, Cell, CellSet, Digit, DigitSet, Unique};
use crate::marks::Marks;
use crate::step::{Emit, Flow, Ground};
use crate::technique::guarded::Guarded;
use core::ops::ControlFlow;

/// The most steps of the search at one state of the marks, a cell each.
const MOST_STEPS: u32 = 20_000;

/// The most cells of a grave: larger ones are hard to see and take long to find.
const MOST_CELLS: usize = 14;

/// Graves of three digits or more in some of the open cells, of which at most two have extras unless
/// these are of one digit.
pub(in crate::technique) fn bug_lite(marks: &Marks, unique: &Unique, emit: &mut Emit<'_>) -> Flow {
    let mut left = MOST_STEPS;
    for start in marks.bivalue() {
        let mut search =
            LiteSearch { marks, unique, start, places: [CellSet::EMPTY; 9], left: &mut left, emit };
        search.add(start, marks.cell(start), CellSet::EMPTY, CandidateSet::EMPTY)?;
    }
    ControlFlow::Continue(())
}

struct LiteSearch<'a, 'e> {
    marks: &'a Marks,
    unique: &'a Unique,
    /// The first of the grave's cells without extras.
    start: Cell,
    /// By digit, its places in the grave.
    places: [CellSet; 9],
    left: &'a mut u32,
    emit: &'a mut Emit<'e>,
}

impl LiteSearch<'_, '_> {
    /// Adds a cell with two digits if that leaves at most two places for each in a house, and
    /// continues.
    fn add(&mut self, cell: Cell, pair: DigitSet, cells: CellSet, extras: CandidateSet) -> Flow {
        let mut extras = extras;
        extras.extend_cell(cell, self.marks.cell(cell) - pair);
        let roof = extras.all_cells();
        let few = roof.len() < 2
            || extras.all_digits().len() == 1
            || roof.len() == 2 && !roof.common_houses().is_empty();
        let fits = |digit: Digit| {
            let places = self.places[digit.index()];
            self.unique.leaves_free(cell, digit)
                && cell.houses().iter().all(|house| (places & house.cells()).len() < 2)
        };
        if !few || !pair.iter().all(fits) {
            return ControlFlow::Continue(());
        }
        pair.iter().for_each(|digit| {
            self.places[digit.index()].insert(cell);
        });
        let flow = self.extend(cells.with(cell), &extras);
        pair.iter().for_each(|digit| {
            self.places[digit.index()].remove(cell);
        });
        flow
    }

    /// Fills the house that has one place of a digit, where there are the fewest cells for it.
    fn extend(&mut self, cells: CellSet, extras: &CandidateSet) -> Flow {
        self.emit.budget().spend(1)?;
        let Some(left) = self.left.checked_sub(1) else { return ControlFlow::Continue(()) };
        *self.left = left;
        let mut fewest: Option<(Digit, CellSet)> = None;
        for digit in Digit::ALL {
            let places = self.places[digit.index()];
            for house in places.houses().iter().filter(|h| (places & h.cells()).len() == 1) {
                let fit = self.marks.cells_in(digit, house) - cells;
                if fewest.is_none_or(|(_, known)| fit.len() < known.len()) {
                    fewest = Some((digit, fit));
                }
            }
        }
        let Some((digit, fit)) = fewest else { return self.found(cells, *extras) };
        if cells.len() == MOST_CELLS {
            return ControlFlow::Continue(());
        }
        for cell in fit {
            let digits = self.marks.cell(cell);
            if digits.len() == 2 && cell < self.start {
                continue;
            }
            for other in digits.without(digit) {
                self.add(cell, DigitSet::of(digit).with(other), cells, *extras)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn found(&mut self, cells: CellSet, extras: CandidateSet) -> Flow {
        let count = self.places.iter().filter(|places| !places.is_empty()).count();
        if count < 3 || cells == self.marks.open() {
            return ControlFlow::Continue(());
        }
        let grave = Guarded {
            marks: self.marks,
            cells,
            digits: DigitSet::EMPTY,
            extras,
            ground: Ground::Deadly,
        };
        let emit = &mut *self.emit;
        grave.each(&mut |gone, pattern| emit.eliminate(gone, pattern))
    }
}
