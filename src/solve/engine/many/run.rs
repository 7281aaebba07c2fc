//! One search after another in every lane.

use super::branch::{Branches, NO_STATES, States};
use super::lanes::Lanes;
use super::waiting::{NONE, OtherSides, Stack};
use super::{branch, pairs};
use crate::simd::{Tier, WIDTH};
use crate::solve::engine::source::{Next, Source};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// Puzzles with more branches are hard: the careful choice then saves more than it costs.
const EASY: u32 = 8;

/// After this many sweeps without a stall or a contradiction, sweeps skip the triads until there is
/// one.
const QUIET: u32 = 8;

/// A puzzle that is being searched: the owner of its states.
#[derive(Clone, Copy)]
struct Owner {
    /// Its number in the order of the source, from 0.
    index: u64,
    /// How many of its states are in lanes or on the stacks of the engine.
    active: u32,
    /// The newest of the other sides of its branches, [`NONE`] if none waits.
    newest: u32,
    /// The search has ended; its active states must be dropped.
    ended: bool,
    /// The number of its branches, up to one more than [`EASY`].
    branches: u32,
}

impl Owner {
    /// The search for a puzzle begins with one state.
    const fn new(index: u64) -> Owner {
        Owner { index, active: 1, newest: NONE, ended: false, branches: 0 }
    }

    /// Counts a branch.
    #[inline(always)]
    fn branched(&mut self) {
        self.branches = (self.branches + 1).min(EASY + 1);
    }
}

/// The state of all searches. Between two [runs](Engine::run) it only waits: the memory of one
/// search is there for the next.
pub(crate) struct Engine<const V: usize> {
    /// The states that are reasoned about, one a lane.
    lanes: Box<Lanes<V>>,
    /// One bit per lane: the lane has no state.
    idle: u32,
    /// One bit per lane: the lane has a different state than in the previous sweep.
    fresh: u32,
    /// Whether the next sweep begins with the first digit.
    upward: bool,
    /// The sweeps since a lane stalled or died.
    quiet: u32,
    /// Whether the source may have another puzzle.
    more: bool,
    /// Whether a puzzle may have several lanes, since branches were shared out.
    shared: bool,
    /// How many puzzles were started, which is the next one's index.
    started: u64,
    /// The puzzles in search, and unused places between them.
    owners: Vec<Owner>,
    /// The unused places.
    unused: Vec<u32>,
    /// States to branch.
    stalled: Stack,
    /// Sides of branches that wait for a lane.
    ready: Stack,
    /// The other sides of branches, to which their puzzles come back.
    others: OtherSides,
    /// The vector of states that is branched, and its branches.
    block: Box<(States, Branches)>,
}

/// The set bits, lowest first. An iterator, because the body of a loop is always compiled for the
/// CPU features of its function, while a closure may become a function without them.
struct Bits(u32);

impl Iterator for Bits {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        let bit = self.0.trailing_zeros();
        self.0 &= self.0.wrapping_sub(1);
        (bit < 32).then_some(bit as usize)
    }
}

impl<const V: usize> Engine<V> {
    const LANES: u32 = (u64::MAX >> (64 - V * WIDTH)) as u32;

    pub(crate) fn new() -> Self {
        Engine {
            lanes: Box::new(Lanes::EMPTY),
            idle: Self::LANES,
            fresh: 0,
            upward: true,
            quiet: 0,
            more: true,
            shared: false,
            started: 0,
            owners: Vec::new(),
            unused: Vec::new(),
            stalled: Stack::new(),
            ready: Stack::new(),
            others: OtherSides::new(),
            block: Box::new((NO_STATES, Branches::EMPTY)),
        }
    }

    /// Forgets all searches.
    pub(crate) fn clear(&mut self) {
        (self.idle, self.fresh) = (Self::LANES, 0);
        (self.upward, self.quiet) = (true, 0);
        (self.more, self.shared, self.started) = (true, false, 0);
        self.owners.clear();
        self.unused.clear();
        self.stalled.clear();
        self.ready.clear();
        self.others.clear();
    }

    /// Searches until the source has no more puzzles and all are searched, or until it pauses.
    #[inline(always)]
    pub(crate) fn run<T: Tier, S: Source>(&mut self, source: &mut S) {
        loop {
            self.fill::<T, S>(source);
            if self.idle == Self::LANES || source.pauses() {
                return;
            }
            let used = Self::LANES & !self.idle;
            source.swept(used.count_ones());
            // When every lane leads straight to a solution, triads are not worth their cost.
            // WebAssembly does without a second copy.
            let counted = cfg!(target_family = "wasm") || self.quiet < QUIET;
            let swept = if counted {
                self.lanes.sweep::<T, true>(self.upward, self.fresh)
            } else {
                self.lanes.sweep::<T, false>(self.upward, self.fresh)
            };
            self.upward = !self.upward;
            self.fresh = 0;
            self.quiet = self.quiet.saturating_add(1);
            let mut dead = swept.dead & used;
            let full = swept.full & used & !dead;
            let stalled = swept.stalled & used & !(dead | full);
            if stalled | dead != 0 {
                self.quiet = 0;
            }
            self.take_solutions::<T, S>(source, full);
            // A puzzle that has ended frees its other lanes too.
            dead |= self.ended(used & !(dead | full));
            // A lane that stalled without the triads may still make progress.
            if counted {
                self.set_aside::<T, S>(source, stalled & !dead);
            }
            for lane in Bits(dead) {
                self.replace(source, lane);
            }
        }
    }

    #[inline(always)]
    fn owner(&self, lane: usize) -> usize {
        self.lanes.owner[lane / WIDTH][lane % WIDTH] as usize
    }

