//! The formats that puzzles are written in.
//!
//! Each format is a file in `notation/` and a row in the table of `format.rs`. It has a writer and a parser,
//! which takes lines and emits a [`Record`] for each puzzle in constant memory. [`parse`] reads a
//! whole text; [`Reader`] reads a stream.
//!
//! A malformed puzzle results in exactly one record with its error, and reading goes on with the
//! next puzzle.

// A build with some of these formats leaves helpers of the others unused.
#![cfg_attr(not(feature = "formats"), allow(dead_code))]

mod answer;
#[cfg(feature = "std")]
pub mod bulk;
mod cells;
#[cfg(any(feature = "csv", feature = "json", feature = "xml"))]
mod field;
mod format;
mod korean;
mod loss;
mod malformed;
mod marked;
mod nine;
mod notation;
mod one_line;
mod parse;
mod position;
#[cfg(feature = "std")]
mod reader;
mod record;
mod regions;
mod sample;
mod split;

pub use answer::Answer;
pub use format::Format;
use format::Notation;
pub use loss::{Loss, losses};
pub use malformed::{Expected, Malformed, Unexpected};
/// What the formats of variants take of links.
#[cfg(feature = "links")]
#[doc(hidden)]
pub use notation::links::{packed_links, unescaped};
pub use parse::ParseError;
#[cfg(feature = "std")]
pub use reader::{Reader, head};
pub use record::{Key, Note, Notes, Record, Value};
pub use sample::{Sample, detect, detect_file};
pub use split::LINE_LIMIT;
use split::{Line, Splitter};

use alloc::string::String;
use alloc::vec::Vec;

/// The receiver of a parser's records.
type Emit<'a> = &'a mut dyn FnMut(Record);

/// Reads one format, fed line by line.
trait Parser: Send {
    /// Takes the next line and emits the records that it completes.
    fn line(&mut self, line: Line<'_>, emit: Emit<'_>);

    /// Takes the end of the input, with the number of the line that would come next.
    fn end(&mut self, number: u64, emit: Emit<'_>);
}

/// Writes one format.
pub trait Writer: Send {
    /// Appends the text before the first record.
    fn begin(&mut self, out: &mut String) {
        let _ = out;
    }

    /// Announces, before the first record, that answers will come and not the puzzles unchanged.
    fn answers(&mut self) {}

    /// Announces, before the first record, that some record has a comment.
    fn comments(&mut self) {}

    /// Appends a record with its answer; always whole lines.
    fn record(&mut self, record: &Record, answer: &Answer, out: &mut String);

    /// Appends the text after the last record.
    fn end(&mut self, out: &mut String) {
        let _ = out;
    }
}

/// Reads every puzzle of a text, recognising its format.
///
/// ```
/// use ninefold::text::{Answer, Format, parse, parse_as, write};
///
/// let list = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 # the first\n";
/// let records = parse(list);
/// assert_eq!(records, parse_as(Format::Line, list));
/// let clues = records[0].clues.clone()?;
/// println!("{}{}", clues.solve()?, records[0].notes.tail);
/// // The same in another format.
/// let drawn = write(Format::Boxed, records.iter().map(|record| (record, &Answer::Unchanged)));
/// assert_eq!(parse(&drawn)[0].clues.clone()?, clues);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn parse(text: &str) -> Vec<Record> {
    parse_as(detect(text), text)
}

/// Reads every puzzle of a text in a format.
pub fn parse_as(format: Format, text: &str) -> Vec<Record> {
    let mut records = Vec::new();
    let mut parser = format.parser();
    let mut splitter = Splitter::new(format.piece_end());
    let mut emit = |record| records.push(record);
    let mut feed = |line: Line<'_>| parser.line(line, &mut emit);
    splitter.feed(text.as_bytes(), &mut feed);
    splitter.end(&mut feed);
    parser.end(splitter.next_number(), &mut emit);
    records
}

/// Writes records with their answers in a format.
pub fn write<'a>(
    format: Format,
    records: impl IntoIterator<Item = (&'a Record, &'a Answer)>,
) -> String {
    let mut out = String::new();
    let mut writer = format.writer();
    let records: Vec<_> = records.into_iter().collect();
    if records.iter().any(|(_, answer)| **answer != Answer::Unchanged) {
        writer.answers();
    }
    if records.iter().any(|(record, _)| !record.notes.comment().is_empty()) {
        writer.comments();
    }
    writer.begin(&mut out);
    for (record, answer) in records {
        writer.record(record, answer, &mut out);
    }
    writer.end(&mut out);
    out
}

/// Runs the examples of the document.
#[cfg(doctest)]
#[doc = include_str!("../../docs/FORMATS.md")]
struct FormatsDocument;

#[cfg(test)]
mod tests;
