//! Links to SudokuPad or its ids, one a line.

use super::packed_links;
use super::position::{Position, PositionLines, PositionWriter, count};
use super::record::Notes;
use super::{Notation, Shape};
use alloc::boxed::Box;
use alloc::string::String;

pub(super) const NOTATION: Notation = Notation {
    shape: Shape::SudokuPad,
    name: "sudokupad",
    summary: "a link to sudokupad.app, or an id that begins with fpuz",
    extensions: &[],
    score: |sample| {
        count(sample, |text| {
            packed_links::is_link(text, "sudokupad.app") || packed_links::is_id(text)
        })
    },
    piece_end: b'\n',
    parser: || Box::new(PositionLines(packed_links::decode)),
    writer: || {
        let encode: fn(&Position, &Notes, &mut String) = |position, notes, out| {
            out.push_str("https://sudokupad.app/fpuzzles");
            out.push_str(&packed_links::encode(position, notes));
        };
        Box::new(PositionWriter(encode, packed_links::holds))
    },
};
