//! Puzzles as plain text: a line of N² characters, a drawn grid, killer and jigsaw formats.

mod cells;
mod jigsaw;
mod killer;
#[cfg(feature = "engines")]
mod large;
mod sumocue;
mod wrapped;
mod write;

#[cfg(feature = "notations")]
pub(super) use cells::alphabet;
pub(super) use cells::{Cells, columns, is_no_list, too_large};
pub(super) use jigsaw::{is_lettered, jigsaw, recognises_jigsaw};
pub(super) use killer::{
    has_many_arrows, is_drawn, long_killer, recognises_long_killer, recognises_short_killer,
    short_killer,
};
#[cfg(feature = "engines")]
pub use large::read_large;
pub(super) use sumocue::{recognises_sumocue, sumocue};
pub(super) use wrapped::goes_on;
pub(super) use write::write;

use super::{Draft, Malformed};
use crate::board::{Board, Value, Values, block_shape};
use crate::rule::Rule;

/// Whether a text is a grid of cells, or so much like one that a message can say what is wrong with it.
pub(super) fn recognises(text: &str) -> bool {
    Cells::new(text).is_ok()
        || too_large(text).is_some()
        || columns(text).is_some()
        || !text.trim().is_empty() && cells::is_plain(text)
}

/// Reads a line of N² cells, a drawn grid of N rows, or the pencilmarks of a grid.
pub(super) fn read(text: &str) -> Result<Draft, Malformed> {
    if let Some(draft) = pencilmarks(text) {
        return Ok(draft);
    }
    let cells = Cells::new(text)?;
    let whole = |error| Malformed::at(text, 0, error);
    let mut board = Board::lines(cells.size, cells.size, cells.size, cells.least).map_err(whole)?;
    if let Some((height, width)) = block_shape(cells.size, cells.size, cells.size) {
        board.add_blocks(height, width);
    }
    let mut draft = Draft::new(board);
    cells.give(&mut draft).map_err(whole)?;
    Ok(draft)
}

/// N characters for each of N² cells: the k-th is the number k or a blank.
fn pencilmarks(text: &str) -> Option<Draft> {
    let text = text.trim().as_bytes();
    let size = (4..=9).find(|size| size * size * size == text.len())?;
    let fits = |(i, byte): (usize, &u8)| {
        matches!(byte, b'.' | b'0' | b'-') || *byte == b'1' + (i % size) as u8
    };
    // A cell without marks has no solution: such a text is a grid of another size.
    let marked = |cell: &[u8]| cell.iter().any(|byte| (b'1'..=b'9').contains(byte));
    if !text.iter().enumerate().all(fits) || !text.chunks(size).all(marked) {
        return None;
    }
    let mut draft = Draft::new(Board::square(size).ok()?);
    for (cell, marks) in (0..).map(crate::Cell).zip(text.chunks(size)) {
        let own =
            marks.iter().enumerate().filter(|(_, byte)| byte.is_ascii_digit() && **byte != b'0');
        let values: Values = own.map(|(i, _)| Value(i as u8)).collect();
        if values != draft.board.values() {
            draft.push(Rule::Allowed { cell, values }).ok()?;
        }
    }
    Some(draft)
}
