//! x86-64: the tiers SSE2, AVX2 and AVX-512, and the only `unsafe` of the crate: intrinsics, and
//! calls of code compiled for instructions that the compiler cannot assume, but that detection has
//! found.
//!
//! What uses AVX is reached only through `run_avx2` and `run_avx512`, and this module is compiled
//! only where there is SSE2, which makes the calls of intrinsics sound. Loads and stores stay within
//! the arrays they are given.

#![allow(unsafe_code)]
#![allow(clippy::needless_range_loop)] // a closure would not be inlined into code for the level

macro_rules! in_one {
    ($($name:ident: $intrinsic:ident),+) => { $(
        #[inline(always)]
        fn $name(self, other: Self) -> Self {
            // SAFETY: see `x86/mod.rs`.
            unsafe { Self($intrinsic(self.0, other.0)) }
        }
    )+ };
}

mod avx2;
mod avx512;
mod sse2;

use super::{CpuLevel, Job};
use avx2::Avx2;
use avx512::Avx512;
use sse2::Sse2;

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
