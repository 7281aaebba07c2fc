//! AVX2.

use crate::simd::intrinsics::x86::*;
use crate::simd::{Chosen, Tier, Vector, Wide};
use core::arch::x86_64::__m256i;

/// Bits 0–8, 27–35 and 54–62: every third row of 81 cells, seen through a window of 64.
const EVERY_THIRD_ROW: u64 = 0x1FF | 0x1FF << 27 | 0x1FF << 54;

/// Eight bytes of one.
const ONES: i64 = 0x0101_0101_0101_0101;

/// The numbers of eight lanes.
const IN_ORDER: u64 = 0x0706_0504_0302_0100;

/// The first eight bits as bytes of ones or zeros.
#[inline(always)]
fn bytes(mask: u32) -> u64 {
    _pdep_u64(u64::from(mask), ONES as u64) * 0xFF
}

/// Eight bytes as lanes, with their signs.
#[inline(always)]
fn widened(bytes: u64) -> __m256i {
    _mm256_cvtepi8_epi32(_mm_cvtsi64_si128(bytes as i64))
}

/// The `N` elements from `at` on. The compiler knows all places, and so leaves the check out.
#[inline(always)]
fn part<T, const N: usize>(all: &[T], at: usize) -> &[T; N] {
    let (parts, _) = all[at..at + N].as_chunks();
    &parts[0]
}

/// The same, to be written.
#[inline(always)]
fn part_mut<T, const N: usize>(all: &mut [T], at: usize) -> &mut [T; N] {
    let (parts, _) = all[at..at + N].as_chunks_mut();
    &mut parts[0]
}

pub(in crate::simd) struct Avx2;

impl Tier for Avx2 {
    const LANES: usize = 16;
    const ACROSS: usize = 16;
    type Wide = Halves;
    type Chosen = Orders;

    #[inline(always)]
    fn put_numbers(planes: &[[u32; 3]; 4], to: &mut [u8; 81]) {
        // 32 bytes at 0 and 32, and 32 that overlap at 49.
        let byte = _mm256_setr_epi64x(0, ONES, 2 * ONES, 3 * ONES);
        let bit = _mm256_set1_epi64x(0x8040_2010_0804_0201_u64 as i64);
        let mut numbers = [_mm256_setzero_si256(); 3];
        for p in 0..4 {
            // In row-major order.
            let mut cells = 0;
            for row in 0..3 {
                let rows = _pdep_u64(planes[p][row].into(), EVERY_THIRD_ROW);
                cells |= u128::from(rows) << (9 * row);
            }
            for (number, from) in numbers.iter_mut().zip([0, 32, 49]) {
                // Each byte gets the byte that its bit is in, and keeps that bit.
                let all = _mm256_set1_epi32((cells >> from) as i32);
                let bits = _mm256_and_si256(_mm256_shuffle_epi8(all, byte), bit);
                let is_set = _mm256_cmpeq_epi8(bits, bit);
                *number =
                    _mm256_or_si256(*number, _mm256_and_si256(is_set, _mm256_set1_epi8(1 << p)));
            }
        }
        for (number, at) in numbers.into_iter().zip([0, 32, 49]) {
            store_bytes(part_mut(to, at), number);
        }
    }

    #[inline(always)]
    fn any(lanes: &Vector) -> bool {
        let Halves([a, b]) = Halves::load(lanes);
        let all = _mm256_or_si256(a, b);
        _mm256_testz_si256(all, all) == 0
    }

    #[inline(always)]
    fn nonzero(lanes: &Vector) -> u32 {
        let Halves(halves) = Halves::load(lanes);
        let none = _mm256_setzero_si256();
        let low = _mm256_castsi256_ps(_mm256_cmpeq_epi32(halves[0], none));
        let high = _mm256_castsi256_ps(_mm256_cmpeq_epi32(halves[1], none));
        let zero = _mm256_movemask_ps(low) | _mm256_movemask_ps(high) << 8;
        zero as u32 ^ 0xFFFF
    }

    #[inline(always)]
    fn put_values(values: &[u8; 81], to: &mut [u32], [digit_step, row_step]: [usize; 2]) {
        let to = &mut to[..=8 * digit_step + 2 * row_step];
        // Windows of 64 bytes at 0 and 9, of 63 at 18 (32 + 32 that overlap by one).
        let windows = [
            [load_bytes(part(values, 0)), load_bytes(part(values, 32))],
            [load_bytes(part(values, 9)), load_bytes(part(values, 41))],
            [load_bytes(part(values, 18)), load_bytes(part(values, 49))],
        ];
        let mut blank = [0; 3];
        for value in 0..10 {
            let wanted = _mm256_set1_epi8(value as i8);
            for row in 0..3 {
                let [low, high] = windows[row];
                let low = _mm256_movemask_epi8(_mm256_cmpeq_epi8(low, wanted)) as u32;
                let high = _mm256_movemask_epi8(_mm256_cmpeq_epi8(high, wanted)) as u32;
                let shift = if row == 2 { 31 } else { 32 };
                let hits = u64::from(low) | u64::from(high) << shift;
                let cells = _pext_u64(hits, EVERY_THIRD_ROW) as u32;
                if value == 0 {
                    blank[row] = cells;
                } else {
                    to[(value - 1) * digit_step + row * row_step] = cells | blank[row];
                }
            }
        }
    }
}

