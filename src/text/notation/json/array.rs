//! A JSON array that is the whole text: puzzles as in `jsonl`, or the cells or rows of puzzles
//! themselves. Objects without brackets around them are read too.
//!
//! An element with a mistake ends where the next one begins, so that no other one is lost.

use crate::text::cells::place_of;
use crate::text::field;
use crate::text::malformed::{Expected, Unexpected};
use crate::text::notation::json::element::{Element, Part};
use crate::text::notation::json::lines::{JsonLines, is_object};
use crate::text::notation::json::value::{Json, Why, parse};
use crate::text::notation::json::writer::JsonArrayWriter;
use crate::text::record::{Notes, Record};
use crate::text::split::{LINE_LIMIT, Line};
use crate::text::{Emit, Format, Notation, Parser, Sample};
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::mem;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::Json,
    name: "json",
    summary: [
        "a JSON array of puzzles as in jsonl, or of the numbers or rows of one",
        "퍼즐의 JSON 배열(jsonl과 같음), 또는 퍼즐 하나의 숫자나 줄의 배열",
    ],
    extensions: &["json"],
    score,
    // A file may be one line of any length, but a value between two commas is short.
    piece_end: b',',
    parser: || Box::new(JsonArray::default()),
    writer: || Box::<JsonArrayWriter>::default(),
};

/// The lines that look like JSON and are not puzzles of their own, as in a list of arrays.
fn score(sample: &Sample<'_>) -> usize {
    if !sample.text().trim_start().starts_with('[') {
        return 0;
    }
    let alone = |line: &str| JsonLines::default().record(&Line::of(line), line).clues.is_ok();
    // Rows of digits are no numbers of an array.
    let has_sign = |line: &str| line.contains(['[', ']', '{', '}', '"', ',', ':']);
    let is_part = |line: &&str| has_sign(line) && looks_like_json(line);
    let parts = || sample.lines().map(str::trim).filter(is_part);
    // An array that goes on behind its first line is no list of them.
    match parts().next().map(|line| (parse(line), nested(line))) {
        Some((Err(error), 1)) if error.1 == Why::Ends => 2 * parts().count(),
        _ => parts().filter(|line| !alone(line)).count(),
    }
}

/// Whether a text is JSON, perhaps with a mistake: most of its lines look like it.
pub(in crate::text) fn is_json(text: &str) -> bool {
    let text = text.trim_start();
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let looking = lines().filter(|line| looks_like_json(line)).count();
    let is_member = |line: &str| line.starts_with('"') && is_object(&["{", line].concat());
    let begins = text.starts_with('[')
        || text.starts_with('{') && lines().any(|line| is_member(line.trim()))
        || lines().any(|line| is_object(line.trim()));
    begins && 2 * looking > lines().count()
}

