//! The JSON of Sudoku-Bench (<https://github.com/SakanaAI/Sudoku-Bench>): a grid, rules in words, and
//! what is drawn. Only puzzles without drawings whose words say no more than the usual are read.

use super::draft::claimed;
use super::json::{self, Node};
use super::text::alphabet;
use super::usual::unusual;
use super::{Draft, Malformed};
use crate::board::{Board, Cell, Values};
use crate::error::{Error, why};
use crate::rule::Rule;

/// Whether a text is this JSON.
pub(super) fn recognises(text: &str) -> bool {
    text.trim_start().starts_with('{') && text.contains("\"initial_board\"")
}

/// Reads the JSON.
pub(super) fn read(text: &str) -> Result<Draft, Malformed> {
    let json = json::parse(text)?;
    let root = Node::new(&json);
    let node = root.needed("initial_board")?;
    let letters: Vec<char> = node.text()?.chars().filter(|c| !c.is_whitespace()).collect();
    let size: usize = root.number_of("rows")?.unwrap_or(letters.len().isqrt());
    if root.number_of("cols")?.is_some_and(|columns: usize| columns != size) {
        return Err(
            root.wrong(why!("expected as many columns as rows", "행과 열의 수가 같아야 합니다"))
        );
    }
    let board = Board::square(size).map_err(|error| root.error(error))?;
    let mut draft = Draft::new(board);
    if letters.len() != draft.board.cell_count() {
        return Err(node.wrong(why!(
            "expected {1} cells, found {0}",
            "{1}칸이어야 하는데 {0}칸입니다",
            letters.len(),
            draft.board.cell_count()
        )));
    }
    let (_, numbers) = alphabet(&letters, size).map_err(|(_, why)| node.wrong(why))?;
    for (cell, number) in (0..).map(Cell).zip(numbers) {
        if let Some(value) = number.and_then(|number| draft.board.value(number)) {
            let values = Values::of(value);
            draft.push(Rule::Allowed { cell, values }).map_err(|error| node.error(error))?;
        }
    }
    draft.about.title = root.word("title")?;
    draft.about.author = root.word("author")?;
    draft.about.description = root.word("rules")?;
    draft.about.solution = root.word("solution")?.and_then(|text| claimed(&draft.board, &text));
    drawings(&root, &mut draft)?;
    let words = draft.about.description.clone().unwrap_or_default();
    for sentence in unusual(&words, size) {
        let rules = root.needed("rules")?;
        let short: String = sentence.chars().take(80).collect();
        draft.missed(rules.error(Error::unknown("in words", short)))?;
    }
    Ok(draft)
}

/// Notes what is drawn as not understood; it may be a list or the text of one.
fn drawings(root: &Node<'_>, draft: &mut Draft) -> Result<(), Malformed> {
    let Some(node) = root.member("visual_elements").filter(|node| !node.is_empty()) else {
        return Ok(());
    };
    let inner = node.value.as_str().map(json::parse).transpose()?;
    let list = inner.as_ref().map_or(node.clone(), |inner| node.instead(inner));
    match list.items()?.first() {
        Some(first) => {
            let name = first.word("type").ok().flatten();
            draft.missed(first.unknown(&name.unwrap_or_else(|| "visual_elements".to_owned())))
        }
        None => Ok(()),
    }
}
