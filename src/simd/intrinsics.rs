//! The only `unsafe` of the crate: vector instructions as safe functions, and the step from a
//! detected CPU feature to code that is compiled for it.
//!
//! The compiler calls two things unsafe here.
//!
//! - **Instructions.** Executing one that the CPU does not have is undefined. Those of SSE2 and NEON
//!   are sound because this file is compiled only for targets whose CPUs all have them. The functions
//!   of AVX2 and AVX-512 are sound because of who can call them: they are visible only to `simd`,
//!   where only the tiers `Avx2` and `Avx512` use them; the methods of a tier run only as part of a
//!   `Job`; and `x86::run`, which alone starts a job with one of these tiers, asks the CPU first.
//! - **Pointers.** Instructions that load and store take a pointer. The functions below take a
//!   reference to an array instead. The compiler checks that the array has as many bytes as the
//!   instruction reads or writes.

#![allow(unsafe_code)]

/// Loads and stores of whole vectors without requirements of alignment.
macro_rules! memory {
    ($($load:ident, $store:ident: $array:ty as $vector:ident = $from:ident, $to:ident;)+) => { $(
        #[inline(always)]
        pub(in crate::simd) fn $load(from: &$array) -> arch::$vector {
            const { assert!(size_of::<$array>() == size_of::<arch::$vector>()) }
            // SAFETY: it reads as many bytes as the array has. For the instruction, see the top.
            unsafe { arch::$from(from.as_ptr().cast()) }
        }

        #[inline(always)]
        pub(in crate::simd) fn $store(to: &mut $array, vector: arch::$vector) {
            const { assert!(size_of::<$array>() == size_of::<arch::$vector>()) }
            // SAFETY: it writes as many bytes as the array has. For the instruction, see the top.
            unsafe { arch::$to(to.as_mut_ptr().cast(), vector) }
        }
    )+ };
}

/// Instructions that touch no memory, under their own names.
macro_rules! safe {
    ($($name:ident $(<$n:ident>)? ($($arg:ident: $type:ty),*) -> $out:ty;)+) => { $(
        #[inline(always)]
        pub(in crate::simd) fn $name$(<const $n: i32>)?($($arg: $type),*) -> $out {
            // SAFETY: see the top.
            unsafe { arch::$name$(::<$n>)?($($arg),*) }
        }
    )+ };
}

#[cfg(target_arch = "aarch64")]
pub(super) mod neon {
    //! NEON, which the target has.

    use core::arch::aarch64 as arch;
    use core::arch::aarch64::{int32x4_t, uint8x16_t, uint32x4_t};

    memory! {
        load_lanes, store_lanes: [u32; 4] as uint32x4_t = vld1q_u32, vst1q_u32;
    }

    safe! {
        vaddvq_u32(a: uint32x4_t) -> u32;
        vandq_u32(a: uint32x4_t, b: uint32x4_t) -> uint32x4_t;
        vdupq_n_s32(a: i32) -> int32x4_t;
        vdupq_n_u32(a: u32) -> uint32x4_t;
        veorq_u32(a: uint32x4_t, b: uint32x4_t) -> uint32x4_t;
        vmaxvq_u32(a: uint32x4_t) -> u32;
        vorrq_u32(a: uint32x4_t, b: uint32x4_t) -> uint32x4_t;
        vqtbl1q_u8(a: uint8x16_t, order: uint8x16_t) -> uint8x16_t;
        vreinterpretq_u32_u8(a: uint8x16_t) -> uint32x4_t;
        vreinterpretq_u8_u32(a: uint32x4_t) -> uint8x16_t;
        vshlq_u32(a: uint32x4_t, by: int32x4_t) -> uint32x4_t;
        vtstq_u32(a: uint32x4_t, b: uint32x4_t) -> uint32x4_t;
    }
}

#[cfg(target_arch = "x86_64")]
pub(super) mod x86 {
    //! SSE2, which the target has, AVX2 and AVX-512.

    use crate::simd::x86::{Avx2, Avx512, Sse2};
    use crate::simd::{CpuLevel, Job};
    use core::arch::x86_64 as arch;
    use core::arch::x86_64::{__m128i, __m256, __m256i, __m512i, __mmask16, __mmask32};

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

    /// Whether the CPU supports what `run_avx2` is compiled for.
    pub(in crate::simd) fn has_avx2() -> bool {
        has!("avx2", "bmi1", "bmi2", "lzcnt", "popcnt")
    }

    /// Whether the CPU supports what `run_avx512` is compiled for, beyond AVX2.
    pub(in crate::simd) fn has_avx512() -> bool {
        has!("avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl")
    }

