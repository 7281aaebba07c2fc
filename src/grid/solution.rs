//! A complete grid that obeys the rules.

use super::cell::Cell;
use super::digit::{Digit, DigitSet};
use super::grid::Grid;
use super::house::House;
use core::fmt;
use core::ops::Index;

/// A complete grid with every digit once in every house.
///
/// ```
/// use ninefold::{Cell, Grid, Solution};
///
/// let grid: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let solution: Solution = grid.solve()?;
/// assert!(solution.extends(&grid));
/// assert_eq!(solution[Cell::at(0, 2)].get(), 4);
/// // Its text reads back. A grid with blanks is no solution.
/// assert_eq!(solution.to_string().parse::<Solution>()?, solution);
/// assert!(Solution::try_from(grid).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Solution([Digit; 81]);

impl Solution {
    /// A solution of these digits in row-major order, which a search has proved to obey the rules.
    pub(crate) const fn proved(digits: [Digit; 81]) -> Solution {
        Solution(digits)
    }

    /// The digits in row-major order.
    pub const fn digits(&self) -> &[Digit; 81] {
        &self.0
    }

    /// The digits in row-major order as ASCII characters, `1` to `9`.
    // Compiled here once, with full optimisation, whatever calls it.
    #[inline(never)]
    pub fn ascii(&self) -> [u8; 81] {
        let mut characters = [0; 81];
        for (character, digit) in characters.iter_mut().zip(&self.0) {
            *character = digit.ascii();
        }
        characters
    }

    /// The digit in a cell.
    pub const fn get(&self, cell: Cell) -> Digit {
        self.0[cell.index()]
    }

    /// The same as a grid.
    pub fn grid(&self) -> Grid {
        Grid::from(self)
    }

    /// Whether this solution has every digit of `grid`.
    pub fn extends(&self, grid: &Grid) -> bool {
        grid.filled().all(|(cell, digit)| self.get(cell) == digit)
    }
}

impl Index<Cell> for Solution {
    type Output = Digit;

    fn index(&self, cell: Cell) -> &Digit {
        &self.0[cell.index()]
    }
}

impl From<&Solution> for Grid {
    fn from(solution: &Solution) -> Grid {
        Grid::from_digits(&solution.0)
    }
}

impl From<Solution> for Grid {
    fn from(solution: Solution) -> Grid {
        Grid::from(&solution)
    }
}

/// The grid is not a solution: a cell is blank, or a house lacks a digit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum NotASolution {
    /// This cell is blank.
    Blank(Cell),
    /// This house lacks this digit, so it holds another one twice.
    Lacks(House, Digit),
}

impl fmt::Display for NotASolution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotASolution::Blank(cell) => write!(f, "{cell} is blank"),
            NotASolution::Lacks(house, digit) => write!(f, "{house} lacks {digit}"),
        }
    }
}

impl core::error::Error for NotASolution {}

impl TryFrom<&Grid> for Solution {
    type Error = NotASolution;

    fn try_from(grid: &Grid) -> Result<Solution, NotASolution> {
        let mut digits = [Digit::ALL[0]; 81];
        for cell in Cell::ALL {
            digits[cell.index()] = grid.get(cell).ok_or(NotASolution::Blank(cell))?;
        }
        for house in House::ALL {
            if let Some(digit) = (DigitSet::FULL - grid.digits_in(house)).first() {
                return Err(NotASolution::Lacks(house, digit));
            }
        }
        Ok(Solution(digits))
    }
}

impl TryFrom<Grid> for Solution {
    type Error = NotASolution;

    fn try_from(grid: Grid) -> Result<Solution, NotASolution> {
        Solution::try_from(&grid)
    }
}

impl fmt::Display for Solution {
    /// The same form as [`Grid`]'s: 81 characters, with `{:#}` nine lines of nine.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.grid(), f)
    }
}

impl fmt::Debug for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn says_why_a_grid_is_none() {
        let canonical: String =
            (0..81).map(|i| char::from(b'1' + ((i / 9 * 3 + i / 27 + i % 9) % 9) as u8)).collect();
        let mut grid: Grid = canonical.parse().unwrap();
        assert_eq!(Solution::try_from(grid).unwrap().to_string(), canonical);
        let corner = Cell::at(8, 8);
        grid.set(corner, None);
        assert_eq!(Solution::try_from(grid), Err(NotASolution::Blank(corner)));
        let other = Digit::ALL
            .into_iter()
            .find(|d| Some(*d) != canonical.parse::<Grid>().unwrap().get(corner));
        grid.set(corner, other);
        assert!(matches!(Solution::try_from(grid), Err(NotASolution::Lacks(..))));
    }
}
