//! Which sizes of subsets may have an effect.

use super::Marks;
use crate::grid::{DigitSet, House};

/// The sizes of the subsets that may have an effect: bit N for naked ones of N cells, bit 9 + N for
/// hidden ones of N digits. A listed size may turn out to have no effect, but no size is missing.
#[derive(Clone, Copy)]
pub(crate) struct Sizes(u32);

impl Sizes {
    pub(crate) const fn naked(self, size: usize) -> bool {
        self.0 >> size & 1 == 1
    }

    pub(crate) const fn hidden(self, size: usize) -> bool {
        self.0 >> (9 + size) & 1 == 1
    }
}

impl Marks {
    /// The sizes of the subsets of all houses.
    pub(crate) fn subset_sizes(&self) -> Sizes {
        let memory = &mut [0; 1 << 9];
        let all = House::ALL.into_iter().map(|house| self.subset_sizes_in(house, memory).0);
        Sizes(all.fold(0, |all, sizes| all | sizes))
    }

    /// The sizes of the subsets of a house that lose something in this house.
    pub(crate) fn subset_sizes_in(&self, house: House, memory: &mut [u16; 1 << 9]) -> Sizes {
        *self.about_house(house).subsets.get_or_init(|| sizes(self, house, memory))
    }
}

/// Compares the digits of every choice of open cells with those of the others. Where N of K cells
/// hold N of K digits, the rest are a hidden subset of K - N digits.
fn sizes(marks: &Marks, house: House, digits: &mut [u16; 1 << 9]) -> Sizes {
    digits[0] = 0;
    let mut count = 0;
    for cell in marks.open() & house.cells() {
        let (before, after) = digits.split_at_mut(1 << count);
        let own = marks.cell(cell).bits();
        after.iter_mut().zip(before).for_each(|(with, without)| *with = *without | own);
        count += 1;
    }
    let all = (1 << count) - 1;
    if DigitSet::from_bits(digits[all]).len() != count {
        // A digit without a place: every technique may check for itself.
        return Sizes(u32::MAX);
    }
    let mut sizes = 0;
    for chosen in 1..all {
        let size = DigitSet::from_bits(chosen as u16).len();
        let held = DigitSet::from_bits(digits[chosen]).len();
        if held < size {
            return Sizes(u32::MAX);
        }
        if held == size && digits[chosen] & digits[all & !chosen] != 0 {
            sizes |= 1 << size | 1 << (9 + count - size);
        }
    }
    Sizes(sizes)
}
