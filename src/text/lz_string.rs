//! lz-string in base 64, unpacked within bounds: a few thousand characters can mean many millions.
//!
//! The format follows its author's program: <https://pieroxy.net/blog/pages/lz-string/index.html>.

use alloc::string::String;
use alloc::vec::Vec;

/// Unpacks a text; `None` when it is damaged, or stands for more than `most` UTF-16 units.
pub(super) fn unpacked(data: &str, most: usize) -> Option<String> {
    if length(data, most)? > most {
        return None;
    }
    let units = lz_str::decompress_from_base64(data)?;
    String::from_utf16(&units).ok()
}

/// The number of units of a text, or a number above `most`. The text itself is not built: of each
/// entry of the dictionary only the length is kept.
fn length(data: &str, most: usize) -> Option<usize> {
    let mut bits = Bits::new(data);
    // The first code is a character, or the end of an empty text.
    match bits.number(2)? {
        0 => bits.number(8)?,
        1 => bits.number(16)?,
        _ => return Some(0),
    };
    // The lengths of the entries; the first three are the codes for a character and the end.
    let mut lengths: Vec<usize> = [0, 0, 0, 1].into();
    let (mut last, mut total) = (1, 1);
    // Codes get longer whenever the number of entries requires it.
    let (mut width, mut left) = (3, 4);
    while total <= most {
        let mut code = bits.number(width)? as usize;
        if code == 2 {
            return Some(total);
        }
        if code < 2 {
            bits.number(8 << code)?;
            code = lengths.len();
            lengths.push(1);
            step(&mut width, &mut left);
        }
        let length = match lengths.get(code) {
            Some(&length) => length,
            // An entry being made.
            None if code == lengths.len() => last + 1,
            None => return None,
        };
        total += length;
        lengths.push(last + 1);
        step(&mut width, &mut left);
        last = length;
    }
    Some(total)
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
            b'/' => Some(63),
            b'=' => Some(0),
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

    #[test]
    fn lengths_are_those_of_the_texts() {
        let mut state = 7_u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state >> 16
        };
        for letters in [1, 2, 5, 90, 60_000] {
            for size in [0, 1, 2, 3, 50, 1000, 5000] {
                let text: String =
                    (0..size).filter_map(|_| char::from_u32(next() % letters + 32)).collect();
                let data = lz_str::compress_to_base64(&text);
                let units = text.encode_utf16().count();
                assert_eq!(length(&data, 1 << 20), Some(units), "{letters} letters, {size} long");
                assert_eq!(unpacked(&data, units), Some(text));
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
