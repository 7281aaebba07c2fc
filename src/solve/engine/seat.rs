//! One lane as those outside of the engine see it: where a puzzle goes in, and a solution comes out.

use super::words::{Planes, Words};
use crate::simd::{Tier, WIDTH};

/// Where a source puts a puzzle's state.
pub struct Seat<'a> {
    /// The 27 words of all lanes, from this lane's first on.
    words: &'a mut [u32],
    /// From a word to the next.
    step: usize,
}

impl<'a> Seat<'a> {
    /// The lane `lane` of `vectors` vectors a word.
    #[inline(always)]
    pub(super) fn new(words: &'a mut [[u32; WIDTH]], vectors: usize, lane: usize) -> Self {
        Seat { words: &mut words.as_flattened_mut()[lane..], step: vectors * WIDTH }
    }

    /// The state that these words are.
    #[inline(always)]
    pub(crate) fn put(&mut self, words: &Words) {
        for (i, &word) in words.as_flattened().iter().enumerate() {
            self.words[i * self.step] = word;
        }
    }

    /// The state that the values of a grid (row-major, 0 blank) stand for. What the givens exclude is left to
    /// the search.
    #[inline(always)]
    pub(crate) fn put_values<T: Tier>(&mut self, values: &[u8; 81]) {
        T::put_values(values, self.words, [3 * self.step, self.step]);
    }
}

/// A state that is proved to be a solution.
pub(crate) struct Solved<'a> {
    /// The 27 words and the 12 words of [`Planes`] of all lanes, from this lane's first on.
    pub(super) words: &'a [u32],
    pub(super) planes: &'a [u32],
    /// From a word to the next.
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
