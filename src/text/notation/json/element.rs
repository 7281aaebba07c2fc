//! What an element of an array is: a puzzle, or a cell or a row of one.

use crate::text::notation::json::lines::cell;
use crate::text::notation::json::value::{Json, Look as _, parse};
use alloc::string::String;

/// An element of an array.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Element {
    /// A cell.
    Cell,
    /// One of nine rows.
    Row,
    /// A row of a grid of another size, which others read; or a puzzle of its own.
    OtherRow,
    /// A puzzle.
    Puzzle,
}

/// A cell or a row of a puzzle: its text, where it begins, and its last line.
pub(super) struct Part {
    pub(super) text: String,
    pub(super) start: (u64, u32),
    pub(super) last_line: u64,
}

/// The most rows of a grid of another size.
const ROWS: usize = 256;

impl Element {
    pub(super) fn of(text: &str) -> Element {
        match parse(text) {
            Ok(Json::String(row)) if row.chars().count() == 9 => Element::Row,
            Ok(Json::Array(row)) if row.len() == 9 && row.iter().all(|v| cell(v).is_some()) => {
                Element::Row
            }
            Ok(Json::Array(row)) if row.iter().all(is_cell) => Element::OtherRow,
            Ok(value @ (Json::Null | Json::Number(_) | Json::String(_))) if is_cell(&value) => {
                Element::Cell
            }
            _ => Element::Puzzle,
        }
    }

    /// How many of these are looked at together: more than the largest grid has, and cells of whole puzzles.
    pub(super) fn most(self) -> usize {
        if self == Element::OtherRow { ROWS + 1 } else { 81 * (ROWS * ROWS / 81 + 1) }
    }

    /// How many of these make a puzzle.
    pub(super) fn needed(self, parts: &[Part]) -> usize {
        let count = parts.len();
        let is_square = (4..=ROWS).any(|size| size * size == count);
        let is_grid = match self {
            Element::Row | Element::Puzzle => false,
            Element::OtherRow => {
                let cells = |row: &Part| 1 + row.text.bytes().filter(|byte| *byte == b',').count();
                parts.iter().map(cells).max() == Some(count)
                    && (!is_square || has_long_numbers(parts))
            }
            Element::Cell => is_square && count % 81 != 0 || has_long_numbers(parts),
        };
        match self {
            _ if is_grid => count,
            Element::Cell => 81,
            Element::Row => 9,
            Element::OtherRow | Element::Puzzle => 1,
        }
    }
}

/// Whether many numbers have two digits, as in no small grid. A few may be mistakes.
fn has_long_numbers(parts: &[Part]) -> bool {
    let (mut digits, mut long) = (0, 0);
    for part in parts {
        let mut follows = false;
        for byte in part.text.bytes() {
            digits += usize::from(matches!(byte, b'1'..=b'9'));
            long += usize::from(follows && byte.is_ascii_digit());
            follows = byte.is_ascii_digit();
        }
    }
    4 * long > digits
}

/// Whether a value is a cell of a grid of any size, perhaps with a mistake.
fn is_cell(value: &Json<'_>) -> bool {
    cell(value).is_some() || value.number().is_some_and(|number| number < 1000)
}
