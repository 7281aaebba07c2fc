//! Reads single characters as cells, and finds the place of a wrong one.

use super::malformed::{Expected, Malformed, Unexpected};
use super::split::Line;
pub(super) use crate::grid::line::character;

/// The digit of a character, 0 for a blank, `None` when it is neither. Drawings have `·` for blanks.
pub(super) const fn value(c: char) -> Option<u8> {
    if c == '·' { Some(0) } else { crate::grid::line::value(c) }
}

/// A line that is wrong at a byte of its text.
pub(super) fn wrong(line: &Line<'_>, byte: usize, expected: Expected) -> Malformed {
    let found = match line.text.get(byte..).and_then(|rest| rest.chars().next()) {
        Some(c) => Unexpected::Character(c),
        None if line.cut => return too_long(line),
        None => Unexpected::EndOfLine,
    };
    let (number, column) = place_of(line, byte);
    Malformed { line: number, column, expected, found }
}

/// Reads nine groups of signs with white space or what `divides` between them. `add` takes a sign into its group, of which it
/// may be the first, or says what it expects.
pub(super) fn groups<T: Copy + Default>(
    line: &Line<'_>,
    divides: impl Fn(char) -> bool,
    add: impl Fn(&mut T, char, bool) -> Result<(), Expected>,
) -> Result<[T; 9], Malformed> {
    let mut groups = [T::default(); 9];
    let mut count = 0;
    let mut is_first = true;
    for (at, c) in line.text.char_indices() {
        if c.is_whitespace() || divides(c) {
            is_first = true;
            continue;
        }
        if is_first {
            if count == 9 {
                return Err(wrong(line, at, Expected::NoMore(9)));
            }
            count += 1;
        }
        add(&mut groups[count - 1], c, is_first).map_err(|expected| wrong(line, at, expected))?;
        is_first = false;
    }
    if count < 9 {
        return Err(Malformed {
            found: Unexpected::Cells(count as u32),
            ..wrong(line, line.text.trim_end().len(), Expected::Cells(9))
        });
    }
    Ok(groups)
}

/// A line that was cut because of its length.
pub(super) fn too_long(line: &Line<'_>) -> Malformed {
    let (number, column) = place_of(line, line.text.len());
    let (expected, found) = (Expected::ShorterLine, Unexpected::ALongerLine);
    Malformed { line: number, column, expected, found }
}

/// The line and the column, both counted from 1, of a byte.
pub(super) fn place_of(line: &Line<'_>, byte: usize) -> (u64, u32) {
    let before = &line.text.as_bytes()[..byte.min(line.text.len())];
    let lines = before.iter().filter(|&&b| b == b'\n').count() as u64;
    let last = before.rsplit(|&b| b == b'\n').next().unwrap_or_default();
    let characters = last.iter().filter(|&&b| b & 0xc0 != 0x80).count();
    let start = if lines == 0 { line.column } else { 1 };
    (line.number + lines, start.saturating_add(u32::try_from(characters).unwrap_or(u32::MAX)))
}

/// The line without surrounding white space, and the byte where it begins.
pub(super) fn trimmed<'a>(line: &Line<'a>) -> (usize, &'a str) {
    let text = line.text.trim_start();
    (line.text.len() - text.len(), text.trim_end())
}

/// Whether the line is a comment of its own.
pub(super) fn is_comment(text: &str) -> bool {
    text.starts_with('#')
}
