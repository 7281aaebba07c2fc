//! The files of Simple Sudoku: rows such as `1..|9.7|..3`, one to three grids. The first holds the
//! givens; one with `+` before placed digits is the state; one of digit groups is the pencilmarks.

use crate::grid::{Candidates, Cell, Clues, DigitSet, Grid};
use crate::text::answer::{Answer, Shown};
use crate::text::cells::{character, is_comment, trimmed, value, wrong};
use crate::text::malformed::{Expected, Malformed, Unexpected};
use crate::text::marked;
use crate::text::nine::Nine;
use crate::text::notation::boxed::{self, is_bar, is_border, is_nearly_border};
use crate::text::notation::pencilmarks;
use crate::text::notation::sukaku;
use crate::text::record::{Key, Record};
use crate::text::split::Line;
use crate::text::{Emit, Format, Notation, Parser, Sample};
use alloc::boxed::Box;
use alloc::string::{String, ToString};

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::Ss,
    name: "ss",
    summary: [
        "Simple Sudoku: rows such as 1..|9.7|..3, bands under -----------",
        "Simple Sudoku: 1..|9.7|..3 같은 줄, 세 줄마다 -----------",
    ],
    extensions: &["ss"],
    score,
    piece_end: b'\n',
    parser: || marked::parser(|| Box::new(Ss::default())),
    writer: || marked::writer(write),
};

/// Rows, borders and pencilmarks, if there are rows and their borders and no frame around them.
fn score(sample: &Sample<'_>) -> usize {
    let is_border = |text: &str| text.trim() == BORDER;
    let rows = sample.count(|line| row(line).is_ok());
    let borders = sample.lines().filter(|line| is_border(line)).count();
    if rows == 0 || borders == 0 || sample.lines().next().is_some_and(is_border) {
        return 0;
    }
    let frame = |line: &Line<'_>| boxed::is_border(line.text) && !is_border(line.text);
    rows + borders + sample.count(|line| frame(line) || pencilmarks::row(line).is_ok())
}

const BORDER: &str = "-----------";

/// Reads three cells, a bar, three cells, a bar and three cells: their values, and those that are
/// not placed with `+`.
fn row(line: &Line<'_>) -> Result<([u8; 9], [u8; 9]), Malformed> {
    let (start, text) = trimmed(line);
    let (mut all, mut givens) = ([0; 9], [0; 9]);
    let mut count = 0;
    let mut plus = false;
    let mut bars = 0;
    for (at, c) in text.char_indices() {
        let at = start + at;
        match c {
            '|' if count == 3 * (bars + 1) && bars < 2 && !plus => bars += 1,
            '+' if !plus => plus = true,
            _ if count == 9 => return Err(wrong(line, at, Expected::NoMore(9))),
            _ if count == 3 * (bars + 1) => {
                return Err(wrong(line, at, Expected::Item("'|'", "'|'")));
            }
            _ => {
                let value = value(c).ok_or_else(|| wrong(line, at, Expected::Cell))?;
                if plus && value == 0 {
                    return Err(wrong(
                        line,
                        at,
                        Expected::Item("a digit after '+'", "'+' 뒤의 숫자"),
                    ));
                }
                all[count] = value;
                givens[count] = if plus { 0 } else { value };
                plus = false;
                count += 1;
            }
        }
    }
    if count < 9 {
        let end = line.text.trim_end().len();
        return Err(Malformed {
            found: Unexpected::Cells(count as u32),
            ..wrong(line, end, Expected::Cells(9))
        });
    }
    Ok((all, givens))
}

/// Whether a line is a row of digits with a space in it, and not one of pencilmarks.
fn is_gapped(line: &Line<'_>) -> bool {
    let cells = line.text.chars().filter(|&c| !c.is_whitespace() && !is_bar(c)).count();
    cells < 11 && line.text.matches('|').count() == 2 && pencilmarks::row(line).is_err()
}

#[derive(Default)]
struct Ss {
    /// A puzzle whose state and pencilmarks may follow.
    pending: Option<Record>,
    nine: Nine,
    /// All digits of the grid being read, and whether one is placed with `+`.
    all: [[u8; 9]; 9],
    plus: bool,
    marks: Nine<DigitSet>,
}

impl Parser for Ss {
    fn line(&mut self, line: Line<'_>, emit: Emit<'_>) {
        let (_, text) = trimmed(&line);
        if text.is_empty() || is_comment(text) {
            self.cut(line.number, Unexpected::BlankLine, emit);
        } else if is_border(text) || is_nearly_border(text) && row(&line).is_err() {
            if !self.nine.is_empty() {
                self.nine.line(&line);
            }
        } else if !self.marks.is_empty()
            || self.nine.is_empty() && text.contains(' ') && !is_gapped(&line)
        {
            let groups = pencilmarks::row(&line);
            if self.marks.is_empty() && groups.is_err() && !text.contains(is_bar) {
                // Text between grids.
                return;
            }
            self.marks.row(&line, groups);
            if self.marks.is_full() {
                self.marked(line.number, Unexpected::EndOfInput, emit);
            }
        } else {
            let read = row(&line);
            self.plus |= text.contains('+');
            if let (Ok((all, _)), Some(place)) = (&read, self.all.get_mut(self.nine.rows())) {
                *place = *all;
            }
            self.nine.row(&line, read.map(|read| read.1));
            if self.nine.is_full() {
                self.given(line.number, Unexpected::EndOfInput, emit);
            }
        }
    }

