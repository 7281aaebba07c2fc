//! Puzzles in the notations that the library reads and writes.

use crate::arguments::{language, masks, position};
use crate::{Answer, answer};
use ninefold::grid::text::{self, Answer as Written, Malformed, Record, Shape};
use ninefold::{Clues, Language, Marks};
use serde_json::{Value, json};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// More puzzles than this are counted, but not given.
const MOST: usize = 1000;

/// Every puzzle of a text in any notation, and what is wrong with those that are none.
#[wasm_bindgen]
pub fn read(text: &str, lang: &str) -> String {
    let language = language(lang);
    let shape = text::detect(text);
    let records = text::parse_as(shape, text);
    let good = |record: &&Record| record.clues.is_ok();
    let puzzles: Value = records.iter().filter(good).take(MOST).filter_map(puzzle).collect();
    let wrong: Value = records
        .iter()
        .filter_map(|r| r.clues.as_ref().err())
        .take(MOST)
        .map(|m| trouble(m, language))
        .collect();
    answer(&json!({
        "shape": shape.name(),
        "count": records.iter().filter(good).count(),
        "puzzles": puzzles,
        "trouble": wrong,
    }))
}

/// A puzzle with what else stood there. Of pencilmarks the cells with one candidate are digits.
fn puzzle(record: &Record) -> Option<Value> {
    let clues = record.clues.as_ref().ok()?;
    let (grid, candidates) = match clues {
        Clues::Grid(grid) => (*grid, Value::Null),
        Clues::Candidates(candidates) => (Marks::from(candidates).grid(), masks(candidates)),
    };
    let title = record.notes.text("name").map(str::to_owned);
    Some(json!({ "grid": grid.to_string(), "candidates": candidates, "title": title }))
}

pub(crate) fn trouble(malformed: &Malformed, language: Language) -> Value {
    json!({
        "line": malformed.line,
        "column": malformed.column,
        "expected": malformed.expected.told(language),
        "found": malformed.found.told(language),
    })
}

/// The notations with their names.
#[wasm_bindgen]
pub fn shapes() -> String {
    let shape = |shape: &Shape| json!({ "name": shape.name(), "summary": shape.summary() });
    answer(&Shape::ALL.iter().map(shape).collect())
}

/// A position in a notation; with 81 masks as candidates.
///
/// # Errors
/// When the position cannot be read, or the notation is unknown.
#[wasm_bindgen]
pub fn write(shape: &str, givens: &str, placed: &str, candidates: &[u16]) -> Answer {
    let shape: Shape = shape.parse().map_err(|trouble| JsError::new(&format!("{trouble}")))?;
    let (_, clues) = position(givens, placed, candidates)?;
    let record = Record::new(clues);
    Ok(text::write(shape, [(&record, &Written::Unchanged)]))
}
