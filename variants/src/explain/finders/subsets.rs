//! Locked candidates, subsets and fish: what houses alone leave.

use ninefold::sorting::sort;

use super::singles::Whole;
use crate::board::{Cell, HouseIndex, HouseKind, Value, Values};
use crate::check::{Effect, Proof, Reason};
use crate::explain::position::Position;
use crate::explain::step::Step;
use crate::explain::technique::Technique;

/// Values that must stand in some cells, so that no cell holds them that sees all these: the first of the values for which
/// that says anything, and those for which the same two reasons say more.
pub(in crate::explain) fn locked(
    position: &Position<'_>,
    reason: &Reason,
    cells: &[Cell],
    values: Values,
) -> Option<Step> {
    let mut values = values.iter();
    let (mut all, mut step) = values.find_map(|value| {
        let all = Values::of(value);
        Some((all, locked_values(position, reason, cells, all)?))
    })?;
    if step.proof.reasons.len() > 2 {
        return Some(step);
    }
    for value in values {
        let Some(more) = locked_values(position, reason, cells, all.with(value)) else { continue };
        let keeps = |one: &Effect| {
            more.effects.iter().any(|more| more.cell == one.cell && !more.kept.meets(all))
        };
        let says_more = |one: &Effect| position.of(one.cell).contains(value);
        let is_same = more.proof == step.proof && step.effects.iter().all(keeps);
        if is_same && more.effects.iter().any(says_more) {
            (all, step) = (all.with(value), more);
        }
    }
    Some(step)
}

/// Values that must all stand in some cells, so that no cell holds them that sees all of these.
pub(in crate::explain) fn locked_values(
    position: &Position<'_>,
    reason: &Reason,
    cells: &[Cell],
    values: Values,
) -> Option<Step> {
    let places: Vec<Cell> =
        cells.iter().copied().filter(|&cell| position.of(cell).meets(values)).collect();
    if places.len() < 2 {
        return None;
    }
    // For each target the reasons why it differs from each place.
    let mut targets: Vec<(Cell, Vec<&[Reason]>)> = Vec::new();
    for target in position.cells() {
        if places.contains(&target) || !position.of(target).meets(values) {
            continue;
        }
        let why =
            |place: &Cell| Some(position.differ(*place, target)).filter(|why| !why.is_empty());
        targets.extend(places.iter().map(why).collect::<Option<_>>().map(|why| (target, why)));
    }
    // Targets for which the fewest reasons do go together.
    let why = targets.iter().map(|(_, why)| few(why, reason)).min_by_key(Vec::len)?;
    let does = |one: &Reason| one == reason || why.contains(one);
    let targets = targets.iter().filter(|(_, all)| all.iter().all(|one| one.iter().any(does)));
    let effects = targets.map(|&(cell, _)| without(position, cell, values)).collect();
    let mut reasons = vec![reason.clone()];
    reasons.extend(why);
    let pattern = places.iter().map(|&cell| (cell, position.of(cell) & values)).collect();
    let cells = cells.to_vec();
    Some(Step {
        technique: Technique::LockedCandidates,
        effects,
        proof: Proof { reasons, cells },
        pattern,
        is_fewest: false,
    })
}

/// Few reasons, one of each list at least; one of them need not be counted.
pub(in crate::explain) fn few(lists: &[&[Reason]], known: &Reason) -> Vec<Reason> {
    let mut open: Vec<&[Reason]> =
        lists.iter().copied().filter(|list| !list.contains(known)).collect();
    let mut few: Vec<Reason> = Vec::new();
    while let Some(list) = open.first() {
        let covers = |one: &&Reason| open.iter().filter(|list| list.contains(one)).count();
        // Of several that do equally, the first: a row rather than a rule.
        let Some(best) = list.iter().rev().max_by_key(covers).cloned() else { break };
        open.retain(|list| !list.contains(&best));
        few.push(best);
    }
    few
}

/// Whether a step is one of those that are looked for.
pub(in crate::explain) type Fits<'f> = &'f dyn Fn(&Step) -> bool;

/// Cells of a house that hold as many values, or values that stand in as many cells.
pub(in crate::explain) fn subset(
    position: &Position<'_>,
    wholes: &[Whole],
    size: usize,
    fits: Fits<'_>,
) -> Option<Step> {
    let naked = wholes.iter().find_map(|whole| naked(position, whole, size, fits));
    naked.or_else(|| wholes.iter().find_map(|whole| hidden(position, whole, size, fits)))
}

fn naked(
    position: &Position<'_>,
    (reason, cells): &Whole,
    size: usize,
    fits: Fits<'_>,
) -> Option<Step> {
    let few = |cell: &Cell| (2..=size).contains(&position.of(*cell).len());
    let few: Vec<Cell> = cells.iter().copied().filter(few).collect();
    choose(few.len(), size, &mut |chosen| {
        let chosen: Vec<Cell> = chosen.iter().map(|&i| few[i]).collect();
        let values = chosen.iter().fold(Values::EMPTY, |all, cell| all | position.of(*cell));
        if values.len() != size {
            return None;
        }
        let others = cells.iter().filter(|cell| !chosen.contains(cell));
        let effects: Vec<Effect> = others
            .filter(|cell| position.of(**cell).meets(values))
            .map(|&cell| without(position, cell, values))
            .collect();
        let technique = [Technique::NakedPair, Technique::NakedTriple, Technique::NakedQuad];
        let pattern = chosen.iter().map(|&cell| (cell, position.of(cell))).collect();
        step(technique[size - 2], effects, vec![reason.clone()], chosen, pattern).filter(fits)
    })
}

