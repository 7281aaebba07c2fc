//! Runs rungs side by side and shows their cost.

use ninefold::learn::{Board, Counter, Counts, Ended, Rung, Stopped};
use std::time::Duration;

/// The results of a rung on all puzzles.
#[derive(Clone, Debug)]
pub(crate) struct Lane {
    pub(crate) rung: Rung,
    /// Sums up to the solutions, over the puzzles that were started.
    pub(crate) counts: Counts,
    /// Calls made after solutions, until open loops ended.
    pub(crate) calls_after: u64,
    pub(crate) solved: usize,
    pub(crate) dead_ends: usize,
    pub(crate) unsolvable: usize,
    /// Answers that break the rules.
    pub(crate) wrong: usize,
    /// Puzzles of a size that the rung does not take.
    pub(crate) refused: usize,
    /// Whether the limit stopped it.
    pub(crate) stopped: bool,
    /// The time for all puzzles when nothing is counted; none if it was stopped.
    pub(crate) time: Option<Duration>,
}

impl Lane {
    /// Runs a rung on the puzzles, with at most a total number of calls.
    pub(crate) fn run(rung: Rung, boards: &[Board], limit: u64) -> Lane {
        let mut lane = Lane {
            rung,
            counts: Counts::default(),
            calls_after: 0,
            solved: 0,
            dead_ends: 0,
            unsolvable: 0,
            wrong: 0,
            refused: 0,
            stopped: false,
            time: None,
        };
        for board in boards {
            let mut counter = Counter::with_limit(limit - lane.counts.calls.min(limit));
            let answer = rung.count(board, &mut counter);
            lane.counts += counter.until_solution();
            lane.calls_after += counter.until_end().calls - counter.until_solution().calls;
            match answer {
                Ok(Ended::Solved(solution)) if solution.solves(board) => lane.solved += 1,
                Ok(Ended::Solved(_)) => lane.wrong += 1,
                Ok(Ended::DeadEnd(_)) => lane.dead_ends += 1,
                Ok(Ended::NoSolution) => lane.unsolvable += 1,
                Err(Stopped::Size) => lane.refused += 1,
                Err(_) => {
                    lane.stopped = true;
                    return lane;
                }
            }
        }
        if lane.refused < boards.len() {
            lane.time = Some(rung.time(boards));
        }
        lane
    }
}
