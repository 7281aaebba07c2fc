//! Where to branch in the layout across digits: the choice of `branch.rs`, for one state.

#![allow(clippy::needless_range_loop)] // lanes are indexed alike in several arrays

use super::across::{counted, spread, summed};
use super::branch::points;
use super::single::{Digits, lane};
use crate::simd::{Tier, Vector, WIDTH, Wide};

/// Branches a state that has a choice: leaves the side with a chosen digit in a chosen cell, and gives the
/// side without.
#[inline(always)]
pub(super) fn fork<T: Tier>(state: &mut Digits) -> Digits {
    let few = fewest::<T>(state);
    let mut best = pick(&few.lanes());
    let few = spread::<T>(few);
    let sums = scores::<T>(state, &few);
    for bit in sums.iter().rev() {
        let bit = pick(&bit.lanes());
        let higher = [best[0] & bit[0], best[1] & bit[1], best[2] & bit[2]];
        if higher != [0; 3] {
            best = higher;
        }
    }
    let first = best[0];
    let second = if first == 0 { best[1] } else { 0 };
    let third = if first | second == 0 { best[2] } else { 0 };
    let cell = [
        first & first.wrapping_neg(),
        second & second.wrapping_neg(),
        third & third.wrapping_neg(),
    ];
    let mut here = [0; WIDTH];
    for j in 0..WIDTH {
        here[j] = (state[0][j] & cell[0]) | (state[1][j] & cell[1]) | (state[2][j] & cell[2]);
    }
    let digits = T::nonzero(&here);
    let smallest = digits & digits.wrapping_neg();
    let mut without = *state;
    for j in 0..WIDTH {
        let chosen = (smallest >> j & 1).wrapping_neg();
        for r in 0..3 {
            without[r][j] = state[r][j] & !(cell[r] & chosen);
            state[r][j] &= !cell[r] | chosen;
        }
    }
    without
}

/// What each group has in its first lane.
#[inline(always)]
fn pick(groups: &Vector) -> [u32; 3] {
    [groups[lane(0)], groups[lane(3)], groups[lane(6)]]
}

/// The cells with two candidates; if there are none, those with three; if none, all open ones. Group r is word r.
#[inline(always)]
fn fewest<T: Tier>(state: &Digits) -> T::Wide {
    let [_, open, three, four] = counted::<T>(state);
    let two = open.without(three);
    if T::nonzero(&two.lanes()) != 0 {
        return two;
    }
    let three = three.without(four);
    if T::nonzero(&three.lanes()) != 0 { three } else { open }
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
