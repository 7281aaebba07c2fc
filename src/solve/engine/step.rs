//! The kernel: one step for one digit, as a straight sequence of 32-bit operations.
//!
//! It has no branch and no table, so that a loop of steps over lanes becomes vector code. Rotations
//! reach the houses: a word's 27 bits are three bands of three stacks of three places, and `outer`,
//! `mid` and `inner` rotate a bit by one (or two) bands, stacks or places.

use super::words::ALL;
use crate::simd::Vector;

/// The first of every three neighbouring bits.
const FIRST: u32 = 0o111_111_111;
/// The first stack of every band.
const STACK: u32 = 0o007_007_007;

/// Minirow words start at this bit, see [`minirows`].
const BASE: u32 = 2;

#[inline(always)]
pub(super) const fn select(mask: u32, yes: u32, no: u32) -> u32 {
    (yes & mask) | (no & !mask)
}

/// Rotates by one of three neighbours.
#[inline(always)]
pub(super) const fn inner<const AT: u32>(x: u32) -> u32 {
    select(FIRST << AT, x >> 2, x << 1)
}

/// Rotates by two of three neighbours.
#[inline(always)]
pub(super) const fn inner_twice<const AT: u32>(x: u32) -> u32 {
    select(FIRST << 2 << AT, x << 2, x >> 1)
}

/// Rotates by one stack.
#[inline(always)]
pub(super) const fn mid(x: u32) -> u32 {
    select(STACK << BASE, x >> 6, x << 3)
}

/// Rotates by two stacks.
#[inline(always)]
pub(super) const fn mid_twice(x: u32) -> u32 {
    select(STACK << 6 << BASE, x << 6, x >> 3)
}

/// Rotates by one band. Bits that leave at the top stay there as garbage; the caller must mask them
/// off.
#[inline(always)]
pub(super) const fn outer(x: u32) -> u32 {
    x << 9 | x >> 18
}

/// Rotates by one band or by two, with garbage as above.
#[inline(always)]
pub(super) const fn other_bands(x: u32) -> u32 {
    x << 9 | x >> 18 | x >> 9 | x << 18
}

/// Which minirows hold the digit: 27 bits from [`BASE`] on, band by band, stack by stack, and within
/// a block the minirow of word 2 first, of word 0 last (which costs the fewest shifts).
#[inline(always)]
pub(super) const fn minirows(words: [u32; 3]) -> u32 {
    let [a, b, c] = words;
    let (a, b, c) = (a | a << 1 | a << 2, b | b << 1 | b << 2, c | c << 1 | c << 2);
    select(FIRST << 2, c, select(FIRST << 3, b << 1, a << 2)) & (ALL << BASE)
}

/// The inverse: the cells of these minirows.
#[inline(always)]
pub(super) const fn cells(minirows: u32) -> [u32; 3] {
    let (c, b, a) = (minirows & (FIRST << 2), minirows & (FIRST << 3), minirows & (FIRST << 4));
    [(a >> 1).wrapping_sub(a >> 4), b.wrapping_sub(b >> 3), c | c.wrapping_sub(c >> 2)]
}

/// Facts about minirows and minicolumns over all digits, rotated to where they take effect.
///
/// A minirow with exactly three digits left must hold them, so the other two minirows of the row
/// lose them. A minirow that three digits have claimed (they have no place elsewhere in the row)
/// has no room for others. In both cases, a digit that is possible in that other minirow too cannot
/// be here. The same holds for minicolumns, by block. From tdoku's triads (T. Dillon, 2019).
#[derive(Clone, Copy, Default)]
pub(super) struct Triads<W = u32> {
    /// By minirow: the digit is removed if it is possible in the minirow that `mid` / `mid_twice`
    /// bring here.
    pub(super) rows: [W; 2],
    /// By minicolumn: the same with `inner` / `inner_twice`.
    pub(super) columns: [W; 2],
}

