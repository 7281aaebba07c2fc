//! Steps as `explain --json` writes them, read again and checked.

use serde_json::Value as Json;

use super::reading::reason;
use crate::board::{Board, Cell, Value, Values};
use crate::check::{Effect, Proof, Refused, check};
use crate::explain::Position;

/// What the checker says of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Verified {
    /// What the step says: `r1c1=5 r2c3<>4`.
    pub claim: String,
    /// Why the checker refuses it, in English; None if it accepts it.
    pub flaw: Option<String>,
}

/// Checks a step that has `placements`, `eliminations` and `proof` as [`Step::to_json`](crate::explain::Step::to_json) writes them; the position takes it
/// if the proof is accepted. None if a member is missing, or names what the puzzle does not have.
pub fn verify(position: &mut Position<'_>, step: &Json) -> Option<Verified> {
    let puzzle = position.puzzle();
    let board = puzzle.board();
    let placed = listed(board, &step["placements"])?;
    let gone = listed(board, &step["eliminations"])?;
    let claims = |list: &[(Cell, Value)], sign: &'static str| -> Vec<String> {
        let claim = |&(cell, value): &(Cell, Value)| {
            format!("{}{sign}{}", board.name(cell), board.number(value))
        };
        list.iter().map(claim).collect()
    };
    let claim = [claims(&placed, "="), claims(&gone, "<>")].concat().join(" ");
    let mut effects: Vec<Effect> = Vec::new();
    for &(cell, value) in &placed {
        effects.push(Effect { cell, kept: Values::of(value) });
    }
    for &(cell, value) in &gone {
        match effects.iter_mut().find(|effect| effect.cell == cell) {
            Some(effect) => effect.kept = effect.kept.without(value),
            None => effects.push(Effect { cell, kept: position.of(cell).without(value) }),
        }
    }
    if effects.is_empty() {
        return None;
    }
    let proof = &step["proof"];
    let reasons = proof["reasons"].as_array()?.iter().map(|one| reason(puzzle, one).ok());
    let cells = proof["cells"].as_array()?.iter().map(|name| board.named(name.as_str()?));
    let proof =
        Proof { reasons: reasons.collect::<Option<_>>()?, cells: cells.collect::<Option<_>>()? };
    let checked = check(board, puzzle.rules(), position.candidates(), &proof, &effects);
    if checked.is_ok() {
        position.take(&effects);
    }
    Some(Verified { claim, flaw: checked.err().map(|refused| flaw(board, &refused)) })
}

/// A list of objects with `cell` and `digit`.
fn listed(board: &Board, list: &Json) -> Option<Vec<(Cell, Value)>> {
    let one =
        |at: &Json| Some((board.named(at["cell"].as_str()?)?, board.value(at["digit"].as_i64()?)?));
    list.as_array()?.iter().map(one).collect()
}

/// Why a proof is refused.
fn flaw(board: &Board, refused: &Refused) -> String {
    match refused {
        Refused::Allowed(values) => {
            let value = |(cell, value): &(Cell, Value)| {
                format!("{}={}", board.name(*cell), board.number(*value))
            };
            let values: Vec<String> = values.iter().map(value).collect();
            format!("the houses and rules allow {}", values.join(" "))
        }
        Refused::TooLong => "the proof takes too many cases".to_owned(),
        Refused::Unknown => "the proof names what the puzzle does not have".to_owned(),
    }
}
