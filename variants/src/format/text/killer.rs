//! The killer notation for 9×9 of PS and SumoCue.
//!
//! As its author told (<http://www.sudocue.net/forum/viewtopic.php?f=1&t=519>): `3x3:`, `d` if the
//! diagonals differ, `:k:`, then for each cell 256 times the sum plus the number of its cage.

use crate::board::{Board, Cell};
use crate::error::{Error, why};
use crate::format::{Draft, Malformed};
use crate::rule::Rule;

/// Whether a text is a killer in the long notation.
pub(in crate::format) fn recognises_long_killer(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with("3x3:") && text.split(':').nth(2) == Some("k")
}

/// Reads the long notation.
pub(in crate::format) fn long_killer(text: &str) -> Result<Draft, Malformed> {
    let mut at = text.len() - text.trim_start().len();
    let mut fields = Vec::new();
    for field in text[at..].trim_end().split(':') {
        fields.push((at, field.trim()));
        at += field.len() + 1;
    }
    if fields.last().is_some_and(|field| field.1.is_empty()) {
        fields.pop();
    }
    let mut draft = nine(text)?;
    match fields.get(1).map(|field| field.1) {
        Some("") => {}
        Some("d") => diagonals(&mut draft).map_err(|error| Malformed::at(text, 0, error))?,
        _ => {
            return Err(Malformed::syntax(
                text,
                4,
                why!(
                    "expected d or nothing between the colons",
                    "콜론 사이에는 d만 쓸 수 있습니다"
                ),
            ));
        }
    }
    if fields.len() != 84 {
        let count = fields.len().saturating_sub(3);
        return Err(Malformed::syntax(
            text,
            0,
            why!("expected 81 cells, found {count}", "81칸이어야 하는데 {count}칸입니다"),
        ));
    }
    let mut cages: Vec<(u32, Vec<Cell>)> = Vec::new();
    for (cell, &(at, field)) in (0..).map(Cell).zip(&fields[3..]) {
        let number: u32 = field.parse().map_err(|_| {
            Malformed::syntax(
                text,
                at,
                why!("{field:?} is no number of a cage", "케이지의 수가 아닙니다: {field:?}"),
            )
        })?;
        if number < 256 {
            continue;
        }
        match cages.iter_mut().find(|cage| cage.0 % 256 == number % 256) {
            Some(cage) if cage.0 != number => {
                return Err(Malformed::syntax(
                    text,
                    at,
                    why!(
                        "its cage has another sum already",
                        "같은 케이지에 다른 합이 이미 있습니다"
                    ),
                ));
            }
            Some(cage) => cage.1.push(cell),
            None => cages.push((number, vec![cell])),
        }
    }
    for (number, cells) in cages {
        cage(&mut draft, cells, number / 256).map_err(|error| Malformed::at(text, 0, error))?;
    }
    Ok(draft)
}

/// A board of 9×9.
pub(super) fn nine(text: &str) -> Result<Draft, Malformed> {
    Board::square(9).map(Draft::new).map_err(|error| Malformed::at(text, 0, error))
}

/// A cage; a sum of 0 says that any is right.
pub(super) fn cage(draft: &mut Draft, cells: Vec<Cell>, sum: u32) -> Result<(), Error> {
    let sum = i32::try_from(sum).unwrap_or(i32::MAX);
    draft.push(Rule::Cage { cells, sum: (sum > 0).then_some(sum) })
}

/// Both diagonals differ.
pub(super) fn diagonals(draft: &mut Draft) -> Result<(), Error> {
    for falls in [false, true] {
        draft.push(Rule::diagonal(&draft.board, falls))?;
    }
    Ok(())
}
