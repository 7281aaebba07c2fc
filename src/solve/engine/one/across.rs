//! Combines the digits of one state: unions, counts and sums over the lanes.
//!
//! Each operation works on all three words at once: it combines three thirds of the digits, then
//! the three lanes of each group. Every lane of group r of the result holds the answer for word r.

use super::rounds::Digits;
use crate::simd::{Tier, Wide};

/// At least two of three.
#[inline(always)]
fn two_of<W: Wide>([a, b, c]: [W; 3]) -> W {
    a.and(b).or(a.or(b).and(c))
}

/// At least one of three.
#[inline(always)]
fn one_of<W: Wide>([a, b, c]: [W; 3]) -> W {
    a.or(b).or(c)
}

/// All of three.
#[inline(always)]
fn all_of<W: Wide>([a, b, c]: [W; 3]) -> W {
    a.and(b).and(c)
}

/// One or all of three.
#[inline(always)]
fn odd_of<W: Wide>([a, b, c]: [W; 3]) -> W {
    a.xor(b).xor(c)
}

#[inline(always)]
fn thirds<T: Tier>(words: &Digits) -> [T::Wide; 3] {
    T::Wide::thirds([T::Wide::load(&words[0]), T::Wide::load(&words[1]), T::Wide::load(&words[2])])
}

/// Combines the lanes of a group, with the result in each of them.
#[inline(always)]
fn around<W: Wide>(all: W) -> [W; 3] {
    [all, all.turned::<1>(), all.turned::<2>()]
}

/// The bits that are set in at least one lane.
#[inline(always)]
pub(in crate::solve::engine) fn united<T: Tier>(words: &Digits) -> T::Wide {
    one_of(around(one_of(thirds::<T>(words))))
}

/// The bits that are set in at least this many lanes.
pub(in crate::solve::engine) struct AtLeast<W> {
    pub(in crate::solve::engine) one: W,
    pub(in crate::solve::engine) two: W,
    pub(in crate::solve::engine) three: W,
    pub(in crate::solve::engine) four: W,
}

/// Counts the lanes in which each bit is set.
#[inline(always)]
pub(in crate::solve::engine) fn count_lanes<T: Tier>(words: &Digits) -> AtLeast<T::Wide> {
    let thirds = thirds::<T>(words);
    let one = around(one_of(thirds));
    let two = around(two_of(thirds));
    let three = around(all_of(thirds));
    // A third with two is also counted among those with one.
    AtLeast {
        one: one_of(one),
        two: two_of(one).or(one_of(two)),
        three: all_of(one).or(two_of(one).and(one_of(two))).or(one_of(three)),
        four: all_of(one).and(one_of(two)).or(two_of(one).and(one_of(three))).or(two_of(two)),
    }
}

/// Numbers of four bits.
pub(in crate::solve::engine) struct Binary<W> {
    pub(in crate::solve::engine) ones: W,
    pub(in crate::solve::engine) twos: W,
    pub(in crate::solve::engine) fours: W,
    pub(in crate::solve::engine) eights: W,
}

/// The sums of three-bit numbers over the lanes, truncated to four bits. `numbers[p]` holds bit p.
#[inline(always)]
pub(in crate::solve::engine) fn summed<T: Tier>(numbers: &[Digits; 3]) -> Binary<T::Wide> {
    let bits = [thirds::<T>(&numbers[0]), thirds::<T>(&numbers[1]), thirds::<T>(&numbers[2])];
    let (first, carry) = (odd_of(bits[0]), two_of(bits[0]));
    let (second, carry) = added(bits[1], carry);
    let (third, carries) = added_twice(bits[2], carry);
    let fourth = carries;
    let (first, carry) = (around(first), two_of(around(first)));
    let ones = odd_of(first);
    let (twos, carry) = added(around(second), carry);
    let (fours, carries) = added_twice(around(third), carry);
    let eights = odd_of(around(fourth)).xor(carries);
    Binary { ones, twos, fours, eights }
}

/// The lowest bit of the sum of three bits and a fourth, and both carries.
#[inline(always)]
fn added<W: Wide>(bits: [W; 3], carry: W) -> (W, [W; 2]) {
    let odd = odd_of(bits);
    (odd.xor(carry), [two_of(bits), odd.and(carry)])
}

/// The lowest bit of the sum of three bits and two, and whether the carries are odd.
#[inline(always)]
fn added_twice<W: Wide>(bits: [W; 3], [a, b]: [W; 2]) -> (W, W) {
    let odd = odd_of(bits);
    (odd_of([odd, a, b]), two_of(bits).xor(two_of([odd, a, b])))
}

/// Each lane of word r gets the value of group r.
#[inline(always)]
pub(in crate::solve::engine) fn spread<T: Tier>(groups: T::Wide) -> Digits {
    [groups.spread::<0>().lanes(), groups.spread::<1>().lanes(), groups.spread::<2>().lanes()]
}
