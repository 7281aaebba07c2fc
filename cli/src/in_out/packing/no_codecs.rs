//! Refuses to pack and to unpack.

use super::{Bytes, Packing, refused};
use std::io;

/// Whether this build packs.
pub(crate) const IS_HERE: bool = false;

/// The advice to unpack an input first.
pub(crate) fn unpacked(packing: Packing, _: Bytes) -> io::Result<Bytes> {
    match packing {
        Packing::Gzip => refused("gzip", "gzip -dc FILE | ninefold …"),
        Packing::Zstandard => refused("Zstandard", "zstd -dc FILE | ninefold …"),
    }
}

/// Nothing is packed.
pub(crate) fn pack(_: Packing, _: &[u8]) -> io::Result<Vec<u8>> {
    Err(io::ErrorKind::Unsupported.into())
}
