//! How the almost locked sets of one state are joined, as bits by the sets' numbers.

use super::super::rows::{contains, row, row_mut, unite};
use super::super::step::Flow;
use super::sets::Als;
use crate::grid::{CellSet, Digit, DigitSet};
use alloc::vec;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// For every set: the sets it takes a digit from, shares a cell with, and shares an effect with.
pub(crate) struct Joins {
    words: usize,
    takes: Vec<u64>,
    overlap: Vec<u64>,
    allied: Vec<u64>,
}

impl Joins {
    /// The joins of these sets.
    pub(crate) fn new(sets: &[Als]) -> Joins {
        let words = sets.len().div_ceil(64);
        // The sets with a cell; and by digit and cell those with that place, and those whose
        // places of the digit the candidate sees.
        let mut with_cell = vec![0_u64; 81 * words];
        let mut with_place = vec![0_u64; 729 * words];
        let mut seen_from = vec![0_u64; 729 * words];
        let mut with_digit = vec![0_u64; 9 * words];
        for (i, set) in sets.iter().enumerate() {
            let (word, bit) = (i / 64, 1 << (i % 64));
            set.cells.iter().for_each(|cell| with_cell[cell.index() * words + word] |= bit);
            for digit in set.digits {
                let first = digit.index() * 81;
                with_digit[digit.index() * words + word] |= bit;
                for cell in set.places(digit) {
                    with_place[(first + cell.index()) * words + word] |= bit;
                }
                for cell in set.seen(digit) {
                    seen_from[(first + cell.index()) * words + word] |= bit;
                }
            }
        }
        let mut joins = Joins {
            words,
            takes: vec![0; sets.len() * 9 * words],
            overlap: vec![0; sets.len() * words],
            allied: vec![0; sets.len() * words],
        };
        // All places of a digit, to know which ones a set's own do not see.
        let mut places = [CellSet::EMPTY; 9];
        for set in sets {
            set.digits.iter().for_each(|d| places[d.index()] |= set.places(d));
        }
        for (i, set) in sets.iter().enumerate() {
            for cell in set.cells {
                unite(row_mut(&mut joins.overlap, i, words), row(&with_cell, cell.index(), words));
            }
            // A digit that no candidate sees takes nothing.
            for digit in set.digits.iter().filter(|digit| !set.seen(*digit).is_empty()) {
                let first = digit.index() * 81;
                let takes = row_mut(&mut joins.takes, i * 9 + digit.index(), words);
                takes.copy_from_slice(row(&with_digit, digit.index(), words));
                for cell in places[digit.index()] - set.seen(digit) {
                    let others = row(&with_place, first + cell.index(), words);
                    takes.iter_mut().zip(others).for_each(|(word, bits)| *word &= !bits);
                }
                for cell in set.seen(digit) {
                    let others = row(&seen_from, first + cell.index(), words);
                    unite(row_mut(&mut joins.allied, i, words), others);
                }
            }
        }
        joins
    }

    /// How many words a row has.
    pub(crate) const fn words(&self) -> usize {
        self.words
    }

    /// The sets that lack a digit if this one holds it.
    pub(crate) fn takes(&self, set: usize, digit: Digit) -> &[u64] {
        row(&self.takes, set * 9 + digit.index(), self.words)
    }

    /// The sets that share a cell with this one, itself included.
    pub(crate) fn overlap(&self, set: usize) -> &[u64] {
        row(&self.overlap, set, self.words)
    }

    /// The sets that, with this one, are seen by a common candidate.
    pub(crate) fn allied(&self, set: usize) -> &[u64] {
        row(&self.allied, set, self.words)
    }

    /// Gives the sets whose bit `word` says is set, lowest first.
    pub(crate) fn each(
        &self,
        word: impl Fn(usize) -> u64,
        mut found: impl FnMut(usize) -> Flow,
    ) -> Flow {
        for at in 0..self.words {
            let mut bits = word(at);
            while bits != 0 {
                found(at * 64 + bits.trailing_zeros() as usize)?;
                bits &= bits - 1;
            }
        }
        ControlFlow::Continue(())
    }

    /// The digits that not both of two sets can hold.
    pub(crate) fn restricted(&self, a: usize, b: usize, digits: DigitSet) -> DigitSet {
        let joined = |digit: &Digit| contains(self.takes(a, *digit), b);
        digits.iter().filter(joined).collect()
    }
}
