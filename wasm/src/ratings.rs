//! Sudoku Explainer's ratings. They are in the module with the notations, because the engine is
//! fetched before anything else and has to be small.

use crate::arguments::line;
use crate::json::{Json, json};
use crate::{Answer, answer};
use ninefold::rate::explainer::rate;
use ninefold::technique::Budget;
use wasm_bindgen::prelude::wasm_bindgen;

/// ER, EP and ED of puzzles, one per line, as 81 characters or 729 for candidates: a list of objects
/// with `er`, `ep` and `ed`, each a text such as `7.2`. The puzzles must have exactly one solution,
/// which the engine checks.
///
/// # Errors
/// When a line cannot be read.
#[wasm_bindgen]
pub fn explainer(lines: &str) -> Answer {
    let mut all = Vec::new();
    for clues in lines.lines() {
        let ratings = rate(&line(clues)?, &Budget::unlimited())?;
        all.push(json!({
            "er": ratings.er.to_string(),
            "ep": ratings.ep.to_string(),
            "ed": ratings.ed.to_string(),
        }));
    }
    Ok(answer(&Json::from(all)))
}
