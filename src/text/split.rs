//! Splits bytes that arrive in chunks of any size into lines.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

/// A line (or, for XML, a piece up to `>`) of an input.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'a> {
    /// The number of the line that it begins in, counted from 1.
    pub(super) number: u64,
    /// The column that it begins in, counted from 1; a line begins in the first.
    pub(super) column: u32,
    /// The text without its end; never longer than [`LINE_LIMIT`](super::LINE_LIMIT).
    pub(super) text: &'a str,
    /// Whether the line was longer and its rest was dropped.
    pub(super) cut: bool,
}

impl<'a> Line<'a> {
    /// A first line of its own.
    pub(super) fn of(text: &'a str) -> Line<'a> {
        Line { number: 1, column: 1, text, cut: false }
    }
}

/// Lines longer than this many bytes are cut, so that no input fills the memory.
pub const LINE_LIMIT: usize = 1 << 20;

/// The state between two chunks.
#[derive(Clone, Debug)]
pub(super) struct Splitter {
    end: u8,
    number: u64,
    column: u32,
    /// Line feeds in what was cut off.
    lost_lines: u64,
    held: Vec<u8>,
    cut: bool,
    at_start: bool,
}

impl Splitter {
    /// Cuts after each byte `end`; always counts lines by line feeds.
    pub(super) fn new(end: u8) -> Splitter {
        Splitter {
            end,
            number: 1,
            column: 1,
            lost_lines: 0,
            held: Vec::new(),
            cut: false,
            at_start: true,
        }
    }

    /// Cuts an input from the beginning of a line with this number, counted from 1.
    pub(super) fn from_line(number: u64) -> Splitter {
        Splitter { number, at_start: number == 1, ..Splitter::new(b'\n') }
    }

