//! A puzzle on the way to its solution, which several formats hold in one line: givens, placed
//! digits, pencilmarks.

use super::answer::{Answer, Shown};
use super::cells::{is_comment, place_of, too_long, trimmed, value};
use super::malformed::{Expected, Malformed, Unexpected};
use super::record::{Key, Note, Notes, Record};
use super::split::Line;
use super::{Emit, Parser, Sample, Writer};
use crate::grid::{Candidates, Cell, Clues, Digit, DigitSet, Grid};
use crate::text::notation::line::{self, one_line, write_comment};
use crate::text::notation::sukaku;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

/// Givens, placed digits, and pencilmarks.
#[derive(Clone, Copy, Default)]
pub(super) struct Position {
    pub(super) givens: Grid,
    /// All digits, givens included.
    pub(super) placed: Grid,
    pub(super) marks: Option<Candidates>,
    /// The candidates that are clues, if not all clues are givens.
    pub(super) clues: Option<Candidates>,
}

impl Position {
    /// The position to write for a record; the digits of a solution count as placed.
    pub(super) fn of(record: &Record, answer: &Answer) -> Option<Position> {
        let clues = record.clues.as_ref().ok()?;
        let givens = clues.grid();
        if let Some(solution) = answer.solution() {
            let placed = solution.grid();
            return Some(Position { givens, placed, ..Position::default() });
        }
        let clues = match clues {
            Clues::Candidates(candidates) => Some(*candidates),
            Clues::Grid(_) => None,
        };
        // Most formats have no other place for candidates that are clues.
        let marks = clues.or_else(|| record.notes.pencilmarks());
        let placed = record.notes.placed().unwrap_or(givens);
        Some(Position { givens, placed, marks, clues })
    }

    /// Adds to the notes what the givens do not contain.
    pub(super) fn note(&self, notes: &mut Notes) {
        if self.placed != self.givens {
            notes.push_text(Key::STATE, self.placed.to_string());
        }
        if let Some(marks) = &self.marks {
            let mut text = String::new();
            sukaku::write(marks, &mut text);
            notes.push_text(Key::PENCILMARKS, text);
        }
    }

    /// Puts a digit into a cell, as a given or as placed.
    pub(super) fn put(&mut self, cell: Cell, digit: Option<Digit>, given: bool) {
        self.placed.set(cell, digit);
        if given {
            self.givens.set(cell, digit);
        }
    }

    /// Notes the candidates of a cell; the other cells have none so far.
    pub(super) fn mark(&mut self, cell: Cell, digits: DigitSet) {
        let none = Candidates::from_sets([DigitSet::EMPTY; 81]);
        self.marks.get_or_insert(none).set(cell, digits);
    }

    /// If there are pencilmarks, cells with a digit get that digit as their mark.
    pub(super) fn mark_placed(&mut self) {
        if let Some(marks) = &mut self.marks {
            for (cell, digit) in self.placed.filled() {
                marks.set(cell, DigitSet::of(digit));
            }
        }
    }

    /// The candidates that the placed digits allow and the pencilmarks lack.
    pub(super) fn removed(&self) -> impl Iterator<Item = (Cell, Digit)> {
        let (all, marks) = (Candidates::from(&self.placed), self.marks);
        let missing =
            move |cell| marks.map_or(DigitSet::EMPTY, |marks| all.get(cell) - marks.get(cell));
        Cell::ALL.into_iter().flat_map(move |cell| missing(cell).iter().map(move |d| (cell, d)))
    }

    /// Makes pencilmarks of what the placed digits allow, minus these candidates.
    pub(super) fn remove(&mut self, removed: &[(Cell, Digit)]) {
        if !removed.is_empty() {
            let mut marks = Candidates::from(&self.placed);
            for &(cell, digit) in removed {
                marks.eliminate(cell, digit);
            }
            self.marks = Some(marks);
        }
    }
}

