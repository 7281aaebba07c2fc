//! An array as programs write it: nine groups of nine cells in brackets, as in Python, C, Java or
//! numpy's output.

use crate::grid::Grid;
use crate::text::cells::{place_of, value};
use crate::text::malformed::{Expected, Malformed, Unexpected};
use crate::text::marked;
use crate::text::nine::SOURCE_LIMIT;
use crate::text::notation::line;
use crate::text::record::{Notes, Record};
use crate::text::split::Line;
use crate::text::{Emit, Format, Notation, Parser, Sample, parse_as};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::Code,
    name: "code",
    summary: [
        "an array of a program: nine groups of nine cells in brackets, over any lines",
        "프로그램의 배열: 괄호로 묶은 아홉 칸 아홉 묶음, 줄은 자유",
    ],
    extensions: &[],
    score,
    piece_end: b'\n',
    parser: || marked::parser(|| Box::new(Arrays::default())),
    writer: || marked::grid_writer(write),
};

/// All lines, if they hold an array that is not JSON, which has a format of its own; one line, if
/// the array has a mistake.
fn score(sample: &Sample<'_>) -> usize {
    let text = sample.text();
    #[cfg(feature = "json")]
    let is_json = || crate::text::notation::json::array::is_json(text);
    #[cfg(not(feature = "json"))]
    let is_json = || false;
    // An object of JSON that was cut off is no array, although its members may hold some.
    if !text.contains(['[', '{', '(']) || is_json() || text.lines().any(begins_object) {
        return 0;
    }
    let records = parse_as(Format::Code, text);
    if records.iter().any(|record| record.clues.is_ok()) {
        sample.all_lines().count()
    } else {
        records.len().min(1)
    }
}

/// Whether a line begins with an object of JSON: a name and a colon.
fn begins_object(line: &str) -> bool {
    let name =
        line.trim_start().strip_prefix('{').and_then(|rest| rest.trim_start().strip_prefix('"'));
    let behind = name.and_then(|rest| rest.split_once('"')).map(|(_, behind)| behind.trim_start());
    behind.is_some_and(|behind| behind.starts_with(':'))
}

/// Brackets deeper than this are not followed.
const DEEPEST: usize = 16;

/// What an open bracket holds so far.
#[derive(Default)]
struct Group {
    /// Its cells; one more than 81 when there are too many.
    cells: Vec<u8>,
    /// The first thing in it that is no cell.
    stray: Option<(usize, char)>,
    /// Whether it holds rows, or other groups.
    holds: bool,
}

#[derive(Default)]
struct Arrays {
    open: Vec<Group>,
    /// The cells of the rows so far.
    cells: Vec<u8>,
    first: u64,
    wrong: Option<Malformed>,
    source: String,
    /// Whether the rows stand in a common bracket, which ends them.
    nested: bool,
    /// Whether the last puzzle's common bracket ended too early: more of its rows follow.
    torn: bool,
    /// Within a comment between `/*` and `*/`.
    remark: bool,
}

impl Parser for Arrays {
    fn line(&mut self, line: Line<'_>, emit: Emit<'_>) {
        let text = line.text;
        let mut at = 0;
        let mut taken = false;
        while let Some(c) = text[at..].chars().next() {
            let rest = &text[at..];
            let mut step = c.len_utf8();
            if self.remark {
                self.remark = !rest.starts_with("*/");
                step += usize::from(!self.remark);
            } else if rest.starts_with("/*") {
                self.remark = true;
                step += 1;
            } else if rest.starts_with("//") || c == '#' {
                break;
            } else if matches!(c, '[' | '{' | '(') {
                taken |= self.open(&line, at, c, emit);
            } else if matches!(c, ']' | '}' | ')') {
                taken |= self.close(&line, at, emit);
            } else if let '"' | '\'' = c
                && let Some(end) = rest[1..].find(c)
            {
                taken |= self.text(&line, at + 1, &rest[1..=end], emit);
                step = (end + 2).min(rest.len());
            } else if c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '*' | '?') {
                let is_part = |c: char| c.is_alphanumeric() || matches!(c, '.' | '_');
                step = rest.find(|c: char| !is_part(c)).unwrap_or(rest.len()).max(step);
                self.item(at, &rest[..step]);
            } else if !c.is_whitespace() && !matches!(c, ',' | ';' | ':' | '|') {
                self.stray(at, c);
            }
            at += step;
        }
        if !self.cells.is_empty() && !taken {
            self.note(&line);
        }
    }

    fn end(&mut self, number: u64, emit: Emit<'_>) {
        let end = (number, 1, Unexpected::EndOfInput);
        self.finish(end, number.saturating_sub(1).max(self.first), emit);
    }
}

impl Arrays {
    /// Opens a bracket. The first within another begins a puzzle, and ends one that a missing bracket
    /// left open. Returns whether it did.
    fn open(&mut self, line: &Line<'_>, at: usize, bracket: char, emit: Emit<'_>) -> bool {
        let begins = self.open.last().is_some_and(|group| group.cells.is_empty() && !group.holds);
        let ends = begins && !self.cells.is_empty();
        if ends {
            let (number, column) = place_of(line, at);
            self.open.drain(..self.open.len() - 1);
            self.finish((number, column, Unexpected::Character(bracket)), line.number, emit);
        }
        if self.open.len() < DEEPEST {
            self.open.push(Group::default());
        }
        ends
    }

