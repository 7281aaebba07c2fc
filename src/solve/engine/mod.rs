//! The engine: many searches at once. Every lane of the vectors is at its own point of its own
//! search.
//!
//! Each sweep reasons in all lanes. A lane whose state is dead, solved or stalled then gets another
//! one: the other side of the same puzzle's last branch, one side of a branch just made, or the
//! next puzzle. When there are no more puzzles, idle lanes take over open branches, so all lanes
//! can work on a single hard puzzle too.

mod across;
mod branch;
#[cfg(target_family = "wasm")]
mod erased;
mod fork;
mod lanes;
mod pairs;
pub(crate) mod seat;
pub(crate) mod single;
mod source;
mod step;
mod store;
pub(crate) mod words;

use crate::simd::{Job, Tier, WIDTH};
use alloc::boxed::Box;
use alloc::vec::Vec;
use branch::{Block, Branches, EMPTY_BLOCK};
use lanes::Lanes;
pub(crate) use source::{Next, Source};
use store::{Later, NONE, Stack};

/// Searches all puzzles of a source; as a [`Job`], with the best number of lanes for the level, or
/// with `lanes`.
pub(crate) struct Search<'a, S> {
    pub(crate) source: &'a mut S,
    /// 16 or 32; 0 chooses by level. WebAssembly always has 16.
    #[cfg_attr(target_family = "wasm", expect(dead_code, reason = "there is nothing to choose"))]
    pub(crate) lanes: usize,
}

impl<S: Source> Job for Search<'_, S> {
    type Output = ();

    // One copy of the engine for all sources (one tier, one number of lanes), since every byte is
    // fetched over the network.
    #[cfg(target_family = "wasm")]
    fn run<T: Tier>(self) {
        erased::search::<T>(self.source);
    }

    #[cfg(not(target_family = "wasm"))]
    #[inline(always)]
    fn run<T: Tier>(self) {
        match if self.lanes == 0 { T::LANES } else { self.lanes } {
            32 => Engine::<2, S>::new(self.source).run::<T>(),
            _ => Engine::<1, S>::new(self.source).run::<T>(),
        }
    }
}

/// Puzzles with more branches are hard: the careful choice then saves more than it costs.
const EASY: u32 = 8;

/// After this many sweeps without a stall or a contradiction, sweeps skip the triads until there is
/// one.
const QUIET: u32 = 8;

/// A puzzle that is being searched.
#[derive(Clone, Copy)]
struct Open {
    index: u64,
    /// Its states in lanes, waiting to branch or just branched.
    active: u32,
    /// Its chain in [`Later`].
    later: u32,
    /// The search has ended; its active states must be dropped.
    ended: bool,
    /// The number of its branches, up to one more than [`EASY`].
    branches: u32,
}

impl Open {
    /// Counts a branch.
    #[inline(always)]
    fn branched(&mut self) {
        self.branches = (self.branches + 1).min(EASY + 1);
    }
}

struct Engine<'a, const V: usize, S> {
    source: &'a mut S,
    lanes: Box<Lanes<V>>,
    /// One bit per lane: the lane has no state.
    idle: u32,
    /// One bit per lane: the lane has a different state than in the previous sweep.
    fresh: u32,
    /// The sweeps since a lane stalled or died.
    quiet: u32,
    more: bool,
    shared: bool,
    started: u64,
    open: Vec<Open>,
    unused: Vec<u32>,
    stalled: Stack,
    ready: Stack,
    later: Later,
    block: Box<(Block, Branches)>,
}

/// Calls `f` for each set bit, lowest first.
#[inline(always)]
fn each_bit(mut bits: u32, mut f: impl FnMut(usize)) {
    while bits != 0 {
        f(bits.trailing_zeros() as usize);
        bits &= bits - 1;
    }
}

impl<'a, const V: usize, S: Source> Engine<'a, V, S> {
    const LANES: u32 = (u64::MAX >> (64 - V * WIDTH)) as u32;

    fn new(source: &'a mut S) -> Self {
        Engine {
            source,
            lanes: Box::new(Lanes::EMPTY),
            idle: Self::LANES,
            fresh: 0,
            quiet: 0,
            more: true,
            shared: false,
            started: 0,
            open: Vec::new(),
            unused: Vec::new(),
            stalled: Stack::new(),
            ready: Stack::new(),
            later: Later::new(),
            block: Box::new((EMPTY_BLOCK, Branches::EMPTY)),
        }
    }

