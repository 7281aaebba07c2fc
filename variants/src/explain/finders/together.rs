//! What several houses and rules leave together: the fewest that are found to rule a candidate out.

use ninefold::sorting::{sort, sort_by_number};

use super::fewest::{Fewer, fewer};
use super::relaxed::Relaxed;
use super::rules::{cut, is_proven, proven, shortened};
use crate::board::{Cell, Value, Values};
use crate::check::{Effect, FEW, Proof, Reason};
use crate::explain::position::Position;
use crate::explain::step::{Step, THOROUGH};
use crate::explain::technique::Technique;
use crate::outcome::Budget;
use crate::rule::Rule;
use crate::search::{Walk, Walked};

/// How many of the nearest reasons are tried, and how many candidates they rule out are compared.
const NEAR: [(usize, usize); 5] = [(3, 12), (6, 12), (12, 12), (24, 24), (usize::MAX, 24)];

/// Nobody keeps more reasons in mind than this: a step with more is the last resort.
const MOST: usize = 12;

/// This many steps of the last resort are tried.
const LAST: usize = 10;

/// A candidate that cannot be, and reasons for that.
#[derive(Clone)]
pub(in crate::explain) struct Refuted {
    pub(in crate::explain) cell: Cell,
    pub(in crate::explain) values: Values,
    pub(in crate::explain) reasons: Vec<Reason>,
}

/// The cases of a candidate may need this many guesses; otherwise what it forces is followed alone.
const GUESSES: u64 = 30;

/// With fewer reasons a candidate may need more guesses than in the whole puzzle, up to this many times.
const MORE: u64 = 10;

fn guesses(technique: Technique) -> u64 {
    if technique == Technique::Cases { GUESSES } else { 0 }
}

/// The step of a technique with the fewest reasons that are found near its cell, about candidates that the whole
/// puzzle excludes so. With `tries`, this many are spent on steps with fewer reasons anywhere, and the step tells
/// whether there are none.
pub(in crate::explain) fn together(
    position: &Position<'_>,
    technique: Technique,
    excluded: &[(Cell, Values)],
    tries: u64,
    budget: Budget<'_>,
) -> Option<Step> {
    let all = refuted(position, excluded, budget);
    let found = near(position, all.clone(), technique, budget);
    if !THOROUGH || tries == 0 || all.is_empty() || budget.is_over() {
        return found;
    }
    let known = found.as_ref().map_or(MOST + 1, Step::size);
    match fewer(position, &all, known, technique, tries, budget) {
        Fewer::Found(refuted) => match step(position, &refuted, technique, budget) {
            Some(step) => Some(Step { is_fewest: true, ..step }),
            None => found,
        },
        Fewer::None => found.map(|step| Step { is_fewest: true, ..step }),
        Fewer::Unknown => found,
    }
}

/// The step with the fewest reasons among some, for candidates near to which they are.
fn near(
    position: &Position<'_>,
    mut open: Vec<Refuted>,
    technique: Technique,
    budget: Budget<'_>,
) -> Option<Step> {
    let first = |all: &[Refuted]| {
        let mut in_time = all.iter().take_while(|_| !budget.is_over());
        in_time.find_map(|refuted| step(position, refuted, technique, budget))
    };
    let mut last: Vec<Refuted> = Vec::new();
    for (near, compared) in NEAR {
        let mut all: Vec<Refuted> = Vec::new();
        for refuted in &open {
            if budget.is_over() {
                return None;
            }
            let Refuted { cell, values, reasons } = refuted;
            let (cell, values) = (*cell, *values);
            let reasons = &reasons[..near.min(reasons.len())];
            let fails = |reasons: &[Reason]| {
                !budget.is_over() && fails(position, reasons, cell, values, technique, budget)
            };
            if fails(reasons) {
                all.push(Refuted { cell, values, reasons: fewest(&[], false, reasons, &fails) });
            }
            if all.len() == compared {
                break;
            }
        }
        last.extend(all.extract_if(.., |refuted| refuted.reasons.len() > MOST));
        sort_by_number(&mut all, |refuted| refuted.reasons.len());
        let step = first(&all);
        if step.is_some() {
            return step;
        }
        open.retain(|refuted| refuted.reasons.len() > near);
    }
    sort_by_number(&mut last, |refuted| refuted.reasons.len());
    first(&last[..last.len().min(LAST)])
}

