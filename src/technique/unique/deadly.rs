//! The consequences of a deadly pattern of any shape.

use super::{CandidateSet, CellSet, Digit, DigitSet, Flow, House, Marks, Pattern, Role, Step};
use crate::grid::Unique;
use crate::technique::table::Technique;
use core::ops::ControlFlow;

/// The most cells that complete a subset of type 3.
const LARGEST: usize = 5;

/// Cells that must not all hold only these digits.
#[derive(Clone, Copy)]
pub(super) struct Deadly<'a> {
    pub(super) marks: &'a Marks,
    pub(super) cells: CellSet,
    pub(super) digits: DigitSet,
}

impl<'a> Deadly<'a> {
    /// The pattern, if the proof allows the exchange; the cells are open.
    pub(super) fn new(
        marks: &'a Marks,
        unique: &Unique,
        cells: CellSet,
        digits: DigitSet,
    ) -> Option<Deadly<'a>> {
        let is_free = digits.iter().all(|digit| cells.is_subset(unique.free_for(digit)));
        (cells.is_subset(marks.open()) && is_free).then_some(Deadly { marks, cells, digits })
    }

    /// The candidates in the cells that are not the pattern's.
    pub(super) fn extras(&self) -> CandidateSet {
        let mut extras = CandidateSet::EMPTY;
        for cell in self.cells {
            extras.extend_cell(cell, self.marks.cell(cell) - self.digits);
        }
        extras
    }

    /// The candidates of the pattern that are already removed.
    fn missing(&self) -> CandidateSet {
        let mut missing = CandidateSet::EMPTY;
        for cell in self.cells {
            missing.extend_cell(cell, self.digits - self.marks.cell(cell));
        }
        missing
    }

    /// Type 1: the extras lie in one cell.
    pub(super) fn one_cell(&self, found: &mut dyn FnMut(CandidateSet, Pattern) -> Flow) -> Flow {
        let Some(cell) = self.extras().all_cells().only() else { return ControlFlow::Continue(()) };
        let mut gone = CandidateSet::EMPTY;
        gone.extend_cell(cell, self.marks.cell(cell) & self.digits);
        if gone.is_empty() { ControlFlow::Continue(()) } else { found(gone, self.pattern()) }
    }

    /// Types 2 and 5: the extras are of one digit.
    pub(super) fn one_digit(
        &self,
        found: &mut dyn FnMut(CandidateSet, Pattern, CellSet) -> Flow,
    ) -> Flow {
        let extras = self.extras();
        let Some(digit) = extras.all_digits().only() else { return ControlFlow::Continue(()) };
        let cells = extras.cells(digit);
        let gone = self.marks.digit(digit) & cells.common_peers();
        if cells.len() < 2 || gone.is_empty() {
            return ControlFlow::Continue(());
        }
        found(CandidateSet::digit(digit, gone), self.pattern(), cells)
    }

    /// Type 3: the extras lie in two cells of a house and form a naked subset with other cells of
    /// it.
    pub(super) fn subset(&self, found: &mut dyn FnMut(CandidateSet, Pattern) -> Flow) -> Flow {
        let extras = self.extras();
        let roof = extras.all_cells();
        if roof.len() != 2 {
            return ControlFlow::Continue(());
        }
        for house in roof.common_houses() {
            let fit = (self.marks.open() & house.cells()) - self.cells;
            self.extend(house, roof, fit, CellSet::EMPTY, extras.all_digits(), found)?;
        }
        ControlFlow::Continue(())
    }

    fn extend(
        &self,
        house: House,
        roof: CellSet,
        mut fit: CellSet,
        chosen: CellSet,
        digits: DigitSet,
        found: &mut dyn FnMut(CandidateSet, Pattern) -> Flow,
    ) -> Flow {
        if !chosen.is_empty() && digits.len() == chosen.len() + 1 {
            let seen = (chosen | roof).common_peers();
            let mut gone = CandidateSet::EMPTY;
            for digit in digits {
                gone.extend_digit(digit, self.marks.digit(digit) & seen);
            }
            if !gone.is_empty() {
                let subset = self.marks.digits_of(chosen);
                let pattern = self.pattern().cells(Role::Set(0), chosen, subset);
                found(gone, pattern.house(Role::Base, house))?;
            }
        }
        if chosen.len() == LARGEST {
            return ControlFlow::Continue(());
        }
        while let Some(cell) = fit.first() {
            fit.remove(cell);
            let digits = digits | self.marks.cell(cell);
            // All cells that may be added must be enough for the digits.
            let most = (chosen.len() + 1 + fit.len()).min(LARGEST);
            if digits.len() <= most + 1 {
                self.extend(house, roof, fit, chosen.with(cell), digits, found)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Type 4: the extras lie in two cells of a house where a digit of the pattern has no other
    /// place. For patterns of two digits.
    pub(super) fn locked(
        &self,
        found: &mut dyn FnMut(CandidateSet, Pattern, Digit) -> Flow,
    ) -> Flow {
        let roof = self.extras().all_cells();
        if roof.len() != 2 || self.digits.len() != 2 {
            return ControlFlow::Continue(());
        }
        for digit in self.digits {
            let locked = roof
                .common_houses()
                .iter()
                .find(|house| self.marks.cells_in(digit, *house) == roof);
            let Some(house) = locked else { continue };
            let Some(other) = self.digits.without(digit).only() else { continue };
            let gone = CandidateSet::digit(other, self.marks.digit(other) & roof);
            if !gone.is_empty() {
                let pattern = self.pattern().cells(Role::Link, roof, digit);
                found(gone, pattern.house(Role::Base, house), digit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The evidence: the pattern, its extras as fins, and what is missing from it.
    pub(super) fn pattern(&self) -> Pattern {
        let mut pattern = Pattern::new().cells(Role::Body, self.cells, self.digits);
        for (role, set) in [(Role::Fin, self.extras()), (Role::Missing, self.missing())] {
            for cell in set.all_cells() {
                pattern = pattern.cells(role, cell, set.digits(cell));
            }
        }
        pattern
    }
}

/// A step that removes these.
pub(super) fn step(technique: Technique, gone: CandidateSet, pattern: Pattern) -> Step {
    Step::eliminate(technique, gone, pattern)
}
