//! x86-64: the tiers SSE2, AVX2 and AVX-512, and the only `unsafe` of the crate: intrinsics, and
//! calls of code compiled for instructions that the compiler cannot assume, but that detection has
//! found.

#![allow(unsafe_code)]
#![allow(clippy::needless_range_loop)] // a closure would not be inlined into code for the level

use super::{CpuLevel, Four, Groups, Job, Tier, Vector, Wide};
use core::arch::x86_64::*;

/// `is_x86_feature_detected!` where there is a standard library (it caches its result),
/// otherwise the compiler's options.
macro_rules! has {
    ($($feature:tt),+) => {{
        #[cfg(feature = "std")]
        { $(std::arch::is_x86_feature_detected!($feature))&&+ }
        #[cfg(not(feature = "std"))]
        { $(cfg!(target_feature = $feature))&&+ }
    }};
}

pub(super) fn has_avx2() -> bool {
    has!("avx2", "bmi1", "bmi2", "lzcnt", "popcnt")
}

pub(super) fn has_avx512() -> bool {
    has!("avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl")
}

/// Does the work with the instructions of a level, or of the best supported level below it.
#[inline(always)]
pub(super) fn run<J: Job>(level: CpuLevel, job: J) -> J::Output {
    match level {
        // SAFETY: detection has just shown that the CPU supports what the function is compiled for.
        CpuLevel::Avx512 if CpuLevel::Avx512.is_here() => unsafe { run_avx512(job) },
        // SAFETY: as above.
        CpuLevel::Avx512 | CpuLevel::Avx2 if CpuLevel::Avx2.is_here() => unsafe { run_avx2(job) },
        _ => job.run::<Sse2>(),
    }
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn run_avx2<J: Job>(job: J) -> J::Output {
    job.run::<Avx2>()
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
#[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl")]
fn run_avx512<J: Job>(job: J) -> J::Output {
    job.run::<Avx512>()
}

/// Bits 0–8, 27–35 and 54–62: every third row of 81 cells, seen through a window of 64.
const EVERY_THIRD_ROW: u64 = 0x1FF | 0x1FF << 27 | 0x1FF << 54;

// What uses AVX is reached only through `run_avx2` and `run_avx512`, and this file is compiled only
// where there is SSE2, which makes the calls of intrinsics sound; loads and stores stay within the
// arrays they are given.

struct Sse2;

impl Tier for Sse2 {
    const LANES: usize = 16;
    const ACROSS: usize = 12;
    type Wide = Groups<Quarter>;

    #[inline(always)]
    fn any(lanes: &Vector) -> bool {
        let Quarter(all) = Groups::<Quarter>::load(lanes).united();
        // SAFETY: see above.
        unsafe { _mm_movemask_epi8(_mm_cmpeq_epi8(all, _mm_setzero_si128())) != 0xFFFF }
    }
}

struct Avx2;

impl Tier for Avx2 {
    const LANES: usize = 16;
    const ACROSS: usize = 16;
    type Wide = Halves;

    #[inline(always)]
    fn any(lanes: &Vector) -> bool {
        let Halves([a, b]) = Halves::load(lanes);
        // SAFETY: see above.
        unsafe {
            let all = _mm256_or_si256(a, b);
            _mm256_testz_si256(all, all) == 0
        }
    }

    #[inline(always)]
    fn nonzero(lanes: &Vector) -> u32 {
        let Halves(halves) = Halves::load(lanes);
        // SAFETY: see above.
        unsafe {
            let none = _mm256_setzero_si256();
            let low = _mm256_castsi256_ps(_mm256_cmpeq_epi32(halves[0], none));
            let high = _mm256_castsi256_ps(_mm256_cmpeq_epi32(halves[1], none));
            let zero = _mm256_movemask_ps(low) | _mm256_movemask_ps(high) << 8;
            zero as u32 ^ 0xFFFF
        }
    }

    #[inline(always)]
    fn put_values(values: &[u8; 81], to: &mut [u32], [digit_step, row_step]: [usize; 2]) {
        let at = values.as_ptr();
        let to = &mut to[..=8 * digit_step + 2 * row_step];
        // SAFETY: see above. Windows of 64 bytes at 0 and 9, of 63 at 18 (32 + 32 that overlap
        // by one).
        unsafe {
            let windows = [
                [_mm256_loadu_si256(at.cast()), _mm256_loadu_si256(at.add(32).cast())],
                [_mm256_loadu_si256(at.add(9).cast()), _mm256_loadu_si256(at.add(41).cast())],
                [_mm256_loadu_si256(at.add(18).cast()), _mm256_loadu_si256(at.add(49).cast())],
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
}

/// Masks of the first nine bytes, and of 27.
const ROW: u32 = 0x1FF;
const ROWS: u32 = ROW | ROW << 9 | ROW << 18;

struct Avx512;

impl Tier for Avx512 {
    const LANES: usize = 32;
    const ACROSS: usize = 16;
    type Wide = Whole;

    #[inline(always)]
    fn any(lanes: &Vector) -> bool {
        Self::nonzero(lanes) != 0
    }

    #[inline(always)]
    fn compress(from: &Vector, mask: u32, to: &mut Vector) {
        let lanes = Whole::load(from).0;
        // SAFETY: see above.
        *to = Whole(unsafe { _mm512_maskz_compress_epi32(mask as u16, lanes) }).lanes();
    }

    #[inline(always)]
    fn expand(from: &Vector, mask: u32, to: &mut Vector) {
        let (old, front) = (Whole::load(to).0, Whole::load(from).0);
        // SAFETY: see above.
        *to = Whole(unsafe { _mm512_mask_expand_epi32(old, mask as u16, front) }).lanes();
    }

    #[inline(always)]
    fn nonzero(lanes: &Vector) -> u32 {
        let lanes = Whole::load(lanes).0;
        // SAFETY: see above.
        u32::from(unsafe { _mm512_test_epi32_mask(lanes, lanes) })
    }

    #[inline(always)]
    fn put_values(values: &[u8; 81], to: &mut [u32], [digit_step, row_step]: [usize; 2]) {
        let to = &mut to[..=8 * digit_step + 2 * row_step];
        // SAFETY: see above. The masks let only three rows through, 27 bytes apart and within
        // the 81.
        unsafe {
            // Bit d of a byte: can the cell be d + 1? The ninth is bit 0 of a table of its own.
            let eight = _mm_set_epi64x(0x80, 0x4020_1008_0402_01FF);
            let ninth = _mm_set_epi64x(0x0100, 0x0001);
            for row in 0..3 {
                let at: *const i8 = values.as_ptr().add(9 * row).cast();
                let rows = _mm256_maskz_loadu_epi8(ROW, at);
                let rows = _mm256_mask_loadu_epi8(rows, ROW << 9, at.add(18));
                let rows = _mm256_mask_loadu_epi8(rows, ROW << 18, at.add(36));
                let low = _mm256_maskz_shuffle_epi8(ROWS, _mm256_broadcastsi128_si256(eight), rows);
                for digit in 0..8 {
                    let bit = _mm256_set1_epi8((1_u8 << digit) as i8);
                    to[digit * digit_step + row * row_step] = _mm256_test_epi8_mask(low, bit);
                }
                let high =
                    _mm256_maskz_shuffle_epi8(ROWS, _mm256_broadcastsi128_si256(ninth), rows);
                to[8 * digit_step + row * row_step] = _mm256_test_epi8_mask(high, high);
            }
        }
    }

    #[inline(always)]
    fn put_numbers(planes: &[[u32; 3]; 4], to: &mut [u8; 81]) {
        // SAFETY: see above. The masks let only three rows through, 27 bytes apart and within
        // the 81.
        unsafe {
            for row in 0..3 {
                let mut numbers = _mm256_setzero_si256();
                for p in 0..4 {
                    let bit = _mm256_set1_epi8(1 << p);
                    numbers = _mm256_mask_add_epi8(numbers, planes[p][row], numbers, bit);
                }
                let at: *mut i8 = to.as_mut_ptr().add(9 * row).cast();
                _mm256_mask_storeu_epi8(at, ROW, numbers);
                _mm256_mask_storeu_epi8(at.add(18), ROW << 9, numbers);
                _mm256_mask_storeu_epi8(at.add(36), ROW << 18, numbers);
            }
        }
    }
}

macro_rules! in_halves {
    ($($name:ident: $intrinsic:ident),+) => { $(
        #[inline(always)]
        fn $name(self, Halves([c, d]): Self) -> Self {
            let Halves([a, b]) = self;
            // SAFETY: see above.
            unsafe { Halves([$intrinsic(a, c), $intrinsic(b, d)]) }
        }
    )+ };
}

macro_rules! in_one {
    ($($name:ident: $intrinsic:ident),+) => { $(
        #[inline(always)]
        fn $name(self, other: Self) -> Self {
            // SAFETY: see above.
            unsafe { Self($intrinsic(self.0, other.0)) }
        }
    )+ };
}

#[derive(Clone, Copy)]
struct Quarter(__m128i);

impl Four for Quarter {
    in_one! { and: _mm_and_si128, or: _mm_or_si128, xor: _mm_xor_si128 }

    #[inline(always)]
    fn load(lanes: &[u32; 4]) -> Self {
        // SAFETY: see above.
        unsafe { Quarter(_mm_loadu_si128(lanes.as_ptr().cast())) }
    }

    #[inline(always)]
    fn lanes(self) -> [u32; 4] {
        let mut lanes = [0; 4];
        // SAFETY: see above.
        unsafe { _mm_storeu_si128(lanes.as_mut_ptr().cast(), self.0) };
        lanes
    }

    #[inline(always)]
    fn turned<const BY: usize>(self) -> Self {
        // SAFETY: see above.
        Quarter(match BY {
            1 => unsafe { _mm_shuffle_epi32::<0xC9>(self.0) },
            _ => unsafe { _mm_shuffle_epi32::<0xD2>(self.0) },
        })
    }
}

#[derive(Clone, Copy)]
struct Halves([__m256i; 2]);

impl Wide for Halves {
    in_halves! { and: _mm256_and_si256, or: _mm256_or_si256, xor: _mm256_xor_si256 }

    #[inline(always)]
    fn load(lanes: &Vector) -> Self {
        let at: *const __m256i = lanes.as_ptr().cast();
        // SAFETY: see above.
        unsafe { Halves([_mm256_loadu_si256(at), _mm256_loadu_si256(at.add(1))]) }
    }

    #[inline(always)]
    fn lanes(self) -> Vector {
        let mut lanes = [0; 16];
        let to: *mut __m256i = lanes.as_mut_ptr().cast();
        // SAFETY: see above.
        unsafe {
            _mm256_storeu_si256(to, self.0[0]);
            _mm256_storeu_si256(to.add(1), self.0[1]);
        }
        lanes
    }

    #[inline(always)]
    fn thirds([Halves(a), Halves(b), Halves(c)]: [Self; 3]) -> [Self; 3] {
        // SAFETY: see above. Bit 7 empties the upper half.
        unsafe {
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
    }

    #[inline(always)]
    fn turned<const BY: usize>(self) -> Self {
        let Halves([a, b]) = self;
        // SAFETY: see above.
        unsafe {
            Halves(match BY {
                1 => [_mm256_shuffle_epi32::<0xC9>(a), _mm256_shuffle_epi32::<0xC9>(b)],
                _ => [_mm256_shuffle_epi32::<0xD2>(a), _mm256_shuffle_epi32::<0xD2>(b)],
            })
        }
    }

    #[inline(always)]
    fn spread<const FROM: usize>(self) -> Self {
        let Halves([a, b]) = self;
        // SAFETY: see above.
        let all = unsafe {
            match FROM {
                0 => _mm256_permute4x64_epi64::<0x44>(a),
                1 => _mm256_permute4x64_epi64::<0xEE>(a),
                _ => _mm256_permute4x64_epi64::<0x44>(b),
            }
        };
        Halves([all, all])
    }
}

#[derive(Clone, Copy)]
struct Whole(__m512i);

impl Wide for Whole {
    in_one! { and: _mm512_and_si512, or: _mm512_or_si512, xor: _mm512_xor_si512 }

    #[inline(always)]
    fn load(lanes: &Vector) -> Self {
        // SAFETY: see above.
        unsafe { Whole(_mm512_loadu_si512(lanes.as_ptr().cast())) }
    }

    #[inline(always)]
    fn lanes(self) -> Vector {
        let mut lanes = [0; 16];
        // SAFETY: see above.
        unsafe { _mm512_storeu_si512(lanes.as_mut_ptr().cast(), self.0) };
        lanes
    }

    #[inline(always)]
    fn thirds([Whole(a), Whole(b), Whole(c)]: [Self; 3]) -> [Self; 3] {
        const SECOND: u16 = 0x00F0;
        const THIRD: u16 = 0x0F00;
        // SAFETY: see above. Blending costs less than moving, so the groups of all words rotate
        // together.
        unsafe {
            let all = _mm512_mask_mov_epi32(_mm512_mask_mov_epi32(a, SECOND, b), THIRD, c);
            let once = _mm512_mask_mov_epi32(_mm512_mask_mov_epi32(c, SECOND, a), THIRD, b);
            let twice = _mm512_mask_mov_epi32(_mm512_mask_mov_epi32(b, SECOND, c), THIRD, a);
            [
                Whole(all),
                Whole(_mm512_shuffle_i32x4::<0xC9>(once, once)),
                Whole(_mm512_shuffle_i32x4::<0xD2>(twice, twice)),
            ]
        }
    }

    #[inline(always)]
    fn turned<const BY: usize>(self) -> Self {
        // SAFETY: see above.
        unsafe {
            Whole(match BY {
                1 => _mm512_shuffle_epi32::<0xC9>(self.0),
                _ => _mm512_shuffle_epi32::<0xD2>(self.0),
            })
        }
    }

    #[inline(always)]
    fn spread<const FROM: usize>(self) -> Self {
        // SAFETY: see above.
        unsafe {
            Whole(match FROM {
                0 => _mm512_shuffle_i32x4::<0x00>(self.0, self.0),
                1 => _mm512_shuffle_i32x4::<0x55>(self.0, self.0),
                _ => _mm512_shuffle_i32x4::<0xAA>(self.0, self.0),
            })
        }
    }
}
