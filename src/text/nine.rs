//! Collects the nine rows of a puzzle that is written over several lines.

use super::Emit;
use super::malformed::{Expected, Malformed, Unexpected};
use super::record::{Notes, Record};
use super::split::Line;
use crate::grid::{Candidates, Clues, DigitSet, Grid};
use alloc::string::String;

/// The text of a malformed puzzle is kept up to this many bytes.
pub(super) const SOURCE_LIMIT: usize = 4096;

/// The items of a row, nine each.
pub(super) trait Item: Copy + Default + Send {
    /// The clues of nine rows.
    fn clues(rows: &[[Self; 9]; 9]) -> Clues;

    /// Notes what else the rows contain.
    fn note(rows: &[[Self; 9]; 9], notes: &mut Notes) {
        let _ = (rows, notes);
    }
}

impl Item for u8 {
    /// Digits, 0 for a blank.
    fn clues(rows: &[[u8; 9]; 9]) -> Clues {
        let values = core::array::from_fn(|i| rows[i / 9][i % 9]);
        Clues::Grid(Grid::from_values(values).unwrap_or_default())
    }
}

impl Item for DigitSet {
    fn clues(rows: &[[DigitSet; 9]; 9]) -> Clues {
        Clues::Candidates(Candidates::from_sets(core::array::from_fn(|i| rows[i / 9][i % 9])))
    }
}

/// The rows so far, with the first error among them.
#[derive(Default)]
pub(super) struct Nine<T = u8> {
    first: u64,
    last: u64,
    rows: usize,
    values: [[T; 9]; 9],
    wrong: Option<Malformed>,
    source: String,
    pub(super) notes: Notes,
}

/// Rows before a blank line that are no whole puzzle: the rest may follow.
#[derive(Default)]
pub(super) struct Partial(Option<(Record, usize)>);

impl Partial {
    /// Takes the rows up to a blank line. With those before they may be the nine of one puzzle, which
    /// is malformed then.
    pub(super) fn blank<T: Item>(&mut self, nine: &mut Nine<T>, number: u64, emit: Emit<'_>) {
        let rows = nine.rows();
        let Some(record) = nine.end(number, Unexpected::BlankLine) else { return };
        let (record, rows) = match self.0.take() {
            Some((before, partial)) if partial + rows <= 9 => {
                (joined(before, &record), partial + rows)
            }
            before => {
                before.into_iter().for_each(|(before, _)| emit(before));
                (record, rows)
            }
        };
        if rows < 9 {
            self.0 = Some((record, rows));
        } else {
            emit(record);
        }
    }

    /// Takes the rows up to the end of a puzzle or of the text.
    pub(super) fn end<T: Item>(
        &mut self,
        nine: &mut Nine<T>,
        number: u64,
        found: Unexpected,
        emit: Emit<'_>,
    ) {
        if !nine.is_full() {
            self.blank(nine, number, emit);
        }
        self.0.take().into_iter().for_each(|(before, _)| emit(before));
        nine.end(number, found).into_iter().for_each(emit);
    }
}

/// The parts of a malformed puzzle as one.
fn joined(mut before: Record, after: &Record) -> Record {
    before.last_line = after.last_line;
    before.notes.source.push('\n');
    before.notes.source.push_str(&after.notes.source);
    before
}

impl<T: Item> Nine<T> {
    /// How many rows there are.
    pub(super) fn rows(&self) -> usize {
        self.rows
    }

    /// Whether nothing of a puzzle has been read.
    pub(super) fn is_empty(&self) -> bool {
        self.first == 0
    }

    /// Whether all nine rows are there.
    pub(super) fn is_full(&self) -> bool {
        self.rows >= 9
    }

    /// Notes that a line belongs to the puzzle, even if it holds no row.
    pub(super) fn line(&mut self, line: &Line<'_>) {
        if self.first == 0 {
            self.first = line.number;
        } else {
            self.source.push('\n');
        }
        self.last = line.number;
        let room = SOURCE_LIMIT.saturating_sub(self.source.len());
        self.source.push_str(&line.text[..line.text.floor_char_boundary(room)]);
    }

    /// Adds a row, good or bad.
    pub(super) fn row(&mut self, line: &Line<'_>, row: Result<[T; 9], Malformed>) {
        self.line(line);
        match row {
            Ok(row) => {
                if let Some(place) = self.values.get_mut(self.rows) {
                    *place = row;
                } else {
                    self.wrong_at(line, Expected::EndOfPuzzle, Unexpected::ARow);
                }
            }
            Err(error) => self.wrong(error),
        }
        self.rows += 1;
    }

    /// Notes an error, unless there is one on an earlier line.
    pub(super) fn wrong(&mut self, error: Malformed) {
        if self.wrong.as_ref().is_none_or(|before| error.line < before.line) {
            self.wrong = Some(error);
        }
    }

    fn wrong_at(&mut self, line: &Line<'_>, expected: Expected, found: Unexpected) {
        self.wrong(Malformed { line: line.number, column: 1, expected, found });
    }

    /// Ends the puzzle, if one has begun, at a line (or after the last one, with `found` the end of
    /// the input); missing parts make it malformed.
    pub(super) fn end(&mut self, number: u64, found: Unexpected) -> Option<Record> {
        if self.is_empty() {
            return None;
        }
        let nine = core::mem::take(self);
        let missing = (nine.rows < 9).then(|| Malformed {
            line: number,
            column: 1,
            expected: Expected::Row(nine.rows as u8 + 1),
            found,
        });
        let mut notes = nine.notes;
        let clues = match nine.wrong.or(missing) {
            Some(error) => {
                notes.source = nine.source;
                Err(error)
            }
            None => {
                T::note(&nine.values, &mut notes);
                Ok(T::clues(&nine.values))
            }
        };
        Some(Record { line: nine.first, last_line: nine.last, clues, notes })
    }
}
