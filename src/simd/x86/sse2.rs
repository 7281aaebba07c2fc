//! SSE2, which every x86-64 has.

use crate::simd::intrinsics::x86::*;
use crate::simd::{Four, Groups, Mask, Tier, Vector, Wide};
use core::arch::x86_64::__m128i;

pub(crate) struct Sse2;

impl Tier for Sse2 {
    const LANES: usize = 16;
    const ACROSS: usize = 12;
    type Wide = Groups<Quarter>;
    type Chosen = Mask;

    #[inline(always)]
    fn any(lanes: &Vector) -> bool {
        let Quarter(all) = Groups::<Quarter>::load(lanes).united();
        _mm_movemask_epi8(_mm_cmpeq_epi8(all, _mm_setzero_si128())) != 0xFFFF
    }
}

#[derive(Clone, Copy)]
pub(crate) struct Quarter(__m128i);

impl Four for Quarter {
    in_one! { and: _mm_and_si128, or: _mm_or_si128, xor: _mm_xor_si128 }

    #[inline(always)]
    fn load(lanes: &[u32; 4]) -> Self {
        Quarter(load_128(lanes))
    }

    #[inline(always)]
    fn lanes(self) -> [u32; 4] {
        let mut lanes = [0; 4];
        store_128(&mut lanes, self.0);
        lanes
    }

    #[inline(always)]
    fn turned<const BY: usize>(self) -> Self {
        Quarter(match BY {
            1 => _mm_shuffle_epi32::<0xC9>(self.0),
            _ => _mm_shuffle_epi32::<0xD2>(self.0),
        })
    }
}
