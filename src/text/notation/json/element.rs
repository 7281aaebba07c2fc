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
    /// A row of a grid of another size, which others read; or the cells of a small grid.
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

/// The longest text of a row that is kept until all rows are there.
const LONGEST: usize = 1 << 12;

impl Element {
    pub(super) fn of(text: &str) -> Element {
        match parse(text) {
            Ok(Json::String(row)) if row.chars().count() == 9 => Element::Row,
            Ok(Json::Array(row)) if row.len() == 9 && row.iter().all(|v| cell(v).is_some()) => {
                Element::Row
            }
            // 81 cells are a puzzle, which need not wait for others.
            Ok(Json::Array(row))
                if row.len() != 81 && text.len() < LONGEST && row.iter().all(is_cell) =>
            {
                Element::OtherRow
            }
            Ok(value @ (Json::Null | Json::Number(_) | Json::String(_))) if is_cell(&value) => {
                Element::Cell
            }
            _ => Element::Puzzle,
        }
    }

    /// How many are kept before they are looked at: more than the largest grid has, and cells of whole puzzles.
    pub(super) fn most(self) -> usize {
        match self {
            Element::Cell => 81 * (ROWS * ROWS / 81 + 1),
            Element::Row => 9,
            _ => ROWS + 1,
        }
    }

    /// How many of these make a puzzle.
    pub(super) fn needed(self, parts: &[Part]) -> usize {
        let count = parts.len();
        let root = (4..=ROWS).find(|size| size * size == count);
        let (is_grid, otherwise) = match self {
            Element::Cell => {
                let (above, given) = above(9, parts);
                let (is_square, are_large) = (root.is_some(), 4 * above > given);
                // Classic puzzles may have a cell too few, and a number too large.
                let is_grid = match count {
                    ..81 => is_square,
                    _ if count.is_multiple_of(81) => is_square && are_large,
                    _ => is_square && above > 0 || are_large,
                };
                (is_grid, 81)
            }
            Element::OtherRow => {
                let cells = |row: &Part| 1 + row.text.bytes().filter(|byte| *byte == b',').count();
                let full = parts.iter().filter(|row| cells(row) == count).count();
                // As many small grids have as many cells each.
                let are_large = |root: usize| {
                    let (above, given) = above(root, parts);
                    4 * above > given
                };
                (2 * full > count && root.is_none_or(are_large), 1)
            }
            _ => (false, 9),
        };
        if is_grid { count } else { otherwise }
    }
}

/// How many of the numbers are larger than this, and how many there are, without blanks.
fn above(most: usize, parts: &[Part]) -> (usize, usize) {
    let (mut above, mut given) = (0, 0);
    for number in parts.iter().flat_map(|part| part.text.split(|c: char| !c.is_ascii_digit())) {
        let number: usize = number.parse().unwrap_or(0);
        above += usize::from(number > most);
        given += usize::from(number > 0);
    }
    (above, given)
}

/// Whether a value is a cell of a grid of any size, perhaps with a mistake.
fn is_cell(value: &Json<'_>) -> bool {
    cell(value).is_some() || value.number().is_some_and(|number| number < 1000)
}
