//! Single characters as cells.

use super::malformed::{Expected, Found, Malformed};
use super::split::Line;

/// The digit that a character stands for, 0 for a blank; `None` when it is neither.
pub(super) const fn value(c: char) -> Option<u8> {
    match c {
        '1'..='9' => Some(c as u8 - b'0'),
        '.' | '0' | '*' | '_' | '-' | 'x' | 'X' | '?' => Some(0),
        _ => None,
    }
}

/// The character of a value, `blank` for 0.
pub(super) const fn character(value: u8, blank: char) -> char {
    if value == 0 { blank } else { (b'0' + value) as char }
}

/// A line that is wrong at a byte of its text.
pub(super) fn wrong(line: &Line<'_>, byte: usize, expected: Expected) -> Malformed {
    let column = column(line.text, byte);
    match line.text.get(byte..).and_then(|rest| rest.chars().next()) {
        Some(c) => Malformed { line: line.number, column, expected, found: Found::Character(c) },
        None if line.cut => too_long(line),
        None => Malformed { line: line.number, column, expected, found: Found::EndOfLine },
    }
}

/// A line that was cut because of its length.
pub(super) fn too_long(line: &Line<'_>) -> Malformed {
    Malformed {
        line: line.number,
        column: column(line.text, line.text.len()),
        expected: Expected::ShorterLine,
        found: Found::ALongerLine,
    }
}

/// The column, counted from 1 in characters, of a byte.
pub(super) fn column(text: &str, byte: usize) -> u32 {
    let before = text.bytes().take(byte).filter(|&b| b & 0xc0 != 0x80).count();
    u32::try_from(before + 1).unwrap_or(u32::MAX)
}

/// The line with surrounding blanks taken off, and the byte that it then begins at.
pub(super) fn trimmed<'a>(line: &Line<'a>) -> (usize, &'a str) {
    let text = line.text.trim_start();
    (line.text.len() - text.len(), text.trim_end())
}

/// Whether the line is a comment of its own.
pub(super) fn is_comment(text: &str) -> bool {
    text.starts_with('#')
}