    /// Takes the next chunk and passes each line that it completes to `line`.
    pub(super) fn feed(&mut self, mut bytes: &[u8], line: &mut dyn FnMut(Line<'_>)) {
        while let Some(at) = position(bytes, self.end) {
            let (piece, rest) = bytes.split_at(at + 1);
            let piece = if self.end == b'\n' { &piece[..at] } else { piece };
            if self.held.is_empty() && piece.len() <= LINE_LIMIT {
                self.pass_on(piece, line);
            } else {
                self.hold(piece);
                self.pass_on_held(line);
            }
            bytes = rest;
        }
        self.hold(bytes);
    }

    /// Passes on the text after the last line end, if there is any.
    pub(super) fn end(&mut self, line: &mut dyn FnMut(Line<'_>)) {
        if !self.held.is_empty() {
            self.pass_on_held(line);
        }
    }

    /// The number of the line that comes next.
    pub(super) fn next_number(&self) -> u64 {
        self.number
    }

    fn hold(&mut self, bytes: &[u8]) {
        let room = LINE_LIMIT - self.held.len();
        self.cut |= bytes.len() > room;
        let (kept, lost) = bytes.split_at(bytes.len().min(room));
        self.held.extend_from_slice(kept);
        self.lost_lines += lost.iter().filter(|&&b| b == b'\n').count() as u64;
    }

    fn pass_on_held(&mut self, line: &mut dyn FnMut(Line<'_>)) {
        let held = core::mem::take(&mut self.held);
        self.pass_on(&held, line);
        self.held = held;
        self.held.clear();
        self.cut = false;
    }

    fn pass_on(&mut self, bytes: &[u8], line: &mut dyn FnMut(Line<'_>)) {
        let mut text = bytes;
        if core::mem::take(&mut self.at_start) {
            text = text.strip_prefix("\u{feff}".as_bytes()).unwrap_or(text);
        }
        if self.end == b'\n' {
            text = text.strip_suffix(b"\r").unwrap_or(text);
        }
        let text = &uncoloured(decoded(text, self.cut));
        line(Line { number: self.number, column: self.column, text, cut: self.cut });
        self.step_over(bytes);
    }

    /// Moves the position in the input past these bytes and past the line end that is cut off.
    fn step_over(&mut self, bytes: &[u8]) {
        if self.end == b'\n' {
            self.number += 1;
            return;
        }
        self.number += bytes.iter().filter(|&&b| b == b'\n').count() as u64;
        self.number += core::mem::take(&mut self.lost_lines);
        let last = bytes.rsplit(|&b| b == b'\n').next().unwrap_or_default();
        let characters = last.iter().filter(|&&b| b & 0xc0 != 0x80).count() as u32;
        let start = if last.len() == bytes.len() { self.column } else { 1 };
        self.column = start.saturating_add(characters);
    }
}

fn position(bytes: &[u8], byte: u8) -> Option<usize> {
    bytes.iter().position(|&b| b == byte)
}

/// UTF-8 as it is; anything else is read as Latin-1, which old programs used for comments.
fn decoded(bytes: &[u8], cut: bool) -> Cow<'_, str> {
    match core::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        // A cut through the middle of a character.
        Err(error) if cut && error.error_len().is_none() => {
            Cow::Owned(String::from_utf8_lossy(&bytes[..error.valid_up_to()]).into_owned())
        }
        Err(_) => Cow::Owned(bytes.iter().map(|&b| char::from(b)).collect()),
    }
}

/// A text without the control sequences by which terminals show colours, which stay in drawings that
/// are copied or recorded.
pub(super) fn uncoloured(text: Cow<'_, str>) -> Cow<'_, str> {
    const ESCAPE: char = '\u{1b}';
    if !text.as_bytes().contains(&(ESCAPE as u8)) {
        return text;
    }
    let mut pieces = text.split(ESCAPE);
    let mut plain = String::from(pieces.next().unwrap_or_default());
    for piece in pieces {
        let sequence = piece.strip_prefix('[').unwrap_or_default();
        // Parameters, then one letter.
        let rest = sequence.trim_start_matches(|c: char| matches!(c, ' '..='?'));
        plain.push_str(match rest.chars().next() {
            Some('@'..='~') => &rest[1..],
            _ => piece,
        });
    }
    Cow::Owned(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(chunks: &[&[u8]]) -> Vec<(u64, String, bool)> {
        let mut splitter = Splitter::new(b'\n');
        let mut found = Vec::new();
        let mut push = |l: Line<'_>| found.push((l.number, l.text.to_owned(), l.cut));
        for chunk in chunks {
            splitter.feed(chunk, &mut push);
        }
        splitter.end(&mut push);
        found
    }

    #[test]
    fn chunks_do_not_matter() {
        let text = "\u{feff}one\r\n\ntwo \u{e9}\nthree".as_bytes();
        let whole = lines(&[text]);
        assert_eq!(whole.len(), 4);
        assert_eq!(whole[0], (1, "one".into(), false));
        assert_eq!(whole[3], (4, "three".into(), false));
        for size in 1..text.len() {
            assert_eq!(lines(&text.chunks(size).collect::<Vec<_>>()), whole);
        }
    }

    #[test]
    fn lines_can_be_cut_from_any_line_on() {
        let text = "\u{feff}one\r\n\ntwo \u{e9}\nthree".as_bytes();
        let whole = lines(&[text]);
        let mut start = 0;
        for (i, line) in text.split_inclusive(|&b| b == b'\n').enumerate() {
            let mut splitter = Splitter::from_line(i as u64 + 1);
            let mut found = Vec::new();
            let mut push = |l: Line<'_>| found.push((l.number, l.text.to_owned(), l.cut));
            splitter.feed(&text[start..], &mut push);
            splitter.end(&mut push);
            assert_eq!(found, whole[i..]);
            start += line.len();
        }
    }

    #[test]
    fn a_long_line_is_cut_and_the_next_one_is_whole() {
        let mut text = vec![b'a'; 3 * LINE_LIMIT];
        text.extend_from_slice(b"\nb\n");
        let found = lines(&text.chunks(7000).collect::<Vec<_>>());
        assert_eq!(found.len(), 2);
        assert_eq!((found[0].1.len(), found[0].2), (LINE_LIMIT, true));
        assert_eq!(found[1], (2, "b".into(), false));
        assert_eq!(lines(&[&text])[0].1.len(), LINE_LIMIT);
    }

    #[test]
    fn colours_are_left_out() {
        let text = "\u{1b}[1m5\u{1b}[0m \u{1b}[38;5;6m3\u{1b}[m \u{1b}x\u{1b}";
        assert_eq!(lines(&[text.as_bytes()])[0].1, "5 3 x");
        assert_eq!(lines(&[b"\x1b[1"])[0].1, "[1");
    }

    #[test]
    fn latin_1_is_read() {
        assert_eq!(lines(&[b"Gr\xfc\xdfe"])[0].1, "Grüße");
    }
}
