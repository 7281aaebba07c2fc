//! Where to branch: collects stalled states and scores a vector of them at a time.

#![allow(clippy::needless_range_loop)] // lanes are indexed alike in several arrays

use crate::simd::{Vector, WIDTH};
use crate::solve::engine::step::{
    add, cells, inner, inner_twice, mid, mid_twice, minirows, other_bands,
};
use crate::solve::engine::words::Words;

/// One word per lane for each of the 27 words of a state.
pub(in crate::solve::engine) type States = [[Vector; 3]; 9];

pub(in crate::solve::engine) const NO_STATES: States = [[[0; WIDTH]; 3]; 9];

/// Sets of cells, one per lane.
pub(in crate::solve::engine) type Cells = [Vector; 3];

pub(in crate::solve::engine) const NO_CELLS: Cells = [[0; WIDTH]; 3];

/// The two sides of a branch: every lane of a block with a chosen digit in a chosen cell, and
/// without it.
#[repr(C, align(64))]
pub(in crate::solve::engine) struct Branches {
    pub(in crate::solve::engine) with: States,
    pub(in crate::solve::engine) without: States,
    /// Nonzero in the lanes that have a choice. In the others every cell has one candidate, and
    /// `with` is the unchanged state.
    pub(in crate::solve::engine) has_choice: Vector,
    /// Space for `pairs.rs`: bit p of the scores of pairs, by digit. A separate array would be
    /// cleared each time.
    pub(in crate::solve::engine) worths: [[Vector; 9]; 5],
}

impl Branches {
    pub(in crate::solve::engine) const EMPTY: Branches = Branches {
        with: NO_STATES,
        without: NO_STATES,
        has_choice: [0; WIDTH],
        worths: [[[0; WIDTH]; 9]; 5],
    };
}

#[inline(always)]
pub(in crate::solve::engine) fn get(block: &States, lane: usize) -> Words {
    let mut words = [[0; 3]; 9];
    for d in 0..9 {
        for r in 0..3 {
            words[d][r] = block[d][r][lane];
        }
    }
    words
}

/// Branches every lane on the best of its cells with two candidates (three or more if there is
/// none): its smallest digit against the others.
#[inline(always)]
pub(in crate::solve::engine) fn branch(states: &States, to: &mut Branches) {
    let few = count(states).few;
    let best = best(states, &few);
    let mut chosen = NO_CELLS;
    for j in 0..WIDTH {
        let first = best[0][j];
        let second = if first == 0 { best[1][j] } else { 0 };
        let third = if first | second == 0 { best[2][j] } else { 0 };
        chosen[0][j] = first & first.wrapping_neg();
        chosen[1][j] = second & second.wrapping_neg();
        chosen[2][j] = third & third.wrapping_neg();
        to.has_choice[j] = first | second | third;
    }
    let mut taken = [0; WIDTH];
    for d in 0..9 {
        for r in 0..3 {
            for j in 0..WIDTH {
                let (word, cell) = (states[d][r][j], chosen[r][j]);
                let here = word & cell & !taken[j];
                taken[j] |= here;
                to.with[d][r][j] = (word & !cell) | here;
                to.without[d][r][j] = word & !here;
            }
        }
    }
}

/// The numbers of candidates of the cells of a lane.
pub(in crate::solve::engine) struct Counts {
    /// The cells with two candidates; if a lane has none, those with three; if none, all open ones.
    pub(in crate::solve::engine) few: Cells,
    /// The cells with two candidates or more.
    pub(in crate::solve::engine) open: Cells,
    /// Nonzero if there are cells with two candidates.
    pub(in crate::solve::engine) two: Vector,
}

