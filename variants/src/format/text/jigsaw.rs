//! Jigsaws: N² cells, then a letter for the region of each cell; or the regions alone.

use super::cells::{alphabet, at_sign};
use crate::board::{Board, Cell};
use crate::error::{Why, why};
use crate::format::{Draft, Malformed};

/// A message names at most so many cells.
const MOST_NAMED: usize = 40;

/// Whether a text is a jigsaw, or looks so much like one that its fault can be told.
pub(in crate::format) fn recognises_jigsaw(text: &str) -> bool {
    let letters = letters(text);
    parts(&letters).is_some_and(|(size, _, regions)| layout(regions, size).is_ok())
        || is_lettered(text)
}

/// Whether a text has cells, and behind them as many letters, about as many different ones as rows.
pub(in crate::format) fn is_lettered(text: &str) -> bool {
    let letters = letters(text);
    parts(&letters).is_some_and(|(size, cells, regions)| {
        let is_new = |at: &usize| !regions[..*at].contains(&regions[*at]);
        cells.iter().any(|c| !c.is_alphabetic())
            && regions.iter().all(char::is_ascii_alphabetic)
            && (0..regions.len()).filter(is_new).count() <= size + 1
    })
}

/// Reads a jigsaw.
pub(in crate::format) fn jigsaw(text: &str) -> Result<Draft, Malformed> {
    let letters = letters(text);
    let wrong = |why: Why| Malformed::syntax(text, 0, why);
    let Some((size, cells, regions)) = parts(&letters) else {
        return Err(wrong(why!(
            "{} characters, which are no jigsaw",
            "직소가 될 수 없는 길이입니다: {}자",
            letters.len()
        )));
    };
    let regions = layout(regions, size).map_err(wrong)?;
    let (least, numbers) = alphabet(cells, size).map_err(at_sign(text))?;
    let whole = |error| Malformed::at(text, 0, error);
    let mut board = Board::lines(size, size, size, least).map_err(whole)?;
    for region in regions {
        board.add_region(region).map_err(whole)?;
    }
    let mut draft = Draft::new(board);
    super::Cells { size, least, numbers }.give(&mut draft).map_err(whole)?;
    Ok(draft)
}

fn letters(text: &str) -> Vec<char> {
    text.chars().filter(|c| !c.is_whitespace() && !"|+".contains(*c)).collect()
}

/// The size, the characters of the cells, if there are any, and those of the regions.
fn parts(letters: &[char]) -> Option<(usize, &[char], &[char])> {
    let whole = |size: &usize| size * size == letters.len();
    let halves = |size: &usize| 2 * size * size == letters.len();
    if let Some(size) = (3..=32).find(halves) {
        let (cells, regions) = letters.split_at(size * size);
        return Some((size, cells, regions));
    }
    (3..=32).find(whole).map(|size| (size, &letters[..0], letters))
}

/// The cells of each region, if these are as many as rows, all of that size, and touch; otherwise why not.
fn layout(letters: &[char], size: usize) -> Result<Vec<Vec<Cell>>, Why> {
    let mut regions: Vec<(char, Vec<Cell>)> = Vec::new();
    for (cell, &letter) in (0..).map(Cell).zip(letters) {
        match regions.iter_mut().find(|(own, _)| *own == letter) {
            Some((_, cells)) => cells.push(cell),
            None => regions.push((letter, vec![cell])),
        }
    }
    let board = Board::empty(size, size, size, 1).map_err(Why::from)?;
    let fits = |(letter, cells): (char, Vec<Cell>)| {
        let found = cells.len();
        let names = || {
            let names = cells.iter().take(MOST_NAMED).map(|&cell| board.name(cell));
            names.collect::<Vec<_>>().join(" ")
        };
        if found != size {
            Err(why!(
                "region {letter} has {found} cells instead of {size} ({})",
                "영역 {letter}: {size}칸이어야 하는데 {found}칸입니다 ({})",
                names()
            ))
        } else if !board.connected(&cells) {
            // A filled grid has each digit as often as a layout has each letter, but in no two neighbours.
            Err(why!(
                "the cells of region {letter} do not all touch ({})",
                "영역 {letter}: 칸이 모두 이어져 있지 않습니다 ({})",
                names()
            ))
        } else {
            Ok(cells)
        }
    };
    regions.into_iter().map(fits).collect()
}
