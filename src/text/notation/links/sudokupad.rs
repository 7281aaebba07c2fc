//! Links to SudokuPad or its ids, one a line.

use crate::text::notation::links::{address, packed_links};
use crate::text::position::{Position, PositionLines, PositionWriter, count};
use crate::text::record::Notes;
use crate::text::{Format, Notation};
use alloc::boxed::Box;
use alloc::string::String;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::SudokuPad,
    name: "sudokupad",
    summary: [
        "a link to sudokupad.app, or an id that begins with fpuz",
        "sudokupad.app 링크, 또는 fpuz로 시작하는 아이디",
    ],
    extensions: &[],
    score: |sample| {
        count(sample, |text| {
            address::SUDOKUPAD.iter().any(|site| packed_links::is_link(text, site))
                || packed_links::is_id(text)
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
