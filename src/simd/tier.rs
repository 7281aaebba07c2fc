//! The operations that differ by level, with the same meaning at every level.

#![allow(clippy::needless_range_loop)] // lanes are indexed alike in several arrays

use super::Vector;

/// Work that is compiled once for every level.
pub(crate) trait Job {
    /// The result of the work.
    type Output;

    /// Does the work. Mark it and every hot function that it calls `#[inline(always)]`: only
    /// inlined code is compiled for the level. Avoid closures: without link-time optimisation,
    /// those of `array::map` stay functions of their own, which made the batch engine three times
    /// slower.
    fn run<T: Tier>(self) -> Self::Output;
}

/// The few operations that plain loops over lanes cannot express well, for one level.
///
/// The default bodies define the meaning; a level overrides them with instructions that do the
/// same.
pub(crate) trait Tier {
    /// The best number of lanes for the batch engine at this level: 16 or 32.
    #[cfg_attr(target_family = "wasm", expect(dead_code, reason = "there is nothing to choose"))]
    const LANES: usize;

    /// How many lanes hold the digits of one state (nine, and a free one after each three): 12, or
    /// 16 where fewer are not faster. The others are zero.
    const ACROSS: usize;

    /// A vector that the compiler cannot take apart.
    type Wide: Wide;

    /// Lanes chosen to be moved.
    type Chosen: Chosen;

    /// Whether one of the first [`ACROSS`](Tier::ACROSS) lanes is not zero.
    fn any(lanes: &Vector) -> bool;

    /// Bit `i` is set when `lanes[i]` is not zero.
    #[inline(always)]
    fn nonzero(lanes: &Vector) -> u32 {
        let mut bits = [0; super::WIDTH];
        for (i, (bit, &lane)) in bits.iter_mut().zip(lanes).enumerate() {
            *bit = if lane == 0 { 0 } else { 1 << i };
        }
        bits.iter().fold(0, |all, bit| all | bit)
    }

    /// Writes, for 81 values in row-major order, which cells have the value `d + 1` or none (0): to
    /// `to[d * digit_step + i * row_step]` those of the rows `i`, `3 + i` and `6 + i`, nine bits a row.
    #[inline(always)]
    fn put_values(values: &[u8; 81], to: &mut [u32], [digit_step, row_step]: [usize; 2]) {
        // Row 0 of the table takes the blanks, so that no branch is needed.
        let mut table = [[0; 3]; 16];
        for (row, cells) in values.chunks_exact(9).enumerate() {
            for (column, value) in cells.iter().enumerate() {
                table[usize::from(value & 15)][row % 3] |= 1 << (row / 3 * 9 + column);
            }
        }
        for digit in 0..9 {
            for row in 0..3 {
                to[digit * digit_step + row * row_step] = table[digit + 1][row] | table[0][row];
            }
        }
    }

    /// Writes 81 numbers in row-major order from their binary digits: `planes[p][i]` says which
    /// cells of the rows `i`, `3 + i` and `6 + i` have bit `p`, nine bits a row.
    #[inline(always)]
    fn put_numbers(planes: &[[u32; 3]; 4], to: &mut [u8; 81]) {
        let [one, two, four, eight] = *planes;
        let planes = [row_major(one), row_major(two), row_major(four), row_major(eight)];
        for (i, eight) in to.chunks_mut(8).enumerate() {
            let number = |p: usize| bits_to_bytes((planes[p] >> (8 * i)) as u8) << p;
            let bytes = (number(0) | number(1) | number(2) | number(3)).to_le_bytes();
            eight.copy_from_slice(&bytes[..eight.len()]);
        }
    }
}

/// Lanes chosen by a mask, and what a level has to know to move them: computed once, used for all
/// the words of the states.
pub(crate) trait Chosen: Copy {
    /// The lanes whose bit is set.
    fn new(mask: u32) -> Self;

    /// Moves these lanes of `from` together at the front of `to`, in order. The rest of `to` is
    /// arbitrary.
    fn compress(self, from: &Vector, to: &mut Vector);

    /// The inverse: the front lanes of `from` go, in order, to these lanes of `to`; the other lanes
    /// of `to` stay.
    fn expand(self, from: &Vector, to: &mut Vector);
}

/// The mask alone, for levels that move one lane after the other.
#[derive(Clone, Copy)]
pub(crate) struct Mask(u32);

impl Chosen for Mask {
    #[inline(always)]
    fn new(mask: u32) -> Self {
        Mask(mask)
    }

    #[inline(always)]
    fn compress(self, from: &Vector, to: &mut Vector) {
        let (mut at, mut rest) = (0, self.0);
        while rest != 0 {
            to[at] = from[rest.trailing_zeros() as usize];
            at += 1;
            rest &= rest - 1;
        }
    }

    #[inline(always)]
    fn expand(self, from: &Vector, to: &mut Vector) {
        let (mut at, mut rest) = (0, self.0);
        while rest != 0 {
            to[rest.trailing_zeros() as usize] = from[at];
            at += 1;
            rest &= rest - 1;
        }
    }
}

/// A [`Vector`] whose lanes are always processed together. Where lanes change places, compilers
/// turn plain loops into scalar code or long series of shuffles.
///
/// Nine of the lanes hold values: three groups of three, lanes 4g to 4g + 2 for g from 0 to 2. The
/// others are empty, except for what [`Wide::spread`] leaves there.
pub(crate) trait Wide: Copy {
    /// Reads the lanes from memory.
    fn load(lanes: &Vector) -> Self;

