//! The whole picture: rules, the board's lines, digits.

use super::clues::{Clue, clues};
use super::outline::outline;
use super::rules::{middle, shapes};
use super::shape::{Colour, Paint, Picture, Point, Shape};
use crate::board::{Board, Cell, Value, Values};
use crate::rule::Rule;

/// The width of the frame and of the borders of regions, and of the lines between cells.
const THICK: f32 = 0.07;
const THIN: f32 = 0.02;
/// Around the board.
const EDGE: f32 = 0.06;
/// Where clues stand outside the board.
const MARGIN: f32 = 0.8;

/// The picture of a board with rules, and with a solution if there is one. Rules such as anti-knight are not
/// drawn: words must tell them.
///
/// ```
/// use ninefold_variants::Puzzle;
/// use ninefold_variants::picture::picture;
///
/// let puzzle: Puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4".parse()?;
/// let svg = picture(puzzle.board(), puzzle.rules(), None).to_svg(50.0);
/// assert!(svg.starts_with("<svg") && svg.contains(">4</text>"));
/// # Ok::<(), ninefold_variants::format::Malformed>(())
/// ```
pub fn picture(board: &Board, rules: &[Rule], solution: Option<&[Value]>) -> Picture {
    let mut layers = [const { Vec::new() }; 4];
    for rule in rules {
        let (layer, shapes) = shapes(board, rule, rules);
        layers[layer as usize].extend(shapes);
    }
    let [below, diagonals, lines, mut marks] = layers;
    let clues = clues(board, rules);
    let (corner, size) = extent(board, &clues);
    marks.extend(clues.into_iter().flat_map(Clue::shapes));
    let mut all = [below, diagonals, lines, frame(board), marks].concat();
    all.extend(digits(board, rules, solution));
    Picture { size, shapes: all.into_iter().map(|shape| shape.placed(1.0, corner)).collect() }
}

/// How far the first cell is from the corner, and the size of the whole.
fn extent(board: &Board, clues: &[Clue]) -> (Point, Point) {
    let (width, height) = (board.columns() as f32, board.rows() as f32);
    let margin = |beyond: &dyn Fn(Point, Point) -> f32| {
        let far = clues.iter().map(|clue| beyond(clue.middle(), clue.reach())).fold(0.0, f32::max);
        if far > 0.0 { MARGIN.max(far + EDGE) } else { EDGE }
    };
    let left = margin(&|at, reach| reach[0] - at[0]);
    let top = margin(&|at, reach| reach[1] - at[1]);
    let right = margin(&|at, reach| at[0] + reach[0] - width);
    let bottom = margin(&|at, reach| at[1] + reach[1] - height);
    ([left, top], [left + width + right, top + height + bottom])
}

/// The lines between cells, around regions and around the board.
fn frame(board: &Board) -> Vec<Shape> {
    let line = |[from, to]: [Point; 2], width| Shape::Path {
        points: vec![from, to],
        closed: false,
        paint: Paint::line(Colour::BLACK, width),
    };
    let mut shapes = Vec::new();
    for cell in board.cells() {
        let [x, y] = middle(board, cell);
        if board.beside(cell, 0, 1).is_some() {
            shapes.push(line([[x + 0.5, y - 0.5], [x + 0.5, y + 0.5]], THIN));
        }
        if board.beside(cell, 1, 0).is_some() {
            shapes.push(line([[x - 0.5, y + 0.5], [x + 0.5, y + 0.5]], THIN));
        }
    }
    let all: Vec<Cell> = board.cells().collect();
    let parts = board.regions().map(|house| &house.cells).chain([&all]);
    let mut sides: Vec<[Point; 2]> = Vec::new();
    for cells in parts {
        for [from, to] in outline(board, cells, 0.0) {
            // Two regions share a side.
            if !sides.contains(&[from, to]) && !sides.contains(&[to, from]) {
                sides.push([from, to]);
            }
        }
    }
    shapes.extend(sides.into_iter().map(|side| line(side, THICK)));
    shapes
}

/// Given digits, and what else stands in the cells.
fn digits(board: &Board, rules: &[Rule], solution: Option<&[Value]>) -> Vec<Shape> {
    let mut allowed: Vec<Option<Values>> = vec![None; board.cell_count()];
    for rule in rules {
        if let Rule::Allowed { cell, values } = rule {
            let here = &mut allowed[cell.index()];
            *here = Some(here.unwrap_or(board.values()) & *values);
        }
    }
    let number = |value: Value| board.number(value).to_string();
    let large = |cell, value, bold| {
        let text = number(value);
        let size = if text.len() > 1 { 0.52 } else { 0.66 };
        Shape::Text { middle: middle(board, cell), size, text, colour: Colour::BLACK, bold }
    };
    let columns = (board.value_count() as f32).sqrt().ceil();
    let small = |cell: Cell, value: Value| {
        let (i, [x, y]) = (f32::from(value.0), middle(board, cell));
        let rows = (board.value_count() as f32 / columns).ceil();
        let (column, row) = (i % columns, (i / columns).floor());
        let middle =
            [x - 0.42 + 0.84 * (column + 0.5) / columns, y - 0.42 + 0.84 * (row + 0.5) / rows];
        Shape::Text {
            middle,
            size: 0.78 / columns,
            text: number(value),
            colour: Colour::FAINT,
            bold: false,
        }
    };
    let mut shapes = Vec::new();
    for (cell, allowed) in board.cells().zip(allowed) {
        let given = allowed.and_then(Values::only);
        match (given, solution, allowed) {
            (Some(value), ..) => shapes.push(large(cell, value, true)),
            (None, Some(values), _) => {
                shapes.extend(values.get(cell.index()).map(|value| large(cell, *value, false)));
            }
            (None, None, Some(values)) if values.len() < board.value_count() => {
                shapes.extend(values.iter().map(|value| small(cell, value)));
            }
            _ => {}
        }
    }
    shapes
}
