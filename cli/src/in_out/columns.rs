//! What a command finds, beside what stood there in the input: names, comments, columns.

use crate::console::trouble::Trouble;
use ninefold::text::{self, Answer, Format, Key, Note, Notes, Record, Value};
use ninefold::{Cell, Grid, Solution};
use std::fmt;

/// A value that a command adds, with its name.
pub(crate) type Found = (&'static str, Value);

/// A number, or other raw JSON.
pub(crate) fn raw(value: impl fmt::Display) -> Value {
    Value::Json(value.to_string())
}

/// The word and the sentence of a trouble.
pub(crate) fn troubled(trouble: &Trouble) -> [Found; 2] {
    let text = |text: &str| Value::Text(text.to_owned());
    [("error", text(trouble.code)), ("message", text(&trouble.message))]
}

/// Whether a solution stands beside the puzzle that does not solve it.
pub(crate) fn is_wrongly_solved(record: &Record) -> bool {
    let (Ok(clues), Some(text)) = (&record.clues, record.notes.solution()) else { return false };
    let solution = text.parse::<Grid>().ok().and_then(|grid| Solution::try_from(grid).ok());
    let candidates = clues.candidates();
    !solution.is_some_and(|given| {
        Cell::ALL.into_iter().all(|cell| candidates.get(cell).contains(given.get(cell)))
    })
}

/// The record with the wrong solution that stood there under another name, and with what is wrong.
pub(crate) fn wrongly_solved(record: &Record) -> Record {
    let mut record = record.clone();
    let given = record.notes.solution().map(|given| Value::Text(given.to_owned()));
    let given = given.map(|given| ("given_solution", given));
    let [error, message] = troubled(&Trouble::wrongly_solved());
    let found: Vec<Found> = given.into_iter().chain([error, message]).collect();
    set_aside(&mut record.notes, |name| found.iter().any(|(own, _)| *own == name));
    let found = found.into_iter().map(|(name, value)| Note { key: Key::Known(name), value });
    record.notes.fields.extend(found);
    record
}

/// Columns of the input with names that the command writes get `given_` in front of their own.
fn set_aside(notes: &mut Notes, is_ours: impl Fn(&str) -> bool) {
    let names: Vec<String> = notes.fields.iter().map(|note| note.key.to_string()).collect();
    for note in notes.fields.iter_mut().filter(|note| is_ours(&note.key)) {
        let mut name = format!("given_{}", &*note.key);
        while is_ours(&name) || names.contains(&name) {
            name.insert_str(0, "given_");
        }
        note.key = Key::from(&*name);
    }
}

/// The comment behind a puzzle, without the signs before it.
pub(crate) fn comment(record: &Record) -> &str {
    let separates = |c: char| c.is_whitespace() || "#,;".contains(c);
    record.notes.tail.trim_start_matches(separates).trim_end()
}

/// A record for programs: the puzzle, the other columns of the input, what was found. An input
/// column with one of the names that the command writes gets `given_` in front of its own.
pub(crate) fn joined(
    record: &Record,
    names: &[&str],
    found: impl IntoIterator<Item = Found>,
) -> Record {
    let puzzle = match &record.clues {
        Ok(clues) => clues.to_string(),
        Err(_) => record.original().to_owned(),
    };
    let mut notes = Notes { tail: String::new(), ..record.notes.clone() };
    notes.fields.retain(|note| !matches!(note.value, Value::Clues(_)));
    set_aside(&mut notes, |name| name == "puzzle" || names.contains(&name));
    let fields = &mut notes.fields;
    fields.insert(0, Note { key: Key::Known("puzzle"), value: Value::Clues(puzzle) });
    let comment = comment(record);
    if !comment.is_empty() {
        let value = Value::Text(comment.to_owned());
        fields.push(Note { key: Key::COMMENT, value });
    }
    let found = found.into_iter().map(|(name, value)| Note { key: Key::Known(name), value });
    fields.extend(found);
    Record { clues: record.clues.clone(), notes, ..*record }
}

/// The same as a line of JSON, without its end. A malformed record gets its error by itself.
pub(crate) fn json_line(
    record: &Record,
    names: &[&str],
    found: impl IntoIterator<Item = Found>,
) -> String {
    line_of_json(record, &Answer::Unchanged, names, found)
}

/// The same for a variant.
pub(crate) fn variant_json_line(
    record: &Record,
    names: &[&str],
    found: impl IntoIterator<Item = Found>,
) -> String {
    line_of_json(record, &Answer::Noted, names, found)
}

fn line_of_json(
    record: &Record,
    answer: &Answer,
    names: &[&str],
    found: impl IntoIterator<Item = Found>,
) -> String {
    let record = joined(record, &[names, &["error", "message"]].concat(), found);
    let mut line = text::write(Format::Jsonl, [(&record, answer)]);
    line.truncate(line.trim_end().len());
    line
}

/// All that stands beside a puzzle, on one line as `solve` writes it; empty when there is nothing.
pub(crate) fn beside(record: &Record) -> String {
    let Notes { tail, fields, .. } = &record.notes;
    if tail.is_empty() && fields.is_empty() {
        return String::new();
    }
    let notes = Notes { source: String::new(), ..record.notes.clone() };
    let blank = Record { notes, ..Record::new(Grid::EMPTY) };
    let line = text::write(Format::Line, [(&blank, &Answer::Unchanged)]);
    // A label stands before the cells.
    let (label, tail) = line.split_once(&".".repeat(81)).unwrap_or_default();
    [label.trim(), tail.trim()].join(" ").trim().to_owned()
}
