//! Where to branch in hard puzzles: the better of cells and of digits with two places. This costs
//! more than the choice of `branch.rs`, and saves a quarter of the branches.

#![allow(clippy::needless_range_loop)] // lanes are indexed alike in several arrays

use super::branch::{Branches, Cells, NO_CELLS, States, count, elsewhere};
use crate::simd::{Vector, WIDTH};
use crate::solve::engine::step::{inner, inner_twice, other_bands};

/// Branches every lane where both sides together promise most: on a cell with two candidates, or on
/// a digit with two places in a block or column. If there is neither, branches on a cell with three
/// candidates or more: its smallest digit against the others.
#[inline(always)]
pub(in crate::solve::engine) fn branch(states: &States, to: &mut Branches) {
    let (mut cell, mut pair) = best(states, &mut to.worths);
    for j in 0..WIDTH {
        let mut found = 0;
        for r in 0..3 {
            let first = if found == 0 { cell[r][j] } else { 0 };
            found |= first;
            cell[r][j] = first & first.wrapping_neg();
        }
        for d in 0..9 {
            let first = if found == 0 { pair[d][j] } else { 0 };
            found |= first;
            pair[d][j] = first & first.wrapping_neg();
        }
        to.has_choice[j] = found;
    }
    // For a pair only that digit, for a cell the smallest.
    let mut emptied = NO_CELLS;
    for j in 0..WIDTH {
        for r in 0..3 {
            let mut all = cell[r][j];
            for d in 0..9 {
                all |= states[d][r][j] & pair[d][j];
            }
            emptied[r][j] = all;
        }
    }
    for d in 0..9 {
        for r in 0..3 {
            // Local variables, so that the compiler can rule out aliasing and keeps the loop in
            // vector code.
            let (mut with, mut without) = (states[d][r], states[d][r]);
            for j in 0..WIDTH {
                let here = with[j] & (cell[r][j] | pair[d][j]);
                cell[r][j] &= !here;
                with[j] = (with[j] & !emptied[r][j]) | here;
                without[j] &= !here;
            }
            (to.with[d][r], to.without[d][r]) = (with, without);
        }
    }
}

/// The best cells and, for each digit, the minicolumns of the best pairs.
#[inline(always)]
fn best(states: &States, worths: &mut [[Vector; 9]; 5]) -> (Cells, [Vector; 9]) {
    let counts = count(states);
    // Bit p of a cell's points: which cells have it from an odd number of digits, and which from
    // two.
    let (mut odd, mut both) = ([NO_CELLS; 3], [NO_CELLS; 3]);
    let mut pairs = [[0; WIDTH]; 9];
    let mut any_pair = [0; WIDTH];
    for d in 0..9 {
        let mut here = [[0; WIDTH]; 5];
        for j in 0..WIDTH {
            let all = [states[d][0][j], states[d][1][j], states[d][2][j]];
            let few = [counts.few[0][j], counts.few[1][j], counts.few[2][j]];
            let open = [counts.open[0][j], counts.open[1][j], counts.open[2][j]];
            let worth = worth(all, few, open);
            for r in 0..3 {
                for p in 0..3 {
                    both[p][r][j] |= odd[p][r][j] & worth.cells[r][p];
                    odd[p][r][j] ^= worth.cells[r][p];
                }
            }
            for p in 0..5 {
                here[p][j] = worth.pairs[p];
            }
            pairs[d][j] = worth.paired;
            any_pair[j] |= worth.paired;
        }
        for p in 0..5 {
            worths[p][d] = here[p];
        }
    }
    let mut cells = counts.few;
    // Cells come before pairs of the same score.
    let mut sum = [[[!0; WIDTH]; 3], NO_CELLS, NO_CELLS, NO_CELLS, NO_CELLS];
    for r in 0..3 {
        for j in 0..WIDTH {
            cells[r][j] = if counts.two[j] == 0 && any_pair[j] != 0 { 0 } else { cells[r][j] };
            let odd = [odd[0][r][j], odd[1][r][j], odd[2][r][j]];
            let both = [both[0][r][j], both[1][r][j], both[2][r][j]];
            [sum[1][r][j], sum[2][r][j], sum[3][r][j], sum[4][r][j]] = less_two(odd, both);
        }
    }
    for p in (0..5).rev() {
        for j in 0..WIDTH {
            let mut any = 0;
            for r in 0..3 {
                any |= cells[r][j] & sum[p][r][j];
            }
            for d in 0..9 {
                any |= pairs[d][j] & worths[p][d][j];
            }
            for r in 0..3 {
                let higher = cells[r][j] & sum[p][r][j];
                cells[r][j] = if any == 0 { cells[r][j] } else { higher };
            }
            for d in 0..9 {
                let higher = pairs[d][j] & worths[p][d][j];
                pairs[d][j] = if any == 0 { pairs[d][j] } else { higher };
            }
        }
    }
    (cells, pairs)
}

