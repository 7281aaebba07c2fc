//! Writes JSON: a puzzle that came as a string or an array alone, or an object.

use crate::text::answer::Shown;
use crate::text::field;
use crate::text::notation::json::lines::{clues_of, is_value};
use crate::text::one_line::quote;
use crate::text::record::{Key, Record, Value};
use crate::text::{Answer, Writer};
use alloc::string::{String, ToString};
use core::mem;

#[derive(Default)]
pub(in crate::text) struct JsonWriter {
    /// Whether answers will come, or the puzzles themselves.
    answers: bool,
}

impl Writer for JsonWriter {
    fn answers(&mut self) {
        self.answers = true;
    }

    fn record(&mut self, record: &Record, answer: &Answer, out: &mut String) {
        let shown = Shown::of(record, answer);
        let mut fields = record.notes.fields.iter().peekable();
        let bare = fields.peek().is_some_and(|note| note.is_bare());
        // Arrays and strings that came alone are written alone.
        if bare && shown.remark.is_none() && *answer != Answer::Noted {
            match answer.solution() {
                Some(solution) => quote(&solution.to_string(), out),
                None => puzzle_value(record, out),
            }
            out.push('\n');
            return;
        }
        let mut object = Object { out, comma: "{" };
        let named = !bare && record.notes.puzzle().is_some();
        if !named {
            puzzle_value(record, object.member("puzzle"));
        }
        let mut answered = false;
        for note in fields.filter(|note| !note.is_bare() && note.key != Key::DELIMITER) {
            if matches!(&*note.key, "error" | "message") && shown.remark.is_some() {
                continue;
            }
            match &note.value {
                Value::Clues(_) => puzzle_value(record, object.member(&note.key)),
                Value::Solution(text) => {
                    answered = true;
                    let name = if note.key.is_empty() { "solution" } else { &*note.key };
                    let is_none = self.answers && shown.remark.is_some();
                    solution(text, answer, is_none, object.member(name));
                }
                Value::Text(text) => quote(text, object.member(&note.key)),
                Value::Json(text) => object.member(&note.key).push_str(text),
            }
        }
        if let Some(found) = answer.solution().filter(|_| !answered && shown.remark.is_none()) {
            quote(&found.to_string(), object.member("solution"));
        }
        let comment = record.notes.comment();
        if !comment.is_empty() {
            quote(comment, object.member("comment"));
        }
        if let Some(remark) = shown.remark {
            quote(remark.code(), object.member("error"));
            quote(&remark.to_string(), object.member("message"));
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

/// Appends the solution; without one, `null` or the original value in its place.
fn solution(original: &str, answer: &Answer, is_none: bool, out: &mut String) {
    match answer.solution() {
        Some(solution) => quote(&solution.to_string(), out),
        None if is_none => out.push_str("null"),
        None if original == "null" || original.starts_with('[') && is_value(original) => {
            out.push_str(original);
        }
        None => quote(original, out),
    }
}

/// Writes one element per line, so that an interrupted run can continue after any of them.
#[derive(Default)]
pub(in crate::text) struct JsonArrayWriter {
    written: bool,
    element: JsonWriter,
}

impl Writer for JsonArrayWriter {
    fn answers(&mut self) {
        self.element.answers();
    }

    fn record(&mut self, record: &Record, answer: &Answer, out: &mut String) {
        out.push(if mem::replace(&mut self.written, true) { ',' } else { '[' });
        self.element.record(record, answer, out);
    }

    fn end(&mut self, out: &mut String) {
        out.push_str(if self.written { "]\n" } else { "[]\n" });
    }
}
