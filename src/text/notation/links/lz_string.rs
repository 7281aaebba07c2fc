//! lz-string in base 64, unpacked within bounds: a few thousand characters can mean many millions.
//!
//! The format follows its author's program: <https://pieroxy.net/blog/pages/lz-string/index.html>.

use alloc::string::String;
use alloc::vec::Vec;

/// Unpacks a text; `None` when it is damaged, or stands for more than `most` UTF-16 units.
pub(in crate::text) fn unpacked(data: &str, most: usize) -> Option<String> {
    let mut bits = Bits::new(data);
    // The first code is a character, or the end of an empty text.
    let first = match bits.number(2)? {
        0 => bits.number(8)?,
        1 => bits.number(16)?,
        _ => return Some(String::new()),
    };
    let mut text: Vec<u16> = [first as u16].into();
    // The entries of the dictionary stand in the text: a start and a length. The first three are the
    // codes for a character and the end.
    let mut entries = Vec::from([(0, 0), (0, 0), (0, 0), (0, 1)]);
    let mut last = (0, 1);
    // Codes get longer whenever the number of entries requires it.
    let (mut width, mut left) = (3, 4);
    while text.len() <= most {
        let code = bits.number(width)?;
        let here = text.len();
        // An entry is the last one and the unit behind it.
        let made = (last.0, last.1 + 1);
        let length = match code {
            2 => return String::from_utf16(&text).ok(),
            0 | 1 => {
                text.push(bits.number(8 << code)? as u16);
                entries.push((here, 1));
                step(&mut width, &mut left);
                1
            }
            _ => {
                let code = code as usize;
                let entry = entries.get(code).copied();
                let (start, length) = entry.or((code == entries.len()).then_some(made))?;
                if length > most {
                    return None;
                }
                // It may reach into what it makes.
                for at in start..start + length {
                    text.push(*text.get(at)?);
                }
                length
            }
        };
        entries.push(made);
        step(&mut width, &mut left);
        last = (here, length);
    }
    None
}

fn step(width: &mut u32, left: &mut u64) {
    *left -= 1;
    if *left == 0 {
        *left = 1 << *width;
        *width += 1;
    }
}

/// The bits of base-64 digits. The highest of a digit comes first, the lowest of a number.
struct Bits {
    digits: Vec<u8>,
    at: usize,
}

impl Bits {
    fn new(data: &str) -> Bits {
        let digit = |byte| match byte {
            b'A'..=b'Z' => Some(byte - b'A'),
            b'a'..=b'z' => Some(byte - b'a' + 26),
            b'0'..=b'9' => Some(byte - b'0' + 52),
            b'+' => Some(62),
            // As in text, and as in an address.
            b'/' | b'-' => Some(63),
            b'=' | b'$' => Some(0),
            _ => None,
        };
        Bits { digits: data.bytes().filter_map(digit).collect(), at: 0 }
    }

    fn number(&mut self, bits: u32) -> Option<u32> {
        // A wider code than this means more entries than any bound allows.
        (0..bits.min(31)).try_fold(0, |number, i| {
            let digit = self.digits.get(self.at / 6)?;
            let bit = digit >> (5 - self.at % 6) & 1;
            self.at += 1;
            Some(number | u32::from(bit) << i)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(feature = "generate")]
    #[test]
    fn what_was_packed_is_unpacked() {
        use crate::generate::{Random, Seed};
        let mut random = Random::new(Seed(7));
        for letters in [1, 2, 5, 90, 60_000] {
            for size in [0, 1, 2, 3, 50, 1000, 5000] {
                let text: String =
                    (0..size).filter_map(|_| char::from_u32(random.below(letters) + 32)).collect();
                let data = lz_str::compress_to_base64(&text);
                let units = text.encode_utf16().count();
                assert_eq!(unpacked(&data, units), Some(text), "{letters} letters, {size} long");
                assert!(units == 0 || unpacked(&data, units - 1).is_none());
            }
        }
    }

    #[test]
    fn a_bomb_is_not_unpacked() {
        let data = lz_str::compress_to_base64(&"0".repeat(1_000_000));
        assert!(data.len() < 16 << 10, "{}", data.len());
        assert_eq!(unpacked(&data, 1 << 18), None);
        assert_eq!(unpacked(&data[..data.len() / 2], 1 << 18), None);
    }
}
