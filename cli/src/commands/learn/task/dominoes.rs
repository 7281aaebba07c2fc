//! Baekjoon 4574: nine given digits, and 36 dominoes with two different digits each.

use super::words::{Fault, Words};
use super::{Case, Corner, Kind, Shape};
use crate::console::language::words;
use ninefold::generate::{self, Random};
use ninefold::solve;

const SIZE: usize = 9;
const CELLS: usize = SIZE * SIZE;

/// A domino for each pair of digits.
const TILES: usize = 36;

/// The fewest dominoes that an input gives.
const FEWEST: usize = 10;

/// Reads puzzles up to one of 0 dominoes.
pub(super) fn read(text: &str) -> Result<Vec<Case>, Fault> {
    let mut words = Words::of(text);
    let mut cases = Vec::new();
    while !words.is_empty() {
        let line = words.line();
        let count = words.number(0..=TILES)?;
        if count == 0 {
            break;
        }
        let mut cells = vec![0; CELLS];
        let mut tiles = Vec::new();
        for _ in 0..count {
            let (a, one) = (words.number(1..=SIZE)?, cell(&mut words)?);
            let (b, other) = (words.number(1..=SIZE)?, cell(&mut words)?);
            if !beside(one).any(|cell| cell == other) {
                let what = words!(en: "a cell beside the other", ko: "맞닿은 칸");
                return Err(words.expected(&what));
            }
            (cells[one], cells[other]) = (a as u8, b as u8);
            tiles.push([one, other]);
        }
        for digit in 1..=9 {
            cells[cell(&mut words)?] = digit;
        }
        cases.push(Case { line, cells, shape: Shape::Dominoes(tiles) });
    }
    Ok(cases)
}

/// Reads a cell such as `B2`: a letter for the row and a digit for the column.
fn cell(words: &mut Words<'_>) -> Result<usize, Fault> {
    match words.next()?.as_bytes() {
        &[row @ b'A'..=b'I', column @ b'1'..=b'9'] => {
            Ok(SIZE * usize::from(row - b'A') + usize::from(column - b'1'))
        }
        _ => {
            let what = words!(en: "a cell from A1 to I9", ko: "A1부터 I9까지의 칸");
            Err(words.expected(&what))
        }
    }
}

/// The neighbours of a cell.
fn beside(cell: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (cell / SIZE, cell % SIZE);
    let all = [
        (column + 1 < SIZE).then_some(cell + 1),
        (row + 1 < SIZE).then_some(cell + SIZE),
        (column > 0).then(|| cell - 1),
        (row > 0).then(|| cell - SIZE),
    ];
    all.into_iter().flatten()
}

/// The puzzles, with a 0 behind them.
pub(super) fn write(cases: &[Case]) -> String {
    let name =
        |cell: usize| format!("{}{}", char::from(b'A' + (cell / SIZE) as u8), cell % SIZE + 1);
    let mut text = String::new();
    for case in cases {
        let tiles = given(case);
        text += &format!("{}\n", tiles.len());
        for &[a, b] in &tiles {
            let [one, other] = [a, b].map(|cell| format!("{} {}", case.cells[cell], name(cell)));
            text += &format!("{one} {other}\n");
        }
        let single = |digit: u8| {
            let alone = |cell: &usize| case.cells[*cell] == digit && !tiles.concat().contains(cell);
            (0..CELLS).find(alone).map(name).unwrap_or_default()
        };
        text += &((1..=9).map(single).collect::<Vec<_>>().join(" ") + "\n");
    }
    text + "0\n"
}

/// The given dominoes.
fn given(case: &Case) -> Vec<[usize; 2]> {
    let Shape::Dominoes(tiles) = &case.shape else { return Vec::new() };
    tiles.iter().copied().filter(|tile| tile.iter().all(|&cell| case.cells[cell] != 0)).collect()
}

/// Solutions whose other cells can be covered with the other dominoes, at most this many.
pub(super) fn solutions(case: &Case, most: usize) -> Vec<Vec<u8>> {
    let tiles = given(case);
    let blank: Vec<bool> = case.cells.iter().map(|&digit| digit == 0).collect();
    let mut found = Vec::new();
    for solution in solve::solutions(case.grid()) {
        let cells = solution.grid().values().to_vec();
        let mut used = [false; CELLS + SIZE];
        tiles.iter().for_each(|&[a, b]| used[pair(cells[a], cells[b])] = true);
        if cover(&cells, &mut blank.clone(), &mut used, 0) {
            found.push(cells);
        }
        if found.len() == most {
            break;
        }
    }
    found
}

/// The number of a domino.
fn pair(a: u8, b: u8) -> usize {
    SIZE * usize::from(a.min(b)) + usize::from(a.max(b)) - 1
}

