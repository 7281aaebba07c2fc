//! Puzzles on one line each, read in blocks of whole lines: one thread cuts a stream into blocks,
//! and several may parse these.

use super::format::Format;
use super::record::Record;
use super::split::{LINE_LIMIT, Line, Splitter};
use crate::grid::Grid;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::mem;
use core::ops::Range;
use std::io::{self, Read};

/// The number of bytes requested at once; a regular file returns them all, a pipe or a person what
/// is available.
const BLOCK_BYTES: usize = 1 << 19;

/// Cuts a stream into blocks of whole lines.
///
/// ```
/// use ninefold::text::bulk::Blocks;
///
/// let text = "# one puzzle\n".to_owned() + &".".repeat(81) + "\n12x\n";
/// let block = Blocks::new(text.as_bytes()).next().unwrap()?;
/// let lines = block.read();
/// assert_eq!((lines.grids.len(), lines.numbers[0], lines.others.len()), (1, 2, 1));
/// assert!(lines.others[0].1.clues.is_err());
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Blocks<R> {
    input: R,
    /// The number of the line that comes next.
    number: u64,
    /// The beginning of that line.
    begun: Vec<u8>,
    /// The text of blocks that may still be in use. Used again, since new memory costs as much as
    /// reading into it.
    texts: Vec<Arc<Vec<u8>>>,
}

impl<R: Read> Blocks<R> {
    /// From the beginning of the stream.
    pub fn new(input: R) -> Blocks<R> {
        Blocks { input, number: 1, begun: Vec::new(), texts: Vec::new() }
    }

    fn read(&mut self) -> io::Result<Option<Block>> {
        let mut shared = self.text();
        // There is no other owner.
        let text = Arc::make_mut(&mut shared);
        let mut begun = self.begun.len();
        reach(text, begun + BLOCK_BYTES);
        text[..begun].copy_from_slice(&self.begun);
        self.begun.clear();
        let (length, end) = loop {
            reach(text, begun + BLOCK_BYTES);
            let count = retried(&mut self.input, &mut text[begun..begun + BLOCK_BYTES])?;
            let length = begun + count;
            match text[begun..length].iter().rposition(|&b| b == b'\n') {
                Some(at) => break (length, begun + at + 1),
                None if count == 0 && length == 0 => return Ok(None),
                None if count == 0 => break (length, length),
                // One byte too many marks the line as too long.
                None => begun = length.min(LINE_LIMIT + 1),
            }
        };
        self.begun.extend_from_slice(&text[end..length]);
        let lines = line_count(&text[..end]);
        let block = Block { number: self.number, lines, range: 0..end, text: Arc::clone(&shared) };
        self.texts.push(shared);
        self.number += lines as u64;
        Ok(Some(block))
    }

    /// A text that no block uses any more, or a new one.
    fn text(&mut self) -> Arc<Vec<u8>> {
        match self.texts.iter().position(|text| Arc::strong_count(text) == 1) {
            Some(at) => self.texts.swap_remove(at),
            None => Arc::default(),
        }
    }
}

impl<R: Read> Iterator for Blocks<R> {
    type Item = io::Result<Block>;

    /// The lines that one read returns.
    fn next(&mut self) -> Option<io::Result<Block>> {
        self.read().transpose()
    }
}

/// Makes a text at least this long. What is left of an earlier block will be overwritten, so it is
/// not cleared again.
fn reach(text: &mut Vec<u8>, length: usize) {
    if text.len() < length {
        text.resize(length, 0);
    }
}

/// The number of lines, the last of which may lack its end.
fn line_count(text: &[u8]) -> usize {
    // Bytes as counters, in parts too short to overflow them, make vector code.
    let ends = text
        .chunks(255)
        .map(|part| usize::from(part.iter().fold(0, |count: u8, &b| count + u8::from(b == b'\n'))));
    ends.sum::<usize>() + usize::from(text.last().is_some_and(|&b| b != b'\n'))
}

fn retried(input: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    loop {
        match input.read(buffer) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            result => return result,
        }
    }
}

/// Whole lines.
#[derive(Clone, Debug)]
pub struct Block {
    /// The number of the first one.
    number: u64,
    /// How many there are.
    lines: usize,
    text: Arc<Vec<u8>>,
    range: Range<usize>,
}

/// What stands on the lines of a block.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Lines {
    /// The grids without tails on their lines.
    pub grids: Vec<Grid>,
    /// The line number of each.
    pub numbers: Vec<u64>,
    /// The records of the other lines, and the number of grids before each.
    pub others: Vec<(usize, Record)>,
}

impl Block {
    /// Whether it holds no line.
    pub fn is_empty(&self) -> bool {
        self.range.is_empty()
    }

    /// Removes up to this many lines from the front; returns them and their number.
    pub fn take_lines(&mut self, most: usize) -> (Block, usize) {
        let lines = most.min(self.lines);
        let end = if lines == self.lines { self.range.len() } else { self.length_of(lines) };
        let middle = self.range.start + end;
        let range = mem::replace(&mut self.range.start, middle)..middle;
        let first = Block { number: self.number, lines, text: Arc::clone(&self.text), range };
        self.number += lines as u64;
        self.lines -= lines;
        (first, lines)
    }

    /// The length of the first lines.
    fn length_of(&self, lines: usize) -> usize {
        let bytes = self.bytes();
        (0..lines).fold(0, |end, _| end + first_line(&bytes[end..]).len())
    }

