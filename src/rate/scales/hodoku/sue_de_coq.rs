//! Sue de Coq in HoDoKu's order; the first is taken. Rows come before columns, by block; the shared
//! cells, the line's and the block's are chosen in lexicographic order. An unused shared cell may
//! be among the others.

use crate::grid::{CandidateSet, Cell, CellSet, DigitSet, House};
use crate::technique::{Found, Marks, Pattern, Role, Step, Technique};
use alloc::vec::Vec;

/// The Sue de Coq that HoDoKu takes.
pub(super) fn first(marks: &Marks) -> Option<Step> {
    House::rows()
        .chain(House::columns())
        .find_map(|line| House::blocks().find_map(|block| Meet { marks, line, block }.first()))
}

/// A line and a block.
struct Meet<'a> {
    marks: &'a Marks,
    line: House,
    block: House,
}

/// Cells with their digits.
#[derive(Clone, Copy)]
struct Part {
    cells: CellSet,
    digits: DigitSet,
}

impl Part {
    const NONE: Part = Part { cells: CellSet::EMPTY, digits: DigitSet::EMPTY };

    /// The number of cells beyond the digits that the shared cells lack.
    fn gain(&self, shared: &Part) -> usize {
        self.cells.len().saturating_sub((self.digits - shared.digits).len())
    }
}

impl Meet<'_> {
    fn first(&self) -> Option<Step> {
        let shared = self.marks.open() & self.line.cells() & self.block.cells();
        self.choose(shared, &mut |shared| {
            // Two or three cells with at least two digits too many.
            let needed = shared.digits.len().saturating_sub(shared.cells.len());
            if shared.cells.len() < 2 || needed < 2 {
                return None;
            }
            let line = (self.marks.open() & self.line.cells()) - shared.cells;
            self.choose(line, &mut |one| {
                let gain = one.gain(&shared);
                if !one.digits.meets(shared.digits) || gain == 0 || gain >= needed {
                    return None;
                }
                let block = (self.marks.open() & self.block.cells()) - shared.cells - one.cells;
                self.choose(block, &mut |two| {
                    let common = one.digits & two.digits;
                    let fits = two.digits.meets(shared.digits)
                        && !common.meets(shared.digits)
                        && two.gain(&shared) == needed - gain;
                    fits.then(|| self.step(shared, one, two)).flatten()
                })
            })
        })
    }

    /// The first choice of some of these cells with which `found` finds a step.
    fn choose(&self, cells: CellSet, found: &mut dyn FnMut(Part) -> Option<Step>) -> Option<Step> {
        let cells: Vec<Cell> = cells.iter().collect();
        self.extend(&cells, Part::NONE, found)
    }

    fn extend(
        &self,
        rest: &[Cell],
        part: Part,
        found: &mut dyn FnMut(Part) -> Option<Step>,
    ) -> Option<Step> {
        rest.iter().enumerate().find_map(|(i, cell)| {
            let cells = part.cells.with(*cell);
            let part = Part { cells, digits: part.digits | self.marks.cell(*cell) };
            found(part).or_else(|| self.extend(&rest[i + 1..], part, found))
        })
    }

    fn step(&self, shared: Part, one: Part, two: Part) -> Option<Step> {
        let common = one.digits & two.digits;
        let mut gone = CandidateSet::EMPTY;
        for (house, own, other) in [(self.block, two, one), (self.line, one, two)] {
            let digits = ((shared.digits | own.digits) - other.digits) | common;
            let rest = house.cells() - own.cells - shared.cells;
            for digit in digits {
                gone.extend_digit(digit, self.marks.digit(digit) & rest);
            }
        }
        if gone.is_empty() {
            return None;
        }
        let cells = shared.cells | one.cells | two.cells;
        let pattern = Pattern::new()
            .cells(Role::Body, cells, self.marks.digits_of(cells))
            .cells(Role::Hinge, shared.cells, shared.digits)
            .cells(Role::Set(0), one.cells, one.digits)
            .cells(Role::Set(1), two.cells, two.digits)
            .house(Role::Base, self.line)
            .house(Role::Base, self.block);
        let technique =
            if common.is_empty() { Technique::SueDeCoq } else { Technique::ExtendedSueDeCoq };
        Some(Found::eliminate(gone, pattern).by(technique))
    }
}
