//! One compiled engine for all sources, for targets where size matters more than one call per
//! puzzle.

use super::run::Engine;
use crate::simd::Tier;
use crate::solve::engine::seat::{Seat, Solved};
use crate::solve::engine::{Next, Source};

/// [`Source`] at one tier, behind a pointer.
trait Erased<T> {
    fn next(&mut self, seat: &mut Seat<'_>) -> Next;
    fn found(&mut self, index: u64, solved: &Solved<'_>) -> bool;
    fn done(&mut self, index: u64);
    fn pauses(&self) -> bool;
    fn branched(&mut self, how_many: u32);
    fn swept(&mut self, lanes: u32);
}

impl<T: Tier, S: Source> Erased<T> for S {
    fn next(&mut self, seat: &mut Seat<'_>) -> Next {
        Source::next::<T>(self, seat)
    }

    fn found(&mut self, index: u64, solved: &Solved<'_>) -> bool {
        Source::found::<T>(self, index, solved)
    }

    fn done(&mut self, index: u64) {
        Source::done(self, index);
    }

    fn pauses(&self) -> bool {
        Source::pauses(self)
    }

    fn branched(&mut self, how_many: u32) {
        Source::branched(self, how_many);
    }

    fn swept(&mut self, lanes: u32) {
        Source::swept(self, lanes);
    }
}

/// A source again; it must be used at the tier `T`.
struct At<'a, T>(&'a mut dyn Erased<T>);

impl<T: Tier> Source for At<'_, T> {
    fn next<U: Tier>(&mut self, seat: &mut Seat<'_>) -> Next {
        self.0.next(seat)
    }

    fn found<U: Tier>(&mut self, index: u64, solved: &Solved<'_>) -> bool {
        self.0.found(index, solved)
    }

    fn done(&mut self, index: u64) {
        self.0.done(index);
    }

    fn pauses(&self) -> bool {
        self.0.pauses()
    }

    fn branched(&mut self, how_many: u32) {
        self.0.branched(how_many);
    }

    fn swept(&mut self, lanes: u32) {
        self.0.swept(lanes);
    }
}

/// Searches with a source, with the fewest lanes.
pub(in crate::solve::engine) fn run<T: Tier>(engine: &mut Engine<1>, source: &mut impl Source) {
    alone::<T>(engine, &mut At(source));
}

#[inline(never)]
fn alone<T: Tier>(engine: &mut Engine<1>, source: &mut At<'_, T>) {
    engine.run::<T, _>(source);
}
