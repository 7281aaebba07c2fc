//! Baekjoon 1840: in which step a grid that was filled cell by cell became impossible.

use super::words::{Fault, Words};
use super::{Case, Corner, Kind, Shape};
use ninefold::generate::{self, Random};
use ninefold::{Cell, Digit, Grid, solve};

const CELLS: usize = 81;

/// Reads rows, columns and digits.
pub(super) fn read(text: &str) -> Result<Vec<Case>, Fault> {
    let mut words = Words::of(text);
    let mut cells = Vec::new();
    let mut order = Vec::new();
    for _ in 0..CELLS {
        let (row, column) = (words.number(1..=9)?, words.number(1..=9)?);
        order.push(9 * (row - 1) + column - 1);
        cells.push(words.number(1..=9)? as u8);
    }
    Ok(vec![Case { line: 1, cells, shape: Shape::Steps(order) }])
}

/// The steps, each on a line.
pub(super) fn write(cases: &[Case]) -> String {
    let line = |(cell, digit): (usize, u8)| format!("{} {} {digit}\n", cell / 9 + 1, cell % 9 + 1);
    cases.iter().flat_map(|case| steps(case).map(line)).collect()
}

fn steps(case: &Case) -> impl Iterator<Item = (usize, u8)> {
    let order = match &case.shape {
        Shape::Steps(order) => &order[..],
        _ => &[],
    };
    order.iter().copied().zip(case.cells.iter().copied())
}

/// The number of the first step after which there is no solution, or -1.
pub(super) fn answer(_: usize, case: &Case) -> Option<String> {
    let mut grid = Grid::EMPTY;
    for ((cell, digit), step) in steps(case).zip(1..) {
        let (cell, digit) = (Cell::ALL[cell], Digit::new(digit));
        let changes = grid.get(cell).is_some_and(|before| Some(before) != digit);
        grid.set(cell, digit);
        if changes || solve::any(grid).is_none() {
            return Some(format!("{step}\n"));
        }
    }
    Some("-1\n".to_owned())
}

/// A complete grid in random order, mostly with wrong digits from some step on.
pub(super) fn make(random: &mut Random, n: usize) -> (Kind, Vec<Case>) {
    let solution = generate::grid(random).grid().values().to_vec();
    let mut order: Vec<usize> = (0..CELLS).collect();
    random.shuffle(&mut order);
    let mut cells: Vec<u8> = order.iter().map(|&cell| solution[cell]).collect();
    let kind = match n {
        0 => Kind::Corner(Corner::NoMistake),
        1 => {
            cells[CELLS - 1] = cells[CELLS - 1] % 9 + 1;
            Kind::Corner(Corner::LastStep)
        }
        n => {
            // What is wrong at a glance, or only when one tries to go on.
            let from = if n.is_multiple_of(2) { random.below(80) } else { 15 + random.below(20) };
            for step in from as usize..CELLS {
                let digit = |&digit: &u8| {
                    let mut grid = Grid::EMPTY;
                    for (&cell, &digit) in order[..step].iter().zip(&cells) {
                        grid.set(Cell::ALL[cell], Digit::new(digit));
                    }
                    grid.set(Cell::ALL[order[step]], Digit::new(digit));
                    grid.conflicts().next().is_none() && digit != cells[step]
                };
                let digits: Vec<u8> = (1..=9).filter(digit).collect();
                if !digits.is_empty() {
                    cells[step] = digits[random.below(digits.len() as u32) as usize];
                    break;
                }
            }
            if n.is_multiple_of(2) { Kind::Easy } else { Kind::Hard }
        }
    };
    (kind, vec![Case { line: 1, cells, shape: Shape::Steps(order) }])
}
