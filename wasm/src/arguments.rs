//! Reading what JavaScript hands over.

use ninefold::technique::Language;
use ninefold::{Candidates, Cell, Clues, DigitSet, Grid};
use wasm_bindgen::JsError;

/// A language by its code; anything but `ko` is English.
pub(crate) fn language(code: &str) -> Language {
    if code == "ko" { Language::Korean } else { Language::English }
}

/// A grid of 81 characters.
pub(crate) fn grid(text: &str) -> Result<Grid, JsError> {
    text.parse().map_err(|trouble| JsError::new(&format!("{trouble}")))
}

/// The givens, the player's digits and, when there are 81 masks, the player's candidates.
pub(crate) fn position(
    givens: &str,
    placed: &str,
    masks: &[u16],
) -> Result<(Grid, Clues), JsError> {
    let givens = grid(givens)?;
    let mut all = givens;
    for (cell, digit) in grid(placed)?.filled() {
        all.set(cell, digit);
    }
    if masks.len() != 81 {
        return Ok((givens, all.into()));
    }
    let mut candidates = Candidates::from(&all);
    for (cell, &mask) in Cell::ALL.into_iter().zip(masks) {
        if all.get(cell).is_none() {
            candidates.set(cell, DigitSet::from_bits(mask & 0o777));
        }
    }
    Ok((givens, candidates.into()))
}
