//! The state of a search: 27 words of 27 bits, and the ways in and out of it.

use crate::grid::{Candidates, Cell, Digit, Solution};
use crate::simd::Tier;

/// Where each digit is still possible. `words[d][r]` says it of digit index `d` and the rows `r`,
/// `3 + r` and `6 + r`: bit `9R + c` is row `3R + r`, column `c`.
///
/// ```text
/// bit of word r    26 25 24  23 22 21  20 19 18 │ 17 …  9 │ 8 7 6  5 4 3  2 1 0
/// stack               2         1         0     │         │   2      1      0     3 columns each
/// row                          6 + r            │  3 + r  │           r
/// ```
///
/// So the three cells of a minicolumn stand at one bit of the three words, the three cells of a
/// minirow next to each other, and a row of a whole grid comes as its nine bits.
pub(crate) type Words = [[u32; 3]; 9];

/// The 27 bits in use.
pub(crate) const ALL: u32 = 0x7FF_FFFF;

/// The first bit of each row, and of each minirow, of a word.
pub(crate) const FIRST_OF_ROW: u32 = 1 | 1 << 9 | 1 << 18;
pub(crate) const FIRST_OF_BLOCK: u32 = 0o111_111_111;

/// The word and the bit of a cell.
pub(crate) const fn place(cell: Cell) -> (usize, u32) {
    let (row, column) = (cell.index() / 9, cell.index() % 9);
    (row % 3, 1 << (row / 3 * 9 + column))
}

/// The state that the values of a grid (row-major, 0 blank) stand for. What the givens exclude is
/// left to the search.
#[inline(always)]
pub(crate) fn of_values<T: Tier>(values: &[u8; 81]) -> Words {
    let mut words = T::cells_of_values(values);
    let mut blank = [ALL; 3];
    for digit in &words {
        for (blank, given) in blank.iter_mut().zip(digit) {
            *blank &= !given;
        }
    }
    for digit in &mut words {
        for (word, blank) in digit.iter_mut().zip(&blank) {
            *word |= blank;
        }
    }
    words
}

/// The state that candidates stand for.
pub(crate) fn of_candidates(candidates: &Candidates) -> Words {
    let mut words = [[0; 3]; 9];
    for cell in Cell::ALL {
        let (word, bit) = place(cell);
        for digit in candidates.get(cell) {
            words[digit.index()][word] |= bit;
        }
    }
    words
}

/// Whether a state with one candidate a cell has every digit in every house.
pub(crate) fn obeys(words: &Words) -> bool {
    let mut rows = FIRST_OF_ROW;
    let mut columns = 0x1FF;
    let mut blocks = FIRST_OF_BLOCK;
    for [a, b, c] in words {
        for word in [a, b, c] {
            let stacks = word | word >> 3 | word >> 6;
            rows &= stacks | stacks >> 1 | stacks >> 2;
        }
        let bands = a | b | c;
        columns &= bands | bands >> 9 | bands >> 18;
        blocks &= bands | bands >> 1 | bands >> 2;
    }
    rows & FIRST_OF_ROW == FIRST_OF_ROW
        && columns & 0x1FF == 0x1FF
        && blocks & FIRST_OF_BLOCK == FIRST_OF_BLOCK
}

/// The solution that a state with one candidate a cell, which [`obeys`] the rules, stands for.
pub(crate) fn solution(words: &Words) -> Solution {
    // Bit p of a cell's digit index is the cell's bit in `planes[p]`.
    let mut planes = [[0; 3]; 4];
    for (digit, places) in words.iter().enumerate() {
        for (p, plane) in planes.iter_mut().enumerate() {
            for (all, word) in plane.iter_mut().zip(places) {
                *all |= if digit >> p & 1 == 1 { *word } else { 0 };
            }
        }
    }
    let planes = planes.map(row_major);
    let mut indices = [0; 88];
    for (i, eight) in indices.chunks_exact_mut(8).enumerate() {
        let index = |p: usize| bits_to_bytes((planes[p] >> (8 * i)) as u8) << p;
        eight.copy_from_slice(&(index(0) | index(1) | index(2) | index(3)).to_le_bytes());
    }
    let mut digits = [Digit::ALL[0]; 81];
    for (digit, &index) in digits.iter_mut().zip(&indices) {
        *digit = Digit::from_index_at_most(index);
    }
    Solution::proved(digits)
}

/// The cells of three words, one bit each in row-major order.
#[inline(always)]
fn row_major(words: [u32; 3]) -> u128 {
    let mut cells = 0;
    for (row, word) in words.into_iter().enumerate() {
        for band in 0..3 {
            cells |= u128::from(word >> (9 * band) & 0x1FF) << (27 * band + 9 * row);
        }
    }
    cells
}

/// Eight bits as eight bytes of 0 or 1, the lowest first.
#[inline(always)]
const fn bits_to_bytes(bits: u8) -> u64 {
    // Byte i keeps bit i alone, which then carries into the byte's highest bit.
    let each = (bits as u64 * 0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
    ((each + 0x7F7F_7F7F_7F7F_7F7F) >> 7) & 0x0101_0101_0101_0101
}
