//! Serde: texts in formats that people read, such as JSON, and few bytes in the others.
//!
//! The texts are those of `Display` and `FromStr`; any format is read. Names are texts everywhere,
//! since numbers would change when a technique is added. What is read is checked: the clues of a
//! [`Puzzle`] are proved once more, and the digits of a [`Solution`] must obey the rules.

use crate::grid::{
    Candidate, Candidates, Cell, CellSet, Clues, Digit, DigitSet, Grid, House, HouseKind, Language,
    Solution, Transform,
};
use crate::simd::CpuLevel;
use crate::solve::Puzzle;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Display};
use core::marker::PhantomData;
use core::str::FromStr;
use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

/// Reads a text with `FromStr`.
struct Text<T>(PhantomData<T>);

impl<T: FromStr<Err: Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

/// A value of a fixed number of bytes, or of one of a few.
trait Packed: Sized {
    /// The bytes.
    fn pack(&self) -> Vec<u8>;

    /// The value of the bytes.
    fn unpack(bytes: &[u8]) -> Result<Self, String>;
}

/// Reads bytes.
struct Bytes<T>(PhantomData<T>);

impl<'de, T: Packed> Visitor<'de> for Bytes<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bytes")
    }

    fn visit_bytes<E: Error>(self, bytes: &[u8]) -> Result<T, E> {
        T::unpack(bytes).map_err(E::custom)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut bytes: A) -> Result<T, A::Error> {
        let mut all = Vec::new();
        // No value has more bytes than the candidates.
        while let Some(byte) = bytes.next_element()? {
            all.push(byte);
            if all.len() > CANDIDATES {
                break;
            }
        }
        self.visit_bytes(&all)
    }
}

/// Texts for people; otherwise a number, bytes, or the text too.
macro_rules! serialised {
    ($($Type:ty: text),+ $(,)?) => {$(
        impl Serialize for $Type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $Type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$Type, D::Error> {
                deserializer.deserialize_str(Text(PhantomData))
            }
        }
    )+};
    ($($Type:ty: $number:ty, $write:expr, $read:expr;)+) => {$(
        impl Serialize for $Type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    return serializer.collect_str(self);
                }
                let write: fn($Type) -> $number = $write;
                write(*self).serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $Type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$Type, D::Error> {
                if deserializer.is_human_readable() {
                    return deserializer.deserialize_str(Text(PhantomData));
                }
                let read: fn($number) -> Option<$Type> = $read;
                let number = <$number>::deserialize(deserializer)?;
                read(number).ok_or_else(|| D::Error::custom(OUT_OF_RANGE))
            }
        }
    )+};
    ($($Type:ty: bytes),+ $(,)?) => {$(
        impl Serialize for $Type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    return serializer.collect_str(self);
                }
                serializer.serialize_bytes(&self.pack())
            }
        }

        impl<'de> Deserialize<'de> for $Type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$Type, D::Error> {
                if deserializer.is_human_readable() {
                    return deserializer.deserialize_str(Text(PhantomData));
                }
                deserializer.deserialize_bytes(Bytes(PhantomData))
            }
        }
    )+};
}

const OUT_OF_RANGE: &str = "a number out of range";

serialised! {
    HouseKind: text,
    Language: text,
    CpuLevel: text,
    Transform: text,
    crate::text::Format: text,
}

#[cfg(feature = "logic")]
serialised! {
    crate::level::Level: text,
    crate::rate::Scale: text,
}

#[cfg(feature = "learn")]
serialised! { crate::learn::Rung: text }

#[cfg(feature = "generate")]
serialised! { crate::generate::PatternSymmetry: text }

#[cfg(feature = "generate")]
serialised! { crate::generate::Seed: u64, |seed| seed.0, |number| Some(crate::generate::Seed(number)); }

serialised! {
    Digit: u8, Digit::get, Digit::new;
    Cell: u8, |cell| cell.index() as u8, |index| Cell::new(index.into());
    House: u8, |house| house.index() as u8, |index| House::ALL.get(usize::from(index)).copied();
    DigitSet: u16, DigitSet::bits, |bits| (bits <= DigitSet::FULL.bits()).then(|| DigitSet::from_bits(bits));
    Candidate: u16, |one| (9 * one.cell.index() + one.digit.index()) as u16, |number| {
        let cell = Cell::new(usize::from(number / 9))?;
        Some(Candidate { cell, digit: Digit::from_index(usize::from(number % 9)) })
    };
}

