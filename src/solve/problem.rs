//! The input of a search.

use super::engine::seat::Seat;
use super::engine::words::{Words, of_candidates, of_values};
use crate::grid::{Candidates, Clues, Grid};
use crate::simd::{CpuLevel, Job, Tier};

/// Clues in any form: a [`Grid`], [`Candidates`] (a Sukaku) or [`Clues`], by value or by reference.
pub trait Problem: sealed::Sealed {}

pub(crate) mod sealed {
    use super::{Seat, Tier, Words};

    /// Keeps the engine's layout out of the public interface.
    pub trait Sealed {
        fn words<T: Tier>(&self) -> Words;

        #[inline(always)]
        fn put<T: Tier>(&self, seat: &mut Seat<'_>) {
            seat.put(&self.words::<T>());
        }
    }
}

/// The state of a problem.
pub(super) fn words(problem: impl Problem, level: CpuLevel) -> Words {
    struct Convert<P>(P);

    impl<P: Problem> Job for Convert<P> {
        type Output = Words;

        #[inline(always)]
        fn run<T: Tier>(self) -> Words {
            self.0.words::<T>()
        }
    }

    level.run(Convert(problem))
}

impl Problem for Grid {}
impl sealed::Sealed for Grid {
    #[inline(always)]
    fn words<T: Tier>(&self) -> Words {
        of_values::<T>(self.values())
    }

    #[inline(always)]
    fn put<T: Tier>(&self, seat: &mut Seat<'_>) {
        seat.put_values::<T>(self.values());
    }
}

impl Problem for Candidates {}
impl sealed::Sealed for Candidates {
    #[inline(always)]
    fn words<T: Tier>(&self) -> Words {
        of_candidates(self)
    }
}

impl Problem for Clues {}
impl sealed::Sealed for Clues {
    #[inline(always)]
    fn words<T: Tier>(&self) -> Words {
        match self {
            Clues::Grid(grid) => grid.words::<T>(),
            Clues::Candidates(candidates) => candidates.words::<T>(),
        }
    }

    #[inline(always)]
    fn put<T: Tier>(&self, seat: &mut Seat<'_>) {
        match self {
            Clues::Grid(grid) => grid.put::<T>(seat),
            Clues::Candidates(candidates) => candidates.put::<T>(seat),
        }
    }
}

impl<P: Problem> Problem for &P {}
impl<P: Problem> sealed::Sealed for &P {
    #[inline(always)]
    fn words<T: Tier>(&self) -> Words {
        (**self).words::<T>()
    }

    #[inline(always)]
    fn put<T: Tier>(&self, seat: &mut Seat<'_>) {
        (**self).put::<T>(seat);
    }
}
