//! Links to f-puzzles, one a line.

use crate::text::notation::links::packed_links;
use crate::text::position::{Position, PositionLines, PositionWriter, count};
use crate::text::record::Notes;
use crate::text::{Format, Notation};
use alloc::boxed::Box;
use alloc::string::String;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::FPuzzles,
    name: "fpuzzles",
    summary: ["a link to f-puzzles.com", "f-puzzles.com 링크"],
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