    fn end(&mut self, number: u64, emit: Emit<'_>) {
        self.cut(number, Unexpected::EndOfInput, emit);
        if let Some(record) = self.pending.take() {
            emit(record);
        }
    }
}

impl Ss {
    /// Ends an incomplete grid.
    fn cut(&mut self, number: u64, found: Unexpected, emit: Emit<'_>) {
        self.given(number, found.clone(), emit);
        self.marked(number, found, emit);
    }

    /// Ends a grid of digits: the state of the previous puzzle when it has the same givens and
    /// more, otherwise a puzzle.
    fn given(&mut self, number: u64, found: Unexpected, emit: Emit<'_>) {
        let Some(mut record) = self.nine.end(number, found) else { return };
        let damaged = |pending: &&mut Record| pending.clues.is_err() || record.clues.is_err();
        let all = Grid::from_values(core::array::from_fn(|i| self.all[i / 9][i % 9]));
        let plus = core::mem::take(&mut self.plus);
        let state = all.unwrap_or_default().to_string();
        let waiting = self.pending.as_mut().filter(|pending| {
            plus && pending.notes.text(&Key::STATE).is_none()
                && (pending.clues == record.clues || damaged(pending))
        });
        if let Some(pending) = waiting {
            pending.notes.push_text(Key::STATE, state);
            let mut text = String::new();
            let givens = record.clues.as_ref().map(Clues::grid).unwrap_or_default();
            digits(&givens, &all.unwrap_or_default(), &mut text);
            return absorb(pending, record, &text);
        }
        if plus && record.clues.is_ok() {
            record.notes.push_text(Key::STATE, state);
        }
        self.next(record, emit);
    }

    /// Ends a grid of pencilmarks: those of the previous puzzle, or a puzzle of candidates.
    fn marked(&mut self, number: u64, found: Unexpected, emit: Emit<'_>) {
        let Some(record) = self.marks.end(number, found) else { return };
        let waiting = self.pending.as_mut();
        let waiting = waiting.filter(|pending| pending.notes.text(&Key::PENCILMARKS).is_none());
        let Some(pending) = waiting else { return self.next(record, emit) };
        let marks = record.clues.as_ref().map_or(Candidates::FULL, Clues::candidates);
        let (mut text, mut drawn) = (String::new(), String::new());
        sukaku::write(&marks, &mut text);
        pending.notes.push_text(Key::PENCILMARKS, text);
        pencilmarks::write(&marks, &mut drawn);
        absorb(pending, record, &drawn);
    }

    fn next(&mut self, record: Record, emit: Emit<'_>) {
        if let Some(before) = self.pending.replace(record) {
            emit(before);
        }
    }
}

/// Adds a grid to the puzzle before it, which is malformed if one of them is; `text` shows the grid if
/// it is well formed.
fn absorb(pending: &mut Record, record: Record, text: &str) {
    pending.last_line = record.last_line;
    let source = match (&pending.clues, record.clues) {
        (Ok(_), Ok(_)) => return,
        (Ok(clues), Err(error)) => {
            digits(&clues.grid(), &clues.grid(), &mut pending.notes.source);
            pending.clues = Err(error);
            &record.notes.source
        }
        (Err(_), Ok(_)) => text,
        (Err(_), Err(_)) => &record.notes.source,
    };
    pending.notes.fields.clear();
    pending.notes.source.truncate(pending.notes.source.trim_end().len());
    pending.notes.source.push_str("\n\n");
    pending.notes.source.push_str(source);
}

/// Writes the givens, and what is known of the way to the solution.
fn write(shown: &Shown<'_>, record: &Record, answer: &Answer, out: &mut String) {
    let Some(grid) = &shown.grid else { return };
    digits(grid, grid, out);
    if answer.solution().is_some() {
        return;
    }
    if let Some(Ok(state)) = record.notes.text(&Key::STATE).map(str::parse::<Grid>) {
        out.push('\n');
        digits(grid, &state, out);
    }
    let marks = match &record.clues {
        Ok(Clues::Candidates(candidates)) => Some(*candidates),
        _ => {
            let text = record.notes.text(&Key::PENCILMARKS);
            text.and_then(|text| Some(sukaku::split(text).ok()?.0))
        }
    };
    if let Some(marks) = marks {
        out.push('\n');
        pencilmarks::write(&marks, out);
    }
}

/// Draws a grid, with `+` before digits that are not given.
fn digits(givens: &Grid, grid: &Grid, out: &mut String) {
    for cell in Cell::ALL {
        let (row, column) = (cell.row_index(), cell.column_index());
        if column == 0 && row % 3 == 0 && row > 0 {
            out.push_str(BORDER);
            out.push('\n');
        }
        if column % 3 == 0 && column > 0 {
            out.push('|');
        }
        let placed = grid.get(cell).is_some() && givens.get(cell).is_none();
        out.push_str(if placed { "+" } else { "" });
        out.push(character(grid.values()[cell.index()], '.'));
        out.push_str(if column == 8 { "\n" } else { "" });
    }
}
