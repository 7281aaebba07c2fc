//! JSON lines: a puzzle is a string, an array of digits, or an object with such a value. An object
//! may also be written over several lines.

use crate::grid::{Clues, Grid};
use crate::text::cells::too_long;
use crate::text::field::{self, Beside};
use crate::text::malformed::{Expected, Malformed, Unexpected};
use crate::text::nine::SOURCE_LIMIT;
use crate::text::notation::json::array as json;
use crate::text::notation::json::value::{self, Json, Look as _, NotJson, Why, members};
use crate::text::notation::json::writer::JsonWriter;
use crate::text::record::{Key, Note, Notes, Record, Value};
use crate::text::split::Line;
use crate::text::{Emit, Format, LINE_LIMIT, Notation, Parser, Sample};
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::Jsonl,
    name: "jsonl",
    summary: [
        "JSON lines: strings, arrays of digits, or objects with a key 'puzzle'",
        "JSON Lines: 문자열, 숫자 배열, 또는 'puzzle' 키가 있는 객체",
    ],
    extensions: &["jsonl", "ndjson"],
    score,
    piece_end: b'\n',
    parser: || Box::new(JsonLines::default()),
    writer: || Box::<JsonWriter>::default(),
};

/// Puzzles on lines of their own and objects. A puzzle counts for two: a JSON array over several lines
/// may have one on its last line.
fn score(sample: &Sample<'_>) -> usize {
    // The heading of CSV with quotes is a JSON string too.
    #[cfg(feature = "csv")]
    if sample.lines().next().is_some_and(crate::text::notation::csv::is_heading) {
        return 0;
    }
    let of_line = |line: &str| {
        let line = line.trim();
        if !line.starts_with(['{', '[', '"']) {
            return 0;
        }
        match JsonLines::default().record(&Line::of(line), line).clues {
            Ok(_) => 2,
            // A text of some length may hold a variant, which others read.
            Err(_) => {
                usize::from(is_object(line) || line.len() > 16 && value::string(line).is_some())
            }
        }
    };
    let lines = sample.lines().map(of_line).sum();
    let text = sample.text();
    // Objects over several lines.
    if lines == 0 && text.trim_start().starts_with('{') && json::is_json(text) {
        return sample.lines().count();
    }
    lines
}

/// Whether a text begins as an object does: a brace, a name and a colon.
pub(in crate::text) fn is_object(text: &str) -> bool {
    let name = text.strip_prefix('{').and_then(|text| text.trim_start().strip_prefix('"'));
    name.and_then(|text| text.split_once('"'))
        .is_some_and(|(_, rest)| rest.trim_start().starts_with(':'))
}

/// Whether a text is one whole JSON value.
pub(in crate::text) fn is_value(text: &str) -> bool {
    value::parse(text).is_ok()
}

#[derive(Default)]
pub(in crate::text) struct JsonLines {
    /// The names seen so far, shared by the records.
    names: Vec<Arc<str>>,
    /// The lines so far of an object over several lines, with the number of the first.
    held: String,
    first: u64,
    /// Whether their first brace is missing; it is there in what is held.
    unopened: bool,
}

/// The number of different names that are shared.
const NAMES: usize = 64;

/// The most lines of an object.
const LINES_AN_OBJECT: usize = 1000;

impl Parser for JsonLines {
    fn line(&mut self, line: Line<'_>, emit: Emit<'_>) {
        let text = line.text.trim();
        if !self.held.is_empty() {
            return self.next_line(&line, emit);
        }
        if text.is_empty() || text.starts_with('#') {
            return;
        }
        if is_member(text) {
            self.unopened = true;
            return self.hold(&line, ["{", line.text].concat());
        }
        let record = self.record(&line, without_comma(text));
        let goes_on = || text.ends_with(['{', '[', ',']) || is_wrong(text, Why::Ends);
        if record.clues.is_err() && !line.cut && text.starts_with('{') && goes_on() {
            return self.hold(&line, line.text.into());
        }
        emit(record);
    }

    fn end(&mut self, _: u64, emit: Emit<'_>) {
        self.give_up(false, emit);
    }
}

/// Whether a text is no JSON for this reason.
fn is_wrong(text: &str, why: Why) -> bool {
    value::parse(text).is_err_and(|error| error.1 == why)
}

/// Whether a text begins as a member of an object does: a name and a colon.
fn is_member(text: &str) -> bool {
    text.starts_with('"') && is_object(&["{", text].concat())
}

/// A value without the comma behind it, which objects of an array without brackets have.
fn without_comma(text: &str) -> &str {
    text.strip_suffix(',').filter(|value| is_value(value)).unwrap_or(text)
}

fn indent(text: &str) -> usize {
    text.len() - text.trim_start().len()
}

impl JsonLines {
    /// Begins an object over several lines.
    fn hold(&mut self, line: &Line<'_>, text: String) {
        self.first = line.number;
        self.held = text;
    }

