//! How a proof goes, one reason after the other, until one cannot hold: what a person would say.

use std::cell::Cell as Count;

use super::position::Position;
use super::relaxed::Relaxed;
use super::step::Step;
use super::technique::Technique;
use crate::board::{Cell, Value, Values, sort, sort_by_number};
use crate::check::{Alone, Reason};

/// One reason, or two that a person sees at once, by their places among those of the step.
pub(super) type Seen = Vec<usize>;

/// What one or two reasons leave in some cells.
pub(super) struct Link {
    /// The reasons.
    pub(super) reasons: Seen,
    /// The cells that later links need: what they could hold before, and can now.
    pub(super) left: Vec<(Cell, Values, Values)>,
}

/// One case: what follows link by link from some values in cells, until one or two reasons cannot hold.
pub(super) struct Case {
    /// The cells, each with its value.
    pub(super) assumed: Vec<(Cell, Values)>,
    pub(super) links: Vec<Link>,
    /// What cannot hold then.
    pub(super) end: Seen,
}

/// What may be one link of an argument.
struct Part {
    seen: Seen,
    /// All that it says at once, where that is needed.
    exact: Option<Relaxed>,
}

/// What follows link by link if a cell holds a value, and what cannot hold then.
struct Argument<'a> {
    alone: &'a Alone<'a>,
    parts: &'a [Part],
    /// How much was asked.
    work: &'a Count<u32>,
    start: Vec<Values>,
    /// The parts in order, with the cells of which each is used.
    order: Vec<(usize, Vec<Cell>)>,
    /// The part that cannot hold.
    end: usize,
}

/// An argument with more links than this is none that a person follows.
const MOST: usize = 10;
/// No short argument has more reasons than this, so none is looked for; a claim may name many.
const REASONS: usize = 30;
/// More values than this are not tried.
const TRIED: usize = 8;
/// As much may be asked for one sentence.
const WORK: u32 = 3_000;
/// What it costs to ask for all that a reason says at once, and how many values are tried so.
const EXACT: (u32, usize) = (10, 3);
/// Of a reason with more cells than this nobody sees at once what it leaves, and of two.
const SEEN: (usize, usize) = (12, 22);
/// A cell with at most this many values may be tried case by case, and so many cells.
const VALUES: usize = 3;
const SPLIT: usize = 8;
/// Two reasons must share this many cells.
const SHARED: usize = 2;

/// Finds the best argument against one of the values that a step rules out, in cases if the step tries some; none if
/// there is no short one that says more than the reasons.
pub(super) fn argument(position: &Position<'_>, step: &Step) -> Vec<Case> {
    find(position, step).unwrap_or_default()
}