    #[inline(always)]
    fn run<T: Tier>(&mut self) {
        let mut upward = true;
        loop {
            self.fill::<T>();
            if self.idle == Self::LANES || self.source.is_satisfied() {
                return;
            }
            let used = Self::LANES & !self.idle;
            self.source.swept(used.count_ones());
            // When every lane leads straight to a solution, triads are not worth their cost.
            // WebAssembly does without a second copy.
            let counted = cfg!(target_family = "wasm") || self.quiet < QUIET;
            let swept = if counted {
                self.lanes.sweep::<T, true>(upward, self.fresh)
            } else {
                self.lanes.sweep::<T, false>(upward, self.fresh)
            };
            upward = !upward;
            self.fresh = 0;
            self.quiet = self.quiet.saturating_add(1);
            let mut dead = swept.dead & used;
            let full = swept.full & used & !dead;
            let stalled = swept.stalled & used & !(dead | full);
            if stalled | dead != 0 {
                self.quiet = 0;
            }
            self.take_solutions::<T>(full);
            // A puzzle that has ended frees its other lanes too.
            dead |= self.ended(used & !(dead | full));
            // A lane that stalled without the triads may still make progress.
            if counted {
                self.set_aside::<T>(stalled & !dead);
            }
            each_bit(dead, |lane| self.replace(lane));
        }
    }

    #[inline(always)]
    fn owner(&self, lane: usize) -> usize {
        self.lanes.owner[lane / WIDTH][lane % WIDTH] as usize
    }

    /// Passes proved solutions to the source and fills their lanes with other states.
    #[inline(always)]
    fn take_solutions<T: Tier>(&mut self, full: u32) {
        if full == 0 {
            return;
        }
        let proved = self.lanes.prove::<T>(full);
        each_bit(full, |lane| {
            let owner = self.owner(lane);
            let puzzle = &mut self.open[owner];
            if proved >> lane & 1 != 0
                && !puzzle.ended
                && !self.source.found::<T>(puzzle.index, &self.lanes.solved(lane))
            {
                puzzle.ended = true;
                self.source.done(puzzle.index);
                self.later.forget(&mut puzzle.later);
            }
            self.replace(lane);
        });
    }

    /// The lanes of `used` whose puzzle has ended.
    #[inline(always)]
    fn ended(&self, used: u32) -> u32 {
        let mut ended = 0;
        // A puzzle can have several lanes only after branches were shared out.
        if self.shared {
            each_bit(used, |lane| {
                ended |= u32::from(self.open[self.owner(lane)].ended) << lane;
            });
        }
        ended
    }

    /// Moves stalled states out of their lanes, and branches when there is a vector of them.
    #[inline(always)]
    fn set_aside<T: Tier>(&mut self, stalled: u32) {
        self.idle |= stalled;
        for v in 0..V {
            let mask = stalled >> (v * WIDTH) & 0xFFFF;
            if mask != 0 {
                let words = self.lanes.words.as_flattened().as_flattened();
                self.stalled.push::<T>((words, v, V), &self.lanes.owner[v], mask);
                if self.stalled.len() >= WIDTH {
                    self.branch::<T>();
                }
            }
        }
    }

    /// Branches up to a vector of stalled states: one side is ready for a lane, the other waits for the
    /// puzzle to come back to it.
    #[inline(always)]
    fn branch<T: Tier>(&mut self) {
        let (states, branches) = &mut *self.block;
        let mut owners = [NONE; WIDTH];
        let to = (states.as_flattened_mut(), 0, 1);
        let mut mask = self.stalled.pop::<T>(to, &mut owners, 0xFFFF);
        let (all, mut hard) = (mask.count_ones(), 0);
        each_bit(mask, |lane| {
            let owner = owners[lane];
            let puzzle = &mut self.open[owner as usize];
            puzzle.branched();
            hard += u32::from(puzzle.branches > EASY);
            if puzzle.ended {
                mask &= !(1 << lane);
                release(&mut self.open, &mut self.unused, owner);
            }
        });
        // WebAssembly does without the second choice too.
        if !cfg!(target_family = "wasm") && 2 * hard > all {
            pairs::branch(states, branches);
        } else {
            branch::branch(states, branches);
        }
        let open = T::nonzero(&branches.open) & mask;
        if open != 0 {
            self.source.branched(open.count_ones());
            let place = self.later.keep(&branches.without, open.count_ones());
            each_bit(open, |lane| {
                let head = &mut self.open[owners[lane] as usize].later;
                self.later.link(place + lane as u32, head);
            });
        }
        self.ready.push::<T>((branches.with.as_flattened(), 0, 1), &owners, mask);
    }