    /// Passes proved solutions to the source and fills their lanes with other states.
    #[inline(always)]
    fn take_solutions<T: Tier, S: Source>(&mut self, source: &mut S, full: u32) {
        if full == 0 {
            return;
        }
        let proved = self.lanes.prove::<T>(full);
        for lane in Bits(full) {
            let owner = self.owner(lane);
            let puzzle = &mut self.owners[owner];
            if proved >> lane & 1 != 0
                && !puzzle.ended
                && !source.found::<T>(puzzle.index, &self.lanes.solved(lane))
            {
                puzzle.ended = true;
                source.done(puzzle.index);
                self.others.forget(&mut puzzle.newest);
            }
            self.replace(source, lane);
        }
    }

    /// The lanes of `used` whose puzzle has ended.
    #[inline(always)]
    fn ended(&self, used: u32) -> u32 {
        let mut ended = 0;
        // A puzzle can have several lanes only after branches were shared out.
        if self.shared {
            for lane in Bits(used) {
                ended |= u32::from(self.owners[self.owner(lane)].ended) << lane;
            }
        }
        ended
    }

    /// Moves stalled states out of their lanes, and branches when there is a vector of them.
    #[inline(always)]
    fn set_aside<T: Tier, S: Source>(&mut self, source: &mut S, stalled: u32) {
        self.idle |= stalled;
        for v in 0..V {
            let mask = stalled >> (v * WIDTH) & 0xFFFF;
            if mask != 0 {
                let words = self.lanes.words.as_flattened().as_flattened();
                self.stalled.push::<T>((words, v, V), &self.lanes.owner[v], mask);
                if self.stalled.len() >= WIDTH {
                    self.branch::<T, S>(source);
                }
            }
        }
    }

    /// Branches up to a vector of stalled states: one side is ready for a lane, the other waits for the
    /// puzzle to come back to it.
    #[inline(always)]
    fn branch<T: Tier, S: Source>(&mut self, source: &mut S) {
        let (states, branches) = &mut *self.block;
        let mut owners = [NONE; WIDTH];
        let to = (states.as_flattened_mut(), 0, 1);
        let mut mask = self.stalled.pop::<T>(to, &mut owners, 0xFFFF);
        let (all, mut hard) = (mask.count_ones(), 0);
        for lane in Bits(mask) {
            let owner = owners[lane];
            let puzzle = &mut self.owners[owner as usize];
            puzzle.branched();
            hard += u32::from(puzzle.branches > EASY);
            if puzzle.ended {
                mask &= !(1 << lane);
                release(&mut self.owners, &mut self.unused, owner);
            }
        }
        // WebAssembly does without the second choice too.
        if !cfg!(target_family = "wasm") && 2 * hard > all {
            pairs::branch(states, branches);
        } else {
            branch::branch(states, branches);
        }
        let branched = T::nonzero(&branches.has_choice) & mask;
        if branched != 0 {
            source.branched(branched.count_ones());
            let place = self.others.keep(&branches.without, branched.count_ones());
            for lane in Bits(branched) {
                let newest = &mut self.owners[owners[lane] as usize].newest;
                self.others.link(place + lane as u32, newest);
            }
        }
        self.ready.push::<T>((branches.with.as_flattened(), 0, 1), &owners, mask);
    }

    /// Fills a dead or solved lane with the newest other side of its puzzle; if there is none, the
    /// puzzle is done.
    #[inline(always)]
    fn replace<S: Source>(&mut self, source: &mut S, lane: usize) {
        let owner = self.owner(lane);
        let puzzle = &mut self.owners[owner];
        if puzzle.newest != NONE {
            let words = self.others.take(&mut puzzle.newest);
            self.lanes.seat(lane).put(&words);
            self.fresh |= 1 << lane;
            return;
        }
        if puzzle.active == 1 && !puzzle.ended {
            source.done(puzzle.index);
        }
        release(&mut self.owners, &mut self.unused, owner as u32);
        self.idle |= 1 << lane;
    }

    /// Finds states for the idle lanes.
    #[inline(always)]
    fn fill<T: Tier, S: Source>(&mut self, source: &mut S) {
        while self.idle != 0 {
            if self.ready.len() > 0 {
                self.take_ready::<T>();
                continue;
            }
            if self.more {
                let lane = self.idle.trailing_zeros() as usize;
                match source.next::<T>(&mut self.lanes.seat(lane)) {
                    Next::Seated => {
                        self.start();
                        continue;
                    }
                    Next::Wait if source.pauses() => return,
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
            self.branch::<T, S>(source);
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
        let owner = self.unused.pop().unwrap_or(self.owners.len() as u32);
        let puzzle = Owner::new(self.started);
        match self.owners.get_mut(owner as usize) {
            Some(place) => *place = puzzle,
            None => self.owners.push(puzzle),
        }
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

    /// Lets one idle lane take over an other side of each puzzle that has one; returns false if
    /// none has.
    fn share_out(&mut self) -> bool {
        let mut found = false;
        for owner in 0..self.owners.len() {
            let puzzle = &mut self.owners[owner];
            if self.idle != 0 && puzzle.newest != NONE {
                puzzle.active += 1;
                let words = self.others.take(&mut puzzle.newest);
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
fn release(owners: &mut [Owner], unused: &mut Vec<u32>, owner: u32) {
    let puzzle = &mut owners[owner as usize];
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
        let mut owner = Owner { branches: EASY, ..Owner::new(0) };
        (0..3).for_each(|_| owner.branched());
        assert_eq!(owner.branches, EASY + 1);
    }
}
