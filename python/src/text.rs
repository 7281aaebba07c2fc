//! Notations: reading and writing texts with puzzles.

use crate::arguments::format;
use crate::batch::{no_classic, one_clues};
use crate::errors::{Class, malformed};
use crate::input::classic;
use ninefold::text as library;
use ninefold::text::{Answer, Format, Key, Note, Record, Value};
use ninefold::{Language, Puzzle};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

static RECORD: Class = Class::new("ninefold._types", "Record");

/// The formats with a description of each.
#[pyfunction]
pub(crate) fn formats(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let all = PyDict::new(py);
    for format in Format::ALL {
        all.set_item(format.name(), format.summary(Language::English))?;
    }
    Ok(all)
}

/// The format of a text.
#[pyfunction]
#[pyo3(signature = (text, /))]
pub(crate) fn detect(text: &str) -> &'static str {
    library::detect(text).name()
}

/// The puzzles of a text.
#[pyfunction]
#[pyo3(signature = (text, name, /))]
pub(crate) fn read<'py>(
    py: Python<'py>,
    text: &str,
    name: Option<&str>,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let format = name.map_or_else(|| Ok(library::detect(text)), format)?;
    let records = py.detach(|| library::parse_as(format, text));
    records.iter().map(|record| object(py, record)).collect()
}

fn object<'py>(py: Python<'py>, record: &Record) -> PyResult<Bound<'py, PyAny>> {
    let notes = PyDict::new(py);
    for note in &record.notes.fields {
        if let Some(text) = note.value.text() {
            notes.set_item(&*note.key, text)?;
        }
    }
    let text = record.original();
    let (puzzle, error) = match record.clues.clone().or_else(|error| classic(text, error)) {
        Ok(clues) => (Some(clues.to_string()), None),
        Err(error) => (None, Some(malformed(py, &no_classic(text, error)).into_value(py))),
    };
    RECORD.get(py)?.call1((puzzle, error, record.line, notes, record.notes.tail.as_str()))
}

/// A puzzle to write: its text, what is noted beside it, and the rest of its line.
type Written<'py> = (Bound<'py, PyString>, Vec<(String, String)>, String);

/// Puzzles as a text.
#[pyfunction]
#[pyo3(signature = (puzzles, name, solved, /))]
#[expect(clippy::needless_pass_by_value, reason = "they are extracted for this call")]
pub(crate) fn write(
    py: Python<'_>,
    puzzles: Vec<Written<'_>>,
    name: &str,
    solved: bool,
) -> PyResult<String> {
    let format = format(name)?;
    let mut records = Vec::with_capacity(puzzles.len());
    for (text, notes, tail) in &puzzles {
        let mut record = Record::new(one_clues(text)?);
        record.notes.tail.clone_from(tail);
        record.notes.fields.extend(notes.iter().map(|(key, value)| Note {
            key: Key::from(key.as_str()),
            value: Value::Text(value.clone()),
        }));
        records.push(record);
    }
    Ok(py.detach(|| {
        let answers: Vec<Answer> = records
            .iter()
            .map(|record| if solved { answer(record) } else { Answer::Unchanged })
            .collect();
        library::write(format, records.iter().zip(&answers))
    }))
}

/// The only solution of a record, or why there is none.
fn answer(record: &Record) -> Answer {
    use ninefold::NotUnique;
    match record.clues.as_ref().map(|clues| Puzzle::new(*clues)) {
        Ok(Ok(puzzle)) => Answer::Solved(*puzzle.solution()),
        Ok(Err(NotUnique::Several([first, _]))) => Answer::Several(first),
        Ok(Err(NotUnique::Contradictory(conflict))) => Answer::Contradictory(conflict),
        Ok(Err(NotUnique::None)) => Answer::NoSolution,
        Err(_) => Answer::Unchanged,
    }
}
