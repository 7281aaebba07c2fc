//! Whether a claim about a position holds, and by what.

use ninefold::sorting::sort;

use super::path::Explainer;
use super::position::Position;
use super::step::Step;
use super::technique::Technique;
use crate::board::{Cell, HouseIndex, Value, Values};
use crate::check::{Effect, FEW, Proof, Reason};
use crate::explain::finders::meeting::{MOST_REASONS, SHARED};
use crate::explain::finders::rules::is_proven;
use crate::explain::finders::singles::{Whole, wholes};
use crate::explain::finders::subsets::{locked_values, subset};
use crate::explain::finders::together::because;
use crate::explain::finders::totals::Totals;
use crate::outcome::{Budget, Ended};

/// What is known of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Judgement {
    /// It follows. The step has reasons none of which can be left out.
    Holds(Step),
    /// It says nothing that the position does not say already.
    Known,
    /// A solution has this value there, although the claim rules it out.
    Wrong(Value),
    /// The reasons that were given do not prove it. It may hold all the same.
    NotBy(Vec<Reason>),
    /// It holds, but no reasons were found within the budget that a person could follow.
    Unproved,
    /// The budget did not suffice to tell.
    Undecided,
}

impl Explainer {
    /// Judges the claim that a cell keeps only some of its candidates. With `reasons` it must follow from
    /// these alone; without them, the fewest that are found prove it.
    pub fn judge(
        &self,
        position: &Position<'_>,
        claim: Effect,
        reasons: Option<&[Reason]>,
        budget: Budget<'_>,
    ) -> Judgement {
        let mut given: Vec<Reason> = Vec::new();
        for reason in reasons.unwrap_or_default() {
            if !given.contains(reason) {
                given.push(reason.clone());
            }
        }
        let Some(canonical) = self.canonical() else {
            return judge(position, claim, given, reasons.is_some(), budget);
        };
        let turned = &canonical.turned;
        let there = given.iter().map(|reason| turned.reason(reason)).collect();
        let (image, claim) = (canonical.position(position), turned.effect(claim));
        match judge(&image, claim, there, reasons.is_some(), budget) {
            Judgement::Holds(step) => Judgement::Holds(turned.back(step)),
            Judgement::Wrong(value) => Judgement::Wrong(turned.value(value)),
            Judgement::NotBy(_) => Judgement::NotBy(given),
            other => other,
        }
    }
}

/// Judges a claim in a position. If `is_given`, it must follow from the given reasons alone.
fn judge(
    position: &Position<'_>,
    claim: Effect,
    given: Vec<Reason>,
    is_given: bool,
    budget: Budget<'_>,
) -> Judgement {
    let Effect { cell, kept } = claim;
    let claim = Effect { cell, kept: position.of(cell) & kept };
    let gone = position.of(cell) - kept;
    if gone.is_empty() && (position.is_filled(cell) || claim.kept.len() > 1) {
        return Judgement::Known;
    }
    let puzzle = position.puzzle();
    let (board, rules) = (puzzle.board(), puzzle.rules());
    let cells = given.iter().filter_map(|reason| reason.cells(board, rules)).flatten();
    let mut cells: Vec<Cell> = cells.chain([cell]).collect();
    sort(&mut cells);
    cells.dedup();
    let proof = Proof { reasons: given, cells };
    if position.check(FEW, &proof, &[claim]).is_ok() {
        return Judgement::Holds(step_of(position, claim, proof));
    }
    // Where a search finds no end, the reasons may still be found.
    let holds = match wrong(position, cell, gone, budget.half()) {
        Some(Some(value)) => return Judgement::Wrong(value),
        none => none.is_some(),
    };
    if is_given {
        return if holds { Judgement::NotBy(proof.reasons) } else { Judgement::Undecided };
    }
    let by = |technique| because(position, cell, gone, technique, budget);
    if let Some(found) = by(Technique::Together) {
        return Judgement::Holds(step_of(position, claim, found));
    }
    let by_cases = || Some(step(position, Technique::Cases, claim, by(Technique::Cases)?));
    match by_total(position, claim, budget).or_else(by_cases) {
        Some(step) => Judgement::Holds(step),
        None if holds && !budget.is_over() => Judgement::Unproved,
        None => Judgement::Undecided,
    }
}

