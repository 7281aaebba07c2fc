//! Jigsaws: N² cells, then a letter for the region of each cell; or the regions alone.

use super::cells::alphabet;
use crate::board::{Board, Cell};
use crate::error::{Why, why};
use crate::format::{Draft, Malformed};

/// Whether a text is a jigsaw.
pub(in crate::format) fn recognises_jigsaw(text: &str) -> bool {
    let letters = letters(text);
    parts(&letters).is_some_and(|(size, _, regions)| {
        // A filled grid has each digit as often as a layout has each letter, but in no two neighbours.
        is_layout(regions, size) && connected(regions, size)
    })
}

/// Reads a jigsaw.
pub(in crate::format) fn jigsaw(text: &str) -> Result<Draft, Malformed> {
    let letters = letters(text);
    let wrong = |why: Why| Malformed::syntax(text, 0, why);
    let Some((size, cells, regions)) = parts(&letters) else {
        return Err(wrong(why!(
            "{} characters, which are no jigsaw",
            "{}자는 직소가 되지 않습니다",
            letters.len()
        )));
    };
    if !is_layout(regions, size) || !connected(regions, size) {
        return Err(wrong(why!(
            "the layout does not have {size} regions of {size} cells that touch",
            "{size}칸씩 이어진 영역 {size}개가 아닙니다"
        )));
    }
    let (least, numbers) = alphabet(cells, size).map_err(wrong)?;
    let whole = |error| Malformed::at(text, 0, error);
    let mut board = Board::lines(size, size, size, least).map_err(whole)?;
    let mut seen: Vec<char> = Vec::new();
    for &letter in regions {
        if !seen.contains(&letter) {
            seen.push(letter);
            let own = (0..).map(Cell).zip(regions).filter(|(_, other)| **other == letter);
            board.add_region(own.map(|(cell, _)| cell).collect()).map_err(whole)?;
        }
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

/// Whether there are as many regions as rows, all of that size.
fn is_layout(regions: &[char], size: usize) -> bool {
    let mut counts = std::collections::BTreeMap::<char, usize>::new();
    for &letter in regions {
        *counts.entry(letter).or_default() += 1;
    }
    counts.len() == size && counts.values().all(|count| *count == size)
}

/// Whether the cells of each region touch.
fn connected(regions: &[char], size: usize) -> bool {
    let mut seen = vec![false; regions.len()];
    let mut pieces = 0;
    for start in 0..regions.len() {
        if seen[start] {
            continue;
        }
        pieces += 1;
        seen[start] = true;
        let mut open = vec![start];
        while let Some(at) = open.pop() {
            let (row, column) = (at / size, at % size);
            let beside = [
                (row > 0).then(|| at - size),
                (row + 1 < size).then(|| at + size),
                (column > 0).then(|| at - 1),
                (column + 1 < size).then(|| at + 1),
            ];
            for next in beside.into_iter().flatten() {
                if !seen[next] && regions[next] == regions[at] {
                    seen[next] = true;
                    open.push(next);
                }
            }
        }
    }
    pieces == size
}
