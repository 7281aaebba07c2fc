//! x86-64: the tiers SSE2, AVX2 and AVX-512.

#![allow(clippy::needless_range_loop)] // a closure would not be inlined into code for the level

macro_rules! in_one {
    ($($name:ident: $intrinsic:ident),+) => { $(
        #[inline(always)]
        fn $name(self, other: Self) -> Self {
            Self($intrinsic(self.0, other.0))
        }
    )+ };
}

mod avx2;
mod avx512;
mod sse2;

pub(super) use avx2::Avx2;
pub(super) use avx512::Avx512;
pub(crate) use sse2::Sse2;
