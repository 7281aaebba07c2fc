//! Clues outside the board. Several at one place stand beside each other, or farther out.

use super::legend::sign;
use super::rules::{DARK, head, middle, path, text};
use super::shape::{Colour, Paint, Point, Shape};
use crate::board::{Board, Cell};
use crate::rule::{Kind, Rule, joined};

/// The height of a number, and the gap between two.
const SIZE: f32 = 0.36;
const GAP: f32 = 0.08;
/// How far the number of a diagonal stands back from its place, where its arrow starts.
const BACK: f32 = 0.08;

/// A clue: its place beside the board, the way that it looks, its number and the middle of that.
pub(super) struct Clue {
    at: Point,
    way: Point,
    number: String,
    middle: Point,
}

/// The clues of the rules that stand outside the board.
pub(super) fn clues(board: &Board, rules: &[Rule]) -> Vec<Clue> {
    let all = rules.iter().filter_map(|rule| Clue::of(board, rule, sign(rule.kind(), rules)));
    let mut all: Vec<Clue> = all.collect();
    // Sums that are only known to be equal have a letter instead: X, Y, Z, A and so on.
    for (at, lines) in joined(rules, Kind::XSum).into_iter().enumerate() {
        let letter = char::from(b'A' + ((at + 23) % 26) as u8);
        all.extend(lines.iter().filter_map(|line| Clue::along(board, line, letter.to_string())));
    }
    let (slanted, straight): (Vec<Clue>, Vec<Clue>) = all.into_iter().partition(Clue::is_slanted);
    let mut placed: Vec<Clue> = Vec::new();
    // One of a diagonal stands beside its arrow, and those of the line farther out.
    for clue in &slanted {
        let middle = [0, 1].map(|i| {
            let here = slanted.iter().filter(|other| other.at == clue.at);
            let is_crossed = here.clone().any(|other| other.way[i] != clue.way[i]);
            let aside = here.map(|other| other.reach()[i] + GAP / 2.0).fold(0.0, f32::max);
            let shift = if is_crossed { aside } else { -BACK };
            clue.at[i] + clue.way[i] * shift
        });
        let twins = placed.iter().filter(|other| (other.at, other.way) == (clue.at, clue.way));
        let back = twins.count() as f32 * (SIZE + GAP);
        let middle = [0, 1].map(|i| middle[i] - clue.way[i] * back);
        placed.push(Clue { middle, number: clue.number.clone(), ..*clue });
    }
    for clue in straight {
        let along = usize::from(clue.way[0] == 0.0);
        let here = placed.iter().filter(|other| other.at == clue.at);
        let far =
            here.map(|other| other.out(along) + GAP + clue.reach()[along]).fold(0.0, f32::max);
        let middle = [0, 1].map(|i| clue.at[i] - clue.way[i] * far);
        placed.push(Clue { middle, ..clue });
    }
    placed
}

impl Clue {
    /// A clue in the middle of its place.
    fn of(board: &Board, rule: &Rule, sign: &str) -> Option<Clue> {
        let number = match rule {
            Rule::LittleKiller { sum, .. }
            | Rule::Sandwich { sum, .. }
            | Rule::XSum { sum, .. } => sum.to_string(),
            Rule::Skyscraper { seen, .. } => seen.to_string(),
            Rule::NumberedRoom { value, .. } => board.number(*value).to_string(),
            _ => return None,
        };
        let number = format!("{sign}{number}");
        let cells = rule.cells(board);
        if let (Rule::LittleKiller { .. }, [only]) = (rule, &cells[..]) {
            // A diagonal of one cell lies in a corner.
            let first = middle(board, *only);
            let way = first.map(|at| if at < 1.0 { 1.0 } else { -1.0 });
            return Some(Clue::before(first, way, number));
        }
        Clue::along(board, &cells, number)
    }

    /// A clue of a line, which looks from its first cell to the second.
    fn along(board: &Board, line: &[Cell], number: String) -> Option<Clue> {
        let first = middle(board, *line.first()?);
        let sign = |from: f32, to: f32| if to == from { 0.0 } else { (to - from).signum() };
        let way = line.get(1).map_or([1.0, 0.0], |&second| {
            let second = middle(board, second);
            [0, 1].map(|i| sign(first[i], second[i]))
        });
        Some(Clue::before(first, way, number))
    }

    fn before(first: Point, way: Point, number: String) -> Clue {
        let at = [0, 1].map(|i| first[i] - way[i]);
        Clue { at, way, number, middle: at }
    }

    fn is_slanted(&self) -> bool {
        self.way[0] != 0.0 && self.way[1] != 0.0
    }

    /// How far the number reaches from its middle to either side, and up and down.
    pub(super) fn reach(&self) -> Point {
        [0.3 * SIZE * self.number.len() as f32, SIZE / 2.0]
    }

    /// The middle of the number.
    pub(super) fn middle(&self) -> Point {
        self.middle
    }

    /// How far out from its place the number reaches.
    fn out(&self, along: usize) -> f32 {
        (self.at[along] - self.middle[along]) * self.way[along] + self.reach()[along]
    }

    /// The number, with an arrow if it looks along a diagonal.
    pub(super) fn shapes(self) -> Vec<Shape> {
        let is_slanted = self.is_slanted();
        let along = |far: f32| [0, 1].map(|i| self.at[i] + self.way[i] * far);
        let (from, to) = (along(0.22), along(0.46));
        let mut shapes = vec![text(self.middle, SIZE, self.number, Colour::BLACK)];
        if is_slanted {
            let paint = Paint::line(DARK, 0.03);
            shapes.push(path(vec![from, to], paint));
            shapes.push(head(from, to, 0.1, paint));
        }
        shapes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Value;

    #[test]
    fn clues_at_one_place_do_not_overlap() {
        let board = Board::square(9).unwrap();
        let line = |row: isize, column: isize, down: isize, right: isize| {
            let place = |i: isize| {
                Some((
                    usize::try_from(row + i * down).ok()?,
                    usize::try_from(column + i * right).ok()?,
                ))
            };
            let cell = |i| place(i).and_then(|(row, column)| board.cell(row, column));
            (0..9).map_while(cell).collect::<Vec<_>>()
        };
        let rules = [
            Rule::Sandwich { cells: line(0, 2, 1, 0), sum: 12 },
            Rule::XSum { cells: line(0, 2, 1, 0), sum: 30 },
            Rule::LittleKiller { cells: line(0, 3, 1, 1), sum: 130 },
            Rule::LittleKiller { cells: line(0, 3, 1, 1), sum: 31 },
            Rule::LittleKiller { cells: line(0, 1, 1, -1), sum: 8 },
            Rule::Skyscraper { cells: line(4, 8, 0, -1), seen: 3 },
            Rule::NumberedRoom { cells: line(4, 8, 0, -1), value: Value(6) },
        ];
        let all = clues(&board, &rules);
        assert_eq!(all.len(), rules.len());
        let numbers = |rules: &[Rule]| {
            clues(&board, rules).into_iter().map(|clue| clue.number).collect::<Vec<_>>()
        };
        // A letter tells kinds apart, and a single kind needs none.
        assert_eq!(numbers(&rules[5..]), ["H3", "R7"]);
        assert_eq!(numbers(&rules[5..6]), ["3"]);
        for (i, a) in all.iter().enumerate() {
            for b in &all[..i] {
                let apart =
                    |i: usize| (a.middle[i] - b.middle[i]).abs() >= a.reach()[i] + b.reach()[i];
                assert!(apart(0) || apart(1), "{} and {}", a.number, b.number);
            }
        }
    }
}
