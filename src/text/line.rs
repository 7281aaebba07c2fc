//! One puzzle a line in 81 characters, and a tail.

use super::answer::{Answer, Shown};
use super::cells::{character, is_comment, too_long, trimmed, wrong};
use super::malformed::{Expected, Malformed};
use super::nine::SOURCE_LIMIT;
use super::one_line::OneLine;
use super::record::{Key, Notes, Record};
use super::split::Line;
use super::{Emit, Notation, Parser, Sample, Shape, Writer};
use crate::grid::line::LineExpected;
use crate::grid::{Clues, Grid};
use alloc::boxed::Box;
use alloc::string::String;
use core::fmt::Write;

pub(super) const NOTATION: Notation = Notation {
    shape: Shape::Line,
    name: "line",
    summary: "one puzzle a line: 81 characters, then anything",
    extensions: &[],
    detect,
    piece_end: b'\n',
    parser: || Box::new(Lines),
    writer: || Box::new(LineWriter { blank: '.', tails: true }),
};

fn detect(sample: &Sample<'_>) -> bool {
    sample.lines().next().is_some_and(|line| split(line).is_ok())
}

/// As [`crate::grid::line::split`], with the error in the words of this module.
pub(super) fn split(text: &str) -> Result<([u8; 81], &str), (usize, Expected)> {
    crate::grid::line::split(text).map_err(|wrong| {
        let expected = match wrong.expected {
            LineExpected::Cell => Expected::Cell,
            LineExpected::MoreCells => Expected::Cells(81),
            LineExpected::NoMoreCells => Expected::NoMore(81),
        };
        (wrong.byte, expected)
    })
}

/// The clues of 81 values, none above 9.
pub(super) fn clues(values: [u8; 81]) -> Clues {
    Clues::Grid(Grid::from_values(values).unwrap_or_default())
}

/// Reads a whole line.
pub(super) fn parse<'a>(line: &Line<'a>) -> Result<(Clues, &'a str), Malformed> {
    let (values, tail) = split(line.text).map_err(|(byte, what)| match what {
        Expected::Cells(n) => Malformed {
            found: super::Found::Cells((byte - trimmed(line).0) as u32),
            ..wrong(line, byte, Expected::Cells(n))
        },
        what => wrong(line, byte, what),
    })?;
    if line.cut {
        return Err(too_long(line));
    }
    Ok((clues(values), tail.trim_end()))
}

/// A record of one line.
pub(super) fn one_line(line: &Line<'_>, read: Result<(Clues, &str), Malformed>) -> Record {
    let mut notes = Notes::default();
    let clues = match read {
        Ok((clues, tail)) => {
            notes.tail.push_str(tail);
            Ok(clues)
        }
        Err(error) => {
            let limit = line.text.floor_char_boundary(SOURCE_LIMIT);
            notes.source.push_str(line.text[..limit].trim_end());
            Err(error)
        }
    };
    Record { line: line.number, last_line: line.number, clues, notes }
}

pub(super) struct Lines;

impl Parser for Lines {
    fn line(&mut self, line: Line<'_>, emit: Emit<'_>) {
        let (_, text) = trimmed(&line);
        if !text.is_empty() && !is_comment(text) || is_blank_grid(line.text) {
            let read = parse(&line);
            emit(one_line(&line, read));
        }
    }

    fn end(&mut self, _: u64, _: Emit<'_>) {}
}

fn is_blank_grid(text: &str) -> bool {
    text.len() == 81 && text.bytes().all(|b| b == b' ')
}

/// Appends the tail, or the named values as a comment when there is none.
pub(super) fn write_tail(notes: &Notes, answer: &Answer, out: &mut String) {
    out.push_str(&notes.tail);
    if notes.tail.is_empty() {
        write_remarks(notes, answer, |_, _| false, out);
    }
}

/// The same where a comment must begin with ` #`. `holds` decides which values, by name and text, have
/// another place; a position's own parts never belong to the comment.
pub(super) fn write_comment(
    notes: &Notes,
    answer: &Answer,
    holds: fn(&str, &str) -> bool,
    out: &mut String,
) {
    if notes.tail.starts_with(" #") {
        out.push_str(&notes.tail);
    } else if !notes.comment().is_empty() {
        let _ = write!(out, " # {}", notes.comment());
    } else {
        let is_position = |key: &str| [&*Key::STATE, &*Key::PENCILMARKS].contains(&key);
        write_remarks(notes, answer, |key, text| is_position(key) || holds(key, text), out);
    }
}

fn write_remarks(
    notes: &Notes,
    answer: &Answer,
    holds: impl Fn(&str, &str) -> bool,
    out: &mut String,
) {
    if notes.source.is_empty() {
        let mut sign = " # ";
        for (key, text) in notes.remarks().filter(|(key, text)| !holds(key, text)) {
            out.push_str(sign);
            if key != &*Key::COMMENT {
                let _ = write!(out, "{}: ", OneLine(key));
            }
            let _ = write!(out, "{}", OneLine(text));
            sign = "; ";
        }
        let solution = notes.solution().filter(|_| *answer == Answer::Unchanged);
        if let Some(text) = solution {
            let _ = write!(out, "{sign}solution: {}", OneLine(text));
        }
    }
}

fn push_cells(grid: &Grid, blank: char, out: &mut String) {
    let blank_byte = u8::try_from(blank).unwrap_or(b'.');
    let bytes = grid.values().map(|value| if value == 0 { blank_byte } else { b'0' + value });
    match core::str::from_utf8(&bytes) {
        Ok(cells) if blank.is_ascii() => out.push_str(cells),
        _ => out.extend(grid.values().iter().map(|&value| character(value, blank))),
    }
}

pub(super) struct LineWriter {
    pub(super) blank: char,
    /// Whether the other facts about the puzzle go after the cells.
    pub(super) tails: bool,
}

impl Writer for LineWriter {
    fn record(&mut self, record: &Record, answer: &Answer, out: &mut String) {
        let shown = Shown::of(record, answer);
        match shown.grid {
            Some(grid) => push_cells(&grid, self.blank, out),
            None => out.push_str(&record.notes.source.replace('\n', " ")),
        }
        if self.tails {
            write_tail(&record.notes, answer, out);
        }
        if let Some(remark) = shown.remark {
            let _ = write!(out, " # {remark}");
        }
        out.push('\n');
    }
}
