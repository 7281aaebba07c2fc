//! The library lines of HoDoKu: `:technique:candidates:cells:deleted:eliminations:placements:extra`,
//! cells with `+` before placed digits, candidates as triples of digit, row and column.

use crate::text::one_line::OneLine;
use crate::text::position::{
    Decoded, Position, PositionLines, PositionWriter, Wrong, count, plus_cells, triples,
    write_plus_cells, write_triples, wrong_at,
};
use crate::text::record::{Key, Note, Notes, Value};
use crate::text::{Expected, Format, Notation, Unexpected};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::Hodoku,
    name: "hodoku",
    summary: [
        "HoDoKu's library: :technique:candidates:cells:deleted:eliminations:placements:",
        "HoDoKu 라이브러리: :기법:후보:칸:지운 후보:제거:기입:",
    ],
    extensions: &[],
    score: |sample| count(sample, |text| decode(text).is_ok() || is_damaged(text)),
    piece_end: b'\n',
    parser: || Box::new(PositionLines(decode)),
    writer: || Box::new(PositionWriter(encode, |key, _| FIELDS.iter().any(|field| field.1 == key))),
};

/// The fields other than cells and deleted candidates, with their places.
const FIELDS: &[(usize, &str)] =
    &[(1, "technique"), (2, "candidates"), (5, "eliminations"), (6, "placements"), (7, "extra")];

/// Whether a line has the fields of the library and a mistake in one of them.
fn is_damaged(text: &str) -> bool {
    text.starts_with(':') && text.matches(':').count() >= 6
}

fn decode(text: &str) -> Result<Decoded, Wrong> {
    // The last field may hold colons of its own.
    let fields: Vec<&str> = text.splitn(8, ':').collect();
    if !fields[0].is_empty() || fields.len() < 4 {
        return Err(wrong_at(
            text,
            0,
            Expected::Item(
                "':', technique, ':', candidates, ':' and cells",
                "':기법:후보:칸' 꼴의 줄",
            ),
        ));
    }
    let start = |field: usize| fields[..field].iter().map(|text| text.len() + 1).sum::<usize>();
    let at = start(3);
    let (mut position, end) =
        plus_cells(fields[3]).map_err(|(byte, expected, found)| (at + byte, expected, found))?;
    if end < fields[3].len() {
        return Err(wrong_at(text, at + end, Expected::NoMore(81)));
    }
    if let Some(deleted) = fields.get(4) {
        let from = start(4);
        position.remove(&triples(text, from, from + deleted.len())?);
    }
    // Two lines joined by accident: the second begins in the last field.
    let is_second = |from: usize| decode(&text[from..]).is_ok();
    let colons = fields.get(7).into_iter().flat_map(|_| text[start(7)..].match_indices(':'));
    if let Some(from) = colons.map(|(at, _)| start(7) + at).find(|&from| is_second(from)) {
        return Err((from, Expected::OnePuzzle, Unexpected::AnotherPuzzle));
    }
    let mut notes = Vec::new();
    for &(place, name) in FIELDS {
        // As written for puzzles from other formats.
        let is_default = |text: &str| [(1, "0000"), (2, "x")].contains(&(place, text));
        if let Some(text) = fields.get(place).filter(|text| !text.is_empty() && !is_default(text)) {
            notes.push(Note { key: Key::Known(name), value: Value::Text((*text).into()) });
        }
    }
    Ok((position, notes))
}

fn encode(position: &Position, notes: &Notes, out: &mut String) {
    let field = |name: &str, other| OneLine(notes.text(name).unwrap_or(other));
    let _ = write!(out, ":{}:{}:", field("technique", "0000"), field("candidates", "x"));
    write_plus_cells(position, out);
    out.push(':');
    write_triples(position.removed(), out);
    let _ = write!(out, ":{}:{}", field("eliminations", ""), field("placements", ""));
    let _ = write!(out, ":{}", field("extra", ""));
}