    /// Reads its lines.
    pub fn read(&self) -> Lines {
        let mut lines = Lines::default();
        self.read_into(&mut lines);
        lines
    }

    /// As [`Block::read`], into the memory of lines that were read before.
    pub fn read_into(&self, lines: &mut Lines) {
        let most = self.lines.min(self.range.len() / 81);
        lines.grids.clear();
        lines.grids.reserve(most);
        lines.numbers.clear();
        lines.numbers.reserve(most);
        lines.others.clear();
        let (mut rest, mut number) = (self.bytes(), self.number);
        while !rest.is_empty() {
            if let Some(length) = blank(rest) {
                rest = &rest[length..];
            } else if let Some((grid, length)) = plain(rest) {
                lines.grids.push(grid);
                lines.numbers.push(number);
                rest = &rest[length..];
            } else {
                let line = first_line(rest);
                let before = lines.grids.len();
                records(line, number, &mut |record| lines.others.push((before, record)));
                rest = &rest[line.len()..];
            }
            number += 1;
        }
    }

    fn bytes(&self) -> &[u8] {
        &self.text[self.range.clone()]
    }
}

impl Lines {
    /// All records in their order.
    pub fn into_records(self) -> Vec<Record> {
        let Lines { grids, numbers, others } = self;
        let mut records = Vec::with_capacity(grids.len() + others.len());
        let mut others = others.into_iter().peekable();
        for (i, (grid, line)) in grids.into_iter().zip(numbers).enumerate() {
            while let Some((_, other)) = others.next_if(|(before, _)| *before <= i) {
                records.push(other);
            }
            records.push(Record { line, last_line: line, ..Record::new(grid) });
        }
        records.extend(others.map(|(_, other)| other));
        records
    }
}

/// The first line with its end, or all when it has none.
fn first_line(text: &[u8]) -> &[u8] {
    if text.get(81) == Some(&b'\n') && !text[..81].contains(&b'\n') {
        return &text[..82];
    }
    text.iter().position(|&b| b == b'\n').map_or(text, |end| &text[..=end])
}

/// The length of a first line without any text.
fn blank(text: &[u8]) -> Option<usize> {
    match text {
        [b'\n', ..] => Some(1),
        [b'\r', b'\n', ..] => Some(2),
        _ => None,
    }
}

/// The grid and the length of a first line that is nothing but 81 digits and points. Other
/// lines are left to the format's own parser, which would find the same here.
fn plain(text: &[u8]) -> Option<(Grid, usize)> {
    let (cells, rest) = text.split_first_chunk::<81>()?;
    let end = match rest {
        [b'\n', ..] => 1,
        [b'\r', b'\n', ..] => 2,
        _ => return None,
    };
    Some((Grid::from_digits_and_points(cells)?, 81 + end))
}

/// The records of a line: one, or none when it is blank or a comment.
fn records(line: &[u8], number: u64, emit: &mut dyn FnMut(Record)) {
    let mut parser = Format::Line.parser();
    let mut splitter = Splitter::from_line(number);
    let mut take = |line: Line<'_>| parser.line(line, emit);
    splitter.feed(line, &mut take);
    splitter.end(&mut take);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::parse_as;
    use alloc::string::String;

    /// Lines of all kinds, with neighbours that differ.
    fn text() -> String {
        let puzzle =
            "..45..37..8....6..3.69.8..48.1.93.62...7.2...67.81.9.37..3.92.1..3....9..95..74..";
        let lines = [puzzle, "# a comment", "", "hello", &puzzle[..80], "  # x", puzzle, puzzle];
        (0..500).map(|i| String::from(lines[i * 5 % 8]) + ["\n", "\r\n"][i % 2]).collect::<String>()
            + puzzle
    }

    #[test]
    fn blocks_hold_the_records_that_the_notation_reads() {
        let text = text();
        let wanted = parse_as(Format::Line, &text);
        for most in [1, 2, 7, 1000] {
            let mut found = Vec::new();
            for block in Blocks::new(text.as_bytes()) {
                let mut block = block.unwrap();
                while !block.is_empty() {
                    let (piece, lines) = block.take_lines(most);
                    assert!((1..=most).contains(&lines));
                    found.extend(piece.read().into_records());
                }
            }
            assert!(found == wanted, "{most} lines at a time");
        }
    }

    /// Empty lines make no records, and room for no grids.
    #[test]
    fn empty_lines_cost_no_memory() {
        let text = "\n\r\n".repeat(20_000);
        let mut lines = Lines::default();
        for block in Blocks::new(text.as_bytes()) {
            block.unwrap().read_into(&mut lines);
            assert!(lines.grids.is_empty() && lines.others.is_empty());
            assert!(lines.grids.capacity() < 2_000, "{}", lines.grids.capacity());
        }
    }

    /// Memory is used again only where no block is left.
    #[test]
    fn blocks_that_are_kept_stay_as_they_are() {
        let text = text().repeat(30);
        let wanted = parse_as(Format::Line, &text);
        let mut kept = Vec::new();
        let mut lines = Lines::default();
        let mut found = Vec::new();
        for (i, block) in Blocks::new(text.as_bytes()).enumerate() {
            let block = block.unwrap();
            block.read_into(&mut lines);
            found.extend(mem::take(&mut lines).into_records());
            if i % 2 == 0 {
                kept.push((found.len(), block));
            }
        }
        assert!(found == wanted);
        assert!(kept.len() > 1, "the text has several blocks");
        for (end, block) in kept {
            let records = block.read().into_records();
            assert!(records == wanted[end - records.len()..end]);
        }
    }
}
