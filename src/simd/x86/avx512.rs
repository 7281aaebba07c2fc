//! AVX-512.

use crate::simd::intrinsics::x86::*;
use crate::simd::{Chosen, Tier, Vector, Wide};
use core::arch::x86_64::__m512i;

/// The first 27 bytes: three rows.
const ROWS: u32 = (1 << 27) - 1;

pub(in crate::simd) struct Avx512;

impl Tier for Avx512 {
    const LANES: usize = 32;
    const ACROSS: usize = 16;
    type Wide = Whole;
    type Chosen = Lanes;

    #[inline(always)]
    fn any(lanes: &Vector) -> bool {
        Self::nonzero(lanes) != 0
    }

    #[inline(always)]
    fn nonzero(lanes: &Vector) -> u32 {
        let lanes = Whole::load(lanes).0;
        u32::from(_mm512_test_epi32_mask(lanes, lanes))
    }

    #[inline(always)]
    fn put_values(values: &[u8; 81], to: &mut [u32], [digit_step, row_step]: [usize; 2]) {
        let to = &mut to[..=8 * digit_step + 2 * row_step];
        let (rows, _) = values.as_chunks();
        // Bit d of a byte: can the cell be d + 1? The ninth is bit 0 of a table of its own.
        let eight = _mm256_broadcastsi128_si256(_mm_set_epi64x(0x80, 0x4020_1008_0402_01FF));
        let ninth = _mm256_broadcastsi128_si256(_mm_set_epi64x(0x0100, 0x0001));
        for row in 0..3 {
            let three = load_nine::<0>(_mm256_setzero_si256(), &rows[row]);
            let three = load_nine::<1>(three, &rows[3 + row]);
            let three = load_nine::<2>(three, &rows[6 + row]);
            let low = _mm256_maskz_shuffle_epi8(ROWS, eight, three);
            for digit in 0..8 {
                let bit = _mm256_set1_epi8((1_u8 << digit) as i8);
                to[digit * digit_step + row * row_step] = _mm256_test_epi8_mask(low, bit);
            }
            let high = _mm256_maskz_shuffle_epi8(ROWS, ninth, three);
            to[8 * digit_step + row * row_step] = _mm256_test_epi8_mask(high, high);
        }
    }

    #[inline(always)]
    fn put_numbers(planes: &[[u32; 3]; 4], to: &mut [u8; 81]) {
        let (rows, _) = to.as_chunks_mut();
        for row in 0..3 {
            let mut numbers = _mm256_setzero_si256();
            for p in 0..4 {
                let bit = _mm256_set1_epi8(1 << p);
                numbers = _mm256_mask_add_epi8(numbers, planes[p][row], numbers, bit);
            }
            store_nine::<0>(&mut rows[row], numbers);
            store_nine::<1>(&mut rows[3 + row], numbers);
            store_nine::<2>(&mut rows[6 + row], numbers);
        }
    }
}

/// One bit per lane.
#[derive(Clone, Copy)]
pub(in crate::simd) struct Lanes(u16);

impl Chosen for Lanes {
    #[inline(always)]
    fn new(mask: u32) -> Self {
        Lanes(mask as u16)
    }

    #[inline(always)]
    fn compress(self, from: &Vector, to: &mut Vector) {
        *to = Whole(_mm512_maskz_compress_epi32(self.0, Whole::load(from).0)).lanes();
    }

    #[inline(always)]
    fn expand(self, from: &Vector, to: &mut Vector) {
        let (old, front) = (Whole::load(to).0, Whole::load(from).0);
        *to = Whole(_mm512_mask_expand_epi32(old, self.0, front)).lanes();
    }
}

#[derive(Clone, Copy)]
pub(in crate::simd) struct Whole(__m512i);

impl Wide for Whole {
    in_one! { and: _mm512_and_si512, or: _mm512_or_si512, xor: _mm512_xor_si512 }

    #[inline(always)]
    fn load(lanes: &Vector) -> Self {
        Whole(load_512(lanes))
    }

    #[inline(always)]
    fn lanes(self) -> Vector {
        let mut lanes = [0; 16];
        store_512(&mut lanes, self.0);
        lanes
    }

    #[inline(always)]
    fn thirds([Whole(a), Whole(b), Whole(c)]: [Self; 3]) -> [Self; 3] {
        const SECOND: u16 = 0x00F0;
        const THIRD: u16 = 0x0F00;
        // Blending costs less than moving, so the groups of all words rotate together.
        let all = _mm512_mask_mov_epi32(_mm512_mask_mov_epi32(a, SECOND, b), THIRD, c);
        let once = _mm512_mask_mov_epi32(_mm512_mask_mov_epi32(c, SECOND, a), THIRD, b);
        let twice = _mm512_mask_mov_epi32(_mm512_mask_mov_epi32(b, SECOND, c), THIRD, a);
        [
            Whole(all),
            Whole(_mm512_shuffle_i32x4::<0xC9>(once, once)),
            Whole(_mm512_shuffle_i32x4::<0xD2>(twice, twice)),
        ]
    }

    #[inline(always)]
    fn turned<const BY: usize>(self) -> Self {
        Whole(match BY {
            1 => _mm512_shuffle_epi32::<0xC9>(self.0),
            _ => _mm512_shuffle_epi32::<0xD2>(self.0),
        })
    }

    #[inline(always)]
    fn spread<const FROM: usize>(self) -> Self {
        Whole(match FROM {
            0 => _mm512_shuffle_i32x4::<0x00>(self.0, self.0),
            1 => _mm512_shuffle_i32x4::<0x55>(self.0, self.0),
            _ => _mm512_shuffle_i32x4::<0xAA>(self.0, self.0),
        })
    }
}
