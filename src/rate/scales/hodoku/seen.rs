//! What HoDoKu's searches see, and what several of them do.

use super::als::Sets;
use super::forcing::Conclusion;
use crate::grid::{Candidate, CandidateSet};
use crate::technique::Technique::{self, *};
use crate::technique::{Budget, Found, Ground, Marks, Pattern, Role, Step};
use core::cell::OnceCell;
use core::ops::ControlFlow;

/// The marks, the budget for searches in them, and shared data of several searches.
pub(super) struct Seen<'m> {
    pub(super) marks: &'m Marks,
    pub(super) budget: &'m Budget<'m>,
    sets: OnceCell<Sets>,
}

impl<'m> Seen<'m> {
    pub(super) const fn new(marks: &'m Marks, budget: &'m Budget<'m>) -> Seen<'m> {
        Seen { marks, budget, sets: OnceCell::new() }
    }

    /// The almost locked sets.
    pub(super) fn sets(&self) -> &Sets {
        self.sets.get_or_init(|| Sets::new(self.marks))
    }

    /// The first step of a technique that HoDoKu knows too.
    pub(super) fn first_that(
        &self,
        technique: Technique,
        is_known: impl Fn(&Step) -> bool,
    ) -> Option<Step> {
        let mut first = None;
        let _ = technique.each_within(self.marks, self.budget, &mut |step| {
            if is_known(&step) {
                first = Some(step);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        first
    }

    /// The last resort: the digit of the cell in the middle of the open ones.
    pub(super) fn middle_cell(&self) -> Option<Step> {
        let marks = self.marks;
        let middle = marks.open().iter().nth(marks.open().len() / 2)?;
        let is_there = |step: &Step| step.placements().all_cells().contains(middle);
        let found = self.first_that(Search, is_there);
        found.or_else(|| marks.find_within(Search, self.budget))
    }

    /// The conclusion as a step, with the evidence of the first technique that proves it: HoDoKu's own
    /// path would be one of many, often longer. If none proves it, the step states that it comes from a
    /// search.
    pub(super) fn proved(&self, conclusion: Conclusion) -> Option<Step> {
        let Conclusion { is_gone, candidate: Candidate { cell, digit } } = conclusion;
        let only = CandidateSet::of(Candidate { cell, digit });
        let step = |technique, pattern| {
            if is_gone {
                Found::eliminate(only, pattern).by(technique)
            } else {
                Found::place(cell, digit, pattern).by(technique)
            }
        };
        let proof = PROOFS.into_iter().find_map(|technique| {
            let proof = self.first_that(technique, |step| {
                let effects = if is_gone { step.eliminations() } else { step.placements() };
                effects.contains(Candidate { cell, digit })
            });
            proof.map(|proof| step(technique, proof.pattern().clone()))
        });
        let searched = || {
            step(
                Search,
                Pattern::on(Ground::Everything).cells(Role::Body, cell, self.marks.cell(cell)),
            )
        };
        Some(proof.unwrap_or_else(searched))
    }
}

/// The techniques that may prove a conclusion, the easiest to follow first.
const PROOFS: [Technique; 9] = [
    CellForcingChain,
    HouseForcingChain,
    ContradictionNet,
    CellForcingNet,
    HouseForcingNet,
    DoubleForcingNet,
    PatternNet,
    NestedNet,
    DoublyNestedNet,
];