/// Whether a line holds the beginning of an object or, outside its strings, only signs, numbers and
/// words that JSON has. Two numbers without a comma between are a row of another program.
fn looks_like_json(line: &str) -> bool {
    if line.match_indices('{').any(|(at, _)| is_object(&line[at..])) {
        return true;
    }
    let line = line.replace(r"\\", "").replace(r#"\""#, "");
    line.split('"').step_by(2).all(|outside| {
        let mut words = outside.split_whitespace();
        let is_number = |text: &str, at| text.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
        let pairs = || outside.split_whitespace().zip(outside.split_whitespace().skip(1));
        words.all(|word| {
            word.split(['[', ']', '{', '}', ',', ':']).all(|word| {
                word.is_empty()
                    || matches!(parse(word), Ok(Json::Null | Json::Bool(_) | Json::Number(_)))
            })
        }) && !pairs().any(|(a, b)| is_number(a, a.len() - 1) && is_number(b, 0))
    })
}

/// The array being read.
#[derive(Default)]
struct JsonArray {
    /// The open brackets and braces, the array's own first.
    open: Vec<u8>,
    /// Whether the objects stand without an array.
    bare: bool,
    /// Whether the text is within a string, and after a backslash in it.
    quoted: bool,
    escaped: bool,
    /// Whether what follows is passed over, up to a line that begins with a bracket or a brace: the array
    /// ended, or there was none.
    over: bool,
    /// Whether there was something else on the line so far.
    within_line: bool,
    /// The last byte that was neither white space nor within a string.
    last: u8,
    /// The element being read, and its start.
    element: String,
    start: Option<(u64, u32)>,
    /// Whether the element is too long to be kept.
    cut: bool,
    /// The cells or rows of puzzles so far.
    parts: Vec<Part>,
    kind: Option<Element>,
    /// Whether the last element was rows of which one has no bracket: more of them follow.
    torn: bool,
    values: JsonLines,
}

/// The longest element that is examined for a mistake while it goes on.
const EXAMINED: usize = 1 << 13;

impl Parser for JsonArray {
    fn line(&mut self, line: Line<'_>, emit: Emit<'_>) {
        if self.start.is_some() && self.is_broken_before(line.text) {
            self.break_off(place_of(&line, 0), emit);
        }
        let mut from = self.start.map(|_| 0);
        for (at, byte) in line.text.bytes().enumerate() {
            if self.quoted {
                match byte {
                    _ if self.escaped => self.escaped = false,
                    b'\\' => self.escaped = true,
                    b'"' => self.quoted = false,
                    _ => {}
                }
                continue;
            }
            if byte.is_ascii_whitespace() {
                self.within_line &= byte != b'\n';
                continue;
            }
            let begins_line = !mem::replace(&mut self.within_line, true);
            if self.open.is_empty() {
                let begins = matches!(byte, b'{' | b'[');
                if self.over && (self.torn || !begins || !begins_line) {
                    continue;
                }
                self.over = false;
                self.bare = byte == b'{';
                if !begins {
                    self.stray(&line, at, Expected::Item("a JSON array", "JSON 배열"), emit);
                    continue;
                }
                self.open.push(b'[');
                if !self.bare {
                    continue;
                }
            }
            if begins_line && self.misses_brace(byte) {
                self.keep(from.take().map_or("", |from| &line.text[from..at]), line.cut);
                self.break_off(place_of(&line, at), emit);
            }
            self.last = byte;
            if self.misses_comma(byte, from, line.text, at) {
                self.keep(from.take().map_or("", |from| &line.text[from..at]), line.cut);
                self.finish(place_of(&line, at), false, emit);
            }
            if self.ends(byte, line.text, at) {
                let text = from.take().map_or("", |from| &line.text[from..at]);
                self.keep(text, line.cut);
                self.finish(place_of(&line, at), byte == b',' && !self.bare, emit);
            } else if self.start.is_none() {
                self.start = Some(place_of(&line, at));
                from = Some(at);
            }
            match byte {
                b'"' => self.quoted = true,
                b'[' | b'{' if self.open.len() < LINE_LIMIT => self.open.push(byte),
                // The brace of an object is missing.
                b':' if self.open.len() == 1 => self.open.push(b'{'),
                b']' | b'}' if self.closes(byte, line.text, at) => {
                    self.open.pop();
                    if self.open.is_empty() {
                        self.end_of_array(emit);
                        let rest = line.text[at + 1..].trim_start();
                        let gap = &line.text[at + 1..line.text.len() - rest.len()];
                        let is_another = gap.contains('\n') && rest.starts_with(['[', '{']);
                        if !rest.is_empty() && !self.torn && !is_another {
                            let place = line.text.len() - rest.len();
                            let expected = Expected::Item(
                                "the end of the input after ']'",
                                "']' 뒤의 입력 끝",
                            );
                            self.stray(&line, place, expected, emit);
                        }
                    } else if self.bare && self.open.len() == 1 {
                        self.keep(from.take().map_or("", |from| &line.text[from..=at]), line.cut);
                        self.finish(place_of(&line, at), false, emit);
                    }
                }
                _ => {}
            }
        }
        if let Some(from) = from {
            self.keep(&line.text[from..], line.cut);
        }
        if line.cut && self.start.is_some() {
            // The part that was cut off ended with a comma, most likely the one after the element.
            self.between_elements();
            self.finish(place_of(&line, line.text.len()), true, emit);
        }
    }

    fn end(&mut self, number: u64, emit: Emit<'_>) {
        if self.start.is_some() {
            self.finish((number, 1), false, emit);
        }
        self.end_of_array(emit);
    }
}

impl JsonArray {
    /// Whether a byte of a text ends the element being read.
    fn ends(&self, byte: u8, text: &str, at: usize) -> bool {
        self.open.len() == 1 && (byte == b',' || byte == b']' && self.closes(byte, text, at))
    }

    /// Whether a byte at the beginning of a line begins another object because the one being read was never closed: within
    /// an object, one stands only behind a colon.
    fn misses_brace(&self, byte: u8) -> bool {
        byte == b'{' && self.open.len() > 1 && self.open.ends_with(b"{") && self.last != b':'
    }

    /// Whether a byte of a text begins another element though there is no comma behind the last, the
    /// rest of which begins at `from`.
    fn misses_comma(&self, byte: u8, from: Option<usize>, text: &str, at: usize) -> bool {
        if self.open.len() > 1 || self.start.is_none() || !matches!(byte, b'{' | b'[' | b'"') {
            return false;
        }
        let element = self.element.clone() + from.map_or("", |from| &text[from..at]);
        parse(element.trim()).is_ok()
    }

    /// Whether a bracket of a text closes the innermost one. The array's own has no
    /// comma behind it; others that close nothing are mistakes.
    fn closes(&self, bracket: u8, text: &str, at: usize) -> bool {
        let is_own = self.open.len() == 1;
        // Their codes are two apart.
        self.open.last() == Some(&(bracket - 2))
            && !(is_own && (self.bare || text[at + 1..].trim_start().starts_with(',')))
    }

    /// Whether another element begins with a text, because the one being read was never closed.
    fn is_broken_before(&self, text: &str) -> bool {
        let text = text.trim_start();
        let (before, now) = (nested(&self.element), nested(text));
        if before > 1 && now > 1 {
            return true;
        }
        let begins = match text.as_bytes().first() {
            Some(b'{') => true,
            Some(b'"') => self.open.len() == 1,
            _ => before > 0 && now >= before,
        };
        if !begins || self.element.len() > EXAMINED {
            return false;
        }
        // What follows may be the rest of a string, behind which the element ends.
        let whole = self.element.clone() + text.trim_end();
        let alone = whole.strip_suffix([',', ']']).unwrap_or(&whole);
        let is_wrong = |text: &str| matches!(parse(text), Err(error) if error.1 == Why::Wrong);
        is_wrong(&whole) && is_wrong(alone)
    }

    /// Ends an element that was never closed, at the place of the next.
    fn break_off(&mut self, end: (u64, u32), emit: Emit<'_>) {
        let length = self.element.trim_end().trim_end_matches(',').len();
        self.element.truncate(length);
        self.between_elements();
        self.finish(end, true, emit);
    }

    fn between_elements(&mut self) {
        (self.quoted, self.escaped) = (false, false);
        self.open.truncate(1);
    }

    /// Keeps more of the element.
    fn keep(&mut self, text: &str, cut: bool) {
        self.cut |= cut || self.element.len() + text.len() > LINE_LIMIT;
        if !self.cut {
            self.element.push_str(text);
        }
    }

    /// Ends the element at a place; with a comma, an element is missing if there is none.
    fn finish(&mut self, end: (u64, u32), comma: bool, emit: Emit<'_>) {
        let Some(start) = self.start.take().or(comma.then_some(end)) else { return };
        let element = mem::take(&mut self.element);
        let cut = mem::take(&mut self.cut);
        let text = element.trim();
        let kind = match Element::of(text) {
            _ if cut => Element::Puzzle,
            // A row of another length with a mistake may have nine cells.
            Element::Row if self.kind == Some(Element::OtherRow) => Element::OtherRow,
            kind => kind,
        };
        if self.torn && (kind != Element::Puzzle || nested(text) == 1) {
            return;
        }
        if self.kind.is_some_and(|before| before != kind) {
            self.puzzles(emit);
        }
        // The comma may be on a line after the element's.
        let lines = text.bytes().filter(|&b| b == b'\n').count() as u64;
        let last_line = if cut { end.0 } else { start.0 + lines };
        if kind == Element::Puzzle {
            let (number, column) = start;
            let record = self.values.record(&Line { number, column, text, cut }, text);
            self.torn = record.clues.is_err() && nested(text) > 1;
            emit(Record { last_line, ..record });
            return;
        }
        self.kind = Some(kind);
        self.parts.push(Part { text: text.into(), start, last_line });
        if self.parts.len() == kind.most() {
            self.puzzles(emit);
        }
    }

    /// The puzzles of the cells or rows so far, if there are any.
    fn puzzles(&mut self, emit: Emit<'_>) {
        let Some(kind) = self.kind.take() else { return };
        let parts = mem::take(&mut self.parts);
        for parts in parts.chunks(kind.needed(&parts)) {
            let (Some(first), Some(last)) = (parts.first(), parts.last()) else { continue };
            let mut text = String::new();
            for part in parts {
                text.push(if text.is_empty() { '[' } else { ',' });
                text += &part.text;
            }
            text.push(']');
            let text = match parts {
                [alone] if kind == Element::OtherRow => &alone.text,
                _ => &text,
            };
            let (number, column) = first.start;
            let record = self.values.record(&Line { number, column, text, cut: false }, text);
            emit(Record { last_line: last.last_line, ..record });
        }
    }

    fn end_of_array(&mut self, emit: Emit<'_>) {
        self.puzzles(emit);
        self.over = true;
    }

    /// Text outside the array; the rest is not read.
    fn stray(&mut self, line: &Line<'_>, at: usize, expected: Expected, emit: Emit<'_>) {
        self.over = true;
        let text = line.text[at..].lines().next().unwrap_or_default();
        let text = &text[..text.floor_char_boundary(40)];
        let error = field::error_at(line, at, expected, Unexpected::Text(text.to_string()));
        let notes = Notes { source: text.to_string(), ..Notes::default() };
        emit(Record { line: error.line, last_line: error.line, clues: Err(error), notes });
    }
}

/// The number of brackets with which an array of arrays begins.
fn nested(text: &str) -> usize {
    text.bytes().filter(|b| !b.is_ascii_whitespace()).take_while(|&b| b == b'[').count()
}
