//! Killer formats for 9×9: the long one of PS and SumoCue, and the short one of the players' forum.
//!
//! Long, as its author told (<http://www.sudocue.net/forum/viewtopic.php?f=1&t=519>): `3x3:`, `d` if the
//! diagonals differ, `:k:`, then for each cell 256 times the sum plus the number of its cage. Short
//! (<http://forum.enjoysudoku.com/understandable-snarfable-killer-cages-t6119.html>): a cell holds the
//! sum of its cage, 0 to 9, A to Z, a to j, or points at a neighbour in the same cage.

use crate::board::{Board, Cell};
use crate::error::{Error, why};
use crate::format::{Draft, Malformed};
use crate::rule::Rule;

/// Whether a text is a killer in the long format.
pub(in crate::format) fn recognises_long_killer(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with("3x3:") && text.split(':').nth(2) == Some("k")
}

/// Reads the long format.
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

/// Whether a text is a killer in the short format.
pub(in crate::format) fn recognises_short_killer(text: &str) -> bool {
    let text = text.trim();
    text.len() == 81
        && text.contains(['<', '>', '^', 'v', '`', '\'', ','])
        && text.bytes().all(|byte| arrow(byte).is_some() || sum(byte).is_some())
}

/// Where a sign points: rows down and columns to the right.
fn arrow(byte: u8) -> Option<(isize, isize)> {
    Some(match byte {
        b'v' => (1, 0),
        b'^' => (-1, 0),
        b'<' => (0, -1),
        b'>' => (0, 1),
        b'`' => (-1, -1),
        b'\'' => (-1, 1),
        b',' => (1, -1),
        b'.' => (1, 1),
        _ => return None,
    })
}

fn sum(byte: u8) -> Option<u32> {
    Some(u32::from(match byte {
        b'0'..=b'9' => byte - b'0',
        b'A'..=b'Z' => byte - b'A' + 10,
        b'a'..=b'j' => byte - b'a' + 36,
        _ => return None,
    }))
}

/// Reads the short format.
pub(in crate::format) fn short_killer(text: &str) -> Result<Draft, Malformed> {
    let start = text.len() - text.trim_start().len();
    let signs = text.trim().as_bytes();
    let mut draft = nine(text)?;
    if signs.len() != 81 {
        return Err(Malformed::syntax(
            text,
            start,
            why!("expected 81 cells, found {}", "81칸이어야 하는데 {}칸입니다", signs.len()),
        ));
    }
    let mut cages: Vec<(Cell, u32, Vec<Cell>)> = Vec::new();
    for cell in (0..81).map(Cell) {
        let mut root = cell;
        let mut steps = 0;
        let sum = loop {
            let sign = signs[root.index()];
            let at = start + root.index();
            if let Some(sum) = sum(sign) {
                break sum;
            }
            let Some((down, right)) = arrow(sign) else {
                return Err(Malformed::syntax(
                    text,
                    at,
                    why!("neither a sum nor an arrow", "합도 화살표도 아닙니다"),
                ));
            };
            let next = draft.board.beside(root, down, right);
            root = next.ok_or_else(|| {
                Malformed::syntax(
                    text,
                    at,
                    why!("it points beside the board", "판 밖을 가리킵니다"),
                )
            })?;
            steps += 1;
            if steps > 81 {
                return Err(Malformed::syntax(
                    text,
                    start + cell.index(),
                    why!("the arrows go round", "화살표가 돌아서 제자리로 옵니다"),
                ));
            }
        };
        match cages.iter_mut().find(|cage| cage.0 == root) {
            Some(cage) => cage.2.push(cell),
            None => cages.push((root, sum, vec![cell])),
        }
    }
    for (_, sum, cells) in cages {
        cage(&mut draft, cells, sum).map_err(|error| Malformed::at(text, start, error))?;
    }
    Ok(draft)
}

fn nine(text: &str) -> Result<Draft, Malformed> {
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
