//! How each kind of rule is drawn.

use super::outline::outline;
use super::shape::{Colour, Paint, Point, Shape};
use crate::board::{Board, Cell};
use crate::rule::{Differ, Kind, Relation, Rule, joined};

const GREY: Colour = Colour([206, 209, 214]);
pub(super) const DARK: Colour = Colour([120, 126, 136]);
const SHADE: Colour = Colour([228, 231, 235]);

/// Where a shape lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Layer {
    /// Shaded cells.
    Cells,
    /// Diagonals: other lines often lie along them.
    Diagonals,
    /// Lines through cells.
    Lines,
    /// Marks upon the lines of the board.
    Marks,
}

/// The colours of clones, a group of cells and all its copies the same.
const CLONES: [Colour; 6] = [
    Colour([232, 214, 240]),
    Colour([214, 234, 202]),
    Colour([250, 226, 196]),
    Colour([204, 226, 246]),
    Colour([246, 212, 216]),
    Colour([238, 232, 184]),
];

/// A factor as a sum has it before its cell, such as `−2×`; nothing for 1.
pub fn factor_text(factor: i32) -> String {
    let sign = if factor < 0 { "−" } else { "" };
    match factor.unsigned_abs() {
        1 => sign.to_owned(),
        times => format!("{sign}{times}×"),
    }
}

