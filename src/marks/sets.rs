//! Almost locked sets: N cells of a house with N + 1 digits between them.

use super::rows::bits;
use super::{Marks, Node, Via};
use crate::grid::{CandidateSet, CellSet, Digit, DigitSet, House};
use crate::sorting::sort_by_number;
use alloc::vec::Vec;

/// An almost locked set: if it lacks one of its digits, it holds all the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Als {
    pub(crate) cells: CellSet,
    pub(crate) digits: DigitSet,
    /// The set's places of each digit.
    places: [CellSet; 9],
    /// The digit's candidates outside that see all of the set's places of it.
    seen: [CellSet; 9],
}

impl Als {
    /// The set of these cells, which have these digits between them.
    pub(crate) fn new(marks: &Marks, cells: CellSet, digits: DigitSet) -> Als {
        let (mut places, mut seen) = ([CellSet::EMPTY; 9], [CellSet::EMPTY; 9]);
        for digit in digits {
            let own = marks.digit(digit) & cells;
            places[digit.index()] = own;
            seen[digit.index()] = own.common_peers() & marks.digit(digit);
        }
        Als { cells, digits, places, seen }
    }

    /// The set's places of a digit.
    pub(crate) const fn places(&self, digit: Digit) -> CellSet {
        self.places[digit.index()]
    }

    /// The digit's candidates that see all of the set's places of it; none for a foreign digit.
    pub(crate) const fn seen(&self, digit: Digit) -> CellSet {
        self.seen[digit.index()]
    }

    /// The candidates that see all of the set's places, by digit.
    pub(crate) const fn all_seen(&self) -> &[CellSet; 9] {
        &self.seen
    }

    /// The eliminations when one of two sets holds each of these digits.
    pub(crate) fn seen_by_both(&self, other: &Als, digits: DigitSet) -> CandidateSet {
        let mut gone = CandidateSet::EMPTY;
        digits.iter().for_each(|d| gone.extend_digit(d, self.seen(d) & other.seen(d)));
        gone
    }

    /// The statement that the set holds a digit, or does not.
    pub(crate) const fn node(&self, digit: Digit, on: bool) -> Node {
        Node { digit, cells: self.places(digit), on }
    }

    /// The reason that a set which lacks one digit holds another.
    pub(crate) const fn via(&self) -> Via {
        Via::Set(self.cells, self.digits)
    }
}

/// The most sets that are kept. Grids with givens have a few hundred; candidate puzzles may have
/// thousands, of which the small ones are kept.
const MOST: usize = 1000;

/// Every almost locked set, small ones first, then by house and place; at most a thousand. A set
/// that lies in two houses appears once.
pub(crate) fn all(marks: &Marks) -> Vec<Als> {
    let mut found: Vec<(CellSet, DigitSet)> = Vec::new();
    let mut unions = [DigitSet::EMPTY; 1 << 9];
    for house in House::ALL {
        let open = marks.open() & house.cells();
        let cells: Vec<_> = open.iter().collect();
        // The digits of every subset, from those of the subset without its last cell.
        for (i, cell) in cells.iter().enumerate() {
            let (before, after) = unions.split_at_mut(1 << i);
            let own = marks.cell(*cell);
            after.iter_mut().zip(before).for_each(|(with, without)| *with = *without | own);
        }
        for (mask, digits) in unions.iter().enumerate().take(1 << cells.len()).skip(1) {
            if digits.len() != DigitSet::from_bits(mask as u16).len() + 1 {
                continue;
            }
            let set: CellSet = bits(mask as u64).map(|i| cells[i]).collect();
            if set.common_houses().first() == Some(house) {
                found.push((set, *digits));
            }
        }
    }
    sort_by_number(&mut found, |(cells, _)| cells.len());
    found.truncate(MOST);
    found.into_iter().map(|(cells, digits)| Als::new(marks, cells, digits)).collect()
}
