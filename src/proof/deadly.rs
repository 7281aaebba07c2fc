//! Deadly patterns: cells that cannot all be filled without their guardians, because every such
//! filling could be exchanged for another one, and the puzzle has only one solution.

use super::Flaw;
use crate::grid::{CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, House, Unique};

/// Cells, and the candidates at least one of which must be true.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deadly {
    /// The cells of the pattern, none of them given.
    pub cells: CellSet,
    /// The candidates in these cells, at least one of which is true.
    pub guardians: CandidateSet,
}

/// The search for fillings gives up after this many digits.
const MOST_DIGITS: u32 = 100_000;

impl Deadly {
    /// Checks that every filling of the cells from their candidates, without guardians, has another
    /// one with the same digits in every house.
    ///
    /// # Errors
    /// [`Flaw::NotDeadly`] when a filling has none, [`Flaw::TooLong`] when there are too many to
    /// examine.
    pub(super) fn check(&self, before: &Candidates, unique: &Unique) -> Result<(), Flaw> {
        let mut digits = [DigitSet::EMPTY; 81];
        for cell in self.cells {
            digits[cell.index()] = before.get(cell) - self.guardians.digits(cell);
        }
        if self.swaps(&digits, unique) {
            return Ok(());
        }
        let mut left = MOST_DIGITS;
        let mut filling = Filling { houses: [DigitSet::EMPTY; 27], digits: [None; 81] };
        self.fill(self.cells, &digits, unique, &mut filling, &mut left)
    }

    /// Whether every cell has two digits and every digit two places or none in each house: then the
    /// other digit of every cell makes another filling. Bivalue graves are too large to list their
    /// fillings.
    fn swaps(&self, digits: &[DigitSet; 81], unique: &Unique) -> bool {
        let is_pair = |cell: Cell| {
            let own = digits[cell.index()];
            own.len() == 2 && own.iter().all(|digit| unique.leaves_free(cell, digit))
        };
        let is_even = |house: House, digit: Digit| {
            let cells = self.cells & house.cells();
            matches!(cells.iter().filter(|c| digits[c.index()].contains(digit)).count(), 0 | 2)
        };
        self.cells.iter().all(is_pair)
            && House::ALL.into_iter().all(|house| Digit::ALL.into_iter().all(|d| is_even(house, d)))
    }

    fn fill(
        &self,
        mut rest: CellSet,
        digits: &[DigitSet; 81],
        unique: &Unique,
        filling: &mut Filling,
        left: &mut u32,
    ) -> Result<(), Flaw> {
        let Some(cell) = rest.first() else {
            let mut other = Filling { houses: filling.houses, digits: [None; 81] };
            let is_found = self.exchange(self.cells, filling, unique, &mut other, false, left)?;
            return if is_found { Ok(()) } else { Err(Flaw::NotDeadly) };
        };
        rest.remove(cell);
        for digit in digits[cell.index()] {
            *left = left.checked_sub(1).ok_or(Flaw::TooLong)?;
            if cell.houses().iter().any(|house| filling.houses[house.index()].contains(digit)) {
                continue;
            }
            filling.put(cell, digit);
            self.fill(rest, digits, unique, filling, left)?;
            filling.take(cell, digit);
        }
        Ok(())
    }

    /// Whether the same digits of every house can be distributed over its cells in another way.
    /// `other.houses` holds the digits still to be distributed.
    fn exchange(
        &self,
        mut rest: CellSet,
        filling: &Filling,
        unique: &Unique,
        other: &mut Filling,
        differs: bool,
        left: &mut u32,
    ) -> Result<bool, Flaw> {
        let Some(cell) = rest.first() else { return Ok(differs) };
        rest.remove(cell);
        let fits =
            cell.houses().iter().fold(DigitSet::FULL, |all, h| all & other.houses[h.index()]);
        for digit in fits.iter().filter(|digit| unique.leaves_free(cell, *digit)) {
            *left = left.checked_sub(1).ok_or(Flaw::TooLong)?;
            let differs = differs || filling.digits[cell.index()] != Some(digit);
            other.take(cell, digit);
            let is_found = self.exchange(rest, filling, unique, other, differs, left)?;
            other.put(cell, digit);
            if is_found {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// Digits in some cells, and the digits of every house.
struct Filling {
    houses: [DigitSet; 27],
    digits: [Option<Digit>; 81],
}

impl Filling {
    fn put(&mut self, cell: Cell, digit: Digit) {
        self.digits[cell.index()] = Some(digit);
        for house in cell.houses() {
            self.houses[house.index()].insert(digit);
        }
    }

    fn take(&mut self, cell: Cell, digit: Digit) {
        self.digits[cell.index()] = None;
        for house in cell.houses() {
            self.houses[house.index()].remove(digit);
        }
    }
}
