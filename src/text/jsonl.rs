//! JSON lines: a puzzle is a string, an array of digits, or an object with such a value.

use super::answer::Shown;
use super::cells::too_long;
use super::field;
use super::json_value::{self, Json, Look as _, NotJson, members, quote};
use super::malformed::{Expected, Found, Malformed};
use super::nine::SOURCE_LIMIT;
use super::record::{Key, Note, Notes, Record, Value};
use super::split::Line;
use super::{Answer, Emit, Notation, Parser, Sample, Shape, Writer};
use crate::grid::{Clues, Grid};
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;

pub(super) const NOTATION: Notation = Notation {
    shape: Shape::Jsonl,
    name: "jsonl",
    summary: "JSON lines: strings, arrays of digits, or objects with a key 'puzzle'",
    extensions: &["jsonl", "ndjson"],
    score,
    piece_end: b'\n',
    parser: || Box::new(JsonLines::default()),
    writer: || Box::new(JsonWriter),
};

/// Puzzles on lines of their own and objects. A puzzle counts for two: a JSON array over several lines
/// may have one on its last line.
fn score(sample: &Sample<'_>) -> usize {
    let of_line = |line: &str| {
        let line = line.trim();
        if !line.starts_with(['{', '[', '"']) {
            return 0;
        }
        match JsonLines::default().record(&Line::of(line), line).clues {
            Ok(_) => 2,
            Err(_) => usize::from(is_object(line)),
        }
    };
    sample.lines().map(of_line).sum()
}

/// Whether a text begins as an object does: a brace, a name and a colon.
pub(super) fn is_object(text: &str) -> bool {
    let name = text.strip_prefix('{').and_then(|text| text.trim_start().strip_prefix('"'));
    name.and_then(|text| text.split_once('"'))
        .is_some_and(|(_, rest)| rest.trim_start().starts_with(':'))
}

/// Whether a text is one whole JSON value.
pub(super) fn is_value(text: &str) -> bool {
    json_value::parse(text).is_ok()
}

#[derive(Default)]
pub(super) struct JsonLines {
    /// The names seen so far, shared by the records.
    names: Vec<Arc<str>>,
}

/// The number of different names that are shared.
const NAMES: usize = 64;

impl Parser for JsonLines {
    fn line(&mut self, line: Line<'_>, emit: Emit<'_>) {
        let text = line.text.trim();
        if text.is_empty() || text.starts_with('#') {
            return;
        }
        emit(self.record(&line, text));
    }

    fn end(&mut self, _: u64, _: Emit<'_>) {}
}

impl JsonLines {
    /// The record of a value, which is part of the line.
    pub(super) fn record(&mut self, line: &Line<'_>, text: &str) -> Record {
        let mut notes = Notes::default();
        let clues = if line.cut { Err(too_long(line)) } else { self.read(line, text, &mut notes) };
        if clues.is_err() {
            notes.source.push_str(&text[..text.floor_char_boundary(SOURCE_LIMIT)]);
        }
        Record { line: line.number, last_line: line.number, clues, notes }
    }

