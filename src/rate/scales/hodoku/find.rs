//! The techniques for which HoDoKu has a search of its own here.

use super::als::Sets;
use super::forcing::Conclusion;
use super::{
    forcing, franken, locked, loops, rectangle, rectangles, remote_pair, sue_de_coq, xy_chain,
};
use crate::grid::{Candidate, CandidateSet, HouseKind};
use crate::technique::Technique::{self, *};
use crate::technique::{Budget, Found, Ground, Marks, Pattern, Role, Step};
use alloc::boxed::Box;
use core::cell::OnceCell;
use core::ops::ControlFlow;

/// The marks, the budget for searches in them, and shared data of several searches.
pub(super) struct Seen<'m> {
    pub(super) marks: &'m Marks,
    pub(super) budget: &'m Budget<'m>,
    sets: OnceCell<Sets>,
}

/// The result of HoDoKu's own search for a technique.
pub(super) enum Answer {
    /// This technique has no search of its own.
    Common,
    /// The step found; always `None` for a technique whose steps the search for another one finds.
    Own(Option<Box<Step>>),
}

impl<'m> Seen<'m> {
    pub(super) const fn new(marks: &'m Marks, budget: &'m Budget<'m>) -> Seen<'m> {
        Seen { marks, budget, sets: OnceCell::new() }
    }

    /// Searches for a technique. The first technique of a kind represents the whole kind: the step
    /// may be of another. Nothing that was found counts when the budget is spent.
    pub(super) fn find(&self, technique: Technique) -> Answer {
        let marks = self.marks;
        let step = match technique {
            LockedPair => locked::pair(marks),
            RemotePair => remote_pair::best(marks),
            EmptyRectangle => rectangle::first(marks),
            UniqueRectangle1 | UniqueRectangle2 | UniqueRectangle3 | UniqueRectangle4
            | UniqueRectangle5 | UniqueRectangle6 | HiddenRectangle => {
                rectangles::first(marks, technique, self.budget)
            }
            XYChain => xy_chain::best(marks),
            SueDeCoq => sue_de_coq::first(marks),
            ContinuousNiceLoop => loops::best(marks, false),
            GroupedContinuousNiceLoop => loops::best(marks, true),
            AlsXz => self.sets().xz(),
            AlsXyWing => self.sets().xy_wing(self.budget),
            AlsChain => self.sets().chain(self.budget),
            FrankenXWing => franken::first(marks, technique, 2, false),
            FrankenSwordfish => franken::first(marks, technique, 3, false),
            FinnedFrankenXWing => franken::first(marks, technique, 2, true),
            FinnedFrankenSwordfish => franken::first(marks, technique, 3, true),
            CellForcingChain => forcing::by_chains(marks).and_then(|it| self.proved(it)),
            AvoidableRectangle1 => self.first_that(technique, |step| {
                let cell = step.eliminations().all_cells().first();
                cell.is_some_and(|cell| marks.cell(cell).len() == 2)
            }),
            AvoidableRectangle2 => self.first_that(technique, |step| {
                let roof = step.pattern().cells_of(Role::Fin).common_houses();
                roof.iter().any(|house| house.kind() == HouseKind::Block)
            }),
            Search => self.middle_cell(),
            ContradictionNet => forcing::by_nets(marks).and_then(|it| self.proved(it)),
            ExtendedSueDeCoq
            | DiscontinuousNiceLoop
            | AlternatingInferenceChain
            | GroupedDiscontinuousNiceLoop
            | GroupedAic
            | DoublyLinkedAlsXz
            | HouseForcingChain
            | DoubleForcingNet
            | CellForcingNet
            | HouseForcingNet => None,
            _ => return Answer::Common,
        };
        Answer::Own(step.map(Box::new))
    }

    fn sets(&self) -> &Sets {
        self.sets.get_or_init(|| Sets::new(self.marks))
    }

    /// The first step of a technique that HoDoKu knows too.
    fn first_that(&self, technique: Technique, is_known: impl Fn(&Step) -> bool) -> Option<Step> {
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
    fn middle_cell(&self) -> Option<Step> {
        let marks = self.marks;
        let middle = marks.open().iter().nth(marks.open().len() / 2)?;
        let is_there = |step: &Step| step.placements().all_cells().contains(middle);
        let found = self.first_that(Search, is_there);
        found.or_else(|| marks.find_within(Search, self.budget))
    }

    /// The conclusion as a step, with the evidence of the first technique that proves it: HoDoKu's own
    /// path would be one of many, often longer. If none proves it, the step states that it comes from a
    /// search.
    fn proved(&self, conclusion: Conclusion) -> Option<Step> {
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
