//! A line that a machine accepts.

use std::sync::Arc;

use super::{Scratch, Space};
use crate::rule::Automaton;

/// A line read by an automaton.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    pub(crate) cells: Vec<u16>,
    pub(crate) automaton: Arc<Automaton>,
}

impl Reader {
    pub(crate) fn filter(&self, space: &mut Space<'_>, scratch: &mut Scratch) -> bool {
        let words = self.automaton.states().div_ceil(64);
        let layers = &mut scratch.words;
        layers.clear();
        layers.resize(words * (self.cells.len() + 1), 0);
        layers[0] = 1;
        for (i, &cell) in self.cells.iter().enumerate() {
            let (before, after) = layers.split_at_mut((i + 1) * words);
            let values = space.get(cell);
            each(&before[i * words..], |state| {
                each_value(values, |value| {
                    if let Some(next) = self.automaton.next(state, value) {
                        after[next / 64] |= 1 << (next % 64);
                    }
                });
            });
        }
        let last = &mut layers[self.cells.len() * words..];
        for (i, word) in last.iter_mut().enumerate() {
            let accepting = (0..64).filter(|bit| self.automaton.accepting(i * 64 + bit));
            *word &= accepting.fold(0, |mask, bit| mask | 1 << bit);
        }
        for (i, &cell) in self.cells.iter().enumerate().rev() {
            let values = space.get(cell);
            let mut kept = 0;
            let (before, after) = layers.split_at_mut((i + 1) * words);
            let before = &mut before[i * words..];
            for (at, word) in before.iter_mut().enumerate() {
                let mut alive = 0;
                each(&[*word], |bit| {
                    let state = at * 64 + bit;
                    each_value(values, |value| {
                        let next = self.automaton.next(state, value);
                        if next.is_some_and(|next| after[next / 64] >> (next % 64) & 1 == 1) {
                            kept |= 1 << value;
                            alive |= 1 << bit;
                        }
                    });
                });
                *word = alive;
            }
            if kept == 0 || !space.keep(cell, kept) {
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

fn each_value(mut values: u32, mut at: impl FnMut(usize)) {
    while values != 0 {
        at(values.trailing_zeros() as usize);
        values &= values - 1;
    }
}
