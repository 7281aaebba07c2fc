//! Questions about one puzzle after another.

use super::engine::single::{Single, Taker};
use super::engine::words::Words;
use super::limits::Watch;
use crate::grid::Solution;
use crate::simd::CpuLevel;
use alloc::vec::Vec;

/// Finds answers at a level, in memory that each question leaves to the next. When the watch has
/// ended a search, its answer means nothing.
pub(super) struct Questions {
    pub(super) level: CpuLevel,
    pub(super) watch: Watch,
    search: Single,
    /// The solutions that were found but not yet returned, the last one first.
    pub(super) found: Vec<Solution>,
    /// The parts of the search for solutions in order that have not begun, the last one first: a
    /// state, and a cell such that every cell before it has one candidate.
    pub(super) parts: Vec<(Words, usize)>,
    /// How many solutions of a part are put in order at once.
    pub(super) most: usize,
}

impl Questions {
    pub(super) const fn new(level: CpuLevel) -> Questions {
        let watch = Watch::unlimited();
        let search = Single::new();
        Questions { level, watch, search, found: Vec::new(), parts: Vec::new(), most: 0 }
    }

    /// The number of solutions up to a limit.
    pub(super) fn count(&mut self, words: &Words, limit: u64) -> u64 {
        let mut taker = Taker::Count { count: 0, limit };
        if limit > 0 {
            self.search(Some(words), &mut taker);
        }
        match taker {
            Taker::Count { count, .. } => count,
            Taker::Each(_) => 0,
        }
    }

    /// Up to two solutions; which of several is unspecified but always the same.
    pub(super) fn two(&mut self, words: &Words) -> [Option<Solution>; 2] {
        let (mut first, mut second) = (None, None);
        let mut take = |solution| {
            if first.is_none() {
                first = Some(solution);
            } else {
                second = second.or(Some(solution));
            }
            second.is_none()
        };
        self.search(Some(words), &mut Taker::Each(&mut take));
        [first, second]
    }

    /// A solution; which of several is unspecified but always the same.
    pub(super) fn any(&mut self, words: &Words) -> Option<Solution> {
        let mut first = None;
        let mut take = |solution| {
            first = first.or(Some(solution));
            false
        };
        self.search(Some(words), &mut Taker::Each(&mut take));
        first
    }

    /// Puts up to `most` solutions into `found`, in no particular order.
    pub(super) fn up_to(&mut self, words: &Words, most: usize) {
        let mut found = core::mem::take(&mut self.found);
        found.clear();
        let mut take = |solution| {
            found.push(solution);
            found.len() < most
        };
        self.search(Some(words), &mut Taker::Each(&mut take));
        self.found = found;
    }

    /// The first solution found from this state, or without one the next after the last.
    pub(super) fn next(&mut self, start: Option<&Words>) -> Option<Solution> {
        let mut found = core::mem::take(&mut self.found);
        if start.is_some() {
            found.clear();
        }
        if found.is_empty() {
            let mut take = |solution| {
                found.push(solution);
                false
            };
            self.search(start, &mut Taker::Each(&mut take));
            found.reverse();
        }
        let next = found.pop();
        self.found = found;
        next
    }

    fn search(&mut self, start: Option<&Words>, taker: &mut Taker<'_>) {
        // A question can be too short for the engine to look at the clock.
        self.watch.swept();
        if self.watch.spent().is_none() {
            self.search.search(start, self.level, taker, &mut self.watch);
        }
    }
}
