//! Grids of nine lines under headings, as in Project Euler 96.

use super::answer::{Answer, Shown};
use super::cells::{is_comment, trimmed};
use super::malformed::Found;
use super::nine::Nine;
use super::one_line::OneLine;
use super::record::{Key, Record};
use super::rows::{row, write_rows};
use super::split::Line;
use super::{Emit, Notation, Parser, Sample, Shape, Writer};
use alloc::boxed::Box;
use alloc::string::String;
use core::fmt::Write;

pub(super) const NOTATION: Notation = Notation {
    shape: Shape::Euler,
    name: "euler",
    summary: "nine lines of nine digits under a heading such as 'Grid 01'",
    extensions: &[],
    detect,
    piece_end: b'\n',
    parser: || Box::new(Headed::default()),
    writer: || Box::new(HeadedWriter { count: 0 }),
};

fn detect(sample: &Sample<'_>) -> bool {
    let mut lines = sample.lines();
    let is_row = |text: &str| row(&Line { number: 1, column: 1, text, cut: false }).is_ok();
    lines.next().is_some_and(|line| is_heading(line) && !is_row(line))
        && lines.next().is_some_and(is_row)
}

fn is_heading(text: &str) -> bool {
    text.trim_start().starts_with(char::is_alphabetic)
}

/// Puzzles that each begin with a heading.
#[derive(Default)]
struct Headed {
    nine: Nine,
    /// The first word of the first heading; it distinguishes a heading from a malformed row.
    word: String,
}

impl Parser for Headed {
    fn line(&mut self, line: Line<'_>, emit: Emit<'_>) {
        let (_, text) = trimmed(&line);
        if is_comment(text) || text.is_empty() && line.text.len() != 9 {
            return;
        }
        let read = row(&line);
        let first = text.split_whitespace().next().unwrap_or_default();
        let heading = read.is_err()
            && is_heading(text)
            && (self.nine.is_empty() || self.nine.is_full() || first == self.word);
        if heading {
            if let Some(record) = self.nine.end(line.number, Found::Heading) {
                emit(record);
            }
            if self.word.is_empty() {
                self.word.push_str(first);
            }
            self.nine.line(&line);
            self.nine.notes.push_text(Key::NAME, text);
        } else {
            self.nine.row(&line, read);
        }
    }

    fn end(&mut self, number: u64, emit: Emit<'_>) {
        if let Some(record) = self.nine.end(number, Found::EndOfInput) {
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
        if let Some(remark) = shown.remark {
            let _ = writeln!(out, "# {remark}");
        }
        match shown.grid {
            Some(grid) => write_rows(&grid, out),
            None => {
                out.push_str(source.trim_end());
                out.push('\n');
            }
        }
    }
}
