//! Where to branch in the layout across digits: the choice of `branch.rs`, for one state.

#![allow(clippy::needless_range_loop)] // lanes are indexed alike in several arrays

use super::across::{counted, spread, summed};
use super::branch::points;
use super::single::{Digits, State};
use crate::simd::{Tier, WIDTH, Wide};

/// Branches a state that has a choice: leaves the side with a chosen digit in a chosen cell, and gives the
/// side without.
#[inline(always)]
pub(super) fn fork<T: Tier>(state: &mut State) -> State {
    let words = &mut state.words;
    let [_, open, three, four] = counted::<T>(words);
    let two = open.without(three);
    let is_pair = T::nonzero(&two.lanes()) != 0;
    let few = if is_pair {
        two
    } else {
        let three = three.without(four);
        if T::nonzero(&three.lanes()) != 0 { three } else { open }
    };
    let mut best = few.heads();
    let sums = scores::<T>(words, &spread::<T>(few));
    for bit in sums.iter().rev() {
        let higher = best & bit.heads();
        if higher != 0 {
            best = higher;
        }
    }
    let chosen = T::Wide::of_heads(best & best.wrapping_neg());
    let cell = spread::<T>(chosen);
    let mut here = [0; WIDTH];
    for j in 0..WIDTH {
        here[j] =
            (words[0][j] & cell[0][j]) | (words[1][j] & cell[1][j]) | (words[2][j] & cell[2][j]);
    }
    let digits = T::nonzero(&here);
    let smallest = digits & digits.wrapping_neg();
    let mut without = *words;
    for j in 0..WIDTH {
        let chosen = (smallest >> j & 1).wrapping_neg();
        for r in 0..3 {
            without[r][j] = words[r][j] & !(cell[r][j] & chosen);
            words[r][j] &= !cell[r][j] | chosen;
        }
    }
    let closed = open.without(chosen).lanes();
    state.open = closed;
    State { words: without, open: if is_pair { closed } else { open.lanes() } }
}

/// The scores of cells, in binary: bit p of a cell's score is the cell's bit in element p, group r for word r.
#[inline(always)]
fn scores<T: Tier>(state: &Digits, few: &Digits) -> [T::Wide; 4] {
    let mut numbers = [[[0; WIDTH]; 3]; 3];
    for j in 0..WIDTH {
        let points =
            points([state[0][j], state[1][j], state[2][j]], [few[0][j], few[1][j], few[2][j]]);
        for r in 0..3 {
            [numbers[0][r][j], numbers[1][r][j], numbers[2][r][j]] = points[r];
        }
    }
    summed::<T>(&numbers)
}
