//! How digits get their labels as the cells of a grid are read one after the other.

use super::factorial;
use crate::grid::{Digit, DigitSet};

/// A relabelling of the digits, decided as far as the cells read so far decide it.
pub(super) trait Labels: Copy {
    /// No cell read yet.
    const START: Self;

    /// Reads the next cell: its smallest reading, and the decisions that follow.
    fn read(&mut self, cell: DigitSet) -> u16;

    /// What the digits 1 to 9 become; decides what no cell has decided.
    fn digits(&self) -> [Digit; 9];

    /// The number of ways to decide that.
    fn freedom(&self) -> u64;
}

/// For grids: digits are labelled in the order in which they first appear, and a blank reads 0.
#[derive(Clone, Copy)]
pub(super) struct ByAppearance {
    /// By digit, 0 for none yet.
    labels: [u8; 9],
    count: u8,
}

impl Labels for ByAppearance {
    const START: ByAppearance = ByAppearance { labels: [0; 9], count: 0 };

    fn read(&mut self, cell: DigitSet) -> u16 {
        let Some(digit) = cell.first() else { return 0 };
        let label = &mut self.labels[digit.index()];
        if *label == 0 {
            self.count += 1;
            *label = self.count;
        }
        u16::from(*label)
    }

    fn digits(&self) -> [Digit; 9] {
        let mut last = usize::from(self.count);
        self.labels.map(|label| match label {
            0 => {
                last += 1;
                Digit::from_index(last - 1)
            }
            label => Digit::from_index(usize::from(label) - 1),
        })
    }

    fn freedom(&self) -> u64 {
        factorial(9 - u32::from(self.count))
    }
}

/// For candidates: a cell reads as nine characters, the k-th of them a blank or the digit k. So
/// the digits that the first cell lacks get the first labels, and every further cell orders the
/// digits that no earlier cell distinguished.
#[derive(Clone, Copy)]
pub(super) struct ByParts {
    /// The digits in the order of their labels, where that is decided: those of a part have the
    /// same cells so far.
    parts: [DigitSet; 9],
    count: u8,
}

impl Labels for ByParts {
    const START: ByParts = {
        let mut parts = [DigitSet::EMPTY; 9];
        parts[0] = DigitSet::FULL;
        ByParts { parts, count: 1 }
    };

    fn read(&mut self, cell: DigitSet) -> u16 {
        let mut key = 0;
        let mut split = ByParts { parts: [DigitSet::EMPTY; 9], count: 0 };
        for &part in &self.parts[..usize::from(self.count)] {
            let [without, with] = [part - cell, part & cell];
            key = key << part.len() | ((1 << with.len()) - 1);
            for part in [without, with] {
                if !part.is_empty() {
                    split.parts[usize::from(split.count)] = part;
                    split.count += 1;
                }
            }
        }
        *self = split;
        key
    }

    fn digits(&self) -> [Digit; 9] {
        let mut digits = Digit::ALL;
        let ordered = self.parts.iter().flat_map(|part| part.iter());
        for (digit, label) in ordered.zip(Digit::ALL) {
            digits[digit.index()] = label;
        }
        digits
    }

    fn freedom(&self) -> u64 {
        self.parts.iter().map(|part| factorial(part.len() as u32)).product()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(digits: &[u8]) -> DigitSet {
        digits.iter().copied().filter_map(Digit::new).collect()
    }

    #[test]
    fn candidates_read_least_with_blanks_first() {
        let mut labels = ByParts::START;
        assert_eq!(labels.read(set(&[1, 5])), 0b11);
        // 5 gets the last label; of the seven others, 2 and 3 get the last ones.
        assert_eq!(labels.read(set(&[2, 3, 5])), 0b0_0000_1101);
        assert_eq!(labels.freedom(), factorial(5) * 2);
        assert_eq!(labels.digits()[0].get(), 8);
        assert_eq!(labels.digits()[4].get(), 9);
    }
}
