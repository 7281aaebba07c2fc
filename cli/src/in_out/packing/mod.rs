//! Packed input and output. The quick build has neither: it refuses them, with advice.

#[cfg(feature = "all")]
mod codecs;
#[cfg(not(feature = "all"))]
#[path = "no_codecs.rs"]
mod codecs;

pub(super) use codecs::{IS_HERE, pack, unpacked};

use crate::console::language::words;
use std::io::{self, Read};
use std::path::Path;

/// A stream of bytes.
pub(super) type Bytes = Box<dyn Read + Send>;

/// How bytes are packed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Packing {
    /// With gzip.
    Gzip,
    /// With Zstandard.
    Zstandard,
}

impl Packing {
    /// What the ending of a name says.
    pub(crate) fn of(path: &Path) -> Option<Packing> {
        match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "gz" => Some(Packing::Gzip),
            "zst" => Some(Packing::Zstandard),
            _ => None,
        }
    }
}

/// An input that is not read, with advice.
pub(super) fn refused(what: &str, advice: &str) -> io::Result<Bytes> {
    Err(io::Error::other(words!(
        en: "{what} is not read directly; use: {advice}",
        ko: "{what} 파일은 바로 읽을 수 없습니다. 이렇게 실행하세요: {advice}",
    )))
}
