//! Reads puzzles from a stream.

use super::format::Format;
use super::record::Record;
use super::sample::{SAMPLE_BYTES, SAMPLE_LINES, detect};
use super::split::Splitter;
use super::{Parser, parse_as};
use crate::text::notation::line;
use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::string::String;
use alloc::vec::Vec;
use std::io::{self, BufRead};

/// The puzzles of a stream, read in constant memory, in the format recognised from its beginning.
///
/// ```
/// use ninefold::text::{Reader, Format};
///
/// let text = "...1.....\n".repeat(9);
/// let mut reader = Reader::new(text.as_bytes())?;
/// assert_eq!(reader.format(), Format::Rows);
/// assert_eq!(reader.next().unwrap()?.clues.unwrap().grid().clue_count(), 9);
/// assert!(reader.next().is_none());
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Reader<R> {
    input: R,
    format: Format,
    splitter: Splitter,
    parser: Box<dyn Parser>,
    ready: VecDeque<Record>,
    ended: bool,
}

impl<R: BufRead> Reader<R> {
    /// Reads in the format recognised from the [beginning](head).
    ///
    /// # Errors
    /// Those of the stream.
    pub fn new(mut input: R) -> io::Result<Reader<R>> {
        let head = head(&mut input)?;
        let mut reader = Reader::with_format(input, detect(&String::from_utf8_lossy(&head)));
        reader.feed(&head);
        Ok(reader)
    }

    /// Reads a known format.
    pub fn with_format(input: R, format: Format) -> Reader<R> {
        Reader {
            input,
            format,
            splitter: Splitter::new(format.piece_end()),
            parser: format.parser(),
            ready: VecDeque::new(),
            ended: false,
        }
    }

    /// The format being read.
    pub fn format(&self) -> Format {
        self.format
    }

    /// How many records are ready without reading more of the stream.
    pub fn ready(&self) -> usize {
        self.ready.len()
    }

    fn feed(&mut self, bytes: &[u8]) {
        let Reader { splitter, parser, ready, .. } = self;
        splitter.feed(bytes, &mut |line| parser.line(line, &mut |record| ready.push_back(record)));
    }

    fn end(&mut self) {
        let Reader { splitter, parser, ready, .. } = self;
        let mut emit = |record| ready.push_back(record);
        splitter.end(&mut |line| parser.line(line, &mut emit));
        parser.end(splitter.next_number(), &mut emit);
        self.ended = true;
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = io::Result<Record>;

    fn next(&mut self) -> Option<io::Result<Record>> {
        loop {
            if let Some(record) = self.ready.pop_front() {
                return Some(Ok(record));
            }
            if self.ended {
                return None;
            }
            let Reader { input, splitter, parser, ready, .. } = self;
            let taken = match retried(input) {
                Ok(bytes) => {
                    let emit = &mut |record| ready.push_back(record);
                    splitter.feed(bytes, &mut |line| parser.line(line, emit));
                    bytes.len()
                }
                Err(error) => {
                    self.ended = true;
                    return Some(Err(error));
                }
            };
            self.input.consume(taken);
            if taken == 0 {
                self.end();
            }
        }
    }
}

/// Reads the beginning of a stream, as much as it takes to [recognise](detect) the format: up to
/// 64 KiB and 500 lines, less when the stream pauses and what is there is enough. A longer
/// stream is cut after a whole line if there is one.
///
/// # Errors
/// Those of the stream.
pub fn head(input: &mut impl BufRead) -> io::Result<Vec<u8>> {
    let mut head = Vec::new();
    while !is_telling(&head) {
        let bytes = retried(input)?;
        if bytes.is_empty() {
            break;
        }
        // All that is there: asking for more may mean waiting for somebody to type it.
        let room = SAMPLE_BYTES - head.len();
        let is_full = bytes.len() >= room;
        let taken = if is_full { whole_lines(&bytes[..room]) } else { bytes.len() };
        head.extend_from_slice(&bytes[..taken]);
        input.consume(taken);
        if is_full {
            break;
        }
    }
    Ok(head)
}

/// The length of the whole lines at the beginning of a text, or of the text if there are none.
fn whole_lines(text: &[u8]) -> usize {
    text.iter().rposition(|&b| b == b'\n').map_or(text.len(), |at| at + 1)
}

fn retried<R: BufRead>(input: &mut R) -> io::Result<&[u8]> {
    loop {
        match input.fill_buf() {
            Ok(_) => break,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    input.fill_buf()
}

/// Lines enough to recognise a format whose beginning may look like another's.
const MANY: usize = 40;

/// Whether more of the input would not help to recognise its notation: a puzzle is there, and the
/// format is not one whose first puzzles may look like another's.
fn is_telling(head: &[u8]) -> bool {
    let ended = head.iter().rposition(|&b| b == b'\n').map_or(0, |at| at + 1);
    let lines = || head[..ended].split(|&b| b == b'\n');
    if lines().count() > SAMPLE_LINES {
        return true;
    }
    let content = lines().filter(|line| !line.starts_with(b"#") && !line.trim_ascii().is_empty());
    let text = String::from_utf8_lossy(&head[..ended]);
    let first = text.lines().find(|line| !line.trim().is_empty());
    if content.count() >= MANY || first.is_some_and(line::is_plain) {
        return true;
    }
    let format = detect(&text);
    !matches!(format, Format::Spaced | Format::Boxed | Format::Pencilmarks)
        && parse_as(format, &text).iter().any(|record| record.clues.is_ok())
}
