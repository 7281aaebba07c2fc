//! The cells of a grid too large for a board, on one line or drawn.

use super::cells::{no_value, number, other_rows, rows, too_large, words};
use crate::board::Value;
use crate::error::{Error, why};
use crate::format::{Malformed, without_comment};
use crate::large::LargeGrid;

/// Reads a text with the numbers of a grid of more than 32 rows; None for any other text.
///
/// ```
/// use ninefold_variants::format::read_large;
///
/// let rows = format!("{}\n", "34 . 36 ".repeat(12)).repeat(36);
/// let error = read_large(&rows.replacen("36", "37", 1)).expect("it is a large grid").unwrap_err();
/// assert_eq!(error.to_string(), "line 1, column 6: \"37\" is not a value of a grid of 36 rows");
/// assert!(read_large("1 2 3 4").is_none());
/// ```
///
/// # Errors
/// If a row has too few or too many cells, there are too many rows, or a cell holds no number of the grid.
pub fn read_large(text: &str) -> Option<Result<LargeGrid, Malformed>> {
    let (text, _) = without_comment(text);
    let size = too_large(text)?;
    Some(read(text, size))
}

fn read(text: &str, size: usize) -> Result<LargeGrid, Malformed> {
    let place = |part: &str| part.as_ptr().addr() - text.as_ptr().addr();
    let most = *LargeGrid::SIZES.end();
    if size > most {
        let why = why!(
            "{size} cells in a row; {most} are the most",
            "한 행이 {size}칸입니다. {most}칸까지 쓸 수 있습니다"
        );
        return Err(Malformed::at(text, 0, Error::Board(why)));
    }
    let rows = rows(text);
    let count = if rows.len() == 1 { size * size } else { size };
    let mut given = Vec::with_capacity(size * size);
    for row in &rows {
        let words = words(row);
        if words.len() != count {
            let why = why!(
                "expected {count} cells in the row, found {}",
                "행이 {count}칸이어야 하는데 {}칸입니다",
                words.len()
            );
            return Err(Malformed::syntax(text, place(row), why));
        }
        for word in words {
            let wrong = || Malformed::syntax(text, place(word), no_value(word, size));
            let number = number(word, size).ok_or_else(wrong)?;
            given.push(number.map(|number| Value((number - 1) as u8)));
        }
    }
    if given.len() != size * size {
        let why = other_rows(size, rows.len());
        return Err(Malformed::syntax(text, text.trim_end().len(), why));
    }
    LargeGrid::new(given).map_err(|error| Malformed::at(text, 0, error))
}
