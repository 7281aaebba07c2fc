//! How a proof goes, one reason after the other, until one cannot hold: what a person would say.

use std::cell::Cell as Count;

use super::position::Position;
use super::relaxed::Relaxed;
use super::step::Step;
use crate::board::{Cell, Value, Values, sort_by_number};
use crate::check::{Alone, Reason};

/// What one reason leaves in some cells.
pub(super) struct Link {
    /// Its place among the reasons of the step.
    pub(super) reason: usize,
    /// The cells that later links need: what they could hold before, and can now.
    pub(super) left: Vec<(Cell, Values, Values)>,
}

/// What follows link by link if a cell holds a value, and the reason that cannot hold then.
pub(super) struct Argument<'a> {
    alone: &'a Alone<'a>,
    /// All that a reason says at once, where that is needed.
    exact: &'a [Option<Relaxed>],
    /// How much was asked.
    work: &'a Count<u32>,
    start: Vec<Values>,
    /// The reasons in order, with the cells of which each is used.
    order: Vec<(usize, Vec<Cell>)>,
    /// The reason that cannot hold.
    pub(super) end: usize,
}

/// An argument with more links than this is none that a person follows.
const MOST: usize = 10;
/// More values than this are not tried.
const TRIED: usize = 8;
/// As much may be asked for one sentence.
const WORK: u32 = 3_000;
/// What it costs to ask for all that a reason says at once, and how many values are tried so.
const EXACT: (u32, usize) = (10, 3);
/// Of reasons with more cells than this nobody sees at once what they leave.
const SEEN: usize = 12;

/// Finds the best argument against one of the values that a step rules out; None if there is no short one that says
/// more than the reasons. `then` gets the cell, the value, the links and the reason that cannot hold.
pub(super) fn argument<T>(
    position: &Position<'_>,
    step: &Step,
    then: impl FnOnce(Cell, Values, Vec<Link>, usize) -> T,
) -> Option<T> {
    let puzzle = position.puzzle();
    let (board, rules, proof) = (puzzle.board(), puzzle.rules(), &step.proof);
    let gone = step.effects.iter().flat_map(|effect| {
        let gone = Values(position.of(effect.cell).0 & !effect.kept.0);
        let mut gone: Vec<Value> = gone.iter().collect();
        // The values next to those that are left are the hardest to rule out.
        let near = |value: &Value| {
            effect.kept.iter().map(|kept| kept.0.abs_diff(value.0).into()).min().unwrap_or(0)
        };
        sort_by_number(&mut gone, near);
        gone.into_iter().map(|value| (effect.cell, Values::NONE.with(value)))
    });
    let gone: Vec<(Cell, Values)> = gone.take(TRIED).collect();
    let cells: Vec<Cell> = step.effects.iter().map(|effect| effect.cell).collect();
    let alone = Alone::new(board, rules, proof, &cells)?;
    let mut open = vec![board.all(); board.cells()];
    for &cell in &proof.cells {
        open[cell.index()] = position.of(cell);
    }
    let work = Count::new(0);
    let all = |exact: &[Option<Relaxed>], tried: usize| {
        let found = gone.iter().take(tried).filter_map(|&(cell, value)| {
            let mut start = open.clone();
            start[cell.index()] = value;
            let argument =
                Argument { alone: &alone, exact, work: &work, start, order: Vec::new(), end: 0 };
            Some((cell, value, argument.lead()?))
        });
        let found = found.filter(|(.., argument)| !argument.order.is_empty());
        let (cell, value, argument) = found.min_by_key(|(.., argument)| argument.weight())?;
        let end = argument.end;
        Some((cell, value, argument.told(), end))
    };
    let exact = |reason: &Reason| {
        let cells = reason.cells(board, rules)?;
        let seen = (1..=SEEN).contains(&cells.len());
        seen.then(|| Relaxed::new(puzzle, std::slice::from_ref(reason), cells))
    };
    let found = all(&[], TRIED).or_else(|| {
        work.set(0);
        all(&proof.reasons.iter().map(exact).collect::<Vec<_>>(), EXACT.1)
    });
    found.map(|(cell, value, links, end)| then(cell, value, links, end))
}

impl Argument<'_> {
    /// How many reasons it leaves out, and how many links it has: one that uses all reasons tells most.
    fn weight(&self) -> (usize, usize) {
        let is_used = |reason: &usize| {
            *reason == self.end || self.order.iter().any(|(used, _)| used == reason)
        };
        (self.alone.len() - (0..self.alone.len()).filter(is_used).count(), self.order.len())
    }

    /// What a reason leaves; None if it cannot hold.
    fn left(&self, domains: &[Values], reason: usize) -> Option<Vec<Values>> {
        self.work.set(self.work.get() + if self.exact.is_empty() { 1 } else { EXACT.0 });
        let mut left = self.alone.left(domains, reason)?;
        if let Some(Some(exact)) = self.exact.get(reason) {
            for (cell, kept) in exact.cells.iter().zip(exact.kept(&left)) {
                if kept.is_empty() {
                    return None;
                }
                left[cell.index()] = kept;
            }
        }
        Some(left)
    }

    /// Takes one reason after the other until one cannot hold, and leaves out again what that does not need.
    fn lead(mut self) -> Option<Self> {
        let mut domains = self.start.clone();
        'reasons: loop {
            let before = domains.clone();
            for reason in 0..self.alone.len() {
                if self.order.len() > 3 * MOST || self.work.get() > WORK {
                    return None;
                }
                let Some(after) = self.left(&domains, reason) else {
                    self.end = reason;
                    break 'reasons;
                };
                let differs = |cell: &&Cell| after[cell.index()] != domains[cell.index()];
                let changed: Vec<Cell> = self.alone.scope.iter().filter(differs).copied().collect();
                if !changed.is_empty() {
                    self.order.push((reason, changed));
                    domains = after;
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
        for (reason, cells) in &self.order {
            // A contradiction that comes earlier is not the one that is told.
            let after = self.left(&domains, *reason)?;
            let mut left = Vec::new();
            for &cell in cells {
                let (before, after) = (domains[cell.index()], after[cell.index()]);
                left.push((cell, before, after));
                domains[cell.index()] = after;
            }
            links.push(Link { reason: *reason, left });
        }
        self.left(&domains, self.end).is_none().then_some(links)
    }

    /// The links, each with the cells that the argument needs.
    fn told(mut self) -> Vec<Link> {
        for at in (0..self.order.len()).rev() {
            for of in (0..self.order[at].1.len()).rev() {
                let cell = self.order[at].1.remove(of);
                if self.shorter().is_none() {
                    self.order[at].1.insert(of, cell);
                }
            }
        }
        self.links().unwrap_or_default()
    }
}