/// Binary sums of two numbers each, minus two, or zero where that would be negative. The arguments
/// say which bits the two numbers have once and which twice.
#[inline(always)]
fn less_two(once: [u32; 3], twice: [u32; 3]) -> [u32; 4] {
    let one = once[1] ^ twice[0];
    let carry = once[1] & twice[0];
    let two = once[2] ^ twice[1] ^ carry;
    let three = twice[2] ^ ((once[2] & twice[1]) | (once[2] & carry) | (twice[1] & carry));
    let enough = one | two | three;
    [once[0] & enough, !one & enough, (two ^ !one) & enough, (three ^ (!one & !two)) & enough]
}

/// The score of branching on one digit, in binary, lowest bit first.
///
/// Placing a digit in a cell scores two points each if the digit is possible in another minirow of
/// the row, another minicolumn of the column, and another minicolumn of the block, and one more if
/// it is possible in a cell of `few` in one of the last two. A cell scores the points of its digits
/// minus two; a pair of places scores those of both places.
struct Worth {
    /// This digit's part for cells of `few`.
    cells: [[u32; 3]; 3],
    /// Pairs, each represented by the two minicolumns whose only cell is one of its places; bit 0
    /// is set where this place has more points than the other.
    pairs: [u32; 5],
    /// The positions of pairs.
    paired: u32,
}

/// Scores one digit's places `all`; pairs only in cells that are `open`.
#[inline(always)]
fn worth(all: [u32; 3], few: [u32; 3], open: [u32; 3]) -> Worth {
    let (rows, columns, blocks) = elsewhere(all);
    let (one, two) = (columns ^ blocks, columns & blocks);
    let of_few = [all[0] & few[0], all[1] & few[1], all[2] & few[2]];
    let columns_of_few = of_few[0] | of_few[1] | of_few[2];
    let near_few =
        other_bands(columns_of_few) | inner::<0>(columns_of_few) | inner_twice::<0>(columns_of_few);
    let mut cells = [[0; 3]; 3];
    for r in 0..3 {
        let here = of_few[r];
        cells[r] = [near_few & here, (one ^ rows[r]) & here, (two | (one & rows[r])) & here];
    }

    let [a, b, c] = all;
    let any = a | b | c;
    let several = (a & b) | (a & c) | (b & c);
    let single = ((a & open[0]) | (b & open[1]) | (c & open[2])) & !several;
    // The points of the only place in a minicolumn.
    let row = (a & rows[0]) | (b & rows[1]) | (c & rows[2]);
    let points = [near_few & single, (one ^ row) & single, (two | (one & row)) & single];
    // Pairs in blocks, otherwise in columns; the other place has points, at least those for this
    // one.
    let (mut beside, mut above) = ([0; 3], [0; 3]);
    for p in 0..3 {
        beside[p] = inner::<0>(points[p]) | inner_twice::<0>(points[p]);
        above[p] = other_bands(points[p]);
    }
    let in_block =
        single & (inner::<0>(any) ^ inner_twice::<0>(any)) & (beside[0] | beside[1] | beside[2]);
    let in_column = single
        & !in_block
        & ((any << 9 | any >> 18) ^ (any << 18 | any >> 9))
        & (above[0] | above[1] | above[2]);
    let (mut pairs, mut carry, mut more) = ([0; 5], 0, 0);
    for p in 0..3 {
        let x = points[p];
        let y = (beside[p] & in_block) | (above[p] & in_column);
        pairs[p + 1] = x ^ y ^ carry;
        carry = (x & y) | (x & carry) | (y & carry);
        more = (x & !y) | (!(x ^ y) & more);
    }
    pairs[4] = carry;
    pairs[0] = more;
    Worth { cells, pairs, paired: in_block | in_column }
}
