//! The state of the engine that clues stand for.

use super::engine::seat::Seat;
use super::engine::words::{Words, of_candidates, of_values};
use crate::grid::Clues;
use crate::simd::{CpuLevel, Job, Tier};

/// The state that clues stand for.
pub(super) fn words(clues: &Clues, level: CpuLevel) -> Words {
    struct Convert<'a>(&'a Clues);

    impl Job for Convert<'_> {
        type Output = Words;

        #[inline(always)]
        fn run<T: Tier>(self) -> Words {
            words_at::<T>(self.0)
        }
    }

    level.run(Convert(clues))
}

/// As [`words`], within a job.
#[inline(always)]
pub(super) fn words_at<T: Tier>(clues: &Clues) -> Words {
    match clues {
        Clues::Grid(grid) => of_values::<T>(grid.values()),
        Clues::Candidates(candidates) => of_candidates(candidates),
    }
}

/// Puts the state that clues stand for into a lane.
#[inline(always)]
pub(super) fn put<T: Tier>(clues: &Clues, seat: &mut Seat<'_>) {
    match clues {
        Clues::Grid(grid) => seat.put_values::<T>(grid.values()),
        Clues::Candidates(candidates) => seat.put(&of_candidates(candidates)),
    }
}