    /// The lanes.
    fn lanes(self) -> Vector;

    /// The bits that are set in both.
    #[must_use]
    fn and(self, other: Self) -> Self;

    /// The bits that are set in at least one.
    #[must_use]
    fn or(self, other: Self) -> Self;

    /// The bits that are set in exactly one.
    #[must_use]
    fn xor(self, other: Self) -> Self;

    /// The bits that are set in this one and not in the other.
    #[must_use]
    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self.xor(self.and(other))
    }

    /// Three vectors that hold the values of three others: group `g` of each holds three of those
    /// of `words[g]`.
    #[must_use]
    fn thirds(words: [Self; 3]) -> [Self; 3];

    /// Each lane of a group gets what the next lane (`BY` = 1) or the one after (2) of the group
    /// had, in a circle.
    #[must_use]
    fn turned<const BY: usize>(self) -> Self;

    /// All groups get what group `FROM` had.
    #[must_use]
    fn spread<const FROM: usize>(self) -> Self;

    /// The first lanes of the groups, 32 bits each, that of group 0 lowest.
    #[must_use]
    #[inline(always)]
    fn heads(self) -> u128 {
        let lanes = self.lanes();
        u128::from(lanes[0]) | u128::from(lanes[4]) << 32 | u128::from(lanes[8]) << 64
    }

    /// Groups with these values in all their lanes.
    #[must_use]
    #[inline(always)]
    fn of_heads(heads: u128) -> Self {
        let (a, b, c) = (heads as u32, (heads >> 32) as u32, (heads >> 64) as u32);
        Self::load(&[a, a, a, 0, b, b, b, 0, c, c, c, 0, 0, 0, 0, 0])
    }
}

/// Four lanes that are always processed together: one group of a [`Wide`].
pub(crate) trait Four: Copy {
    /// Reads the lanes from memory.
    fn load(lanes: &[u32; 4]) -> Self;

    /// The lanes.
    fn lanes(self) -> [u32; 4];

    /// The bits that are set in both.
    #[must_use]
    fn and(self, other: Self) -> Self;

    /// The bits that are set in at least one.
    #[must_use]
    fn or(self, other: Self) -> Self;

    /// The bits that are set in exactly one.
    #[must_use]
    fn xor(self, other: Self) -> Self;

    /// As [`Wide::turned`]; the last lane stays.
    #[must_use]
    fn turned<const BY: usize>(self) -> Self;
}

/// The three groups, one vector each; the last four lanes are left out.
#[derive(Clone, Copy)]
pub(crate) struct Groups<F>([F; 3]);

impl<F: Four> Groups<F> {
    /// Combines group by group.
    #[inline(always)]
    fn with(self, other: Self, combine: fn(F, F) -> F) -> Self {
        let (Groups([a, b, c]), Groups([d, e, f])) = (self, other);
        Groups([combine(a, d), combine(b, e), combine(c, f)])
    }

    /// The bits that are set in at least one group.
    #[inline(always)]
    pub(super) fn united(self) -> F {
        let Groups([a, b, c]) = self;
        a.or(b).or(c)
    }
}

impl<F: Four> Wide for Groups<F> {
    #[inline(always)]
    fn load(lanes: &Vector) -> Self {
        let [a, b, c, _] = quarters(lanes);
        Groups([F::load(a), F::load(b), F::load(c)])
    }

    #[inline(always)]
    fn lanes(self) -> Vector {
        let [a, b, c] = [self.0[0].lanes(), self.0[1].lanes(), self.0[2].lanes()];
        let mut lanes = [0; super::WIDTH];
        lanes[..4].copy_from_slice(&a);
        lanes[4..8].copy_from_slice(&b);
        lanes[8..12].copy_from_slice(&c);
        lanes
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.with(other, F::and)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.with(other, F::or)
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        self.with(other, F::xor)
    }

    #[inline(always)]
    fn thirds([Groups(a), Groups(b), Groups(c)]: [Self; 3]) -> [Self; 3] {
        [Groups([a[0], b[0], c[0]]), Groups([a[1], b[1], c[1]]), Groups([a[2], b[2], c[2]])]
    }

    #[inline(always)]
    fn turned<const BY: usize>(self) -> Self {
        let Groups([a, b, c]) = self;
        Groups([a.turned::<BY>(), b.turned::<BY>(), c.turned::<BY>()])
    }

    #[inline(always)]
    fn spread<const FROM: usize>(self) -> Self {
        Groups([self.0[FROM]; 3])
    }
}

/// The lanes in fours.
#[inline(always)]
fn quarters(lanes: &Vector) -> [&[u32; 4]; 4] {
    let (quarters, _) = lanes.as_chunks();
    [&quarters[0], &quarters[1], &quarters[2], &quarters[3]]
}

/// The cells of three words, one bit each in row-major order.
#[inline(always)]
fn row_major(words: [u32; 3]) -> u128 {
    let mut cells = 0;
    for (row, word) in words.into_iter().enumerate() {
        for band in 0..3 {
            cells |= u128::from(word >> (9 * band) & 0x1FF) << (27 * band + 9 * row);
        }
    }
    cells
}

/// Eight bits as eight bytes of 0 or 1, the lowest first.
#[inline(always)]
const fn bits_to_bytes(bits: u8) -> u64 {
    // Byte i keeps bit i alone, which then carries into the byte's highest bit.
    let each = (bits as u64 * 0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
    ((each + 0x7F7F_7F7F_7F7F_7F7F) >> 7) & 0x0101_0101_0101_0101
}
