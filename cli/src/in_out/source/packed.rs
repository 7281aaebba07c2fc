//! Unpacks gzip and Zstandard, and decodes UTF-16.

use super::decoded::{Bytes, peeked};
use crate::console::language::words;
use encoding_rs_io::DecodeReaderBytes;
use flate2::read::MultiGzDecoder;
use ruzstd::decoding::{FrameDecoder, StreamingDecoder};
use std::io::{self, Read};

/// The content of a gzip file.
#[expect(clippy::unnecessary_wraps, reason = "the quick build refuses it")]
pub(super) fn gzip(input: Bytes) -> io::Result<Bytes> {
    Ok(Box::new(MultiGzDecoder::new(input)))
}

/// The content of a Zstandard file.
#[expect(clippy::unnecessary_wraps, reason = "the quick build refuses it")]
pub(super) fn zstandard(input: Bytes) -> io::Result<Bytes> {
    Ok(Box::new(Frames { input: Some(input), frame: None }))
}

/// A text in UTF-16 that begins with `mark`, in UTF-8.
#[expect(clippy::unnecessary_wraps, reason = "the quick build refuses it")]
pub(super) fn utf_16(mark: &'static [u8], input: Bytes) -> io::Result<Bytes> {
    Ok(Box::new(DecodeReaderBytes::new(mark.chain(input))))
}

/// A stream of Zstandard: one frame after the other.
struct Frames {
    /// The start of the next frame.
    input: Option<Bytes>,
    frame: Option<Frame>,
}

type Frame = StreamingDecoder<Bytes, FrameDecoder>;

impl Read for Frames {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            if let Some(frame) = &mut self.frame {
                let count = frame.read(buffer).map_err(damaged)?;
                if count > 0 || buffer.is_empty() {
                    return Ok(count);
                }
                self.input = self.frame.take().map(StreamingDecoder::into_inner);
            }
            let Some(input) = self.input.take() else { return Ok(0) };
            let (start, input) = peeked(input)?;
            if start.is_empty() {
                return Ok(0);
            }
            self.frame = Some(StreamingDecoder::new(input).map_err(damaged)?);
        }
    }
}

/// The decoder's own words are for programmers.
fn damaged<E>(_: E) -> io::Error {
    io::Error::other(words!(
        en: "the Zstandard data end too early or are damaged",
        ko: "Zstandard 데이터가 중간에 끊겼거나 손상되었습니다",
    ))
}