/// The proof that a cell holds none of some values, with the fewest reasons that are found.
pub(in crate::explain) fn because(
    position: &Position<'_>,
    cell: Cell,
    values: Values,
    technique: Technique,
    budget: Budget<'_>,
) -> Option<Proof> {
    let all = by_distance(position, cell);
    let fails = |reasons: &[Reason]| {
        !budget.is_over() && fails(position, reasons, cell, values, technique, budget)
    };
    let near = NEAR.iter().map(|(near, _)| &all[..all.len().min(*near)]);
    let near = near.take_while(|_| !budget.is_over());
    let reasons = near.filter(|near| fails(near)).map(|near| fewest(&[], false, near, &fails));
    let reasons = reasons.filter(|reasons| reasons.len() <= MOST).min_by_key(Vec::len)?;
    // Reasons that were found too late may be too few.
    if budget.is_over() {
        return None;
    }
    let (step, _) = alone(position, &Refuted { cell, values, reasons }, technique, budget)?;
    Some(step.proof)
}

/// Whether reasons alone leave none of these values in a cell.
pub(in crate::explain) fn fails(
    position: &Position<'_>,
    reasons: &[Reason],
    cell: Cell,
    values: Values,
    technique: Technique,
    budget: Budget<'_>,
) -> bool {
    let cells = scope(position, cell, reasons);
    let relaxed = Relaxed::new(position.puzzle(), reasons, cells);
    let budget = budget.with_guesses(guesses(technique) * MORE);
    relaxed.refutes(position.candidates(), cell, values, budget)
}

/// The candidates that the whole puzzle excludes as a technique does, in cells with few candidates first; some of
/// them if the time is over.
pub(in crate::explain) fn excluded(
    position: &Position<'_>,
    technique: Technique,
    budget: Budget<'_>,
) -> Vec<(Cell, Values)> {
    let Some(engine) = position.puzzle().engine(budget) else { return Vec::new() };
    let mut cells: Vec<Cell> =
        position.cells().filter(|&cell| position.of(cell).len() > 1).collect();
    sort_by_number(&mut cells, |&cell| position.of(cell).len());
    let in_time = |values: Values| values.iter().take_while(|_| !budget.is_over());
    let wrong = |cell: Cell| {
        let wrong = |value: &Value| {
            let mut assumed = position.candidates().to_vec();
            assumed[cell.index()] = Values::of(*value);
            Walk::new(engine, assumed).next(Budget::guesses(guesses(technique))) == Walked::Done
        };
        (cell, in_time(position.of(cell)).filter(wrong).collect::<Values>())
    };
    let wrong = cells.into_iter().take_while(|_| !budget.is_over()).map(wrong);
    wrong.filter(|(_, values)| !values.is_empty()).collect()
}

/// The same one by one, with all reasons.
fn refuted(
    position: &Position<'_>,
    excluded: &[(Cell, Values)],
    budget: Budget<'_>,
) -> Vec<Refuted> {
    let mut all = Vec::new();
    for &(cell, values) in excluded.iter().take_while(|_| !budget.is_over()) {
        let reasons = by_distance(position, cell);
        all.extend(values.iter().map(|value| {
            let values = Values::of(value);
            Refuted { cell, values, reasons: reasons.clone() }
        }));
    }
    all
}

/// Reasons that fail together, none of which can be left out: QuickXplain (U. Junker, 2004). Those that
/// come first are kept rather than the others.
pub(in crate::explain) fn fewest(
    kept: &[Reason],
    is_new: bool,
    among: &[Reason],
    fails: &dyn Fn(&[Reason]) -> bool,
) -> Vec<Reason> {
    if is_new && fails(kept) {
        return Vec::new();
    }
    if among.len() <= 1 {
        return among.to_vec();
    }
    let (first, second) = among.split_at(among.len() / 2);
    let second = fewest(&[kept, first].concat(), true, second, fails);
    let first = fewest(&[kept, &second].concat(), !second.is_empty(), first, fails);
    [first, second].concat()
}

