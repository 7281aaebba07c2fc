//! Digits and sets of digits.

use super::misread::Misread;
use super::set::bit_set;
use core::fmt;
use core::num::NonZeroU8;
use core::str::FromStr;

/// One of the nine digits `1` to `9`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(NonZeroU8);

impl Digit {
    /// The digits in ascending order.
    pub const ALL: [Digit; 9] = {
        let mut all = [Digit(NonZeroU8::MIN); 9];
        let mut i = 0;
        while i < 9 {
            all[i] = Digit::from_index(i);
            i += 1;
        }
        all
    };

    /// The digit with this value, or `None` outside `1..=9`.
    pub const fn new(value: u8) -> Option<Digit> {
        match NonZeroU8::new(value) {
            Some(v) if value <= 9 => Some(Digit(v)),
            _ => None,
        }
    }

    /// The digit of an ASCII character `b'1'..=b'9'`, or `None`.
    pub const fn from_ascii(byte: u8) -> Option<Digit> {
        Digit::new(byte.wrapping_sub(b'0'))
    }

    /// The digit at a position of [`Digit::ALL`].
    ///
    /// # Panics
    /// When `index` is 9 or more.
    pub const fn from_index(index: usize) -> Digit {
        assert!(index < 9, "a digit's index is below 9");
        match NonZeroU8::new(index as u8 + 1) {
            Some(v) => Digit(v),
            None => unreachable!(),
        }
    }

    /// The digit at a position of [`Digit::ALL`], or the last digit beyond its end; without a
    /// branch.
    #[inline(always)]
    pub(crate) fn from_index_at_most(index: u8) -> Digit {
        Digit(NonZeroU8::MIN.saturating_add(index.min(8)))
    }

    /// The value, `1..=9`.
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// The position in [`Digit::ALL`], `0..9`.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The ASCII character of the digit.
    pub const fn ascii(self) -> u8 {
        b'0' + self.0.get()
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.get(), f)
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

const NO_DIGIT: Misread = Misread { expected: "a digit from 1 to 9" };

impl TryFrom<u8> for Digit {
    type Error = Misread;

    /// The digit with this value.
    fn try_from(value: u8) -> Result<Digit, Misread> {
        Digit::new(value).ok_or(NO_DIGIT)
    }
}

impl TryFrom<char> for Digit {
    type Error = Misread;

    /// The digit of a character `'1'..='9'`.
    fn try_from(character: char) -> Result<Digit, Misread> {
        u8::try_from(character).ok().and_then(Digit::from_ascii).ok_or(NO_DIGIT)
    }
}

impl FromStr for Digit {
    type Err = Misread;

    /// Reads one character, `1` to `9`.
    fn from_str(text: &str) -> Result<Digit, Misread> {
        match *text.as_bytes() {
            [byte] => Digit::from_ascii(byte).ok_or(NO_DIGIT),
            _ => Err(NO_DIGIT),
        }
    }
}

impl From<Digit> for u8 {
    fn from(digit: Digit) -> u8 {
        digit.get()
    }
}

bit_set! {
    /// A set of digits; bit `i` stands for the digit `i + 1`.
    pub struct DigitSet(u16) of Digit, 9;
}

impl fmt::Display for DigitSet {
    /// The members in ascending order without separators, as in `"159"`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|d| fmt::Display::fmt(&d, f))
    }
}

impl FromStr for DigitSet {
    type Err = Misread;

    /// Reads digits without separators, as in `159`.
    fn from_str(text: &str) -> Result<DigitSet, Misread> {
        text.chars().map(Digit::try_from).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_one_to_nine() {
        let numbers: Vec<u8> = (0..=255).filter(|&n| Digit::new(n).is_some()).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        let characters: Vec<u8> = (0..=255).filter(|&c| Digit::from_ascii(c).is_some()).collect();
        assert_eq!(characters, b"123456789");
        assert_eq!(Digit::ALL.map(Digit::get), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert_eq!(Digit::ALL.map(Digit::index), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(Digit::ALL.map(Digit::ascii), *b"123456789");
        for (number, digit) in (1..=9).zip(Digit::ALL) {
            assert_eq!(Digit::new(number), Some(digit));
            assert_eq!(Digit::from_ascii(b'0' + number), Some(digit));
            assert_eq!(digit.to_string(), number.to_string());
            assert_eq!(number.to_string().parse(), Ok(digit));
            assert_eq!(Digit::try_from(number), Ok(digit));
            assert_eq!(u8::from(digit), number);
        }
    }

    #[test]
    fn other_texts_are_no_digits() {
        for wrong in ["", "0", "10", "a", "１", " 1"] {
            assert!(wrong.parse::<Digit>().is_err(), "{wrong}");
        }
        for wrong in ['0', 'a', '１', '\u{131}'] {
            assert!(Digit::try_from(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn sets_show_their_members() {
        let set: DigitSet = [9, 1, 5].into_iter().filter_map(Digit::new).collect();
        assert_eq!(set.to_string(), "159");
        assert_eq!("159".parse(), Ok(set));
        assert!("1 5".parse::<DigitSet>().is_err());
        assert_eq!((!set).to_string(), "234678");
    }
}