    /// Takes a cell of the innermost bracket.
    fn item(&mut self, at: usize, text: &str) {
        let Some(group) = self.open.last_mut() else { return };
        let mut characters = text.chars();
        let first = characters.next().unwrap_or_default();
        let tail = characters.as_str();
        let read = match (value(first), tail) {
            _ if matches!(text, "None" | "null" | "nil" | "NULL" | "nan" | "NaN") => Some(0),
            (Some(v), "" | "." | ".0") => Some(v),
            _ => None,
        };
        match read {
            Some(v) if group.cells.len() <= 81 => group.cells.push(v),
            Some(_) => {}
            None => self.stray(at, first),
        }
    }

    /// Notes what is neither a cell nor between cells.
    fn stray(&mut self, at: usize, found: char) {
        if let Some(group) = self.open.last_mut() {
            group.stray.get_or_insert((at, found));
        }
    }

    /// Takes a quoted text: a cell, or the cells of a row or of a puzzle. Returns whether a puzzle ended.
    fn text(&mut self, line: &Line<'_>, at: usize, text: &str, emit: Emit<'_>) -> bool {
        if text.trim().is_empty() && text.len() < 2 {
            self.item(at, ".");
            return false;
        }
        let read: Option<Vec<u8>> = text.chars().map(value).collect();
        match read.filter(|cells| matches!(cells.len(), 9 | 81)) {
            Some(cells) if !self.open.is_empty() => {
                if let Some(group) = self.open.last_mut() {
                    group.holds = true;
                }
                self.row(line, &cells, true, emit)
            }
            _ => {
                self.item(at, text);
                false
            }
        }
    }

    /// Closes the innermost bracket. Returns whether a puzzle ended.
    fn close(&mut self, line: &Line<'_>, at: usize, emit: Emit<'_>) -> bool {
        let Some(group) = self.open.pop() else { return false };
        if let Some(around) = self.open.last_mut() {
            around.holds = true;
        }
        let nested = !self.open.is_empty();
        if !group.holds && group.stray.is_none() && matches!(group.cells.len(), 9 | 81) {
            return self.row(line, &group.cells, nested, emit);
        }
        let under_way = !self.cells.is_empty();
        // Before the first row, other brackets may hold a few numbers; a row with a mistake holds many.
        let is_row = if under_way {
            group.cells.len() > 1
        } else {
            nested && (7..=11).contains(&group.cells.len())
        };
        if !group.holds && is_row {
            let (at, found) = match group.stray {
                Some((at, c)) => (at, Unexpected::Character(c)),
                None => (at, Unexpected::Cells(group.cells.len() as u32)),
            };
            let (number, column) = place_of(line, at);
            let expected = Expected::Cells(9);
            self.wrong.get_or_insert(Malformed { line: number, column, expected, found });
            return self.row(line, &[0; 9], nested, emit);
        }
        if under_way && self.nested && !nested {
            let (number, column) = place_of(line, at);
            let bracket = line.text[at..].chars().next().unwrap_or(']');
            self.note(line);
            self.finish((number, column, Unexpected::Character(bracket)), line.number, emit);
            return true;
        }
        false
    }

    /// Takes a row, or all cells. Returns whether a puzzle ended.
    fn row(&mut self, line: &Line<'_>, cells: &[u8], nested: bool, emit: Emit<'_>) -> bool {
        if self.cells.is_empty() {
            if self.torn && !nested {
                return false;
            }
            self.torn = false;
            self.first = line.number;
            self.nested = nested;
        }
        self.cells.extend_from_slice(cells);
        if self.cells.len() < 81 {
            return false;
        }
        self.note(line);
        self.finish((line.number, 1, Unexpected::ARow), line.number, emit);
        true
    }

    /// Keeps a line of the puzzle.
    fn note(&mut self, line: &Line<'_>) {
        let room = SOURCE_LIMIT.saturating_sub(self.source.len() + 1);
        if !self.source.is_empty() {
            self.source.push('\n');
        }
        self.source.push_str(&line.text[..line.text.floor_char_boundary(room)]);
    }

    /// Ends the puzzle, if one has begun; missing rows make it malformed.
    fn finish(&mut self, end: (u64, u32, Unexpected), last_line: u64, emit: Emit<'_>) {
        let cells = mem::take(&mut self.cells);
        let wrong = self.wrong.take();
        let source = mem::take(&mut self.source);
        if cells.is_empty() {
            return;
        }
        let (line, column, found) = end;
        let read: Result<[u8; 81], Malformed> = cells.as_slice().try_into().map_err(|_| {
            let expected = match cells.len() {
                n @ 0..81 => Expected::Row((n / 9) as u8 + 1),
                _ => Expected::EndOfPuzzle,
            };
            Malformed { line, column, expected, found }
        });
        let clues = wrong.map_or(read, Err).map(line::clues);
        self.torn = clues.is_err() && self.nested;
        let notes = Notes {
            source: if clues.is_err() { source } else { String::new() },
            ..Notes::default()
        };
        emit(Record { line: self.first, last_line, clues, notes });
    }
}

/// Writes an array of C, Java and the like; JSON is a format of its own.
fn write(grid: &Grid, out: &mut String) {
    for (i, row) in grid.values().chunks(9).enumerate() {
        out.push_str(if i == 0 { "{{" } else { " {" });
        for (j, &value) in row.iter().enumerate() {
            out.push_str(if j > 0 { ", " } else { "" });
            out.push(char::from(b'0' + value));
        }
        out.push_str(if i == 8 { "}}\n" } else { "},\n" });
    }
}
