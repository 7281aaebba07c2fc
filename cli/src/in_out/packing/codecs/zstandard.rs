//! Reads Zstandard.

use crate::console::language::words;
use ruzstd::decoding::{FrameDecoder, StreamingDecoder};
use std::io::{self, BufRead, BufReader, Read};

/// A stream of Zstandard: one frame after the other.
pub(super) struct Frames<R: Read> {
    /// The start of the next frame.
    input: Option<BufReader<R>>,
    frame: Option<StreamingDecoder<BufReader<R>, FrameDecoder>>,
}

impl<R: Read> Frames<R> {
    /// The content of a stream.
    pub(super) fn new(input: R) -> Frames<R> {
        Frames { input: Some(BufReader::new(input)), frame: None }
    }
}

impl<R: Read> Read for Frames<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            if let Some(frame) = &mut self.frame {
                let count = frame.read(buffer).map_err(damaged)?;
                if count > 0 || buffer.is_empty() {
                    return Ok(count);
                }
                self.input = self.frame.take().map(StreamingDecoder::into_inner);
            }
            let Some(mut input) = self.input.take() else { return Ok(0) };
            if input.fill_buf()?.is_empty() {
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
