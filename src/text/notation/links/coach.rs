//! The strings of Sudoku Coach: `SCv7_32_` and, in base 32, JSON packed with zlib.

use crate::grid::{Cell, Digit, DigitSet, Grid};
use crate::text::notation::json::value::{Look as _, parse};
use crate::text::notation::line;
use crate::text::position::{
    Decoded, Position, PositionLines, PositionWriter, Wrong, alone_in_link, count, holds_none,
};
use crate::text::record::Notes;
use crate::text::{Expected, Format, Notation, Unexpected};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::Coach,
    name: "coach",
    summary: [
        "a string or link of Sudoku Coach: SCv7_32_ and a packed position",
        "Sudoku Coach의 문자열이나 링크: SCv7_32_와 압축한 퍼즐",
    ],
    extensions: &[],
    score: |sample| count(sample, |text| text.contains(PREFIX)),
    piece_end: b'\n',
    parser: || Box::new(PositionLines(decode)),
    writer: || Box::new(PositionWriter(encode, holds_none)),
};

const PREFIX: &str = "SCv7_32_";

/// A position takes about 700 bytes; data that unpacks to more than this is rejected.
const LONGEST: usize = 1 << 16;

fn decode(text: &str) -> Result<Decoded, Wrong> {
    let start = text.find(PREFIX).map(|at| at + PREFIX.len());
    let start = start.ok_or((
        0,
        Expected::Item("SCv7_32_", "SCv7_32_로 시작하는 문자열"),
        Unexpected::Words("something else", "다른 문자열"),
    ))?;
    let end = text[start..].find(['&', ' ', '?']).map_or(text.len(), |at| start + at);
    let wrong = |what: &str| {
        (
            start,
            Expected::Item("a position of Sudoku Coach", "Sudoku Coach의 판"),
            Unexpected::Text(what.into()),
        )
    };
    let bytes =
        bytes(&text[start..end]).ok_or_else(|| wrong("a character that is not a base-32 digit"))?;
    let unpacked = miniz_oxide::inflate::decompress_to_vec_zlib_with_limit(&bytes, LONGEST);
    let unpacked = unpacked.map_err(|_| wrong("something that zlib did not pack"))?;
    let unpacked = core::str::from_utf8(&unpacked).map_err(|_| wrong("no JSON"))?;
    let state = parse(unpacked).map_err(|_| wrong("no JSON"))?;
    if state.member("gridSize").is_some_and(|size| size.number() != Some(9)) {
        return Err(wrong("another size"));
    }
    let digits = |name: &str| match state.member(name).and_then(|value| value.text()) {
        None | Some("") => Some(Grid::EMPTY),
        Some(text) => Grid::from_values(line::split(text).ok().filter(|read| read.1.is_empty())?.0),
    };
    let givens = digits("givenDigits").ok_or_else(|| wrong("no 81 given digits"))?;
    let users = digits("userDigits").ok_or_else(|| wrong("no 81 digits of the user"))?;
    let mut position = Position { givens, placed: givens, ..Position::default() };
    for (cell, digit) in users.filled().filter(|user| givens.get(user.0).is_none()) {
        position.put(cell, Some(digit), false);
    }
    let masks =
        state.member("userCellCandidates").and_then(|masks| masks.text()).unwrap_or_default();
    for (cell, mask) in Cell::ALL.into_iter().zip(masks.split('-')) {
        let set = DigitSet::from_bits(mask.parse::<u16>().unwrap_or_default() >> 1);
        if !set.is_empty() {
            position.mark(cell, set);
        }
    }
    position.mark_placed();
    if let Some(at) = text[end..].find(PREFIX) {
        return Err((end + at, Expected::OnePuzzle, Unexpected::AnotherPuzzle));
    }
    alone_in_link(position.givens, text, end)?;
    Ok((position, Vec::new()))
}

fn encode(position: &Position, _: &Notes, out: &mut String) {
    let digits = |shown: &dyn Fn(Cell) -> Option<Digit>| -> String {
        Cell::ALL
            .map(|cell| char::from(b'0' + shown(cell).map_or(0, Digit::get)))
            .into_iter()
            .collect()
    };
    let masks = Cell::ALL.map(|cell| {
        let open = position.placed.get(cell).is_none();
        let marks = position.marks.as_ref().filter(|_| open);
        alloc::format!("{}", marks.map_or(0, |marks| marks.get(cell).bits() << 1))
    });
    let given = |cell| position.givens.get(cell);
    let placed = |cell| position.placed.get(cell).filter(|_| given(cell).is_none());
    let state = alloc::format!(
        r#"{{"gridSize":9,"givenDigits":"{}","userDigits":"{}","userCellCandidates":"{}"}}"#,
        digits(&given),
        digits(&placed),
        masks.join("-"),
    );
    out.push_str(PREFIX);
    let packed = miniz_oxide::deflate::compress_to_vec_zlib(state.as_bytes(), 9);
    base_32(&packed, out);
}

/// Five bits per digit `0-9a-v`, highest first; left-over bits at the end are zeros.
fn bytes(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 5 / 8);
    let (mut held, mut bits) = (0_u32, 0);
    for c in text.chars() {
        held = held << 5 | c.to_digit(32)?;
        bits += 5;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
            held &= (1 << bits) - 1;
        }
    }
    Some(bytes)
}

fn base_32(bytes: &[u8], out: &mut String) {
    let (mut held, mut bits) = (0_u32, 0);
    let mut digit = |five: u32| out.push(char::from_digit(five & 31, 32).unwrap_or('0'));
    for &byte in bytes {
        held = (held & 31) << 8 | u32::from(byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            digit(held >> bits);
        }
    }
    if bits > 0 {
        digit(held << (5 - bits));
    }
}