    /// Takes one more line of an object. What stands no deeper than its first line may be the next
    /// record already, because the object is never closed.
    fn next_line(&mut self, line: &Line<'_>, emit: Emit<'_>) {
        let text = line.text.trim();
        let is_deeper = indent(line.text) > indent(&self.held);
        let is_value = text.starts_with(['{', '[', '"']);
        let length = self.held.len();
        self.held.push('\n');
        self.held.push_str(line.text);
        if !is_deeper
            && is_value
            && (is_wrong(&self.held, Why::Wrong) || text.starts_with('{') && members(text).is_ok())
        {
            self.held.truncate(length);
            self.give_up(false, emit);
            return self.line(*line, emit);
        }
        let is_long = line.cut || self.held.len() > LINE_LIMIT;
        let ended = text.contains('}')
            && match value::parse(without_comma(&self.held)) {
                Ok(_) => true,
                Err(NotJson(_, why)) => !is_deeper && text.starts_with('}') && why == Why::Wrong,
            };
        if ended || is_long || self.held.lines().count() >= LINES_AN_OBJECT {
            self.give_up(is_long, emit);
        }
    }

    /// Emits the object of the lines so far, whole or not.
    fn give_up(&mut self, cut: bool, emit: Emit<'_>) {
        let held = core::mem::take(&mut self.held);
        if !held.is_empty() {
            let line = Line { number: self.first, column: 1, text: &held, cut };
            let last_line = self.first + held.bytes().filter(|&b| b == b'\n').count() as u64;
            let text = &held[usize::from(core::mem::take(&mut self.unopened))..];
            emit(Record { last_line, ..self.record(&line, without_comma(text.trim())) });
        }
    }

    /// The record of a value, which is part of the line.
    pub(in crate::text) fn record(&mut self, line: &Line<'_>, text: &str) -> Record {
        let mut notes = Notes::default();
        let clues = if line.cut { Err(too_long(line)) } else { self.read(line, text, &mut notes) };
        if clues.is_err() {
            // An object may be a puzzle of another kind, which others read whole.
            let limit = if text.starts_with('{') { text.len() } else { SOURCE_LIMIT };
            notes.source.push_str(&text[..text.floor_char_boundary(limit)]);
        }
        Record { line: line.number, last_line: line.number, clues, notes }
    }

    fn read(&mut self, line: &Line<'_>, text: &str, notes: &mut Notes) -> Result<Clues, Malformed> {
        let json = |NotJson(at, why): NotJson| {
            let start = text.as_ptr() as usize - line.text.as_ptr() as usize;
            let found =
                text[at..].chars().next().map_or(Unexpected::EndOfLine, Unexpected::Character);
            let (expected, found) = match why {
                Why::Deep => (DEEPEST, Unexpected::Words("more", "더 깊은 괄호")),
                _ => (Expected::Item("JSON", "JSON 값"), found),
            };
            field::error_at(line, start + at, expected, found)
        };
        if !text.starts_with('{') {
            value::parse(text).map_err(json)?;
            let clues = puzzle(line, text);
            let original = plain(text).into_owned();
            notes.fields.push(Note { key: Key::Known(""), value: Value::Clues(original) });
            return clues;
        }
        let members = members(text).map_err(json)?;
        let names = members.iter().map(|member| &*member.0);
        let unnamed = || {
            let text = |raw: &str| {
                if raw.starts_with('"') { plain(raw).into_owned() } else { String::new() }
            };
            let texts: Vec<_> = members.iter().map(|member| text(member.1)).collect();
            let texts = || texts.iter().map(String::as_str);
            let puzzle = field::unnamed_place(&names, texts());
            puzzle.or_else(|| field::link_place(&names, texts()))
        };
        let beside = field::beside(&names, &|at| plain(members[at].1));
        let rules = match beside {
            Some(Beside::Rules(at)) => Some(at),
            _ => drawn_rule(&members),
        };
        let puzzle_place = field::puzzle_place(&names).or_else(unnamed);
        let solution_place = field::solution_place(&names);
        for (i, (name, raw)) in members.iter().enumerate() {
            let text = plain(raw).into_owned();
            let value = match raw.starts_with('"') {
                _ if Some(i) == puzzle_place => Value::Clues(text),
                _ if Some(i) == solution_place => Value::Solution(text),
                true => Value::Text(text),
                false => Value::Json(text),
            };
            notes.fields.push(Note { key: self.key(name), value });
        }
        let Some(place) = puzzle_place else {
            let end = line.text.trim_end().len() - 1;
            let expected =
                Expected::Item("an object with a key 'puzzle'", "'puzzle' 키가 있는 객체");
            return Err(field::error_at(
                line,
                end,
                expected,
                Unexpected::Words("none", "그 키가 없는 객체"),
            ));
        };
        // A text that holds them already is read as it is.
        let own = value::string(members[place].1).unwrap_or_default();
        let rules = rules.filter(|_| !field::has_own_rules(&own));
        if let Some((name, raw)) = rules.map(|at| &members[at]) {
            notes.fields[place].value = Value::Clues(plain(text).into_owned());
            let at = raw.as_ptr() as usize - line.text.as_ptr() as usize;
            let found = Unexpected::Text(name.to_string());
            return Err(field::error_at(line, at, Expected::CLASSIC, found));
        }
        let clues = puzzle(line, members[place].1)?;
        let Some(Beside::Regions(regions)) = beside else { return Ok(clues) };
        notes.fields[place].value = Value::Clues(field::jigsaw(&clues, &regions));
        Err(field::error_at(line, 0, Expected::CLASSIC, field::A_JIGSAW))
    }