/// The shapes of a rule, with the board's first cell at the corner; no shapes if only words tell it.
pub(super) fn shapes(board: &Board, rule: &Rule, rules: &[Rule]) -> (Layer, Vec<Shape>) {
    let cells = rule.cells(board);
    let at = |cell: &Cell| middle(board, *cell);
    let line = |colour: [u8; 3], width: f32| {
        vec![path(cells.iter().map(at).collect(), Paint::line(Colour(colour), width))]
    };
    let area = |colour: Colour| {
        (
            Layer::Cells,
            cells.iter().map(|cell| square(at(cell), 0.5, Paint::fill(colour))).collect(),
        )
    };
    let lines = |shapes: Vec<Shape>| (Layer::Lines, shapes);
    match rule {
        Rule::Allowed { .. }
        | Rule::AntiKnight
        | Rule::AntiKing
        | Rule::Nonconsecutive
        | Rule::Negative(_) => lines(Vec::new()),
        Rule::Odd(cell) => (Layer::Cells, vec![circle(at(cell), 0.38, Paint::fill(GREY))]),
        Rule::Even(cell) => (Layer::Cells, vec![square(at(cell), 0.36, Paint::fill(GREY))]),
        Rule::CountingCircles(cells) => {
            let paint = Paint::both(Colour::WHITE, DARK, 0.03);
            (Layer::Cells, cells.iter().map(|cell| circle(at(cell), 0.38, paint)).collect())
        }
        Rule::Minimum { cell, others } => (Layer::Cells, extreme(board, *cell, others, true)),
        Rule::Maximum { cell, others } => (Layer::Cells, extreme(board, *cell, others, false)),
        Rule::Different { why: Differ::Extra | Differ::Windoku, .. } => area(SHADE),
        Rule::Different { why: Differ::Diagonal, .. } => {
            (Layer::Diagonals, line([127, 178, 229], 0.04))
        }
        // Nine groups all over the board say nothing as a drawing.
        Rule::Different { why: Differ::Disjoint, .. } => lines(Vec::new()),
        Rule::Different { why: Differ::Set, .. } => {
            (Layer::Marks, dashes(board, &cells, 0.12, DARK))
        }
        Rule::Sum { cells: terms, sum } => {
            let mut shapes = framed(board, &cells, 0.16, DARK, &sum.to_string());
            let factors = terms.iter().filter(|(_, factor)| *factor != 1);
            shapes.extend(factors.map(|(cell, factor)| {
                let [x, y] = at(cell);
                text([x - 0.3, y], 0.2, factor_text(*factor), DARK)
            }));
            (Layer::Marks, shapes)
        }
        Rule::Clone { first, .. } => {
            let groups = joined(rules, Kind::Clone);
            let group = groups.iter().position(|group| group.contains(&&first[..]));
            area(CLONES[group.unwrap_or_default() % CLONES.len()])
        }
        Rule::Indexer { cell, .. } => {
            (Layer::Cells, vec![square(at(cell), 0.5, Paint::fill(Colour([244, 220, 220])))])
        }
        Rule::Cage { sum, .. } => {
            let sum = sum.map(|sum| sum.to_string()).unwrap_or_default();
            (Layer::Marks, framed(board, &cells, 0.07, Colour::BLACK, &sum))
        }
        Rule::Mark { cells: [a, b], relation } => {
            (Layer::Marks, mark(at(a), at(b), rule.kind(), relation))
        }
        Rule::Quadruple { values, .. } => {
            let numbers: Vec<String> =
                values.iter().map(|value| board.number(*value).to_string()).collect();
            let corner = cells.iter().min().and_then(|first| board.square_at(*first));
            let is_square = corner.is_some_and(|square| {
                square.len() == cells.len() && square.iter().all(|cell| cells.contains(cell))
            });
            if !is_square {
                return (Layer::Marks, framed(board, &cells, 0.1, DARK, &numbers.join(" ")));
            }
            (Layer::Marks, quadruple(&cells.iter().map(at).collect::<Vec<_>>(), &numbers))
        }
        Rule::Thermometer { slow, .. } => {
            let colour = if *slow { Colour([222, 205, 178]) } else { GREY };
            let mut shapes = line(colour.0, 0.3);
            shapes.extend(cells.first().map(|bulb| circle(at(bulb), 0.37, Paint::fill(colour))));
            lines(shapes)
        }
        Rule::Arrow { pill, shaft } => lines(arrow(board, pill, shaft)),
        Rule::Whisper { least, .. } => lines(numbered(line([150, 206, 150], 0.14), *least, 5)),
        Rule::Palindrome(_) => lines(line([190, 193, 198], 0.14)),
        // Its number alone would be a sum.
        Rule::Automaton { .. } if rule.given_name().is_some_and(|name| name.contains("cage")) => {
            let name = rule.given_name().unwrap_or_default().replace(" cage", "");
            (Layer::Marks, framed(board, &cells, 0.1, DARK, &name))
        }
        Rule::Pairs { .. } | Rule::Automaton { .. } => {
            let mut shapes = line([214, 196, 140], 0.14);
            let number = number_behind(rule.given_name());
            let first = cells.first().filter(|_| !number.is_empty());
            shapes.extend(first.map(|cell| corner(at(cell), number)).into_iter().flatten());
            lines(shapes)
        }
        Rule::RegionSum { .. } => lines(line([150, 192, 236], 0.14)),
        Rule::SumLine { closed, sum, .. } => {
            let points = cells.iter().map(at).collect();
            let paint = Paint::line(Colour([240, 208, 140]), 0.14);
            let line = vec![Shape::Path { points, closed: *closed, paint }];
            lines(numbered(line, *sum, 10))
        }
        Rule::Zipper(_) => lines(line([200, 182, 240], 0.14)),
        Rule::Renban(_) => lines(line([218, 166, 224], 0.14)),
        Rule::Entropic(_) => lines(line([247, 190, 150], 0.14)),
        Rule::Modular { modulus, .. } => lines(numbered(line([150, 214, 206], 0.14), *modulus, 3)),
        Rule::DoubleArrow(_) | Rule::Between(_) => {
            let mut shapes = line([160, 165, 172], 0.08);
            let paint = Paint::both(Colour::WHITE, DARK, 0.04);
            let ends = [cells.first(), cells.last()].into_iter().flatten();
            shapes.extend(ends.map(|cell| circle(at(cell), 0.38, paint)));
            lines(shapes)
        }
        Rule::Lockout { least, .. } => {
            let mut shapes = line([150, 180, 214], 0.08);
            let paint = Paint::both(Colour([220, 232, 244]), DARK, 0.04);
            let ends = [cells.first(), cells.last()].into_iter().flatten();
            shapes.extend(ends.map(|cell| {
                let [x, y] = at(cell);
                let points = vec![[x, y - 0.44], [x + 0.44, y], [x, y + 0.44], [x - 0.44, y]];
                Shape::Path { points, closed: true, paint }
            }));
            lines(numbered(shapes, *least, 4))
        }
        // They are laid out together.
        Rule::LittleKiller { .. }
        | Rule::Sandwich { .. }
        | Rule::XSum { .. }
        | Rule::SameXSum { .. }
        | Rule::Skyscraper { .. }
        | Rule::NumberedRoom { .. } => lines(Vec::new()),
    }
}

