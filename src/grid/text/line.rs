//! One puzzle in 81 characters.

use crate::grid::{Cell, Digit, Grid};
use core::fmt;
use core::str::FromStr;

/// Why a text is no grid of 81 characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NotALine {
    /// The character at this place, counted from 1, is neither a digit nor a blank.
    Character(char, usize),
    /// There are this many cells instead of 81.
    Length(usize),
}

impl fmt::Display for NotALine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotALine::Character(c, at) => {
                write!(f, "column {at}: expected a digit or a blank such as '.', found {c:?}")
            }
            NotALine::Length(n) => write!(f, "expected 81 cells, found {n}"),
        }
    }
}

impl core::error::Error for NotALine {}

impl FromStr for Grid {
    type Err = NotALine;

    fn from_str(text: &str) -> Result<Grid, NotALine> {
        let mut grid = Grid::EMPTY;
        let mut count = 0;
        for (i, c) in text.trim().chars().enumerate() {
            let digit = match c {
                '1'..='9' => Digit::from_ascii(c as u8),
                '.' | '0' | '*' | '_' | '-' | 'x' | 'X' | '?' => None,
                _ => return Err(NotALine::Character(c, i + 1)),
            };
            if let Some(cell) = Cell::new(count) {
                grid.set(cell, digit);
            }
            count += 1;
        }
        if count == 81 { Ok(grid) } else { Err(NotALine::Length(count)) }
    }
}
