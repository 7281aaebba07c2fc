//! The cells: regions and given digits.

use crate::board::{Board, Cell, Value, Values, block_shape};
use crate::error::why;
use crate::format::drawing::{self, Drawing, Ink};
use crate::format::json::Node;
use crate::format::{Draft, Malformed};
use crate::rule::Rule;
use ninefold::sorting::sort;
use ninefold::text::packed_links::CELL_MEMBERS;

/// The board with the region of each cell.
pub(in crate::format) struct Grid {
    pub(in crate::format) board: Board,
    /// The region of each cell; a cell may have none.
    regions: Vec<Option<i64>>,
}

impl Grid {
    /// Reads rows of cells, and the given digits. A cell without a region belongs to its block; one with null to none.
    pub(in crate::format) fn read(
        node: &Node<'_>,
        rows: usize,
        columns: usize,
    ) -> Result<(Self, Draft), Malformed> {
        let lines = node.items()?;
        let values = rows.max(columns);
        let board = Board::lines(rows, columns, values, 1).map_err(|error| node.error(error))?;
        let mut draft = Draft::new(board);
        if lines.len() != rows {
            return Err(node.wrong(why!(
                "expected {rows} rows, found {}",
                "{rows}행이어야 하는데 {}행입니다",
                lines.len()
            )));
        }
        let (height, width) = block_shape(rows, columns, values).unwrap_or((1, columns));
        let mut regions = Vec::new();
        let mut told: Vec<i64> = Vec::new();
        for (row, line) in lines.iter().enumerate() {
            let cells = line.items()?;
            if cells.len() != columns {
                return Err(line.wrong(why!(
                    "expected {columns} cells, found {}",
                    "{columns}칸이어야 하는데 {}칸입니다",
                    cells.len()
                )));
            }
            for (column, node) in cells.iter().enumerate() {
                // Old puzzles have `parity` for odd and even digits.
                let is_known = |name: &str| CELL_MEMBERS.contains(&name) || name == "parity";
                let unknown = |(name, node): &(&str, Node<'_>)| !is_known(name) && !node.is_empty();
                for (name, node) in node.members()?.into_iter().filter(unknown) {
                    draft.draw(Vec::new(), node.unknown(name))?;
                }
                regions.push(match node.member("region") {
                    None => Some((row / height * (columns / width) + column / width) as i64),
                    Some(region) if region.value.is_null() => None,
                    Some(region) => {
                        told.push(region.number()?);
                        told.last().copied()
                    }
                });
                if let Some(cell) = draft.board.cell(row, column) {
                    let given = given(node, &draft.board, cell)?;
                    draft.rules.extend(given);
                    draft.about.filled.extend(filled(node, &draft.board, cell));
                    if let Some(ink) = colour(node) {
                        let drawing = Drawing::of_cell(&draft.board, cell, ink);
                        draft.drawn(drawing).map_err(|error| node.error(error))?;
                    }
                    match parity(node, cell) {
                        Ok(rule) => draft.rules.extend(rule),
                        Err(error) => draft.draw(Vec::new(), error)?,
                    }
                }
            }
        }
        let mut numbers: Vec<i64> = regions.iter().flatten().copied().collect();
        sort(&mut numbers);
        numbers.dedup();
        for number in numbers {
            let own = (0..).map(Cell).zip(&regions).filter(|(_, region)| **region == Some(number));
            let cells: Vec<Cell> = own.map(|(cell, _)| cell).collect();
            // A board without blocks has its rows for regions.
            let rows = &draft.board.houses()[..rows];
            if told.contains(&number) || rows.iter().all(|row| row.cells != cells) {
                draft.board.add_region(cells).map_err(|error| node.error(error))?;
            }
        }
        Ok((Grid { board: draft.board.clone(), regions }, draft))
    }

    /// A board with the region of each cell.
    pub(in crate::format) fn from_regions(board: &Board, regions: &[Option<usize>]) -> Self {
        let regions = regions.iter().map(|region| region.map(|number| number as i64)).collect();
        Grid { board: board.clone(), regions }
    }

    /// A line cut where it enters another region, without the cells that have none.
    pub(super) fn parts(&self, cells: &[Cell]) -> Vec<Vec<Cell>> {
        let mut parts: Vec<Vec<Cell>> = Vec::new();
        let mut last = None;
        for &cell in cells {
            let region = self.regions[cell.index()];
            if region.is_none() {
                continue;
            }
            if region != last {
                parts.push(Vec::new());
            }
            last = region;
            parts.last_mut().into_iter().for_each(|part| part.push(cell));
        }
        parts
    }

    /// The cells of a cell's region, in reading order.
    pub(super) fn region(&self, cell: Cell) -> Option<Vec<Cell>> {
        let own = self.regions[cell.index()]?;
        let cells = (0..).map(Cell).zip(&self.regions);
        Some(cells.filter(|(_, region)| **region == Some(own)).map(|(cell, _)| cell).collect())
    }

    /// The cells at each place of the blocks, if the regions are blocks. Of others, programs tell their places in different ways.
    pub(super) fn disjoint(&self) -> Option<Vec<Vec<Cell>>> {
        let size = self.board.rows();
        let (height, width) = block_shape(size, size, size)?;
        let usual = Board::square(size).ok()?;
        (self.board == usual).then(|| usual.disjoint(height, width))
    }
}

/// A given digit, or the digits that the setter allows.
fn given(node: &Node<'_>, board: &Board, cell: Cell) -> Result<Option<Rule>, Malformed> {
    if let Some(value) = node.member("value").filter(|value| is_given(node) && !value.is_empty()) {
        let values = Values::of(value.on_board(board)?);
        return Ok(Some(Rule::Allowed { cell, values }));
    }
    let marks = node.list("givenPencilMarks")?;
    let marks = marks.iter().filter(|mark| !mark.is_empty()).map(|mark| mark.on_board(board));
    let values: Values = marks.collect::<Result<_, _>>()?;
    Ok((!values.is_empty()).then_some(Rule::Allowed { cell, values }))
}

/// A digit that a player has filled in.
fn filled(node: &Node<'_>, board: &Board, cell: Cell) -> Option<(Cell, Value)> {
    let value = node.member("value").filter(|_| !is_given(node))?;
    Some((cell, value.on_board(board).ok()?))
}

/// The colours that f-puzzles has numbers for, as SudokuPad reads them.
const COLOURS: &[u32] = &[
    0xa8a8a8a8, 0x000000ff, 0xffa0a0ff, 0xffdf61ff, 0xfeffafff, 0xb0ffb0ff, 0x61d060ff, 0xd0d0ffff,
    0x8180f0ff, 0xff08ffff, 0xffd0d0ff,
];

/// The colour that the setter gave a cell, the first of several.
fn colour(node: &Node<'_>) -> Option<Ink> {
    let own = node.member("c").filter(|own| !own.is_empty()).or(node.member("cArray"))?;
    let number = own.value.as_u64();
    let known = number.and_then(|number| COLOURS.get(number as usize).map(|rgba| Ink(*rgba)));
    known.or_else(|| drawing::colour(&own))
}

fn is_given(node: &Node<'_>) -> bool {
    node.member("given").is_some_and(|given| !given.is_empty())
}

/// Whether the cell must be odd or even, as old puzzles say it.
fn parity(node: &Node<'_>, cell: Cell) -> Result<Option<Rule>, Malformed> {
    match node.word("parity")?.as_deref() {
        None => Ok(None),
        Some("Odd") => Ok(Some(Rule::Odd(cell))),
        Some("Even") => Ok(Some(Rule::Even(cell))),
        Some(_) => Err(node.unknown("parity")),
    }
}
