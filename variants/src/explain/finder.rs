//! The next step of a position, the easiest first.

use std::cell::OnceCell;

use super::position::Position;
use super::step::{Step, THOROUGH};
use super::technique::Technique;
use crate::check::Effect;
use crate::explain::finders::meeting::{Meeting, meetings};
use crate::explain::finders::rules::{Single, singles};
use crate::explain::finders::singles::{Whole, single, wholes};
use crate::explain::finders::subsets::{fish, locked, subset};
use crate::explain::finders::together::{excluded, together};
use crate::explain::finders::totals::Totals;
use crate::explain::finders::trial::trial;
use crate::outcome::Budget;

/// Finds steps. It remembers which rules have nothing to say.
pub(super) struct Finder {
    wholes: Vec<Whole>,
    /// The rules, and long rules again, with all the houses for which their cells differ. Made when they are first needed.
    singles: Option<(Vec<Single>, Vec<Single>)>,
    totals: Option<Totals>,
    meetings: Option<Vec<Meeting>>,
    hardest: Technique,
    /// How often fewer reasons are looked for at a step of houses and rules together.
    pub(super) tries: u64,
}

impl Finder {
    /// A finder for the puzzle of a position, which tries techniques up to the hardest.
    pub(super) fn new(position: &Position<'_>, hardest: Technique) -> Self {
        Finder {
            wholes: wholes(position),
            singles: None,
            totals: None,
            meetings: None,
            hardest,
            tries: 0,
        }
    }

    /// The next step of a position of the puzzle; None if no step is found, or there is no time.
    pub(super) fn next(&mut self, position: &Position<'_>, budget: Budget<'_>) -> Option<Step> {
        if position.candidates().iter().any(|values| values.is_empty()) {
            return None;
        }
        let values = position.puzzle().board().values();
        let wholes = &self.wholes;
        if let Some(step) = single(position, wholes) {
            return Some(step);
        }
        if self.singles.is_none() {
            self.singles = Some(singles(position, budget)?);
        }
        let (rules, long) = self.singles.as_mut()?;
        let one = |single: &mut Single| single.step(position, Technique::OneRule, budget);
        let mut in_time = rules.iter_mut().take_while(|_| !budget.is_over());
        if let Some(step) = in_time.find_map(one) {
            // What a pair in one of its houses says is not told as what the rule says.
            let is_part = |pair: &Step| is_part(position, pair, &step);
            let pair = || subset(position, wholes, 2, &is_part);
            return (self.hardest >= Technique::NakedPair && step.proof.reasons.len() > 1)
                .then(pair)
                .flatten()
                .or(Some(step));
        }
        if self.hardest < Technique::LockedCandidates {
            return None;
        }
        let mut houses = wholes.iter();
        if let Some(step) =
            houses.find_map(|(reason, cells)| locked(position, reason, cells, values))
        {
            return Some(step);
        }
        let mut in_time = rules.iter_mut().take_while(|_| !budget.is_over());
        if let Some(step) = in_time.find_map(|single| single.locked(position, budget)) {
            return Some(step);
        }
        if self.totals.is_none() {
            self.totals = Some(Totals::new(position, budget)?);
        }
        let totals = self.totals.as_mut()?;
        let houses = |size| subset(position, wholes, size, &|_| true);
        let up_to = |technique| self.hardest >= technique;
        let forced = OnceCell::new();
        let forced = || &**forced.get_or_init(|| excluded(position, Technique::Together, budget));
        let (rules, tries) = (&*rules, self.tries);
        let known = &mut self.meetings;
        let meeting = || {
            if known.is_none() {
                *known = Some(meetings(position, wholes, rules, budget)?);
            }
            let mut in_time = known.iter_mut().flatten().take_while(|_| !budget.is_over());
            in_time.find_map(|meeting| meeting.step(position, forced(), budget))
        };
        let mut long = || {
            let mut in_time = long.iter_mut().take_while(|_| !budget.is_over());
            in_time.find_map(|single| single.step(position, Technique::Together, budget))
        };
        let is_tried = THOROUGH && up_to(Technique::Trial);
        let cases = || {
            let excluded = excluded(position, Technique::Cases, budget);
            together(position, Technique::Cases, &excluded, tries, budget)
        };
        houses(2)
            .or_else(|| houses(3))
            .or_else(|| {
                let total = |single: &mut Single| single.step(position, Technique::Total, budget);
                let mut in_time = totals.short.iter_mut().take_while(|_| !budget.is_over());
                in_time.find_map(total)
            })
            .or_else(|| totals.long(position, budget))
            // The fewest reasons anywhere are looked for by search.
            .or_else(|| (tries == 0 && up_to(Technique::HouseAndRules)).then(meeting).flatten())
            .or_else(|| up_to(Technique::XWing).then(|| fish(position, 2)).flatten())
            .or_else(|| up_to(Technique::NakedQuad).then(|| houses(4)).flatten())
            .or_else(|| up_to(Technique::Swordfish).then(|| fish(position, 3)).flatten())
            .or_else(|| (tries == 0 && up_to(Technique::Together)).then(&mut long).flatten())
            .or_else(|| {
                let together = || together(position, Technique::Together, forced(), tries, budget);
                up_to(Technique::Together).then(together).flatten()
            })
            .or_else(|| up_to(Technique::Together).then(&mut long).flatten())
            .or_else(|| up_to(Technique::Cases).then(cases).flatten())
            .or_else(|| is_tried.then(|| trial(position, totals.reasons(), budget)).flatten())
    }

    /// All steps by one rule that a position allows, or all by the 45 rule; none of other techniques.
    pub(super) fn all(&mut self, position: &Position<'_>, technique: Technique) -> Vec<Step> {
        let budget = Budget::UNLIMITED;
        let all = match technique {
            Technique::OneRule => {
                self.singles = self.singles.take().or_else(|| singles(position, budget));
                self.singles.as_mut().map(|(rules, _)| rules)
            }
            Technique::Total => {
                self.totals = self.totals.take().or_else(|| Totals::new(position, budget));
                self.totals.as_mut().map(|totals| &mut totals.short)
            }
            _ => None,
        };
        let all = all.into_iter().flatten();
        all.filter_map(|single| single.step(position, technique, budget)).collect()
    }
}

/// Whether a step rests on some of the reasons of another and takes away one of the same candidates.
fn is_part(position: &Position<'_>, one: &Step, whole: &Step) -> bool {
    let gone = |effect: &Effect| position.of(effect.cell) - effect.kept;
    let is_taken = |effect: &Effect| {
        let mut taken = whole.effects.iter().filter(|taken| taken.cell == effect.cell);
        taken.any(|taken| gone(taken).meets(gone(effect)))
    };
    one.proof.reasons.iter().all(|reason| whole.proof.reasons.contains(reason))
        && one.effects.iter().any(is_taken)
}
