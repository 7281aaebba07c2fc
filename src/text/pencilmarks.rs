//! Grids of candidates, drawn with lines around the blocks.

use super::answer::{Answer, Shown};
use super::boxed::{Boxes, is_bar, is_border, is_prose};
use super::cells::wrong;
use super::malformed::{Expected, Found, Malformed};
use super::record::Record;
use super::split::Line;
use super::{Notation, Sample, Shape, Writer};
use crate::grid::{Candidates, Cell, Digit, DigitSet};
use alloc::boxed::Box;
use alloc::string::String;
use core::fmt::Write;

pub(super) const NOTATION: Notation = Notation {
    shape: Shape::Pencilmarks,
    name: "pencilmarks",
    summary: "a drawn grid with the candidates of each cell",
    extensions: &[],
    detect,
    piece_end: b'\n',
    parser: || Box::new(Boxes::new(row)),
    writer: || Box::new(MarksWriter { written: false }),
};

fn detect(sample: &Sample<'_>) -> bool {
    let drawn = || sample.lines().skip_while(|line| is_prose(line.trim()));
    let rows = || drawn().filter(|line| !is_border(line)).take(9);
    let read = |text| row(&Line { number: 1, column: 1, text, cut: false });
    let several = |line: &str| {
        line.split(|c: char| is_bar(c) || c.is_whitespace())
            .any(|group| group.len() > 1 && group.bytes().all(|b| b.is_ascii_digit()))
    };
    rows().next().is_some_and(|line| read(line).is_ok())
        && rows().any(|line| several(line) && read(line).is_ok())
}

/// Reads nine groups of digits. A lone `.` or `0` leaves every digit open, a lone `-` none.
pub(super) fn row(line: &Line<'_>) -> Result<[DigitSet; 9], Malformed> {
    let mut sets = [DigitSet::EMPTY; 9];
    let mut count = 0;
    let mut inside = false;
    for (at, c) in line.text.char_indices() {
        if c.is_whitespace() || is_bar(c) {
            inside = false;
            continue;
        }
        if !inside {
            if count == 9 {
                return Err(wrong(line, at, Expected::NoMore(9)));
            }
            count += 1;
        }
        let set = &mut sets[count - 1];
        *set = match c {
            '1'..='9' => match Digit::from_ascii(c as u8) {
                Some(digit) if !set.contains(digit) => set.with(digit),
                _ => return Err(wrong(line, at, Expected::Item("each digit once in a cell"))),
            },
            '.' | '0' | '_' | '*' if !inside => DigitSet::FULL,
            '-' if !inside => DigitSet::EMPTY,
            _ => return Err(wrong(line, at, Expected::Item("a digit 1-9, a space or '|'"))),
        };
        inside = true;
    }
    if count < 9 {
        return Err(Malformed {
            found: Found::Cells(count as u32),
            ..wrong(line, line.text.trim_end().len(), Expected::Cells(9))
        });
    }
    Ok(sets)
}

struct MarksWriter {
    written: bool,
}

impl Writer for MarksWriter {
    fn record(&mut self, record: &Record, answer: &Answer, out: &mut String) {
        if core::mem::replace(&mut self.written, true) {
            out.push('\n');
        }
        let shown = Shown::of(record, answer);
        if let Some(remark) = &shown.remark {
            let _ = writeln!(out, "# {remark}");
        }
        match shown.candidates() {
            Some(candidates) => write(&candidates, out),
            None => {
                out.push_str(record.notes.source.trim_end());
                out.push('\n');
            }
        }
    }
}

/// Draws candidates, each column as wide as its longest cell.
pub(super) fn write(candidates: &Candidates, out: &mut String) {
    let widths: [usize; 9] = core::array::from_fn(|column| {
        (0..9).map(|row| candidates.get(Cell::at(row, column)).len()).max().unwrap_or(1).max(1)
    });
    for row in 0..9 {
        if row % 3 == 0 {
            border(&widths, out);
        }
        for (column, &width) in widths.iter().enumerate() {
            out.push_str(if column % 3 == 0 { "| " } else { "" });
            let set = candidates.get(Cell::at(row, column));
            if set.is_empty() {
                out.push('-');
            }
            let _ = write!(out, "{set}");
            let space = width + 1 - set.len().max(1);
            out.extend(core::iter::repeat_n(' ', space));
        }
        out.push_str("|\n");
    }
    border(&widths, out);
}

fn border(widths: &[usize; 9], out: &mut String) {
    for block in widths.chunks(3) {
        out.push('+');
        out.extend(core::iter::repeat_n('-', block.iter().sum::<usize>() + 4));
    }
    out.push_str("+\n");
}
