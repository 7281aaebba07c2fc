//! States waiting for a lane.

use super::branch::{NO_STATES, States, get};
use crate::simd::{Chosen, Tier, Vector, WIDTH};
use crate::solve::engine::words::Words;
use alloc::boxed::Box;
use alloc::vec::Vec;

/// No state, no owner.
pub(in crate::solve::engine) const NONE: u32 = u32::MAX;

/// States with their owners, last in, first out: whole vectors of lanes go in and out.
pub(in crate::solve::engine) struct Stack {
    /// The words of a state are one below the other.
    words: Box<[[u32; Stack::PITCH]; 27]>,
    owners: Box<[u32; Stack::PITCH]>,
    /// The number of states.
    len: usize,
}

impl Stack {
    /// More than the engine ever needs: the states in lanes plus two blocks.
    const DEPTH: usize = 112;
    /// Not a multiple of the page size, so that the rows of words do not share cache sets.
    const PITCH: usize = Stack::DEPTH + WIDTH;

    pub(in crate::solve::engine) fn new() -> Stack {
        let words = Box::new([[0; Stack::PITCH]; 27]);
        Stack { words, owners: Box::new([0; Stack::PITCH]), len: 0 }
    }

    pub(in crate::solve::engine) fn len(&self) -> usize {
        self.len
    }

    pub(in crate::solve::engine) fn clear(&mut self) {
        self.len = 0;
    }

    /// Takes the lanes of `mask`: of the 27 words, every `of`th vector from number `v` on, and the owners.
    #[inline(always)]
    pub(in crate::solve::engine) fn push<T: Tier>(
        &mut self,
        (words, v, of): (&[Vector], usize, usize),
        owners: &Vector,
        mask: u32,
    ) {
        debug_assert!(self.len + WIDTH <= Stack::DEPTH, "more states than lanes and blocks");
        let lanes = T::Chosen::new(mask);
        let top = self.top();
        for (i, row) in self.words.iter_mut().enumerate() {
            lanes.compress(&words[i * of + v], vector_mut(row, top));
        }
        lanes.compress(owners, vector_mut(&mut self.owners, top));
        self.len += mask.count_ones() as usize;
    }

    /// Moves the last states into the lanes of `mask`, as many as there are; returns the lanes
    /// filled. Words and owners are laid out as in [`Stack::push`].
    #[inline(always)]
    pub(in crate::solve::engine) fn pop<T: Tier>(
        &mut self,
        (words, v, of): (&mut [Vector], usize, usize),
        owners: &mut Vector,
        mask: u32,
    ) -> u32 {
        let mut mask = mask;
        while mask.count_ones() as usize > self.len {
            mask &= mask - 1;
        }
        self.len -= mask.count_ones() as usize;
        let lanes = T::Chosen::new(mask);
        let top = self.top();
        for (i, row) in self.words.iter_mut().enumerate() {
            lanes.expand(vector_mut(row, top), &mut words[i * of + v]);
        }
        lanes.expand(vector_mut(&mut self.owners, top), owners);
        mask
    }

    /// The place after the last state, which the compiler now knows to be in range, so that it
    /// leaves out a check for every word.
    #[inline(always)]
    fn top(&self) -> usize {
        self.len.min(Stack::DEPTH)
    }
}

/// The vector from place `at` on.
#[inline(always)]
fn vector_mut(row: &mut [u32; Stack::PITCH], at: usize) -> &mut Vector {
    let (vectors, _) = row[at..at + WIDTH].as_chunks_mut();
    &mut vectors[0]
}

/// The other sides of branches, kept in the block in which they were made, and linked newest first
/// for each owner. The place of one is 16 times the number of its block, plus its lane.
pub(in crate::solve::engine) struct OtherSides {
    blocks: Vec<States>,
    /// By block: how many of its states are still needed.
    needed: Vec<u32>,
    /// By place: the next older one of the same owner, or [`NONE`].
    older: Vec<u32>,
    /// The blocks that are not needed.
    free: Vec<u32>,
}

impl OtherSides {
    pub(in crate::solve::engine) fn new() -> OtherSides {
        OtherSides { blocks: Vec::new(), needed: Vec::new(), older: Vec::new(), free: Vec::new() }
    }

    /// Forgets all states.
    pub(in crate::solve::engine) fn clear(&mut self) {
        self.free.clear();
        // The first are used first.
        self.free.extend((0..self.blocks.len() as u32).rev());
    }

    /// Keeps a block, `needed` (at least one) of whose lanes will be [linked](OtherSides::link); returns
    /// the place of its first lane.
    #[inline(always)]
    pub(in crate::solve::engine) fn keep(&mut self, states: &States, needed: u32) -> u32 {
        let block = self.free.pop().unwrap_or_else(|| {
            self.blocks.push(NO_STATES);
            self.needed.push(0);
            self.older.resize(self.blocks.len() * WIDTH, NONE);
            self.blocks.len() as u32 - 1
        });
        self.blocks[block as usize] = *states;
        self.needed[block as usize] = needed;
        block * WIDTH as u32
    }

    /// Puts a kept state at the head of a chain.
    #[inline(always)]
    pub(in crate::solve::engine) fn link(&mut self, place: u32, head: &mut u32) {
        self.older[place as usize] = *head;
        *head = place;
    }

    /// Takes the newest state of a chain that is not empty.
    #[inline(always)]
    pub(in crate::solve::engine) fn take(&mut self, head: &mut u32) -> Words {
        let at = *head as usize;
        let words = get(&self.blocks[at / WIDTH], at % WIDTH);
        self.skip(head);
        words
    }

    /// Forgets a chain.
    pub(in crate::solve::engine) fn forget(&mut self, head: &mut u32) {
        while *head != NONE {
            self.skip(head);
        }
    }

    #[inline(always)]
    fn skip(&mut self, head: &mut u32) {
        let at = *head as usize;
        *head = self.older[at];
        let needed = &mut self.needed[at / WIDTH];
        *needed -= 1;
        if *needed == 0 {
            self.free.push((at / WIDTH) as u32);
        }
    }
}
