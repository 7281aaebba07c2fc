//! The state of a search (27 words of 27 bits) and its conversions.

#[cfg(feature = "generate")]
use crate::grid::CellSet;
use crate::grid::{Candidates, Cell, Digit, Solution};
use crate::simd::Tier;

/// Where each digit is still possible. `words[d][r]` holds digit index `d` in the rows `r`, `3 + r`
/// and `6 + r`: bit `9R + c` is row `3R + r`, column `c`.
///
/// ```text
/// bit of word r    26 25 24  23 22 21  20 19 18 │ 17 …  9 │ 8 7 6  5 4 3  2 1 0
/// stack               2         1         0     │         │   2      1      0     3 columns each
/// row                          6 + r            │  3 + r  │           r
/// ```
///
/// So the three cells of a minicolumn are at the same bit of the three words, the three cells of a
/// minirow are neighbouring bits, and a row of a grid is nine consecutive bits.
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

/// The state of a grid's values (row-major, 0 for blank). The search removes what the givens
/// exclude.
#[inline(always)]
pub(crate) fn of_values<T: Tier>(values: &[u8; 81]) -> Words {
    let mut words = [[0; 3]; 9];
    T::put_values(values, words.as_flattened_mut(), [3, 1]);
    words
}

/// The state of these candidates.
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

/// The state of a solution.
#[cfg(feature = "generate")]
pub(crate) fn of_solution(solution: &Solution) -> Words {
    let mut words = [[0; 3]; 9];
    for cell in Cell::ALL {
        let (word, bit) = place(cell);
        words[solution.get(cell).index()][word] |= bit;
    }
    words
}

/// The bits of cells in the three words of a digit.
#[cfg(feature = "generate")]
#[inline(always)]
pub(crate) const fn masks_of_cells(cells: CellSet) -> [u32; 3] {
    let mut masks = [0; 3];
    let mut row = 0;
    while row < 9 {
        masks[row % 3] |= ((cells.bits() >> (9 * row) & 0x1FF) as u32) << (row / 3 * 9);
        row += 1;
    }
    masks
}

/// The cells whose bits are set in the three words of a digit.
#[cfg(feature = "generate")]
#[inline(always)]
pub(crate) const fn cells_of_masks(masks: [u32; 3]) -> CellSet {
    let mut bits = 0;
    let mut row = 0;
    while row < 9 {
        bits |= ((masks[row % 3] >> (row / 3 * 9) & 0x1FF) as u128) << (9 * row);
        row += 1;
    }
    CellSet::from_bits(bits)
}

/// Nonzero when a digit with these places has none in some house.
#[inline(always)]
pub(crate) fn missing([a, b, c]: [u32; 3]) -> u32 {
    let mut rows = FIRST_OF_ROW;
    for word in [a, b, c] {
        let stacks = word | word >> 3 | word >> 6;
        rows &= stacks | stacks >> 1 | stacks >> 2;
    }
    let bands = a | b | c;
    let columns = bands | bands >> 9 | bands >> 18;
    let blocks = bands | bands >> 1 | bands >> 2;
    (rows ^ FIRST_OF_ROW) | (!columns & 0x1FF) | (!blocks & FIRST_OF_BLOCK)
}

/// The digit indices of a state with one candidate per cell, bit by bit: `planes[p][r]` holds bit
/// `p`, laid out as word `r` of a digit.
pub(crate) type Planes = [[u32; 3]; 4];

/// The digit indices of a state with one candidate per cell.
#[inline(always)]
pub(crate) fn planes(words: &Words) -> Planes {
    let mut planes = [[0; 3]; 4];
    for (index, digit) in words.iter().enumerate() {
        for (p, plane) in planes.iter_mut().enumerate() {
            for (all, word) in plane.iter_mut().zip(digit) {
                *all |= if index >> p & 1 == 1 { *word } else { 0 };
            }
        }
    }
    planes
}

/// The solution of a state with one candidate per cell and no digit [`missing`] in a house.
#[inline(always)]
pub(crate) fn solution<T: Tier>(words: &Words) -> Solution {
    let mut indices = [0; 81];
    T::put_numbers(&planes(words), &mut indices);
    of_indices(&indices)
}

/// The solution with these digits, by index.
#[inline(always)]
pub(crate) fn of_indices(indices: &[u8; 81]) -> Solution {
    let mut digits = [Digit::ALL[0]; 81];
    // Two loops; the first handles exactly one vector.
    let (front, back) = digits.split_at_mut(64);
    for (digit, &index) in front.iter_mut().zip(&indices[..64]) {
        *digit = Digit::from_index_at_most(index);
    }
    for (digit, &index) in back.iter_mut().zip(&indices[64..]) {
        *digit = Digit::from_index_at_most(index);
    }
    Solution::proved(digits)
}
