//! The engine: many searches at once. Every lane of the vectors is at its own point of its own
//! search.
//!
//! Each sweep reasons in all lanes. A lane whose state is dead, solved or stalled then gets another
//! one: the other side of the same puzzle's last branch, one side of a branch just made, or the
//! next puzzle. When there are no more puzzles, idle lanes take over other sides, so all lanes can
//! work on a single hard puzzle too.

mod many;
mod one;
pub(crate) mod seat;
mod source;
mod step;
pub(crate) mod words;

pub(crate) use one::{rounds, single};

use crate::simd::{Job, Tier};
use many::run::Engine;
pub(crate) use many::shared::SharedSearch;
pub(crate) use source::{Next, Source};

/// The memory of searches with either number of lanes, as far as it was needed.
#[derive(Default)]
pub(crate) struct Memory {
    narrow: Option<Engine<1>>,
    #[cfg(not(target_family = "wasm"))]
    wide: Option<Engine<2>>,
}

/// Searches the puzzles of a source until there are no more or it pauses, then from there on; as a
/// [`Job`], with the best number of lanes for the level.
pub(crate) struct Search<'a, S> {
    pub(crate) memory: &'a mut Memory,
    pub(crate) source: &'a mut S,
}

impl<S: Source> Job for Search<'_, S> {
    type Output = ();

    #[inline(always)]
    fn run<T: Tier>(self) {
        let Search { memory, source } = self;
        #[cfg(not(target_family = "wasm"))]
        // Values of their own, so that the compiler knows that nothing else reaches them.
        if T::LANES == 32 {
            let mut engine = memory.wide.take().unwrap_or_else(Engine::new);
            engine.run::<T, S>(source);
            memory.wide = Some(engine);
        } else {
            let mut engine = memory.narrow.take().unwrap_or_else(Engine::new);
            engine.run::<T, S>(source);
            memory.narrow = Some(engine);
        }
        // Every byte is fetched over the network.
        #[cfg(target_family = "wasm")]
        SharedSearch::new(&mut memory.narrow, source).run::<T>();
    }
}
