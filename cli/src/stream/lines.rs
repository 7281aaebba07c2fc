//! Puzzles that stand one on a line, read in blocks of whole lines: the threads that answer take them apart, and
//! write the answers to plain lines themselves.

use super::batch::{Answered, Answers, Part, answer_records};
use super::{Ask, Said};
use memchr::{memchr, memchr_iter, memrchr};
use ninefold::Grid;
use ninefold::text::{LINE_LIMIT, Line, Record, Shape, Splitter};
use std::io::{self, Read};
use std::mem;

/// So many bytes are asked for at once; a regular file gives them, a pipe or a person what there is.
const BLOCK_BYTES: usize = 1 << 18;

/// Cuts a stream into blocks.
pub(super) struct Blocks<R> {
    input: R,
    /// The number of the line that comes next.
    number: u64,
    /// The beginning of that line.
    begun: Vec<u8>,
}

impl<R: Read> Blocks<R> {
    /// From the beginning of the stream.
    pub(super) fn new(input: R) -> Blocks<R> {
        Blocks { input, number: 1, begun: Vec::new() }
    }

    /// The lines that can be had at once, `None` at the end.
    ///
    /// # Errors
    /// Those of the stream.
    pub(super) fn next(&mut self) -> io::Result<Option<Block>> {
        let mut text = mem::take(&mut self.begun);
        loop {
            let begun = text.len();
            text.resize(begun + BLOCK_BYTES, 0);
            let count = retried(&mut self.input, &mut text[begun..])?;
            text.truncate(begun + count);
            let end = match memrchr(b'\n', &text[begun..]) {
                Some(at) => begun + at + 1,
                None if count == 0 && text.is_empty() => return Ok(None),
                None if count == 0 => text.len(),
                None => {
                    // One byte too many says that the line is too long.
                    text.truncate(LINE_LIMIT + 1);
                    continue;
                }
            };
            self.begun = text.split_off(end);
            let block = Block { number: self.number, text, passed: 0 };
            self.number += memchr_iter(b'\n', &block.text).count() as u64;
            return Ok(Some(block));
        }
    }
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
pub(super) struct Block {
    /// The number of the first one.
    number: u64,
    text: Vec<u8>,
    /// So many puzzles before them were passed over.
    passed: u64,
}

impl Block {
    /// Passes over `skip` puzzles, or fewer when there are not so many; says how many.
    pub(super) fn pass(&mut self, skip: u64) -> u64 {
        let mut start = 0;
        while self.passed < skip && start < self.text.len() {
            let line = first_line(&self.text[start..]);
            start += line.len();
            self.passed +=
                if plain(line).is_some() { 1 } else { records(line, self.number).len() as u64 };
            self.number += 1;
        }
        self.text.drain(..start);
        self.passed
    }

    /// Answers them.
    pub(super) fn answer<A: Ask>(self, asked: &A) -> Answers<A::Answer> {
        let lines = self.text.len() / 82 + 1;
        let (mut grids, mut numbers) = (Vec::with_capacity(lines), Vec::with_capacity(lines));
        // The records of other lines, and how many plain lines stand before each.
        let (mut others, mut places) = (Vec::new(), Vec::new());
        let (mut rest, mut number) = (&*self.text, self.number);
        while !rest.is_empty() {
            if let Some((grid, length)) = plain(rest) {
                grids.push(grid);
                numbers.push(number);
                rest = &rest[length..];
            } else {
                let line = first_line(rest);
                others.extend(records(line, number));
                places.resize(others.len(), grids.len());
                rest = &rest[line.len()..];
            }
            number += 1;
        }
        let others = answer_records(asked, others, 0);
        let mut others = places.into_iter().zip(others).peekable();
        let mut given = Given { parts: Vec::new(), text: String::new(), puzzles: 0 };
        let mut asked_of = grids.iter().zip(numbers).enumerate();
        asked.ask_lines(&grids, &mut |said| {
            let Some((place, (&grid, line))) = asked_of.next() else { return };
            while let Some((_, other)) = others.next_if(|(before, _)| *before <= place) {
                given.record(other);
            }
            match said {
                Said::Line(text) => given.line(text, lines),
                Said::Answer(answer) => {
                    let record = Record { line, last_line: line, ..Record::new(grid) };
                    given.record((record, Some(answer)));
                }
            }
        });
        others.for_each(|(_, other)| given.record(other));
        given.close();
        Answers { passed: self.passed, parts: given.parts }
    }
}

/// The parts of an answer so far, and the lines of the next one.
struct Given<Answer> {
    parts: Vec<Part<Answer>>,
    text: String,
    puzzles: u64,
}

impl<Answer> Given<Answer> {
    fn line(&mut self, text: &str, expected: usize) {
        if self.text.is_empty() {
            self.text.reserve(expected * text.len());
        }
        self.text.push_str(text);
        self.puzzles += 1;
    }

    fn record(&mut self, record: Answered<Answer>) {
        self.close();
        match self.parts.last_mut() {
            Some(Part::Records(records)) => records.push(record),
            _ => self.parts.push(Part::Records(vec![record])),
        }
    }

    fn close(&mut self) {
        if self.puzzles > 0 {
            let (text, puzzles) = (mem::take(&mut self.text), mem::take(&mut self.puzzles));
            self.parts.push(Part::Lines { text, puzzles });
        }
    }
}

/// The first line with its end, or all when it has none.
fn first_line(text: &[u8]) -> &[u8] {
    memchr(b'\n', text).map_or(text, |end| &text[..=end])
}

/// The grid and the length of a first line that is nothing but 81 digits, points and noughts. Other lines are left to
/// the notation's own parser, which would find the same here.
fn plain(text: &[u8]) -> Option<(Grid, usize)> {
    let (cells, rest) = text.split_first_chunk::<81>()?;
    let end = match rest {
        [b'\n', ..] => 1,
        [b'\r', b'\n', ..] => 2,
        _ => return None,
    };
    // Vector code, since neither loop has a branch.
    let mut values = [0; 81];
    for (value, &cell) in values.iter_mut().zip(cells) {
        let digit = cell.wrapping_sub(b'0');
        *value = if digit <= 9 { digit } else { 0 };
    }
    let other = |&cell: &u8| cell.wrapping_sub(b'0') > 9 && cell != b'.';
    let others = cells.iter().fold(false, |any, cell| any | other(cell));
    if others { None } else { Some((Grid::from_values(values)?, 81 + end)) }
}

/// The records of a line: one, or none when it is blank or a comment.
fn records(line: &[u8], number: u64) -> Vec<Record> {
    let mut records = Vec::new();
    let mut parser = Shape::Line.parser();
    let mut splitter = Splitter::from_line(number);
    let mut take = |line: Line<'_>| parser.line(line, &mut |record| records.push(record));
    splitter.feed(line, &mut take);
    splitter.end(&mut take);
    records
}
