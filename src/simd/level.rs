//! The CPU levels, their detection, and the only `unsafe` of the crate: calling code that was compiled
//! for instructions whose presence the compiler cannot know, but the detection has proved.

#![allow(unsafe_code)]
#![allow(clippy::needless_range_loop)] // a closure would not be inlined into code for the level

use super::tier::{Job, Plain, Tier};
use core::sync::atomic::{AtomicU8, Ordering};

/// A set of vector instructions that the search is compiled for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// What every CPU of the target has: SSE2, NEON, WebAssembly with or without `simd128`, or none.
    Baseline,
    /// x86-64 with AVX2, BMI1, BMI2, LZCNT and POPCNT (the level `x86-64-v3`).
    Avx2,
    /// x86-64 with AVX-512 F, BW, CD, DQ and VL (the level `x86-64-v4`).
    Avx512,
}

impl Level {
    /// All levels, the lowest first.
    pub const ALL: [Level; 3] = [Level::Baseline, Level::Avx2, Level::Avx512];

    /// The highest level that this CPU has. Found out once.
    #[inline]
    pub fn best() -> Level {
        /// One more than the number of the level; 0 is not known yet.
        static BEST: AtomicU8 = AtomicU8::new(0);
        match BEST.load(Ordering::Relaxed) {
            1 => Level::Baseline,
            2 => Level::Avx2,
            3 => Level::Avx512,
            _ => {
                let best = Level::detect();
                BEST.store(best as u8 + 1, Ordering::Relaxed);
                best
            }
        }
    }

    #[cold]
    fn detect() -> Level {
        #[cfg(target_arch = "x86_64")]
        if x86::has_avx2() {
            return if x86::has_avx512() { Level::Avx512 } else { Level::Avx2 };
        }
        Level::Baseline
    }

    /// Whether this CPU has the level. Without the feature `std`, only what the compiler was told.
    #[inline]
    pub fn is_here(self) -> bool {
        self <= Level::best()
    }

    /// The name that [`Level::from_str`] reads back.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Baseline => "baseline",
            Level::Avx2 => "avx2",
            Level::Avx512 => "avx512",
        }
    }

    /// Does the work with the instructions of this level, or of the best level below it that is here.
    #[inline]
    pub fn run<J: Job>(self, job: J) -> J::Output {
        #[cfg(target_arch = "x86_64")]
        match self {
            // SAFETY: the detection has just proved that the CPU has what the function is compiled for.
            Level::Avx512 if Level::Avx512.is_here() => return unsafe { x86::run_avx512(job) },
            // SAFETY: as above.
            Level::Avx512 | Level::Avx2 if Level::Avx2.is_here() => {
                return unsafe { x86::run_avx2(job) };
            }
            _ => {}
        }
        job.run::<Portable>()
    }
}

/// The baseline of every target: what the compiler makes of the plain loops.
struct Portable;

impl Tier for Portable {
    const LANES: usize = 16;
    type Wide = Plain;
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::{Job, Tier};
    use crate::simd::{Vector, Wide};
    use core::arch::x86_64::*;

