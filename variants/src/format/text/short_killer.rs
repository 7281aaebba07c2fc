//! The killer notation for 9×9 of the players' forum
//! (<http://forum.enjoysudoku.com/understandable-snarfable-killer-cages-t6119.html>): a cell holds the
//! sum of its cage, 0 to 9, A to Z, a to j, or points at a neighbour in the same cage.

use super::killer::{cage, nine};
use crate::board::Cell;
use crate::error::why;
use crate::format::{Draft, Malformed};

/// Whether a text is a killer in the short notation.
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

/// Reads the short notation.
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
