//! Searches for one puzzle.

use super::engine::single::search;
use super::engine::words::Words;
use crate::grid::Solution;
use crate::simd::CpuLevel;

/// The number of solutions up to a limit.
pub(super) fn count(words: &Words, limit: u64, level: CpuLevel) -> u64 {
    let mut count = 0;
    if limit > 0 {
        let mut found = |_| {
            count += 1;
            count < limit
        };
        search(words, level, &mut found);
    }
    count
}

/// Up to two solutions; which of several is unspecified but always the same.
pub(super) fn two(words: &Words, level: CpuLevel) -> [Option<Solution>; 2] {
    let (mut first, mut second) = (None, None);
    let mut found = |solution| {
        match first {
            None => first = Some(solution),
            Some(_) => second = Some(solution),
        }
        second.is_none()
    };
    search(words, level, &mut found);
    [first, second]
}

/// A solution; which of several is unspecified but always the same.
pub(super) fn any(words: &Words, level: CpuLevel) -> Option<Solution> {
    let mut first = None;
    let mut found = |solution| {
        first = Some(solution);
        false
    };
    search(words, level, &mut found);
    first
}
