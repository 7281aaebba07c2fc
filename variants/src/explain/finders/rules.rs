//! What one rule or one total leaves, with the cells that differ among its own.

use ninefold::sorting::{sort, sort_by_number};

use super::relaxed::Relaxed;
use super::subsets::{few, locked};
use crate::board::{Cell, Value, Values};
use crate::check::{Effect, FEW, Proof, Reason, Refused};
use crate::explain::position::Position;
use crate::explain::step::Step;
use crate::explain::technique::Technique;
use crate::outcome::Budget;
use crate::puzzle::Puzzle;
use crate::rule::Rule;

/// A rule or a total, with what is known of it so far.
pub(in crate::explain) struct Single {
    pub(in crate::explain) reason: Reason,
    /// The reasons for which some of its cells differ.
    more: Vec<Reason>,
    relaxed: Relaxed,
    /// The candidates of its cells that leave nothing to say.
    said: Vec<Values>,
    /// The candidates of its cells, and the values that all ways to fill these have.
    needed: (Vec<Values>, Values),
}

/// A rule whose cells differ for more than so many other reasons is not seen with all of them at once.
const SEEN: usize = 2;

/// Whether all ways to fill cells have a value is followed for so many guesses.
const NEEDED: u64 = 100;

impl Single {
    /// A reason about some cells.
    pub(in crate::explain) fn new(
        position: &Position<'_>,
        reason: Reason,
        cells: Vec<Cell>,
    ) -> Self {
        let pairs =
            cells.iter().enumerate().flat_map(|(i, &a)| cells[..i].iter().map(move |&b| (a, b)));
        let why: Vec<&[Reason]> =
            pairs.map(|(a, b)| position.differ(a, b)).filter(|why| !why.is_empty()).collect();
        let more = few(&why, &reason);
        Single::with(position, reason, more, cells)
    }

    fn with(position: &Position<'_>, reason: Reason, more: Vec<Reason>, cells: Vec<Cell>) -> Self {
        let all: Vec<Reason> = [reason.clone()].into_iter().chain(more.iter().cloned()).collect();
        let relaxed = Relaxed::new(position.puzzle(), &all, cells);
        Single { reason, more, relaxed, said: Vec::new(), needed: (Vec::new(), Values::EMPTY) }
    }

    /// The reason alone, if more reasons go with it than one sees at once.
    fn alone(&self, position: &Position<'_>) -> Option<Single> {
        let cells = self.relaxed.cells.clone();
        let alone = || Single::with(position, self.reason.clone(), Vec::new(), cells);
        (self.more.len() > SEEN).then(alone)
    }

    /// Notes that these candidates leave nothing to say, if there was time to tell.
    fn note(&mut self, now: Vec<Values>, budget: Budget<'_>) {
        if !budget.is_over() {
            self.said = now;
        }
    }

    /// Its cells, in order.
    pub(in crate::explain) fn cells(&self) -> &[Cell] {
        &self.relaxed.cells
    }

    /// The reason, and those for which some of its cells differ.
    pub(in crate::explain) fn reasons(&self) -> Vec<Reason> {
        [self.reason.clone()].into_iter().chain(self.more.iter().cloned()).collect()
    }

    /// What it leaves of the candidates of its cells, with a proof.
    pub(in crate::explain) fn step(
        &mut self,
        position: &Position<'_>,
        technique: Technique,
        budget: Budget<'_>,
    ) -> Option<Step> {
        let now = self.now(position);
        if now == self.said {
            return None;
        }
        let kept = self.relaxed.kept(position.candidates(), budget);
        let cells = &self.relaxed.cells;
        let effects: Vec<Effect> = cells
            .iter()
            .zip(now.iter().zip(&kept))
            .filter(|(_, (now, kept))| now != kept)
            .map(|(&cell, (_, &kept))| Effect { cell, kept })
            .collect();
        if effects.is_empty() {
            self.note(now, budget);
            return None;
        }
        let proof = Proof { reasons: self.reasons(), cells: cells.clone() };
        let pattern = cells.iter().copied().zip(now.iter().copied()).collect();
        let step = Step { technique, effects, proof, pattern, is_fewest: false };
        let step = self.own(proven(position, step));
        if step.is_none() {
            self.note(now, budget);
        }
        step
    }

    /// Values that all ways to fill its cells have, and that other cells see.
    pub(in crate::explain) fn locked(
        &mut self,
        position: &Position<'_>,
        budget: Budget<'_>,
    ) -> Option<Step> {
        let now = self.now(position);
        if now != self.needed.0 {
            let needed = self.needed(position, budget);
            if budget.is_over() {
                return None;
            }
            self.needed = (now, needed);
        }
        // Several values at once, or the first that is proved.
        let needed = self.needed.1;
        let each = needed.iter().map(Values::of);
        [needed].into_iter().chain(each).find_map(|values| {
            let step = locked(position, &self.reason, &self.relaxed.cells, values)?;
            let mut reasons = step.proof.reasons.clone();
            reasons
                .extend(self.more.iter().filter(|one| !step.proof.reasons.contains(one)).cloned());
            let proof = Proof { reasons, ..step.proof };
            self.own(proven(position, Step { proof, ..step }))
        })
    }

