//! The input of a search: clues in any form, and their conversion to the engine's words.

use super::engine::seat::Seat;
use super::engine::words::{Words, of_candidates, of_values};
use crate::grid::{Candidates, Clues, Grid};
use crate::simd::{CpuLevel, Job, Tier};

/// Clues in any form: a [`Grid`], [`Candidates`] (a Sukaku) or [`Clues`], by value or by reference.
pub trait Problem: sealed::Sealed {
    /// The clues.
    fn clues(&self) -> Clues;
}

mod sealed {
    /// Leaves room for more forms of clues.
    pub trait Sealed {}
}

impl sealed::Sealed for Grid {}
impl Problem for Grid {
    #[inline]
    fn clues(&self) -> Clues {
        Clues::Grid(*self)
    }
}

impl sealed::Sealed for Candidates {}
impl Problem for Candidates {
    #[inline]
    fn clues(&self) -> Clues {
        Clues::Candidates(*self)
    }
}

impl sealed::Sealed for Clues {}
impl Problem for Clues {
    #[inline]
    fn clues(&self) -> Clues {
        *self
    }
}

impl<P: Problem> sealed::Sealed for &P {}
impl<P: Problem> Problem for &P {
    #[inline]
    fn clues(&self) -> Clues {
        (**self).clues()
    }
}

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
