//! The symmetries of a puzzle's givens.

use crate::grid::{Candidate, Cell, CellSet, Digit, ORDERS, Transform, Unique};
use crate::marks::Marks;
use alloc::vec::Vec;

/// Fewer givens never leave one solution; a puzzle of candidates has none.
const FEWEST_GIVENS: usize = 17;

/// The most symmetries that are looked at.
const MOST: usize = 24;

/// The transformations that map the givens onto themselves, without the one that moves nothing.
pub(super) fn automorphisms(marks: &Marks, unique: &Unique) -> Vec<Transform> {
    symmetries(marks, marks.givens(), &|map| unique.is_fixed_by(map))
}

/// The transformations that map the givens with one more, in an open cell, onto themselves, each
/// with that digit; without those that leave the cell where it is.
pub(super) fn completed(marks: &Marks, unique: &Unique, open: Cell) -> Vec<(Transform, Candidate)> {
    let clue = |map: &Transform| {
        let from = marks.givens().iter().find(|cell| map.cell(*cell) == open)?;
        Some(Candidate { cell: open, digit: map.digit(marks.placed(from)?) })
    };
    let fits = |map: &Transform| clue(map).is_some_and(|clue| unique.is_fixed_with(map, clue));
    let all = symmetries(marks, marks.givens().with(open), &fits);
    all.into_iter().filter_map(|map| Some((map, clue(&map)?))).collect()
}

/// The transformations that map the givens among these cells to others, and the cells onto
/// themselves.
fn symmetries(marks: &Marks, cells: CellSet, fits: &dyn Fn(&Transform) -> bool) -> Vec<Transform> {
    let mut all = Vec::new();
    if cells.len() < FEWEST_GIVENS {
        return all;
    }
    let (mut rows, mut columns) = ([0_u16; 9], [0_u16; 9]);
    for cell in cells {
        rows[cell.row_index()] |= 1 << cell.column_index();
        columns[cell.column_index()] |= 1 << cell.row_index();
    }
    let [by_row, by_column] = signatures(marks, cells, &rows, &columns);
    for transpose in [false, true] {
        let (from, across) = if transpose { (&by_column, &rows) } else { (&by_row, &columns) };
        for to_rows in orders(from, &by_row) {
            // A line across goes where its givens then lie.
            let moved =
                across.map(|line| (0..9).fold(0_u16, |all, i| all | (line >> i & 1) << to_rows[i]));
            for to_columns in orders(&moved, &columns) {
                let moves = Transform::new(transpose, to_rows, to_columns, Digit::ALL);
                let map = moves.and_then(|moves| relabelled(marks, &moves));
                let is_one = |map: &Transform| *map != Transform::IDENTITY && fits(map);
                all.extend(map.filter(is_one));
                if all.len() >= MOST {
                    return all;
                }
            }
        }
    }
    all
}

/// What a symmetry keeps of each row and each column: for its givens, how many there are in the
/// line across and how many have the same digit. (With a cell whose digit is not known, digits do not
/// count.)
fn signatures(marks: &Marks, cells: CellSet, rows: &[u16; 9], columns: &[u16; 9]) -> [[u16; 9]; 2] {
    let (mut by_row, mut by_column) = ([0_u16; 9], [0_u16; 9]);
    let mut counts = [0_u32; 9];
    let is_whole = cells == marks.givens();
    let digit = |cell: Cell| marks.placed(cell).filter(|_| is_whole);
    cells.iter().filter_map(digit).for_each(|digit| counts[digit.index()] += 1);
    for cell in cells {
        let (row, column) = (cell.row_index(), cell.column_index());
        let same = digit(cell).map_or(0, |digit| counts[digit.index()]);
        let weight = |line: u16| {
            let both = (10 * line.count_ones() + same) as u16;
            both.wrapping_mul(both).wrapping_mul(both)
        };
        by_row[row] = by_row[row].wrapping_add(weight(columns[column]));
        by_column[column] = by_column[column].wrapping_add(weight(rows[row]));
    }
    [by_row, by_column]
}

/// The orders of nine lines that keep chutes together and send each line to one of equal value.
fn orders(from: &[u16; 9], to: &[u16; 9]) -> Vec<[u8; 9]> {
    let mut all = Vec::new();
    let sum = |values: &[u16; 9]| values.iter().fold(0_u32, |sum, value| sum + u32::from(*value));
    if sum(from) != sum(to) {
        return all;
    }
    if from == to && (0..9).all(|i| !from[..i].contains(&from[i])) {
        return alloc::vec![*Transform::IDENTITY.rows()];
    }
    for chutes in ORDERS {
        let fits = |i: usize, order: &[usize; 3]| {
            (0..3).all(|j| from[3 * i + j] == to[3 * chutes[i] + order[j]])
        };
        for a in ORDERS.iter().filter(|order| fits(0, order)) {
            for b in ORDERS.iter().filter(|order| fits(1, order)) {
                for c in ORDERS.iter().filter(|order| fits(2, order)) {
                    let within = [a, b, c];
                    all.push(core::array::from_fn(|i| {
                        (3 * chutes[i / 3] + within[i / 3][i % 3]) as u8
                    }));
                }
            }
        }
    }
    all
}

/// The move of cells with the relabelling that maps the givens onto themselves, if there is one.
fn relabelled(marks: &Marks, moves: &Transform) -> Option<Transform> {
    let mut digits: [Option<Digit>; 9] = [None; 9];
    for cell in marks.givens() {
        let from = marks.placed(cell)?;
        // The image may be the cell whose digit is not known.
        let Some(to) = marks.placed(moves.cell(cell)) else { continue };
        let known = digits[from.index()].get_or_insert(to);
        if *known != to {
            return None;
        }
    }
    // At most one digit is missing from the givens of a puzzle with one solution.
    let missing = Digit::ALL.into_iter().find(|digit| !digits.contains(&Some(*digit)));
    let digits = digits.map(|digit| digit.or(missing));
    let digits: Vec<Digit> = digits.into_iter().flatten().collect();
    let digits = <[Digit; 9]>::try_from(digits).ok()?;
    Transform::new(moves.transposes(), *moves.rows(), *moves.columns(), digits)
}
