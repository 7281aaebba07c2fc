//! CPU levels: the available vector instructions, detected once, and code compiled for them.
//!
//! The search is written once, as plain loops over lanes. [`CpuLevel::run`] compiles it for every
//! level and calls the version for the current CPU. The few operations that plain loops cannot
//! express (moving chosen lanes together, finding the cells of a digit among bytes) are methods of
//! [`Tier`]. What the compiler calls unsafe there is in `intrinsics.rs`.

#[cfg(any(
    all(target_arch = "x86_64", target_feature = "sse2"),
    all(target_arch = "aarch64", target_feature = "neon", target_endian = "little")
))]
mod intrinsics;
mod level;
#[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
mod neon;
#[cfg(not(any(
    all(target_arch = "x86_64", target_feature = "sse2"),
    all(target_arch = "aarch64", target_feature = "neon", target_endian = "little")
)))]
mod plain;
mod tier;
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
mod x86;

pub use level::CpuLevel;
#[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
pub(crate) use neon::Neon as Minimum;
#[cfg(not(any(
    all(target_arch = "x86_64", target_feature = "sse2"),
    all(target_arch = "aarch64", target_feature = "neon", target_endian = "little")
)))]
pub(crate) use plain::Portable as Minimum;
pub(crate) use tier::{Chosen, Job, Tier, Wide};
use tier::{Four, Groups, Mask};
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
pub(crate) use x86::Sse2 as Minimum;

/// How many lanes the vector operations of [`Tier`] work on.
pub(crate) const WIDTH: usize = 16;

/// One 32-bit word a lane.
pub(crate) type Vector = [u32; WIDTH];
