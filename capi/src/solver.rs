//! Solving, checking and counting.

use crate::status::{Answered, Refused, Status};
use ninefold::solve::{Limits, Undecided, Verdict};
use ninefold::{Clues, Solution};
use ninefold_variants::Budget;
use ninefold_variants::format::read_certain;
use std::time::Duration;

/// Answers questions about one puzzle after another, and keeps its memory between them. A solver is
/// used by one thread at a time.
pub(crate) struct Solver {
    solver: ninefold::solve::Solver,
    branches: Option<u64>,
    time: Option<Duration>,
}

impl Solver {
    /// A solver without limits.
    pub(crate) fn new() -> Solver {
        Solver { solver: ninefold::solve::Solver::new(), branches: None, time: None }
    }

    /// Limits each question to this many branches and milliseconds; 0 is no limit.
    pub(crate) fn limit(&mut self, branches: u64, milliseconds: u64) {
        self.branches = (branches > 0).then_some(branches);
        self.time = (milliseconds > 0).then(|| Duration::from_millis(milliseconds));
        let mut limits = Limits::default();
        if let Some(branches) = self.branches {
            limits = limits.branches(branches);
        }
        if let Some(time) = self.time {
            limits = limits.time(time);
        }
        self.solver.set_limits(limits);
    }

    /// The same limits for a variant, from now on.
    pub(crate) fn budget(&self) -> Budget<'static> {
        let budget = self.time.map_or(Budget::UNLIMITED, Budget::within);
        self.branches.map_or(budget, |branches| budget.with_guesses(branches))
    }

    /// The only solution, or the first of several in row-major order.
    pub(crate) fn solve(&mut self, text: &str) -> Result<(Status, Option<Solution>), Refused> {
        let clues = clues(text)?;
        Ok(match self.solver.check(clues).map_err(undecided)? {
            Verdict::Unique(solution) => (Status::Ok, Some(solution)),
            Verdict::Several(_) => (Status::Several, self.solver.first(clues).map_err(undecided)?),
            Verdict::None => (Status::None, None),
        })
    }

    /// The only solution, or two of several in their order.
    pub(crate) fn check(&mut self, text: &str) -> Result<(Status, [Option<Solution>; 2]), Refused> {
        Ok(match self.solver.check(clues(text)?).map_err(undecided)? {
            Verdict::Unique(solution) => (Status::Ok, [Some(solution), None]),
            Verdict::Several(two) => (Status::Several, two.map(Some)),
            Verdict::None => (Status::None, [None, None]),
        })
    }

    /// How many solutions there are, up to `limit`; when undecided, how many were found so far.
    pub(crate) fn count(&mut self, text: &str, limit: u64) -> Result<(u64, Answered), Refused> {
        Ok(match self.solver.count(clues(text)?, limit) {
            Ok(found) => (found, Ok(Status::Ok)),
            Err(error) => (error.solutions, Err(undecided(error))),
        })
    }
}

/// The puzzle of a text in any format of classic puzzles, or in one of variants if it is a classic puzzle all the same.
pub(crate) fn clues(text: &str) -> Result<Clues, Refused> {
    text.parse().or_else(|error: ninefold::text::Malformed| {
        let message = match read_certain(text) {
            Some(Ok(draft)) => match draft.classic() {
                Some(grid) => return Ok(grid.into()),
                None => "expected a classic puzzle, found a variant; for these there are \
                         ninefold_variant_solve and ninefold_variant_count"
                    .to_owned(),
            },
            Some(Err(variant)) => variant.to_string(),
            None => error.to_string(),
        };
        Err(Refused(Status::Malformed, message))
    })
}

fn undecided(error: Undecided) -> Refused {
    Refused(Status::Undecided, error.to_string())
}