/// Counts the candidates of every cell.
#[inline(always)]
pub(in crate::solve::engine) fn count(states: &States) -> Counts {
    let mut at_least = [NO_CELLS; 4];
    for digit in states {
        for r in 0..3 {
            for j in 0..WIDTH {
                add(&mut at_least, r, j, digit[r][j]);
            }
        }
    }
    let mut counts = Counts { few: NO_CELLS, open: at_least[1], two: [0; WIDTH] };
    for j in 0..WIDTH {
        let (mut two, mut three) = ([0; 3], [0; 3]);
        for r in 0..3 {
            two[r] = at_least[1][r][j] & !at_least[2][r][j];
            three[r] = at_least[2][r][j] & !at_least[3][r][j];
        }
        let (any_two, any_three) = (two[0] | two[1] | two[2], three[0] | three[1] | three[2]);
        for r in 0..3 {
            counts.few[r][j] = if any_two != 0 {
                two[r]
            } else if any_three != 0 {
                three[r]
            } else {
                at_least[1][r][j]
            };
        }
        counts.two[j] = any_two;
    }
    counts
}

/// The best-scoring cells among `few`. Each of the cell's digits scores one point if it is possible
/// in another minirow of the row, another minicolumn of the column and another minicolumn of the
/// block, and one more for each of these where it is possible in a cell of `few`.
#[inline(always)]
fn best(states: &States, few: &Cells) -> Cells {
    // Sums of points in binary: bit p of a cell's sum is the cell's bit in `sum[p]`.
    let mut sum = [NO_CELLS; 4];
    for digit in states {
        for j in 0..WIDTH {
            let all = [digit[0][j], digit[1][j], digit[2][j]];
            let points = points(all, [few[0][j], few[1][j], few[2][j]]);
            for r in 0..3 {
                let mut carry = 0;
                for p in 0..4 {
                    let (x, y) = (sum[p][r][j], if p < 3 { points[r][p] } else { 0 });
                    sum[p][r][j] = x ^ y ^ carry;
                    carry = (x & y) | (x & carry) | (y & carry);
                }
            }
        }
    }
    let mut best = *few;
    for bit in sum.iter().rev() {
        for j in 0..WIDTH {
            let higher = [best[0][j] & bit[0][j], best[1][j] & bit[1][j], best[2][j] & bit[2][j]];
            let any = higher[0] | higher[1] | higher[2];
            for r in 0..3 {
                best[r][j] = if any == 0 { best[r][j] } else { higher[r] };
            }
        }
    }
    best
}

/// One digit's points, in binary, for the cells of `few` in which it is possible.
#[inline(always)]
pub(in crate::solve::engine) fn points(all: [u32; 3], few: [u32; 3]) -> [[u32; 3]; 3] {
    let of_few = [all[0] & few[0], all[1] & few[1], all[2] & few[2]];
    let (rows, columns, blocks) = elsewhere(all);
    let (few_rows, few_columns, few_blocks) = elsewhere(of_few);
    let (one, two) = (columns ^ blocks, columns & blocks);
    let (few_one, few_two) = (few_columns ^ few_blocks, few_columns & few_blocks);
    let mut points = [[0; 3]; 3];
    for r in 0..3 {
        let (a0, a1) = (one ^ rows[r], two | (one & rows[r]));
        let (b0, b1) = (few_one ^ few_rows[r], few_two | (few_one & few_rows[r]));
        let carry = a0 & b0;
        let four = (a1 & b1) | (a1 & carry) | (b1 & carry);
        points[r] = [(a0 ^ b0) & of_few[r], (a1 ^ b1 ^ carry) & of_few[r], four & of_few[r]];
    }
    points
}

/// Cells for which `places` meets another minirow of the row, another minicolumn of the column, and
/// another minicolumn of the block; the last two by minicolumn.
#[inline(always)]
pub(in crate::solve::engine) fn elsewhere(places: [u32; 3]) -> ([u32; 3], u32, u32) {
    let rows = minirows(places);
    let columns = places[0] | places[1] | places[2];
    (
        cells(mid(rows) | mid_twice(rows)),
        other_bands(columns),
        inner::<0>(columns) | inner_twice::<0>(columns),
    )
}