    /// The step if it rests on the reason. What houses alone show is a subset.
    fn own(&self, step: Option<Step>) -> Option<Step> {
        step.filter(|step| step.proof.reasons.contains(&self.reason))
    }

    /// The candidates of its cells.
    fn now(&self, position: &Position<'_>) -> Vec<Values> {
        self.relaxed.cells.iter().map(|&cell| position.of(cell)).collect()
    }

    /// The values that all ways to fill its cells have.
    fn needed(&self, position: &Position<'_>, budget: Budget<'_>) -> Values {
        let cells = &self.relaxed.cells;
        let all = position.puzzle().board().values();
        let budget = budget.with_guesses(NEEDED);
        let is_needed = |value: &Value| {
            let mut without = position.candidates().to_vec();
            for &cell in cells {
                without[cell.index()] -= Values::of(*value);
            }
            cells.first().is_some_and(|&cell| self.relaxed.refutes(&without, cell, all, budget))
        };
        all.iter().filter(is_needed).collect()
    }
}

/// The rules that say more than that cells differ, the simple ones first; and those again of which not all is seen at
/// once, with all of it. None if there is no time.
pub(in crate::explain) fn singles(
    position: &Position<'_>,
    budget: Budget<'_>,
) -> Option<(Vec<Single>, Vec<Single>)> {
    let puzzle = position.puzzle();
    let board = puzzle.board();
    let mut all: Vec<(usize, Single)> = Vec::new();
    for (place, rule) in puzzle.each_rule() {
        if budget.is_over() {
            return None;
        }
        let reason = Reason::Rule(place);
        match rule {
            rule if rule.single(board).is_some() => {}
            Rule::Different { .. }
            | Rule::Cage { sum: None, .. }
            | Rule::AntiKnight
            | Rule::AntiKing => {}
            rule if rule.is_everywhere() => {
                for pair in rule.pairs(board).into_iter().flatten() {
                    all.push((2, Single::new(position, reason.clone(), pair.to_vec())));
                }
            }
            rule => {
                let mut cells = rule.cells(board);
                sort(&mut cells);
                cells.dedup();
                all.push((cells.len(), Single::new(position, reason, cells)));
            }
        }
    }
    sort_by_number(&mut all, |(cells, _)| *cells);
    let mut whole = Vec::new();
    let seen = all.into_iter().map(|(_, single)| match single.alone(position) {
        Some(alone) => {
            whole.push(single);
            alone
        }
        None => single,
    });
    Some((seen.collect(), whole))
}

/// With fewer reasons or cells, a proof may take this many cases: more are no simpler.
const SMALLER: u64 = 100;

/// The step as far as the checker can follow, with the fewest reasons and cells that still prove it; None if it
/// cannot.
pub(in crate::explain) fn proven(position: &Position<'_>, mut step: Step) -> Option<Step> {
    let Step { proof, effects, .. } = &mut step;
    if position.check(FEW, proof, effects).is_err() {
        let mut cases = FEW;
        effects.retain(|effect| {
            let judged = position.check(cases, proof, &[*effect]);
            debug_assert!(
                matches!(judged, Ok(()) | Err(Refused::TooLong)),
                "{proof:?}: {judged:?}"
            );
            if judged.is_err() {
                cases = SMALLER;
            }
            judged.is_ok()
        });
        cut(position, proof, effects);
    }
    (!step.effects.is_empty()).then(|| shortened(position, step))
}

/// Leaves out the last effects if all together take too long to check, although each alone does not.
pub(in crate::explain) fn cut(position: &Position<'_>, proof: &Proof, effects: &mut Vec<Effect>) {
    while effects.len() > 1 && position.check(FEW, proof, effects).is_err() {
        effects.truncate(effects.len() / 2);
    }
}

/// The step with the fewest reasons and cells that still prove it.
pub(in crate::explain) fn shortened(position: &Position<'_>, mut step: Step) -> Step {
    let puzzle: &Puzzle = position.puzzle();
    let accepts = |step: &Step| position.check(SMALLER, &step.proof, &step.effects).is_ok();
    for at in (0..step.proof.reasons.len()).rev() {
        let mut fewer = step.clone();
        fewer.proof.reasons.remove(at);
        if accepts(&fewer) {
            step = fewer;
        }
    }
    let named: Vec<Cell> = step
        .proof
        .reasons
        .iter()
        .filter_map(|reason| reason.cells(puzzle.board(), puzzle.rules()))
        .flatten()
        .collect();
    for at in (0..step.proof.cells.len()).rev() {
        let mut fewer = step.clone();
        let cell = fewer.proof.cells.remove(at);
        let is_open = position.of(cell) == puzzle.board().values() && named.contains(&cell);
        if is_open || accepts(&fewer) {
            step = fewer;
        }
    }
    step
}

/// Whether the checker accepts that a proof says this too.
pub(in crate::explain) fn is_proven(
    position: &Position<'_>,
    proof: &Proof,
    effect: Effect,
) -> bool {
    position.check(FEW, proof, &[effect]).is_ok()
}
