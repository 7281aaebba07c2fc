//! The path of smallest proofs: at every position all that the smallest show.

use super::explained::Explained;
use super::level::Effort;
use super::name::{instance, plain_step};
use crate::canon::canonical;
use crate::grid::CandidateSet;
use crate::position::Position;
use crate::proof::{Constraints, SearchResult, Smallest};
use crate::rate::path::End;
use crate::technique::{Budget, Flow, Marks, Step, Technique};
use alloc::vec::Vec;

/// Follows a position. `each` gets every step and returns whether to go on. A step has the size that
/// its proof has at the position that the steps before it leave.
pub fn follow(
    position: &Position,
    budget: &Budget<'_>,
    each: &mut dyn FnMut(Explained) -> Flow,
) -> End {
    let to = *canonical(position.puzzle().clues()).transform();
    let back = to.inverse();
    let puzzle = position.puzzle().transformed(&to);
    let mut marks = to.marks(position.marks()).with_proof(&puzzle.unique());
    let mut smallest = Smallest::new(&marks.candidates(), puzzle.solution());
    let mut each = |mut explained: Explained| {
        explained.step = back.step(&explained.step);
        explained.truths = explained.truths.iter().map(|truth| truth.transformed(&back)).collect();
        each(explained)
    };
    let mut search = ProofSearch { effort: Effort::new(budget), pending: Vec::new() };
    while !marks.is_solved() {
        if budget.spend(1).is_break() {
            return End::Stopped;
        }
        if let Some(step) = single(&marks) {
            step.placements().iter().for_each(|placed| smallest.place(placed));
            let truths = *step.reason(&marks).truths();
            marks.apply(&step);
            let single = Explained { step, size: 0, truths, is_smallest: true, is_named: true };
            if each(single).is_break() {
                return End::Stopped;
            }
            continue;
        }
        if marks.is_broken() || smallest.wrong().is_empty() {
            return End::Broken;
        }
        let Some(Proof { truths, gone, is_smallest }) = search.next(&mut smallest, budget) else {
            return if budget.is_spent() { End::Stopped } else { End::Stuck };
        };
        let name = instance(&marks, &truths, &gone);
        let is_named = name.is_some();
        let step = name.unwrap_or_else(|| plain_step(&marks, &truths, gone));
        marks.apply(&step);
        smallest.eliminate(&gone);
        let size = truths.len();
        if each(Explained { step, size, truths, is_smallest, is_named }).is_break() {
            return End::Stopped;
        }
    }
    End::Solved
}

fn single(marks: &Marks) -> Option<Step> {
    [Technique::FullHouse, Technique::HiddenSingle, Technique::NakedSingle]
        .into_iter()
        .find_map(|technique| marks.find(technique))
}

/// A proof, and what it refutes.
struct Proof {
    truths: Constraints,
    gone: CandidateSet,
    is_smallest: bool,
}

/// The search for the next proof.
struct ProofSearch<'a> {
    /// What may still go into exact sizes.
    effort: Effort<'a>,
    /// When that is spent: proofs of an earlier position, which still show what they showed.
    pending: Vec<Constraints>,
}

impl ProofSearch<'_> {
    /// A smallest proof of a position, or, when the effort is spent, one of which no constraint can be
    /// left out. `None` when none was found.
    fn next(&mut self, smallest: &mut Smallest, budget: &Budget<'_>) -> Option<Proof> {
        if self.pending.is_empty() {
            for size in 1.. {
                for candidate in &smallest.wrong() {
                    match smallest.proof(candidate, size, &mut || self.effort.spend()) {
                        SearchResult::Proof(truths) => {
                            let gone = smallest.refuted_by(&truths);
                            return Some(Proof { truths, gone, is_smallest: true });
                        }
                        SearchResult::None => {}
                        SearchResult::Stopped if budget.is_spent() => return None,
                        SearchResult::Stopped => return self.any(smallest, budget),
                    }
                }
            }
        }
        self.any(smallest, budget)
    }

    /// The smallest among proofs of which no constraint can be left out.
    fn any(&mut self, smallest: &Smallest, budget: &Budget<'_>) -> Option<Proof> {
        let wrong = smallest.wrong();
        // What is gone since may make constraints needless.
        let effort = &mut self.effort;
        let mut still = |proof: Constraints| {
            let candidate = smallest.refuted_by(&proof).iter().next()?;
            smallest.lean(candidate, proof, &mut || effort.spend_beyond())
        };
        self.pending = self.pending.drain(..).filter_map(&mut still).collect();
        if self.pending.is_empty() {
            for candidate in &wrong {
                let effort = &mut self.effort;
                let proof = smallest.any_proof(candidate, &mut || effort.spend_beyond());
                self.pending.extend(proof);
                if budget.is_spent() {
                    return None;
                }
            }
            // Only the smallest are worth going on with.
            let least = self.pending.iter().map(Constraints::len).min();
            self.pending.retain(|proof| Some(proof.len()) == least);
        }
        let least = (0..self.pending.len()).min_by_key(|i| self.pending[*i].len())?;
        let truths = self.pending.swap_remove(least);
        Some(Proof { truths, gone: smallest.refuted_by(&truths), is_smallest: false })
    }
}