fn find(position: &Position<'_>, step: &Step) -> Option<Vec<Case>> {
    let puzzle = position.puzzle();
    let (board, rules, proof) = (puzzle.board(), puzzle.rules(), &step.proof);
    if proof.reasons.len() > REASONS {
        return None;
    }
    let gone = step.effects.iter().flat_map(|effect| {
        let mut gone: Vec<Value> = (position.of(effect.cell) - effect.kept).iter().collect();
        // The values next to those that are left are the hardest to rule out.
        let near = |value: &Value| {
            effect.kept.iter().map(|kept| kept.0.abs_diff(value.0).into()).min().unwrap_or(0)
        };
        sort_by_number(&mut gone, near);
        gone.into_iter().map(|value| (effect.cell, Values::of(value)))
    });
    let gone: Vec<(Cell, Values)> = gone.take(TRIED).collect();
    let cells: Vec<Cell> = step.effects.iter().map(|effect| effect.cell).collect();
    let alone = Alone::new(board, rules, proof, &cells)?;
    let mut open = vec![board.values(); board.cell_count()];
    for &cell in &proof.cells {
        open[cell.index()] = position.of(cell);
    }
    let work = Count::new(0);
    let starts: Vec<Vec<Values>> = gone
        .iter()
        .map(|&(cell, value)| {
            let mut start = open.clone();
            start[cell.index()] = value;
            start
        })
        .collect();
    let direct = |parts: &[Part], tried: usize| {
        work.set(0);
        let all = gone.iter().zip(&starts).take(tried);
        let found = all.filter_map(|(&against, start)| {
            let found = Argument::new(&alone, parts, &work, start).lead()?;
            (!found.order.is_empty()).then_some((against, found))
        });
        let (against, found) = found.min_by_key(|(_, found)| found.weight())?;
        Some(vec![found.into_case(vec![against])])
    };
    let in_cases = |parts: &[Part]| {
        gone.iter().zip(&starts).take(EXACT.1).find_map(|(&against, start)| {
            work.set(0);
            let left = Argument::new(&alone, parts, &work, start).all_left();
            let mut split: Vec<Cell> = alone.scope.clone();
            split.retain(|cell| (2..=VALUES).contains(&left[cell.index()].len()));
            sort_by_number(&mut split, |cell| left[cell.index()].len());
            let all = split.iter().take(SPLIT).filter_map(|&other| {
                work.set(0);
                let case = |value: Value| {
                    let mut start = start.clone();
                    start[other.index()] = Values::of(value);
                    let found = Argument::new(&alone, parts, &work, &start).lead()?;
                    Some(found.into_case(vec![against, (other, Values::of(value))]))
                };
                left[other.index()].iter().map(case).collect::<Option<Vec<Case>>>()
            });
            all.min_by_key(|cases| cases.iter().map(|case| case.links.len()).sum::<usize>())
        })
    };
    let cells: Vec<Vec<Cell>> =
        proof.reasons.iter().map(|reason| reason.cells(board, rules).unwrap_or_default()).collect();
    let part = |seen: Seen, most: usize| {
        let reasons: Vec<Reason> = seen.iter().map(|&one| proof.reasons[one].clone()).collect();
        let mut cells: Vec<Cell> = seen.iter().flat_map(|&one| cells[one].clone()).collect();
        sort(&mut cells);
        cells.dedup();
        let exact = (1..=most).contains(&cells.len());
        let exact = exact.then(|| Relaxed::new(puzzle, &reasons, cells));
        Part { seen, exact }
    };
    let singles = |most: usize| (0..alone.len()).map(|one| part(vec![one], most)).collect();
    let pairs = || {
        let mut parts: Vec<Part> = singles(SEEN.0);
        for (second, b) in cells.iter().enumerate() {
            for (first, a) in cells[..second].iter().enumerate() {
                // A rule of the whole board names no cells, and is seen with each house and rule.
                let is_seen = match (a.is_empty(), b.is_empty()) {
                    (false, false) => a.iter().filter(|cell| b.contains(cell)).count() >= SHARED,
                    (one, other) => one != other,
                };
                if is_seen {
                    parts.push(part(vec![first, second], SEEN.1));
                }
            }
        }
        parts
    };
    let found = direct(&singles(0), TRIED).or_else(|| direct(&singles(SEEN.0), EXACT.1));
    let tried = || in_cases(&singles(0)).or_else(|| in_cases(&singles(SEEN.0)));
    let is_tried = cfg!(feature = "fewest") && step.technique == Technique::Cases;
    let found = found.or_else(|| if is_tried { tried() } else { None });
    found.or_else(|| direct(&pairs(), EXACT.1))
}

impl<'a> Argument<'a> {
    /// What follows from this start.
    fn new(
        alone: &'a Alone<'a>,
        parts: &'a [Part],
        work: &'a Count<u32>,
        start: &[Values],
    ) -> Self {
        Argument { alone, parts, work, start: start.to_vec(), order: Vec::new(), end: 0 }
    }

    /// How many reasons it leaves out, and how many links it has: one that uses all reasons tells most.
    fn weight(&self) -> (usize, usize) {
        let parts = self.order.iter().map(|(part, _)| *part).chain([self.end]);
        let used: Vec<usize> = parts.flat_map(|part| self.parts[part].seen.clone()).collect();
        let is_left_out = |reason: &usize| !used.contains(reason);
        ((0..self.alone.len()).filter(is_left_out).count(), self.order.len())
    }

