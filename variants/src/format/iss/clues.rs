//! Clues that stand at a place of their own: outside the board, and quadruples.

use super::item::Item;
use super::named;
use super::rules::value;
use super::shape::Shape;
use crate::board::{Board, Cell, Value};
use crate::error::{Error, why};
use crate::rule::{Known, Rule};

/// How an outside clue is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    /// A row or column, the number from the left or top, the number from the right or bottom.
    Both,
    /// The number, then a row or column.
    One,
    /// The number, then the first cell of a diagonal.
    Diagonal,
}

/// Whether items of this name stand at a place of their own.
pub(super) fn is_clue(name: &str) -> bool {
    name == "Quad" || line(name).is_some()
}

/// How the outside clue of a name is written; nothing if it is none.
fn line(name: &str) -> Option<Line> {
    match name {
        "XSum" | "Skyscraper" | "HiddenSkyscraper" | "NumberedRoom" => Some(Line::Both),
        "Sandwich" => Some(Line::One),
        "LittleKiller" => Some(Line::Diagonal),
        _ => None,
    }
}

/// The clues of an item, each with the place that it takes.
pub(super) fn read(item: &Item, shape: &Shape) -> Result<Vec<(String, Rule)>, Error> {
    let word = |index: usize| item.arguments.get(index).map_or("", String::as_str);
    if item.name == "Quad" {
        let cell = item.cell(shape, word(0))?;
        return Ok(vec![(format!("Quad {}", cell.0), quad(item, shape, cell)?)]);
    }
    let Some(line) = line(&item.name) else { return Ok(Vec::new()) };
    shape.needs_houses(item)?;
    let key = |id: &str, back: bool| format!("{} {id} {back}", item.name);
    let (id, clues) = match line {
        Line::Both => (word(0), vec![(word(1), false), (word(2), true)]),
        Line::One | Line::Diagonal => (word(1), vec![(word(0), false)]),
    };
    let mut cells = if line == Line::Diagonal { diagonal(item, shape, id) } else { row(shape, id) }
        .ok_or_else(|| {
            item.wrong(why!("{id:?} is not a line of the board", "판에 없는 줄입니다: {id:?}"))
        })?;
    let mut read = Vec::new();
    for (clue, back) in clues {
        if !clue.is_empty() || line != Line::Both {
            read.push((key(id, back), rule(item, shape, cells.clone(), clue)?));
        }
        cells.reverse();
    }
    Ok(read)
}

/// Of two at one place the program forgets the first, which nobody would notice.
pub(super) fn doubled(item: &Item) -> Error {
    item.wrong(why!(
        "its program keeps only the last clue in the same place",
        "그 프로그램은 같은 자리의 단서 가운데 마지막 것만 남깁니다"
    ))
}

fn rule(item: &Item, shape: &Shape, cells: Vec<Cell>, clue: &str) -> Result<Rule, Error> {
    let number: i32 = clue
        .parse()
        .map_err(|_| item.wrong(why!("{clue:?} is not a number", "수가 아닙니다: {clue:?}")))?;
    let house = cells.len() == shape.board.value_count();
    match &*item.name {
        "XSum" | "Skyscraper" if number < 1 => {
            Err(item.wrong(why!("the clue is not positive", "단서가 1보다 작습니다")))
        }
        "XSum" => Ok(Rule::XSum { cells, sum: number }),
        "Skyscraper" => Ok(Rule::Skyscraper { cells, seen: number as usize }),
        "HiddenSkyscraper" => {
            value(item, shape, clue)?;
            let known =
                Known::of_type(&item.name).ok_or_else(|| Error::unknown(&item.name, clue))?;
            named::machine(item, shape, known, cells, Some(number))
        }
        "NumberedRoom" => Ok(Rule::NumberedRoom { cells, value: value(item, shape, clue)? }),
        "LittleKiller" => Ok(Rule::LittleKiller { cells, sum: number }),
        "Sandwich" if house => Ok(Rule::Sandwich { cells, sum: number }),
        // Its ends would be the least and greatest numbers that happen to stand there.
        _ => Err(item.wrong(why!(
            "the line has fewer cells than there are values",
            "줄의 칸이 값의 가짓수보다 적습니다"
        ))),
    }
}

/// The cells of `R3` or `C12`, in tens.
fn row(shape: &Shape, id: &str) -> Option<Vec<Cell>> {
    let number = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
    let board = &shape.board;
    let house = match (id.strip_prefix('R'), id.strip_prefix('C')) {
        (Some(text), _) => number(text).filter(|&row| row < board.rows())?,
        (_, Some(text)) => {
            board.rows() + number(text).filter(|&column| column < board.columns())?
        }
        _ => return None,
    };
    board.houses().get(house).map(|house| house.cells.clone())
}

/// The diagonal that starts in a cell at the edge, which goes down from the left and from the top, up
/// from the right and from the bottom.
fn diagonal(item: &Item, shape: &Shape, id: &str) -> Option<Vec<Cell>> {
    diagonal_from(&shape.board, item.cell(shape, id).ok()?)
}

/// The diagonal of a cell at the edge.
pub(super) fn diagonal_from(board: &Board, start: Cell) -> Option<Vec<Cell>> {
    let (row, column) = board.place(start);
    let (bottom, right) = (board.rows() - 1, board.columns() - 1);
    let (down, aside) = if column == 0 && row < bottom {
        (1, 1)
    } else if row == 0 {
        (1, -1)
    } else if column == right && row < bottom {
        (-1, -1)
    } else if row == bottom && column > 0 && column < right {
        (-1, 1)
    } else {
        return None;
    };
    let cells: Vec<_> =
        std::iter::successors(Some(start), |&cell| board.beside(cell, down, aside)).collect();
    (cells.len() > 1).then_some(cells)
}

fn quad(item: &Item, shape: &Shape, cell: Cell) -> Result<Rule, Error> {
    let cells = shape.board.square_at(cell);
    let cells =
        cells.ok_or_else(|| item.wrong(why!("it lies at the edge", "판의 가장자리에 있습니다")))?;
    let values = item.arguments[1..].iter().map(|text| value(item, shape, text));
    let values = values.collect::<Result<Vec<Value>, _>>()?;
    if values.is_empty() {
        return Err(item.wrong(why!("no values", "값이 없습니다")));
    }
    Ok(Rule::Quadruple { cells, values, exact: false })
}
