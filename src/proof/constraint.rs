//! The basis of proofs: a cell holds a digit, a house has a place for a digit.

use crate::grid::set::word_set;
use crate::grid::{Candidate, Cell, CellSet, Digit, House, Transform};
use core::fmt;
use core::iter::FusedIterator;

/// One of the 324 conditions that every solution satisfies. Also called a truth (Xsudo) or a strong
/// set. That two candidates exclude each other is not listed: it holds everywhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Constraint {
    /// The cell holds one of its candidates.
    Cell(Cell),
    /// The digit has a place in the house.
    House(House, Digit),
}

impl Constraint {
    /// How many there are: 81 cells, and 27 houses times 9 digits.
    pub const COUNT: usize = 81 + 27 * 9;

    /// A number below [`Constraint::COUNT`]: the cells in row-major order, then house by house the
    /// digits.
    pub const fn index(self) -> usize {
        match self {
            Constraint::Cell(cell) => cell.index(),
            Constraint::House(house, digit) => 81 + house.index() * 9 + digit.index(),
        }
    }

    /// Its image.
    #[must_use]
    pub fn transformed(self, by: &Transform) -> Constraint {
        match self {
            Constraint::Cell(cell) => Constraint::Cell(by.cell(cell)),
            Constraint::House(house, digit) => Constraint::House(by.house(house), by.digit(digit)),
        }
    }

    /// The constraint with a number; `None` from [`Constraint::COUNT`] on.
    pub fn from_index(index: usize) -> Option<Constraint> {
        if let Some(cell) = Cell::new(index) {
            return Some(Constraint::Cell(cell));
        }
        let (house, digit) = ((index - 81) / 9, (index - 81) % 9);
        Some(Constraint::House(*House::ALL.get(house)?, Digit::ALL[digit]))
    }
}

impl fmt::Display for Constraint {
    /// `r4c7` for a cell, `5r3`, `5c3` or `5b3` for a digit in a row, column or block.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Constraint::Cell(cell) => cell.fmt(f),
            Constraint::House(house, digit) => write!(f, "{digit}{house:#}"),
        }
    }
}

/// A set of constraints.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Constraints([u64; 6]);

impl Constraints {
    /// The set without members.
    pub const EMPTY: Constraints = Constraints([0; 6]);

    /// The set of all constraints.
    pub const FULL: Constraints =
        Constraints([!0, !0, !0, !0, !0, (1 << (Constraint::COUNT % 64)) - 1]);

    /// Adds a constraint; returns true when it was not there before.
    pub const fn insert(&mut self, constraint: Constraint) -> bool {
        let (word, bit) = Constraints::place(constraint);
        let is_new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        is_new
    }

    /// Removes a constraint; returns true when it was there.
    pub const fn remove(&mut self, constraint: Constraint) -> bool {
        let (word, bit) = Constraints::place(constraint);
        let was_there = self.0[word] & bit != 0;
        self.0[word] &= !bit;
        was_there
    }

    /// Whether a constraint is a member.
    pub const fn contains(&self, constraint: Constraint) -> bool {
        let (word, bit) = Constraints::place(constraint);
        self.0[word] & bit != 0
    }

    /// How many members there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is no member.
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |any, word| any | word) == 0
    }

    /// The four that a true candidate satisfies.
    pub fn of_candidate(Candidate { cell, digit }: Candidate) -> Constraints {
        let houses = cell.houses().map(|house| Constraint::House(house, digit));
        [Constraint::Cell(cell)].into_iter().chain(houses).collect()
    }

    /// The members: cells first, then house by house.
    pub const fn iter(&self) -> ConstraintIter {
        ConstraintIter(bits(self.0))
    }

    /// The cells that must hold a digit.
    pub(super) fn cells(&self) -> CellSet {
        CellSet::from_bits(u128::from(self.0[0]) | u128::from(self.0[1]) << 64)
    }

    const fn place(constraint: Constraint) -> (usize, u64) {
        (constraint.index() / 64, 1 << (constraint.index() % 64))
    }
}

word_set!(Constraints of Constraint);

/// The members of a [`Constraints`]: cells first, then house by house.
#[derive(Clone, Debug)]
pub struct ConstraintIter(Bits<6>);

impl Iterator for ConstraintIter {
    type Item = Constraint;

    fn next(&mut self) -> Option<Constraint> {
        Constraint::from_index(self.0.next()?)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = Constraints(self.0.words).len();
        (len, Some(len))
    }
}

impl DoubleEndedIterator for ConstraintIter {
    fn next_back(&mut self) -> Option<Constraint> {
        let words = &mut self.0.words;
        let at = words.iter().rposition(|&word| word != 0)?;
        let bit = words[at].ilog2();
        words[at] ^= 1 << bit;
        Constraint::from_index(at * 64 + bit as usize)
    }
}

impl ExactSizeIterator for ConstraintIter {}

impl FusedIterator for ConstraintIter {}

impl IntoIterator for Constraints {
    type Item = Constraint;
    type IntoIter = ConstraintIter;

    fn into_iter(self) -> ConstraintIter {
        self.iter()
    }
}

impl IntoIterator for &Constraints {
    type Item = Constraint;
    type IntoIter = ConstraintIter;

    fn into_iter(self) -> ConstraintIter {
        self.iter()
    }
}

impl fmt::Display for Constraints {
    /// The members, separated by spaces.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut space = "";
        self.iter().try_for_each(|constraint| {
            write!(f, "{space}{constraint}")?;
            space = " ";
            Ok(())
        })
    }
}

impl fmt::Debug for Constraints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The numbers of the bits that are set.
pub(super) const fn bits<const WORDS: usize>(words: [u64; WORDS]) -> Bits<WORDS> {
    Bits { words, at: 0 }
}

/// The numbers of the bits that are set; the words before `at` have none.
#[derive(Clone, Debug)]
pub(super) struct Bits<const WORDS: usize> {
    words: [u64; WORDS],
    at: usize,
}

impl<const WORDS: usize> Iterator for Bits<WORDS> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        while *self.words.get(self.at)? == 0 {
            self.at += 1;
        }
        let word = &mut self.words[self.at];
        let bit = word.trailing_zeros() as usize;
        *word &= *word - 1;
        Some(self.at * 64 + bit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use alloc::vec::Vec;

    #[test]
    fn numbers_lead_back_to_constraints() {
        let all: Vec<Constraint> =
            (0..Constraint::COUNT).filter_map(Constraint::from_index).collect();
        assert_eq!(all.len(), Constraint::COUNT);
        assert!(all.iter().enumerate().all(|(i, constraint)| constraint.index() == i));
        assert_eq!(Constraint::from_index(Constraint::COUNT), None);
        let set: Constraints = all.iter().copied().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), all);
    }

    #[test]
    fn are_written_short() {
        let cell = Constraint::Cell(Cell::at(3, 6));
        let house = Constraint::House(House::column(2), Digit::ALL[4]);
        let set: Constraints = [house, cell].into_iter().collect();
        assert_eq!(set.to_string(), "r4c7 5c3");
    }
}
