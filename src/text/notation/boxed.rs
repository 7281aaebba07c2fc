//! Grids drawn with lines around the blocks, in ASCII or box-drawing characters.

use crate::grid::Grid;
use crate::text::cells::{character, is_comment, value, wrong};
use crate::text::malformed::{Expected, Malformed, Unexpected};
use crate::text::marked;
use crate::text::nine::{Item, Nine};
use crate::text::split::Line;
use crate::text::{Emit, Format, Notation, Parser, Sample};
use alloc::boxed::Box;
use alloc::string::String;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::Boxed,
    name: "boxed",
    summary: [
        "a grid drawn with |, + and - or box-drawing characters",
        "|, +, -나 괘선 문자로 그린 판",
    ],
    extensions: &[],
    score: |sample| score(sample, |line| row(line).is_ok()),
    piece_end: b'\n',
    parser: || marked::parser(|| Box::new(Boxes::new(row))),
    writer: || marked::grid_writer(write),
};

/// The rows and borders of a drawing, if it has rows, and a border or a bar.
pub(in crate::text) fn score(sample: &Sample<'_>, is_row: impl Fn(&Line<'_>) -> bool) -> usize {
    let rows = sample.count(&is_row);
    let borders = sample.count(|line| is_border(line.text) && !is_row(line));
    let bars = sample.count(|line| line.text.contains(is_bar) && is_row(line));
    if rows > 0 && borders + bars > 0 { rows + borders } else { 0 }
}

