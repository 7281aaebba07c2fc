//! Where to branch in the layout across digits: the choice of `branch.rs`, for one state.

#![allow(clippy::needless_range_loop)] // lanes are indexed alike in several arrays

use super::across::{counted, summed};
use super::branch::points;
use super::single::Digits;
use crate::simd::{Tier, WIDTH};

/// Branches a state that has a choice: leaves the side with a chosen digit in a chosen cell, and gives the
/// side without.
#[inline(always)]
pub(super) fn fork<T: Tier>(state: &mut Digits) -> Digits {
    let few = fewest::<T>(state);
    let mut best = few;
    let sums = scores::<T>(state, &few);
    for bit in sums.iter().rev() {
        let higher = [best[0] & bit[0], best[1] & bit[1], best[2] & bit[2]];
        if higher != [0; 3] {
            best = higher;
        }
    }
    let row = best.iter().position(|&cells| cells != 0).unwrap_or(0);
    let cell = best[row] & best[row].wrapping_neg();
    let mut here = [0; WIDTH];
    for j in 0..WIDTH {
        here[j] = state[row][j] & cell;
    }
    let digits = T::nonzero(&here);
    let smallest = digits & digits.wrapping_neg();
    let mut without = *state;
    for j in 0..WIDTH {
        let chosen = (smallest >> j & 1).wrapping_neg();
        without[row][j] &= !(cell & chosen);
        state[row][j] &= !cell | chosen;
    }
    without
}

/// The cells with two candidates; if there are none, those with three; if none, all open ones.
#[inline(always)]
fn fewest<T: Tier>(state: &Digits) -> [u32; 3] {
    let (mut two, mut three, mut open) = ([0; 3], [0; 3], [0; 3]);
    for r in 0..3 {
        let at_least = counted::<T>(&state[r]);
        two[r] = at_least[1][0] & !at_least[2][0];
        three[r] = at_least[2][0] & !at_least[3][0];
        open[r] = at_least[1][0];
    }
    if two != [0; 3] {
        two
    } else if three != [0; 3] {
        three
    } else {
        open
    }
}

/// The scores of cells, in binary: bit p of a cell's score is the cell's bit in element p.
#[inline(always)]
fn scores<T: Tier>(state: &Digits, few: &[u32; 3]) -> [[u32; 3]; 4] {
    let mut lanes = [[[0; WIDTH]; 4]; 3];
    for j in 0..WIDTH {
        let points = points([state[0][j], state[1][j], state[2][j]], *few);
        for r in 0..3 {
            [lanes[r][0][j], lanes[r][1][j], lanes[r][2][j]] = points[r];
        }
    }
    let mut scores = [[0; 3]; 4];
    for r in 0..3 {
        let sum = summed::<T>(&lanes[r]);
        for p in 0..4 {
            scores[p][r] = sum[p][0];
        }
    }
    scores
}
