//! Puzzles in the formats that the library reads and writes.

use crate::arguments::{grid, language, masks, state};
use crate::json::{Json, json};
use crate::{Answer, answer};
use ninefold::text::{self, Answer as Written, Format, Key, Malformed, Record};
use ninefold::{Candidates, Clues, Language, Marks};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// Puzzles beyond this number are counted, but not returned.
const MOST: usize = 1000;

/// Every puzzle of a text in any format, with the errors of malformed ones.
#[wasm_bindgen]
pub fn read(text: &str, lang: &str) -> String {
    let language = language(lang);
    let format = text::detect(text);
    let records = text::parse_as(format, text);
    let good = |record: &&Record| record.clues.is_ok();
    let puzzles: Json = records.iter().filter(good).take(MOST).filter_map(puzzle).collect();
    let wrong: Json = records
        .iter()
        .filter_map(|r| r.clues.as_ref().err())
        .take(MOST)
        .map(|m| trouble(m, language))
        .collect();
    answer(&json!({
        "format": format.name(),
        "count": records.iter().filter(good).count(),
        "puzzles": puzzles,
        "trouble": wrong,
    }))
}

/// A puzzle with its placed digits and pencilmarks, or the candidates that are its clues. Of these
/// the cells with one are digits.
fn puzzle(record: &Record) -> Option<Json> {
    let clues = record.clues.as_ref().ok()?;
    let note = |key: Key| record.notes.text(&key);
    let (grid, candidates) = match clues {
        Clues::Grid(grid) => (*grid, note(Key::PENCILMARKS).and_then(pencilmarks)),
        Clues::Candidates(candidates) => (Marks::from(candidates).grid(), Some(*candidates)),
    };
    Some(json!({
        "grid": grid.to_string(),
        "placed": note(Key::STATE).filter(|text| text.len() == 81),
        "candidates": candidates.map(|candidates| masks(&candidates)),
        "candidatesAreClues": matches!(clues, Clues::Candidates(_)),
        "title": note(Key::NAME),
    }))
}

/// Candidates of 729 characters.
fn pencilmarks(text: &str) -> Option<Candidates> {
    match text::parse_as(Format::Sukaku, text).first()?.clues {
        Ok(Clues::Candidates(candidates)) => Some(candidates),
        _ => None,
    }
}

pub(crate) fn trouble(malformed: &Malformed, language: Language) -> Json {
    json!({
        "line": malformed.line,
        "column": malformed.column,
        "expected": malformed.expected.text(language),
        "found": malformed.found.text(language),
    })
}

/// The formats with their names and what they are, in English and Korean.
#[wasm_bindgen]
pub fn formats() -> String {
    let format = |format: &Format| {
        let [summary, korean] =
            [Language::English, Language::Korean].map(|language| format.summary(language));
        json!({ "name": format.name(), "summary": summary, "korean": korean })
    };
    answer(&Format::ALL.iter().map(format).collect())
}

/// A position in a format; with 81 masks as candidates. The format distinguishes placed digits
/// from givens if it can; otherwise all digits are givens.
///
/// # Errors
/// When the position cannot be read, or the format is unknown.
#[wasm_bindgen]
pub fn write(format: &str, givens: &str, placed: &str, candidates: &[u16]) -> Answer {
    let format: Format = format.parse().map_err(|trouble| JsError::new(&format!("{trouble}")))?;
    let given = grid(givens)?;
    let state = state(givens, placed, candidates)?;
    let line = |record: &Record| text::write(format, [(record, &Written::Unchanged)]);
    let all = match &state {
        Clues::Grid(grid) => *grid,
        Clues::Candidates(candidates) => candidates.placed(),
    };
    if given.clue_count() > 0 {
        let mut record = Record::new(given);
        if all != given {
            record.notes.push_text(Key::STATE, all.to_string());
        }
        if let Clues::Candidates(_) = state {
            let marks = text::write(Format::Sukaku, [(&Record::new(state), &Written::Unchanged)]);
            record.notes.push_text(Key::PENCILMARKS, marks.trim_end());
        }
        let written = line(&record);
        let kept = |read: &Record| puzzle(read) == puzzle(&record);
        if text::parse_as(format, &written).first().is_some_and(kept) {
            return Ok(written);
        }
    }
    Ok(line(&Record::new(state)))
}