    /// What a part leaves; None if it cannot hold.
    fn left(&self, domains: &[Values], part: usize) -> Option<Vec<Values>> {
        let Part { seen, exact } = &self.parts[part];
        self.work.set(self.work.get() + if exact.is_some() { EXACT.0 } else { 1 });
        let mut left = domains.to_vec();
        for &reason in seen {
            left = self.alone.left(&left, reason)?;
        }
        if let Some(exact) = exact {
            for (cell, kept) in exact.cells.iter().zip(exact.kept(&left)) {
                if kept.is_empty() {
                    return None;
                }
                left[cell.index()] = kept;
            }
        }
        Some(left)
    }

    /// What all parts leave again and again; they are not enough for a contradiction, or it does not matter.
    fn all_left(&self) -> Vec<Values> {
        let mut domains = self.start.clone();
        loop {
            let before = domains.clone();
            for part in 0..self.alone.len() {
                match self.left(&domains, part) {
                    Some(left) if self.work.get() <= WORK => domains = left,
                    _ => return domains,
                }
            }
            if domains == before {
                return domains;
            }
        }
    }

    /// Takes one part after the other until one cannot hold, and leaves out again what that does not need.
    fn lead(mut self) -> Option<Self> {
        let mut domains = self.start.clone();
        'parts: loop {
            let before = domains.clone();
            for part in 0..self.parts.len() {
                if self.order.len() > 3 * MOST || self.work.get() > WORK {
                    return None;
                }
                let Some(after) = self.left(&domains, part) else {
                    self.end = part;
                    break 'parts;
                };
                let differs = |cell: &&Cell| after[cell.index()] != domains[cell.index()];
                let changed: Vec<Cell> = self.alone.scope.iter().filter(differs).copied().collect();
                if !changed.is_empty() {
                    self.order.push((part, changed));
                    domains = after;
                    // What one reason says comes before what two say.
                    if part >= self.alone.len() {
                        continue 'parts;
                    }
                }
            }
            if domains == before {
                return None;
            }
        }
        for at in (0..self.order.len()).rev() {
            let link = self.order.remove(at);
            if self.shorter().is_none() {
                self.order.insert(at, link);
            }
        }
        (self.order.len() <= MOST).then_some(self)
    }

    /// The links in order; None if they do not lead to the end, or there is no time to see whether they do.
    fn shorter(&self) -> Option<Vec<Link>> {
        if self.work.get() > WORK { None } else { self.links() }
    }

    /// The links in order; None if they do not lead to the end.
    fn links(&self) -> Option<Vec<Link>> {
        let mut domains = self.start.clone();
        let mut links = Vec::new();
        for (part, cells) in &self.order {
            // A contradiction that comes earlier is not the one that is told.
            let after = self.left(&domains, *part)?;
            let mut left = Vec::new();
            for &cell in cells {
                let (before, after) = (domains[cell.index()], after[cell.index()]);
                // What was known by then is not told.
                if before != after {
                    left.push((cell, before, after));
                }
                domains[cell.index()] = after;
            }
            if !left.is_empty() {
                links.push(Link { reasons: self.parts[*part].seen.clone(), left });
            }
        }
        self.left(&domains, self.end).is_none().then_some(links)
    }

    /// The case, of each link with the cells that the argument needs.
    fn into_case(mut self, assumed: Vec<(Cell, Values)>) -> Case {
        for at in (0..self.order.len()).rev() {
            for of in (0..self.order[at].1.len()).rev() {
                let cell = self.order[at].1.remove(of);
                if self.shorter().is_none() {
                    self.order[at].1.insert(of, cell);
                }
            }
        }
        let (links, end) = (self.links().unwrap_or_default(), self.parts[self.end].seen.clone());
        Case { assumed, links, end }
    }
}