/// The step of the 45 rule that a claim is.
fn by_total(position: &Position<'_>, claim: Effect, budget: Budget<'_>) -> Option<Step> {
    let says = |one: &Effect| one.cell == claim.cell && one.kept.is_subset(claim.kept);
    let mut totals = Totals::new(position, budget)?;
    let found = totals.find(position, budget, |step| step.effects.iter().any(says))?;
    Some(Step { effects: vec![claim], ..found })
}

fn step(position: &Position<'_>, technique: Technique, claim: Effect, proof: Proof) -> Step {
    let pattern = match technique {
        Technique::FullHouse | Technique::HiddenSingle | Technique::NakedSingle => {
            vec![(claim.cell, claim.kept)]
        }
        _ => proof.cells.iter().map(|&cell| (cell, position.of(cell))).collect(),
    };
    Step { technique, effects: vec![claim], proof, pattern, is_fewest: false }
}

/// The step that a claim with these reasons is, by the technique that finds it.
fn step_of(position: &Position<'_>, claim: Effect, mut proof: Proof) -> Step {
    let mut technique = named_by(position, claim, &proof.reasons);
    if position.of(claim.cell) == claim.kept && technique != Technique::HiddenSingle {
        // It needs none of the reasons.
        technique = Technique::NakedSingle;
        proof = Proof { reasons: Vec::new(), cells: vec![claim.cell] };
    }
    if technique != Technique::Together {
        return step(position, technique, claim, proof);
    }
    let (puzzle, board) = (position.puzzle(), position.puzzle().board());
    let fits = |step: &Step| {
        let says = |one: &Effect| one.cell == claim.cell && one.kept.is_subset(claim.kept);
        step.effects.iter().any(says)
            && step.proof.reasons.iter().all(|one| proof.reasons.contains(one))
    };
    let mut wholes = wholes(position);
    wholes.retain(|(reason, _)| proof.reasons.contains(reason));
    let gone = position.of(claim.cell) - claim.kept;
    let in_house =
        |(reason, cells): &Whole| locked_values(position, reason, cells, gone).filter(fits);
    let found = wholes.iter().find_map(in_house);
    let found = found.or_else(|| (2..=4).find_map(|size| subset(position, &wholes, size, &fits)));
    if let Some(found) = found.filter(|found| is_proven(position, &found.proof, claim)) {
        return Step { effects: vec![claim], ..found };
    }
    // A house comes first, for the sentence.
    proof.reasons.sort_by_key(|reason| !matches!(reason, Reason::House(_)));
    let meets = |house: HouseIndex, other: &Reason| match other {
        Reason::Rule(number) if !puzzle.rule(*number).is_everywhere() => {
            let cells = puzzle.rule(*number).cells(board);
            cells.iter().filter(|cell| board.house(house).cells.contains(cell)).count() >= SHARED
        }
        _ => false,
    };
    let technique = match &proof.reasons[..] {
        [Reason::House(house), others @ ..]
            if others.len() < MOST_REASONS && others.iter().all(|other| meets(*house, other)) =>
        {
            Technique::HouseAndRules
        }
        _ => Technique::Together,
    };
    step(position, technique, claim, proof)
}

/// The technique that a claim with few reasons is.
fn named_by(position: &Position<'_>, claim: Effect, reasons: &[Reason]) -> Technique {
    match reasons {
        [] => Technique::NakedSingle,
        [reason] => {
            let wholes = wholes(position);
            let mut wholes = wholes.iter();
            let whole =
                wholes.find(|(other, cells)| other == reason && cells.contains(&claim.cell));
            let places = whole.map(|(_, cells)| {
                let holds = |cell: &&Cell| position.of(**cell).meets(claim.kept);
                cells.iter().filter(holds).count()
            });
            match (reason, claim.kept.len(), places) {
                (_, 1, Some(1)) => Technique::HiddenSingle,
                (Reason::Rule(_), ..) => Technique::OneRule,
                (Reason::Total { .. }, ..) => Technique::Total,
                (Reason::House(_), ..) => Technique::Together,
            }
        }
        _ => Technique::Together,
    }
}

/// A value among some that a solution has in the cell: Some(None) if there is none, None without an answer.
fn wrong(
    position: &Position<'_>,
    cell: Cell,
    values: Values,
    budget: Budget<'_>,
) -> Option<Option<Value>> {
    let mut start = position.candidates().to_vec();
    start[cell.index()] = values;
    let mut found = None;
    let ended = position.puzzle().solutions_within(start, budget, |solution| {
        found = Some(solution[cell.index()]);
        false
    });
    (ended != Ended::Budget).then_some(found)
}