/// The place in a text at which it is wrong, what was expected there, and what was found.
pub(super) type Wrong = (usize, Expected, Unexpected);

/// An error at a byte with this character.
pub(super) fn wrong_at(text: &str, byte: usize, expected: Expected) -> Wrong {
    let found = text.get(byte..).and_then(|rest| rest.chars().next());
    (byte, expected, found.map_or(Unexpected::EndOfLine, Unexpected::Character))
}

/// The content of a line: a position and named values.
pub(super) type Decoded = (Position, Vec<Note>);

/// Reads 81 cells with `+` before placed digits; returns the position and the number of bytes read.
pub(super) fn plus_cells(text: &str) -> Result<(Position, usize), Wrong> {
    let mut position = Position::default();
    let mut at = 0;
    for cell in Cell::ALL {
        let plus = text[at..].starts_with('+');
        at += usize::from(plus);
        let c = text[at..].chars().next();
        match c.and_then(super::cells::value) {
            Some(0) if plus => {
                return Err(wrong_at(
                    text,
                    at,
                    Expected::Item("a digit after '+'", "'+' 뒤의 숫자"),
                ));
            }
            Some(value) => position.put(cell, Digit::new(value), !plus),
            None if c.is_none() => {
                return Err((at, Expected::Cells(81), Unexpected::Cells(cell.index() as u32)));
            }
            None => return Err(wrong_at(text, at, Expected::Cell)),
        }
        at += c.map_or(1, char::len_utf8);
    }
    Ok((position, at))
}

/// Checks that no other puzzle stands behind the clues, which end at a byte of a line, as when the line
/// end between two was lost. A solution or a later position of the same puzzle may stand there.
///
/// # Errors
/// Where the other one begins.
pub(super) fn alone(clues: &Clues, text: &str, end: usize) -> Result<(), Wrong> {
    let is_other = |cells: &str| match clues {
        Clues::Grid(givens) => {
            let read = line::split(cells).ok().and_then(|(values, _)| Grid::from_values(values));
            read.is_some_and(|grid| {
                grid != Grid::EMPTY && givens.filled().any(|(cell, d)| grid.get(cell) != Some(d))
            })
        }
        Clues::Candidates(candidates) => sukaku::split(cells).is_ok_and(|(other, _)| {
            Cell::ALL.into_iter().any(|cell| !(other.get(cell) - candidates.get(cell)).is_empty())
        }),
    };
    let lengths = if let Clues::Grid(_) = clues { 81..400 } else { 729..1000 };
    let is_cell = |c: char| c.is_ascii() && value(c).is_some();
    let mut at = end;
    for run in text[end..].split_inclusive(|c| !is_cell(c)) {
        let cells = run.trim_end_matches(|c| !is_cell(c));
        // The comment of the first puzzle may end with digits.
        let before = cells.len().saturating_sub(lengths.start);
        if lengths.contains(&cells.len()) && is_other(&cells[before..]) {
            return Err((at + before, Expected::OnePuzzle, Unexpected::AnotherPuzzle));
        }
        at += run.len();
    }
    Ok(())
}

/// The same for a link, where no other address may follow either.
///
/// # Errors
/// Where the other one begins.
pub(super) fn alone_in_link(givens: Grid, text: &str, end: usize) -> Result<(), Wrong> {
    match text[end..].find("://") {
        Some(at) => Err((end + at, Expected::OnePuzzle, Unexpected::AnotherPuzzle)),
        None => alone(&givens.into(), text, end),
    }
}

/// Appends 81 cells with `+` before digits that are not givens.
pub(super) fn write_plus_cells(position: &Position, out: &mut String) {
    for cell in Cell::ALL {
        let placed = position.placed.get(cell);
        out.push_str(if placed.is_some() && position.givens.get(cell).is_none() {
            "+"
        } else {
            ""
        });
        out.push(super::cells::character(placed.map_or(0, Digit::get), '.'));
    }
}

