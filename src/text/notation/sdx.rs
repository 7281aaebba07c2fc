//! SudoCue's work in progress: nine rows of cells separated by spaces. A cell is the candidates of
//! an open cell, a given digit, or `u` and a placed digit.

use crate::grid::{Candidates, Cell, Clues, Digit, DigitSet};
use crate::text::cells::groups;
use crate::text::malformed::{Expected, Malformed};
use crate::text::marked;
use crate::text::nine::{Item, Nine, Partial};
use crate::text::notation::rows::Blocks;
use crate::text::position::Position;
use crate::text::record::Notes;
use crate::text::split::Line;
use crate::text::{Format, Notation, Sample};
use alloc::boxed::Box;
use alloc::string::String;
use core::fmt::Write;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::Sdx,
    name: "sdx",
    summary: [
        "SudoCue's work in progress: rows of candidates, u before placed digits",
        "SudoCue의 푸는 중인 퍼즐: 후보의 줄, 써넣은 숫자 앞에는 u",
    ],
    extensions: &["sdx"],
    score,
    piece_end: b'\n',
    parser: || {
        marked::parser(|| {
            Box::new(Blocks { row, nine: Nine::default(), partial: Partial::default() })
        })
    },
    writer: || {
        marked::writer(|_, record, answer, out| {
            if let Some(position) = Position::of(record, answer) {
                write(&position, out);
            }
        })
    },
};

/// Without any `u` the rows look like `pencilmarks` without bars.
fn score(sample: &Sample<'_>) -> usize {
    let placed = |cell: &str| matches!(cell.as_bytes(), [b'u', b'1'..=b'9']);
    // A longer first word is a whole puzzle with a comment.
    let begins =
        |line: &Line<'_>| line.text.split_whitespace().next().is_some_and(|cell| cell.len() < 10);
    let tells = |line: &Line<'_>| begins(line) && line.text.split_whitespace().any(placed);
    match sample.count(tells) {
        0 => 0,
        _ => sample.count(|line| tells(line) || row(line).is_ok()),
    }
}

/// The text of a cell.
#[derive(Clone, Copy, Default)]
struct Written {
    digits: DigitSet,
    user: bool,
}

impl Item for Written {
    /// The lone digits that the user did not place.
    fn clues(rows: &[[Written; 9]; 9]) -> Clues {
        Clues::Grid(position(rows).givens)
    }

    fn note(rows: &[[Written; 9]; 9], notes: &mut Notes) {
        position(rows).note(notes);
    }
}

fn position(rows: &[[Written; 9]; 9]) -> Position {
    let mut position = Position::default();
    let sets = core::array::from_fn(|i| rows[i / 9][i % 9].digits);
    for cell in Cell::ALL {
        let written = rows[cell.row_index()][cell.column_index()];
        position.put(cell, written.digits.only(), !written.user);
    }
    position.marks = (!position.placed.is_full()).then_some(Candidates::from_sets(sets));
    position
}

fn row(line: &Line<'_>) -> Result<[Written; 9], Malformed> {
    groups(
        line,
        |_| false,
        |cell: &mut Written, c, is_first| {
            match Digit::from_ascii(u8::try_from(c).unwrap_or_default()) {
                Some(digit) if !cell.digits.contains(digit) => {
                    cell.digits = cell.digits.with(digit);
                }
                None if c == 'u' && is_first => cell.user = true,
                None if c == '-' && is_first => {}
                _ => {
                    return Err(Expected::Item(
                        "a digit 1-9, 'u' or a space",
                        "숫자 1-9, 'u' 또는 공백",
                    ));
                }
            }
            Ok(())
        },
    )
}

/// Without pencilmarks an open cell gets the candidates that its peers leave. Where only one is left,
/// it is written as placed: alone it would be read as a given.
fn write(position: &Position, out: &mut String) {
    let left = Candidates::from(&position.placed);
    for cell in Cell::ALL {
        let space = if cell.column_index() == 8 { "\n" } else { " " };
        let set = match position.placed.get(cell) {
            Some(digit) => DigitSet::of(digit),
            None => position.marks.as_ref().unwrap_or(&left).get(cell),
        };
        let sign = match set.len() {
            0 => "-",
            1 if position.givens.get(cell).is_none() => "u",
            _ => "",
        };
        let _ = write!(out, "{sign}{set}{space}");
    }
}