    /// Does the work with the instructions of a level, or of the best supported level below it.
    #[inline(always)]
    pub(in crate::simd) fn run<J: Job>(level: CpuLevel, job: J) -> J::Output {
        match level {
            // SAFETY: detection has just shown that the CPU supports what the function is compiled
            // for.
            CpuLevel::Avx512 if CpuLevel::Avx512.is_here() => unsafe { run_avx512(job) },
            // SAFETY: as above.
            CpuLevel::Avx512 | CpuLevel::Avx2 if CpuLevel::Avx2.is_here() => unsafe {
                run_avx2(job)
            },
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

    memory! {
        load_128, store_128: [u32; 4] as __m128i = _mm_loadu_si128, _mm_storeu_si128;
        load_256, store_256: [u32; 8] as __m256i = _mm256_loadu_si256, _mm256_storeu_si256;
        load_bytes, store_bytes: [u8; 32] as __m256i = _mm256_loadu_si256, _mm256_storeu_si256;
        load_512, store_512: [u32; 16] as __m512i = _mm512_loadu_si512, _mm512_storeu_si512;
    }

    /// The mask of nine bytes of a vector: the first nine (`THIRD` = 0), the second or the third.
    const fn nine<const THIRD: usize>() -> __mmask32 {
        assert!(THIRD < 3);
        0x1FF << (9 * THIRD)
    }

    /// Loads nine bytes as the first, second or third nine of a vector; the other bytes stay.
    #[inline(always)]
    pub(in crate::simd) fn load_nine<const THIRD: usize>(rest: __m256i, from: &[u8; 9]) -> __m256i {
        let at = from.as_ptr().wrapping_sub(9 * THIRD).cast();
        // SAFETY: the mask chooses nine bytes, which are those of the array, and the instruction
        // touches no others. For the instruction, see the top.
        unsafe { arch::_mm256_mask_loadu_epi8(rest, const { nine::<THIRD>() }, at) }
    }

    /// Stores the first, second or third nine bytes of a vector.
    #[inline(always)]
    pub(in crate::simd) fn store_nine<const THIRD: usize>(to: &mut [u8; 9], bytes: __m256i) {
        let at = to.as_mut_ptr().wrapping_sub(9 * THIRD).cast();
        // SAFETY: as for `load_nine`.
        unsafe { arch::_mm256_mask_storeu_epi8(at, const { nine::<THIRD>() }, bytes) }
    }

    // SSE2.
    safe! {
        _mm_and_si128(a: __m128i, b: __m128i) -> __m128i;
        _mm_cmpeq_epi8(a: __m128i, b: __m128i) -> __m128i;
        _mm_cvtsi64_si128(a: i64) -> __m128i;
        _mm_movemask_epi8(a: __m128i) -> i32;
        _mm_or_si128(a: __m128i, b: __m128i) -> __m128i;
        _mm_set_epi64x(high: i64, low: i64) -> __m128i;
        _mm_setzero_si128() -> __m128i;
        _mm_shuffle_epi32<ORDER>(a: __m128i) -> __m128i;
        _mm_xor_si128(a: __m128i, b: __m128i) -> __m128i;
    }

    // AVX2 and BMI2.
    safe! {
        _mm256_and_si256(a: __m256i, b: __m256i) -> __m256i;
        _mm256_blendv_epi8(a: __m256i, b: __m256i, mask: __m256i) -> __m256i;
        _mm256_broadcastsi128_si256(a: __m128i) -> __m256i;
        _mm256_castsi256_ps(a: __m256i) -> __m256;
        _mm256_castsi256_si128(a: __m256i) -> __m128i;
        _mm256_cmpeq_epi32(a: __m256i, b: __m256i) -> __m256i;
        _mm256_cmpeq_epi8(a: __m256i, b: __m256i) -> __m256i;
        _mm256_cvtepi8_epi32(a: __m128i) -> __m256i;
        _mm256_movemask_epi8(a: __m256i) -> i32;
        _mm256_movemask_ps(a: __m256) -> i32;
        _mm256_or_si256(a: __m256i, b: __m256i) -> __m256i;
        _mm256_permute2x128_si256<HALVES>(a: __m256i, b: __m256i) -> __m256i;
        _mm256_permute4x64_epi64<ORDER>(a: __m256i) -> __m256i;
        _mm256_permutevar8x32_epi32(a: __m256i, order: __m256i) -> __m256i;
        _mm256_set1_epi32(a: i32) -> __m256i;
        _mm256_set1_epi64x(a: i64) -> __m256i;
        _mm256_set1_epi8(a: i8) -> __m256i;
        _mm256_setr_epi64x(a: i64, b: i64, c: i64, d: i64) -> __m256i;
        _mm256_setzero_si256() -> __m256i;
        _mm256_shuffle_epi32<ORDER>(a: __m256i) -> __m256i;
        _mm256_shuffle_epi8(a: __m256i, order: __m256i) -> __m256i;
        _mm256_testz_si256(a: __m256i, b: __m256i) -> i32;
        _mm256_xor_si256(a: __m256i, b: __m256i) -> __m256i;
        _mm256_zextsi128_si256(a: __m128i) -> __m256i;
        _pdep_u64(a: u64, mask: u64) -> u64;
        _pext_u64(a: u64, mask: u64) -> u64;
    }

    // AVX-512.
    safe! {
        _mm256_mask_add_epi8(old: __m256i, k: __mmask32, a: __m256i, b: __m256i) -> __m256i;
        _mm256_maskz_shuffle_epi8(k: __mmask32, a: __m256i, order: __m256i) -> __m256i;
        _mm256_test_epi8_mask(a: __m256i, b: __m256i) -> __mmask32;
        _mm512_and_si512(a: __m512i, b: __m512i) -> __m512i;
        _mm512_mask_expand_epi32(old: __m512i, k: __mmask16, a: __m512i) -> __m512i;
        _mm512_mask_mov_epi32(old: __m512i, k: __mmask16, a: __m512i) -> __m512i;
        _mm512_maskz_compress_epi32(k: __mmask16, a: __m512i) -> __m512i;
        _mm512_or_si512(a: __m512i, b: __m512i) -> __m512i;
        _mm512_shuffle_epi32<ORDER>(a: __m512i) -> __m512i;
        _mm512_shuffle_i32x4<ORDER>(a: __m512i, b: __m512i) -> __m512i;
        _mm512_test_epi32_mask(a: __m512i, b: __m512i) -> __mmask16;
        _mm512_xor_si512(a: __m512i, b: __m512i) -> __m512i;
    }
}
