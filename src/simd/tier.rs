//! What the levels do differently, in words that mean the same everywhere.

use super::Vector;

/// Work that is compiled once for every level.
pub trait Job {
    /// What the work gives.
    type Output;

    /// Does the work. Mark it `#[inline(always)]`, and everything hot that it calls: only what is
    /// inlined is compiled for the level.
    fn run<T: Tier>(self) -> Self::Output;
}

/// The few operations that plain loops over lanes cannot express well, for one level.
///
/// The default bodies are the meaning; a level overrides them with instructions that do the same.
pub trait Tier {
    /// How many lanes the batch engine is best run with at this level: 16 or 32.
    const LANES: usize;

    /// Moves the lanes of `from` whose bit is set in `mask` together at the front of `to`, in order.
    /// The rest of `to` is arbitrary.
    #[inline(always)]
    fn compress(from: &Vector, mask: u32, to: &mut Vector) {
        let (mut at, mut rest) = (0, mask);
        while rest != 0 {
            to[at] = from[rest.trailing_zeros() as usize];
            at += 1;
            rest &= rest - 1;
        }
    }

    /// The inverse: the front lanes of `from` go, in order, to the lanes of `to` whose bit is set in
    /// `mask`; the other lanes of `to` stay.
    #[inline(always)]
    fn expand(from: &Vector, mask: u32, to: &mut Vector) {
        let (mut at, mut rest) = (0, mask);
        while rest != 0 {
            to[rest.trailing_zeros() as usize] = from[at];
            at += 1;
            rest &= rest - 1;
        }
    }

    /// Bit `i` is set when `lanes[i]` is not zero.
    #[inline(always)]
    fn nonzero(lanes: &Vector) -> u32 {
        let mut bits = [0; super::WIDTH];
        for (i, (bit, &lane)) in bits.iter_mut().zip(lanes).enumerate() {
            *bit = if lane == 0 { 0 } else { 1 << i };
        }
        bits.iter().fold(0, |all, bit| all | bit)
    }

    /// For each value 1 to 9 and each of the three `i`: the cells of rows `i`, `3 + i` and `6 + i` that
    /// have the value, nine bits a row, among 81 values in row-major order.
    #[inline(always)]
    fn cells_of_values(values: &[u8; 81]) -> [[u32; 3]; 9] {
        // Row 0 of the table takes the blanks, so that nothing branches.
        let mut table = [[0; 3]; 16];
        for (row, cells) in values.chunks_exact(9).enumerate() {
            for (column, value) in cells.iter().enumerate() {
                table[usize::from(value & 15)][row % 3] |= 1 << (row / 3 * 9 + column);
            }
        }
        core::array::from_fn(|digit| table[digit + 1])
    }
}
