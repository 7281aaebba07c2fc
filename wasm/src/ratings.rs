//! Ratings on the scales. Each module rates by those whose searches it has anyway: the engine is fetched before anything
//! else, and has to be small.

use crate::arguments::{language, line};
use crate::json::{Json, json};
use crate::{Answer, answer};
use ninefold::rate::{End, Scale};
use ninefold::technique::Budget;
use ninefold::{Language, Puzzle};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// The scales of this module, each with the most work that an answer may take, in units of [`Budget`].
const SCALES: &[(Scale, Option<u64>)] = &[
    #[cfg(feature = "engine")]
    (Scale::NINEFOLD, None),
    #[cfg(feature = "engine")]
    (Scale::HODOKU, None),
    #[cfg(feature = "texts")]
    (Scale::EXPLAINER, None),
    // Some seconds: until then it has a lower bound.
    #[cfg(feature = "texts")]
    (Scale::PROOF, Some(200_000)),
];

/// The names of the scales of this module.
#[wasm_bindgen]
pub fn scales() -> String {
    answer(&SCALES.iter().map(|(scale, _)| Json::from(scale.name())).collect())
}

/// The rating of a puzzle on a scale of this module. The puzzle is 81 characters, or 729 for
/// candidates.
///
/// # Errors
/// When the puzzle cannot be read or has not exactly one solution, or the scale is in no module.
#[wasm_bindgen]
pub fn rate(scale: &str, puzzle: &str, lang: &str) -> Answer {
    let known = SCALES.iter().find(|(known, _)| known.name() == scale);
    let (scale, most) = known.ok_or_else(|| JsError::new(&format!("unknown: {scale}")))?;
    let puzzle = Puzzle::new(line(puzzle)?)?;
    let rating = scale.rate(&puzzle, &most.map_or(Budget::unlimited(), Budget::of));
    let language = language(lang);
    Ok(answer(&json!({
        "scale": scale.name(),
        "title": scale.title(language),
        "solved": rating.end() == End::Solved,
        "text": rating.text(language),
        "about": about(scale, language),
    })))
}

/// What the figures of a scale say.
fn about(scale: &Scale, language: Language) -> String {
    let columns = scale.figures().iter();
    let about =
        columns.map(|column| format!("{}: {}", column.label(language), column.about(language)));
    about.collect::<Vec<_>>().join("; ")
}

#[cfg(all(test, feature = "engine", feature = "texts"))]
mod tests {
    use super::*;

    #[test]
    fn every_scale_is_in_a_module() {
        assert!(SCALES.iter().map(|(scale, _)| *scale).eq(Scale::ALL.iter().copied()));
    }
}
