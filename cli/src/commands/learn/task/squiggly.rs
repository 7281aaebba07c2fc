//! HDU 4069: nine regions between walls.

use super::words::{Fault, Words};
use super::{Case, Corner, Kind, Shape};
use crate::console::language::words;
use ninefold::generate::Random;

const SIZE: usize = 9;
const CELLS: usize = SIZE * SIZE;

/// The walls of a cell: the bit, and the cell beyond if there is one.
fn sides(cell: usize) -> [(usize, Option<usize>); 4] {
    let (row, column) = (cell / SIZE, cell % SIZE);
    [
        (16, (row > 0).then(|| cell - SIZE)),
        (32, (column + 1 < SIZE).then(|| cell + 1)),
        (64, (row + 1 < SIZE).then(|| cell + SIZE)),
        (128, (column > 0).then(|| cell - 1)),
    ]
}

/// Reads the number of puzzles, and the puzzles.
pub(super) fn read(text: &str) -> Result<Vec<Case>, Fault> {
    let mut words = Words::of(text);
    let count = words.number(1..=usize::MAX)?;
    (0..count).map(|_| puzzle(&mut words)).collect()
}

fn puzzle(words: &mut Words<'_>) -> Result<Case, Fault> {
    let line = words.line();
    let mut walls = Vec::with_capacity(CELLS);
    let mut cells = Vec::with_capacity(CELLS);
    for _ in 0..CELLS {
        let number = words.number(0..=249)?;
        let digit = number % 16;
        if digit > SIZE {
            let what = words!(en: "walls and a digit", ko: "벽과 숫자의 합");
            return Err(words.expected(&what));
        }
        walls.push(number - digit);
        cells.push(digit as u8);
    }
    let is_open = |cell: usize, bit: usize, other: usize| {
        let back = if bit < 64 { 4 * bit } else { bit / 4 };
        walls[cell] & bit == 0 && walls[other] & back == 0
    };
    let mut regions = vec![u8::MAX; CELLS];
    let mut found = 0;
    for start in 0..CELLS {
        if regions[start] != u8::MAX {
            continue;
        }
        regions[start] = found;
        let mut open = vec![start];
        let mut count = 0;
        while let Some(cell) = open.pop() {
            count += 1;
            for (bit, other) in sides(cell) {
                if let Some(other) = other.filter(|&other| is_open(cell, bit, other))
                    && regions[other] == u8::MAX
                {
                    regions[other] = found;
                    open.push(other);
                }
            }
        }
        if count != SIZE {
            let (row, column) = (start / SIZE + 1, start % SIZE + 1);
            let what = words!(
                en: "the region of r{row}c{column} has {count} cells, not 9",
                ko: "r{row}c{column}이 든 영역이 9칸이 아니라 {count}칸입니다",
            );
            return Err(Fault { line, what });
        }
        found += 1;
    }
    Ok(Case { line, cells, shape: Shape::Regions(regions) })
}

/// The number of puzzles, and the puzzles with empty lines between.
pub(super) fn write(cases: &[Case]) -> String {
    let case = |case: &Case| -> String {
        let Shape::Regions(regions) = &case.shape else { return String::new() };
        let number = |cell: usize| {
            let is_wall = |other: Option<usize>| other.is_none_or(|o| regions[o] != regions[cell]);
            let walls = sides(cell).into_iter().filter(|(_, other)| is_wall(*other));
            walls.map(|(bit, _)| bit).sum::<usize>() + usize::from(case.cells[cell])
        };
        let row = |row: usize| {
            let row = SIZE * row..SIZE * (row + 1);
            row.map(|cell| number(cell).to_string()).collect::<Vec<_>>().join(" ") + "\n"
        };
        (0..SIZE).map(row).collect()
    };
    let cases: Vec<String> = cases.iter().map(case).collect();
    format!("{}\n{}", cases.len(), cases.join("\n"))
}

