//! The JSON of SudokuMaker, which its links hold.
//!
//! Nobody has written it down; this follows the types in <https://github.com/yusitnikov/sudokumaker-mcp>
//! (`src/elements/`) and links that setters have published. Cells, edges, corners and places outside the board are
//! numbers, counted row by row.

mod blocks;
mod drawings;
mod negatives;

use serde_json::Value as Json;

use ninefold::sorting::sort;

use super::fpuzzles::Grid;
use super::json::{self, Node};
use super::{Draft, Malformed};
use crate::board::{Board, Cell, Values};
use crate::error::{Why, why};
use crate::rule::{Differ, Rule};

/// The blocks of rules that make the board; the numbers are those of the program.
const REGIONS: u16 = 1;
const LINES: u16 = 2003;

/// Whether a text is such JSON.
pub(super) fn recognises(text: &str) -> bool {
    text.trim_start().starts_with('{') && text.contains("\"formatVersion\"")
}

/// Reads the JSON.
pub(super) fn read(text: &str) -> Result<Draft, Malformed> {
    let json = json::parse(text)?;
    let puzzle = Node::new(&json).needed("puzzle")?;
    let mut blocks = Vec::new();
    for block in puzzle.list("constraints")? {
        if !is_on(block.value, "disabled", false) {
            blocks.push((block.needed("type")?.number::<u16>()?, block));
        }
    }
    let mut draft = Draft::new(board(&puzzle, &blocks)?);
    let grid = regions(&blocks, &mut draft)?;
    cells(&puzzle, &mut draft)?;
    draft.about.title = puzzle.word("name")?;
    draft.about.author = puzzle.word("author")?;
    draft.about.description = puzzle.word("comment")?;
    for (number, block) in &blocks {
        blocks::block(*number, block, &grid, &mut draft)?;
    }
    negatives::negatives(&blocks, &mut draft)?;
    Ok(draft)
}

/// Whether a member is true, or what holds without it.
fn is_on(block: &Json, name: &str, usual: bool) -> bool {
    block.get(name).and_then(Json::as_bool).unwrap_or(usual)
}

/// The number of a member.
fn number(block: &Json, name: &str) -> Option<usize> {
    block.get(name)?.as_u64()?.try_into().ok()
}

/// The reason why a number is refused.
fn no_place() -> Why {
    why!("one of its numbers is not on the board", "판에 없는 자리 번호가 있습니다")
}

/// The frame. All cells of a row and of a column differ, unless the board is the setter's own; there a block says so.
fn board(puzzle: &Node<'_>, blocks: &[(u16, Node<'_>)]) -> Result<Board, Malformed> {
    let size = number(puzzle.value, "size").unwrap_or(9);
    let columns = number(puzzle.value, "width").unwrap_or(size);
    let rows = number(puzzle.value, "height").unwrap_or(size);
    let own = puzzle.value.get("type").and_then(Json::as_str) == Some("custom");
    let least = puzzle.number_of::<i16>("minDigit")?.map_or(1, i64::from);
    let usual = if own { 9 } else { least + rows.max(columns) as i64 - 1 };
    let most = puzzle.number_of::<i16>("maxDigit")?.map_or(usual, i64::from);
    let values = usize::try_from(most - least + 1).unwrap_or(0);
    let lines = |(number, block): &(u16, Node<'_>)| {
        *number == LINES && block.member("areas").is_none_or(|areas| areas.is_empty())
    };
    let make = if !own || blocks.iter().any(lines) { Board::lines } else { Board::empty };
    make(rows, columns, values, least as i32).map_err(|error| puzzle.error(error))
}

