//! What the digits of one state come to together: unions, counts and sums over the lanes, the same in every lane.
//!
//! Each is four rounds of adding what the lane at a distance of 8, 4, 2, 1 has.

use crate::simd::{Tier, Vector, WIDTH, Wide};

/// Does a round for each distance.
macro_rules! over_all_lanes {
    ($round:ident::<$wide:ty>, $all:expr) => {{
        let all = $round::<$wide, 8>($all);
        let all = $round::<$wide, 4>(all);
        let all = $round::<$wide, 2>(all);
        $round::<$wide, 1>(all)
    }};
}

/// The bits that are set in at least one lane.
#[inline(always)]
pub(super) fn united<T: Tier>(lanes: &Vector) -> Vector {
    #[inline(always)]
    fn add<W: Wide, const BIT: usize>(all: W) -> W {
        all.or(all.swapped::<BIT>())
    }
    over_all_lanes!(add::<T::Wide>, T::Wide::load(lanes)).lanes()
}

/// The bits that are set in at least one lane, and in at least two.
#[inline(always)]
pub(super) fn counted_to_two<T: Tier>(lanes: &Vector) -> [Vector; 2] {
    #[inline(always)]
    fn add<W: Wide, const BIT: usize>([a, b]: [W; 2]) -> [W; 2] {
        let (c, d) = (a.swapped::<BIT>(), b.swapped::<BIT>());
        [a.or(c), b.or(d).or(a.and(c))]
    }
    let [one, two] =
        over_all_lanes!(add::<T::Wide>, [T::Wide::load(lanes), T::Wide::load(&[0; WIDTH])]);
    [one.lanes(), two.lanes()]
}

/// The bits that are set in at least one lane, in at least two, three and four.
#[inline(always)]
pub(super) fn counted<T: Tier>(lanes: &Vector) -> [Vector; 4] {
    #[inline(always)]
    fn add<W: Wide, const BIT: usize>([a, b, c, d]: [W; 4]) -> [W; 4] {
        let (e, f) = (a.swapped::<BIT>(), b.swapped::<BIT>());
        let (g, h) = (c.swapped::<BIT>(), d.swapped::<BIT>());
        let four = d.or(h).or(c.and(e)).or(b.and(f)).or(a.and(g));
        [a.or(e), b.or(f).or(a.and(e)), c.or(g).or(b.and(e)).or(a.and(f)), four]
    }
    let none = T::Wide::load(&[0; WIDTH]);
    let [one, two, three, four] =
        over_all_lanes!(add::<T::Wide>, [T::Wide::load(lanes), none, none, none]);
    [one.lanes(), two.lanes(), three.lanes(), four.lanes()]
}

/// The sums of numbers of four bits, without what exceeds four bits. Bit p of a number is in element p.
#[inline(always)]
pub(super) fn summed<T: Tier>(lanes: &[Vector; 4]) -> [Vector; 4] {
    #[inline(always)]
    fn add<W: Wide, const BIT: usize>([a, b, c, d]: [W; 4]) -> [W; 4] {
        let (e, f) = (a.swapped::<BIT>(), b.swapped::<BIT>());
        let (g, h) = (c.swapped::<BIT>(), d.swapped::<BIT>());
        let carry = a.and(e);
        let over = b.and(f).or(carry.and(b.xor(f)));
        let last = c.and(g).or(over.and(c.xor(g)));
        [a.xor(e), b.xor(f).xor(carry), c.xor(g).xor(over), d.xor(h).xor(last)]
    }
    let [a, b, c, d] = lanes;
    let numbers = [T::Wide::load(a), T::Wide::load(b), T::Wide::load(c), T::Wide::load(d)];
    let [a, b, c, d] = over_all_lanes!(add::<T::Wide>, numbers);
    [a.lanes(), b.lanes(), c.lanes(), d.lanes()]
}
