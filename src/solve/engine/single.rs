//! The layout across digits: one state, its nine digits in the lanes, for the lowest latency.
//!
//! A puzzle that proves hard hands its open branches over to the engine, whose lanes then share them.

#![allow(clippy::needless_range_loop)] // lanes are indexed alike in several arrays

use super::branch::{self, Branches, EMPTY_BLOCK};
use super::step::{Taken, Triads, inner, inner_twice, mid, mid_twice, minirows, step};
use super::words::{ALL, Words, obeys};
use super::{Engine, Next, Source};
use crate::simd::{Job, Tier, Vector, WIDTH};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// Lane `d` of word `r` is `words[d][r]` of [`Words`]; lanes from 9 on are empty.
type Digits = [Vector; 3];

/// After so many branches a puzzle is handed over.
const PATIENCE: u32 = 3;

/// A search of one state, as a [`Job`]. Gives each solution to `found` until that says false; the order
/// is the same at every level.
pub(crate) struct Single<'a, F> {
    pub(crate) start: &'a Words,
    pub(crate) found: F,
}

/// How a state stands after a round.
enum Round {
    Dead,
    Solved,
    Changed,
    Same,
}

impl<F: FnMut(&Words) -> bool> Job for Single<'_, F> {
    type Output = ();

    #[inline(always)]
    fn run<T: Tier>(mut self) {
        let mut open: Vec<Digits> = Vec::new();
        let mut sides: Option<Box<(branch::Block, Branches)>> = None;
        let mut branches = 0;
        let mut state = spread(self.start);
        loop {
            let alive = match settle(&mut state) {
                Round::Solved => {
                    if !(self.found)(&gather(&state)) {
                        return;
                    }
                    false
                }
                Round::Dead => false,
                Round::Same | Round::Changed => true,
            };
            if !alive {
                match open.pop() {
                    Some(next) => state = next,
                    None => return,
                }
                continue;
            }
            if branches == PATIENCE {
                open.push(state);
                let states = open.iter().map(gather).collect();
                let mut source = HandedOver { states, found: &mut self.found, ended: false };
                return Engine::<1, _>::new(&mut source).run::<T>();
            }
            branches += 1;
            let (block, to) =
                &mut **sides.get_or_insert_with(|| Box::new((EMPTY_BLOCK, Branches::EMPTY)));
            for d in 0..9 {
                for r in 0..3 {
                    block[d][r][0] = state[r][d];
                }
            }
            branch::branch(block, to);
            state = spread(&branch::get(&to.with, 0));
            open.push(spread(&branch::get(&to.without, 0)));
        }
    }
}

/// The open branches of a puzzle, as puzzles.
struct HandedOver<'a, F> {
    states: Vec<Words>,
    found: &'a mut F,
    ended: bool,
}

impl<F: FnMut(&Words) -> bool> Source for HandedOver<'_, F> {
    fn next<T: Tier>(&mut self) -> Next {
        match self.states.pop() {
            Some(words) if !self.ended => Next::State(words),
            _ => Next::End,
        }
    }

    fn found(&mut self, _: u64, words: &Words) -> bool {
        self.ended = self.ended || !(self.found)(words);
        !self.ended
    }

    fn done(&mut self, _: u64) {}
}

#[inline(always)]
fn spread(words: &Words) -> Digits {
    let mut digits = [[0; WIDTH]; 3];
    for d in 0..9 {
        for r in 0..3 {
            digits[r][d] = words[d][r];
        }
    }
    digits
}

#[inline(always)]
fn gather(digits: &Digits) -> Words {
    let mut words = [[0; 3]; 9];
    for d in 0..9 {
        for r in 0..3 {
            words[d][r] = digits[r][d];
        }
    }
    words
}

/// Rounds until nothing changes, with triads when nothing changes without.
#[inline(always)]
fn settle(state: &mut Digits) -> Round {
    let mut hidden = [[0; WIDTH]; 3];
    loop {
        match round(state, &mut hidden, Triads::default()) {
            Round::Changed => continue,
            Round::Same => {}
            end => return end,
        }
        let Some(triads) = triads(state) else { return Round::Dead };
        match round(state, &mut hidden, triads) {
            Round::Changed => {}
            end => return end,
        }
    }
}

/// One step for all digits at once, after placing the last round's hidden singles.
#[inline(always)]
fn round(state: &mut Digits, hidden: &mut Digits, triads: Triads) -> Round {
    let before = *state;
    let mut naked = [[0; WIDTH]; 3];
    let (mut every, mut twice, mut clash) = (ALL, 0, 0);
    for r in 0..3 {
        let (placed, by_two) = at_least_one_and_two(&hidden[r]);
        clash |= by_two;
        for j in 0..WIDTH {
            state[r][j] &= !placed | hidden[r][j];
        }
        let (one, two) = at_least_one_and_two(&state[r]);
        every &= one;
        twice |= two;
        for j in 0..WIDTH {
            naked[r][j] = state[r][j] & !two;
        }
    }
    if clash != 0 || every != ALL {
        return Round::Dead;
    }
    if twice == 0 {
        return if obeys(&gather(state)) { Round::Solved } else { Round::Dead };
    }
    let mut alive = [0; WIDTH];
    let mut changed = [0; WIDTH];
    for j in 0..WIDTH {
        let found = step(
            [state[0][j], state[1][j], state[2][j]],
            [naked[0][j], naked[1][j], naked[2][j]],
            triads,
        );
        alive[j] = found.alive;
        for r in 0..3 {
            state[r][j] = found.words[r];
            hidden[r][j] = found.words[r] & found.single;
            changed[j] |= before[r][j] ^ found.words[r];
        }
    }
    if alive[..9].iter().fold(ALL, |all, word| all & word) != ALL {
        Round::Dead
    } else if changed.iter().fold(0, |all, word| all | word) != 0 {
        Round::Changed
    } else {
        Round::Same
    }
}

/// The bits that are set in some lane, and in several.
#[inline(always)]
fn at_least_one_and_two(lanes: &Vector) -> (u32, u32) {
    let (mut one, mut two) = (*lanes, [0; WIDTH]);
    for half in [8, 4, 2, 1] {
        for j in 0..half {
            two[j] |= two[j + half] | (one[j] & one[j + half]);
            one[j] |= one[j + half];
        }
    }
    (one[0], two[0])
}

/// The triads of a state; `None` when a minirow or minicolumn has fewer than three digits left.
#[inline(always)]
fn triads(state: &Digits) -> Option<Triads> {
    /// Adds a word to a unary counter.
    fn add<const N: usize>(to: &mut [u32; N], x: u32) {
        for i in (1..N).rev() {
            to[i] |= to[i - 1] & x;
        }
        to[0] |= x;
    }
    let (mut row_digits, mut row_claims) = ([0; 4], [0; 3]);
    let (mut column_digits, mut column_claims) = ([0; 4], [0; 3]);
    for d in 0..9 {
        let words = [state[0][d], state[1][d], state[2][d]];
        let (rows, columns) = (minirows(words), words[0] | words[1] | words[2]);
        add(&mut row_digits, rows);
        add(&mut row_claims, rows & !(mid(rows) | mid_twice(rows)));
        add(&mut column_digits, columns);
        add(&mut column_claims, columns & !(inner::<0>(columns) | inner_twice::<0>(columns)));
    }
    if (row_digits[2] >> 2) & column_digits[2] & ALL != ALL {
        return None;
    }
    Some(Triads::new(
        Taken { exact: row_digits[2] & !row_digits[3], full: row_claims[2] },
        Taken { exact: column_digits[2] & !column_digits[3], full: column_claims[2] },
    ))
}
