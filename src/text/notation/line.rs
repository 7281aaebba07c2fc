//! One puzzle a line in 81 characters, and a tail.

use crate::grid::line::LineExpected;
use crate::grid::{Clues, Grid};
use crate::text::answer::{Answer, Shown};
use crate::text::cells::{character, is_comment, too_long, trimmed, value, wrong};
use crate::text::malformed::{Expected, Malformed};
use crate::text::nine::SOURCE_LIMIT;
use crate::text::one_line::OneLine;
use crate::text::position::alone;
use crate::text::record::{Key, Notes, Record};
use crate::text::regions;
use crate::text::split::Line;
use crate::text::{Emit, Format, Notation, Parser, Writer};
use alloc::boxed::Box;
use alloc::string::String;
use core::fmt::Write;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::Line,
    name: "line",
    summary: [
        "one puzzle a line, 81 characters and any text after them",
        "한 줄에 퍼즐 하나: 81자, 그 뒤는 자유",
    ],
    extensions: &[],
    score: |sample| sample.count(|line| parse(line).is_ok()),
    piece_end: b'\n',
    parser: || Box::new(Lines),
    writer: || Box::new(LineWriter { blank: '.', tails: true }),
};

/// As [`crate::grid::line::split`], with the error in the words of this module.
pub(in crate::text) fn split(text: &str) -> Result<([u8; 81], &str), (usize, Expected)> {
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
pub(in crate::text) fn clues(values: [u8; 81]) -> Clues {
    Clues::Grid(Grid::from_values(values).unwrap_or_default())
}

/// Whether a line holds a puzzle and nothing else, so that no other format reads it.
pub(in crate::text) fn is_plain(text: &str) -> bool {
    split(text).is_ok_and(|(_, tail)| tail.trim().is_empty())
}

/// What a line holds: the label before the cells, the cells and the tail.
type Parts<'a> = (&'a str, [u8; 81], &'a str);

/// Reads a whole line.
fn parse<'a>(line: &Line<'a>) -> Result<Parts<'a>, Malformed> {
    let plain = split(line.text).map(|(values, tail)| ("", values, tail));
    let parts =
        plain.or_else(|error| grouped(line.text).or_else(|| labelled(line.text)).ok_or(error));
    let (label, values, tail) = parts.map_err(|(byte, what)| match what {
        Expected::Cells(n) => Malformed {
            found: crate::text::Unexpected::Cells((byte - trimmed(line).0) as u32),
            ..wrong(line, byte, Expected::Cells(n))
        },
        what => wrong(line, byte, what),
    })?;
    if line.cut {
        return Err(too_long(line));
    }
    // A jigsaw has the regions of its cells behind them.
    if let Some(begins) = regions::begin(tail) {
        return Err(wrong(line, line.text.len() - begins.len(), Expected::NoMore(81)));
    }
    unjoined(line, &clues(values), tail)?;
    Ok((label, values, tail.trim_end()))
}

/// Checks that the tail of a line is not its own with the next line joined to it. Another puzzle may
/// stand there in a column of its own.
pub(in crate::text) fn unjoined(
    line: &Line<'_>,
    clues: &Clues,
    tail: &str,
) -> Result<(), Malformed> {
    let end = line.text.len() - tail.len();
    let Err((byte, expected, found)) = alone(clues, line.text, end) else { return Ok(()) };
    match line.text[..byte].chars().next_back() {
        Some(c) if c.is_alphanumeric() || value(c).is_some() => {
            Err(Malformed { found, ..wrong(line, byte, expected) })
        }
        _ => Ok(()),
    }
}

/// Whether a text is a number or a rating, as lists have before the cells: `1.`, `7.2`, `11.9/1.2/1.2`.
fn is_label(text: &str) -> bool {
    text.len() <= 20
        && text.starts_with(|c: char| c.is_ascii_digit())
        && text.bytes().all(|b| b.is_ascii_digit() || b"./:)%".contains(&b))
}

/// A label, a space and 81 cells.
fn labelled(text: &str) -> Option<Parts<'_>> {
    let (label, rest) = text.trim_start().split_once([' ', '\t'])?;
    let (values, tail) = split(rest).ok().filter(|_| is_label(label))?;
    Some((label, values, tail))
}

