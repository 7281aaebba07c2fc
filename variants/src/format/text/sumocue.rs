//! SumoCue: killers and jigsaws for 9×9.
//!
//! As its author told (<http://www.sudocue.net/forum/viewtopic.php?f=1&t=519>): `SumoCueV1`, `D` if the
//! diagonals differ, then an entry for each cell: `=21` in the first cell of a cage of this sum, 0 for
//! none; `+4` in a further cell of the cage that begins in the cell number 4; behind it `J2` in the
//! region 2 of a jigsaw. Jigsaws without cages have given digits as cages of one cell.

use ninefold::sorting::sort;

use super::killer::{Cages, diagonals, join, push};
use crate::board::{Board, Cell};
use crate::error::why;
use crate::format::{Draft, Malformed};

const HEAD: &str = "SumoCueV1";

/// Whether a text is a SumoCue file, or so much like one that a message can say what is wrong with it.
pub(in crate::format) fn recognises_sumocue(text: &str) -> bool {
    let text = text.trim_start();
    let begins =
        |head: &str| text.get(..head.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(head));
    begins(HEAD) || begins("SumoCue") && text.contains(['=', '+'])
}

/// What the text says of a cell.
struct Entry {
    /// Where it stands in the text.
    at: usize,
    /// Whether a cage of this sum begins here; otherwise the number is that of the cell where its cage begins.
    begins: bool,
    number: u32,
    region: Option<u32>,
}

/// Reads a SumoCue file.
pub(in crate::format) fn sumocue(text: &str) -> Result<Draft, Malformed> {
    let whole = |error| Malformed::at(text, 0, error);
    let wrong = |at, why| Malformed::syntax(text, at, why);
    let begin = text.len() - text.trim_start().len();
    let start = begin + HEAD.len();
    let is_head = |head: &&str| head.eq_ignore_ascii_case(HEAD);
    let (Some(_), Some(rest)) = (text.get(begin..start).filter(is_head), text.get(start..)) else {
        return Err(wrong(
            begin,
            why!(
                "a SumoCue puzzle begins with SumoCueV1; no other version is read",
                "SumoCue 퍼즐은 SumoCueV1로 시작해야 합니다. 다른 버전은 읽지 않습니다"
            ),
        ));
    };
    let from = rest.find(['=', '+']).unwrap_or(rest.len());
    let crossed = match rest[..from].trim() {
        "" => false,
        "D" => true,
        _ => {
            return Err(wrong(
                start,
                why!(
                    "expected D or a cell that begins with = or + after SumoCueV1",
                    "SumoCueV1 뒤에는 D나, =나 +로 시작하는 칸이 와야 합니다"
                ),
            ));
        }
    };
    let entries = entries(text, start + from)?;
    if entries.len() != 81 {
        let at = entries.get(81).map_or(text.trim_end().len(), |entry| entry.at);
        return Err(wrong(
            at,
            why!(
                "a SumoCue puzzle has 81 cells, each with = or + before it, found {}",
                "SumoCue 퍼즐에는 =나 +로 시작하는 칸이 81개 있어야 하는데 {}개입니다",
                entries.len()
            ),
        ));
    }
    let without = entries.iter().find(|entry| entry.region.is_none());
    let mut board = match without {
        None => Board::lines(9, 9, 9, 1).map_err(whole)?,
        Some(_) if entries.iter().all(|entry| entry.region.is_none()) => {
            Board::square(9).map_err(whole)?
        }
        Some(entry) => {
            return Err(wrong(
                entry.at,
                why!(
                    "a cell without a region, though others have one",
                    "다른 칸과 달리 영역이 없는 칸입니다"
                ),
            ));
        }
    };
    let mut regions: Vec<u32> = entries.iter().filter_map(|entry| entry.region).collect();
    sort(&mut regions);
    regions.dedup();
    for region in regions {
        let own = (0..).map(Cell).zip(&entries).filter(|(_, entry)| entry.region == Some(region));
        board.add_region(own.map(|(cell, _)| cell).collect()).map_err(whole)?;
    }
    let mut draft = Draft::new(board);
    if crossed {
        diagonals(&mut draft).map_err(whole)?;
    }
    let mut cages = Cages::new();
    for (cell, entry) in (0..).map(Cell).zip(&entries) {
        let number = if entry.begins { cell.0.into() } else { entry.number };
        let first = entries.get(number as usize).filter(|first| first.begins);
        let first = first.ok_or_else(|| {
            wrong(
                entry.at,
                why!(
                    "this cell belongs to the cage of cell {number} (counted from 0), where none begins",
                    "이 칸은 {number}번 칸(0부터 셈)의 케이지에 든다고 하는데, 거기서 시작하는 케이지가 없습니다"
                ),
            )
        })?;
        join(&mut cages, (number, first.number), cell);
    }
    cages.retain(|(_, sum, cells)| *sum > 0 || cells.len() > 1);
    push(&mut draft, cages).map_err(whole)?;
    Ok(draft)
}

fn entries(text: &str, from: usize) -> Result<Vec<Entry>, Malformed> {
    let mut starts: Vec<usize> =
        text[from..].match_indices(['=', '+']).map(|(at, _)| from + at).collect();
    starts.push(text.len());
    let mut entries = Vec::new();
    for pair in starts.windows(2) {
        let body = text[pair[0] + 1..pair[1]].trim();
        let (number, region) = match body.split_once('J') {
            Some((number, region)) => (number, region.trim().parse().ok().map(Some)),
            None => (body, Some(None)),
        };
        let (Some(number), Some(region)) = (number.trim().parse().ok(), region) else {
            return Err(Malformed::syntax(
                text,
                pair[0],
                match body {
                    "" => why!(
                        "a number is missing in a cell of this SumoCue puzzle",
                        "SumoCue 퍼즐의 칸에 수가 빠져 있습니다"
                    ),
                    _ => why!(
                        "{body:?} is not a cell of a SumoCue puzzle",
                        "SumoCue 퍼즐의 칸이 아닙니다: {body:?}"
                    ),
                },
            ));
        };
        let (at, begins) = (pair[0], text.as_bytes()[pair[0]] == b'=');
        entries.push(Entry { at, begins, number, region });
    }
    Ok(entries)
}
