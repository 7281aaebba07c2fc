//! Sudoku Explainer's ratings and the proof size. They are in the module with the notations, because the engine is
//! fetched before anything else and has to be small.

use crate::arguments::{grid, line};
use crate::json::{Json, json};
use crate::{Answer, answer};
use ninefold::Solution;
use ninefold::proof::Constraint;
use ninefold::rate::explainer::rate;
use ninefold::rate::proof::size;
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

/// How much work goes into the proof size, in units of [`Budget`]: that of some seconds.
const WORK: u64 = 200_000;

/// The least and the greatest proof size that a puzzle may have, as two numbers; the greatest is
/// `null` when only the least was found. They are equal when the size is exact, as most are. The
/// solution is that of the engine; the puzzle must have no other.
///
/// # Errors
/// When the puzzle or the solution cannot be read.
#[wasm_bindgen]
pub fn proof_size(puzzle: &str, solution: &str) -> Answer {
    let solution: Solution = grid(solution)?.try_into()?;
    let sizes = size(&line(puzzle)?, &solution, &Budget::of(WORK));
    let most = Some(*sizes.end()).filter(|&most| most < Constraint::COUNT);
    Ok(answer(&json!([*sizes.start(), most])))
}
