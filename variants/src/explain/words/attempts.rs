//! Which arguments are tried for a step, those first that a person follows most easily.

use std::cell::Cell as Count;
use std::rc::Rc;

use ninefold::sorting::{sort, sort_by_number};

use super::argument::{Argument, Case, Material, Premise, Seen};
use crate::board::{Cell, Value, Values};
use crate::check::{Alone, Effect, Reason};
use crate::explain::finders::different::all_different;
use crate::explain::finders::relaxed::Relaxed;
use crate::explain::position::Position;
use crate::explain::step::Step;

/// No short argument has more reasons than this, so none is looked for; a claim may name many.
const REASONS: usize = 30;
/// At most this many values are tried; where that takes long, at most the second number.
const TRIED: (usize, usize) = (8, 3);
/// Of a reason with more cells than this nobody sees at once what it leaves, and of two.
const SEEN: (usize, usize) = (12, 22);
/// A cell with at most this many values may be tried case by case, and so many cells.
const VALUES: usize = 3;
const SPLIT: usize = 8;
/// Two reasons must share this many cells.
const SHARED: usize = 2;

/// Finds the best argument against one of the values that a step rules out, in cases if the step tries some; none if
/// there is no short one that says more than the reasons.
pub(in crate::explain) fn argument(position: &Position<'_>, step: &Step) -> Vec<Case> {
    let gone = gone(position, step);
    let is_placed = |gone: &&(Cell, Values)| step.placements().any(|(cell, _)| cell == gone.0);
    let (placed, rest) = gone.split_at(gone.iter().take_while(is_placed).count());
    find(position, step, placed).or_else(|| find(position, step, rest)).unwrap_or_default()
}

/// So few reasons may be said to fail together at once.
const BARE: usize = 3;

/// Some of the values that a step of few reasons rules out, each with nothing else to say than that these cannot hold
/// then.
pub(in crate::explain) fn bare(position: &Position<'_>, step: &Step) -> Vec<Case> {
    let reasons = step.proof.reasons.len();
    if reasons > BARE {
        return Vec::new();
    }
    let case = |against: (Cell, Values)| Case {
        start: start(position.candidates(), against),
        assumed: vec![against],
        links: Vec::new(),
        end: Seen::Reasons((0..reasons).collect()),
    };
    gone(position, step).into_iter().take(TRIED.1).map(case).collect()
}

/// The values that a step rules out, one by one, first those of cells that it fills.
pub(in crate::explain) fn gone(position: &Position<'_>, step: &Step) -> Vec<(Cell, Values)> {
    let gone = |Effect { cell, kept }: Effect| {
        let mut gone: Vec<Value> = (position.of(cell) - kept).iter().collect();
        // The values next to those that are left are the hardest to rule out.
        let near = |value: &Value| {
            kept.iter().map(|kept| kept.0.abs_diff(value.0).into()).min().unwrap_or(0)
        };
        sort_by_number(&mut gone, near);
        gone.into_iter().map(move |value| (cell, Values::of(value)))
    };
    step.ordered(position.puzzle()).into_iter().flat_map(gone).collect()
}

/// What may be said of a step.
struct Attempts<'a> {
    material: Material<'a>,
    /// The cells of each reason; none of a rule of the whole board.
    cells: Vec<Vec<Cell>>,
    /// The values that the step rules out.
    gone: &'a [(Cell, Values)],
}

/// The same against one of these values.
fn find(position: &Position<'_>, step: &Step, gone: &[(Cell, Values)]) -> Option<Vec<Case>> {
    if gone.is_empty() || step.proof.reasons.len() > REASONS {
        return None;
    }
    let all = Attempts::new(position, step, gone)?;
    let (plain, exact) = (all.singles(0), all.singles(SEEN.0));
    let cases = || all.in_cases(&plain).or_else(|| all.in_cases(&exact));
    let found = all.direct(&plain, TRIED.0);
    let found = found.or_else(|| all.direct(&exact, TRIED.1));
    let found = found.or_else(|| if step.tells_cases() { cases() } else { None });
    if found.is_some() {
        return found;
    }
    let different = all.different(exact);
    let found = all.direct(&different, TRIED.1);
    found.or_else(|| all.direct(&all.pairs(different), TRIED.1))
}

