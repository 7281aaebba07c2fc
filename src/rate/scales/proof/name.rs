//! Steps found by their proofs, with the names that they have among techniques.

use crate::grid::CandidateSet;
use crate::proof::{Constraint, Constraints};
use crate::rate::Scale;
use crate::technique::{Budget, Family, Found, Ground, Marks, Pattern, Role, Step, Technique};
use core::ops::ControlFlow;

/// How much work the search for an instance of a technique may take.
const UNITS: u64 = 2_000;

/// The easiest instance of a technique that removes some of this and nothing else than this proof
/// shows, for reasons among which all its constraints are.
pub(super) fn instance(marks: &Marks, truths: &Constraints, gone: &CandidateSet) -> Option<Step> {
    Scale::NINEFOLD.techniques().filter(|technique| can_name(*technique)).find_map(|technique| {
        let mut named = None;
        let _ = technique.each_within(marks, &Budget::of(UNITS), &mut |step| {
            let is_same = step.placements().is_empty()
                && step.eliminations() == gone
                && truths.is_subset(*step.proof(marks).truths());
            if !is_same {
                return ControlFlow::Continue(());
            }
            named = Some(step);
            ControlFlow::Break(())
        });
        named
    })
}

/// Singles, uniqueness and searches are no sets of constraints that a person holds in mind.
fn can_name(technique: Technique) -> bool {
    !matches!(
        technique.entry().family,
        Family::Singles
            | Family::Uniqueness
            | Family::Templates
            | Family::Forcing
            | Family::LastResort
    )
}

/// A step that names its constraints: each as a base house or a cell, with its candidates.
pub(super) fn plain_step(marks: &Marks, truths: &Constraints, gone: CandidateSet) -> Step {
    let mut pattern = Pattern::on(Ground::Houses);
    for truth in truths {
        pattern = match truth {
            Constraint::Cell(cell) => pattern.cells(Role::Body, cell, marks.cell(cell)),
            Constraint::House(house, digit) => pattern.house(Role::Base, house).cells(
                Role::Body,
                marks.cells_in(digit, house),
                digit,
            ),
        };
    }
    Found::eliminate(gone, pattern).by(Technique::ContradictionNet)
}
