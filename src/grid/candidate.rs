//! Single candidates and sets of them.

use super::candidates::Candidates;
use super::cell::{Cell, CellSet};
use super::digit::{Digit, DigitSet};
use super::misread::Misread;
use super::set::operators;
use core::borrow::Borrow;
use core::fmt;
use core::iter::FusedIterator;
use core::str::FromStr;

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

    /// The set of every candidate.
    pub const FULL: CandidateSet = CandidateSet([CellSet::FULL; 9]);

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

    /// Adds a candidate; returns true when it was not there before.
    pub const fn insert(&mut self, cell: Cell, digit: Digit) -> bool {
        self.0[digit.index()].insert(cell)
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
        for digit in digits {
            self.insert(cell, digit);
        }
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

    /// The members that only one of the two has.
    #[must_use]
    pub fn xor(&self, other: &CandidateSet) -> CandidateSet {
        CandidateSet(core::array::from_fn(|i| self.0[i] ^ other.0[i]))
    }

    /// Whether a member is shared.
    pub fn meets(&self, other: &CandidateSet) -> bool {
        !self.and(other).is_empty()
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

    /// The first member.
    pub fn first(&self) -> Option<Candidate> {
        self.iter().next()
    }

    /// The member, when there is exactly one.
    pub fn only(&self) -> Option<Candidate> {
        let mut members = self.iter();
        let only = members.next();
        if members.next().is_none() { only } else { None }
    }

    /// The members by digit, then by cell.
    pub fn iter(&self) -> CandidateIter<&CandidateSet> {
        CandidateIter {
            set: self,
            digits: DigitSet::FULL,
            cells: CellSet::EMPTY,
            digit: Digit::ALL[0],
        }
    }

    /// Adds a member.
    fn add(&mut self, candidate: Candidate) {
        self.insert(candidate.cell, candidate.digit);
    }
}

operators!(CandidateSet of Candidate, [&]);

/// The members of a [`CandidateSet`] by digit, then by cell.
#[derive(Clone, Debug)]
pub struct CandidateIter<S> {
    set: S,
    /// The digit of the next members and their cells, and the digits after it.
    digit: Digit,
    cells: CellSet,
    digits: DigitSet,
}

impl<S: Borrow<CandidateSet>> Iterator for CandidateIter<S> {
    type Item = Candidate;

    fn next(&mut self) -> Option<Candidate> {
        while self.cells.is_empty() {
            self.digit = self.digits.first()?;
            self.digits.remove(self.digit);
            self.cells = self.set.borrow().cells(self.digit);
        }
        let cell = self.cells.first()?;
        self.cells.remove(cell);
        Some(Candidate { cell, digit: self.digit })
    }
}

impl<S: Borrow<CandidateSet>> FusedIterator for CandidateIter<S> {}

impl IntoIterator for CandidateSet {
    type Item = Candidate;
    type IntoIter = CandidateIter<CandidateSet>;

    fn into_iter(self) -> CandidateIter<CandidateSet> {
        CandidateIter {
            set: self,
            digits: DigitSet::FULL,
            cells: CellSet::EMPTY,
            digit: Digit::ALL[0],
        }
    }
}

impl<'a> IntoIterator for &'a CandidateSet {
    type Item = Candidate;
    type IntoIter = CandidateIter<&'a CandidateSet>;

    fn into_iter(self) -> CandidateIter<&'a CandidateSet> {
        self.iter()
    }
}

impl From<&Candidates> for CandidateSet {
    fn from(candidates: &Candidates) -> CandidateSet {
        CandidateSet(Digit::ALL.map(|digit| candidates.cells_with(digit)))
    }
}

impl From<Candidates> for CandidateSet {
    fn from(candidates: Candidates) -> CandidateSet {
        CandidateSet::from(&candidates)
    }
}

impl FromStr for Candidate {
    type Err = Misread;

    /// Reads `r4c7(5)`.
    fn from_str(text: &str) -> Result<Candidate, Misread> {
        let parts = || {
            let (cell, digit) = text.strip_suffix(')')?.split_once('(')?;
            Some(Candidate { cell: cell.parse().ok()?, digit: digit.parse().ok()? })
        };
        parts().ok_or(Misread { expected: "a candidate such as r4c7(5)" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> CandidateSet {
        names.split(' ').map(|name| name.parse::<Candidate>().unwrap()).collect()
    }

    #[test]
    fn candidates_read_back() {
        for candidate in CandidateSet::FULL {
            assert_eq!(candidate.to_string().parse(), Ok(candidate));
        }
        for wrong in ["", "r1c1", "r1c1()", "r1c1(0)", "r1c1(12)", "r1c1(5) ", "r1c0(5)", "(5)"] {
            assert!(wrong.parse::<Candidate>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn sets_of_candidates_behave_as_other_sets() {
        let (a, b) = (set("r1c1(5) r9c9(1)"), set("r9c9(1) r2c2(9)"));
        assert_eq!(a & b, set("r9c9(1)"));
        assert_eq!(a | b, set("r1c1(5) r9c9(1) r2c2(9)"));
        assert_eq!(a ^ b, set("r1c1(5) r2c2(9)"));
        assert_eq!(a - b, set("r1c1(5)"));
        assert_eq!((!a).len(), 727);
        let mut all = a;
        all |= !a;
        assert_eq!(all, CandidateSet::FULL);
        assert_eq!((a - b).only(), (a - b).first());
        assert_eq!(a.only(), None);
        assert_eq!(a.first(), Some("r9c9(1)".parse().unwrap()));
        assert!(a.meets(&b) && !(a - b).meets(&b));
        let texts: Vec<String> = a.into_iter().map(|member| member.to_string()).collect();
        assert_eq!(texts, ["r9c9(1)", "r1c1(5)"]);
        assert!(a.iter().eq(&a));
    }
}
