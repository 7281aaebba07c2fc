//! Jigsaws: N² cells, then a letter for the region of each cell; or the regions alone.

use super::cells::{alphabet, at_sign};
use crate::board::{Board, Cell};
use crate::error::{Why, why};
use crate::format::{Draft, Malformed};

/// A message names at most so many cells.
const MOST_NAMED: usize = 40;

/// Whether a text is a jigsaw, or so much like one that a message can say what is wrong with it.
pub(in crate::format) fn recognises_jigsaw(text: &str) -> bool {
    let letters = letters(text);
    parts(&letters).is_some_and(|(size, _, regions)| layout(regions, size).is_ok())
        || is_lettered(text)
}

/// Whether a text has cells, and behind them about as many letters, about as many different ones as rows.
pub(in crate::format) fn is_lettered(text: &str) -> bool {
    let letters = letters(text);
    if nearly(&letters).is_some() {
        return true;
    }
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
    let at = |sign: usize| {
        let mut signs = text.char_indices().filter(|(_, c)| is_sign(*c));
        signs.nth(sign).map_or(text.trim_end().len(), |(at, _)| at)
    };
    if let Some((sign, why)) = nearly(&letters) {
        return Err(Malformed::syntax(text, at(sign), why));
    }
    let Some((size, cells, regions)) = parts(&letters) else {
        return Err(wrong(why!(
            "{} characters do not make a jigsaw",
            "직소가 될 수 없는 길이입니다: {}자",
            letters.len()
        )));
    };
    let first = cells.len();
    let regions = layout(regions, size)
        .map_err(|(cell, why)| Malformed::syntax(text, at(first + cell.index()), why))?;
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
    text.chars().filter(|c| is_sign(*c)).collect()
}

fn is_sign(c: char) -> bool {
    !c.is_whitespace() && !"|+,;:#".contains(c)
}

/// Sizes at which a damaged jigsaw is recognised among other texts.
const TOLD: std::ops::RangeInclusive<usize> = 6..=16;

/// What is wrong with a jigsaw that has a few cells or letters too few or too many, or a sign among the letters that is
/// none, and at which sign; None if the text is no such jigsaw.
fn nearly(signs: &[char]) -> Option<(usize, Why)> {
    let most = TOLD.end() * (TOLD.end() + 1);
    if signs.len() > 2 * most {
        return None;
    }
    let (cells, regions) = signs.split_at(signs.iter().position(char::is_ascii_alphabetic)?);
    let all = regions.iter().enumerate().filter(|(_, c)| c.is_ascii_alphabetic());
    let others = regions.len() - all.clone().count();
    let letters = all.filter(|(at, c)| !regions[..*at].contains(c)).count();
    let size = TOLD.into_iter().find(|size| {
        let is_near = |count: usize| count.abs_diff(size * size) <= *size;
        (cells.is_empty() || is_near(cells.len()))
            && is_near(regions.len())
            && letters.abs_diff(*size) <= 2
    })?;
    let area = size * size;
    if others > 2 {
        return None;
    }
    let (found, count) = (cells.len(), regions.len());
    if ![0, area].contains(&found) {
        let why = why!(
            "a jigsaw of {size} rows has {area} cells before the letters of its regions, found {found}",
            "{size}×{size} 직소는 영역 글자 앞에 칸이 {area}개 있어야 하는데 {found}개입니다"
        );
        return Some((found.min(area), why));
    }
    if count != area {
        let why = why!(
            "a jigsaw of {size} rows has {area} letters for its regions, found {count}",
            "{size}×{size} 직소는 영역 글자가 {area}개 있어야 하는데 {count}개입니다"
        );
        return Some((found + count.min(area), why));
    }
    let at = regions.iter().position(|c| !c.is_ascii_alphabetic())?;
    let why = why!(
        "{:?} is not a region letter of this jigsaw",
        "직소의 영역을 나타내는 글자가 아닙니다: {:?}",
        regions[at]
    );
    Some((found + at, why))
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

/// The cells of each region, if these are as many as rows, all of that size, and touch; otherwise why not, and the first
/// cell of the region that is least like one.
fn layout(letters: &[char], size: usize) -> Result<Vec<Vec<Cell>>, (Cell, Why)> {
    let mut regions: Vec<(char, Vec<Cell>)> = Vec::new();
    for (cell, &letter) in (0..).map(Cell).zip(letters) {
        match regions.iter_mut().find(|(own, _)| *own == letter) {
            Some((_, cells)) => cells.push(cell),
            None => regions.push((letter, vec![cell])),
        }
    }
    let board = Board::empty(size, size, size, 1).map_err(|error| (Cell(0), Why::from(error)))?;
    let names = |cells: &[Cell]| {
        let names = cells.iter().take(MOST_NAMED).map(|&cell| board.name(cell));
        names.collect::<Vec<_>>().join(" ")
    };
    // Of two regions with one cell too many or too few, the first is named.
    let worst = regions.iter().rev().max_by_key(|(_, cells)| cells.len().abs_diff(size));
    if let Some((letter, cells)) = worst.filter(|(_, cells)| cells.len() != size) {
        let why = why!(
            "region {letter} of this jigsaw needs {size} cells, found {} ({})",
            "직소의 영역 {letter}: {size}칸이어야 하는데 {}칸입니다 ({})",
            cells.len(),
            names(cells)
        );
        return Err((cells[0], why));
    }
    // A filled grid has each digit as often as a layout has each letter, but in no two neighbours.
    if let Some((letter, cells)) = regions.iter().find(|(_, cells)| !board.connected(cells)) {
        let why = why!(
            "the cells of region {letter} of this jigsaw do not all touch ({})",
            "직소의 영역 {letter}: 칸이 모두 이어져 있지 않습니다 ({})",
            names(cells)
        );
        return Err((cells[0], why));
    }
    Ok(regions.into_iter().map(|(_, cells)| cells).collect())
}
