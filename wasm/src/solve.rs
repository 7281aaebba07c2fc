//! Whether a puzzle has a solution, which one, how many, and the candidates that appear in some
//! solution.

use crate::arguments::{clues, grid, masks};
use crate::json::json;
use crate::step::cells;
use crate::{Answer, answer};
use ninefold::generate::minimise;
use ninefold::{Cell, Conflict, NotUnique, Puzzle, solve};
use wasm_bindgen::prelude::wasm_bindgen;

/// Whether a grid has no, one or several solutions. Several are counted up to `limit`. With 81
/// masks the candidates of the blank cells are clues too (a Sukaku).
///
/// # Errors
/// When the grid cannot be read.
#[wasm_bindgen]
pub fn judge(text: &str, clue_masks: &[u16], limit: u32) -> Answer {
    let clues = clues(text, clue_masks)?;
    Ok(answer(&match Puzzle::new(clues) {
        Ok(puzzle) => json!({ "kind": "unique", "solution": puzzle.solution().to_string() }),
        Err(NotUnique::None) => json!({ "kind": "none" }),
        Err(NotUnique::Several([a, b])) => {
            let count = solve::count(clues, u64::from(limit));
            json!({
                "kind": "several",
                "solutions": json!([a.to_string(), b.to_string()]),
                "count": count,
                "complete": count < u64::from(limit),
            })
        }
        Err(NotUnique::Contradictory(conflict)) => {
            let cells: Vec<usize> = match conflict {
                Conflict::Twice { cells, .. } => cells.map(Cell::index).into(),
                Conflict::NoCandidate(cell) => vec![cell.index()],
                Conflict::NoPlace { house, .. } => house.cells().iter().map(Cell::index).collect(),
            };
            json!({ "kind": "contradictory", "message": conflict.to_string(), "cells": cells })
        }
    }))
}

/// The clues of a puzzle that are each needless: the others still have exactly one solution. None when the grid is not
/// a puzzle.
///
/// # Errors
/// When the grid cannot be read.
#[wasm_bindgen]
pub fn needless(text: &str) -> Answer {
    let puzzle = Puzzle::new(grid(text)?).ok();
    let needless = puzzle.and_then(|puzzle| minimise::needless(&puzzle).ok());
    Ok(answer(&needless.map_or_else(|| json!([]), cells)))
}

/// The candidates of each cell that appear in some solution, as 81 masks. With 81 masks the
/// candidates of the blank cells are clues too.
///
/// # Errors
/// When the grid cannot be read.
#[wasm_bindgen]
pub fn occurring(text: &str, clue_masks: &[u16]) -> Answer {
    Ok(answer(&masks(&solve::true_candidates(clues(text, clue_masks)?))))
}
