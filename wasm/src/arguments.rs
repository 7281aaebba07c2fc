//! Reads the arguments from JavaScript.

use crate::json::Json;
use ninefold::grid::line::{NotALine, split};
use ninefold::{Candidates, Cell, Clues, Digit, DigitSet, Grid, Language};
use wasm_bindgen::JsError;

/// A language by its code; anything but `ko` is English.
pub(crate) fn language(code: &str) -> Language {
    code.parse().unwrap_or_default()
}

/// A grid of 81 characters.
pub(crate) fn grid(text: &str) -> Result<Grid, JsError> {
    // Not `Grid::from_str`, which reads all formats and would pull them into the module.
    match split(text) {
        Ok((values, tail)) if tail.trim().is_empty() => {
            Ok(Grid::from_values(values).unwrap_or_default())
        }
        Ok(_) => Err(JsError::new("expected nothing behind the 81 characters of a grid")),
        Err(NotALine { byte, expected, .. }) => {
            let column = text.get(..byte).map_or(0, |before| before.chars().count()) + 1;
            Err(JsError::new(&format!("line 1, column {column}: expected {expected}")))
        }
    }
}

/// The clues of a line: a grid, or nine characters per cell with dots for missing candidates.
pub(crate) fn line(line: &str) -> Result<Clues, JsError> {
    if line.len() != 729 {
        return Ok(grid(line)?.into());
    }
    let mut sets = [DigitSet::EMPTY; 81];
    for (set, cell) in sets.iter_mut().zip(line.as_bytes().chunks_exact(9)) {
        *set =
            Digit::ALL.into_iter().zip(cell).filter(|(_, c)| **c != b'.').map(|(d, _)| d).collect();
    }
    Ok(Candidates::from_sets(sets).into())
}

/// The clues of a puzzle: its givens, and what its candidates exclude when there are 81 masks of
/// them (a Sukaku).
#[cfg(feature = "engine")]
pub(crate) fn clues(givens: &str, masks: &[u16]) -> Result<Clues, JsError> {
    let givens = grid(givens)?;
    Ok(with_masks(&givens, masks))
}

/// The player's digits with the givens.
pub(crate) fn digits(givens: &str, placed: &str) -> Result<Grid, JsError> {
    let mut all = grid(givens)?;
    for (cell, digit) in grid(placed)?.filled() {
        all.set(cell, digit);
    }
    Ok(all)
}

/// The same, and the player's candidates when there are 81 masks.
pub(crate) fn state(givens: &str, placed: &str, masks: &[u16]) -> Result<Clues, JsError> {
    Ok(with_masks(&digits(givens, placed)?, masks))
}

fn with_masks(grid: &Grid, masks: &[u16]) -> Clues {
    if masks.len() != 81 {
        return (*grid).into();
    }
    let mut candidates = Candidates::from(grid);
    for (cell, &mask) in Cell::ALL.into_iter().zip(masks) {
        if grid.get(cell).is_none() {
            candidates.set(cell, DigitSet::from_bits(mask & 0o777));
        }
    }
    candidates.into()
}

/// 81 masks.
pub(crate) fn masks(candidates: &Candidates) -> Json {
    Cell::ALL.into_iter().map(|cell| candidates.get(cell).bits()).collect()
}
