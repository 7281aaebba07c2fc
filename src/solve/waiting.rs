//! Answers that wait for earlier ones.

use alloc::vec::Vec;

/// A puzzle on its way through the engine.
#[derive(Clone, Copy)]
pub(super) struct Found {
    /// How many solutions were found.
    pub(super) count: u64,
    /// The digits' indices of the first of them.
    pub(super) first: [u8; 81],
    /// The search has ended.
    pub(super) done: bool,
}

/// A queue of numbered puzzles, in a ring whose places are not cleared between puzzles.
pub(super) struct Waiting {
    /// Puzzle `n` at place `n` modulo the length, which is a power of two.
    ring: Vec<Found>,
    first: u64,
    end: u64,
}

impl Waiting {
    pub(super) fn new() -> Waiting {
        Waiting {
            ring: alloc::vec![Found { count: 0, first: [0; 81], done: false }; 64],
            first: 0,
            end: 0,
        }
    }

    #[inline(always)]
    fn place(&self, number: u64) -> usize {
        number as usize & (self.ring.len() - 1)
    }

    pub(super) fn len(&self) -> u64 {
        self.end - self.first
    }

    /// Adds the puzzle with the next number.
    #[inline(always)]
    pub(super) fn push(&mut self, done: bool) {
        if self.len() == self.ring.len() as u64 {
            self.grow();
        }
        let place = self.place(self.end);
        self.ring[place].count = 0;
        self.ring[place].done = done;
        self.end += 1;
    }

    #[cold]
    fn grow(&mut self) {
        // Two copies, so that every number finds its puzzle at its new place.
        self.ring.extend_from_within(..);
    }

    /// The puzzle with a number, if it waits.
    #[inline(always)]
    pub(super) fn get(&mut self, number: u64) -> Option<&mut Found> {
        let place = self.place(number);
        if (self.first..self.end).contains(&number) { self.ring.get_mut(place) } else { None }
    }

    /// The first puzzle, if its search has ended.
    #[inline(always)]
    pub(super) fn finished(&self) -> Option<&Found> {
        let found = &self.ring[self.place(self.first)];
        (self.len() > 0 && found.done).then_some(found)
    }

    /// Drops the first puzzle.
    #[inline(always)]
    pub(super) fn pop(&mut self) {
        self.first += 1;
    }
}
