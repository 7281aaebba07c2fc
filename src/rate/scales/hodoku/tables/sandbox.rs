//! A grid into which digits are written even if it becomes inconsistent.
//!
//! Singles are recorded when they arise and stay in the record. A cell that loses its last
//! candidate is not noticed.

use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use crate::technique::Marks;
use alloc::vec::Vec;

/// The grid, and the singles that arose in it.
#[derive(Clone)]
pub(super) struct Sandbox {
    cells: [DigitSet; 81],
    written: [Option<Digit>; 81],
    /// By house and digit, how many cells have the digit as a candidate.
    places: [[u8; 9]; 27],
    naked: Vec<Candidate>,
    hidden: Vec<Candidate>,
}

impl Sandbox {
    /// The marks, in which no single is left.
    pub(super) fn new(marks: &Marks) -> Sandbox {
        let places = |house| Digit::ALL.map(|digit| marks.cells_in(digit, house).len() as u8);
        Sandbox {
            cells: *marks.by_cell(),
            written: Cell::ALL.map(|cell| marks.placed(cell)),
            places: House::ALL.map(places),
            naked: Vec::new(),
            hidden: Vec::new(),
        }
    }

    /// The candidates of a cell.
    pub(super) const fn cell(&self, cell: Cell) -> DigitSet {
        self.cells[cell.index()]
    }

    /// The number of cells of a house where a digit is a candidate.
    pub(super) const fn places(&self, house: House, digit: Digit) -> u8 {
        self.places[house.index()][digit.index()]
    }

    /// The cells with one candidate left and no digit yet.
    pub(super) fn naked_singles(&self) -> Vec<Candidate> {
        self.naked.iter().filter(|single| self.is_blank(single.cell)).copied().collect()
    }

    /// The candidates that became the last of their digit in a house, still are, and have no digit
    /// in their cell yet; one per cell.
    pub(super) fn hidden_singles(&self) -> Vec<Candidate> {
        let mut seen = CellSet::EMPTY;
        let mut singles = Vec::new();
        for &single in &self.hidden {
            let Candidate { cell, digit } = single;
            let is_last = cell.houses().into_iter().any(|house| self.places(house, digit) == 1);
            if self.is_blank(cell) && is_last && seen.insert(cell) {
                singles.push(single);
            }
        }
        singles
    }

    /// Writes a digit into a cell and removes it from the cell's peers.
    pub(super) fn write(&mut self, Candidate { cell, digit }: Candidate) {
        if self.written[cell.index()] == Some(digit) {
            return;
        }
        self.written[cell.index()] = Some(digit);
        let own = core::mem::replace(&mut self.cells[cell.index()], DigitSet::EMPTY);
        for peer in cell.peers() {
            self.take_out(Candidate { cell: peer, digit });
        }
        for gone in own {
            for house in cell.houses() {
                if self.lose(house, gone) == 1 && gone != digit {
                    self.record_last(house, gone);
                }
            }
        }
    }

    /// Removes a candidate.
    pub(super) fn take_out(&mut self, Candidate { cell, digit }: Candidate) {
        if !self.cells[cell.index()].remove(digit) || self.cells[cell.index()].is_empty() {
            return;
        }
        if let Some(digit) = self.cells[cell.index()].only() {
            self.naked.push(Candidate { cell, digit });
        }
        for house in cell.houses() {
            match self.lose(house, digit) {
                0 => self.forget(house, digit),
                1 => self.record_last(house, digit),
                _ => {}
            }
        }
    }

    fn is_blank(&self, cell: Cell) -> bool {
        self.written[cell.index()].is_none()
    }

    fn lose(&mut self, house: House, digit: Digit) -> u8 {
        let places = &mut self.places[house.index()][digit.index()];
        *places = places.saturating_sub(1);
        *places
    }

    fn record_last(&mut self, house: House, digit: Digit) {
        let mut cells = house.cells().iter();
        if let Some(cell) = cells.find(|cell| self.cell(*cell).contains(digit)) {
            self.hidden.push(Candidate { cell, digit });
        }
    }

    fn forget(&mut self, house: House, digit: Digit) {
        let lies_there =
            |single: &Candidate| single.digit == digit && house.cells().contains(single.cell);
        if let Some(at) = self.hidden.iter().position(lies_there) {
            self.hidden.remove(at);
        }
    }
}