impl<'a> Attempts<'a> {
    /// None if the step has no proof of its reasons alone.
    fn new(position: &'a Position<'a>, step: &'a Step, gone: &'a [(Cell, Values)]) -> Option<Self> {
        let puzzle = position.puzzle();
        let (board, rules, proof) = (puzzle.board(), puzzle.rules(), &step.proof);
        let cells: Vec<Cell> = step.effects.iter().map(|effect| effect.cell).collect();
        let alone = Alone::new(board, rules, proof, &cells)?;
        let cells = |reason: &Reason| reason.cells(board, rules).unwrap_or_default();
        let cells = proof.reasons.iter().map(cells).collect();
        let material = Material { position, reasons: &proof.reasons, alone, work: Count::new(0) };
        Some(Attempts { material, cells, gone })
    }

    fn premise(&self, seen: Vec<usize>, most: usize) -> Rc<Premise> {
        let mut cells: Vec<Cell> = seen.iter().flat_map(|&one| self.cells[one].clone()).collect();
        sort(&mut cells);
        cells.dedup();
        let exact = (1..=most).contains(&cells.len()).then(|| {
            let reasons: Vec<Reason> =
                seen.iter().map(|&one| self.material.reasons[one].clone()).collect();
            Relaxed::new(self.material.position.puzzle(), &reasons, cells)
        });
        Rc::new(Premise { seen: Seen::Reasons(seen), exact })
    }

    /// Each reason, and all that it says at once if it has at most this many cells.
    fn singles(&self, most: usize) -> Vec<Rc<Premise>> {
        (0..self.cells.len()).map(|one| self.premise(vec![one], most)).collect()
    }

    /// The same with cells that all differ.
    fn different(&self, mut premises: Vec<Rc<Premise>>) -> Vec<Rc<Premise>> {
        let Material { position, reasons, alone, .. } = &self.material;
        let all = all_different(position, reasons, &alone.scope).into_iter().map(Seen::Different);
        premises.extend(all.map(|seen| Rc::new(Premise { seen, exact: None })));
        premises
    }

    /// The same with two reasons at once.
    fn pairs(&self, mut premises: Vec<Rc<Premise>>) -> Vec<Rc<Premise>> {
        for (second, b) in self.cells.iter().enumerate() {
            for (first, a) in self.cells[..second].iter().enumerate() {
                // A rule of the whole board names no cells, and is seen with each house and rule.
                let is_seen = match (a.is_empty(), b.is_empty()) {
                    (false, false) => a.iter().filter(|cell| b.contains(cell)).count() >= SHARED,
                    (one, other) => one != other,
                };
                if is_seen {
                    premises.push(self.premise(vec![first, second], SEEN.1));
                }
            }
        }
        premises
    }

    /// The best argument against one of so many values.
    fn direct(&self, premises: &[Rc<Premise>], tried: usize) -> Option<Vec<Case>> {
        self.material.work.set(0);
        let found = self.gone.iter().take(tried).filter_map(|&against| {
            let found = Argument::lead(&self.material, premises, start(self.now(), against))?;
            (!found.is_bare()).then_some((against, found))
        });
        let mut found: Vec<((Cell, Values), Argument<'_>)> = found.collect();
        loop {
            let (best, _) = found.iter().enumerate().min_by_key(|(_, (_, one))| one.weight())?;
            let (against, best) = found.remove(best);
            if let Some(case) = best.into_case(vec![against]) {
                return Some(vec![case]);
            }
        }
    }

    /// The same for each value of another cell.
    fn in_cases(&self, premises: &[Rc<Premise>]) -> Option<Vec<Case>> {
        let work = &self.material.work;
        self.gone.iter().take(TRIED.1).find_map(|&against| {
            work.set(0);
            let first = start(self.now(), against);
            let left = self.material.all_left(premises, &first);
            let mut split: Vec<Cell> = self.material.alone.scope.clone();
            split.retain(|cell| (2..=VALUES).contains(&left[cell.index()].len()));
            sort_by_number(&mut split, |cell| left[cell.index()].len());
            let all = split.iter().take(SPLIT).filter_map(|&other| {
                work.set(0);
                let case = |value: Value| {
                    let other = (other, Values::of(value));
                    let found = Argument::lead(&self.material, premises, start(&first, other))?;
                    found.into_case(vec![against, other])
                };
                left[other.index()].iter().map(case).collect::<Option<Vec<Case>>>()
            });
            all.min_by_key(|cases| cases.iter().map(|case| case.links.len()).sum::<usize>())
        })
    }

    fn now(&self) -> &'a [Values] {
        self.material.position.candidates()
    }
}

/// What cells may hold if one of them holds one of these values.
fn start(open: &[Values], (cell, values): (Cell, Values)) -> Vec<Values> {
    let mut start = open.to_vec();
    start[cell.index()] = values;
    start
}
