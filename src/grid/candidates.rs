//! Candidates: a grid with pencilmarks.

use super::cell::{Cell, CellSet};
use super::digit::{Digit, DigitSet};
use super::grid::Grid;
use super::house::House;
use core::fmt;

/// The digits that are still possible in each of the 81 cells. A cell with one digit counts as
/// placed; a cell without any is a contradiction, which the type allows.
///
/// Also the clues of a Sukaku, a puzzle whose clues are candidates.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Candidates([DigitSet; 81]);

impl Candidates {
    /// Every digit in every cell.
    pub const FULL: Candidates = Candidates([DigitSet::FULL; 81]);

    /// These sets in row-major order.
    pub const fn from_sets(sets: [DigitSet; 81]) -> Candidates {
        Candidates(sets)
    }

    /// The sets in row-major order.
    pub const fn sets(&self) -> &[DigitSet; 81] {
        &self.0
    }

    /// The digits that are possible in a cell.
    pub const fn get(&self, cell: Cell) -> DigitSet {
        self.0[cell.index()]
    }

    /// Replaces the digits that are possible in a cell.
    pub const fn set(&mut self, cell: Cell, digits: DigitSet) {
        self.0[cell.index()] = digits;
    }

    /// Whether a digit is possible in a cell.
    pub const fn has(&self, cell: Cell, digit: Digit) -> bool {
        self.0[cell.index()].contains(digit)
    }

    /// Removes a candidate; returns true when it was there.
    pub const fn eliminate(&mut self, cell: Cell, digit: Digit) -> bool {
        self.0[cell.index()].remove(digit)
    }

    /// Makes a digit the cell's only candidate and removes it from the cell's peers.
    pub fn place(&mut self, cell: Cell, digit: Digit) {
        self.0[cell.index()] = DigitSet::of(digit);
        for peer in cell.peers() {
            self.0[peer.index()].remove(digit);
        }
    }

    /// The cells in which a digit is possible.
    pub fn cells_with(&self, digit: Digit) -> CellSet {
        Cell::ALL.into_iter().filter(|&cell| self.has(cell, digit)).collect()
    }

    /// The cells of a house in which a digit is possible.
    pub fn places(&self, digit: Digit, house: House) -> CellSet {
        house.cells().iter().filter(|&cell| self.has(cell, digit)).collect()
    }

    /// The cells with one candidate, as a grid.
    pub fn placed(&self) -> Grid {
        let mut grid = Grid::EMPTY;
        for cell in Cell::ALL {
            grid.set(cell, self.get(cell).only());
        }
        grid
    }

    /// The number of all candidates, including placed digits.
    pub fn len(&self) -> usize {
        self.0.iter().map(|set| set.len()).sum()
    }

    /// Whether every cell is without candidates.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl From<&Grid> for Candidates {
    /// A filled cell keeps its digit; a blank one gets every digit that none of its peers holds.
    fn from(grid: &Grid) -> Candidates {
        let mut seen = [DigitSet::EMPTY; 81];
        for (cell, digit) in grid.filled() {
            for peer in cell.peers() {
                seen[peer.index()].insert(digit);
            }
        }
        Candidates(core::array::from_fn(|i| match grid.get(Cell::from_index(i)) {
            Some(digit) => DigitSet::of(digit),
            None => !seen[i],
        }))
    }
}

impl From<Grid> for Candidates {
    fn from(grid: Grid) -> Candidates {
        Candidates::from(&grid)
    }
}

impl From<&Candidates> for Candidates {
    fn from(candidates: &Candidates) -> Candidates {
        *candidates
    }
}

impl fmt::Display for Candidates {
    /// 729 characters, nine per cell: the k-th of them is the digit k, or `.` when that is not a
    /// candidate.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        self.0.iter().try_for_each(|set| {
            Digit::ALL.into_iter().try_for_each(|digit| {
                f.write_char(if set.contains(digit) { char::from(digit.ascii()) } else { '.' })
            })
        })
    }
}

impl fmt::Debug for Candidates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, set) in self.0.iter().enumerate() {
            let end = if i % 9 == 8 { "\n" } else { " " };
            if set.is_empty() { write!(f, "-{end}")? } else { write!(f, "{set}{end}")? }
        }
        Ok(())
    }
}
