//! The engine's source of puzzles and receiver of answers.

use super::seat::{Seat, Solved};
use crate::grid::Solution;
use crate::simd::Tier;

/// Supplies the engine with puzzles and takes its answers.
pub(crate) trait Source {
    /// Puts the next puzzle's state into a lane, if there is one.
    fn next<T: Tier>(&mut self, seat: &mut Seat<'_>) -> Next;

    /// Takes a solution of puzzle `index` (counted from 0 in the order of `next`); returns false to
    /// end the search of that puzzle.
    fn found<T: Tier>(&mut self, index: u64, solved: &Solved<'_>) -> bool;

    /// Whether [`Source::listed`] takes the solutions instead, if the engine is
    /// [shared](super::many::shared).
    fn lists(&self) -> bool {
        false
    }

    /// As [`Source::found`], with the solution of whatever puzzle.
    fn listed(&mut self, solution: Solution) -> bool {
        let _ = solution;
        true
    }

    /// The search of a puzzle has ended.
    fn done(&mut self, index: u64);

    /// Whether the engine returns before the next sweep, perhaps to be run again.
    #[inline(always)]
    fn pauses(&self) -> bool {
        false
    }

    /// Counts a branch.
    #[inline(always)]
    fn branched(&mut self, _how_many: u32) {}

    /// Counts a sweep and the lanes that were in use.
    #[inline(always)]
    fn swept(&mut self, _lanes: u32) {}
}

/// What a [`Source`] can supply.
pub(crate) enum Next {
    /// The next puzzle's state, put into its lane.
    Seated,
    /// Nothing until one of the puzzles in search is done.
    Wait,
    /// Nothing more, now or later.
    End,
}
