//! Answers in the order of their puzzles.

use alloc::vec::Vec;

/// What was found out about a puzzle so far.
#[derive(Clone, Copy)]
pub(super) struct Answer {
    /// How many solutions were found.
    pub(super) count: u64,
    /// The digits' indices of the first ones, as far as they are requested.
    pub(super) solutions: [[u8; 81]; 2],
    /// The search has ended.
    pub(super) is_complete: bool,
}

/// A queue of numbered answers, in a ring whose places are not cleared between puzzles.
pub(super) struct Answers {
    /// Answer `n` at place `n` modulo the length, which is a power of two.
    ring: Vec<Answer>,
    first: u64,
    end: u64,
}

impl Answers {
    pub(super) fn new() -> Answers {
        let none = Answer { count: 0, solutions: [[0; 81]; 2], is_complete: false };
        Answers { ring: alloc::vec![none; 64], first: 0, end: 0 }
    }

    #[inline(always)]
    fn place(&self, number: u64) -> usize {
        number as usize & (self.ring.len() - 1)
    }

    pub(super) fn len(&self) -> u64 {
        self.end - self.first
    }

    /// Adds the answer with the next number.
    #[inline(always)]
    pub(super) fn push(&mut self, is_complete: bool) {
        if self.len() == self.ring.len() as u64 {
            self.grow();
        }
        let place = self.place(self.end);
        self.ring[place].count = 0;
        self.ring[place].is_complete = is_complete;
        self.end += 1;
    }

    #[cold]
    fn grow(&mut self) {
        // Two copies, so that every number finds its answer at its new place.
        self.ring.extend_from_within(..);
    }

    /// The answer with a number, if it is in the queue.
    #[inline(always)]
    pub(super) fn get(&mut self, number: u64) -> Option<&mut Answer> {
        let place = self.place(number);
        if (self.first..self.end).contains(&number) { self.ring.get_mut(place) } else { None }
    }

    /// The first answer, if it is complete.
    #[inline(always)]
    pub(super) fn first(&self) -> Option<&Answer> {
        let answer = &self.ring[self.place(self.first)];
        (self.len() > 0 && answer.is_complete).then_some(answer)
    }

    /// Drops the first answer.
    #[inline(always)]
    pub(super) fn pop(&mut self) {
        self.first += 1;
    }
}
