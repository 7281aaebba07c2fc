//! A line that a machine accepts.

use std::sync::Arc;

use super::{Scratch, Space};
use crate::board::{Cell, Values};
use crate::rule::Automaton;

/// A line read by an automaton.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    pub(crate) cells: Vec<Cell>,
    automaton: Automaton,
    /// The states from which the line can still be accepted before each cell and after the last, as sets.
    alive: Arc<[u64]>,
}

impl Reader {
    /// A reader of these cells, or of none yet, but of so many in the end.
    pub(crate) fn new(cells: Vec<Cell>, automaton: Automaton, count: usize) -> Self {
        let states = automaton.state_count();
        let words = states.div_ceil(64);
        let values = Values::all(automaton.value_count());
        let mut alive = vec![0_u64; words * (count + 1)];
        for place in (0..=count).rev() {
            let (before, after) = alive.split_at_mut((place + 1) * words);
            for state in 0..states {
                let mut nexts = values.iter().filter_map(|v| automaton.next(state, v));
                let lives = if place == count {
                    automaton.accepting(state)
                } else {
                    nexts.any(|next| after[next / 64] >> (next % 64) & 1 == 1)
                };
                before[place * words + state / 64] |= u64::from(lives) << (state % 64);
            }
        }
        Reader { cells, automaton, alive: alive.into() }
    }

    /// Whether it filters lines of this many cells with this machine.
    pub(crate) fn reads(&self, automaton: &Automaton, count: usize) -> bool {
        self.automaton == *automaton && self.cells.len() == count
    }

    /// The same machine on another line of as many cells.
    pub(crate) fn on(&self, cells: Vec<Cell>) -> Self {
        Reader { cells, ..self.clone() }
    }

    pub(crate) fn filter(&self, space: &mut Space<'_>, scratch: &mut Scratch) -> bool {
        let words = self.automaton.state_count().div_ceil(64);
        let layers = &mut scratch.words;
        layers.clear();
        layers.resize(words * (self.cells.len() + 1), 0);
        layers[0] = 1 & self.alive[0];
        for (i, &cell) in self.cells.iter().enumerate() {
            let (before, after) = layers.split_at_mut((i + 1) * words);
            let values = space.get(cell);
            let after = &mut after[..words];
            each(&before[i * words..], |state| {
                for next in values.iter().filter_map(|value| self.automaton.next(state, value)) {
                    after[next / 64] |= 1 << (next % 64);
                }
            });
            for (word, alive) in after.iter_mut().zip(&self.alive[(i + 1) * words..]).take(words) {
                *word &= alive;
            }
        }
        for (i, &cell) in self.cells.iter().enumerate().rev() {
            let values = space.get(cell);
            let mut kept = Values::EMPTY;
            let (before, after) = layers.split_at_mut((i + 1) * words);
            let before = &mut before[i * words..];
            for (at, word) in before.iter_mut().enumerate() {
                let mut alive = 0;
                each(&[*word], |bit| {
                    let state = at * 64 + bit;
                    for value in values.iter() {
                        let next = self.automaton.next(state, value);
                        if next.is_some_and(|next| after[next / 64] >> (next % 64) & 1 == 1) {
                            kept = kept.with(value);
                            alive |= 1 << bit;
                        }
                    }
                });
                *word = alive;
            }
            if kept.is_empty() || !space.keep(cell, kept) {
                return false;
            }
        }
        layers[0] & 1 == 1
    }
}

fn each(words: &[u64], mut at: impl FnMut(usize)) {
    for (i, &word) in words.iter().enumerate() {
        let mut word = word;
        while word != 0 {
            at(i * 64 + word.trailing_zeros() as usize);
            word &= word - 1;
        }
    }
}