/// 81 cells in groups of the same size with spaces between, such as nine rows, or with `·` for blanks.
fn grouped(text: &str) -> Option<Parts<'_>> {
    let text = text.trim_start();
    let size = text.chars().take_while(|c| !c.is_whitespace()).count().min(81);
    let (mut values, mut count, mut end) = ([0; 81], 0, 0);
    for (at, c) in text.char_indices() {
        match value(c) {
            // A longer group is a number of a larger grid.
            Some(_) if count > 0 && count % size == 0 && at == end => return None,
            Some(value) if count < 81 => {
                values[count] = value;
                (count, end) = (count + 1, at + c.len_utf8());
            }
            None if c.is_whitespace() && count % size == 0 => {}
            _ => break,
        }
    }
    let tail = &text[end..];
    let tail_begins = !tail.starts_with(char::is_alphanumeric);
    // No cell of a larger grid has nine digits.
    let is_larger = size < 9 && goes_on(tail, 81 / size);
    (count == 81 && 81 % size == 0 && tail_begins && !is_larger).then_some(("", values, tail))
}

/// Whether what follows so many groups of cells is the rest of a larger grid, not a solution or a few numbers.
fn goes_on(tail: &str, groups: usize) -> bool {
    let is_cell = |word: &&str| {
        let mut signs = word.chars();
        let is_sign = signs.next().is_some_and(|c| c.is_alphanumeric() || value(c).is_some());
        is_sign && signs.next().is_none() || word.bytes().all(|b| b.is_ascii_digit())
    };
    let words = tail.split([' ', '\t', ',']).filter(|word| !word.is_empty());
    let more = words.take_while(is_cell).take(82).count();
    more > 9 && more != groups
}

/// A record of one line.
pub(in crate::text) fn one_line(line: &Line<'_>, read: Result<(Clues, &str), Malformed>) -> Record {
    let mut notes = Notes::default();
    let clues = match read {
        Ok((clues, tail)) => {
            notes.tail.push_str(tail);
            Ok(clues)
        }
        Err(error) => {
            // Links and other texts with puzzles of another kind are whole, for those who read them, such as the
            // numbers of a larger grid.
            let is_plain = |byte: u8| byte.is_ascii_digit() || b" \t.,".contains(&byte);
            let is_other = line.text.contains("://")
                || line.text.starts_with(['.', '{'])
                || line.text.bytes().take(SOURCE_LIMIT).all(is_plain);
            let limit = if is_other { line.text.len() } else { SOURCE_LIMIT };
            let limit = line.text.floor_char_boundary(limit);
            notes.source.push_str(line.text[..limit].trim_end());
            Err(error)
        }
    };
    Record { line: line.number, last_line: line.number, clues, notes }
}

pub(in crate::text) struct Lines;

impl Parser for Lines {
    fn line(&mut self, line: Line<'_>, emit: Emit<'_>) {
        let (_, text) = trimmed(&line);
        if !text.is_empty() && !is_comment(text) || is_blank_grid(line.text) {
            let mut label = "";
            let read = parse(&line).map(|(before, values, tail)| {
                label = before;
                (clues(values), tail)
            });
            let mut record = one_line(&line, read);
            if !label.is_empty() {
                record.notes.push_text(Key::LABEL, label);
            }
            emit(record);
        }
    }

    fn end(&mut self, _: u64, _: Emit<'_>) {}
}

fn is_blank_grid(text: &str) -> bool {
    text.len() == 81 && text.bytes().all(|b| b == b' ')
}

/// The number or rating before the cells.
fn label(notes: &Notes) -> Option<&str> {
    notes.text(&Key::LABEL).filter(|text| is_label(text))
}

/// Appends the tail, or the named values as a comment when there is none. `holds` decides which values,
/// by name and text, have another place.
pub(in crate::text) fn write_tail(
    notes: &Notes,
    answer: &Answer,
    holds: fn(&str, &str) -> bool,
    out: &mut String,
) {
    out.push_str(&notes.tail);
    if notes.tail.is_empty() {
        write_remarks(notes, answer, holds, out);
    }
}

/// The same where a comment must begin with ` #`. `holds` decides which values, by name and text, have
/// another place; a position's own parts never belong to the comment.
pub(in crate::text) fn write_comment(
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

pub(in crate::text) struct LineWriter {
    pub(in crate::text) blank: char,
    /// Whether the other facts about the puzzle go after the cells.
    pub(in crate::text) tails: bool,
}

impl Writer for LineWriter {
    fn record(&mut self, record: &Record, answer: &Answer, out: &mut String) {
        let shown = Shown::of(record, answer);
        if let Some(label) = label(&record.notes).filter(|_| self.tails) {
            out.push_str(label);
            out.push(' ');
        }
        match shown.grid {
            Some(grid) => push_cells(&grid, self.blank, out),
            None => out.push_str(&record.notes.source.replace('\n', " ")),
        }
        if self.tails {
            let is_label = |key: &str, text: &str| key == &*Key::LABEL && is_label(text);
            write_tail(&record.notes, answer, is_label, out);
        }
        if let Some(remark) = shown.remark {
            let _ = write!(out, " # {remark}");
        }
        out.push('\n');
    }
}