/// Whether a character can separate cells in a row.
pub(in crate::text) fn is_bar(c: char) -> bool {
    matches!(c, '|' | '!' | '│' | '┃' | '║' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏' | '¦')
}

/// Whether a line separates rows: only line characters, three in succession or with a crossing
/// among them. Cells written `-` with spaces between do not count.
pub(in crate::text) fn is_border(text: &str) -> bool {
    strange(text) == Some(0)
}

/// Whether a line that is no row is a border, perhaps with a wrong character.
pub(in crate::text) fn is_nearly_border(text: &str) -> bool {
    strange(text).is_some_and(|strange| strange < 2)
}

/// How many characters of a line are none of a border's, if the others make one.
fn strange(text: &str) -> Option<usize> {
    let line = |c: char| {
        matches!(c, '-' | '=' | '~' | '─' | '━' | '═' | '┄' | '┅' | '┈' | '┉' | '╌' | '╍')
    };
    let crossing =
        |c: char| c == '+' || matches!(c, '\u{2500}'..='\u{257f}') && !is_bar(c) && !line(c);
    let other =
        |c: char| matches!(c, '*' | ':' | '.' | '\'' | '`' | ',') || is_bar(c) || c.is_whitespace();
    let (mut run, mut longest, mut crossed, mut strange) = (0, 0, false, 0);
    for c in text.chars() {
        strange += usize::from(!line(c) && !crossing(c) && !other(c));
        run = if line(c) { run + 1 } else { 0 };
        longest = longest.max(run);
        crossed |= crossing(c);
    }
    (longest >= 3 || longest >= 1 && crossed).then_some(strange)
}

/// Whether a line between two grids is text, such as the signature of the program that drew them, or
/// a sentence about a step.
fn is_prose(text: &str) -> bool {
    let letter = |c: char| c.is_alphabetic() && !matches!(c, 'x' | 'X');
    let letters = text.chars().filter(|&c| letter(c)).count();
    (text.starts_with(letter) || letters >= 3) && !text.contains(['|', '│'])
}

/// Whether a line over a drawing numbers its columns.
fn is_numbering(text: &str) -> bool {
    text.split_whitespace().eq(["1", "2", "3", "4", "5", "6", "7", "8", "9"])
}

/// The byte at which a row begins: behind its number, which `hint` and `explain` write before the
/// first of its four bars.
pub(in crate::text) fn start(text: &str) -> usize {
    let bar = text.find('│').filter(|_| text.matches('│').count() == 4).unwrap_or_default();
    match text[..bar].trim().as_bytes() {
        [b'1'..=b'9'] => bar,
        _ => 0,
    }
}

/// Reads a row: cells with bars between blocks or between all cells, with or without spaces.
pub(in crate::text) fn row(line: &Line<'_>) -> Result<[u8; 9], Malformed> {
    let mut values = [0; 9];
    let mut count = 0;
    let mut put = |at: usize, value: u8| {
        *values.get_mut(count).ok_or_else(|| wrong(line, at, Expected::NoMore(9)))? = value;
        count += 1;
        Ok(())
    };
    let mut pieces = [(0, ""); 12];
    let mut found = 0;
    for (at, piece) in between_bars(line.text) {
        *pieces.get_mut(found).ok_or_else(|| wrong(line, at, Expected::NoMore(9)))? = (at, piece);
        found += 1;
    }
    // A solution drawn beside its puzzle, after a gap.
    if found == 7 && pieces[3].1 == "   " {
        found = 3;
    }
    for (i, &(at, piece)) in pieces[..found].iter().enumerate() {
        let written = piece.chars().filter(|c| !c.is_whitespace()).count();
        let spaces = piece.chars().all(|c| c.is_whitespace() || c.is_ascii_digit());
        match (found, written) {
            // Every cell in a box of its own.
            (9, 0) => put(at, 0)?,
            // Trailing spaces may be lost in the last block.
            (3, 0..=2) if spaces && (piece.len() > 2 || i == 2) => {
                let cells = placed(piece).map_err(|byte| wrong(line, at + byte, Expected::Cell))?;
                cells.into_iter().try_for_each(|value| put(at, value))?;
            }
            _ => {
                for (byte, c) in piece.char_indices().filter(|(_, c)| !c.is_whitespace()) {
                    put(
                        at + byte,
                        value(c).ok_or_else(|| wrong(line, at + byte, Expected::Cell))?,
                    )?;
                }
            }
        }
    }
    if count < 9 {
        return Err(Malformed {
            found: Unexpected::Cells(count as u32),
            ..wrong(line, line.text.trim_end().len(), Expected::Cells(9))
        });
    }
    Ok(values)
}

/// The pieces between the bars of a line with their positions, without empty pieces outside the
/// outermost bars.
pub(in crate::text) fn between_bars(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = text.trim_end();
    let inner = text.strip_suffix(is_bar).unwrap_or(text);
    let start = start(text).max(inner.len() - inner.trim_start().len());
    let start = match inner[start..].chars().next() {
        Some(bar) if is_bar(bar) => start + bar.len_utf8(),
        _ => 0,
    };
    let inner = &inner[start..];
    inner
        .split(is_bar)
        .map(move |piece| (start + piece.as_ptr() as usize - inner.as_ptr() as usize, piece))
}

/// Three cells whose blanks are spaces, by position: `53 `, `5 3  ` or ` 5 3   `.
///
/// # Errors
/// The byte of a character that is not a cell or lies between two cells.
fn placed(piece: &str) -> Result<[u8; 3], usize> {
    let width = piece.chars().count();
    let (first, step) = match width {
        0..=4 => (0, 1),
        5 | 6 => (0, 2),
        7 | 8 => (1, 2),
        9 | 10 => (1, 3),
        _ => (1, 4),
    };
    let mut values = [0; 3];
    for (i, (byte, c)) in piece.char_indices().enumerate() {
        if c.is_whitespace() {
            continue;
        }
        let on = i >= first && (i - first) % step == 0;
        match (value(c), values.get_mut(i.saturating_sub(first) / step)) {
            (Some(value), Some(place)) if on => *place = value,
            _ => return Err(byte),
        }
    }
    Ok(values)
}

/// Puzzles with rows between borders.
pub(in crate::text) struct Boxes<T = u8> {
    row: fn(&Line<'_>) -> Result<[T; 9], Malformed>,
    nine: Nine<T>,
    after_border: bool,
    /// Whether the first row looks like the numbers of the columns.
    numbered: bool,
}

impl<T: Item> Boxes<T> {
    pub(in crate::text) fn new(row: fn(&Line<'_>) -> Result<[T; 9], Malformed>) -> Boxes<T> {
        Boxes { row, nine: Nine::default(), after_border: false, numbered: false }
    }
}

impl<T: Item> Parser for Boxes<T> {
    fn line(&mut self, line: Line<'_>, emit: Emit<'_>) {
        let text = line.text.trim();
        if text.is_empty() || is_comment(text) {
            if let Some(record) = self.nine.end(line.number, Unexpected::BlankLine) {
                emit(record);
            }
            self.after_border = false;
            return;
        }
        if self.nine.is_full() && is_prose(text) {
            self.end(line.number, emit);
            return;
        }
        let in_place = self.nine.rows().is_multiple_of(3);
        let border =
            is_border(text) && in_place || is_nearly_border(text) && (self.row)(&line).is_err();
        if self.nine.is_empty() {
            self.numbered = is_numbering(text);
            if is_prose(text) {
                return;
            }
        } else if border && self.nine.rows() == 1 && self.numbered {
            self.nine = Nine::default();
        }
        if !border {
            if self.nine.is_full() {
                self.end(line.number, emit);
            }
            self.nine.row(&line, (self.row)(&line));
        } else if self.after_border || self.nine.is_full() {
            // The frame's last line, or the first one of the next frame.
            if self.nine.is_full() && !self.after_border {
                self.nine.line(&line);
            }
            if let Some(record) =
                self.nine.end(line.number, Unexpected::Words("a border", "테두리"))
            {
                emit(record);
            }
        } else {
            self.nine.line(&line);
        }
        self.after_border = border;
    }

    fn end(&mut self, number: u64, emit: Emit<'_>) {
        if let Some(record) = self.nine.end(number, Unexpected::EndOfInput) {
            emit(record);
        }
    }
}

fn write(grid: &Grid, out: &mut String) {
    const BORDER: &str = "+-------+-------+-------+\n";
    for (r, row) in grid.values().chunks(9).enumerate() {
        if r % 3 == 0 {
            out.push_str(BORDER);
        }
        for (c, &value) in row.iter().enumerate() {
            out.push_str(if c % 3 == 0 { "| " } else { "" });
            out.push(character(value, '.'));
            out.push(' ');
        }
        out.push_str("|\n");
    }
    out.push_str(BORDER);
}
