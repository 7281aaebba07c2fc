//! Links to f-puzzles, one a line.

use super::packed_links;
use super::position::{Position, PositionLines, PositionWriter, first, starts};
use super::record::Notes;
use super::{Notation, Shape};
use alloc::boxed::Box;
use alloc::string::String;

pub(super) const NOTATION: Notation = Notation {
    shape: Shape::FPuzzles,
    name: "fpuzzles",
    summary: "a link to f-puzzles.com",
    extensions: &[],
    detect: |sample| first(sample).contains("load=") && starts(sample, packed_links::decode),
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
