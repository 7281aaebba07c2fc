//! How the almost locked sets of one state are joined, as bits by the sets' numbers.

use super::Flow;
use super::rows::{contains, insert, row, row_mut, unite};
use super::sets::Als;
use crate::grid::{CellSet, Digit, DigitSet};
use alloc::vec;
use alloc::vec::Vec;
use core::ops::{ControlFlow, RangeInclusive};

/// For every set: the sets it takes a digit from, and those it has a cell in common with.
///
/// What a set takes depends on the cells in which it can hold a digit, its *part*. Many sets have
/// the same part, so this is computed once for each part.
pub(crate) struct Joins {
    words: usize,
    /// By set and digit, the number of the part among the digit's; 0 for one that no candidate sees,
    /// which takes nothing.
    parts: Vec<[u16; 9]>,
    /// By digit and part.
    takes: [Vec<u64>; 9],
    /// By digit and part.
    beyond: [Vec<[CellSet; 9]>; 9],
    overlap: Vec<u64>,
}

/// A digit's places that some sets have, and its candidates that see all of them.
struct Part {
    places: CellSet,
    seen: CellSet,
}

impl Joins {
    /// The links between these sets.
    pub(crate) fn new(sets: &[Als]) -> Joins {
        let words = sets.len().div_ceil(64);
        let mut joins = Joins {
            words,
            parts: vec![[0; 9]; sets.len()],
            takes: Default::default(),
            beyond: Default::default(),
            overlap: vec![0; sets.len() * words],
        };
        Digit::ALL.into_iter().for_each(|digit| joins.add_digit(sets, digit));
        let mut with_cell = vec![0; 81 * words];
        for (i, set) in sets.iter().enumerate() {
            set.cells.iter().for_each(|c| insert(row_mut(&mut with_cell, c.index(), words), i));
        }
        for (i, set) in sets.iter().enumerate() {
            for cell in set.cells {
                unite(row_mut(&mut joins.overlap, i, words), row(&with_cell, cell.index(), words));
            }
        }
        joins
    }

    /// Finds what joins sets by a digit.
    fn add_digit(&mut self, sets: &[Als], digit: Digit) {
        let words = self.words;
        let mut parts = vec![Part { places: CellSet::EMPTY, seen: CellSet::EMPTY }];
        // By part, the sets that have it, and by digit what these see.
        let mut with: Vec<u64> = vec![0; words];
        let mut sights = vec![[CellSet::EMPTY; 9]];
        for (i, set) in sets.iter().enumerate() {
            let (places, seen) = (set.places(digit), set.seen(digit));
            if seen.is_empty() {
                continue;
            }
            let at = parts.iter().position(|part| part.places == places).unwrap_or(parts.len());
            if at == parts.len() {
                parts.push(Part { places, seen });
                with.resize(with.len() + words, 0);
                sights.push([CellSet::EMPTY; 9]);
            }
            insert(row_mut(&mut with, at, words), i);
            unite_cells(&mut sights[at], set.all_seen());
            self.parts[i][digit.index()] = at as u16;
        }
        let mut takes = vec![0; parts.len() * words];
        let mut beyond = vec![[CellSet::EMPTY; 9]; parts.len()];
        for (b, part) in parts.iter().enumerate().skip(1) {
            for a in (1..b).filter(|a| parts[*a].places.is_subset(part.seen)) {
                // Each sees all of the other.
                for (from, to) in [(a, b), (b, a)] {
                    unite(row_mut(&mut takes, from, words), row(&with, to, words));
                    unite_cells(&mut beyond[from], &sights[to]);
                }
            }
        }
        (self.takes[digit.index()], self.beyond[digit.index()]) = (takes, beyond);
    }

    /// How many words a row has.
    pub(crate) const fn words(&self) -> usize {
        self.words
    }

    /// The sets that lack a digit if this one holds it.
    pub(crate) fn takes(&self, set: usize, digit: Digit) -> &[u64] {
        row(&self.takes[digit.index()], self.parts[set][digit.index()].into(), self.words)
    }

    /// By digit, the candidates seen by one of the sets that lack `digit` if this one holds it.
    pub(crate) fn beyond(&self, set: usize, digit: Digit) -> &[CellSet; 9] {
        &self.beyond[digit.index()][usize::from(self.parts[set][digit.index()])]
    }

    /// The sets that have a cell in common with this one, itself included.
    pub(crate) fn overlap(&self, set: usize) -> &[u64] {
        row(&self.overlap, set, self.words)
    }

    /// Calls the function with each set whose bit is set in these words, lowest first.
    pub(crate) fn each(
        words: RangeInclusive<usize>,
        word: impl Fn(usize) -> u64,
        mut found: impl FnMut(usize) -> Flow,
    ) -> Flow {
        for at in words {
            let mut bits = word(at);
            while bits != 0 {
                found(at * 64 + bits.trailing_zeros() as usize)?;
                bits &= bits - 1;
            }
        }
        ControlFlow::Continue(())
    }

    /// The digits that cannot be in both of two sets.
    pub(crate) fn restricted(&self, a: usize, b: usize, digits: DigitSet) -> DigitSet {
        let joined = |digit: &Digit| contains(self.takes(a, *digit), b);
        digits.iter().filter(joined).collect()
    }
}

fn unite_cells(sets: &mut [CellSet; 9], others: &[CellSet; 9]) {
    sets.iter_mut().zip(others).for_each(|(set, other)| *set |= *other);
}
