//! What a house and the rules that meet it leave together.

use ninefold::sorting::{sort, sort_by_number};

use super::relaxed::Relaxed;
use super::rules::Single;
use super::singles::Whole;
use super::together::{Refuted, fails, fewest, step};
use crate::board::{Cell, Values};
use crate::check::Reason;
use crate::explain::position::Position;
use crate::explain::step::Step;
use crate::explain::technique::Technique;
use crate::outcome::Budget;

/// A rule shares this many cells with a house: what one cell may hold, each of them tells alone.
pub(in crate::explain) const SHARED: usize = 2;

/// This many candidates that a house and its rules exclude are compared.
const COMPARED: usize = 6;

/// More reasons than this are no simpler than those that are found by search.
pub(in crate::explain) const MOST_REASONS: usize = 4;

/// A house and rules, with what is known of them so far.
pub(in crate::explain) struct Meeting {
    /// The house, the rules, and the reasons for which some cells of a rule differ.
    reasons: Vec<Reason>,
    /// Their cells, in order.
    cells: Vec<Cell>,
    /// Made when it is first needed.
    relaxed: Option<Relaxed>,
    /// The candidates of their cells that leave nothing to say.
    said: Vec<Values>,
}

/// The houses, each with a rule that it meets, those of few cells first; then each with all of them. None if
/// there is no time.
pub(in crate::explain) fn meetings(
    position: &Position<'_>,
    wholes: &[Whole],
    rules: &[Single],
    budget: Budget<'_>,
) -> Option<Vec<Meeting>> {
    let mut meetings: Vec<(usize, Meeting)> = Vec::new();
    let mut add = |order: usize, reasons: &[Reason], mut cells: Vec<Cell>| {
        sort(&mut cells);
        cells.dedup();
        let reasons = reasons.to_vec();
        meetings.push((order, Meeting { reasons, cells, relaxed: None, said: Vec::new() }));
    };
    for (house, cells) in wholes {
        let (mut all, mut reached) = (vec![house.clone()], cells.clone());
        let mut met = 0;
        for single in rules {
            if budget.is_over() {
                return None;
            }
            // Of a rule of the whole board each pair is one of these.
            let is_everywhere = match &single.reason {
                Reason::Rule(rule) => position.puzzle().rule(*rule).is_everywhere(),
                _ => false,
            };
            let shared = single.cells().iter().filter(|cell| cells.contains(cell)).count();
            if shared < SHARED || is_everywhere || *house == single.reason {
                continue;
            }
            let mut reasons = vec![house.clone()];
            for reason in single.reasons() {
                for list in [&mut reasons, &mut all] {
                    if !list.contains(&reason) {
                        list.push(reason.clone());
                    }
                }
            }
            reached.extend(single.cells());
            met += 1;
            add(single.cells().len(), &reasons, [cells, single.cells()].concat());
        }
        if met > 1 {
            add(usize::MAX, &all, reached);
        }
    }
    sort_by_number(&mut meetings, |(order, _)| *order);
    Some(meetings.into_iter().map(|(_, meeting)| meeting).collect())
}

impl Meeting {
    /// What few of the reasons leave, the house among them, of candidates that the whole puzzle excludes.
    pub(in crate::explain) fn step(
        &mut self,
        position: &Position<'_>,
        excluded: &[(Cell, Values)],
        budget: Budget<'_>,
    ) -> Option<Step> {
        let now: Vec<Values> = self.cells.iter().map(|&cell| position.of(cell)).collect();
        if now == self.said {
            return None;
        }
        let relaxed = self.relaxed.get_or_insert_with(|| {
            Relaxed::new(position.puzzle(), &self.reasons, self.cells.clone())
        });
        let forced = budget.with_guesses(0);
        let mut compared = 0;
        let mut best: Option<Refuted> = None;
        for &(cell, values) in excluded.iter().filter(|one| self.cells.contains(&one.0)) {
            for value in values.iter().take_while(|_| !budget.is_over()) {
                let values = Values::of(value);
                let is_wrong = relaxed.refutes(position.candidates(), cell, values, forced);
                if compared == COMPARED || !is_wrong {
                    continue;
                }
                compared += 1;
                let technique = Technique::HouseAndRules;
                let fails =
                    |some: &[Reason]| fails(position, some, cell, values, technique, budget);
                let reasons = fewest(&[], false, &self.reasons, &fails);
                if best.as_ref().is_none_or(|best| reasons.len() < best.reasons.len()) {
                    best = Some(Refuted { cell, values, reasons });
                }
            }
        }
        let best = best.filter(|best| best.reasons.len() <= MOST_REASONS);
        let step = best.and_then(|best| step(position, &best, Technique::HouseAndRules, budget));
        // What others show, or one alone, is another technique.
        let is_named = |step: &Step| step.size() > 1 && step.proof.reasons[0] == self.reasons[0];
        let step = step.filter(is_named);
        if step.is_none() && !budget.is_over() {
            self.said = now;
        }
        step
    }
}
