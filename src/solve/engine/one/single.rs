//! The layout across digits: one state, its nine digits in the lanes, for the lowest latency.
//!
//! A puzzle that turns out to be hard hands its waiting branches over to the engine, whose lanes
//! share them.

use super::fork::{fork, fork_twice};
use super::rounds::{Digits, Round, State, gather, settle, state_of};
use crate::grid::Solution;
use crate::simd::{CpuLevel, Job, Tier};
use crate::solve::engine::many::run::Engine;
use crate::solve::engine::seat::{Seat, Solved};
use crate::solve::engine::words::{Words, solution};
use crate::solve::engine::{Next, SharedSearch, Source};
use crate::solve::limits::Watch;
use alloc::vec::Vec;

/// A puzzle is handed over when its finished branches plus three times its waiting ones (at most four
/// of these count) reach this number. Few waiting branches are likely to finish soon, and would leave
/// lanes idle; very many mean many solutions.
const PATIENCE: usize = 24;

/// When this many wait and none has finished, there are probably several solutions.
const MANY_WAITING: usize = 3;

/// What becomes of the solutions that a search finds. It goes on after the last one that is wanted
/// only if it is asked to.
pub(crate) enum Taker<'a> {
    /// They are counted, up to the limit.
    Count { count: u64, limit: u64 },
    /// They are passed on; the search pauses when the answer is false. It may have found a few more,
    /// which are passed on too.
    Each(&'a mut dyn FnMut(Solution) -> bool),
}

impl Taker<'_> {
    /// Takes a solution of the search alone; returns whether more are wanted.
    #[inline(always)]
    fn take<T: Tier>(&mut self, digits: &Digits) -> bool {
        match self {
            Taker::Count { count, limit } => one_more(count, *limit),
            Taker::Each(found) => found(solution::<T>(&gather(digits))),
        }
    }

    /// Takes a solution of the engine, which makes it only if it is passed on.
    fn take_made(&mut self, solution: impl FnOnce() -> Solution) -> bool {
        match self {
            Taker::Count { count, limit } => one_more(count, *limit),
            Taker::Each(found) => found(solution()),
        }
    }
}

/// Counts one more, up to the limit; returns whether that is not reached.
#[inline(always)]
fn one_more(count: &mut u64, limit: u64) -> bool {
    *count = (*count + 1).min(limit);
    *count < limit
}

/// The search for the solutions of one puzzle, and the memory of one search for the next.
pub(crate) struct Single {
    /// The other sides of branches, the newest last.
    waiting: Vec<State>,
    /// How many branches have come to their end, dead or solved.
    ends: usize,
    /// How many of the waiting states the engine has taken over, from the first on; `None` before it
    /// was handed any.
    taken: Option<usize>,
    /// The engine, once it was needed.
    engine: Option<Engine<1>>,
}

impl Single {
    /// No memory yet, and nothing to search.
    pub(crate) const fn new() -> Single {
        Single { waiting: Vec::new(), ends: 0, taken: None, engine: None }
    }

    /// Searches from a state, or without one from where the last search paused, until there is
    /// nothing left, no more solution is wanted or the watch ends it. The order of the solutions is
    /// the same at every level.
    ///
    /// The oldest branches get lanes first: they are the largest, and the most likely to have a
    /// solution when later choices were wrong.
    pub(crate) fn search(
        &mut self,
        start: Option<&Words>,
        level: CpuLevel,
        taker: &mut Taker<'_>,
        watch: &mut Watch,
    ) {
        if start.is_some() || self.taken.is_none() {
            let single = &mut *self;
            if level.run(Alone { single, start, taker, watch }) == Left::Nothing {
                return;
            }
        }
        let Single { waiting, taken, engine, .. } = self;
        let taken = taken.get_or_insert_with(|| {
            engine.iter_mut().for_each(Engine::clear);
            0
        });
        let mut source = HandedOver { waiting, taken, taker, watch, pauses: false };
        SharedSearch::new(engine, &mut source).at(level);
    }
}

/// The search until patience runs out, as a [`Job`].
struct Alone<'a, 't> {
    single: &'a mut Single,
    start: Option<&'a Words>,
    taker: &'a mut Taker<'t>,
    watch: &'a mut Watch,
}

/// What there is to do after the search [alone](Alone).
#[derive(PartialEq, Eq)]
enum Left {
    /// Nothing, for now.
    Nothing,
    /// The waiting states go to the engine.
    Waiting,
}

impl Job for Alone<'_, '_> {
    type Output = Left;

    #[inline(always)]
    fn run<T: Tier>(self) -> Left {
        let Alone { single: Single { waiting, ends, taken, .. }, start, taker, watch } = self;
        let mut next = match start {
            Some(start) => {
                waiting.clear();
                (*ends, *taken) = (0, None);
                Some(state_of::<T>(start))
            }
            None => waiting.pop(),
        };
        while let Some(mut state) = next {
            let end = loop {
                // Triads help proofs; with many solutions, they cost more than the branches they save.
                let thorough = *ends > 0 || waiting.is_empty();
                match settle::<T>(&mut state, thorough) {
                    Round::Stalled | Round::Changed => {}
                    end => break end,
                }
                let before = waiting.len();
                // In that case reasoning between branches decides little, and so does their place.
                if *ends == 0 && waiting.len() >= MANY_WAITING {
                    fork_twice::<T>(&mut state, waiting);
                } else {
                    fork::<T>(&mut state, waiting);
                }
                watch.branched((waiting.len() - before) as u32);
                if watch.spent().is_some() {
                    return Left::Nothing;
                }
            };
            *ends += 1;
            let is_solved = matches!(end, Round::Solved);
            if is_solved && !taker.take::<T>(&state.words) {
                return Left::Nothing;
            }
            if *ends + 3 * waiting.len().min(4) >= PATIENCE && !waiting.is_empty() {
                return Left::Waiting;
            }
            next = waiting.pop();
        }
        Left::Nothing
    }
}

/// The waiting states of a puzzle, as puzzles.
struct HandedOver<'a, 't> {
    waiting: &'a [State],
    /// How many of them were taken.
    taken: &'a mut usize,
    taker: &'a mut Taker<'t>,
    watch: &'a mut Watch,
    /// No more solutions are wanted for now.
    pauses: bool,
}

impl Source for HandedOver<'_, '_> {
    #[inline(always)]
    fn next<T: Tier>(&mut self, seat: &mut Seat<'_>) -> Next {
        let Some(state) = self.waiting.get(*self.taken) else { return Next::End };
        *self.taken += 1;
        seat.put(&gather(&state.words));
        Next::Seated
    }

    #[inline(always)]
    fn found<T: Tier>(&mut self, _: u64, solved: &Solved<'_>) -> bool {
        self.pauses |= !self.taker.take_made(|| solution::<T>(&solved.words()));
        true
    }

    fn lists(&self) -> bool {
        matches!(self.taker, Taker::Each(_))
    }

    fn listed(&mut self, solution: Solution) -> bool {
        self.pauses |= !self.taker.take_made(|| solution);
        true
    }

    fn done(&mut self, _: u64) {}

    #[inline(always)]
    fn branched(&mut self, how_many: u32) {
        self.watch.branched(how_many);
    }

    #[inline(always)]
    fn swept(&mut self, _: u32) {
        self.watch.swept();
    }

    // The states belong to one puzzle: when one state ends it, all do.
    #[inline(always)]
    fn pauses(&self) -> bool {
        self.pauses || self.watch.spent().is_some()
    }
}
