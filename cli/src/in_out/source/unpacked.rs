//! What the quick build does not read: packed input and UTF-16.

use super::decoded::{Bytes, refused};
use std::io;

/// Refuses a gzip file.
pub(super) fn gzip(_: Bytes) -> io::Result<Bytes> {
    refused("gzip", "gzip -dc FILE | ninefold …")
}

/// Refuses a Zstandard file.
pub(super) fn zstandard(_: Bytes) -> io::Result<Bytes> {
    refused("Zstandard", "zstd -dc FILE | ninefold …")
}

/// Refuses a text in UTF-16.
pub(super) fn utf_16(_: &[u8], _: Bytes) -> io::Result<Bytes> {
    refused("UTF-16", "iconv -f UTF-16 -t UTF-8 FILE | ninefold …")
}