/// The middle of a cell.
pub(super) fn middle(board: &Board, cell: Cell) -> Point {
    let (row, column) = board.place(cell);
    [column as f32 + 0.5, row as f32 + 0.5]
}

pub(super) fn path(points: Vec<Point>, paint: Paint) -> Shape {
    Shape::Path { points, closed: false, paint }
}

fn circle(middle: Point, radius: f32, paint: Paint) -> Shape {
    Shape::Circle { middle, radius, paint }
}

/// A square of which half a side is so long.
fn square([x, y]: Point, half: f32, paint: Paint) -> Shape {
    let points = vec![
        [x - half, y - half],
        [x + half, y - half],
        [x + half, y + half],
        [x - half, y + half],
    ];
    Shape::Path { points, closed: true, paint }
}

pub(super) fn text(middle: Point, size: f32, text: impl Into<String>, colour: Colour) -> Shape {
    Shape::Text { middle, size, text: text.into(), colour, bold: false }
}

/// A point on the way from one point to another, so far from the first.
fn towards(from: Point, to: Point, far: f32) -> Point {
    let length = (to[0] - from[0]).hypot(to[1] - from[1]).max(0.001);
    [0, 1].map(|i| from[i] + (to[i] - from[i]) * far / length)
}

/// The head of an arrow that comes from one point and ends at another.
pub(super) fn head(from: Point, to: Point, size: f32, paint: Paint) -> Shape {
    let back = towards(to, from, size);
    let [dx, dy] = [to[0] - back[0], to[1] - back[1]];
    let side = |way: f32| [back[0] - dy * 0.7 * way, back[1] + dx * 0.7 * way];
    path(vec![side(1.0), to, side(-1.0)], paint)
}

fn dashes(board: &Board, cells: &[Cell], inset: f32, colour: Colour) -> Vec<Shape> {
    let paint = Paint { dashed: true, ..Paint::line(colour, 0.025) };
    outline(board, cells, inset).into_iter().map(|side| path(side.to_vec(), paint)).collect()
}

/// A frame of dashes, with letters in the corner of the first cell.
fn framed(board: &Board, cells: &[Cell], inset: f32, colour: Colour, letters: &str) -> Vec<Shape> {
    let mut shapes = dashes(board, cells, inset, colour);
    if let (false, Some(first)) = (letters.is_empty(), cells.iter().min()) {
        shapes.extend(corner(middle(board, *first), letters));
    }
    shapes
}

/// Letters in the corner of a cell, of which this is the middle.
fn corner([x, y]: Point, letters: &str) -> [Shape; 2] {
    let half = 0.065 * letters.chars().count() as f32;
    let at = [x - 0.45 + half, y - 0.36];
    let points = [[-half, -0.1], [half, -0.1], [half, 0.1], [-half, 0.1]];
    let points = points.map(|[dx, dy]| [at[0] + dx, at[1] + dy]).to_vec();
    let ground = Shape::Path { points, closed: true, paint: Paint::fill(Colour::WHITE) };
    [ground, text(at, 0.22, letters, Colour::BLACK)]
}

/// A line with its number at its start, unless it is the usual one.
fn numbered(mut line: Vec<Shape>, number: i32, usual: i32) -> Vec<Shape> {
    if let (Some(Shape::Path { points, .. }), true) = (line.first(), number != usual)
        && let Some(start) = points.first()
    {
        line.extend(corner(*start, &number.to_string()));
    }
    line
}

/// The number at the end of a name. A regular expression has none, even if it ends in digits.
fn number_behind(name: Option<&str>) -> &str {
    let name = name.filter(|name| !name.starts_with("regex"));
    let number = name.and_then(|name| name.rsplit(' ').next()).unwrap_or_default();
    if number.bytes().all(|byte| byte.is_ascii_digit()) { number } else { "" }
}