serialised! {
    CellSet: bytes,
    Grid: bytes,
    Solution: bytes,
    Candidates: bytes,
    Clues: bytes,
    Puzzle: bytes,
}

/// The code, which does not change from version to version.
#[cfg(feature = "logic")]
impl Serialize for crate::technique::Technique {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.entry().code)
    }
}

#[cfg(feature = "logic")]
impl<'de> Deserialize<'de> for crate::technique::Technique {
    fn deserialize<D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<crate::technique::Technique, D::Error> {
        deserializer.deserialize_str(Text(PhantomData))
    }
}

/// How many bytes a grid has, half a byte a cell.
const GRID: usize = 41;
/// How many bytes candidates have, a bit each.
const CANDIDATES: usize = 92;
/// How many bytes a set of cells has, a bit each.
const CELLS: usize = 11;

/// The number of bytes is wrong.
fn wrong_length<T>(bytes: &[u8]) -> Result<T, String> {
    Err(alloc::format!("{} bytes", bytes.len()))
}

impl Packed for CellSet {
    fn pack(&self) -> Vec<u8> {
        self.bits().to_le_bytes()[..CELLS].to_vec()
    }

    fn unpack(bytes: &[u8]) -> Result<CellSet, String> {
        if bytes.len() != CELLS {
            return wrong_length(bytes);
        }
        let mut all = [0; 16];
        all[..CELLS].copy_from_slice(bytes);
        let bits = u128::from_le_bytes(all);
        if bits > CellSet::FULL.bits() {
            Err(OUT_OF_RANGE.into())
        } else {
            Ok(CellSet::from_bits(bits))
        }
    }
}

impl Packed for Grid {
    fn pack(&self) -> Vec<u8> {
        self.values().chunks(2).map(|two| two[0] | two.get(1).map_or(0, |high| high << 4)).collect()
    }

    fn unpack(bytes: &[u8]) -> Result<Grid, String> {
        if bytes.len() != GRID {
            return wrong_length(bytes);
        }
        let values: [u8; 81] = core::array::from_fn(|i| bytes[i / 2] >> (4 * (i % 2)) & 15);
        // Half of the last byte is no cell.
        let grid = if bytes[GRID - 1] > 15 { None } else { Grid::from_values(values) };
        grid.ok_or_else(|| OUT_OF_RANGE.into())
    }
}

impl Packed for Solution {
    fn pack(&self) -> Vec<u8> {
        self.grid().pack()
    }

    fn unpack(bytes: &[u8]) -> Result<Solution, String> {
        Solution::try_from(Grid::unpack(bytes)?).map_err(|why| alloc::format!("{why}"))
    }
}

impl Packed for Candidates {
    fn pack(&self) -> Vec<u8> {
        let mut bytes = alloc::vec![0; CANDIDATES];
        for (i, set) in self.sets().iter().enumerate() {
            let bits = u32::from(set.bits()) << (9 * i % 8);
            bytes[9 * i / 8] |= bits as u8;
            bytes[9 * i / 8 + 1] |= (bits >> 8) as u8;
        }
        bytes
    }

    fn unpack(bytes: &[u8]) -> Result<Candidates, String> {
        if bytes.len() != CANDIDATES {
            return wrong_length(bytes);
        }
        // Of the last byte only the lowest bit is a candidate.
        if bytes[CANDIDATES - 1] > 1 {
            return Err(OUT_OF_RANGE.into());
        }
        Ok(Candidates::from_sets(core::array::from_fn(|i| {
            let two = u16::from_le_bytes([bytes[9 * i / 8], bytes[9 * i / 8 + 1]]);
            DigitSet::from_bits(two >> (9 * i % 8))
        })))
    }
}

impl Packed for Clues {
    fn pack(&self) -> Vec<u8> {
        match self {
            Clues::Grid(grid) => grid.pack(),
            Clues::Candidates(candidates) => candidates.pack(),
        }
    }

    /// Digits and candidates differ in length.
    fn unpack(bytes: &[u8]) -> Result<Clues, String> {
        if bytes.len() == GRID {
            return Grid::unpack(bytes).map(Clues::Grid);
        }
        Candidates::unpack(bytes).map(Clues::Candidates)
    }
}

impl Packed for Puzzle {
    fn pack(&self) -> Vec<u8> {
        self.clues().pack()
    }

