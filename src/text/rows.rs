//! Nine lines of nine digits, as in Baekjoon 2239.

use super::answer::{Answer, Shown};
use super::cells::{character, is_comment, trimmed, value, wrong};
use super::malformed::{Expected, Found, Malformed};
use super::nine::{Item, Nine};
use super::record::Record;
use super::split::Line;
use super::{Emit, Notation, Parser, Sample, Shape, Writer};
use crate::grid::Grid;
use alloc::boxed::Box;
use alloc::string::String;
use core::fmt::Write;

pub(super) const NOTATION: Notation = Notation {
    shape: Shape::Rows,
    name: "rows",
    summary: "nine lines of nine digits",
    extensions: &[],
    detect,
    piece_end: b'\n',
    parser: || Box::new(Blocks { row, nine: Nine::default() }),
    writer: || Box::new(BlockWriter { write: write_rows, written: false }),
};

fn detect(sample: &Sample<'_>) -> bool {
    sample
        .lines()
        .next()
        .is_some_and(|line| row(&Line { number: 1, column: 1, text: line, cut: false }).is_ok())
}

/// Reads a row of nine characters; a line of nine characters may have spaces for blanks.
pub(super) fn row(line: &Line<'_>) -> Result<[u8; 9], Malformed> {
    let mut values = [0; 9];
    if line.text.len() == 9 && line.text.bytes().all(|b| matches!(b, b' ' | b'1'..=b'9')) {
        for (place, b) in values.iter_mut().zip(line.text.bytes()) {
            *place = if b == b' ' { 0 } else { b - b'0' };
        }
        return Ok(values);
    }
    let (start, text) = trimmed(line);
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

/// Puzzles of nine lines, one row per line, possibly with blank lines and comments between them.
pub(super) struct Blocks<T = u8> {
    pub(super) row: fn(&Line<'_>) -> Result<[T; 9], Malformed>,
    pub(super) nine: Nine<T>,
}

impl<T: Item> Parser for Blocks<T> {
    fn line(&mut self, line: Line<'_>, emit: Emit<'_>) {
        let text = line.text.trim();
        if is_comment(text) || text.is_empty() && line.text.len() != 9 {
            if let Some(record) = self.nine.end(line.number, Found::BlankLine) {
                emit(record);
            }
            return;
        }
        self.nine.row(&line, (self.row)(&line));
        if self.nine.is_full() {
            self.end(line.number, emit);
        }
    }

    fn end(&mut self, number: u64, emit: Emit<'_>) {
        if let Some(record) = self.nine.end(number, Found::EndOfInput) {
            emit(record);
        }
    }
}

/// Nine lines of nine digits, 0 for a blank.
pub(super) fn write_rows(grid: &Grid, out: &mut String) {
    for row in grid.values().chunks(9) {
        out.extend(row.iter().map(|&v| character(v, '0')));
        out.push('\n');
    }
}

/// Writes grids with a blank line between them, remarks as comments before them.
pub(super) struct BlockWriter {
    pub(super) write: fn(&Grid, &mut String),
    pub(super) written: bool,
}

impl Writer for BlockWriter {
    fn record(&mut self, record: &Record, answer: &Answer, out: &mut String) {
        if core::mem::replace(&mut self.written, true) {
            out.push('\n');
        }
        let shown = Shown::of(record, answer);
        if let Some(remark) = shown.remark {
            let _ = writeln!(out, "# {remark}");
        }
        match shown.grid {
            Some(grid) => (self.write)(&grid, out),
            None => {
                out.push_str(record.notes.source.trim_end());
                out.push('\n');
            }
        }
    }
}
