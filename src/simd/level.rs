//! The CPU levels.

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
use super::intrinsics::x86;
use super::tier::Job;
use core::sync::atomic::{AtomicU8, Ordering};

/// A set of vector instructions that the search is compiled for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum CpuLevel {
    /// The target's minimum: SSE2, NEON, WebAssembly with or without `simd128`, or none.
    Baseline,
    /// x86-64 with AVX2, BMI1, BMI2, LZCNT and POPCNT (the level `x86-64-v3`).
    Avx2,
    /// x86-64 with AVX-512 F, BW, CD, DQ and VL (the level `x86-64-v4`).
    Avx512,
}

names! { CpuLevel, "CPU level": Baseline = "baseline", Avx2 = "avx2", Avx512 = "avx512", }

impl CpuLevel {
    /// The highest level that this CPU supports. Detected once.
    #[inline]
    pub fn best() -> CpuLevel {
        /// One more than the number of the level; 0 means not known yet.
        static BEST: AtomicU8 = AtomicU8::new(0);
        match BEST.load(Ordering::Relaxed) {
            1 => CpuLevel::Baseline,
            2 => CpuLevel::Avx2,
            3 => CpuLevel::Avx512,
            _ => {
                let best = CpuLevel::detect();
                BEST.store(best as u8 + 1, Ordering::Relaxed);
                best
            }
        }
    }

    #[cold]
    fn detect() -> CpuLevel {
        #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
        if x86::has_avx2() {
            return if x86::has_avx512() { CpuLevel::Avx512 } else { CpuLevel::Avx2 };
        }
        CpuLevel::Baseline
    }

    /// Whether this CPU supports the level. Without `std`, the compiler's options decide.
    #[inline]
    pub fn is_here(self) -> bool {
        self <= CpuLevel::best()
    }

    /// Does the work with the instructions of this level, or of the best supported level below it.
    #[inline]
    pub(crate) fn run<J: Job>(self, job: J) -> J::Output {
        #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
        return x86::run(self, job);
        #[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
        job.run::<super::Minimum>()
    }
}
