//! Base 64 as the program uses it: `-` and `_` are its last digits.

/// The digits of a text, each of six bits.
pub(super) fn digits(text: &str) -> Option<Vec<u8>> {
    text.bytes()
        .map(|byte| match byte {
            b'A'..=b'Z' => Some(byte - b'A'),
            b'a'..=b'z' => Some(byte - b'a' + 26),
            b'0'..=b'9' => Some(byte - b'0' + 52),
            b'-' => Some(62),
            b'_' => Some(63),
            _ => None,
        })
        .collect()
}

/// Digits of six bits as a text.
pub(super) fn text(digits: &[u8]) -> String {
    const ALL: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    digits.iter().map(|&digit| char::from(ALL[usize::from(digit & 63)])).collect()
}

/// Reads numbers, the highest bit first, from whole bytes.
pub(super) struct Bits {
    digits: Vec<u8>,
    at: usize,
}

impl Bits {
    pub(super) fn new(text: &str) -> Option<Self> {
        Some(Bits { digits: digits(text)?, at: 0 })
    }

    /// How many bits are left.
    pub(super) fn left(&self) -> usize {
        (self.digits.len() * 6 / 8 * 8).saturating_sub(self.at)
    }

    /// The next number of this many bits, of at most 32.
    pub(super) fn number(&mut self, bits: usize) -> Option<u32> {
        if bits > self.left() || bits > 32 {
            return None;
        }
        let mut number = 0;
        for _ in 0..bits {
            let digit = self.digits.get(self.at / 6)?;
            number = number << 1 | u32::from(digit >> (5 - self.at % 6) & 1);
            self.at += 1;
        }
        Some(number)
    }
}

/// Writes numbers, the highest bit first.
#[derive(Default)]
pub(super) struct Writer(Vec<bool>);

impl Writer {
    pub(super) fn number(&mut self, number: u32, bits: usize) {
        self.0.extend((0..bits).rev().map(|bit| bit < 32 && number >> bit & 1 == 1));
    }

    /// The text, filled up to whole bytes.
    pub(super) fn text(mut self) -> String {
        self.0.resize(self.0.len().div_ceil(8) * 8, false);
        let digit = |bits: &[bool]| {
            (0..6).fold(0, |digit, i| digit << 1 | u8::from(bits.get(i).copied().unwrap_or(false)))
        };
        text(&self.0.chunks(6).map(digit).collect::<Vec<_>>())
    }
}
