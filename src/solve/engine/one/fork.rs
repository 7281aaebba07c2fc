//! Where to branch in the layout across digits: the choice of `branch.rs`, for one state.

#![allow(clippy::needless_range_loop)] // lanes are indexed alike in several arrays

use super::across::{AtLeast, Binary, count_lanes, spread, summed};
use super::rounds::{Digits, State};
use crate::simd::{Tier, WIDTH, Wide};
use crate::solve::engine::many::branch::points;
use alloc::vec::Vec;

/// Branches a state that has a choice: leaves the side with a chosen digit in the best cell, and adds
/// the other side to the waiting ones.
#[inline(always)]
pub(in crate::solve::engine) fn fork<T: Tier>(state: &mut State, waiting: &mut Vec<State>) {
    let (few, is_pair) = few::<T>(&state.words);
    let Binary { ones, twos, fours, eights } = scores::<T>(&state.words, &spread::<T>(few));
    let scores = [ones.heads(), twos.heads(), fours.heads(), eights.heads()];
    let cell = best(few.heads(), scores);
    waiting.push(split::<T>(state, cell, is_pair));
}

/// The same in the first cells, without scores: in two that do not see each other, if there are two.
#[inline(always)]
pub(in crate::solve::engine) fn fork_twice<T: Tier>(state: &mut State, waiting: &mut Vec<State>) {
    let (few, is_pair) = few::<T>(&state.words);
    let mut rest = few.heads();
    for _ in 0..2 {
        let cell = rest & rest.wrapping_neg();
        waiting.push(split::<T>(state, cell, is_pair));
        rest &= !seen(cell);
        if rest == 0 {
            break;
        }
    }
}

/// The cells with two candidates; if there are none, those with three; if none, all open ones. And
/// whether it is two.
#[inline(always)]
fn few<T: Tier>(words: &Digits) -> (T::Wide, bool) {
    let AtLeast { two: open, three, four, .. } = count_lanes::<T>(words);
    let two = open.without(three);
    if T::any(&two.lanes()) {
        return (two, true);
    }
    let three = three.without(four);
    (if T::any(&three.lanes()) { three } else { open }, false)
}

/// The first of the cells with the best score, whose bits come lowest first.
#[inline(always)]
fn best(cells: u128, scores: [u128; 4]) -> u128 {
    let mut best = cells;
    for bit in scores.into_iter().rev() {
        let higher = best & bit;
        if higher != 0 {
            best = higher;
        }
    }
    best & best.wrapping_neg()
}

/// A cell and those in its houses.
#[inline(always)]
fn seen(cell: u128) -> u128 {
    let (word, bit) = (cell.trailing_zeros() / 32, cell.trailing_zeros() % 32);
    let (band, column) = (bit / 9, bit % 9);
    let row = 0x1FF << (9 * band) << (32 * word);
    let block = 0o7 << (9 * band + column / 3 * 3);
    let all = block | (1 | 1 << 9 | 1 << 18) << column;
    row | all | all << 32 | all << 64
}

/// The sides of a branch: leaves the one with the cell's smallest digit, and returns the other.
#[inline(always)]
fn split<T: Tier>(state: &mut State, cell: u128, is_pair: bool) -> State {
    let cell = T::Wide::of_heads(cell);
    let open = T::Wide::load(&state.open);
    let closed = open.without(cell).lanes();
    let cell = spread::<T>(cell);
    let words = &mut state.words;
    let mut here = [0; WIDTH];
    for j in 0..T::ACROSS {
        here[j] =
            (words[0][j] & cell[0][j]) | (words[1][j] & cell[1][j]) | (words[2][j] & cell[2][j]);
    }
    let digits = T::nonzero(&here);
    let smallest = digits & digits.wrapping_neg();
    let mut without = *words;
    for j in 0..T::ACROSS {
        let chosen = (smallest >> j & 1).wrapping_neg();
        for r in 0..3 {
            without[r][j] = words[r][j] & !(cell[r][j] & chosen);
            words[r][j] &= !cell[r][j] | chosen;
        }
    }
    let open = if is_pair { closed } else { state.open };
    state.open = closed;
    State { words: without, open }
}

/// The scores of cells; group r for word r.
#[inline(always)]
fn scores<T: Tier>(state: &Digits, few: &Digits) -> Binary<T::Wide> {
    let mut numbers = [[[0; WIDTH]; 3]; 3];
    for j in 0..T::ACROSS {
        let points =
            points([state[0][j], state[1][j], state[2][j]], [few[0][j], few[1][j], few[2][j]]);
        for r in 0..3 {
            [numbers[0][r][j], numbers[1][r][j], numbers[2][r][j]] = points[r];
        }
    }
    summed::<T>(&numbers)
}
