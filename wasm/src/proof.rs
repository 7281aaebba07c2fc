//! The proofs of steps. Candidates are numbers (nine times the cell plus the digit, less one),
//! constraints as in [`Constraint::index`].

use crate::explain::open;
use crate::json::{Json, json};
use crate::step::{candidate_list, cells};
use crate::{Answer, answer};
use ninefold::proof::{Claim, Constraint, Constraints, Deadly, Proof, check};
use ninefold::{Candidate, CandidateSet, Cell, CellSet, Digit};
use wasm_bindgen::prelude::wasm_bindgen;

/// Separates the lists of a claim or a proof.
const NEXT: u16 = u16::MAX;

/// Checks the proof of a claim about a position (the four arguments of `hint`), and drops the
/// constraints that it does not need. A claim has the digits to write, then the candidates to remove;
/// a proof has its constraints, then the cells of a deadly pattern, then its guardians.
///
/// # Errors
/// When the puzzle does not have exactly one solution.
#[wasm_bindgen]
pub fn prove(
    givens: &str,
    clue_masks: &[u16],
    placed: &str,
    candidates: &[u16],
    claim: &[u16],
    proof: &[u16],
) -> Answer {
    let position = open(givens, clue_masks, placed, candidates)?;
    let (claim, mut proof) = (claimed(claim), given(proof));
    let (before, unique) = (position.marks().candidates(), position.marks().unique());
    let is_accepted = check(&before, unique, &claim, &proof).is_ok();
    if is_accepted {
        proof = proof.irreducible(&before, unique, &claim);
    }
    Ok(answer(&proof_json(&proof).with("accepted", &is_accepted.into())))
}

/// A proof as JSON.
pub(crate) fn proof_json(proof: &Proof) -> Json {
    let (deadly, guardians) = match proof {
        Proof::Deadly(deadly, _) => (deadly.cells, deadly.guardians),
        _ => (CellSet::EMPTY, CandidateSet::EMPTY),
    };
    json!({
        "truths": proof.truths().iter().map(Constraint::index).collect::<Json>(),
        "deadly": cells(deadly),
        "guardians": candidate_list(&guardians),
    })
}

fn claimed(lists: &[u16]) -> Claim {
    let mut lists = lists.split(|n| *n == NEXT).map(candidate_set);
    let mut next = || lists.next().unwrap_or(CandidateSet::EMPTY);
    Claim { placements: next(), eliminations: next() }
}

fn given(lists: &[u16]) -> Proof {
    let mut lists = lists.split(|n| *n == NEXT);
    let mut next = || lists.next().unwrap_or_default();
    let number = |n: &u16| usize::from(*n);
    let truths: Constraints =
        next().iter().filter_map(|n| Constraint::from_index(number(n))).collect();
    let cells: CellSet = next().iter().filter_map(|n| Cell::new(number(n))).collect();
    if cells.is_empty() {
        Proof::Truths(truths)
    } else {
        Proof::Deadly(Deadly { cells, guardians: candidate_set(next()) }, truths)
    }
}

fn candidate_set(numbers: &[u16]) -> CandidateSet {
    let mut set = CandidateSet::EMPTY;
    for &number in numbers {
        if let Some(cell) = Cell::new(usize::from(number / 9)) {
            set.insert(Candidate { cell, digit: Digit::ALL[usize::from(number % 9)] });
        }
    }
    set
}
