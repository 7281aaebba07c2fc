//! What is asked of puzzles of any size.

use crate::board::Value;
use crate::error::Why;
use crate::outcome::{Budget, Count, Ended, Statistics, Verdict, counted, verdict};
use crate::puzzle::Puzzle;

/// A puzzle whose solutions can be found: a [`Puzzle`] or a [`LargeGrid`](super::LargeGrid).
/// [`read_solvable`](crate::format::read_solvable) reads the text of either.
pub trait Solvable: Send + Sync {
    /// Shows each solution to `each`, until it returns false.
    fn solutions(
        &self,
        budget: Budget<'_>,
        each: &mut dyn FnMut(&[Value]) -> bool,
    ) -> (Ended, Statistics);

    /// Shows each solution to `each` in lexicographic order, row by row, until it returns false.
    fn solutions_in_order(
        &self,
        budget: Budget<'_>,
        each: &mut dyn FnMut(&[Value]) -> bool,
    ) -> (Ended, Statistics);

    /// The rules or givens that contradict each other, if that is seen without much search.
    fn contradictory(&self, budget: Budget<'_>) -> Option<Why>;

    /// A solution written row by row: one character a cell up to 9, above separated by commas.
    fn line(&self, values: &[Value]) -> String;

    /// The lexicographically first solution, row by row; None if there is none or the budget does not suffice.
    fn first(&self, budget: Budget<'_>) -> Option<Vec<Value>> {
        let mut first = None;
        self.solutions_in_order(budget, &mut |values| {
            first = Some(values.to_vec());
            false
        });
        first
    }

    /// Whether there is no solution, one, or more.
    fn check(&self, budget: Budget<'_>) -> Verdict {
        verdict(|each| self.solutions(budget, each).0)
    }

    /// How many solutions there are, at most `limit`.
    fn count(&self, limit: u64, budget: Budget<'_>) -> Count {
        counted(limit, |each| self.solutions(budget, each))
    }
}

impl Solvable for Puzzle {
    fn solutions(
        &self,
        budget: Budget<'_>,
        each: &mut dyn FnMut(&[Value]) -> bool,
    ) -> (Ended, Statistics) {
        Puzzle::solutions(self, budget, each)
    }

    fn solutions_in_order(
        &self,
        budget: Budget<'_>,
        each: &mut dyn FnMut(&[Value]) -> bool,
    ) -> (Ended, Statistics) {
        Puzzle::solutions_in_order(self, budget, each)
    }

    fn contradictory(&self, budget: Budget<'_>) -> Option<Why> {
        Puzzle::contradictory(self, budget)
    }

    fn line(&self, values: &[Value]) -> String {
        Puzzle::line(self, values)
    }

    fn first(&self, budget: Budget<'_>) -> Option<Vec<Value>> {
        Puzzle::first(self, budget)
    }
}
