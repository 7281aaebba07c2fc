//! How long searches take.

use super::board::Board;
use super::rungs::Rung;
use core::hint::black_box;
use core::time::Duration;
use std::time::Instant;

/// Short runs are repeated until this much time has passed, and the shortest counts.
const PATIENCE: Duration = Duration::from_millis(20);
/// But not more often than this.
const REPEATS: u32 = 50;

impl Rung {
    /// The time that it takes for these boards, one after the other, when nothing is counted: that of the
    /// shortest of several runs.
    pub fn time(self, boards: &[Board]) -> Duration {
        let start = Instant::now();
        let mut shortest = Duration::MAX;
        for _ in 0..REPEATS {
            let run = Instant::now();
            for board in boards {
                black_box(self.solve(black_box(board))).ok();
            }
            shortest = shortest.min(run.elapsed());
            if start.elapsed() > PATIENCE {
                break;
            }
        }
        shortest
    }
}
