//! The text that an input stands for: unpacked, in UTF-8, with line feeds; or a refusal with advice.

use super::utf16::{Order, Utf16};
use crate::in_out::packing::{self, Bytes, Packing, refused};
use std::io::{self, Cursor, Read};

/// The text that a stream stands for.
///
/// # Errors
/// Those of the stream, and that it is packed in a way that is not read here.
pub(super) fn decoded(input: Bytes) -> io::Result<Bytes> {
    text(unpacked(input)?)
}

fn unpacked(input: Bytes) -> io::Result<Bytes> {
    let (start, input) = peeked(input)?;
    match &start[..] {
        [0x1f, 0x8b, ..] => packing::unpacked(Packing::Gzip, input),
        [0x28, 0xb5, 0x2f, 0xfd, ..] => packing::unpacked(Packing::Zstandard, input),
        [b'P', b'K', 3, 4, ..] => refused("ZIP", "unzip -p FILE | ninefold …"),
        [b'B', b'Z', b'h', b'0'..=b'9', ..] => refused("bzip2", "bzip2 -dc FILE | ninefold …"),
        [0xfd, b'7', b'z', b'X', ..] => refused("xz", "xz -dc FILE | ninefold …"),
        [b'7', b'z', 0xbc, 0xaf, ..] => refused("7z", "7z e -so FILE | ninefold …"),
        [b'%', b'P', b'D', b'F', ..] => refused("PDF", "pdftotext -layout FILE - | ninefold …"),
        _ => Ok(input),
    }
}

fn text(input: Bytes) -> io::Result<Bytes> {
    let (start, mut input) = peeked(input)?;
    // In Latin text every second byte is 0; the mark of the order may be missing.
    let (order, mark) = match &start[..] {
        // Some editors write this mark before UTF-8. No reader needs it.
        [0xef, 0xbb, 0xbf, rest @ ..] => {
            input.read_exact(&mut [0; 3])?;
            return Ok(with_line_feeds(rest, input));
        }
        [0xff, 0xfe, ..] => (Order::LittleEndian, 2),
        [0xfe, 0xff, ..] => (Order::BigEndian, 2),
        [a, 0, b, 0, ..] if *a > 0 && *b > 0 => (Order::LittleEndian, 0),
        [0, a, 0, b, ..] if *a > 0 && *b > 0 => (Order::BigEndian, 0),
        _ => return Ok(with_line_feeds(&start, input)),
    };
    input.read_exact(&mut [0; 2][..mark])?;
    let (start, input) = peeked(Box::new(Utf16::new(input, order)))?;
    Ok(with_line_feeds(&start, input))
}

/// The stream with line feeds for the carriage returns, if its beginning has no others.
fn with_line_feeds(start: &[u8], input: Bytes) -> Bytes {
    // The last byte does not count: its line feed may be still to come.
    let returns = start.split_last().is_some_and(|(_, before)| before.contains(&b'\r'));
    if returns && !start.contains(&b'\n') { Box::new(Returns(input)) } else { input }
}

/// The start of a stream, as much as comes at once but at least four bytes if it has them; and the
/// whole stream.
fn peeked(mut input: Bytes) -> io::Result<(Vec<u8>, Bytes)> {
    let mut start = vec![0; 1 << 16];
    let mut length = 0;
    while length < 4 {
        match input.read(&mut start[length..]) {
            Ok(0) => break,
            Ok(count) => length += count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    start.truncate(length);
    let whole = Cursor::new(start.clone()).chain(input);
    Ok((start, Box::new(whole)))
}

/// Turns carriage returns into line feeds.
struct Returns<R>(R);

impl<R: Read> Read for Returns<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.0.read(buffer)?;
        for byte in &mut buffer[..count] {
            if *byte == b'\r' {
                *byte = b'\n';
            }
        }
        Ok(count)
    }
}