/// The result of a step.
pub(super) struct Stepped {
    /// The digit's places after the step.
    pub(super) words: [u32; 3],
    /// Minicolumns whose one cell is the digit's only place in the block.
    pub(super) single: u32,
    /// A set bit: that column has a place for the digit, and that minicolumn no contradiction. All
    /// 27 must be set.
    pub(super) alive: u32,
    /// Minirows that hold the digit.
    pub(super) rows: u32,
    /// Those among them that the digit claimed: it has no place elsewhere in the row.
    pub(super) rows_claimed: u32,
    /// Minicolumns that held the digit.
    pub(super) columns: u32,
    /// Those that the digit claimed in their block.
    pub(super) columns_claimed: u32,
}

/// One digit's places `words` after one step; those of `naked` have no other candidate.
///
/// The places of a digit in a band, as minirows, are a 3 × 3 matrix of blocks and rows. A solution
/// takes one place in each block and each row, so places that no perfect matching uses are removed.
/// This covers hidden singles, locked candidates in both directions and their contradictions at
/// once. A minirow is in a matching when the other two rows and blocks can be matched, straight or
/// crosswise. The same follows with stacks and minicolumns.
#[inline(always)]
pub(super) fn step(words: [u32; 3], naked: [u32; 3], triads: Triads) -> Stepped {
    // A naked single empties the rest of its block; the matchings do its row and column.
    let column = naked[0] | naked[1] | naked[2];
    let corner = (column | column >> 1 | column >> 2) & FIRST;
    let block = (corner << 3).wrapping_sub(corner);
    let a = select(block, naked[0], words[0]);
    let b = select(block, naked[1], words[1]);
    let c = select(block, naked[2], words[2]);

    let old = minirows([a, b, c]);
    let (one, two) = (mid(old), mid_twice(old));
    let (one_on, two_on) = (inner::<BASE>(one), inner::<BASE>(two));
    let matched = inner::<BASE>((one & two_on) | (one_on & two));
    let rows = old & matched & !((one & triads.rows[0]) | (two & triads.rows[1]));
    let rows_claimed = rows & !(one | two);
    let [in_a, in_b, in_c] = cells(rows);
    let (a, b, c) = (a & in_a, b & in_b, c & in_c);

    let old = a | b | c;
    let several = (a & b) | (a & c) | (b & c);
    let (one, two) = (inner::<0>(old), inner_twice::<0>(old));
    let (one_on, two_on) = (outer(one), outer(two));
    let matched = outer((one & two_on) | (one_on & two));
    let columns = old & matched & !((one & triads.columns[0]) | (two & triads.columns[1]));
    let columns_claimed = columns & !(one | two);
    let others = other_bands(columns);
    // Where a block has a naked single, two places left are two naked singles.
    let clash = block & (several | (old & (one | two)));
    Stepped {
        words: [a & columns, b & columns, c & columns],
        single: columns & !others & !several,
        alive: (columns | others) & !clash,
        rows,
        rows_claimed,
        columns: old,
        columns_claimed,
    }
}

impl Triads {
    /// From the minirows and minicolumns that hold exactly three digits or that three digits
    /// claimed.
    #[inline(always)]
    pub(super) fn new(rows: Taken, columns: Taken) -> Triads {
        Triads {
            rows: [mid(rows.exact) | rows.full, mid_twice(rows.exact) | rows.full],
            columns: [
                inner::<0>(columns.exact) | columns.full,
                inner_twice::<0>(columns.exact) | columns.full,
            ],
        }
    }
}

/// Minirows or minicolumns by the digits in them.
#[derive(Clone, Copy)]
pub(super) struct Taken {
    /// Exactly three digits are left.
    pub(super) exact: u32,
    /// Three digits have claimed it.
    pub(super) full: u32,
}

/// Counts a word in one lane: a bit of `at_least[n]` is set when more than `n` of the words counted
/// have it.
#[inline(always)]
pub(super) fn add<const V: usize, const N: usize>(
    at_least: &mut [[Vector; V]; N],
    v: usize,
    j: usize,
    word: u32,
) {
    for n in (1..N).rev() {
        at_least[n][v][j] |= at_least[n - 1][v][j] & word;
    }
    at_least[0][v][j] |= word;
}
