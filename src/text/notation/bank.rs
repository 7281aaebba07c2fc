//! The puzzle bank of Sudoku Exchange: records of 100 bytes, twelve hexadecimal digits, 81 digits and
//! a rating.

use crate::grid::Grid;
use crate::text::notation::line;
use crate::text::position::{
    Decoded, Position, PositionLines, PositionWriter, Wrong, alone, count, wrong_at,
};
use crate::text::record::{Key, Note, Notes, Value};
use crate::text::{Expected, Format, Notation};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::Bank,
    name: "bank",
    summary: [
        "Sudoku Exchange's bank: 12 hexadecimal digits, 81 digits, a rating",
        "Sudoku Exchange 퍼즐 은행: 16진수 12자, 숫자 81자, 평점",
    ],
    extensions: &[],
    score: |sample| match count(sample, |text| decode(text).is_ok()) {
        0 => 0,
        _ => count(sample, has_parts),
    },
    piece_end: b'\n',
    parser: || Box::new(PositionLines(decode)),
    writer: || Box::new(PositionWriter(encode, holds)),
};

/// The name of the twelve digits.
const ID: &str = "id";
const RATING: &str = "rating";
/// What stands there for puzzles from other formats.
const NO_ID: &str = "000000000000";
const NO_RATING: &str = "0.0";

/// Whether a value fits the record.
fn holds(name: &str, text: &str) -> bool {
    match name {
        ID => text.len() == 12 && text.bytes().all(|b| b.is_ascii_hexdigit()),
        RATING => !text.contains(char::is_whitespace),
        _ => false,
    }
}

/// Whether a line has a number and cells, however many digits these have.
fn has_parts(text: &str) -> bool {
    let mut words = text.split(' ').map(str::len);
    words.next().is_some_and(|id| (1..15).contains(&id))
        && words.next().is_some_and(|cells| cells >= 79)
        || decode(text).is_ok()
}

fn decode(text: &str) -> Result<Decoded, Wrong> {
    let hex = text.bytes().take_while(u8::is_ascii_hexdigit).count();
    if hex != 12 || text.as_bytes().get(12) != Some(&b' ') {
        return Err(wrong_at(
            text,
            hex.min(12),
            Expected::Item("12 hexadecimal digits and a space", "16진수 12자리와 공백"),
        ));
    }
    let (values, tail) = line::split(&text[13..]).map_err(|(byte, what)| match what {
        Expected::Cells(n) => {
            (13 + byte, Expected::Cells(n), crate::text::Unexpected::Cells(byte as u32))
        }
        what => wrong_at(text, 13 + byte, what),
    })?;
    let givens = Grid::from_values(values).unwrap_or_default();
    alone(&givens.into(), text, text.len() - tail.len())?;
    let mut notes = Vec::new();
    for (name, text, default) in [(ID, &text[..12], NO_ID), (RATING, tail.trim(), NO_RATING)] {
        if !text.is_empty() && text != default {
            notes.push(Note { key: Key::Known(name), value: Value::Text(text.into()) });
        }
    }
    Ok((Position { givens, placed: givens, ..Position::default() }, notes))
}

/// Writes the givens, or the solution instead if there is one: there is room for one grid. The twelve
/// digits are those that were read, or zeros.
fn encode(position: &Position, notes: &Notes, out: &mut String) {
    let value = |name: &str| notes.text(name).filter(|text| holds(name, text));
    let _ = write!(out, "{} ", value(ID).unwrap_or(NO_ID));
    let full = position.placed.is_full();
    let grid = if full { &position.placed } else { &position.givens };
    out.extend(grid.values().map(|v| crate::text::cells::character(v, '0')));
    let _ = write!(out, " {:>4}", value(RATING).unwrap_or(NO_RATING));
}