    fn read(&mut self, line: &Line<'_>, text: &str, notes: &mut Notes) -> Result<Clues, Malformed> {
        let json = |NotJson(at): NotJson| {
            let start = text.as_ptr() as usize - line.text.as_ptr() as usize;
            let found = text[at..].chars().next().map_or(Found::EndOfLine, Found::Character);
            field::error_at(line, start + at, Expected::Item("JSON"), found)
        };
        if !text.starts_with('{') {
            json_value::parse(text).map_err(json)?;
            let clues = puzzle(line, text);
            let original = plain(text).into_owned();
            notes.fields.push(Note { key: Key::Known(""), value: Value::Clues(original) });
            return clues;
        }
        let members = members(text).map_err(json)?;
        let names = members.iter().map(|member| &*member.0);
        let puzzle_place = field::puzzle_place(&names).or_else(|| {
            members
                .iter()
                .position(|member| member.1.starts_with('"') && field::is_puzzle(&plain(member.1)))
        });
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
            let expected = Expected::Item("an object with a key 'puzzle'");
            return Err(field::error_at(line, end, expected, Found::Text("none".into())));
        };
        puzzle(line, members[place].1)
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

/// The text of a string, or the raw JSON of any other value.
fn plain(raw: &str) -> Cow<'_, str> {
    match json_value::string(raw) {
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
    let expected = Expected::Item("a string of 81 cells, or 81 numbers in one array or nine");
    if raw.starts_with('[') {
        return array(raw).ok_or_else(|| field::error_at(line, start, expected, shortened(raw)));
    }
    if !raw.starts_with('"') {
        return Err(field::error_at(line, start, expected, shortened(raw)));
    }
    let text = plain(raw);
    if text.contains('\n') {
        // Any other notation, its lines joined by line feeds.
        return text.parse().map_err(|error: Malformed| {
            field::error_at(line, start, expected, Found::Text(error.to_string()))
        });
    }
    field::clues(&text).map_err(|(byte, expected, found)| {
        // An escape before the place makes the column approximate.
        field::error_at(line, (start + 1 + byte).min(line.text.len()), expected, found)
    })
}

fn shortened(raw: &str) -> Found {
    let end = raw.floor_char_boundary(40);
    let dots = if end < raw.len() { "…" } else { "" };
    Found::Text(raw[..end].to_string() + dots)
}

/// The value of a cell; 0, null and a blank character are blanks.
pub(super) fn cell(value: &Json<'_>) -> Option<u8> {
    match value {
        Json::Null => Some(0),
        Json::String(text) => {
            let mut characters = text.chars();
            match (characters.next(), characters.next()) {
                (None, _) => Some(0),
                (Some(' '), None) => Some(0),
                (Some(c), None) => super::cells::value(c),
                _ => None,
            }
        }
        value => u8::try_from(value.number()?).ok().filter(|&v| v <= 9),
    }
}

/// Reads 81 numbers, nine arrays of nine, or nine strings; 0 and null are blanks.
fn array(raw: &str) -> Option<Clues> {
    let Ok(Json::Array(values)) = json_value::parse(raw) else { return None };
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
                    cells.push(if c == ' ' { 0 } else { super::cells::value(c)? });
                }
            }
            value => cells.push(cell(value)?),
        }
    }
    Some(Clues::Grid(Grid::from_values(cells.try_into().ok()?)?))
}

/// Clues from the text of a puzzle's value as returned by [`plain`].
fn clues_of(text: &str) -> Option<Clues> {
    if text.starts_with('[') { array(text) } else { field::clues(text).ok() }
}

pub(super) struct JsonWriter;

impl Writer for JsonWriter {
    fn record(&mut self, record: &Record, answer: &Answer, out: &mut String) {
        let shown = Shown::of(record, answer);
        let mut fields = record.notes.fields.iter().peekable();
        let bare = fields.peek().is_some_and(|note| note.is_bare());
        // Arrays and strings that came alone are written alone.
        if bare && shown.remark.is_none() {
            match answer.solution() {
                Some(solution) => quote(&solution.to_string(), out),
                None => puzzle_value(record, out),
            }
            out.push('\n');
            return;
        }
        let mut object = Object { out, comma: "{" };
        let named = !bare && field::original(&record.notes).is_some();
        if !named {
            puzzle_value(record, object.member("puzzle"));
        }
        let mut answered = false;
        for note in fields.filter(|note| !note.is_bare() && note.key != Key::DELIMITER) {
            if &*note.key == "error" && shown.remark.is_some() {
                continue;
            }
            match &note.value {
                Value::Clues(_) => puzzle_value(record, object.member(&note.key)),
                Value::Solution(text) => {
                    answered = true;
                    solution(text, answer, object.member(&note.key));
                }
                Value::Text(text) => quote(text, object.member(&note.key)),
                Value::Json(text) => object.member(&note.key).push_str(text),
            }
        }
        if let Some(found) = answer.solution().filter(|_| !answered && shown.remark.is_none()) {
            quote(&found.to_string(), object.member("solution"));
        }
        let comment = field::comment(&record.notes);
        if !comment.is_empty() {
            quote(comment, object.member("comment"));
        }
        if let Some(remark) = shown.remark {
            quote(&remark.to_string(), object.member("error"));
        }
        out.push_str("}\n");
    }
}

/// An object being written.
struct Object<'a> {
    out: &'a mut String,
    comma: &'static str,
}

impl Object<'_> {
    fn member(&mut self, name: &str) -> &mut String {
        self.out.push_str(self.comma);
        self.comma = ",";
        quote(name, self.out);
        self.out.push(':');
        self.out
    }
}

/// Appends the puzzle: the original array, or a string.
fn puzzle_value(record: &Record, out: &mut String) {
    let text = field::puzzle_text(record, clues_of);
    if text.starts_with('[') && is_value(&text) {
        out.push_str(&text);
    } else {
        quote(&text, out);
    }
}

/// Appends the solution, or the original value in its place when the puzzle is written unchanged.
fn solution(original: &str, answer: &Answer, out: &mut String) {
    match answer {
        Answer::Unchanged if original == "null" || original.starts_with('[') => {
            out.push_str(original);
        }
        Answer::Unchanged => quote(original, out),
        _ => match answer.solution() {
            Some(solution) => quote(&solution.to_string(), out),
            None => out.push_str("null"),
        },
    }
}