/// Whether the open cells from this one on can be covered with dominoes that are not used.
fn cover(cells: &[u8], open: &mut [bool], used: &mut [bool], from: usize) -> bool {
    let Some(cell) = (from..CELLS).find(|&cell| open[cell]) else { return true };
    open[cell] = false;
    // Those before it are covered.
    for other in beside(cell).filter(|&other| other > cell) {
        let tile = pair(cells[cell], cells[other]);
        if !open[other] || used[tile] {
            continue;
        }
        (open[other], used[tile]) = (false, true);
        if cover(cells, open, used, cell + 1) {
            return true;
        }
        (open[other], used[tile]) = (true, false);
    }
    open[cell] = true;
    false
}

/// The number of the puzzle and its solution.
pub(super) fn answer(number: usize, case: &Case) -> Option<String> {
    let solution = solutions(case, 1).pop()?;
    let row = |row: &[u8]| row.iter().map(ToString::to_string).collect::<String>() + "\n";
    let rows: String = solution.chunks(SIZE).map(row).collect();
    Some(format!("Puzzle {}\n{rows}", number + 1))
}

/// One to three puzzles with one solution.
pub(super) fn make(random: &mut Random, n: usize) -> (Kind, Vec<Case>) {
    let (kind, count, tiles) = match n {
        0 => (Kind::Corner(Corner::OneDomino), 1, TILES - 1),
        n if n.is_multiple_of(2) => (Kind::Easy, 3, 24),
        _ => (Kind::Hard, 1 + random.below(2) as usize, FEWEST),
    };
    (kind, (0..count).map(|_| puzzle(random, tiles)).collect())
}

/// A puzzle with one solution, and with this many given dominoes if they suffice for that.
fn puzzle(random: &mut Random, tiles: usize) -> Case {
    let (cells, mut all) = loop {
        let cells = generate::grid(random).grid().values().to_vec();
        if let Some(tiling) = tiling(&cells, random) {
            break (cells, tiling);
        }
    };
    random.shuffle(&mut all);
    let mut case = Case { line: 1, cells: cells.clone(), shape: Shape::Dominoes(all.clone()) };
    for tile in all {
        if given(&case).len() == tiles {
            break;
        }
        tile.iter().for_each(|&cell| case.cells[cell] = 0);
        // A judge's solver should not have to list thousands of grids either.
        if solve::count(case.grid(), 1000) == 1000 || solutions(&case, 2).len() != 1 {
            tile.iter().for_each(|&cell| case.cells[cell] = cells[cell]);
        }
    }
    case
}

/// The most steps of a search for a tiling.
const STEPS: usize = 100_000;

/// Dominoes of all pairs that lie on a grid without a cell in common.
fn tiling(cells: &[u8], random: &mut Random) -> Option<Vec<[usize; 2]>> {
    let mut places = vec![Vec::new(); CELLS + SIZE];
    for cell in 0..CELLS {
        for other in beside(cell).filter(|&other| other > cell) {
            places[pair(cells[cell], cells[other])].push([cell, other]);
        }
    }
    let mut pairs: Vec<Vec<[usize; 2]>> = Vec::new();
    for a in 1..=9 {
        for b in a + 1..=9 {
            random.shuffle(&mut places[pair(a, b)]);
            pairs.push(std::mem::take(&mut places[pair(a, b)]));
        }
    }
    let mut laid = Vec::new();
    let mut steps = 0;
    lay(&mut pairs, &mut [false; CELLS], &mut laid, &mut steps).then_some(laid)
}

/// Lays the domino with the fewest free places first.
fn lay(
    pairs: &mut Vec<Vec<[usize; 2]>>,
    covered: &mut [bool; CELLS],
    laid: &mut Vec<[usize; 2]>,
    steps: &mut usize,
) -> bool {
    let is_free = |covered: &[bool; CELLS], [a, b]: [usize; 2]| !covered[a] && !covered[b];
    let free =
        |places: &Vec<[usize; 2]>| places.iter().filter(|&&place| is_free(covered, place)).count();
    let Some(next) = (0..pairs.len()).min_by_key(|&next| free(&pairs[next])) else { return true };
    *steps += 1;
    if *steps > STEPS {
        return false;
    }
    let places = pairs.swap_remove(next);
    for &place in &places {
        if is_free(covered, place) {
            place.iter().for_each(|&cell| covered[cell] = true);
            laid.push(place);
            if lay(pairs, covered, laid, steps) {
                return true;
            }
            laid.pop();
            place.iter().for_each(|&cell| covered[cell] = false);
        }
    }
    pairs.push(places);
    false
}
