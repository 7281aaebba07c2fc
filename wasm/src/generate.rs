//! Making puzzles.

use crate::arguments::language;
use crate::json::{Json, json};
use crate::step::rating;
use crate::{Answer, answer};
use ninefold::generate::{Difficulty, Error, PatternSymmetry, Request, Seed, puzzle};
use ninefold::rate::{Bounds, Scale};
use ninefold::technique::Budget;
use ninefold::{Cell, Technique};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// The number of starts per call: the page calls repeatedly, so that it can stop.
const STARTS: u32 = 60;

/// A puzzle as requested. An empty text requests nothing. `min` and `max` are the least and the
/// greatest level; `clues` holds the smallest and largest number of clues, or nothing; `pattern` the
/// cells that have clues, if they are to be these. Returns `null` when this seed does not find one.
///
/// # Errors
/// When the request cannot be read or is impossible.
#[wasm_bindgen]
#[expect(clippy::too_many_arguments, reason = "JavaScript's arguments")]
pub fn generate(
    min: &str,
    max: &str,
    technique: &str,
    symmetry: &str,
    clues: &[u8],
    pattern: &[u8],
    minimal: bool,
    seed: u64,
    lang: &str,
) -> Answer {
    let request = request(min, max, technique, symmetry, clues, pattern, minimal)?;
    let language = language(lang);
    match puzzle(&request, Seed(seed)) {
        Err(Error::NotFound(_)) => Ok("null".to_owned()),
        Err(why) => Err(JsError::new(&why.text(language))),
        Ok(made) => Ok(answer(&json!({
            "puzzle": made.grid().to_string(),
            "clues": made.grid().clue_count(),
            "grade": rating(&Scale::NINEFOLD.rate(&made, &Budget::unlimited()), language),
        }))),
    }
}

fn request(
    min: &str,
    max: &str,
    technique: &str,
    symmetry: &str,
    clues: &[u8],
    pattern: &[u8],
    minimal: bool,
) -> Result<Request, JsError> {
    let requested = |text: &'_ str| (!text.is_empty()).then_some(());
    let unknown = |what: &str| JsError::new(&format!("unknown: {what}"));
    let mut ratings = Bounds::on(Scale::NINEFOLD);
    if !min.is_empty() {
        ratings = ratings.read_least(min)?;
    }
    if !max.is_empty() {
        ratings = ratings.read_most(max)?;
    }
    let technique = requested(technique)
        .map(|()| Technique::with_code(technique).ok_or_else(|| unknown(technique)))
        .transpose()?;
    let symmetry = requested(symmetry).map(|()| symmetry.parse()).transpose()?.unwrap_or_default();
    Ok(Request {
        clues: match *clues {
            [least, most] => Some(least..=most),
            _ => None,
        },
        minimal,
        symmetry,
        pattern: (!pattern.is_empty())
            .then(|| pattern.iter().filter_map(|cell| Cell::new(usize::from(*cell))).collect()),
        solution: None,
        difficulty: Difficulty { ratings, technique },
        starts: Some(STARTS),
    })
}

/// The symmetries by name.
#[wasm_bindgen]
pub fn symmetries() -> String {
    answer(&PatternSymmetry::ALL.iter().map(|symmetry| Json::from(symmetry.name())).collect())
}
