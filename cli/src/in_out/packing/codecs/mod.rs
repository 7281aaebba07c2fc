//! Packs and unpacks.

mod zstandard;

use super::{Bytes, Packing};
use flate2::Compression;
use flate2::read::MultiGzDecoder;
use flate2::write::GzEncoder;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};
use std::io::{self, Write};
use zstandard::Frames;

/// Whether this build packs.
pub(crate) const IS_HERE: bool = true;

/// The bytes of a packed input.
pub(crate) fn unpacked(packing: Packing, input: Bytes) -> io::Result<Bytes> {
    Ok(match packing {
        Packing::Gzip => Box::new(MultiGzDecoder::new(input)),
        Packing::Zstandard => Box::new(Frames::new(input)),
    })
}

/// The bytes, packed as a whole file of their own.
pub(crate) fn pack(packing: Packing, bytes: &[u8]) -> io::Result<Vec<u8>> {
    match packing {
        Packing::Gzip => {
            let mut packed = GzEncoder::new(Vec::new(), Compression::default());
            packed.write_all(bytes)?;
            packed.finish()
        }
        Packing::Zstandard => Ok(compress_to_vec(bytes, CompressionLevel::Fastest)),
    }
}
