//! Bands: three rows of a complete grid, their 416 classes, and how many grids each begins.
//!
//! There are 9! · 56 · 6⁶ = 948,109,639,680 bands. Under orders of the three rows, of the three
//! blocks and of the columns in each block, and relabelling, they fall into 416 classes (Bertram
//! Felgenhauer and Frazer Jarvis, "Mathematics of Sudoku I", 2006). The number of grids that a band
//! begins depends only on its class, so a census of the classes counts all complete grids.

mod census;
mod partition;

pub use census::{BandClass, census};

use crate::grid::{Digit, ORDERS, Solution};

/// Three rows that obey the rules among themselves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Band([[Digit; 9]; 3]);

/// A code for a band's class: equal for two bands exactly when they are in the same class.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BandCode(u128);

impl Band {
    /// A band of a complete grid, counted from 0 at the top.
    ///
    /// # Panics
    /// When `number` is 3 or more.
    pub fn of(solution: &Solution, number: usize) -> Band {
        assert!(number < 3, "bands are counted from 0 to 2");
        let digits = solution.digits();
        Band(core::array::from_fn(|r| core::array::from_fn(|c| digits[27 * number + 9 * r + c])))
    }

    /// The three rows.
    pub const fn rows(&self) -> &[[Digit; 9]; 3] {
        &self.0
    }

    /// The class: the smallest code over all choices of a first block and orders of its rows and
    /// columns, relabelled so that it reads 1 to 9.
    pub fn code(&self) -> BandCode {
        let mut least = u128::MAX;
        for first in 0..3 {
            for rows in ORDERS {
                for columns in ORDERS {
                    let mut labels = [0_u8; 9];
                    for (i, &row) in rows.iter().enumerate() {
                        for (j, &column) in columns.iter().enumerate() {
                            labels[self.0[row][3 * first + column].index()] = (3 * i + j) as u8;
                        }
                    }
                    let [a, b] =
                        [1, 2].map(|next| self.block_code((first + next) % 3, rows, &labels));
                    least = least.min(u128::from(a.min(b)) << 64 | u128::from(a.max(b)));
                }
            }
        }
        BandCode(least)
    }

    /// A block by its columns, the columns in ascending order.
    fn block_code(&self, block: usize, rows: [usize; 3], labels: &[u8; 9]) -> u64 {
        let mut columns = [0, 1, 2].map(|c| {
            rows.iter().fold(0_u64, |code, &row| {
                code << 4 | u64::from(labels[self.0[row][3 * block + c].index()])
            })
        });
        columns.sort_unstable();
        columns[0] << 24 | columns[1] << 12 | columns[2]
    }
}
