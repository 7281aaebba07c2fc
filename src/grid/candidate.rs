//! Single candidates and sets of them.

use super::candidates::Candidates;
use super::cell::{Cell, CellSet};
use super::digit::{Digit, DigitSet};
use core::fmt;

/// A digit in a cell, as a possibility.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit that the cell may hold.
    pub digit: Digit,
}

impl fmt::Display for Candidate {
    /// Cell, then digit in brackets, as in `r4c7(5)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({})", self.cell, self.digit)
    }
}

impl fmt::Debug for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Any set of candidates, kept as the cells of each digit.
///
/// [`Candidates`] is the state of a whole grid, kept by cell; this is a selection from it, such as
/// the eliminations of a step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CandidateSet([CellSet; 9]);

impl CandidateSet {
    /// The set without members.
    pub const EMPTY: CandidateSet = CandidateSet([CellSet::EMPTY; 9]);

    /// The set of one candidate.
    pub const fn of(cell: Cell, digit: Digit) -> CandidateSet {
        CandidateSet::digit(digit, CellSet::of(cell))
    }

    /// One digit in these cells.
    pub const fn digit(digit: Digit, cells: CellSet) -> CandidateSet {
        let mut set = CandidateSet::EMPTY;
        set.0[digit.index()] = cells;
        set
    }

    /// The members of a digit.
    pub const fn cells(&self, digit: Digit) -> CellSet {
        self.0[digit.index()]
    }

    /// The members of a cell.
    pub fn digits(&self, cell: Cell) -> DigitSet {
        Digit::ALL.into_iter().filter(|&digit| self.contains(cell, digit)).collect()
    }

    /// The cells that have a member.
    pub fn all_cells(&self) -> CellSet {
        self.0.iter().fold(CellSet::EMPTY, |all, &cells| all | cells)
    }

    /// The digits that have a member.
    pub fn all_digits(&self) -> DigitSet {
        Digit::ALL.into_iter().filter(|&digit| !self.cells(digit).is_empty()).collect()
    }

    /// Whether a candidate is a member.
    pub const fn contains(&self, cell: Cell, digit: Digit) -> bool {
        self.0[digit.index()].contains(cell)
    }

    /// Adds a candidate.
    pub const fn insert(&mut self, cell: Cell, digit: Digit) {
        self.0[digit.index()].insert(cell);
    }

    /// Removes a candidate; returns true when it was there.
    pub const fn remove(&mut self, cell: Cell, digit: Digit) -> bool {
        self.0[digit.index()].remove(cell)
    }

    /// Adds a digit in these cells.
    pub fn extend_digit(&mut self, digit: Digit, cells: CellSet) {
        self.0[digit.index()] |= cells;
    }

    /// Adds these digits in a cell.
    pub fn extend_cell(&mut self, cell: Cell, digits: DigitSet) {
        digits.iter().for_each(|digit| self.insert(cell, digit));
    }

    /// The members of either.
    #[must_use]
    pub fn or(&self, other: &CandidateSet) -> CandidateSet {
        CandidateSet(core::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// The members of both.
    #[must_use]
    pub fn and(&self, other: &CandidateSet) -> CandidateSet {
        CandidateSet(core::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// The members that `other` does not have.
    #[must_use]
    pub fn minus(&self, other: &CandidateSet) -> CandidateSet {
        CandidateSet(core::array::from_fn(|i| self.0[i] - other.0[i]))
    }

    /// Whether every member is one of `other`'s.
    pub fn is_subset(&self, other: &CandidateSet) -> bool {
        self.minus(other).is_empty()
    }

    /// Whether there is no member.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|cells| cells.is_empty())
    }

    /// How many members there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|cells| cells.len()).sum()
    }

    /// The members by digit, then by cell.
    pub fn iter(&self) -> impl Iterator<Item = Candidate> + '_ {
        Digit::ALL
            .into_iter()
            .flat_map(|digit| self.cells(digit).iter().map(move |cell| Candidate { cell, digit }))
    }
}

impl FromIterator<Candidate> for CandidateSet {
    fn from_iter<I: IntoIterator<Item = Candidate>>(candidates: I) -> CandidateSet {
        let mut set = CandidateSet::EMPTY;
        candidates.into_iter().for_each(|c| set.insert(c.cell, c.digit));
        set
    }
}

impl From<&Candidates> for CandidateSet {
    fn from(candidates: &Candidates) -> CandidateSet {
        CandidateSet(Digit::ALL.map(|digit| candidates.cells_with(digit)))
    }
}

impl fmt::Debug for CandidateSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
