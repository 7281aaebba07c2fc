//! Links to f-puzzles, one a line.

use super::packed_links;
use super::position::{Position, PositionLines, PositionWriter, count};
use super::record::Notes;
use super::{Notation, Shape};
use alloc::boxed::Box;
use alloc::string::String;

pub(super) const NOTATION: Notation = Notation {
    shape: Shape::FPuzzles,
    name: "fpuzzles",
    summary: "a link to f-puzzles.com",
    extensions: &[],
    score: |sample| {
        count(sample, |text| {
            packed_links::is_link(text, "f-puzzles.com")
                || text.contains("load=") && packed_links::decode(text).is_ok()
        })
    },
    piece_end: b'\n',
    parser: || Box::new(PositionLines(packed_links::decode)),
    writer: || {
        let encode: fn(&Position, &Notes, &mut String) = |position, notes, out| {
            out.push_str("https://www.f-puzzles.com/?load=");
            out.push_str(&packed_links::encode(position, notes));
        };
        Box::new(PositionWriter(encode, packed_links::holds))
    },
};
