//! Puzzles of several lines, and how malformed ones among them are marked: `# malformed: `, the reason, and
//! their text up to a blank line, or the text on the same line. Text that the format cannot read is one
//! malformed record again.

use super::answer::{Answer, Shown};
use super::malformed::{Expected, Malformed, Unexpected};
use super::nine::SOURCE_LIMIT;
use super::record::{Notes, Record};
use super::split::Line;
use super::{Emit, Parser, Writer};
use crate::grid::Grid;
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write as _;
use core::mem;

const MARK: &str = "# malformed: ";

/// Writes the text of a malformed puzzle behind its remark. A blank line would end it.
pub(super) fn write(source: &str, out: &mut String) {
    for line in source.lines().filter(|line| !line.is_empty()) {
        out.push_str(line);
        out.push('\n');
    }
}

/// Writes puzzles of several lines, well-formed ones as the function does: a blank line between two, a remark
/// before each.
struct Separated<W> {
    write: W,
    written: bool,
}

/// A writer of puzzles of several lines, which has a function for a well-formed one.
pub(super) fn writer(
    write: impl Fn(&Shown<'_>, &Record, &Answer, &mut String) + Send + 'static,
) -> Box<dyn Writer> {
    Box::new(Separated { write, written: false })
}

/// The same for a format that has room for a grid alone.
pub(super) fn grid_writer(write: fn(&Grid, &mut String)) -> Box<dyn Writer> {
    writer(move |shown, _, _, out| {
        if let Some(grid) = &shown.grid {
            write(grid, out);
        }
    })
}

impl<W: Fn(&Shown<'_>, &Record, &Answer, &mut String) + Send> Writer for Separated<W> {
    fn record(&mut self, record: &Record, answer: &Answer, out: &mut String) {
        if mem::replace(&mut self.written, true) {
            out.push('\n');
        }
        let shown = Shown::of(record, answer);
        if let Some(remark) = &shown.remark {
            let _ = writeln!(out, "# {remark}");
        }
        match record.clues {
            Ok(_) => (self.write)(&shown, record, answer, out),
            Err(_) => write(&record.notes.source, out),
        }
    }
}

/// A text without marked puzzles, if there is anything else: they say nothing about its format.
pub(super) fn unmarked(text: Cow<'_, str>) -> Cow<'_, str> {
    if !text.contains(MARK) {
        return text;
    }
    let mut inside = false;
    let mut is_other = |line: &&str| {
        let mark = line.find(MARK);
        inside = mark == Some(0) || inside && !line.trim_end_matches(['\r', '\n']).is_empty();
        !inside && mark.is_none()
    };
    let rest: String = text.split_inclusive('\n').filter(&mut is_other).collect();
    if rest.trim().is_empty() { text } else { Cow::Owned(rest) }
}

/// A parser of a format, and the marked puzzle being collected.
struct Marked {
    new: fn() -> Box<dyn Parser>,
    parser: Box<dyn Parser>,
    /// Its lines with their numbers.
    block: Option<Vec<(u64, String)>>,
    length: usize,
}

/// A format's parser that reads marked puzzles too.
pub(super) fn parser(new: fn() -> Box<dyn Parser>) -> Box<dyn Parser> {
    Box::new(Marked { new, parser: new(), block: None, length: 0 })
}

impl Marked {
    /// Ends the marked puzzle. A text with several puzzles is left to the notation: the blank line behind
    /// the malformed one is lost.
    fn close(&mut self, number: u64, emit: Emit<'_>) {
        let Some(block) = self.block.take() else { return };
        let (Some(first), Some(last)) = (block.first(), block.last()) else { return };
        let mut records = Vec::new();
        feed(&mut *(self.new)(), &block, number, &mut |record| records.push(record));
        let good = records.iter().filter(|record| record.clues.is_ok()).count();
        if records.len() == 1 || good > 1 {
            return records.into_iter().for_each(emit);
        }
        let lines: Vec<&str> = block.iter().map(|line| &*line.1).collect();
        let mut source = lines.join("\n");
        source.truncate(source.floor_char_boundary(SOURCE_LIMIT));
        let found = lines[0].chars().next().map_or(Unexpected::BlankLine, Unexpected::Character);
        let error = Malformed { line: first.0, column: 1, expected: Expected::OnePuzzle, found };
        let notes = Notes { source, ..Notes::default() };
        emit(Record { line: first.0, last_line: last.0, clues: Err(error), notes });
    }
}

/// Passes lines to a parser, and the end of the text before a line of this number.
fn feed(parser: &mut dyn Parser, lines: &[(u64, String)], number: u64, emit: Emit<'_>) {
    for (number, text) in lines {
        parser.line(Line { number: *number, column: 1, text, cut: false }, emit);
    }
    parser.end(number, emit);
}

impl Parser for Marked {
    fn line(&mut self, line: Line<'_>, emit: Emit<'_>) {
        let marks = line.text.starts_with(MARK);
        if marks || line.text.is_empty() {
            self.close(line.number, emit);
        }
        if marks {
            self.parser.end(line.number, emit);
            self.parser = (self.new)();
            (self.block, self.length) = (Some(Vec::new()), 0);
            return;
        }
        let Some(block) = &mut self.block else { return self.parser.line(line, emit) };
        self.length += line.text.len() + 1;
        // Writers end it before.
        if line.cut || self.length > 2 * SOURCE_LIMIT {
            for (number, text) in self.block.take().unwrap_or_default() {
                self.parser.line(Line { number, column: 1, text: &text, cut: false }, emit);
            }
            return self.parser.line(line, emit);
        }
        block.push((line.number, line.text.into()));
    }

    fn end(&mut self, number: u64, emit: Emit<'_>) {
        self.close(number, emit);
        self.parser.end(number, emit);
    }
}