/// Reads triples of digit, row and column separated by spaces, at a byte of a text.
pub(super) fn triples(text: &str, start: usize, end: usize) -> Result<Vec<(Cell, Digit)>, Wrong> {
    let mut found = Vec::new();
    let mut at = start;
    for word in text[start..end].split(' ') {
        if !word.is_empty() {
            let digits: Vec<usize> = word
                .bytes()
                .filter(|b| matches!(b, b'1'..=b'9'))
                .map(|b| usize::from(b - b'0'))
                .collect();
            match digits[..] {
                [digit, row, column] if word.len() == 3 => {
                    let digit = Digit::ALL[digit - 1];
                    found.push((Cell::at(row - 1, column - 1), digit));
                }
                _ => {
                    let what = Expected::Item(
                        "a candidate as digit, row and column, such as 423",
                        "423처럼 숫자, 행, 열로 쓴 후보",
                    );
                    return Err((at, what, Unexpected::Text(word.into())));
                }
            }
        }
        at += word.len() + 1;
    }
    Ok(found)
}

/// Appends triples of digit, row and column.
pub(super) fn write_triples(triples: impl Iterator<Item = (Cell, Digit)>, out: &mut String) {
    for (i, (cell, digit)) in triples.enumerate() {
        let space = if i > 0 { " " } else { "" };
        let (row, column) = (cell.row_index() + 1, cell.column_index() + 1);
        let _ = write!(out, "{space}{digit}{row}{column}");
    }
}

/// Reads one position per line. Keeps the tail after ` #`.
pub(super) struct PositionLines(pub(super) fn(&str) -> Result<Decoded, Wrong>);

/// How many lines of a sample, without the comments behind them, are of this kind.
pub(super) fn count(sample: &Sample<'_>, is_one: impl Fn(&str) -> bool) -> usize {
    sample.lines().filter(|line| is_one(body(line.trim()))).count()
}

/// A line without the comment behind it.
pub(super) fn body(text: &str) -> &str {
    text.find(" #").map_or(text, |at| &text[..at])
}

impl Parser for PositionLines {
    fn line(&mut self, line: Line<'_>, emit: Emit<'_>) {
        let (start, text) = trimmed(&line);
        if text.is_empty() || is_comment(text) {
            return;
        }
        let body = body(text);
        let read = if line.cut { Err(too_long(&line)) } else { Ok(()) };
        let read = read.and_then(|()| {
            (self.0)(body).map_err(|(byte, expected, found)| {
                let (line, column) = place_of(&line, start + byte);
                Malformed { line, column, expected, found }
            })
        });
        let mut fields = None;
        let clues = read.map(|(position, notes)| {
            let clues = position.clues.map_or(Clues::Grid(position.givens), Clues::Candidates);
            fields = Some((position, notes));
            (clues, &text[body.len()..])
        });
        let mut record = one_line(&line, clues);
        if let Some((position, notes)) = fields {
            record.notes.fields = notes;
            position.note(&mut record.notes);
        }
        emit(record);
    }

    fn end(&mut self, _: u64, _: Emit<'_>) {}
}

/// Writes one position per line: what appends it, and which named values, by name and text, that
/// appends too.
pub(super) struct PositionWriter(
    pub(super) fn(&Position, &Notes, &mut String),
    pub(super) fn(&str, &str) -> bool,
);

impl Writer for PositionWriter {
    fn record(&mut self, record: &Record, answer: &Answer, out: &mut String) {
        match Position::of(record, answer) {
            Some(position) => (self.0)(&position, &record.notes, out),
            None => out.push_str(&record.notes.source.replace('\n', " ")),
        }
        write_comment(&record.notes, answer, self.1, out);
        if let Some(remark) = Shown::of(record, answer).remark {
            let _ = write!(out, " # {remark}");
        }
        out.push('\n');
    }
}

/// For formats without a place for named values.
pub(super) fn holds_none(_: &str, _: &str) -> bool {
    false
}
