//! Grids of 16×16 letters: SPOJ SUDOKU and POJ 3076.

use super::words::{Fault, Words};
use super::{Case, Corner, Kind, Shape};
use crate::console::language::words;
use ninefold::generate::Random;

const SIZE: usize = 16;

/// The most grids that SPOJ promises.
const MOST: usize = 10;

/// Reads the number of grids, and the grids.
pub(super) fn read_counted(text: &str) -> Result<Vec<Case>, Fault> {
    let mut words = Words::of(text);
    let count = words.number(1..=usize::MAX)?;
    (0..count).map(|_| grid(&mut words)).collect()
}

/// Reads grids to the end.
pub(super) fn read(text: &str) -> Result<Vec<Case>, Fault> {
    let mut words = Words::of(text);
    let mut cases = Vec::new();
    while !words.is_empty() {
        cases.push(grid(&mut words)?);
    }
    Ok(cases)
}

fn grid(words: &mut Words<'_>) -> Result<Case, Fault> {
    let line = words.line();
    let mut cells = Vec::with_capacity(SIZE * SIZE);
    for _ in 0..SIZE {
        let row = words.next()?.as_bytes();
        let cell = |byte: &u8| match byte {
            b'-' => Some(0),
            b'A'..=b'P' => Some(byte - b'A' + 1),
            _ => None,
        };
        let row: Option<Vec<u8>> = row.iter().map(cell).collect();
        match row.filter(|row| row.len() == SIZE) {
            Some(row) => cells.extend(row),
            None => {
                let what = words!(
                    en: "16 letters from A to P, or - for a blank",
                    ko: "A부터 P까지의 글자 16개(빈칸은 -)",
                );
                return Err(words.expected(&what));
            }
        }
    }
    Ok(Case { line, cells, shape: Shape::Boxes })
}

fn rows(cells: &[u8]) -> String {
    let letter = |&value: &u8| if value == 0 { '-' } else { char::from(b'A' + value - 1) };
    cells.chunks(SIZE).map(|row| row.iter().map(letter).collect::<String>() + "\n").collect()
}

/// The grids, with empty lines between.
pub(super) fn write(cases: &[Case]) -> String {
    cases.iter().map(|case| rows(&case.cells)).collect::<Vec<_>>().join("\n")
}

/// Their number first.
pub(super) fn write_counted(cases: &[Case]) -> String {
    format!("{}\n{}", cases.len(), write(cases))
}

/// The solution, behind an empty line unless it is the first.
pub(super) fn answer(number: usize, case: &Case) -> Option<String> {
    let solution = case.solution()?;
    Some(format!("{}{}", if number > 0 { "\n" } else { "" }, rows(&solution)))
}

/// One to a few grids, each with one solution.
pub(super) fn make(random: &mut Random, n: usize) -> (Kind, Vec<Case>) {
    let (kind, count, blanks) = match n {
        0 => (Kind::Corner(Corner::Full), 1, 0),
        1 => (Kind::Corner(Corner::ManyGrids), MOST, 40),
        n if n.is_multiple_of(2) => (Kind::Easy, 1 + random.below(3) as usize, 100),
        _ => (Kind::Hard, 1, SIZE * SIZE),
    };
    (kind, (0..count).map(|_| puzzle(random, blanks)).collect())
}

/// A puzzle with one solution and at most this many blanks.
fn puzzle(random: &mut Random, blanks: usize) -> Case {
    let mut case = Case { line: 1, cells: complete(random), shape: Shape::Boxes };
    let mut cells: Vec<usize> = (0..SIZE * SIZE).collect();
    random.shuffle(&mut cells);
    // Four at once, as a grid of this size takes its time.
    for some in cells.chunks(4) {
        if case.blanks() + some.len() > blanks {
            break;
        }
        let before = case.clone();
        some.iter().for_each(|&cell| case.cells[cell] = 0);
        if case.solutions(2).len() != 1 {
            case = before;
        }
    }
    case
}

/// A complete grid: rows, columns and letters of a regular one in random order.
fn complete(random: &mut Random) -> Vec<u8> {
    let mut order = || {
        let mut bands = [0, 1, 2, 3];
        random.shuffle(&mut bands);
        let mut lines = Vec::new();
        for band in bands {
            let mut own = [0, 1, 2, 3];
            random.shuffle(&mut own);
            lines.extend(own.map(|line| 4 * band + line));
        }
        lines
    };
    let (rows, columns) = (order(), order());
    let mut letters: Vec<u8> = (1..=16).collect();
    random.shuffle(&mut letters);
    let letter = |row: usize, column: usize| letters[(4 * (row % 4) + row / 4 + column) % SIZE];
    rows.iter()
        .flat_map(|&row| columns.iter().map(move |&column| letter(row, column)).collect::<Vec<_>>())
        .collect()
}
