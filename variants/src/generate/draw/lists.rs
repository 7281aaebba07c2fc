//! Rules of which all that hold are listed, and some are taken.

use std::mem::replace;

use ninefold::generate::{PatternSymmetry, Random};

use super::{Solved, orbit};
use crate::board::{Cell, Value};
use crate::rule::{Relation, Rule};

/// This many rules of all or a few more, in groups that a symmetry demands.
pub(super) fn some(
    solved: &Solved<'_>,
    mut all: Vec<Rule>,
    count: usize,
    symmetry: PatternSymmetry,
    random: &mut Random,
) -> Vec<Rule> {
    random.shuffle(&mut all);
    let board = solved.board;
    let mut chosen: Vec<Rule> = Vec::new();
    let mut taken = vec![false; all.len()];
    // A cell belongs to one clone.
    let mut cloned = vec![false; board.cell_count()];
    for place in 0..all.len() {
        if chosen.len() >= count {
            break;
        }
        let group = match symmetry {
            PatternSymmetry::Any => Some(vec![place]),
            _ if taken[place] => None,
            _ => orbit(board, symmetry, &all, place),
        };
        let Some(group) = group else { continue };
        if matches!(all[place], Rule::Clone { .. }) {
            let cells: Vec<Cell> = group.iter().flat_map(|&one| all[one].cells(board)).collect();
            let mut with = cloned.clone();
            if cells.iter().any(|cell| replace(&mut with[cell.index()], true)) {
                continue;
            }
            cloned = with;
        }
        for one in group {
            taken[one] = true;
            chosen.push(all[one].clone());
        }
    }
    chosen
}

impl Solved<'_> {
    /// The rules of single cells that hold.
    pub(super) fn cells(&self, rule: impl Fn(Cell) -> Option<Rule>) -> Vec<Rule> {
        self.board.cells().filter_map(rule).filter(|rule| self.allows(rule)).collect()
    }

    /// The marks between neighbours that hold.
    pub(super) fn marks(&self, relations: &[Relation]) -> Vec<Rule> {
        let neighbours = |cell| self.board.neighbours(cell).map(move |other| [cell, other]);
        let is_once = |cells: &[Cell; 2]| relations == [Relation::Less] || cells[0] < cells[1];
        let pairs = self.board.cells().flat_map(neighbours).filter(is_once);
        pairs
            .flat_map(|cells| {
                relations
                    .iter()
                    .map(move |relation| Rule::Mark { cells, relation: relation.clone() })
            })
            .filter(|rule| self.allows(rule))
            .collect()
    }

    /// Clues outside the board.
    pub(super) fn rays(&self, clue: fn(&Self, Vec<Cell>) -> Option<Rule>) -> Vec<Rule> {
        self.board.rays().into_iter().filter_map(|cells| clue(self, cells)).collect()
    }
}

/// From two to four of the values in each square of four cells.
pub(super) fn quadruples(solved: &Solved<'_>, random: &mut Random) -> Vec<Rule> {
    let board = solved.board;
    board
        .cells()
        .filter_map(|cell| board.square_at(cell))
        .map(|cells| {
            let mut values: Vec<Value> =
                cells.iter().filter_map(|&cell| solved.value(cell)).collect();
            random.shuffle(&mut values);
            values.truncate(2 + random.below(3) as usize);
            values.sort_unstable();
            Rule::Quadruple { cells, values, exact: false }
        })
        .collect()
}

/// Circles around some numbers, each as often as it says.
pub(super) fn circles(solved: &Solved<'_>, random: &mut Random) -> Vec<Rule> {
    let board = solved.board;
    let mut values: Vec<Value> = board.values().iter().collect();
    random.shuffle(&mut values);
    values.truncate(board.value_count() * 2 / 3);
    let mut circles = Vec::new();
    for value in values {
        let mut places: Vec<Cell> =
            board.cells().filter(|&cell| solved.value(cell) == Some(value)).collect();
        random.shuffle(&mut places);
        circles.extend(places.into_iter().take(board.number(value) as usize));
    }
    circles.sort_unstable();
    Some(Rule::CountingCircles(circles)).filter(|rule| solved.allows(rule)).into_iter().collect()
}