/// Adds the regions, and the rows and columns of parts of the board.
fn regions(blocks: &[(u16, Node<'_>)], draft: &mut Draft) -> Result<Grid, Malformed> {
    let mut regions: Vec<Option<usize>> = vec![None; draft.board.cell_count()];
    for (number, block) in blocks {
        if *number == REGIONS {
            let list = block.needed("regions")?;
            let items = list.items()?;
            if items.len() != regions.len() || items.iter().any(|item| !item.value.is_i64()) {
                return Err(list.wrong(no_place()));
            }
            // -1 stands for none.
            regions = items.iter().map(|item| item.value.as_u64().map(|n| n as usize)).collect();
            let mut different: Vec<usize> = regions.iter().flatten().copied().collect();
            sort(&mut different);
            different.dedup();
            for number in different {
                let own = draft.board.cells().filter(|cell| regions[cell.index()] == Some(number));
                let cells = own.collect();
                draft.board.add_region(cells).map_err(|error| list.error(error))?;
            }
        }
        for area in if *number == LINES { block.list("areas")? } else { Vec::new() } {
            let lines = lines(area.value, &draft.board).ok_or_else(|| area.wrong(no_place()))?;
            for cells in lines {
                let rule = Rule::Different { cells, why: Differ::Set };
                draft.push(rule).map_err(|error| area.error(error))?;
            }
        }
    }
    Ok(Grid::from_regions(&draft.board, &regions))
}

/// The rows and columns of a part of the board.
fn lines(area: &Json, board: &Board) -> Option<Vec<Vec<Cell>>> {
    let (left, top) = (number(area, "x")?, number(area, "y")?);
    let right = left.saturating_add(number(area, "width")?).min(board.columns());
    let bottom = top.saturating_add(number(area, "height")?).min(board.rows());
    let row = |row| (left..right).filter_map(|column| board.cell(row, column)).collect();
    let column = |column| (top..bottom).filter_map(|row| board.cell(row, column)).collect();
    Some((top..bottom).map(row).chain((left..right).map(column)).collect())
}

/// Reads the given digits. If all cells have a digit, these are the solution.
fn cells(puzzle: &Node<'_>, draft: &mut Draft) -> Result<(), Malformed> {
    let list = puzzle.needed("cells")?;
    let cells = list.items()?;
    let count = draft.board.cell_count();
    if cells.len() != count {
        return Err(list.wrong(why!(
            "expected {count} cells, found {}",
            "{count}칸이어야 하는데 {}칸입니다",
            cells.len()
        )));
    }
    let mut filled = Vec::new();
    for (cell, node) in draft.board.cells().zip(cells) {
        let Some(value) = node.member("value").filter(|value| !value.is_empty()) else { continue };
        let value = value.on_board(&draft.board);
        if is_on(node.value, "given", false) {
            draft.rules.push(Rule::Allowed { cell, values: Values::of(value.clone()?) });
        }
        filled.extend(value.map(|value| (cell, value)));
    }
    if filled.len() == count {
        draft.about.solution = Some(filled.into_iter().map(|(_, value)| value).collect());
    } else {
        // A given digit that is filled in again changes nothing.
        draft.about.filled = filled;
    }
    Ok(())
}

/// The cell of a number.
fn cell(number: &Json, board: &Board) -> Option<Cell> {
    let number = number.as_u64()? as usize;
    board.cell(number / board.columns(), number % board.columns())
}

/// The cells of a list of numbers.
fn cells_of(list: &Json, board: &Board) -> Option<Vec<Cell>> {
    list.as_array()?.iter().map(|number| cell(number, board)).collect()
}

/// The cells at an edge or a corner.
fn around(number: usize, board: &Board, is_edge: bool) -> Option<Vec<Cell>> {
    let columns = board.columns();
    let (row, place) = (number / (2 * columns), number % (2 * columns));
    let places = if !is_edge {
        let (row, column) = (number / (columns + 1), number % (columns + 1));
        let (above, left) = (row.checked_sub(1)?, column.checked_sub(1)?);
        vec![(above, left), (above, column), (row, left), (row, column)]
    } else if place < columns {
        // The edge on the left of a cell.
        vec![(row, place.checked_sub(1)?), (row, place)]
    } else {
        vec![(row, place - columns), (row + 1, place - columns)]
    };
    places.iter().map(|&(row, column)| board.cell(row, column)).collect()
}
