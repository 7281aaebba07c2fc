//! Nine lines of nine digits, as in Baekjoon 2239.

use crate::grid::Grid;
use crate::text::cells::{character, is_comment, trimmed, value, wrong};
use crate::text::malformed::{Expected, Malformed, Unexpected};
use crate::text::marked;
use crate::text::nine::{Item, Nine, Partial};
use crate::text::split::Line;
use crate::text::{Emit, Format, Notation, Parser};
use alloc::boxed::Box;
use alloc::string::String;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::Rows,
    name: "rows",
    summary: ["nine lines of nine digits", "아홉 자리 숫자 아홉 줄"],
    extensions: &[],
    score: |sample| sample.count(|line| row(line).is_ok() || is_gapped(line.text)),
    piece_end: b'\n',
    parser: || marked::parser(|| Box::new(Rows::default())),
    writer: || marked::grid_writer(write_rows),
};

/// Reads a row of nine characters, or of three times three with spaces between; a line of nine
/// characters may have spaces for blanks.
pub(in crate::text) fn row(line: &Line<'_>) -> Result<[u8; 9], Malformed> {
    let mut values = [0; 9];
    if line.text.len() == 9 && line.text.bytes().all(|b| matches!(b, b' ' | b'1'..=b'9')) {
        for (place, b) in values.iter_mut().zip(line.text.bytes()) {
            *place = if b == b' ' { 0 } else { b - b'0' };
        }
        return Ok(values);
    }
    let (start, text) = trimmed(line);
    if let Some(values) = threes(text) {
        return Ok(values);
    }
    let mut cells = text.char_indices();
    for place in &mut values {
        let (at, c) = cells.next().unwrap_or((text.len(), '\n'));
        *place = value(c).ok_or_else(|| {
            wrong(line, (start + at).min(line.text.trim_end().len()), Expected::Cell)
        })?;
    }
    match cells.next() {
        Some((at, _)) => Err(wrong(line, start + at, Expected::NoMore(9))),
        None => Ok(values),
    }
}

/// A row in threes: `4.. ... 8.5`.
fn threes(text: &str) -> Option<[u8; 9]> {
    let mut values = [0; 9];
    let mut groups = text.split_whitespace();
    for three in values.chunks_mut(3) {
        let mut cells = groups.next()?.chars();
        for place in three {
            *place = value(cells.next()?)?;
        }
        if cells.next().is_some() {
            return None;
        }
    }
    groups.next().is_none().then_some(values)
}

/// A row with spaces for blanks that lost those behind its last digit.
fn cut_row(text: &str) -> Option<[u8; 9]> {
    let mut values = [0; 9];
    for (i, b) in text.bytes().enumerate() {
        *values.get_mut(i)? = match b {
            b' ' => 0,
            b'1'..=b'9' => b - b'0',
            _ => return None,
        };
    }
    (!text.ends_with(' ')).then_some(values)
}

fn is_gapped(text: &str) -> bool {
    text.contains(' ') && cut_row(text).is_some()
}

/// Rows of nine characters. Where spaces are blanks, those at the ends of all rows may be missing.
#[derive(Default)]
struct Rows {
    nine: Nine,
    /// The first row that is too short otherwise.
    short: Option<Malformed>,
    /// Whether a row has spaces before a digit, and whether one has them at its end.
    inside: bool,
    at_end: bool,
}

impl Rows {
    fn finish(&mut self, number: u64, found: Unexpected, emit: Emit<'_>) {
        let Rows { mut nine, short, inside, at_end } = core::mem::take(self);
        if let Some(error) = short.filter(|_| !inside || at_end) {
            nine.wrong(error);
        }
        if let Some(record) = nine.end(number, found) {
            emit(record);
        }
    }
}

impl Parser for Rows {
    fn line(&mut self, line: Line<'_>, emit: Emit<'_>) {
        let text = line.text.trim();
        if is_comment(text) || text.is_empty() && line.text.len() != 9 {
            return self.finish(line.number, Unexpected::BlankLine, emit);
        }
        let cut = cut_row(line.text);
        self.inside |= is_gapped(line.text);
        self.at_end |= line.text.ends_with(' ');
        let read = match (row(&line), cut) {
            (Err(error), Some(values)) => {
                self.short.get_or_insert(error);
                Ok(values)
            }
            (read, _) => read,
        };
        self.nine.row(&line, read);
        if self.nine.is_full() {
            self.finish(line.number, Unexpected::EndOfInput, emit);
        }
    }

    fn end(&mut self, number: u64, emit: Emit<'_>) {
        self.finish(number, Unexpected::EndOfInput, emit);
    }
}

/// Puzzles of nine lines, one row per line, possibly with blank lines and comments between them.
pub(in crate::text) struct Blocks<T = u8> {
    pub(in crate::text) row: fn(&Line<'_>) -> Result<[T; 9], Malformed>,
    pub(in crate::text) nine: Nine<T>,
    pub(in crate::text) partial: Partial,
}

impl<T: Item> Parser for Blocks<T> {
    fn line(&mut self, line: Line<'_>, emit: Emit<'_>) {
        let text = line.text.trim();
        if is_comment(text) {
            return self.partial.end(&mut self.nine, line.number, Unexpected::BlankLine, emit);
        }
        if text.is_empty() && line.text.len() != 9 {
            return self.partial.blank(&mut self.nine, line.number, emit);
        }
        self.nine.row(&line, (self.row)(&line));
        if self.nine.is_full() {
            self.end(line.number, emit);
        }
    }

    fn end(&mut self, number: u64, emit: Emit<'_>) {
        self.partial.end(&mut self.nine, number, Unexpected::EndOfInput, emit);
    }
}

/// Nine lines of nine digits, 0 for a blank.
pub(in crate::text) fn write_rows(grid: &Grid, out: &mut String) {
    for row in grid.values().chunks(9) {
        out.extend(row.iter().map(|&v| character(v, '0')));
        out.push('\n');
    }
}