/// The number of the puzzle, and its only solution or that there is none or are several.
pub(super) fn answer(number: usize, case: &Case) -> Option<String> {
    let rows = |cells: &Vec<u8>| -> String {
        let row = |row: &[u8]| row.iter().map(ToString::to_string).collect::<String>() + "\n";
        cells.chunks(SIZE).map(row).collect()
    };
    let found = case.solutions(2);
    let answer = match &found[..] {
        [] => "No solution\n".to_owned(),
        [one] => rows(one),
        _ => "Multiple Solutions\n".to_owned(),
    };
    Some(format!("Case {}:\n{answer}", number + 1))
}

/// A few puzzles with one solution, several or none.
pub(super) fn make(random: &mut Random, n: usize) -> (Kind, Vec<Case>) {
    let (kind, count) = match n {
        0 => (Kind::Corner(Corner::Full), 1),
        1 => (Kind::Several, 1),
        2 => (Kind::Unsolvable, 1),
        n if n.is_multiple_of(2) => (Kind::Easy, 3),
        _ => (Kind::Hard, 3),
    };
    let case = |i: usize, random: &mut Random| {
        let mut case = complete(random);
        if n == 0 {
            return case;
        }
        let mut cells: Vec<usize> = (0..CELLS).collect();
        random.shuffle(&mut cells);
        let most = if kind == Kind::Easy { 40 } else { CELLS };
        for &cell in &cells[..most] {
            let value = std::mem::take(&mut case.cells[cell]);
            if case.solutions(2).len() != 1 {
                case.cells[cell] = value;
            }
        }
        let changed = match (kind, i) {
            (Kind::Several, _) | (Kind::Hard, 1) => Kind::Several,
            (Kind::Unsolvable, _) | (Kind::Hard, 2) => Kind::Unsolvable,
            _ => kind,
        };
        let given: Vec<usize> = cells.into_iter().filter(|&cell| case.cells[cell] != 0).collect();
        match (changed, given.last()) {
            (Kind::Several, Some(&cell)) => {
                case.cells[cell] = 0;
                let others = given.iter().filter(|_| random.below(3) == 0);
                others.for_each(|&cell| case.cells[cell] = 0);
            }
            (Kind::Unsolvable, Some(&cell)) => {
                // Another digit than the solution's.
                case.cells[cell] = case.cells[cell] % 9 + 1;
            }
            _ => {}
        }
        case
    };
    (kind, (0..count).map(|i| case(i, random)).collect())
}

/// Random regions that touch, and a solution.
fn complete(random: &mut Random) -> Case {
    loop {
        let mut regions: Vec<u8> =
            (0..CELLS).map(|cell| (cell / SIZE / 3 * 3 + cell % SIZE / 3) as u8).collect();
        let mut done = 0;
        while done < 60 {
            // Two neighbouring regions give each other a cell.
            let [a, b] = [(); 2].map(|()| random.below(CELLS as u32) as usize);
            let [own, other] = [regions[a], regions[b]];
            regions.swap(a, b);
            if own != other && touches(&regions, own) && touches(&regions, other) {
                done += 1;
            } else {
                regions.swap(a, b);
            }
        }
        let mut cells = vec![0; CELLS];
        let mut first: Vec<u8> = (1..=9).collect();
        random.shuffle(&mut first);
        cells[..SIZE].copy_from_slice(&first);
        let mut case = Case { line: 1, cells, shape: Shape::Regions(regions) };
        if let Some(solution) = case.solution() {
            case.cells = solution;
            return case;
        }
    }
}

/// Whether the cells of a region touch.
fn touches(regions: &[u8], region: u8) -> bool {
    let Some(start) = regions.iter().position(|&other| other == region) else { return false };
    let mut seen = vec![start];
    let mut at = 0;
    while let Some(&cell) = seen.get(at) {
        at += 1;
        let beside = sides(cell).into_iter().filter_map(|(_, other)| other);
        let new = beside.filter(|&other| regions[other] == region && !seen.contains(&other));
        let new: Vec<usize> = new.collect();
        seen.extend(new);
    }
    seen.len() == SIZE
}
