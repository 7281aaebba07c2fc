//! A grid as its nine rows and nine columns, each in one word.

use crate::grid::Grid;

/// A row or a column: its filled cells and their digits.
#[derive(Clone, Copy, Default)]
pub(super) struct Line {
    /// Nibble `i` (from the low end) is the value of cell `i`, 0 when blank.
    pub(super) values: u64,
    /// Bit `i` is set when cell `i` is filled.
    pub(super) filled: u16,
}

/// The lines of a grid.
pub(super) struct Lines {
    /// The rows, then the columns.
    pub(super) lines: [[Line; 9]; 2],
    /// How many cells are filled.
    pub(super) clues: u32,
    /// Whether a digit appears twice in a house.
    pub(super) conflict: bool,
}

impl Lines {
    pub(super) fn of(grid: &Grid) -> Lines {
        let mut lines = [[Line::default(); 9]; 2];
        let [rows, columns] = &mut lines;
        let mut seen = [[0_u16; 9]; 3];
        let mut conflict = 0;
        let mut clues = 0;
        let [seen_rows, seen_columns, seen_blocks] = &mut seen;
        for (r, cells) in grid.values().chunks_exact(9).enumerate() {
            let mut filled = 0_u16;
            for (c, &value) in cells.iter().enumerate() {
                filled |= u16::from(value != 0) << c;
            }
            rows[r].filled = filled;
            clues += filled.count_ones();
            while filled != 0 {
                let c = filled.trailing_zeros() as usize;
                filled &= filled - 1;
                let value = u64::from(cells[c]);
                rows[r].values |= value << (4 * c);
                columns[c].values |= value << (4 * r);
                columns[c].filled |= 1 << r;
                let digit = 1_u16 << value;
                let b = r / 3 * 3 + c / 3;
                conflict |= (seen_rows[r] | seen_columns[c] | seen_blocks[b]) & digit;
                seen_rows[r] |= digit;
                seen_columns[c] |= digit;
                seen_blocks[b] |= digit;
            }
        }
        Lines { lines, clues, conflict: conflict != 0 }
    }
}

/// Nibble `i` of a word.
pub(super) const fn nibble(word: u64, i: u32) -> u64 {
    word >> (4 * i) & 15
}
