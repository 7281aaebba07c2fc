//! Grids of nine lines under headings, as in Project Euler 96.

use crate::text::answer::{Answer, Remark, Shown};
use crate::text::cells::{is_comment, trimmed, value};
use crate::text::malformed::Unexpected;
use crate::text::marked;
use crate::text::nine::Nine;
use crate::text::notation::rows::{row, write_rows};
use crate::text::one_line::OneLine;
use crate::text::record::{Key, Record};
use crate::text::split::Line;
use crate::text::{Emit, Format, Notation, Parser, Sample, Writer};
use alloc::boxed::Box;
use alloc::string::String;
use core::fmt::Write;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::Euler,
    name: "euler",
    summary: [
        "nine lines of nine digits under a heading such as 'Grid 01'",
        "'Grid 01' 같은 제목과 아홉 자리 숫자 아홉 줄",
    ],
    extensions: &[],
    score,
    piece_end: b'\n',
    parser: || marked::parser(|| Box::new(Headed { nine: Nine::default(), headed: true })),
    writer: || Box::new(HeadedWriter { count: 0 }),
};

/// Headings and rows, if there are both. Where a row comes first, its heading is missing: all other
/// puzzles must have theirs.
fn score(sample: &Sample<'_>) -> usize {
    let rows = sample.count(|line| row(line).is_ok());
    let headings = sample.count(|line| row(line).is_err() && is_heading(line.text));
    let headless = sample.lines().next().is_some_and(|line| row(&Line::of(line)).is_ok());
    let is_one = match headless {
        true => headings > 1 && rows.div_ceil(9) == headings + 1,
        false => headings > 0 && rows > 0,
    };
    if is_one { headings + rows } else { 0 }
}

/// Whether a line that is no row begins with a letter and is no row with a mistake either.
fn is_heading(text: &str) -> bool {
    let text = text.trim();
    let letters = text.chars().filter(|&c| value(c).is_none()).count();
    let is_row = (8..=10).contains(&text.len()) && letters <= 2;
    text.starts_with(char::is_alphabetic) && !is_row
}

/// Puzzles that each begin with a heading.
struct Headed {
    nine: Nine,
    /// Whether the puzzle before has a heading.
    headed: bool,
}

impl Parser for Headed {
    fn line(&mut self, line: Line<'_>, emit: Emit<'_>) {
        let (_, text) = trimmed(&line);
        if is_comment(text) || text.is_empty() && line.text.len() != 9 {
            return;
        }
        let read = row(&line);
        let heading = read.is_err() && is_heading(text);
        // A row too many begins the next puzzle, or is its heading with a mistake.
        let full = self.nine.is_full() && (read.is_ok() || self.headed);
        if (heading || full)
            && let Some(record) = self.nine.end(line.number, Unexpected::Heading)
        {
            emit(record);
        }
        let first = self.nine.is_empty();
        if heading {
            self.nine.line(&line);
            self.nine.notes.push_text(Key::NAME, text);
            self.headed = true;
            return;
        }
        match read {
            // A heading with a mistake.
            Err(error) if first && self.headed => {
                self.nine.line(&line);
                self.nine.wrong(error);
            }
            read => {
                self.nine.row(&line, read);
                self.headed &= !first;
            }
        }
    }

    fn end(&mut self, number: u64, emit: Emit<'_>) {
        if let Some(record) = self.nine.end(number, Unexpected::EndOfInput) {
            emit(record);
        }
    }
}

struct HeadedWriter {
    count: u32,
}

impl Writer for HeadedWriter {
    fn record(&mut self, record: &Record, answer: &Answer, out: &mut String) {
        self.count += 1;
        let shown = Shown::of(record, answer);
        let source = &record.notes.source;
        if let Some(remark @ Remark::Malformed(_)) = &shown.remark {
            let _ = writeln!(out, "# {remark}");
        }
        // A malformed grid keeps its own heading.
        if shown.grid.is_some() || !is_heading(source) {
            let name = record.notes.text(Key::NAME.as_ref()).unwrap_or_default();
            if name.starts_with("Grid") {
                let _ = writeln!(out, "{}", OneLine(name));
            } else {
                let space = if name.is_empty() { "" } else { " " };
                let _ = writeln!(out, "Grid {:02}{space}{}", self.count, OneLine(name));
            }
        }
        let Some(grid) = shown.grid else {
            marked::write(source, out);
            return out.push('\n');
        };
        if let Some(remark) = shown.remark {
            let _ = writeln!(out, "# {remark}");
        }
        write_rows(&grid, out);
    }
}
