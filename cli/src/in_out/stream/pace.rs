//! The number of puzzles answered together: many when they are easy, one when it takes long, so
//! that every thread has work and answers come steadily.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The target time for puzzles that are answered together.
const STEADY: Duration = Duration::from_millis(10);

/// What puzzles have cost so far. It decides only who answers what, never what is answered.
pub(super) struct Pace {
    /// Nanoseconds per puzzle; 0 before any measurement.
    cost: AtomicU64,
    most: usize,
}

impl Pace {
    /// No measurement so far; never more than `most` together.
    pub(super) fn new(most: usize) -> Pace {
        Pace { cost: AtomicU64::new(0), most }
    }

    /// The number to answer together now.
    pub(super) fn puzzles(&self) -> usize {
        match self.cost.load(Ordering::Relaxed) {
            0 => 1,
            cost => {
                let puzzles = STEADY.as_nanos() as u64 / cost;
                usize::try_from(puzzles).unwrap_or(usize::MAX).clamp(1, self.most)
            }
        }
    }

    /// Notes the time of this many puzzles. Higher costs count at once, lower ones gradually.
    pub(super) fn learn(&self, puzzles: usize, time: Duration) {
        let cost = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX) / puzzles.max(1) as u64;
        let before = self.cost.load(Ordering::Relaxed);
        self.cost.store(cost.max(before / 4).max(1), Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn costly_puzzles_go_alone_and_cheap_ones_together() {
        let pace = Pace::new(4096);
        assert_eq!(pace.puzzles(), 1);
        pace.learn(1, Duration::from_micros(100));
        assert_eq!(pace.puzzles(), 100);
        for _ in 0..10 {
            pace.learn(100, Duration::from_micros(100));
        }
        assert_eq!(pace.puzzles(), 4096);
        pace.learn(4096, Duration::from_secs(4096));
        assert_eq!(pace.puzzles(), 1);
    }
}
