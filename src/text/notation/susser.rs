//! Susser's lines: 81 cells, `+` before placed digits, then `:` and removed candidates as triples of
//! digit, row and column.

use crate::text::position::{
    Decoded, Position, PositionLines, PositionWriter, Wrong, count, holds_none, plus_cells,
    triples, write_plus_cells, write_triples, wrong_at,
};
use crate::text::record::Notes;
use crate::text::{Expected, Format, Notation};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::Susser,
    name: "susser",
    summary: [
        "a line: 81 cells, + before placed digits, then : and removed candidates",
        "한 줄: 81칸, 써넣은 숫자 앞에는 +, 그 뒤 :과 지운 후보",
    ],
    extensions: &[],
    score: |sample| match count(sample, |text| decode(text).is_ok()) {
        0 => 0,
        // In a list of these a line of 81 cells has lost its `:`.
        good => good.max(count(sample, |text| plus_cells(text).is_ok()).min(2 * good)),
    },
    piece_end: b'\n',
    parser: || Box::new(PositionLines(decode)),
    writer: || Box::new(PositionWriter(encode, holds_none)),
};

fn decode(text: &str) -> Result<Decoded, Wrong> {
    let (mut position, end) = plus_cells(text)?;
    if !text[end..].starts_with(':') {
        return Err(wrong_at(text, end, Expected::Item("':' after 81 cells", "81칸 뒤의 ':'")));
    }
    position.remove(&triples(text, end + 1, text.len())?);
    Ok((position, Vec::new()))
}

fn encode(position: &Position, _: &Notes, out: &mut String) {
    write_plus_cells(position, out);
    out.push(':');
    write_triples(position.removed(), out);
}
