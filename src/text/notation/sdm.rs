//! Collections of puzzles in 81 digits a line, 0 for a blank.

use crate::text::notation::line::{LineWriter, Lines};
use crate::text::{Format, Notation};
use alloc::boxed::Box;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::Sdm,
    name: "sdm",
    summary: [
        "one puzzle a line: 81 digits, 0 for a blank",
        "한 줄에 퍼즐 하나: 숫자 81자, 빈칸은 0",
    ],
    extensions: &["sdm"],
    // It cannot be distinguished from `line`, which reads the same.
    score: |_| 0,
    piece_end: b'\n',
    parser: || Box::new(Lines),
    writer: || Box::new(LineWriter { blank: '0', tails: false }),
};
