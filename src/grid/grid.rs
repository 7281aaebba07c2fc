//! A grid: anything that 81 cells can hold, contradictions included.

use super::cell::{Cell, CellSet};
use super::digit::{Digit, DigitSet};
use super::house::House;
use super::misread::Misread;
use core::fmt;
use core::ops::Index;

/// Eighty-one cells, each blank or with a digit. A grid need not obey the rules: see
/// [`Solution`](super::Solution) for complete grids that obey them and
/// [`Puzzle`](crate::solve::Puzzle) for grids with exactly one solution.
///
/// ```
/// use ninefold::{Cell, Digit, Grid};
///
/// let mut grid: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// assert_eq!(grid.get(Cell::at(0, 1)), Digit::new(3));
/// grid.set("r1c3".parse()?, Digit::new(4));
/// // A line of 81 characters, or nine lines of nine.
/// assert!(grid.to_string().starts_with("534.7...."));
/// assert_eq!(format!("{grid:#}").lines().next(), Some("534.7...."));
/// assert_eq!("53..7".parse::<Grid>().unwrap_err().to_string(), "line 1, column 6: expected 81 cells, found 5");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// [`Grid::solve`] wants one solution; [`solve`](crate::solve) counts them, lists them and tells why there
/// is not one. Ordering is lexicographic, row by row, with a blank before `1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grid([u8; 81]);

impl Grid {
    /// The grid without a digit.
    pub const EMPTY: Grid = Grid([0; 81]);

    /// The grid with these values in row-major order, 0 for a blank; `None` if one is above 9.
    pub fn from_values(values: [u8; 81]) -> Option<Grid> {
        // Without an early exit, so that it becomes vector code.
        let greatest = values.iter().fold(0, |greatest, &value| value.max(greatest));
        (greatest <= 9).then_some(Grid(values))
    }

    /// The grid with these characters in row-major order, when they are nothing but digits and points;
    /// 0 is a blank too.
    #[cfg(feature = "std")] // only streams need it
    #[inline]
    pub(crate) fn from_digits_and_points(cells: &[u8; 81]) -> Option<Grid> {
        // Without an early exit, so that it becomes vector code.
        let mut values = [0; 81];
        let mut others = 0;
        for (value, &cell) in values.iter_mut().zip(cells) {
            let digit = cell.wrapping_sub(b'0');
            *value = if digit <= 9 { digit } else { 0 };
            others |= if digit <= 9 || cell == b'.' { 0 } else { 0xFF };
        }
        (others == 0_u8).then_some(Grid(values))
    }

    /// The complete grid with these digits in row-major order.
    pub fn from_digits(digits: &[Digit; 81]) -> Grid {
        Grid(digits.map(Digit::get))
    }

    /// The values in row-major order, 0 for a blank.
    pub const fn values(&self) -> &[u8; 81] {
        &self.0
    }

    /// The digit in a cell, `None` when it is blank.
    pub const fn get(&self, cell: Cell) -> Option<Digit> {
        Digit::new(self.0[cell.index()])
    }

    /// Writes a digit, or clears the cell; so [`Digit::new`] of a wrong number clears it.
    pub fn set(&mut self, cell: Cell, digit: impl Into<Option<Digit>>) {
        self.0[cell.index()] = digit.into().map_or(0, Digit::get);
    }

    /// The filled cells with their digits in row-major order.
    pub fn filled(&self) -> impl Iterator<Item = (Cell, Digit)> + '_ {
        Cell::ALL.into_iter().filter_map(|cell| Some((cell, self.get(cell)?)))
    }

    /// The cells that hold a digit.
    pub fn filled_cells(&self) -> CellSet {
        self.filled().map(|(cell, _)| cell).collect()
    }

    /// How many cells hold a digit.
    pub fn clue_count(&self) -> usize {
        self.0.iter().filter(|&&v| v != 0).count()
    }

    /// Whether every cell holds a digit.
    pub fn is_full(&self) -> bool {
        self.clue_count() == 81
    }

    /// The cells that hold a given digit.
    pub fn cells_with(&self, digit: Digit) -> CellSet {
        self.filled().filter(|&(_, d)| d == digit).map(|(cell, _)| cell).collect()
    }

    /// The digits in a house.
    pub fn digits_in(&self, house: House) -> DigitSet {
        house.cells().iter().filter_map(|cell| self.get(cell)).collect()
    }
}

impl Default for Grid {
    fn default() -> Grid {
        Grid::EMPTY
    }
}

impl Index<Cell> for Grid {
    type Output = Option<Digit>;

    fn index(&self, cell: Cell) -> &Option<Digit> {
        /// A place for each value, since the grid itself keeps none that can be lent.
        static VALUES: [Option<Digit>; 10] = {
            let mut values = [None; 10];
            let mut i = 1;
            while i < 10 {
                values[i] = Digit::new(i as u8);
                i += 1;
            }
            values
        };
        &VALUES[usize::from(self.0[cell.index()])]
    }
}

impl IntoIterator for Grid {
    type Item = Option<Digit>;
    type IntoIter = core::array::IntoIter<Option<Digit>, 81>;

    /// The cells in row-major order.
    fn into_iter(self) -> Self::IntoIter {
        self.0.map(Digit::new).into_iter()
    }
}

impl IntoIterator for &Grid {
    type Item = Option<Digit>;
    type IntoIter = core::array::IntoIter<Option<Digit>, 81>;

    /// The cells in row-major order.
    fn into_iter(self) -> Self::IntoIter {
        (*self).into_iter()
    }
}

impl TryFrom<[u8; 81]> for Grid {
    type Error = Misread;

    /// As [`Grid::from_values`].
    fn try_from(values: [u8; 81]) -> Result<Grid, Misread> {
        Grid::from_values(values).ok_or(Misread { expected: "values from 0 to 9" })
    }
}

impl From<Grid> for [u8; 81] {
    fn from(grid: Grid) -> [u8; 81] {
        grid.0
    }
}

impl fmt::Display for Grid {
    /// 81 characters, `.` for a blank; with `{:#}` nine lines of nine.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let characters = self.0.map(|value| if value == 0 { b'.' } else { b'0' + value });
        let text = core::str::from_utf8(&characters).map_err(|_| fmt::Error)?;
        if !f.alternate() {
            return f.write_str(text);
        }
        for row in 0..9 {
            let line = &text[9 * row..9 * row + 9];
            f.write_str(if row > 0 { "\n" } else { "" })?;
            f.write_str(line)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_go_in_and_come_out() {
        let values: [u8; 81] = core::array::from_fn(|i| (i % 10) as u8);
        let grid = Grid::try_from(values).unwrap();
        assert_eq!(<[u8; 81]>::from(grid), values);
        assert!(grid.into_iter().eq(values.map(Digit::new)));
        assert!((&grid).into_iter().eq(Cell::ALL.map(|cell| grid[cell])));
        assert!(Cell::ALL.into_iter().all(|cell| grid[cell] == grid.get(cell)));
        let mut wrong = values;
        wrong[80] = 10;
        assert!(Grid::try_from(wrong).is_err());
    }
}
