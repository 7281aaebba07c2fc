//! Whether a digit's places alone rule out a candidate.
//!
//! Fish, skyscrapers, colours and X-chains look at one digit. Whatever they take out is in none of the
//! ways to place that digit in all houses that lack it. So where every candidate is in some way,
//! none of them finds anything, and that is told sooner than each of them could: a few ways
//! through candidates not yet met meet them all.

use super::marks::Marks;
use crate::grid::{Digit, DigitSet};

impl Marks {
    /// The digits of which some candidate is in no way to place the digit once in every house
    /// that has places for it. Techniques that look at one digit find nothing about the others.
    pub(super) fn reducible(&self) -> DigitSet {
        Digit::ALL.into_iter().filter(|&digit| self.is_reducible(digit)).collect()
    }

    fn is_reducible(&self, digit: Digit) -> bool {
        *self.about(digit).reducible.get_or_init(|| Ways::of(self.all_places(digit)).miss_one())
    }
}

/// The ways to place a digit, row by row.
struct Ways {
    /// By row, the columns where the digit can go; 0 in a row that has it.
    rows: [u16; 9],
    /// The columns and blocks that need the digit.
    columns: u16,
    blocks: u16,
    /// By row, the places that no way went through yet.
    unmet: [u16; 9],
}

impl Ways {
    fn of(places: &[u16; 32]) -> Ways {
        let needed =
            |first: usize| (0..9).fold(0, |set, i| set | u16::from(places[first + i] != 0) << i);
        let rows = core::array::from_fn(|row| places[row]);
        Ways { rows, columns: needed(9), blocks: needed(18), unmet: rows }
    }

    /// Whether no way goes through some place.
    fn miss_one(mut self) -> bool {
        while let Some(row) = self.unmet.iter().position(|unmet| *unmet != 0) {
            let place = self.unmet[row] & self.unmet[row].wrapping_neg();
            let all = core::mem::replace(&mut self.rows[row], place);
            let found = self.fill(0, self.columns, self.blocks);
            self.rows[row] = all;
            if !found {
                return true;
            }
        }
        false
    }

    /// Fills the rows from `row` on, in columns and blocks that still need the digit, through
    /// unmet places first; a way that is found meets its places.
    fn fill(&mut self, row: usize, columns: u16, blocks: u16) -> bool {
        let Some(row) = (row..9).find(|&row| self.rows[row] != 0) else {
            return columns == 0 && blocks == 0;
        };
        let band = row / 3 * 3;
        let free = self.rows[row] & columns & STACKS[usize::from(blocks >> band & 7)];
        let unmet = free & self.unmet[row];
        for mut choice in [unmet, free & !unmet] {
            while choice != 0 {
                let place = choice & choice.wrapping_neg();
                choice ^= place;
                let block = 1 << (band + place.trailing_zeros() as usize / 3);
                if self.fill(row + 1, columns & !place, blocks & !block) {
                    self.unmet[row] &= !place;
                    return true;
                }
            }
        }
        false
    }
}

/// By set of stacks, their columns.
const STACKS: [u16; 8] = [0o000, 0o007, 0o070, 0o077, 0o700, 0o707, 0o770, 0o777];