/// All houses and rules, those near a cell first.
fn by_distance(position: &Position<'_>, cell: Cell) -> Vec<Reason> {
    let puzzle = position.puzzle();
    let board = puzzle.board();
    let houses = board.each_house().map(|(place, _)| Reason::House(place));
    let is_alone = |rule: &Rule| rule.single(board).is_some();
    let rules = puzzle.each_rule().filter(|(_, rule)| !is_alone(rule));
    let rules = rules.map(|(place, _)| Reason::Rule(place));
    let mut rest: Vec<(Reason, Vec<Cell>)> = houses
        .chain(rules)
        .map(|reason| {
            let cells = reason.cells(board, puzzle.rules()).unwrap_or_default();
            (reason, cells)
        })
        .collect();
    let mut reached = vec![cell];
    let mut near = Vec::new();
    while !rest.is_empty() {
        // A rule of the whole board is near to everything.
        let meets = |cells: &[Cell]| cells.is_empty() || cells.iter().any(|c| reached.contains(c));
        let (next, others): (Vec<_>, Vec<_>) = rest.into_iter().partition(|(_, c)| meets(c));
        rest = others;
        if next.is_empty() {
            break;
        }
        for (reason, cells) in next {
            reached.extend(cells);
            near.push(reason);
        }
        sort(&mut reached);
        reached.dedup();
    }
    near
}

/// A cell, and the cells that some reasons speak of.
pub(in crate::explain) fn scope(
    position: &Position<'_>,
    cell: Cell,
    reasons: &[Reason],
) -> Vec<Cell> {
    let puzzle = position.puzzle();
    let cells = reasons.iter().filter_map(|reason| reason.cells(puzzle.board(), puzzle.rules()));
    [cell].into_iter().chain(cells.flatten()).collect()
}

/// What some reasons say of a candidate, and of other cells.
pub(in crate::explain) fn step(
    position: &Position<'_>,
    refuted: &Refuted,
    technique: Technique,
    budget: Budget<'_>,
) -> Option<Step> {
    let (mut step, relaxed) = alone(position, refuted, technique, budget)?;
    // What the same reasons say of the other cells; if they are few, with more cells if need be.
    let whole = Proof { reasons: step.proof.reasons.clone(), cells: relaxed.cells.clone() };
    let mut more = Vec::new();
    for &other in relaxed.cells.iter().filter(|other| **other != refuted.cell) {
        let effect =
            Effect { cell: other, kept: kept(position, &relaxed, technique, other, budget) };
        if effect.kept == position.of(other) {
            continue;
        }
        if is_proven(position, &step.proof, effect) {
            step.effects.push(effect);
        } else if technique == Technique::HouseAndRules && is_proven(position, &whole, effect) {
            more.push(effect);
        }
    }
    if !more.is_empty() {
        more.extend(&step.effects);
        // One check goes through the cases of all effects.
        if position.check(FEW, &whole, &more).is_ok() {
            step = shortened(position, Step { proof: whole, effects: more, ..step });
        }
    }
    cut(position, &step.proof, &mut step.effects);
    sort_by_number(&mut step.effects, |effect| effect.cell.index());
    step.pattern = step.proof.cells.iter().map(|&cell| (cell, position.of(cell))).collect();
    Some(step)
}

/// What some reasons say of the cell of a candidate, and the reasons alone.
fn alone(
    position: &Position<'_>,
    refuted: &Refuted,
    technique: Technique,
    budget: Budget<'_>,
) -> Option<(Step, Relaxed)> {
    let Refuted { cell, values, reasons } = refuted;
    let cells = scope(position, *cell, reasons);
    let relaxed = Relaxed::new(position.puzzle(), reasons, cells);
    let kept = kept(position, &relaxed, technique, *cell, budget) - *values;
    let effects = vec![Effect { cell: *cell, kept }];
    let proof = Proof { reasons: reasons.clone(), cells: relaxed.cells.clone() };
    let step = Step { technique, effects, proof, pattern: Vec::new(), is_fewest: false };
    Some((proven(position, step)?, relaxed))
}

/// The candidates of a cell that reasons alone do not refute.
fn kept(
    position: &Position<'_>,
    alone: &Relaxed,
    technique: Technique,
    cell: Cell,
    budget: Budget<'_>,
) -> Values {
    let budget = budget.with_guesses(guesses(technique) * MORE);
    let is_wrong =
        |value: Value| alone.refutes(position.candidates(), cell, Values::of(value), budget);
    position.of(cell).iter().filter(|&value| !is_wrong(value)).collect()
}
