//! Links to f-puzzles, one a line.

use super::packed_links;
use super::position::{PositionLines, PositionWriter, count};
use super::{Notation, Shape};
use alloc::boxed::Box;

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
        Box::new(PositionWriter(|position, notes, out| {
            out.push_str("https://www.f-puzzles.com/?load=");
            out.push_str(&packed_links::encode(position, notes));
        }))
    },
};
