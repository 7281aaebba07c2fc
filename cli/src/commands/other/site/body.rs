//! The body of a reply, read from its file piece by piece as the browser takes it.

use super::files::Content;
use flate2::read::GzDecoder;
use hyper::body::{Body, Bytes, Frame, SizeHint};
use std::fs::File;
use std::io::{self, Read};
use std::pin::Pin;
use std::task::{Context, Poll};

/// The part of a file in memory at a time, for each browser that reads it.
const PIECE: usize = 1 << 16;

/// What is sent.
pub(super) enum Reply {
    /// The rest of these bytes.
    Bytes(Bytes),
    /// The rest of a file, and its length in bytes.
    File(File, u64),
}

impl Reply {
    /// Nothing.
    pub(super) fn empty() -> Reply {
        Reply::Bytes(Bytes::new())
    }

    /// A file of this length.
    ///
    /// # Errors
    /// When it cannot be unpacked.
    pub(super) fn of(content: Content, length: u64) -> io::Result<Reply> {
        match content {
            Content::Packed(packed) => {
                let mut bytes = Vec::new();
                GzDecoder::new(packed).read_to_end(&mut bytes)?;
                Ok(Reply::Bytes(bytes.into()))
            }
            Content::Open(file) => Ok(Reply::File(file, length)),
        }
    }

    /// The bytes that are still to be sent.
    pub(super) fn length(&self) -> u64 {
        match self {
            Reply::Bytes(bytes) => bytes.len() as u64,
            Reply::File(_, left) => *left,
        }
    }
}

impl Body for Reply {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<io::Result<Frame<Bytes>>>> {
        let piece = match &mut *self {
            Reply::Bytes(bytes) => {
                let count = bytes.len().min(PIECE);
                Ok(bytes.split_to(count))
            }
            Reply::File(file, left) => {
                let mut piece = Vec::new();
                let wanted = (*left).min(PIECE as u64);
                file.by_ref().take(wanted).read_to_end(&mut piece).and_then(|count| {
                    *left -= count as u64;
                    // The header announced more.
                    let short = (count as u64) < wanted;
                    if short { Err(io::ErrorKind::UnexpectedEof.into()) } else { Ok(piece.into()) }
                })
            }
        };
        Poll::Ready(match piece {
            Ok(piece) if piece.is_empty() => None,
            Ok(piece) => Some(Ok(Frame::data(piece))),
            Err(error) => Some(Err(error)),
        })
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.length())
    }

    fn is_end_stream(&self) -> bool {
        self.length() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::{Compression, write::GzEncoder};
    use std::io::Write;

    #[test]
    fn packed_files_are_sent_packed_or_not() {
        let mut packer = GzEncoder::new(Vec::new(), Compression::default());
        packer.write_all(b"<!doctype html>").unwrap();
        let packed: &'static [u8] = packer.finish().unwrap().leak();
        assert_eq!(Content::Packed(packed).packed().unwrap(), packed);
        let Ok(Reply::Bytes(bytes)) = Reply::of(Content::Packed(packed), 15) else {
            panic!("bytes");
        };
        assert_eq!(bytes, b"<!doctype html>"[..]);
        assert!(Reply::of(Content::Packed(&packed[..9]), 15).is_err());
    }
}