    /// Fills a dead or solved lane with the newest open branch of its puzzle; if there is none, the
    /// puzzle is done.
    #[inline(always)]
    fn replace(&mut self, lane: usize) {
        let owner = self.owner(lane);
        let puzzle = &mut self.open[owner];
        if puzzle.later != NONE {
            let words = self.later.take(&mut puzzle.later);
            self.lanes.seat(lane).put(&words);
            self.fresh |= 1 << lane;
            return;
        }
        if puzzle.active == 1 && !puzzle.ended {
            self.source.done(puzzle.index);
        }
        release(&mut self.open, &mut self.unused, owner as u32);
        self.idle |= 1 << lane;
    }

    /// Finds states for the idle lanes.
    #[inline(always)]
    fn fill<T: Tier>(&mut self) {
        while self.idle != 0 {
            if self.ready.len() > 0 {
                self.take_ready::<T>();
                continue;
            }
            if self.more {
                let lane = self.idle.trailing_zeros() as usize;
                match self.source.next::<T>(&mut self.lanes.seat(lane)) {
                    Next::Seated => {
                        self.start();
                        continue;
                    }
                    Next::Wait => {}
                    Next::End => self.more = false,
                }
            }
            if self.share_out() {
                continue;
            }
            // Branching costs as much as two sweeps, however few states there are.
            let few = (Self::LANES & !self.idle).count_ones() < Self::LANES.count_ones() / 2;
            if !few || self.stalled.len() == 0 {
                return;
            }
            self.branch::<T>();
        }
    }

    #[inline(always)]
    fn take_ready<T: Tier>(&mut self) {
        for v in 0..V {
            let mask = self.idle >> (v * WIDTH) & 0xFFFF;
            let lanes = &mut *self.lanes;
            let words = lanes.words.as_flattened_mut().as_flattened_mut();
            let filled = self.ready.pop::<T>((words, v, V), &mut lanes.owner[v], mask);
            self.idle &= !(filled << (v * WIDTH));
            self.fresh |= filled << (v * WIDTH);
        }
    }

    /// Starts the search of the puzzle in the lowest idle lane.
    #[inline(always)]
    fn start(&mut self) {
        let owner = self.unused.pop().unwrap_or_else(|| {
            self.open.push(Open { index: 0, active: 0, later: NONE, ended: false, branches: 0 });
            self.open.len() as u32 - 1
        });
        self.open[owner as usize] =
            Open { index: self.started, active: 1, later: NONE, ended: false, branches: 0 };
        self.started += 1;
        self.occupy(owner);
    }

    /// Claims the lowest idle lane, which now has a state.
    #[inline(always)]
    fn occupy(&mut self, owner: u32) {
        let lane = self.idle.trailing_zeros() as usize;
        self.lanes.owner[lane / WIDTH][lane % WIDTH] = owner;
        self.fresh |= 1 << lane;
        self.idle &= self.idle - 1;
    }

    /// Lets one idle lane take over an open branch of each puzzle that has one; returns false if
    /// none has.
    fn share_out(&mut self) -> bool {
        let mut found = false;
        for owner in 0..self.open.len() {
            let puzzle = &mut self.open[owner];
            if self.idle != 0 && puzzle.later != NONE {
                puzzle.active += 1;
                let words = self.later.take(&mut puzzle.later);
                self.lanes.seat(self.idle.trailing_zeros() as usize).put(&words);
                self.occupy(owner as u32);
                found = true;
            }
        }
        self.shared |= found;
        found
    }
}

/// One active state of a puzzle less.
#[inline(always)]
fn release(open: &mut [Open], unused: &mut Vec<u32>, owner: u32) {
    let puzzle = &mut open[owner as usize];
    puzzle.active -= 1;
    if puzzle.active == 0 {
        unused.push(owner);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn branches_are_counted_without_overflow() {
        let mut open = Open { index: 0, active: 1, later: NONE, ended: false, branches: EASY };
        (0..3).for_each(|_| open.branched());
        assert_eq!(open.branches, EASY + 1);
    }
}
