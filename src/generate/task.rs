//! The making of one puzzle: start after start, until one leads to a puzzle as requested.

use super::error::NotFound;
use super::grids::grid;
use super::question::{Known, Question, given};
use super::random::Random;
use super::reduce::Reduction;
use super::request::Request;
use crate::grid::{Cell, CellSet, Grid, Solution};
use crate::solve::{Cancel, Puzzle};
use alloc::vec::Vec;

/// A puzzle being made, from one question to the next.
pub(super) struct Task<'a> {
    request: &'a Request,
    stop: Option<&'a Cancel>,
    /// The groups of cells of the symmetry, and the same in the order in which they are tried.
    groups: Vec<CellSet>,
    order: Vec<CellSet>,
    random: Random,
    starts: u32,
    stage: Stage,
    reduction: Reduction,
    solution: Solution,
    closest: Option<(Distance, Grid)>,
}

/// The distance from the request: clues too many or too few, then whether clues are needless, then
/// whether the difficulty differs.
type Distance = (usize, bool, bool);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Removing clues, group by group.
    Reduce,
    /// Removal is done; is each of these clues needed?
    Verify(CellSet),
}

/// The state of a task.
pub(super) enum Turn {
    /// This question needs an answer.
    Ask(Question),
    /// It is done.
    Done(Result<Puzzle, NotFound>),
}

impl<'a> Task<'a> {
    pub(super) fn new(
        request: &'a Request,
        mut random: Random,
        stop: Option<&'a Cancel>,
    ) -> Task<'a> {
        let solution = request.solution.unwrap_or_else(|| grid(&mut random));
        let mut task = Task {
            request,
            stop,
            groups: request.symmetry.groups(),
            order: Vec::new(),
            random,
            starts: 0,
            stage: Stage::Reduce,
            reduction: Reduction::new(&solution),
            solution,
            closest: None,
        };
        task.groups.sort_unstable();
        task.order.clone_from(&task.groups);
        task.start(solution);
        task
    }

    /// Starts another puzzle for the same request.
    pub(super) fn again(&mut self, random: Random) {
        self.random = random;
        self.starts = 0;
        self.closest = None;
        // The order of groups must not depend on the puzzle before.
        self.order.clone_from(&self.groups);
        let solution = self.request.solution.unwrap_or_else(|| grid(&mut self.random));
        self.start(solution);
    }

    fn start(&mut self, solution: Solution) {
        self.starts += 1;
        self.solution = solution;
        self.stage = Stage::Reduce;
        self.random.shuffle(&mut self.order);
        // A puzzle that must be minimal must not stop before it is.
        let fewest = if self.request.minimal { 0 } else { *self.request.count().start() };
        self.reduction.restart(&solution, CellSet::FULL, self.order.iter().copied(), fewest);
    }

    /// Continues until there is something to ask or nothing left to do.
    pub(super) fn turn(&mut self) -> Turn {
        loop {
            if let Some(question) = self.reduction.question() {
                return Turn::Ask(question);
            }
            if let Some(result) = self.reduced() {
                return Turn::Done(result);
            }
        }
    }

    /// Takes a solution to the last question; returns true if it differs from the known one.
    pub(super) fn hear(&mut self, solution: &Known) -> bool {
        self.reduction.hear(solution)
    }

    /// Takes the cells where another solution to the last question differs.
    pub(super) fn learn(&mut self, differing: CellSet) {
        self.reduction.learn(differing);
    }

    /// Decides what to do with a reduced puzzle.
    fn reduced(&mut self) -> Option<Result<Puzzle, NotFound>> {
        let clues = self.reduction.clues();
        if self.stage == Stage::Reduce && self.needs_verification() {
            self.stage = Stage::Verify(clues);
            self.reduction.restart(&self.solution, clues, Cell::ALL.map(CellSet::of), 0);
            return None;
        }
        // If it could be reduced further, it was not minimal.
        let (clues, needless) = match self.stage {
            Stage::Reduce => (clues, false),
            Stage::Verify(before) => (before, before != clues),
        };
        let count = self.request.count();
        let excess =
            count.start().saturating_sub(clues.len()).max(clues.len().saturating_sub(*count.end()));
        let puzzle = Puzzle::proved(given(&self.solution, clues), self.solution);
        let looks_right = (excess, needless) == (0, false);
        if looks_right && self.request.suits(&puzzle) {
            return Some(Ok(puzzle));
        }
        let distance = (excess, needless, looks_right);
        if self.closest.is_none_or(|(least, _)| distance < least) {
            self.closest = Some((distance, puzzle.grid()));
        }
        let most = self.request.starts.unwrap_or(Request::STARTS);
        if self.starts >= most || self.stop.is_some_and(Cancel::is_cancelled) {
            let closest = self.closest.map(|(_, grid)| grid);
            return Some(Err(NotFound { starts: self.starts, closest }));
        }
        let solution = self.request.solution.unwrap_or_else(|| grid(&mut self.random));
        self.start(solution);
        None
    }

    /// Whether forbidden needless clues are possible, because groups of several cells are removed
    /// together or not at all.
    fn needs_verification(&self) -> bool {
        self.request.minimal && self.groups.len() < 81
    }
}
