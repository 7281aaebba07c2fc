//! The proofs of steps.

use crate::explain::open;
use crate::json::{Json, json};
use crate::step::{candidate_list, cells};
use crate::{Answer, answer};
use ninefold::proof::{Claim, Constraint, Proof, check};
use ninefold::{CandidateSet, CellSet};
use wasm_bindgen::prelude::wasm_bindgen;

/// Checks the proof of a claim about a position (the four arguments of `hint`), and drops the
/// constraints that it does not need. Claim and proof are texts as steps have them.
///
/// # Errors
/// When the puzzle does not have exactly one solution, or a text cannot be read.
#[wasm_bindgen]
pub fn prove(
    givens: &str,
    clue_masks: &[u16],
    placed: &str,
    candidates: &[u16],
    claim: &str,
    proof: &str,
) -> Answer {
    let position = open(givens, clue_masks, placed, candidates)?;
    let (claim, mut proof): (Claim, Proof) = (claim.parse()?, proof.parse()?);
    let (before, unique) = (position.marks().candidates(), position.marks().unique());
    let checked = check(&before, unique, &claim, &proof);
    if checked.is_ok() {
        proof = proof.irreducible(&before, unique, &claim);
    }
    let (deadly, guardians) = match &proof {
        Proof::Deadly(deadly, _) => (deadly.cells, deadly.guardians),
        _ => (CellSet::EMPTY, CandidateSet::EMPTY),
    };
    Ok(answer(&json!({
        "flaw": checked.err().map(|flaw| flaw.to_string()),
        "text": proof.to_string(),
        "truths": proof.truths().iter().map(truth).collect::<Json>(),
        "deadly": cells(deadly),
        "guardians": candidate_list(&guardians),
    })))
}

fn truth(constraint: Constraint) -> Json {
    match constraint {
        Constraint::Cell(cell) => json!({ "cell": cell.index() }),
        Constraint::House(house, digit) => json!({ "house": house.index(), "digit": digit.get() }),
    }
}
