//! One puzzle as 81 characters: the meaning of each character, and the place where a line goes
//! wrong.

use core::fmt;

/// The reason why a line is not a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct NotALine {
    /// The byte of the line at which it goes wrong, counted from 0.
    pub byte: usize,
    /// What was expected there.
    pub expected: LineExpected,
}

/// What was expected where a line goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum LineExpected {
    /// A digit or a blank.
    Cell,
    /// More cells: the line ends before the 81st.
    MoreCells,
    /// The end of the cells: the line already has 81.
    NoMoreCells,
}

impl fmt::Display for LineExpected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LineExpected::Cell => "a digit 1-9 or a blank such as '.'",
            LineExpected::MoreCells => "81 cells",
            LineExpected::NoMoreCells => "the end of the line after 81 cells",
        })
    }
}

impl fmt::Display for NotALine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "byte {}: expected {}", self.byte, self.expected)
    }
}

impl core::error::Error for NotALine {}

/// The digit of a character, 0 for a blank; `None` when it is neither.
pub(crate) const fn value(c: char) -> Option<u8> {
    match c {
        '1'..='9' => Some(c as u8 - b'0'),
        '.' | '0' | '*' | '_' | '-' | 'x' | 'X' | '?' => Some(0),
        _ => None,
    }
}

/// No [`value`].
const NO_VALUE: u8 = u8::MAX;

/// The [`value`] of every byte, [`NO_VALUE`] where it has none.
const VALUES: [u8; 256] = {
    let mut values = [NO_VALUE; 256];
    let mut byte = 0;
    while byte < 256 {
        if let Some(value) = value(byte as u8 as char) {
            values[byte] = value;
        }
        byte += 1;
    }
    values
};

/// The character of a value, `blank` for 0.
pub(crate) const fn character(value: u8, blank: char) -> char {
    if value == 0 { blank } else { (b'0' + value) as char }
}

/// Reads a puzzle at the start of a line, after any spaces: its 81 values, 0 for a blank, and the
/// tail.
///
/// The tail is what follows the cells. It begins with a character that can be neither a cell nor a
/// letter, such as a space, a comma or `#`; anything else makes the line malformed. It is kept as
/// it is and written after the answer.
///
/// A space is a blank cell when the line has at least 81 characters, the first 81 are only digits
/// 1-9 and spaces, and two spaces stand side by side among them; not where the spaces only divide
/// 81 digits or the cells of a larger grid.
///
/// # Errors
/// The place where the line is wrong, with what was expected.
pub fn split(text: &str) -> Result<([u8; 81], &str), NotALine> {
    let start = text.len() - text.trim_start().len();
    match plain(text, start) {
        Ok(found) => Ok(found),
        Err(error) => spaced_out(text).ok_or(error),
    }
}

fn plain(text: &str, start: usize) -> Result<([u8; 81], &str), NotALine> {
    let bytes = &text.as_bytes()[start..];
    if let Some((cells, rest)) = bytes.split_first_chunk::<81>() {
        // Without a branch per cell: nearly every line of a long file takes this path.
        let values = cells.map(|byte| VALUES[usize::from(byte)]);
        let ends = rest.first().is_none_or(|&b| b.is_ascii_whitespace());
        if ends && values.iter().fold(0, |all, &value| all | value) < NO_VALUE {
            return Ok((values, &text[start + 81..]));
        }
    }
    let mut values = [0; 81];
    for (i, place) in values.iter_mut().enumerate() {
        // Cells are ASCII; a byte of any other character is not a cell.
        match bytes.get(i).and_then(|&b| value(char::from(b))) {
            Some(value) => *place = value,
            None if text[start + i..].trim_end().is_empty() => {
                return Err(NotALine { byte: start + i, expected: LineExpected::MoreCells });
            }
            None => return Err(NotALine { byte: start + i, expected: LineExpected::Cell }),
        }
    }
    match bytes.get(81) {
        Some(&b) if b.is_ascii_alphanumeric() || value(char::from(b)).is_some() => {
            Err(NotALine { byte: start + 81, expected: LineExpected::NoMoreCells })
        }
        _ => Ok((values, &text[start + 81..])),
    }
}

fn spaced_out(text: &str) -> Option<([u8; 81], &str)> {
    let cells = text.as_bytes().get(..81)?;
    if !cells.iter().all(|b| matches!(b, b' ' | b'1'..=b'9')) || !text[..81].contains("  ") {
        return None;
    }
    let tail = &text[81..];
    let cell_follows = tail.starts_with(|c: char| c.is_ascii_alphanumeric());
    // A solution may follow, but no more of a grid whose cells the spaces divide.
    let solution_follows = tail.split_whitespace().next().is_some_and(|word| word.len() >= 81);
    let mut cells_in_all = 0;
    for &b in text.as_bytes() {
        match VALUES[usize::from(b)] {
            NO_VALUE if b.is_ascii_whitespace() => {}
            NO_VALUE => break,
            _ => cells_in_all += 1,
        }
    }
    let mut values = [0; 81];
    for (place, &b) in values.iter_mut().zip(cells) {
        *place = if b == b' ' { 0 } else { b - b'0' };
    }
    (!cell_follows && (solution_follows || cells_in_all < 81)).then_some((values, tail))
}