fn hidden(
    position: &Position<'_>,
    (reason, cells): &Whole,
    size: usize,
    fits: Fits<'_>,
) -> Option<Step> {
    let all = position.puzzle().board().values();
    let places = |value: Value| -> Vec<Cell> {
        cells.iter().copied().filter(|&cell| position.of(cell).contains(value)).collect()
    };
    let few: Vec<Value> =
        all.iter().filter(|&value| (2..=size).contains(&places(value).len())).collect();
    choose(few.len(), size, &mut |chosen| {
        let values: Values = chosen.iter().map(|&i| few[i]).collect();
        let held: Vec<Cell> =
            cells.iter().copied().filter(|&cell| position.of(cell).meets(values)).collect();
        if held.len() != size {
            return None;
        }
        let more = held.iter().filter(|cell| !position.of(**cell).is_subset(values));
        let effects: Vec<Effect> =
            more.map(|&cell| without(position, cell, all - values)).collect();
        let technique = [Technique::HiddenPair, Technique::HiddenTriple, Technique::HiddenQuad];
        let pattern = held.iter().map(|&cell| (cell, position.of(cell) & values)).collect();
        step(technique[size - 2], effects, vec![reason.clone()], cells.clone(), pattern)
            .filter(fits)
    })
}

/// A value in this many rows stands in as many columns, or the other way round.
pub(in crate::explain) fn fish(position: &Position<'_>, size: usize) -> Option<Step> {
    let board = position.puzzle().board();
    let lines = |kind: HouseKind| -> Vec<(HouseIndex, &[Cell])> {
        let whole = board
            .each_house()
            .filter(|(_, h)| h.kind == kind && h.cells.len() == board.value_count());
        whole.map(|(place, house)| (place, &house.cells[..])).collect()
    };
    let (rows, columns) = (lines(HouseKind::Row), lines(HouseKind::Column));
    let both = [(&rows, &columns), (&columns, &rows)];
    let crossing = |covers: &[(HouseIndex, &[Cell])], cell: Cell| {
        covers.iter().find(|(_, cells)| cells.contains(&cell)).map(|(place, _)| *place)
    };
    board.values().iter().find_map(|value| {
        both.iter().find_map(|(bases, covers)| {
            let holds = |cell: &&Cell| position.of(**cell).contains(value);
            let few: Vec<_> = bases
                .iter()
                .filter(|(_, cells)| (2..=size).contains(&cells.iter().filter(holds).count()))
                .collect();
            choose(few.len(), size, &mut |chosen| {
                let places: Vec<Cell> =
                    chosen.iter().flat_map(|&i| few[i].1.iter().filter(holds).copied()).collect();
                let mut crossed = places
                    .iter()
                    .map(|&cell| crossing(covers, cell))
                    .collect::<Option<Vec<_>>>()?;
                sort(&mut crossed);
                crossed.dedup();
                if crossed.len() != size {
                    return None;
                }
                let cells = crossed.iter().flat_map(|&house| &board.house(house).cells);
                let effects: Vec<Effect> = cells
                    .filter(|cell| holds(cell) && !places.contains(cell))
                    .map(|&cell| without(position, cell, Values::of(value)))
                    .collect();
                let bases = chosen.iter().map(|&i| few[i].0);
                let reasons = bases.chain(crossed.iter().copied()).map(Reason::House).collect();
                let matter = chosen.iter().flat_map(|&i| few[i].1.iter().copied()).collect();
                let pattern = places.iter().map(|&cell| (cell, Values::of(value))).collect();
                let technique = [Technique::XWing, Technique::Swordfish][size - 2];
                step(technique, effects, reasons, matter, pattern)
            })
        })
    })
}

fn step(
    technique: Technique,
    effects: Vec<Effect>,
    reasons: Vec<Reason>,
    cells: Vec<Cell>,
    pattern: Vec<(Cell, Values)>,
) -> Option<Step> {
    let proof = Proof { reasons, cells };
    (!effects.is_empty()).then_some(Step { technique, effects, proof, pattern, is_fewest: false })
}

fn without(position: &Position<'_>, cell: Cell, values: Values) -> Effect {
    Effect { cell, kept: position.of(cell) - values }
}

/// The first answer for any choice of this many numbers below `count`.
fn choose<T>(count: usize, size: usize, ask: &mut dyn FnMut(&[usize]) -> Option<T>) -> Option<T> {
    fn more<T>(
        chosen: &mut Vec<usize>,
        count: usize,
        size: usize,
        ask: &mut dyn FnMut(&[usize]) -> Option<T>,
    ) -> Option<T> {
        if chosen.len() == size {
            return ask(chosen);
        }
        for next in chosen.last().map_or(0, |last| last + 1)..count {
            chosen.push(next);
            let answer = more(chosen, count, size, ask);
            chosen.pop();
            if answer.is_some() {
                return answer;
            }
        }
        None
    }
    more(&mut Vec::new(), count, size, ask)
}
