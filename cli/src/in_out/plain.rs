//! Classic puzzles in the formats of variants: nothing but given digits on the usual board.

use ninefold::text::{Key, Note, Notes, Record, Value};
use ninefold::{Cell, Digit, Grid, Solution};
use ninefold_variants::format::{About, Draft, Format, read_certain, without_comment};
use std::mem;

/// The record with its clues, if it holds no classic puzzle as its own format has them, but one as formats of variants
/// do. What else their text says stands beside it, as if it were read from a format of classic puzzles.
pub(crate) fn plain(mut record: Record, named: Option<&Format>) -> Record {
    if record.clues.is_ok() {
        return record;
    }
    let text = record.original();
    let read = named.map_or_else(|| read_certain(text), |format| Some(format.read(text)));
    let Some(Ok(draft)) = read else { return record };
    let Some(grid) = draft.classic() else { return record };
    let notes = &mut record.notes;
    let source = mem::take(&mut notes.source);
    if notes.fields.is_empty() {
        without_comment(&source).1.clone_into(&mut notes.tail);
    }
    note(&draft.about, grid, notes);
    record.clues = Ok(grid.into());
    record
}

/// Whether this text of a variant's format is a classic puzzle.
pub(crate) fn is_plain(text: &str, format: &Format) -> bool {
    let read = format.read_meant(text);
    matches!(read, Some(Ok(draft)) if Draft::classic(&draft).is_some())
}

/// Adds what a text says about its puzzle. What stands there already stays.
fn note(about: &About, givens: Grid, notes: &mut Notes) {
    let texts = [
        (Key::NAME, &about.title),
        (Key::AUTHOR, &about.author),
        (Key::DESCRIPTION, &about.description),
    ];
    for (key, text) in texts {
        if let Some(text) = text.as_ref().filter(|_| notes.text(&key).is_none()) {
            notes.push_text(key, text.as_str());
        }
    }
    let mut placed = givens;
    for &(cell, value) in &about.filled {
        let cell = Cell::new(cell.index()).filter(|&cell| givens.get(cell).is_none());
        if let Some(cell) = cell {
            placed.set(cell, Digit::new(value.0 + 1));
        }
    }
    // The whole solution is no position.
    if placed != givens && Solution::try_from(placed).is_err() && notes.placed().is_none() {
        notes.push_text(Key::STATE, placed.to_string());
    }
    if let Some(solution) = about.solution.as_ref().filter(|_| notes.solution().is_none()) {
        let text = solution.iter().map(|value| (value.0 + 1).to_string()).collect();
        notes.fields.push(Note { key: Key::Known("solution"), value: Value::Solution(text) });
    }
}