/// For each half: where its chosen lanes come from, and where they go.
#[derive(Clone, Copy)]
pub(in crate::simd) struct Orders {
    /// The number of chosen lanes in the first half. It is at most eight, so there is room for
    /// eight more after them.
    first: usize,
    /// The numbers of the chosen lanes, in order, at the front.
    together: [__m256i; 2],
    /// At each chosen lane, its place in this order.
    apart: [__m256i; 2],
    /// All bits of the chosen lanes.
    chosen: [__m256i; 2],
}

impl Chosen for Orders {
    #[inline(always)]
    fn new(mask: u32) -> Self {
        let (low, high) = (bytes(mask), bytes(mask >> 8));
        Orders {
            first: (mask & 0xFF).count_ones() as usize,
            together: [widened(_pext_u64(IN_ORDER, low)), widened(_pext_u64(IN_ORDER, high))],
            apart: [widened(_pdep_u64(IN_ORDER, low)), widened(_pdep_u64(IN_ORDER, high))],
            chosen: [widened(low), widened(high)],
        }
    }

    #[inline(always)]
    fn compress(self, from: &Vector, to: &mut Vector) {
        let Halves([low, high]) = Halves::load(from);
        let [low_order, high_order] = self.together;
        store_256(part_mut(to, 0), _mm256_permutevar8x32_epi32(low, low_order));
        store_256(part_mut(to, self.first), _mm256_permutevar8x32_epi32(high, high_order));
    }

    #[inline(always)]
    fn expand(self, from: &Vector, to: &mut Vector) {
        let Halves([old_low, old_high]) = Halves::load(to);
        let ([low_order, high_order], [low, high]) = (self.apart, self.chosen);
        let new_low = _mm256_permutevar8x32_epi32(load_256(part(from, 0)), low_order);
        let new_high = _mm256_permutevar8x32_epi32(load_256(part(from, self.first)), high_order);
        *to = Halves([
            _mm256_blendv_epi8(old_low, new_low, low),
            _mm256_blendv_epi8(old_high, new_high, high),
        ])
        .lanes();
    }
}

macro_rules! in_halves {
    ($($name:ident: $intrinsic:ident),+) => { $(
        #[inline(always)]
        fn $name(self, Halves([c, d]): Self) -> Self {
            let Halves([a, b]) = self;
            Halves([$intrinsic(a, c), $intrinsic(b, d)])
        }
    )+ };
}

#[derive(Clone, Copy)]
pub(in crate::simd) struct Halves([__m256i; 2]);

impl Wide for Halves {
    in_halves! { and: _mm256_and_si256, or: _mm256_or_si256, xor: _mm256_xor_si256 }

    #[inline(always)]
    fn load(lanes: &Vector) -> Self {
        Halves([load_256(part(lanes, 0)), load_256(part(lanes, 8))])
    }

    #[inline(always)]
    fn lanes(self) -> Vector {
        let mut lanes = [0; 16];
        store_256(part_mut(&mut lanes, 0), self.0[0]);
        store_256(part_mut(&mut lanes, 8), self.0[1]);
        lanes
    }

    #[inline(always)]
    fn thirds([Halves(a), Halves(b), Halves(c)]: [Self; 3]) -> [Self; 3] {
        // Bit 7 empties the upper half.
        let second = _mm256_permute2x128_si256::<0x31>(a[0], b[0]);
        [
            Halves([
                _mm256_permute2x128_si256::<0x20>(a[0], b[0]),
                _mm256_zextsi128_si256(_mm256_castsi256_si128(c[0])),
            ]),
            Halves([second, _mm256_permute2x128_si256::<0x81>(c[0], c[0])]),
            Halves([_mm256_permute2x128_si256::<0x20>(a[1], b[1]), c[1]]),
        ]
    }

    #[inline(always)]
    fn turned<const BY: usize>(self) -> Self {
        let Halves([a, b]) = self;
        Halves(match BY {
            1 => [_mm256_shuffle_epi32::<0xC9>(a), _mm256_shuffle_epi32::<0xC9>(b)],
            _ => [_mm256_shuffle_epi32::<0xD2>(a), _mm256_shuffle_epi32::<0xD2>(b)],
        })
    }

    #[inline(always)]
    fn spread<const FROM: usize>(self) -> Self {
        let Halves([a, b]) = self;
        let all = match FROM {
            0 => _mm256_permute4x64_epi64::<0x44>(a),
            1 => _mm256_permute4x64_epi64::<0xEE>(a),
            _ => _mm256_permute4x64_epi64::<0x44>(b),
        };
        Halves([all, all])
    }
}
