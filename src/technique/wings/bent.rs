//! WXYZ-wings: four cells of a block and a line that crosses it, with four digits, of which all but
//! one can appear only once among them.

use crate::grid::{CandidateSet, CellSet, Digit, DigitSet, House};
use crate::marks::Marks;
use crate::step::{Emit, Flow, Pattern, Role};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Four cells, four digits; one digit may appear twice, so it appears at least once, and a
/// candidate that sees all its places is removed.
pub(in crate::technique) fn wxyz_wing(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let few: CellSet =
        marks.open().iter().filter(|&cell| (2..=4).contains(&marks.cell(cell).len())).collect();
    let fours = fours(marks, few);
    for block in House::blocks() {
        let is_near =
            |cells: &&CellSet| cells.meets(block.cells()) && !cells.is_subset(block.cells());
        let near: Vec<CellSet> = fours.iter().filter(is_near).copied().collect();
        for line in block.cells().houses() {
            if line.kind() == block.kind() {
                continue;
            }
            let (inside, outside) = (block.cells() - line.cells(), line.cells() - block.cells());
            let fit = near
                .iter()
                .filter(|cells| cells.meets(inside) && cells.meets(outside))
                .map(|cells| *cells & (block.cells() | line.cells()))
                .filter(|cells| has_four(*cells))
                .fold(CellSet::EMPTY, |all, cells| all | cells);
            if fit.is_empty() {
                continue;
            }
            let bend = Bend { marks, block, line };
            bend.extend(fit, CellSet::EMPTY, 0, DigitSet::EMPTY, emit)?;
        }
    }
    ControlFlow::Continue(())
}

/// By four digits, the cells with no other digits, where there are at least four.
fn fours(marks: &Marks, cells: CellSet) -> Vec<CellSet> {
    let holding =
        |digits: DigitSet| (!digits).iter().fold(cells, |cells, digit| cells - marks.digit(digit));
    let fours = (0..512).map(DigitSet::from_bits).filter(|digits| digits.len() == 4);
    fours.map(holding).filter(|cells| has_four(*cells)).collect()
}

/// Whether there are at least four members.
fn has_four(cells: CellSet) -> bool {
    let without_first = |bits: u128| bits & bits.wrapping_sub(1);
    without_first(without_first(without_first(cells.bits()))) != 0
}

struct Bend<'a> {
    marks: &'a Marks,
    block: House,
    line: House,
}

impl Bend<'_> {
    fn extend(
        &self,
        mut fit: CellSet,
        cells: CellSet,
        count: usize,
        digits: DigitSet,
        emit: &mut Emit<'_>,
    ) -> Flow {
        if count == 4 {
            return self.check(cells, digits, emit);
        }
        if count == 3 {
            // The last cell must bend the pattern.
            for house in [self.block.cells(), self.line.cells()] {
                if cells.is_subset(house) {
                    fit -= house;
                }
            }
        }
        while let Some(cell) = fit.first() {
            fit.remove(cell);
            let more = digits | self.marks.cell(cell);
            if more.len() > 4 {
                continue;
            }
            let mut rest = fit;
            if more.len() == 4 && digits.len() < 4 {
                // The further cells must have no fifth digit.
                rest = (!more).iter().fold(fit, |rest, digit| rest - self.marks.digit(digit));
            }
            if rest.len() + count >= 3 {
                self.extend(rest, cells.with(cell), count + 1, more, emit)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn check(&self, cells: CellSet, digits: DigitSet, emit: &mut Emit<'_>) -> Flow {
        let outside = |house: House| !(cells - house.cells()).is_empty();
        if digits.len() != 4 || !outside(self.block) || !outside(self.line) {
            return ControlFlow::Continue(());
        }
        let twice = |digit: &Digit| {
            let places = self.marks.digit(*digit) & cells;
            !places.is_subset(self.block.cells()) && !places.is_subset(self.line.cells())
        };
        let mut free = digits.iter().filter(twice);
        let (Some(z), None) = (free.next(), free.next()) else {
            return ControlFlow::Continue(());
        };
        let places = self.marks.digit(z) & cells;
        let gone = self.marks.digit(z) & places.common_peers() & !cells;
        if gone.is_empty() {
            return ControlFlow::Continue(());
        }
        let hinge = cells & self.block.cells() & self.line.cells();
        let pattern = Pattern::new()
            .cells(Role::Body, cells, digits)
            .cells(Role::Hinge, hinge, self.marks.digits_of(hinge))
            .cells(Role::Wing, cells - hinge, self.marks.digits_of(cells - hinge))
            .cells(Role::Link, places, z)
            .house(Role::Base, self.block)
            .house(Role::Base, self.line);
        emit.eliminate(CandidateSet::digit(z, gone), pattern)
    }
}
