//! Searches for one puzzle.

use super::engine::words::{Words, solution};
use super::engine::{Next, Search, Source};
use crate::grid::Solution;
use crate::simd::{Level, Tier};

/// A search of one state that stops at a number of solutions.
struct One {
    start: Option<Words>,
    limit: u64,
    count: u64,
    /// The first solutions found.
    found: [Option<Words>; 2],
}

impl Source for One {
    #[inline(always)]
    fn next<T: Tier>(&mut self) -> Next {
        self.start.take().map_or(Next::End, Next::State)
    }

    #[inline(always)]
    fn found(&mut self, _: u64, words: &Words) -> bool {
        if let Some(place) = self.found.get_mut(self.count.min(2) as usize) {
            *place = Some(*words);
        }
        self.count += 1;
        self.count < self.limit
    }

    fn done(&mut self, _: u64) {}
}

fn search(words: &Words, limit: u64, level: Level) -> One {
    let mut one = One { start: Some(*words), limit, count: 0, found: [None; 2] };
    if limit > 0 {
        // Always the same number of lanes, so that which solutions come first is the same everywhere.
        level.run(Search { source: &mut one, lanes: crate::simd::WIDTH });
    }
    one
}

/// The number of solutions up to a limit.
pub(super) fn count(words: &Words, limit: u64, level: Level) -> u64 {
    search(words, limit, level).count
}

/// Up to two solutions; which of several is unspecified but always the same.
pub(super) fn two(words: &Words, level: Level) -> [Option<Solution>; 2] {
    search(words, 2, level).found.map(|words| words.as_ref().map(solution))
}

/// A solution; which of several is unspecified but always the same.
pub(super) fn any(words: &Words, level: Level) -> Option<Solution> {
    search(words, 1, level).found[0].as_ref().map(solution)
}
