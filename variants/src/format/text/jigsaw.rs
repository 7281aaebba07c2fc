//! Jigsaws: N² cells, then a letter for the region of each cell; or the regions alone.

use super::cells::{alphabet, at_sign};
use crate::board::{Board, Cell};
use crate::error::{Why, why};
use crate::format::{Draft, Malformed};

/// Whether a text is a jigsaw.
pub(in crate::format) fn recognises_jigsaw(text: &str) -> bool {
    let letters = letters(text);
    parts(&letters).is_some_and(|(size, _, regions)| layout(regions, size).is_some())
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
    let Some(regions) = layout(regions, size) else {
        return Err(wrong(why!(
            "the layout does not have {size} regions of {size} cells that touch",
            "{size}칸씩 이어진 영역 {size}개가 아닙니다"
        )));
    };
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

/// The cells of each region, if these are as many as rows, all of that size, and touch.
fn layout(letters: &[char], size: usize) -> Option<Vec<Vec<Cell>>> {
    let mut regions: Vec<(char, Vec<Cell>)> = Vec::new();
    for (cell, &letter) in (0..).map(Cell).zip(letters) {
        match regions.iter_mut().find(|(own, _)| *own == letter) {
            Some((_, cells)) => cells.push(cell),
            None => regions.push((letter, vec![cell])),
        }
        if regions.len() > size {
            return None;
        }
    }
    let board = Board::empty(size, size, size, 1).ok()?;
    // A filled grid has each digit as often as a layout has each letter, but in no two neighbours.
    let fits = |cells: &Vec<Cell>| cells.len() == size && board.connected(cells);
    regions.into_iter().map(|(_, cells)| Some(cells).filter(fits)).collect()
}
