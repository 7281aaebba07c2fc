//! W-wings with more than a strong link of two places between them: several equal cells of two
//! candidates that between them see all places of one of their digits in a house.
//!
//! ```text
//! xy . . | . . .         if none of the cells were x, all would be y, and y would have no place in
//! .  . . | xy . .        row 9: one of them is x
//! -------+-------
//! y  . . | y  . y        grouped: two cells, one of which sees several places; multi-branch: three
//! .  . . | .  . xy       or four cells
//! ```

use crate::grid::{CandidateSet, Cell, CellSet, Digit, DigitSet, House};
use crate::marks::Marks;
use crate::step::{Emit, Flow, Pattern, Role};
use alloc::vec::Vec;
use core::ops::{ControlFlow, RangeInclusive};

/// The most cells of a wing with several branches.
const MOST_CELLS: usize = 4;

/// Two cells; one of them sees several of the places.
pub(in crate::technique) fn grouped_w_wing(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    each(marks, 2..=2, emit)
}

/// Three or four cells.
pub(in crate::technique) fn multi_branch_w_wing(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    each(marks, 3..=MOST_CELLS, emit)
}

/// Wings of a number of cells.
fn each(marks: &Marks, sizes: RangeInclusive<usize>, emit: &mut Emit<'_>) -> Flow {
    let pairs = marks.bivalue();
    let mut tried: Vec<DigitSet> = Vec::new();
    for cell in pairs {
        let digits = marks.cell(cell);
        let cells = digits.iter().fold(pairs, |cells, digit| cells & marks.digit(digit));
        if cells.len() < *sizes.start() || tried.contains(&digits) {
            continue;
        }
        tried.push(digits);
        for y in digits {
            let Some(x) = digits.without(y).only() else { continue };
            let mut search =
                BranchSearch { marks, sizes: sizes.clone(), x, y, cells, seen: Vec::new() };
            for house in House::ALL {
                let places = marks.cells_in(y, house);
                if places.len() > 1 {
                    search.extend(house, places, places, CellSet::EMPTY, emit)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

struct BranchSearch<'a> {
    marks: &'a Marks,
    /// How many cells a wing may have.
    sizes: RangeInclusive<usize>,
    x: Digit,
    y: Digit,
    /// The cells with these two digits.
    cells: CellSet,
    /// The wings found; the same cells may see the places in several houses.
    seen: Vec<CellSet>,
}

impl BranchSearch<'_> {
    /// Chooses a cell that sees the first of the places that no chosen cell sees.
    fn extend(
        &mut self,
        house: House,
        places: CellSet,
        open: CellSet,
        chosen: CellSet,
        emit: &mut Emit<'_>,
    ) -> Flow {
        let Some(first) = open.first() else { return self.found(house, places, chosen, emit) };
        if chosen.len() == *self.sizes.end() {
            return ControlFlow::Continue(());
        }
        // A cell that is one of the places does not exclude itself.
        for cell in (self.cells & first.peers()) - places - chosen {
            self.extend(house, places, open - cell.peers(), chosen.with(cell), emit)?;
        }
        ControlFlow::Continue(())
    }

    fn found(
        &mut self,
        house: House,
        places: CellSet,
        chosen: CellSet,
        emit: &mut Emit<'_>,
    ) -> Flow {
        // Two cells with two places are a W-wing.
        let fits = self.sizes.contains(&chosen.len()) && (chosen.len() > 2 || places.len() > 2);
        let gone = self.marks.digit(self.x) & chosen.common_peers();
        // Each cell alone sees one of the places.
        let sees = |cell: Cell| places & cell.peers();
        let is_needed = |cell: Cell| {
            let others = chosen.without(cell);
            !others.iter().fold(sees(cell), |own, other| own - sees(other)).is_empty()
        };
        if !fits || gone.is_empty() || self.seen.contains(&chosen) || !chosen.iter().all(is_needed)
        {
            return ControlFlow::Continue(());
        }
        self.seen.push(chosen);
        let pattern = Pattern::new()
            .cells(Role::Body, chosen, self.x)
            .cells(Role::Wing, chosen, DigitSet::of(self.x).with(self.y))
            .cells(Role::Link, places, self.y)
            .house(Role::Base, house);
        emit.eliminate(CandidateSet::digit(self.x, gone), pattern)
    }
}
