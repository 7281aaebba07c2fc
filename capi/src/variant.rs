//! Puzzles of other sizes or with other rules.

use crate::solver::Solver;
use crate::status::{Answered, Refused, Status};
use ninefold::Clues;
use ninefold_variants::format::{Format, Malformed, read_solvable};
use ninefold_variants::{Budget, Ended, Puzzle, Solvable, Verdict};

impl Solver {
    /// The only solution, or the smaller of two, as a line of values.
    pub(crate) fn solve_variant(&self, text: &str) -> Result<(Status, Option<String>), Refused> {
        let puzzle = puzzle(text)?;
        let budget = self.budget();
        match puzzle.check(budget) {
            Verdict::Unique(one) => Ok((Status::Ok, Some(puzzle.line(&one)))),
            Verdict::Several([one, _]) => Ok((Status::Several, Some(puzzle.line(&one)))),
            Verdict::None => Ok((Status::None, None)),
            Verdict::Undecided => Err(undecided(budget)),
        }
    }

    /// How many solutions there are, up to `limit`; when undecided, how many were found so far.
    pub(crate) fn count_variant(&self, text: &str, limit: u64) -> Result<(u64, Answered), Refused> {
        let puzzle = puzzle(text)?;
        let budget = self.budget();
        let counted = puzzle.count(limit, budget);
        let answered =
            if counted.ended == Ended::Budget { Err(undecided(budget)) } else { Ok(Status::Ok) };
        Ok((counted.found, answered))
    }
}

/// The puzzle of a text in any format of variants or of classic puzzles, or a grid of more than 32 rows.
fn puzzle(text: &str) -> Result<Box<dyn Solvable>, Refused> {
    let malformed = |error: String| Refused(Status::Malformed, error);
    if let Some(read) = read_solvable(text) {
        return read.map_err(|error| malformed(error.to_string()));
    }
    let read = match Format::of(text) {
        Some(_) => text.parse().map_err(|error: Malformed| error.to_string()),
        None => text
            .parse::<Clues>()
            .map(|clues| Puzzle::from(&clues))
            .map_err(|error| error.to_string()),
    };
    read.map(|puzzle| Box::new(puzzle) as _).map_err(malformed)
}

fn undecided(budget: Budget<'_>) -> Refused {
    let what = if budget.is_over() { "the time was up" } else { "too many branches" };
    Refused(Status::Undecided, format!("undecided: {what}"))
}
