//! The consequences of a pattern that is impossible without its extra candidates, the *guardians*:
//! one of them is true.

use crate::grid::{CandidateSet, CellSet, DigitSet, House, Unique};
use crate::marks::Marks;
use crate::marks::rectangles::is_deadly;
use crate::step::{Flow, Ground, Pattern, Role};
use core::ops::ControlFlow;

/// The most cells that complete a subset of type 3.
const LARGEST: usize = 5;

/// Cells that must not all hold only the digits of a pattern.
#[derive(Clone, Copy)]
pub(super) struct Guarded<'a> {
    pub(super) marks: &'a Marks,
    pub(super) cells: CellSet,
    /// The pattern's digits if they are the same in all cells; empty if the pattern is what the
    /// cells have without the extras.
    pub(super) digits: DigitSet,
    /// The candidates in the cells that are not the pattern's.
    pub(super) extras: CandidateSet,
    /// Why not.
    pub(super) ground: Ground,
}

impl<'a> Guarded<'a> {
    /// Cells that must not all hold only these digits.
    pub(super) fn new(
        marks: &'a Marks,
        cells: CellSet,
        digits: DigitSet,
        ground: Ground,
    ) -> Guarded<'a> {
        let mut extras = CandidateSet::EMPTY;
        for cell in cells {
            extras.extend_cell(cell, marks.cell(cell) - digits);
        }
        Guarded { marks, cells, digits, extras, ground }
    }

    /// A deadly pattern, if the proof allows the exchange; the cells are open.
    pub(super) fn deadly(
        marks: &'a Marks,
        unique: &Unique,
        cells: CellSet,
        digits: DigitSet,
    ) -> Option<Guarded<'a>> {
        is_deadly(marks, unique, cells, digits)
            .then(|| Guarded::new(marks, cells, digits, Ground::Deadly))
    }

    /// The candidates of the pattern that are already removed.
    fn missing(&self) -> CandidateSet {
        let mut missing = CandidateSet::EMPTY;
        for cell in self.cells {
            missing.extend_cell(cell, self.digits - self.marks.cell(cell));
        }
        missing
    }

    /// All of these types.
    pub(super) fn each(&self, found: &mut dyn FnMut(CandidateSet, Pattern) -> Flow) -> Flow {
        self.one_cell(found)?;
        self.one_digit(&mut |gone, pattern, _| found(gone, pattern))?;
        self.subset(found)?;
        self.locked(found)
    }

    /// Type 1: the extras lie in one cell.
    pub(super) fn one_cell(&self, found: &mut dyn FnMut(CandidateSet, Pattern) -> Flow) -> Flow {
        let Some(cell) = self.extras.all_cells().only() else { return ControlFlow::Continue(()) };
        let mut gone = CandidateSet::EMPTY;
        gone.extend_cell(cell, self.marks.cell(cell) - self.extras.digits(cell));
        if gone.is_empty() { ControlFlow::Continue(()) } else { found(gone, self.pattern()) }
    }

    /// Types 2 and 5: the extras are of one digit.
    pub(super) fn one_digit(
        &self,
        found: &mut dyn FnMut(CandidateSet, Pattern, CellSet) -> Flow,
    ) -> Flow {
        let Some(digit) = self.extras.all_digits().only() else { return ControlFlow::Continue(()) };
        let cells = self.extras.cells(digit);
        let gone = self.marks.digit(digit) & cells.common_peers();
        if cells.len() < 2 || gone.is_empty() {
            return ControlFlow::Continue(());
        }
        found(CandidateSet::digit(digit, gone), self.pattern(), cells)
    }

    /// Type 3: the extras lie in several cells of a house and form a naked subset with other cells
    /// of it.
    pub(super) fn subset(&self, found: &mut dyn FnMut(CandidateSet, Pattern) -> Flow) -> Flow {
        let (roof, digits) = (self.extras.all_cells(), self.extras.all_digits());
        if roof.len() < 2 {
            return ControlFlow::Continue(());
        }
        for house in roof.common_houses() {
            let fit = (self.marks.open() & house.cells()) - roof;
            self.extend(house, roof, fit, CellSet::EMPTY, digits, found)?;
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
    /// place. One of the two holds it, the other an extra.
    pub(super) fn locked(&self, found: &mut dyn FnMut(CandidateSet, Pattern) -> Flow) -> Flow {
        let roof = self.extras.all_cells();
        if roof.len() != 2 {
            return ControlFlow::Continue(());
        }
        for digit in self.marks.digits_of(roof) - self.extras.all_digits() {
            let locked = roof
                .common_houses()
                .iter()
                .find(|house| self.marks.cells_in(digit, *house) == roof);
            let Some(house) = locked else { continue };
            let mut gone = CandidateSet::EMPTY;
            for cell in roof {
                let own = self.marks.cell(cell) - self.extras.digits(cell);
                gone.extend_cell(cell, own.without(digit));
            }
            if !gone.is_empty() {
                let pattern = self.pattern().cells(Role::Link, roof, digit);
                found(gone, pattern.house(Role::Base, house))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The evidence: the pattern, its extras as fins, and what is missing from it. Of a grave of all
    /// open cells only the extras are named.
    pub(super) fn pattern(&self) -> Pattern {
        let each = |pattern: Pattern, role: Role, set: &CandidateSet| {
            (set.all_cells().iter()).fold(pattern, |p, cell| p.cells(role, cell, set.digits(cell)))
        };
        let mut pattern = Pattern::on(self.ground);
        if self.ground == Ground::Grave {
            return each(pattern, Role::Body, &self.extras);
        }
        if self.digits.is_empty() {
            for cell in self.cells {
                let own = self.marks.cell(cell) - self.extras.digits(cell);
                pattern = pattern.cells(Role::Body, cell, own);
            }
        } else {
            pattern = pattern.cells(Role::Body, self.cells, self.digits);
        }
        each(each(pattern, Role::Fin, &self.extras), Role::Missing, &self.missing())
    }
}

/// Whether some cells may hold a loop of at least `least` cells that hold only these digits, but for
/// extras in two of them or of one digit.
pub(super) fn may_loop(marks: &Marks, cells: CellSet, digits: DigitSet, least: usize) -> bool {
    let (mut plain, mut with) = (0, [0; 9]);
    for cell in cells {
        let extra = marks.cell(cell) - digits;
        match extra.only() {
            Some(digit) => with[digit.index()] += 1,
            None => plain += usize::from(extra.is_empty()),
        }
    }
    plain + 2 >= least || with.iter().any(|count| plain + count >= least)
}
