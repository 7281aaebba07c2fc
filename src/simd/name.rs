//! CPU levels by name.

use super::CpuLevel;
use core::fmt;
use core::str::FromStr;

impl CpuLevel {
    /// The name that [`str::parse`] reads back.
    pub const fn name(self) -> &'static str {
        match self {
            CpuLevel::Baseline => "baseline",
            CpuLevel::Avx2 => "avx2",
            CpuLevel::Avx512 => "avx512",
        }
    }
}

impl fmt::Display for CpuLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for CpuLevel {
    type Err = UnknownCpuLevel;

    fn from_str(name: &str) -> Result<CpuLevel, UnknownCpuLevel> {
        CpuLevel::ALL.into_iter().find(|level| level.name() == name).ok_or(UnknownCpuLevel)
    }
}

/// The text is not the name of a [`CpuLevel`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownCpuLevel;

impl fmt::Display for UnknownCpuLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a CPU level: baseline, avx2 or avx512")
    }
}

impl core::error::Error for UnknownCpuLevel {}