/// A dot, a letter or a sign between two cells.
fn mark(a: Point, b: Point, kind: Kind, relation: &Relation) -> Vec<Shape> {
    let between = [(a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0];
    let dot = |fill: Colour, ink: Colour, number: i32, usual: i32| {
        let mut shapes = vec![circle(between, 0.14, Paint::both(fill, Colour::BLACK, 0.025))];
        if number != usual {
            shapes.push(text(between, 0.2, number.to_string(), ink));
        }
        shapes
    };
    match (kind, relation) {
        (_, Relation::Difference(number)) => dot(Colour::WHITE, Colour::BLACK, *number, 1),
        (_, Relation::Ratio(number)) => dot(Colour::BLACK, Colour::WHITE, *number, 2),
        (_, Relation::Sum(sum)) => {
            let letters = match sum {
                5 => "V".to_owned(),
                10 => "X".to_owned(),
                sum => sum.to_string(),
            };
            let gap = circle(between, 0.15, Paint::fill(Colour::WHITE));
            vec![gap, text(between, 0.3, letters, Colour::BLACK)]
        }
        (Kind::Inequality, _) => {
            let paint = Paint::line(Colour::BLACK, 0.04);
            let gap = circle(between, 0.15, Paint::fill(Colour::WHITE));
            vec![gap, head(towards(between, b, 0.08), towards(between, a, 0.1), 0.18, paint)]
        }
        _ => dot(GREY, Colour::BLACK, 0, 0),
    }
}

fn quadruple(places: &[Point], numbers: &[String]) -> Vec<Shape> {
    let count = places.len().max(1) as f32;
    let mean = |i: usize| places.iter().map(|place| place[i]).sum::<f32>() / count;
    let (x, y) = (mean(0), mean(1));
    let rows: Vec<&[String]> = numbers.chunks(2).collect();
    let mut shapes = vec![circle([x, y], 0.27, Paint::both(Colour::WHITE, Colour::BLACK, 0.025))];
    for (i, row) in rows.iter().enumerate() {
        let down = (i as f32 - (rows.len() - 1) as f32 / 2.0) * 0.21;
        shapes.push(text([x, y + down], 0.2, row.join(" "), Colour::BLACK));
    }
    shapes
}

fn arrow(board: &Board, pill: &[Cell], shaft: &[Cell]) -> Vec<Shape> {
    let at = |cell: &Cell| middle(board, *cell);
    let ends: Vec<Point> = pill.iter().map(at).collect();
    let way: Vec<Point> = shaft.iter().map(at).collect();
    let Some(first) = way.first() else { return Vec::new() };
    let far = |point: &Point| (point[0] - first[0]).hypot(point[1] - first[1]);
    let from = ends.iter().copied().min_by(|a, b| far(a).total_cmp(&far(b))).unwrap_or(*first);
    let all: Vec<Point> = [towards(from, *first, 0.4)].into_iter().chain(way.clone()).collect();
    let bulb = if ends.len() > 1 { ends } else { vec![from, from] };
    let paint = Paint::line(DARK, 0.05);
    let mut shapes = vec![
        path(bulb.clone(), Paint::line(DARK, 0.8)),
        path(bulb, Paint::line(Colour::WHITE, 0.72)),
        path(all.clone(), paint),
    ];
    if let [.., before, last] = all[..] {
        shapes.push(head(before, last, 0.2, paint));
    }
    shapes
}

/// A shaded cell with signs on its edges to the neighbours, which point to the lesser number.
fn extreme(board: &Board, cell: Cell, others: &[Cell], is_least: bool) -> Vec<Shape> {
    let at = middle(board, cell);
    let mut shapes = vec![square(at, 0.5, Paint::fill(SHADE))];
    for other in others {
        let to = middle(board, *other);
        let (near, far) = (towards(at, to, 0.37), towards(at, to, 0.48));
        let (from, end) = if is_least { (far, near) } else { (near, far) };
        shapes.push(head(from, end, 0.1, Paint::line(DARK, 0.03)));
    }
    shapes
}
