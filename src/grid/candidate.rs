//! Single candidates and sets of them.

use super::candidates::Candidates;
use super::cell::{Cell, CellSet};
use super::digit::{Digit, DigitSet};
use super::misread::Misread;
use super::set::word_set;
use core::borrow::Borrow;
use core::fmt;
use core::iter::FusedIterator;
use core::mem;
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
/// the eliminations of a step. All sets have the same methods, operators and iterators.
///
/// ```
/// use ninefold::{Candidate, CandidateSet, CellSet};
///
/// let four: Candidate = "r1c3(4)".parse()?;
/// let pair: CellSet = "r1c34".parse()?;
/// let set = CandidateSet::digit(four.digit, pair) - CandidateSet::of(four);
/// assert_eq!(set.only(), Some("r1c4(4)".parse()?));
/// assert!((!set).contains(four) && set.with(four).len() == 2);
/// # Ok::<(), ninefold::grid::Misread>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CandidateSet([CellSet; 9]);

impl CandidateSet {
    /// The set without members.
    pub const EMPTY: CandidateSet = CandidateSet([CellSet::EMPTY; 9]);

    /// The set of every candidate.
    pub const FULL: CandidateSet = CandidateSet([CellSet::FULL; 9]);

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
        Digit::ALL.into_iter().filter(|&digit| self.cells(digit).contains(cell)).collect()
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
    pub const fn contains(&self, Candidate { cell, digit }: Candidate) -> bool {
        self.0[digit.index()].contains(cell)
    }

    /// Adds a candidate; returns true when it was not there before.
    pub const fn insert(&mut self, Candidate { cell, digit }: Candidate) -> bool {
        self.0[digit.index()].insert(cell)
    }

    /// Removes a candidate; returns true when it was there.
    pub const fn remove(&mut self, Candidate { cell, digit }: Candidate) -> bool {
        self.0[digit.index()].remove(cell)
    }

    /// Adds a digit in these cells.
    pub fn extend_digit(&mut self, digit: Digit, cells: CellSet) {
        self.0[digit.index()] |= cells;
    }

    /// Adds these digits in a cell.
    pub fn extend_cell(&mut self, cell: Cell, digits: DigitSet) {
        for digit in digits {
            self.insert(Candidate { cell, digit });
        }
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
    pub const fn iter(&self) -> CandidateIter<&CandidateSet> {
        CandidateIter::new(self)
    }
}

word_set!(CandidateSet of Candidate);

impl fmt::Debug for CandidateSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

/// The members of a [`CandidateSet`] by digit, then by cell.
#[derive(Clone, Debug)]
pub struct CandidateIter<S> {
    set: S,
    /// The digit of the next members, and their cells.
    front: (Digit, CellSet),
    /// The digits between the two.
    digits: DigitSet,
    /// The digit of the last members, and their cells.
    back: (Digit, CellSet),
}

impl<S> CandidateIter<S> {
    const fn new(set: S) -> CandidateIter<S> {
        let none = (Digit::ALL[0], CellSet::EMPTY);
        CandidateIter { set, front: none, digits: DigitSet::FULL, back: none }
    }
}

impl<S: Borrow<CandidateSet>> Iterator for CandidateIter<S> {
    type Item = Candidate;

    fn next(&mut self) -> Option<Candidate> {
        loop {
            let (digit, cells) = &mut self.front;
            if let Some(cell) = cells.first() {
                cells.remove(cell);
                return Some(Candidate { cell, digit: *digit });
            }
            self.front = match self.digits.first() {
                Some(digit) => {
                    self.digits.remove(digit);
                    (digit, self.set.borrow().cells(digit))
                }
                None if self.back.1.is_empty() => return None,
                None => mem::replace(&mut self.back, (*digit, CellSet::EMPTY)),
            };
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let between = self.digits.iter().map(|digit| self.set.borrow().cells(digit));
        let len = between.chain([self.front.1, self.back.1]).map(CellSet::len).sum();
        (len, Some(len))
    }
}

impl<S: Borrow<CandidateSet>> DoubleEndedIterator for CandidateIter<S> {
    fn next_back(&mut self) -> Option<Candidate> {
        while self.back.1.is_empty() {
            let Some(digit) = self.digits.last() else { break };
            self.digits.remove(digit);
            self.back = (digit, self.set.borrow().cells(digit));
        }
        let (digit, cells) = if self.back.1.is_empty() { &mut self.front } else { &mut self.back };
        let cell = cells.last()?;
        cells.remove(cell);
        Some(Candidate { cell, digit: *digit })
    }
}

impl<S: Borrow<CandidateSet>> ExactSizeIterator for CandidateIter<S> {}

impl<S: Borrow<CandidateSet>> FusedIterator for CandidateIter<S> {}

impl IntoIterator for CandidateSet {
    type Item = Candidate;
    type IntoIter = CandidateIter<CandidateSet>;

    fn into_iter(self) -> CandidateIter<CandidateSet> {
        CandidateIter::new(self)
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

    #[test]
    fn candidates_read_back() {
        for candidate in CandidateSet::FULL {
            assert_eq!(candidate.to_string().parse(), Ok(candidate));
        }
        for wrong in ["", "r1c1", "r1c1()", "r1c1(0)", "r1c1(12)", "r1c1(5) ", "r1c0(5)", "(5)"] {
            assert!(wrong.parse::<Candidate>().is_err(), "{wrong}");
        }
    }
}