    /// `is_x86_feature_detected!` where there is a standard library (it keeps what it finds), else what
    /// the compiler was told.
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

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    pub(super) fn run_avx2<J: Job>(job: J) -> J::Output {
        job.run::<Avx2>()
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    #[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl")]
    pub(super) fn run_avx512<J: Job>(job: J) -> J::Output {
        job.run::<Avx512>()
    }

    /// Bits 0–8, 27–35 and 54–62: every third row of 81 cells, seen through a window of 64.
    const EVERY_THIRD_ROW: u64 = 0x1FF | 0x1FF << 27 | 0x1FF << 54;

    // The methods of these two types are reached only through `run_avx2` and `run_avx512`, which
    // makes the calls of intrinsics sound; loads and stores stay within the arrays they are given.

    pub(super) struct Avx2;

    impl Tier for Avx2 {
        const LANES: usize = 16;
        type Wide = Halves;

        #[inline(always)]
        fn cells_of_values(values: &[u8; 81]) -> [[u32; 3]; 9] {
            let at = values.as_ptr();
            // SAFETY: see above. Windows of 64 bytes at 0 and 9, of 63 at 18 (32 + 32 that overlap by one).
            unsafe {
                let windows = [
                    [_mm256_loadu_si256(at.cast()), _mm256_loadu_si256(at.add(32).cast())],
                    [_mm256_loadu_si256(at.add(9).cast()), _mm256_loadu_si256(at.add(41).cast())],
                    [_mm256_loadu_si256(at.add(18).cast()), _mm256_loadu_si256(at.add(49).cast())],
                ];
                let mut cells = [[0; 3]; 9];
                for digit in 0..9 {
                    let wanted = _mm256_set1_epi8(digit as i8 + 1);
                    for row in 0..3 {
                        let [low, high] = windows[row];
                        let low = _mm256_movemask_epi8(_mm256_cmpeq_epi8(low, wanted)) as u32;
                        let high = _mm256_movemask_epi8(_mm256_cmpeq_epi8(high, wanted)) as u32;
                        let shift = if row == 2 { 31 } else { 32 };
                        let hits = u64::from(low) | u64::from(high) << shift;
                        cells[digit][row] = _pext_u64(hits, EVERY_THIRD_ROW) as u32;
                    }
                }
                cells
            }
        }
    }

    pub(super) struct Avx512;

    impl Tier for Avx512 {
        const LANES: usize = 32;
        type Wide = Whole;

        #[inline(always)]
        fn compress(from: &Vector, mask: u32, to: &mut Vector) {
            // SAFETY: see above.
            unsafe {
                let lanes = _mm512_loadu_si512(from.as_ptr().cast());
                let front = _mm512_maskz_compress_epi32(mask as u16, lanes);
                _mm512_storeu_si512(to.as_mut_ptr().cast(), front);
            }
        }

        #[inline(always)]
        fn expand(from: &Vector, mask: u32, to: &mut Vector) {
            // SAFETY: see above.
            unsafe {
                let front = _mm512_loadu_si512(from.as_ptr().cast());
                let old = _mm512_loadu_si512(to.as_ptr().cast());
                let new = _mm512_mask_expand_epi32(old, mask as u16, front);
                _mm512_storeu_si512(to.as_mut_ptr().cast(), new);
            }
        }

        #[inline(always)]
        fn nonzero(lanes: &Vector) -> u32 {
            // SAFETY: see above.
            unsafe {
                let lanes = _mm512_loadu_si512(lanes.as_ptr().cast());
                u32::from(_mm512_test_epi32_mask(lanes, lanes))
            }
        }

        #[inline(always)]
        fn cells_of_values(values: &[u8; 81]) -> [[u32; 3]; 9] {
            let at = values.as_ptr();
            // SAFETY: see above. Windows of 64 bytes at 0 and 9, of 63 at 18.
            unsafe {
                let windows = [
                    _mm512_loadu_si512(at.cast()),
                    _mm512_loadu_si512(at.add(9).cast()),
                    _mm512_maskz_loadu_epi8(!0 >> 1, at.add(18).cast()),
                ];
                let mut cells = [[0; 3]; 9];
                for digit in 0..9 {
                    let wanted = _mm512_set1_epi8(digit as i8 + 1);
                    for row in 0..3 {
                        let hits = _mm512_cmpeq_epi8_mask(windows[row], wanted);
                        cells[digit][row] = _pext_u64(hits, EVERY_THIRD_ROW) as u32;
                    }
                }
                cells
            }
        }

        #[inline(always)]
        fn indices_of_cells(words: &[[u32; 3]; 9]) -> [u8; 81] {
            let mut indices = [0; 81];
            // SAFETY: see above. Stores of 64 bytes at 0, of 16 at 64, of one at 80: not one masked store,
            // which would have to reach the cache before anything could be read again.
            unsafe {
                let (mut front, mut back) = (_mm512_setzero_si512(), _mm512_setzero_si512());
                for index in 1..9 {
                    let [a, b, c] = words[index];
                    let a = _pdep_u64(u64::from(a), EVERY_THIRD_ROW);
                    let b = _pdep_u64(u64::from(b), EVERY_THIRD_ROW);
                    let c = _pdep_u64(u64::from(c), EVERY_THIRD_ROW);
                    let value = _mm512_set1_epi8(index as i8);
                    front = _mm512_mask_mov_epi8(front, a | b << 9 | c << 18, value);
                    back = _mm512_mask_mov_epi8(back, b >> 55 | c >> 46, value);
                }
                let to: *mut i8 = indices.as_mut_ptr().cast();
                _mm512_storeu_si512(to.cast(), front);
                _mm_storeu_si128(to.add(64).cast(), _mm512_castsi512_si128(back));
                *to.add(80) = _mm_cvtsi128_si32(_mm512_extracti32x4_epi32::<1>(back)) as i8;
            }
            indices
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

    macro_rules! in_whole {
        ($($name:ident: $intrinsic:ident),+) => { $(
            #[inline(always)]
            fn $name(self, other: Self) -> Self {
                // SAFETY: see above.
                unsafe { Whole($intrinsic(self.0, other.0)) }
            }
        )+ };
    }

    #[derive(Clone, Copy)]
    pub(super) struct Halves([__m256i; 2]);

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
    pub(super) struct Whole(__m512i);

    impl Wide for Whole {
        in_whole! { and: _mm512_and_si512, or: _mm512_or_si512, xor: _mm512_xor_si512 }

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
            // SAFETY: see above. Blending costs less than moving, so each word's groups go round only together with
            // those of the others.
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
}
