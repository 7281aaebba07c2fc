//! The path of smallest proofs: at every position all that the smallest show.

use super::explained::Explained;
use super::level::Effort;
use super::name::{named, unnamed};
use super::to_canonical;
use crate::grid::CandidateSet;
use crate::position::Position;
use crate::proof::{Answer, Constraints, Smallest};
use crate::rate::path::End;
use crate::technique::{Budget, Flow, Marks, Step, Technique};
use alloc::vec::Vec;

/// Follows a position. `each` gets every step and returns whether to go on. The steps of one size
/// that follow each other are those of one position, unless one of size 0 is between them.
pub fn follow(
    position: &Position,
    budget: &Budget<'_>,
    each: &mut dyn FnMut(Explained) -> Flow,
) -> End {
    let to = to_canonical(position.puzzle().clues());
    let back = to.inverse();
    let puzzle = position.puzzle().transformed(&to);
    let mut marks = to.marks(position.marks()).with_proof(&puzzle.unique());
    let mut smallest = Smallest::new(&marks.candidates(), puzzle.solution());
    let mut each = |mut explained: Explained| {
        explained.step = back.step(&explained.step);
        explained.truths = explained.truths.iter().map(|truth| truth.transformed(&back)).collect();
        each(explained)
    };
    let mut effort = Effort::new(budget);
    while !marks.is_solved() {
        if budget.spend(1).is_break() {
            return End::Stopped;
        }
        if let Some(step) = single(&marks) {
            step.placements().iter().for_each(|placed| smallest.place(placed));
            let truths = step.proof(&marks).irreducible(&marks.candidates(), None, &step.claim());
            marks.apply(&step);
            let truths = *truths.truths();
            let single = Explained { step, size: 0, truths, is_smallest: true, is_named: true };
            if each(single).is_break() {
                return End::Stopped;
            }
            continue;
        }
        if marks.is_broken() || smallest.wrong().is_empty() {
            return End::Broken;
        }
        let Some((proofs, is_smallest)) = proofs(&mut smallest, budget, &mut effort) else {
            return if budget.is_spent() { End::Stopped } else { End::Stuck };
        };
        for (truths, gone) in proofs {
            let name = named(&marks, &truths, &gone);
            let is_named = name.is_some();
            let step = name.unwrap_or_else(|| unnamed(&marks, &truths, gone));
            marks.apply(&step);
            smallest.eliminate(&gone);
            let size = truths.len();
            if each(Explained { step, size, truths, is_smallest, is_named }).is_break() {
                return End::Stopped;
            }
        }
    }
    End::Solved
}

fn single(marks: &Marks) -> Option<Step> {
    [Technique::FullHouse, Technique::HiddenSingle, Technique::NakedSingle]
        .into_iter()
        .find_map(|technique| marks.find(technique))
}

/// Proofs with what each refutes beside those before it.
type Proofs = Vec<(Constraints, CandidateSet)>;

/// The smallest proofs of a position, and whether no smaller ones exist. `None` when none was found.
fn proofs(
    smallest: &mut Smallest,
    budget: &Budget<'_>,
    effort: &mut Effort<'_>,
) -> Option<(Proofs, bool)> {
    for size in 1.. {
        let mut found = Found::default();
        for candidate in smallest.wrong().iter() {
            if found.refuted.contains(candidate.cell, candidate.digit) {
                continue;
            }
            match smallest.proof(candidate, size, &mut || effort.spend()) {
                Answer::Proof(proof) => found.take(smallest, proof),
                Answer::None => {}
                Answer::Stopped if budget.is_spent() => return None,
                Answer::Stopped => return any(smallest, budget).map(|proofs| (proofs, false)),
            }
        }
        if !found.proofs.is_empty() {
            return Some((found.proofs, true));
        }
    }
    None
}

/// The smallest among proofs of which no constraint can be left out.
fn any(smallest: &mut Smallest, budget: &Budget<'_>) -> Option<Proofs> {
    let mut effort = Effort::new(budget);
    let mut all: Vec<Constraints> = Vec::new();
    for candidate in smallest.wrong().iter() {
        all.extend(smallest.any_proof(candidate, &mut || effort.spend_beyond()));
        if budget.is_spent() {
            return None;
        }
    }
    let least = all.iter().map(Constraints::len).min()?;
    let mut found = Found::default();
    for proof in all.into_iter().filter(|proof| proof.len() == least) {
        found.take(smallest, proof);
    }
    Some(found.proofs)
}

/// The proofs of a position.
#[derive(Default)]
struct Found {
    proofs: Proofs,
    refuted: CandidateSet,
}

impl Found {
    /// Takes a proof if it refutes anything new.
    fn take(&mut self, smallest: &Smallest, proof: Constraints) {
        let gone = smallest.refuted_by(&proof).minus(&self.refuted);
        if !gone.is_empty() {
            self.refuted = self.refuted.or(&gone);
            self.proofs.push((proof, gone));
        }
    }
}
