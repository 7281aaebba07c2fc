//! UTF-16 as UTF-8.

use std::io::{self, Read};
use std::mem;

/// The order of the two bytes of a unit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    LittleEndian,
    BigEndian,
}

/// A stream in UTF-16 as UTF-8. What is no text becomes U+FFFD.
pub(super) struct Utf16<R> {
    input: R,
    order: Order,
    /// What has been read but is not yet a whole character.
    rest: Vec<u8>,
    text: String,
    /// How much of the text has been passed on.
    passed: usize,
    is_at_end: bool,
}

impl<R: Read> Utf16<R> {
    /// The text after the mark of the order, if there was one.
    pub(super) fn new(input: R, order: Order) -> Utf16<R> {
        let (rest, text) = (Vec::new(), String::new());
        Utf16 { input, order, rest, text, passed: 0, is_at_end: false }
    }

    fn read_more(&mut self) -> io::Result<()> {
        let mut read = [0; 1 << 13];
        let count = self.input.read(&mut read)?;
        self.is_at_end = count == 0;
        let mut bytes = mem::take(&mut self.rest);
        bytes.extend_from_slice(&read[..count]);
        let (pairs, odd) = bytes.as_chunks::<2>();
        let unit = match self.order {
            Order::LittleEndian => u16::from_le_bytes,
            Order::BigEndian => u16::from_be_bytes,
        };
        // The second half of the last character may be still to come.
        let is_half = |pair: &[u8; 2]| matches!(unit(*pair), 0xd800..=0xdbff);
        let held = usize::from(!self.is_at_end && pairs.last().is_some_and(is_half));
        let units = pairs[..pairs.len() - held].iter().map(|pair| unit(*pair));
        let characters = char::decode_utf16(units);
        self.text = characters.map(|it| it.unwrap_or(char::REPLACEMENT_CHARACTER)).collect();
        self.passed = 0;
        match self.is_at_end {
            true if !odd.is_empty() => self.text.push(char::REPLACEMENT_CHARACTER),
            true => {}
            false => self.rest = bytes[bytes.len() - odd.len() - 2 * held..].to_vec(),
        }
        Ok(())
    }
}

impl<R: Read> Read for Utf16<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.passed == self.text.len() && !self.is_at_end {
            self.read_more()?;
        }
        let count = (&self.text.as_bytes()[self.passed..]).read(buffer)?;
        self.passed += count;
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stream that comes in pieces of this many bytes.
    struct Pieces<'a>(&'a [u8], usize);

    impl Read for Pieces<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let most = self.1.min(buffer.len());
            self.0.read(&mut buffer[..most])
        }
    }

    fn read(bytes: &[u8], piece: usize, order: Order) -> String {
        let mut text = String::new();
        Utf16::new(Pieces(bytes, piece), order).read_to_string(&mut text).expect("a text");
        text
    }

    #[test]
    fn any_text_is_read_in_pieces_of_any_length() {
        let text = "1.3\n스도쿠 🧩\r\n𝟙";
        let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        for piece in 1..=little.len() {
            assert_eq!(read(&little, piece, Order::LittleEndian), text);
            assert_eq!(read(&big, piece, Order::BigEndian), text);
        }
    }

    #[test]
    fn halves_of_characters_are_replaced() {
        let half = [0x31, 0, 0x3e, 0xd8, 0x32, 0];
        for piece in 1..=6 {
            assert_eq!(read(&half, piece, Order::LittleEndian), "1\u{fffd}2");
            assert_eq!(read(&half[..4], piece, Order::LittleEndian), "1\u{fffd}");
            assert_eq!(read(&half[..3], piece, Order::LittleEndian), "1\u{fffd}");
        }
    }
}