/// Two shapes of two or three cells that hold the same values.
pub(super) fn clones(solved: &Solved<'_>, _: &mut Random) -> Vec<Rule> {
    const SHAPES: [&[(isize, isize)]; 7] = [
        &[(0, 1), (1, 0), (1, 1)],
        &[(0, 0), (0, 1), (1, 0)],
        &[(0, 0), (0, 1), (1, 1)],
        &[(0, 0), (1, 0), (1, 1)],
        &[(0, 0), (0, 1), (0, 2)],
        &[(0, 0), (1, 0), (2, 0)],
        &[(0, 0), (0, 1), (1, 0), (1, 1)],
    ];
    let board = solved.board;
    let at = |cell: Cell, shape: &[(isize, isize)]| -> Option<Vec<Cell>> {
        shape.iter().map(|&(down, right)| board.beside(cell, down, right)).collect()
    };
    let mut clones: Vec<Rule> = Vec::new();
    for shape in SHAPES {
        let places: Vec<Vec<Cell>> = board.cells().filter_map(|cell| at(cell, shape)).collect();
        for (number, first) in places.iter().enumerate() {
            for second in &places[number + 1..] {
                let rule = Rule::Clone { first: first.clone(), second: second.clone() };
                if !first.iter().any(|cell| second.contains(cell)) && solved.allows(&rule) {
                    clones.push(rule);
                }
            }
        }
    }
    clones
}

/// The sums between the least and the greatest value, for rows from the left and columns from the top.
pub(super) fn sandwiches(solved: &Solved<'_>, _: &mut Random) -> Vec<Rule> {
    let board = solved.board;
    let (least, greatest) = (board.least(), board.least() + board.value_count() as i32 - 1);
    let clue = |cells: Vec<Cell>| {
        let at = |number| cells.iter().position(|&cell| solved.number(cell) == number);
        let (a, b) = at(least).zip(at(greatest))?;
        let sum = solved.sum(&cells[a.min(b) + 1..a.max(b)]);
        Some(Rule::Sandwich { cells, sum })
    };
    board.rays().into_iter().step_by(2).filter_map(clue).collect()
}

/// The sum of the first X cells.
pub(super) fn x_sum(solved: &Solved<'_>, cells: Vec<Cell>) -> Option<Rule> {
    let first = cells.get(..usize::try_from(solved.number(cells[0])).ok()?)?;
    Some(Rule::XSum { sum: solved.sum(first), cells })
}

/// How many numbers are greater than all before them.
pub(super) fn skyscraper(solved: &Solved<'_>, cells: Vec<Cell>) -> Option<Rule> {
    let mut highest = 0;
    let seen = cells.iter().filter(|&&cell| {
        let number = solved.number(cell);
        let is_seen = number > highest;
        highest = highest.max(number);
        is_seen
    });
    let seen = seen.count();
    Some(Rule::Skyscraper { cells, seen })
}

/// The value of the Xth cell.
pub(super) fn numbered_room(solved: &Solved<'_>, cells: Vec<Cell>) -> Option<Rule> {
    let place = usize::try_from(solved.number(cells[0])).ok()?.checked_sub(1)?;
    let value = solved.value(*cells.get(place)?)?;
    Some(Rule::NumberedRoom { cells, value })
}

/// The cells that tell in which column of their row the number of their own column stands.
pub(super) fn indexers(solved: &Solved<'_>, _: &mut Random) -> Vec<Rule> {
    let board = solved.board;
    solved.cells(|cell| {
        let (row, column) = board.place(cell);
        let line = (0..board.columns()).filter_map(|column| board.cell(row, column)).collect();
        let value = board.value(column as i64 + 1)?;
        Some(Rule::Indexer { cell, line, value })
    })
}
