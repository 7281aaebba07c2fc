//! Clues outside the board.

use crate::board::{Board, Cell};
use crate::error::why;
use crate::format::Malformed;
use crate::format::drawing::{Drawing, Form, Frame, middle};
use crate::format::json::Node;
use crate::rule::{Rule, TABLE};

/// The keys of such clues.
pub(super) const KEYS: &[&str] = &["littlekillersum", "sandwichsum", "xsum", "skyscraper"];

/// The ways that clues look, those of diagonals first: their names in f-puzzles and elsewhere, rows down, columns to the right.
const WAYS: [([&str; 2], isize, isize); 8] = [
    (["UR", "NE"], -1, 1),
    (["UL", "NW"], -1, -1),
    (["DR", "SE"], 1, 1),
    (["DL", "SW"], 1, -1),
    (["U", "N"], -1, 0),
    (["D", "S"], 1, 0),
    (["L", "W"], 0, -1),
    (["R", "E"], 0, 1),
];

/// The rule of a clue; nothing if it has no number.
pub(super) fn clue(key: &str, item: &Node<'_>, board: &Board) -> Result<Vec<Rule>, Malformed> {
    let name = || TABLE.iter().find(|row| row.f_puzzles == key).map_or(key, |row| row.name);
    let sum = item.number_of::<i32>("value").map_err(|_| item.unknown(name()))?;
    // An arrow without a sum may say 0.
    let Some(sum) = sum.filter(|sum| *sum > 0 || key != "littlekillersum") else {
        return Ok(Vec::new());
    };
    let cells = line(key, item, board)?;
    Ok(vec![match key {
        "littlekillersum" => Rule::LittleKiller { cells, sum },
        "sandwichsum" => Rule::Sandwich { cells, sum },
        "xsum" => Rule::XSum { cells, sum },
        _ => {
            let seen = usize::try_from(sum)
                .map_err(|_| item.refuse(key, why!("a negative clue", "단서가 음수입니다")))?;
            Rule::Skyscraper { cells, seen }
        }
    }])
}

/// A clue without a number as it stands there: what is written, and an arrow if it looks along a diagonal.
pub(super) fn drawn(key: &str, item: &Node<'_>, board: &Board) -> Result<Vec<Drawing>, Malformed> {
    let cells = line(key, item, board)?;
    let spot = |cell: &Cell| middle(board, *cell);
    let first = cells.first().map_or([0, 0], spot);
    let way = match cells.get(1).map(spot) {
        Some(second) => [second[0] - first[0], second[1] - first[1]],
        // A diagonal of one cell lies in a corner.
        None => first.map(|at| if at < 100 { 100 } else { -100 }),
    };
    let along = |far: i32| [first[0] + way[0] * far / 100, first[1] + way[1] * far / 100];
    let is_slanted = way[0] != 0 && way[1] != 0;
    let at = along(if is_slanted { -108 } else { -100 });
    let text = Drawing::new(Form::Box(Frame { middle: at, size: [0, 0], turned: 0 }));
    let mut all = vec![text.with_text(item.word("value")?, None, 40)];
    if is_slanted {
        let mut arrow = Drawing::new(Form::Arrow(vec![along(-78), along(-54)]));
        arrow.width = 5;
        all.push(arrow);
    }
    all.retain(|drawing| drawing.width > 0 || !drawing.text.is_empty());
    Ok(all)
}

/// The cells that a clue looks at, the nearest first. It stands beside the board, or on the first cell.
pub(in crate::format) fn line(
    key: &str,
    item: &Node<'_>,
    board: &Board,
) -> Result<Vec<Cell>, Malformed> {
    let name = item.needed("cell")?.text()?;
    let none = || {
        item.refuse(
            key,
            why!("{name:?} is not beside the board", "판 바깥의 자리가 아닙니다: {name:?}"),
        )
    };
    let (row, column) = place(&name).ok_or_else(none)?;
    let (rows, columns) = (board.rows() as isize, board.columns() as isize);
    let inside = |r: isize, c: isize| (0..rows).contains(&r) && (0..columns).contains(&c);
    let (down, right) = match item.word("direction")?.as_deref() {
        Some(name) => {
            let unknown = || item.refuse(key, why!("unknown direction", "모르는 방향입니다"));
            let way = WAYS.iter().find(|(names, ..)| names.contains(&name));
            way.map(|&(_, down, right)| (down, right)).ok_or_else(unknown)?
        }
        None if key == "littlekillersum" => {
            return Err(item.refuse(key, why!("no direction", "방향이 없습니다")));
        }
        None => match (row, column) {
            (-1, c) if inside(0, c) => (1, 0),
            (r, c) if r == rows && inside(0, c) => (-1, 0),
            (r, -1) if inside(r, 0) => (0, 1),
            (r, c) if c == columns && inside(r, 0) => (0, -1),
            _ => return Err(none()),
        },
    };
    if inside(row, column) && inside(row - down, column - right) {
        return Err(none());
    }
    let (mut r, mut c) =
        if inside(row, column) { (row, column) } else { (row + down, column + right) };
    let mut cells = Vec::new();
    while inside(r, c) {
        cells.extend(board.cell(r as usize, c as usize));
        (r, c) = (r + down, c + right);
    }
    if cells.is_empty() { Err(none()) } else { Ok(cells) }
}

/// The row and column of a name, from 0; one less beside the board.
fn place(name: &str) -> Option<(isize, isize)> {
    let (row, column) = name.strip_prefix(['R', 'r'])?.split_once(['C', 'c'])?;
    let number = |text: &str| text.parse::<u16>().ok().map(|number| number as isize - 1);
    Some((number(row)?, number(column)?))
}

/// Where the clue of a line stands, and its direction, if the line goes from edge to edge.
pub(super) fn place_of(
    board: &Board,
    cells: &[Cell],
    diagonal: bool,
) -> Option<(String, &'static str)> {
    let (slanted, straight) = WAYS.split_at(4);
    let first = *cells.first()?;
    (if diagonal { slanted } else { straight }).iter().find_map(|&([name, _], down, right)| {
        let whole = std::iter::successors(Some(first), |&cell| board.beside(cell, down, right));
        if board.beside(first, -down, -right).is_some() || !whole.eq(cells.iter().copied()) {
            return None;
        }
        let (row, column) = board.place(first);
        let (row, column) = (row as isize + 1 - down, column as isize + 1 - right);
        Some((format!("R{row}C{column}"), name))
    })
}
