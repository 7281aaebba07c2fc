//! The grid that the ladder works on: 4×4, 6×6 or 9×9.

use super::dimensions::{Dimensions, Spot};
use crate::grid::line::value;
use crate::grid::{Digit, DigitSet, Grid, House, Solution};
use core::fmt;
use core::str::FromStr;

/// A board of one of the sizes of [`Dimensions::ALL`]; each cell blank or with a digit.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    dimensions: &'static Dimensions,
    /// By `Spot::index`; cells beyond the size stay blank.
    cells: [Option<Digit>; 81],
}

impl Board {
    /// The board of a size without a digit.
    pub const fn empty(dimensions: &'static Dimensions) -> Board {
        Board { dimensions, cells: [None; 81] }
    }

    /// The size.
    pub const fn dimensions(&self) -> &'static Dimensions {
        self.dimensions
    }

    /// The digit in a cell, `None` when it is blank.
    pub const fn get(&self, spot: Spot) -> Option<Digit> {
        self.cells[spot.index()]
    }

    /// Whether a cell is blank.
    pub const fn is_blank(&self, spot: Spot) -> bool {
        self.get(spot).is_none()
    }

    /// Writes a digit.
    pub const fn place(&mut self, spot: Spot, digit: Digit) {
        self.cells[spot.index()] = Some(digit);
    }

    /// Blanks a cell.
    pub const fn erase(&mut self, spot: Spot) {
        self.cells[spot.index()] = None;
    }

    /// The cells in row-major order.
    pub fn spots(&self) -> &'static [Spot] {
        self.dimensions.spots()
    }

    /// The blank cells in row-major order.
    pub fn blanks(&self) -> impl Iterator<Item = Spot> + '_ {
        self.spots().iter().copied().filter(|&spot| self.is_blank(spot))
    }

    /// The filled cells with their digits in row-major order.
    pub fn filled(&self) -> impl Iterator<Item = (Spot, Digit)> + '_ {
        self.spots().iter().filter_map(|&spot| Some((spot, self.get(spot)?)))
    }

    /// The digits in a house.
    pub fn digits_in(&self, house: House) -> DigitSet {
        self.dimensions.house(house).iter().filter_map(|&spot| self.get(spot)).collect()
    }

    /// The first house, rows before columns before blocks, with a digit twice, and the digit.
    pub fn conflict(&self) -> Option<(House, Digit)> {
        self.dimensions.houses().find_map(|house| {
            let mut seen = DigitSet::EMPTY;
            let mut digits = self.dimensions.house(house).iter().filter_map(|&spot| self.get(spot));
            digits.find(|&digit| !seen.insert(digit)).map(|digit| (house, digit))
        })
    }

    /// Whether the board is complete, obeys the rules and keeps the digits of `puzzle`.
    pub fn solves(&self, puzzle: &Board) -> bool {
        self.dimensions == puzzle.dimensions
            && self.blanks().next().is_none()
            && self.conflict().is_none()
            && puzzle.filled().all(|(spot, digit)| self.get(spot) == Some(digit))
    }

    /// The same as the library's 9×9 grid; `None` for other sizes.
    pub fn grid(&self) -> Option<Grid> {
        let values = self.cells.map(|cell| cell.map_or(0, Digit::get));
        if self.dimensions.side() == 9 { Grid::from_values(values) } else { None }
    }
}

impl From<&Grid> for Board {
    fn from(grid: &Grid) -> Board {
        Board { dimensions: Dimensions::NINE, cells: grid.values().map(Digit::new) }
    }
}

impl From<&Solution> for Board {
    fn from(solution: &Solution) -> Board {
        Board::from(&solution.grid())
    }
}

/// The reason why a text is not a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NotABoard {
    /// The character at this place, counted from 1, is neither a digit nor a blank.
    Character(char, usize),
    /// There are this many cells instead of 16, 36 or 81.
    Length(usize),
    /// The digit at this place, counted from 1, is larger than the side.
    Digit(Digit, usize),
}

impl fmt::Display for NotABoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotABoard::Character(c, at) => {
                write!(f, "column {at}: expected a digit or a blank such as '.', found {c:?}")
            }
            NotABoard::Length(n) => write!(f, "expected 16, 36 or 81 cells, found {n}"),
            NotABoard::Digit(d, at) => write!(f, "column {at}: the board is too small for a {d}"),
        }
    }
}

impl core::error::Error for NotABoard {}

impl FromStr for Board {
    type Err = NotABoard;

    /// Reads 16, 36 or 81 cells in row-major order, white space ignored.
    fn from_str(text: &str) -> Result<Board, NotABoard> {
        let mut board = Board::empty(Dimensions::NINE);
        let mut count = 0;
        let mut largest = None;
        for (i, c) in text.chars().enumerate().filter(|(_, c)| !c.is_whitespace()) {
            let digit = Digit::new(value(c).ok_or(NotABoard::Character(c, i + 1))?);
            largest = largest.max(digit.map(|digit| (digit, i + 1)));
            if let Some(cell) = board.cells.get_mut(count) {
                *cell = digit;
            }
            count += 1;
        }
        board.dimensions = Dimensions::ALL
            .iter()
            .copied()
            .find(|dimensions| dimensions.spots().len() == count)
            .ok_or(NotABoard::Length(count))?;
        match largest {
            Some((digit, at)) if digit.index() >= board.dimensions.side() => {
                Err(NotABoard::Digit(digit, at))
            }
            _ => Ok(board),
        }
    }
}

impl fmt::Display for Board {
    /// One character a cell, `.` for a blank; with `{:#}` one line a row.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for &spot in self.spots() {
            if f.alternate() && spot.column_index() == 0 && spot.row_index() > 0 {
                f.write_str("\n")?;
            }
            match self.get(spot) {
                None => f.write_str(".")?,
                Some(digit) => write!(f, "{digit}")?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_every_size_round_trip() {
        for text in ["1..4..3..4....21", "1.........6.....................6..3"] {
            let board: Board = text.parse().unwrap();
            assert_eq!(board.to_string(), text);
            assert_eq!(format!("{board:#}").parse(), Ok(board));
        }
        assert_eq!("12.".parse::<Board>(), Err(NotABoard::Length(3)));
        assert_eq!("1a".parse::<Board>(), Err(NotABoard::Character('a', 2)));
        let five = Digit::new(5).unwrap();
        assert_eq!(".5..............".parse::<Board>(), Err(NotABoard::Digit(five, 2)));
    }

    #[test]
    fn conflicts_are_found_in_every_kind_of_house() {
        let conflict = |text: &str| text.parse::<Board>().unwrap().conflict();
        let one = Digit::ALL[0];
        assert_eq!(conflict("1..1............"), Some((House::row(0), one)));
        assert_eq!(conflict("1...........1..."), Some((House::column(0), one)));
        assert_eq!(conflict("1....1.........."), Some((House::block(0), one)));
        assert_eq!(conflict("1.....1........."), None);
    }
}
