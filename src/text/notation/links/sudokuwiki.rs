//! Links to SudokuWiki's solver: `?bd=` and 81 digits, or `S9B` and two base-36 digits a cell.

use crate::grid::{Cell, Digit, DigitSet, Grid};
use crate::text::notation::line;
use crate::text::position::{
    Decoded, Position, PositionLines, PositionWriter, Wrong, alone_in_link, count, holds_none,
    wrong_at,
};
use crate::text::record::Notes;
use crate::text::{Expected, Format, Notation, Unexpected};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::SudokuWiki,
    name: "sudokuwiki",
    summary: [
        "a link to sudokuwiki.org: ?bd= and 81 digits, or S9B and 162 characters",
        "sudokuwiki.org 링크: ?bd=와 숫자 81자, 또는 S9B와 162자",
    ],
    extensions: &[],
    score: |sample| count(sample, is_one),
    piece_end: b'\n',
    parser: || Box::new(PositionLines(decode)),
    writer: || Box::new(PositionWriter(encode, holds_none)),
};

/// A link to the site is one even if its puzzle is damaged.
fn is_one(text: &str) -> bool {
    let start = puzzle_start(text);
    let is_link = text.starts_with("http") && text.contains("sudokuwiki.org");
    start > 0 && (is_link || decode(text).is_ok())
        || text.starts_with("S9B") && decode(text).is_ok()
}

/// Where the puzzle begins: behind `bd=` in a link, otherwise at the beginning of the text. What
/// follows a space, such as a name, is not part of a link.
fn puzzle_start(text: &str) -> usize {
    let link = text.split(' ').next().unwrap_or_default();
    link.find("bd=").map_or(0, |at| at + 3)
}

fn decode(text: &str) -> Result<Decoded, Wrong> {
    let start = puzzle_start(text);
    let end = text[start..].find(['&', ' ']).map_or(text.len(), |at| start + at);
    let data = &text[start..end];
    let Some(cells) = data.strip_prefix("S9B") else {
        let (values, tail) = line::split(data).map_err(|(byte, what)| match what {
            Expected::Cells(n) => {
                (start + byte, Expected::Cells(n), Unexpected::Cells(byte as u32))
            }
            what => wrong_at(text, start + byte, what),
        })?;
        if !tail.is_empty() {
            return Err(wrong_at(text, end - tail.len(), Expected::NoMore(81)));
        }
        let givens = Grid::from_values(values).unwrap_or_default();
        alone_in_link(givens, text, end)?;
        return Ok((Position { givens, placed: givens, ..Position::default() }, Vec::new()));
    };
    let start = start + 3;
    let mut position = Position::default();
    let digit = |at: usize| {
        let byte = cells.as_bytes().get(at).copied().unwrap_or_default();
        char::from(byte).to_digit(36).ok_or_else(|| {
            wrong_at(
                text,
                (start + at).min(end),
                Expected::Item(
                    "two base-36 digits for each of 81 cells",
                    "칸마다 두 자리인 36진수",
                ),
            )
        })
    };
    for cell in Cell::ALL {
        let at = 2 * cell.index();
        match 36 * digit(at)? + digit(at + 1)? {
            n @ 0..=9 => position.put(cell, Digit::new(n as u8), true),
            n @ 10..=18 => position.put(cell, Digit::new(n as u8 - 9), false),
            n @ 19..=529 => position.mark(cell, DigitSet::from_bits(n as u16 - 18)),
            _ => {
                let what =
                    Expected::Item("a number up to 529 in base 36", "36진수로 쓴 529까지의 수");
                return Err((start + at, what, Unexpected::Text(cells[at..at + 2].into())));
            }
        }
    }
    if cells.len() > 162 {
        return Err(wrong_at(text, start + 162, Expected::NoMore(81)));
    }
    position.mark_placed();
    alone_in_link(position.givens, text, end)?;
    Ok((position, Vec::new()))
}

/// Writes `?bd=` with 81 digits when there are only givens, otherwise `S9B`.
fn encode(position: &Position, _: &Notes, out: &mut String) {
    out.push_str("https://www.sudokuwiki.org/sudoku.htm?bd=");
    if position.placed == position.givens && position.marks.is_none() {
        out.extend(position.givens.values().map(|v| crate::text::cells::character(v, '0')));
        return;
    }
    out.push_str("S9B");
    for cell in Cell::ALL {
        let number = match (position.givens.get(cell), position.placed.get(cell), position.marks) {
            (Some(given), ..) => u32::from(given.get()),
            (None, Some(placed), _) => u32::from(placed.get()) + 9,
            (None, None, Some(marks)) if !marks.get(cell).is_empty() => {
                u32::from(marks.get(cell).bits()) + 18
            }
            _ => 0,
        };
        out.extend([number / 36, number % 36].map(|n| char::from_digit(n, 36).unwrap_or('0')));
    }
}
