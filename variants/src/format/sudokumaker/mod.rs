//! The JSON of SudokuMaker, which its links hold.
//!
//! Nobody has written it down; this follows the types in <https://github.com/yusitnikov/sudokumaker-mcp>
//! (`src/elements/`) and links that setters have published. Cells, edges, corners and places outside the board are
//! numbers, counted row by row.

mod blocks;
mod drawings;
mod negatives;

use super::fpuzzles::Grid;
use super::json::{self, Node};
use super::{Draft, Malformed};
use crate::board::{Board, Cell, Values, sort};
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
        if block.member("disabled").is_none_or(|flag| flag.is_empty()) {
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

/// The frame. All cells of a row and of a column differ, unless the board is the setter's own; there a block says so.
fn board(puzzle: &Node<'_>, blocks: &[(u16, Node<'_>)]) -> Result<Board, Malformed> {
    let size = puzzle.number_of("size")?.unwrap_or(9);
    let columns: usize = puzzle.number_of("width")?.unwrap_or(size);
    let rows: usize = puzzle.number_of("height")?.unwrap_or(size);
    let own = puzzle.word("type")?.is_some_and(|kind| kind == "custom");
    let least: i16 = puzzle.number_of("minDigit")?.unwrap_or(1);
    let usual = if own {
        9
    } else {
        let count = i16::try_from(rows.max(columns)).unwrap_or(i16::MAX);
        least.saturating_add(count).saturating_sub(1)
    };
    let most: i16 = puzzle.number_of("maxDigit")?.unwrap_or(usual);
    let values = usize::try_from(i32::from(most) - i32::from(least) + 1).unwrap_or(0);
    let lines = |(number, block): &(u16, Node<'_>)| {
        *number == LINES && block.member("areas").is_none_or(|areas| areas.is_empty())
    };
    let make = if !own || blocks.iter().any(lines) { Board::lines } else { Board::empty };
    make(rows, columns, values, least.into()).map_err(|error| puzzle.error(error))
}

/// Adds the regions, and the rows and columns of parts of the board.
fn regions(blocks: &[(u16, Node<'_>)], draft: &mut Draft) -> Result<Grid, Malformed> {
    let mut regions: Vec<Option<usize>> = vec![None; draft.board.cell_count()];
    for (number, block) in blocks {
        if *number == REGIONS {
            let list = block.needed("regions")?;
            let numbers: Vec<i32> =
                list.items()?.iter().map(Node::number).collect::<Result<_, _>>()?;
            if numbers.len() != regions.len() {
                return Err(list.wrong(one_a_cell(regions.len(), numbers.len())));
            }
            // -1 stands for none.
            regions = numbers.into_iter().map(|number| usize::try_from(number).ok()).collect();
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
            let [left, top, width, height] = ["x", "y", "width", "height"]
                .map(|name| area.needed(name).and_then(|node| node.number::<usize>()));
            let (left, top, width, height) = (left?, top?, width?, height?);
            let right = left.saturating_add(width).min(draft.board.columns());
            let bottom = top.saturating_add(height).min(draft.board.rows());
            let cell = |row, column| draft.board.cell(row, column);
            let row = |row| (left..right).filter_map(|column| cell(row, column)).collect();
            let column = |column| (top..bottom).filter_map(|row| cell(row, column)).collect();
            let lines: Vec<Vec<Cell>> =
                (top..bottom).map(row).chain((left..right).map(column)).collect();
            for cells in lines {
                let rule = Rule::Different { cells, why: Differ::Set };
                draft.push(rule).map_err(|error| area.error(error))?;
            }
        }
    }
    Ok(Grid::from_regions(&draft.board, &regions))
}

/// Reads the given digits. If all cells have a digit, these are the solution.
fn cells(puzzle: &Node<'_>, draft: &mut Draft) -> Result<(), Malformed> {
    let list = puzzle.needed("cells")?;
    let cells = list.items()?;
    if cells.len() != draft.board.cell_count() {
        return Err(list.wrong(one_a_cell(draft.board.cell_count(), cells.len())));
    }
    let mut filled = Vec::new();
    for (cell, node) in draft.board.cells().zip(cells) {
        let Some(value) = node.member("value").filter(|value| !value.is_empty()) else { continue };
        if node.member("given").is_some_and(|given| !given.is_empty()) {
            let values = Values::of(value.on_board(&draft.board)?);
            draft.push(Rule::Allowed { cell, values }).map_err(|error| value.error(error))?;
        }
        filled.extend(value.on_board(&draft.board).ok());
    }
    draft.about.solution = (filled.len() == draft.board.cell_count()).then_some(filled);
    Ok(())
}

fn one_a_cell(wanted: usize, found: usize) -> Why {
    why!("expected {wanted} cells, found {found}", "{wanted}칸이어야 하는데 {found}칸입니다")
}

/// The cell of a number.
fn cell(node: &Node<'_>, board: &Board) -> Result<Cell, Malformed> {
    let number: usize = node.number()?;
    let (row, column) = (number / board.columns(), number % board.columns());
    board.cell(row, column).ok_or_else(|| {
        node.wrong(why!("{number} is no cell of the board", "판에 없는 칸입니다: {number}"))
    })
}

/// The cells of a list of numbers.
fn cells_of(list: &Node<'_>, board: &Board) -> Result<Vec<Cell>, Malformed> {
    list.items()?.iter().map(|item| cell(item, board)).collect()
}

/// The cells at an edge or a corner, whose number counts so many places a row.
fn around(node: &Node<'_>, board: &Board, is_edge: bool) -> Result<Vec<Cell>, Malformed> {
    let number: usize = node.number()?;
    let columns = board.columns();
    let places = if is_edge {
        let (row, place) = (number / (2 * columns), number % (2 * columns));
        if place < columns {
            // The edge on the left of a cell.
            vec![(row, place.wrapping_sub(1)), (row, place)]
        } else {
            vec![(row, place - columns), (row + 1, place - columns)]
        }
    } else {
        let (row, column) = (number / (columns + 1), number % (columns + 1));
        let (above, left) = (row.wrapping_sub(1), column.wrapping_sub(1));
        vec![(above, left), (above, column), (row, left), (row, column)]
    };
    let cells = places.iter().map(|&(row, column)| board.cell(row, column));
    cells.collect::<Option<Vec<_>>>().ok_or_else(|| {
        node.wrong(why!(
            "{number} is no place between cells",
            "칸 사이의 자리가 아닙니다: {number}"
        ))
    })
}
