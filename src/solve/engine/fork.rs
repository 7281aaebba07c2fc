//! Where to branch in the layout across digits: the choice of `branch.rs`, for one state.

#![allow(clippy::needless_range_loop)] // lanes are indexed alike in several arrays

use super::branch::points;
use super::single::{Digits, counted, swapped};
use crate::simd::{Tier, Vector, WIDTH};

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

/// The sum over the lanes of numbers of four bits, without what exceeds four bits.
#[inline(always)]
fn summed<T: Tier>(lanes: &[Vector; 4]) -> [Vector; 4] {
    #[inline(always)]
    fn add(a: &mut [Vector; 4], b: &[Vector; 4]) {
        for j in 0..WIDTH {
            let (mut carry, mut sum) = (0, [0; 4]);
            // Of known length, so that it is unrolled and the lanes become vectors.
            for p in 0..4 {
                let (x, y) = (a[p][j], b[p][j]);
                sum[p] = x ^ y ^ carry;
                carry = (x & y) | (x & carry) | (y & carry);
            }
            [a[0][j], a[1][j], a[2][j], a[3][j]] = sum;
        }
    }
    let mut sum = *lanes;
    let other = swapped::<T, 4, 8>(&sum);
    add(&mut sum, &other);
    let other = swapped::<T, 4, 4>(&sum);
    add(&mut sum, &other);
    let other = swapped::<T, 4, 2>(&sum);
    add(&mut sum, &other);
    let other = swapped::<T, 4, 1>(&sum);
    add(&mut sum, &other);
    sum
}