    fn key(&mut self, name: &str) -> Key {
        if let Some(known) = self.names.iter().find(|known| &***known == name) {
            return Key::Read(known.clone());
        }
        let name: Arc<str> = name.into();
        if self.names.len() < NAMES {
            self.names.push(name.clone());
        }
        Key::Read(name)
    }
}

/// The place of a rule in an object with the members of f-puzzles or SudokuPad.
fn drawn_rule(members: &[(Cow<'_, str>, &str)]) -> Option<usize> {
    let lists = |raw: &str, sign: char| {
        raw.strip_prefix('[').is_some_and(|items| items.trim_start().starts_with(sign))
    };
    let has_size = members.iter().any(|member| member.0 == "size");
    let is_board = |(name, raw): &(Cow<'_, str>, &str)| {
        (name == "cells" || name == "grid" && has_size) && lists(raw, '[')
    };
    let rule = members.iter().position(|member| lists(member.1, '{'));
    rule.filter(|_| members.iter().any(is_board))
}

const DEEPEST: Expected =
    Expected::Item("at most 128 brackets inside each other", "128겹까지의 괄호");

/// The text of a string, or the raw JSON of any other value.
fn plain(raw: &str) -> Cow<'_, str> {
    match value::string(raw) {
        Some(text) => text,
        None if raw.contains('\n') => Cow::Owned(on_one_line(raw)),
        None => Cow::Borrowed(raw),
    }
}

/// A value written over several lines. Strings cannot contain line ends, so all line ends are
/// between values.
fn on_one_line(raw: &str) -> String {
    raw.lines().map(str::trim).collect()
}

/// Reads a puzzle's value, which is part of the line.
fn puzzle(line: &Line<'_>, raw: &str) -> Result<Clues, Malformed> {
    let start = raw.as_ptr() as usize - line.text.as_ptr() as usize;
    let expected = Expected::Item(
        "a string of 81 cells, or 81 numbers in one array or nine",
        "81칸의 문자열, 또는 배열 하나나 아홉 개에 든 수 81개",
    );
    if raw.starts_with('[') {
        return array(raw).ok_or_else(|| field::error_at(line, start, expected, shortened(raw)));
    }
    if !raw.starts_with('"') {
        return Err(field::error_at(line, start, expected, shortened(raw)));
    }
    let text = plain(raw);
    if text.contains('\n') {
        // Any other format, its lines joined by line feeds.
        return text.parse().map_err(|error: Malformed| {
            field::error_at(line, start, expected, Unexpected::Text(error.to_string()))
        });
    }
    field::clues(&text).map_err(|(byte, expected, found)| {
        // An escape before the place makes the column approximate.
        field::error_at(line, (start + 1 + byte).min(line.text.len()), expected, found)
    })
}

fn shortened(raw: &str) -> Unexpected {
    let end = raw.floor_char_boundary(40);
    let dots = if end < raw.len() { "…" } else { "" };
    Unexpected::Text(raw[..end].to_string() + dots)
}

/// The value of a cell; 0, null and a blank character are blanks.
pub(in crate::text) fn cell(value: &Json<'_>) -> Option<u8> {
    match value {
        Json::Null => Some(0),
        Json::String(text) => {
            let mut characters = text.chars();
            match (characters.next(), characters.next()) {
                (None, _) => Some(0),
                (Some(' '), None) => Some(0),
                (Some(c), None) => crate::text::cells::value(c),
                _ => None,
            }
        }
        value => u8::try_from(value.number()?).ok().filter(|&v| v <= 9),
    }
}

/// Reads 81 numbers, nine arrays of nine, or nine strings; 0 and null are blanks.
fn array(raw: &str) -> Option<Clues> {
    let Ok(Json::Array(values)) = value::parse(raw) else { return None };
    let mut cells = Vec::with_capacity(81);
    for value in &values {
        match value {
            Json::Array(row) if row.len() == 9 && values.len() == 9 => {
                for value in row {
                    cells.push(cell(value)?);
                }
            }
            Json::String(row) if values.len() == 9 && row.len() == 9 => {
                for c in row.chars() {
                    cells.push(if c == ' ' { 0 } else { crate::text::cells::value(c)? });
                }
            }
            value => cells.push(cell(value)?),
        }
    }
    Some(Clues::Grid(Grid::from_values(cells.try_into().ok()?)?))
}

/// Clues from the text of a puzzle's value: a string's text, or an array.
pub(in crate::text) fn clues_of(text: &str) -> Option<Clues> {
    if text.starts_with('[') { array(text) } else { field::clues(text).ok() }
}