    fn unpack(bytes: &[u8]) -> Result<Puzzle, String> {
        Puzzle::new(Clues::unpack(bytes)?).map_err(|why| alloc::format!("{why}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::fmt::Debug;
    use serde::de::DeserializeOwned;

    const EASY: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// Writes and reads a value in JSON and in postcard: the text, and the number of bytes.
    fn both<T: Serialize + DeserializeOwned + PartialEq + Debug>(
        value: &T,
        text: &str,
        bytes: usize,
    ) {
        let json = serde_json::to_string(value).unwrap();
        assert_eq!(json, alloc::format!("\"{text}\""));
        assert_eq!(serde_json::from_str::<T>(&json).unwrap(), *value);
        let packed = postcard::to_allocvec(value).unwrap();
        assert_eq!(packed.len(), bytes, "{text}");
        assert_eq!(postcard::from_bytes::<T>(&packed).unwrap(), *value);
    }

    #[test]
    fn values_come_back_from_texts_and_from_bytes() {
        let puzzle: Puzzle = EASY.parse().unwrap();
        // In postcard, bytes and texts begin with their length.
        both(&puzzle, EASY, 42);
        both(&puzzle.grid(), EASY, 42);
        both(&Clues::from(&puzzle), EASY, 42);
        both(puzzle.solution(), &puzzle.solution().to_string(), 42);
        let candidates = puzzle.candidates();
        both(&candidates, &candidates.to_string(), 93);
        both(&Clues::from(candidates), &candidates.to_string(), 93);
        both(&Puzzle::new(candidates).unwrap(), &candidates.to_string(), 93);
        both(&puzzle.grid().filled_cells(), &puzzle.grid().filled_cells().to_string(), 12);
        for cell in Cell::ALL {
            both(&cell, &cell.to_string(), 1);
        }
        for digit in Digit::ALL {
            both(&digit, &digit.to_string(), 1);
        }
        for house in House::ALL {
            both(&house, &house.to_string(), 1);
        }
        both(&"159".parse::<DigitSet>().unwrap(), "159", 2);
        both(&"r9c9(9)".parse::<Candidate>().unwrap(), "r9c9(9)", 2);
        both(&HouseKind::Block, "block", 6);
        both(&Transform::TRANSPOSE, "transpose", 10);
        #[cfg(feature = "learn")]
        both(&crate::learn::Rung::Engine, crate::learn::Rung::Engine.name(), 7);
        both(&crate::text::Format::Line, "line", 5);
    }

    #[cfg(feature = "generate")]
    #[test]
    fn seeds_are_texts_so_that_javascript_rounds_none() {
        both(&crate::generate::Seed(u64::MAX), "18446744073709551615", 10);
    }

    #[cfg(feature = "logic")]
    #[test]
    fn names_are_texts_everywhere() {
        both(&crate::technique::Technique::XWing, "x-wing", 7);
        both(&crate::level::Level::Hard, "hard", 5);
        both(&crate::rate::Scale::HODOKU, "hodoku", 7);
    }

    #[test]
    fn wrong_values_are_refused() {
        let json = |text: &str| alloc::format!("\"{text}\"");
        assert!(serde_json::from_str::<Puzzle>(&json(&".".repeat(81))).is_err());
        assert!(serde_json::from_str::<Solution>(&json(EASY)).is_err());
        assert!(serde_json::from_str::<Digit>("5").is_err());
        let read = |bytes: &[u8]| postcard::from_bytes::<Cell>(bytes);
        assert!(read(&[80]).is_ok() && read(&[81]).is_err());
        let bytes = |length: u8, last: u8| {
            let mut all = alloc::vec![0; usize::from(length) + 1];
            all[0] = length;
            all[usize::from(length)] = last;
            all
        };
        assert!(postcard::from_bytes::<Grid>(&bytes(41, 9)).is_ok());
        for wrong in [bytes(41, 10), bytes(41, 16), bytes(40, 0), bytes(42, 0)] {
            assert!(postcard::from_bytes::<Grid>(&wrong).is_err());
        }
        assert!(postcard::from_bytes::<Puzzle>(&bytes(41, 0)).is_err());
        assert!(postcard::from_bytes::<Candidates>(&bytes(92, 1)).is_ok());
        assert!(postcard::from_bytes::<Candidates>(&bytes(92, 2)).is_err());
        assert!(postcard::from_bytes::<CellSet>(&bytes(11, 1)).is_ok());
        assert!(postcard::from_bytes::<CellSet>(&bytes(11, 2)).is_err());
    }
}
