//! Where puzzles come from and answers go.

use super::seat::{Seat, Solved};
use crate::simd::Tier;

/// Where the engine gets its puzzles and leaves its answers.
pub(crate) trait Source {
    /// Puts the next puzzle's state into a lane, or nothing.
    fn next<T: Tier>(&mut self, seat: &mut Seat<'_>) -> Next;

    /// A solution of puzzle `index` (counted from 0 as they were given out); false to end the search of
    /// that puzzle.
    fn found<T: Tier>(&mut self, index: u64, solved: &Solved<'_>) -> bool;

    /// The search of a puzzle has ended.
    fn done(&mut self, index: u64);

    /// Whether nothing more is wanted of any puzzle.
    #[inline(always)]
    fn is_satisfied(&self) -> bool {
        false
    }

    /// Counts a branch.
    #[inline(always)]
    fn branched(&mut self, _how_many: u32) {}

    /// Counts a sweep and the lanes that were in use.
    #[inline(always)]
    fn swept(&mut self, _lanes: u32) {}
}

/// What a [`Source`] has to give.
pub(crate) enum Next {
    /// The next puzzle's state, put into its lane.
    Seated,
    /// Nothing before one of the puzzles in search is done.
    Wait,
    /// No more, now and later.
    End,
}
