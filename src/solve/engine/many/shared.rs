//! One compiled engine for every source except batches. They search so many puzzles that an engine of
//! their own pays; each further copy would only take time to build.

use super::run::Engine;
use crate::grid::Solution;
use crate::simd::{CpuLevel, Job, Minimum, Tier};
use crate::solve::engine::seat::{Seat, Solved};
use crate::solve::engine::words::solution;
use crate::solve::engine::{Next, Source};

/// [`Source`] behind a pointer. What it does between sweeps is compiled for the target's minimum.
trait Erased {
    fn next(&mut self, seat: &mut Seat<'_>) -> Next;
    fn found(&mut self, index: u64, solved: &Solved<'_>) -> bool;
    fn lists(&self) -> bool;
    fn listed(&mut self, solution: Solution) -> bool;
    fn done(&mut self, index: u64);
    fn pauses(&self) -> bool;
    fn branched(&mut self, how_many: u32);
    fn swept(&mut self, lanes: u32);
}

impl<S: Source> Erased for S {
    fn next(&mut self, seat: &mut Seat<'_>) -> Next {
        Source::next::<Minimum>(self, seat)
    }

    fn found(&mut self, index: u64, solved: &Solved<'_>) -> bool {
        Source::found::<Minimum>(self, index, solved)
    }

    fn lists(&self) -> bool {
        Source::lists(self)
    }

    fn listed(&mut self, solution: Solution) -> bool {
        Source::listed(self, solution)
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

/// Any source, as one type.
struct Any<'a>(&'a mut dyn Erased);

impl Source for Any<'_> {
    fn next<T: Tier>(&mut self, seat: &mut Seat<'_>) -> Next {
        self.0.next(seat)
    }

    #[inline(always)]
    fn found<T: Tier>(&mut self, index: u64, solved: &Solved<'_>) -> bool {
        // Here, so that it is compiled for the level.
        if self.0.lists() {
            return self.0.listed(solution::<T>(&solved.words()));
        }
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

/// Searches the puzzles of a source with 16 lanes, as a [`Job`].
pub(crate) struct SharedSearch<'a> {
    engine: &'a mut Option<Engine<1>>,
    source: Any<'a>,
}

impl<'a> SharedSearch<'a> {
    /// With an engine, which is made if there is none yet.
    pub(crate) fn new<S: Source>(engine: &'a mut Option<Engine<1>>, source: &'a mut S) -> Self {
        SharedSearch { engine, source: Any(source) }
    }

    /// Searches at a level. Compiled once, whoever calls it.
    #[inline(never)]
    pub(crate) fn at(self, level: CpuLevel) {
        level.run(self);
    }
}

impl Job for SharedSearch<'_> {
    type Output = ();

    // WebAssembly has one level, and its batches come here too.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn run<T: Tier>(mut self) {
        // A value of its own, so that the compiler knows that nothing else reaches it.
        let mut engine = self.engine.take().unwrap_or_else(Engine::new);
        engine.run::<T, _>(&mut self.source);
        *self.engine = Some(engine);
    }
}
