//! One lane seen from outside the engine: a place for a puzzle to go in, and for a solution to come
//! out.

use super::words::{Planes, Words};
use crate::simd::{Tier, WIDTH};

/// Where a source puts a puzzle's state.
pub(crate) struct Seat<'a> {
    /// The 27 words of all lanes, starting at this lane's first.
    words: &'a mut [u32],
    /// The distance from one word to the next.
    step: usize,
}

impl<'a> Seat<'a> {
    /// The lane `lane` of `vectors` vectors a word.
    #[inline(always)]
    pub(super) fn new(words: &'a mut [[u32; WIDTH]], vectors: usize, lane: usize) -> Self {
        Seat { words: &mut words.as_flattened_mut()[lane..], step: vectors * WIDTH }
    }

    /// Puts a state there.
    #[inline(always)]
    pub(crate) fn put(&mut self, words: &Words) {
        for (i, &word) in words.as_flattened().iter().enumerate() {
            self.words[i * self.step] = word;
        }
    }

    /// Puts the state of a grid's values there (row-major, 0 for blank). The search removes what the
    /// givens exclude.
    #[inline(always)]
    pub(crate) fn put_values<T: Tier>(&mut self, values: &[u8; 81]) {
        T::put_values(values, self.words, [3 * self.step, self.step]);
    }
}

/// A state that is proved to be a solution.
pub(crate) struct Solved<'a> {
    /// The 27 words and the 12 words of [`Planes`] of all lanes, starting at this lane's first.
    pub(super) words: &'a [u32],
    pub(super) planes: &'a [u32],
    /// The distance from one word to the next.
    pub(super) step: usize,
}

impl Solved<'_> {
    /// The state.
    #[inline(always)]
    pub(crate) fn words(&self) -> Words {
        let mut words = [[0; 3]; 9];
        for (i, word) in words.as_flattened_mut().iter_mut().enumerate() {
            *word = self.words[i * self.step];
        }
        words
    }

    /// Writes the digits' indices in row-major order.
    #[inline(always)]
    pub(crate) fn put_indices<T: Tier>(&self, to: &mut [u8; 81]) {
        let mut planes: Planes = [[0; 3]; 4];
        for (i, plane) in planes.as_flattened_mut().iter_mut().enumerate() {
            *plane = self.planes[i * self.step];
        }
        T::put_numbers(&planes, to);
    }
}
