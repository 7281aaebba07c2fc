//! A solver that fills the board cell by cell and asks each rule what it means; slow, and plain enough to
//! be believed. The tests compare everything with it.

use crate::board::{Board, Cell, Value};
use crate::rule::Rule;

/// The solutions in ascending order, at most `limit` of them.
pub fn solutions(board: &Board, rules: &[Rule], limit: usize) -> Vec<Vec<Value>> {
    let mut found = Vec::new();
    // What each cell is asked when it is filled.
    let asked: Vec<Vec<&Rule>> = board
        .cells()
        .map(|cell| rules.iter().filter(|rule| rule.cells(board).contains(&cell)).collect())
        .collect();
    let mut values = vec![None; board.cell_count()];
    fill(board, &asked, &mut values, 0, limit, &mut found);
    found
}

fn fill(
    board: &Board,
    asked: &[Vec<&Rule>],
    values: &mut Vec<Option<Value>>,
    at: usize,
    limit: usize,
    found: &mut Vec<Vec<Value>>,
) {
    if found.len() == limit {
        return;
    }
    if at == values.len() {
        found.extend(values.iter().copied().collect::<Option<Vec<_>>>());
        return;
    }
    for value in board.values().iter() {
        values[at] = Some(value);
        let repeated = board.houses().iter().any(|house| {
            let here = |cell: &Cell| cell.index() == at;
            house.cells.iter().any(here)
                && house.cells.iter().any(|c| !here(c) && values[c.index()] == Some(value))
        });
        if !repeated && asked[at].iter().all(|rule| rule.holds(board, values)) {
            fill(board, asked, values, at + 1, limit, found);
        }
    }
    values[at] = None;
}

/// Whether values, one for each cell, are a solution: no house repeats one, and each rule holds.
pub fn is_solution(board: &Board, rules: &[Rule], values: &[Value]) -> bool {
    if values.len() != board.cell_count() {
        return false;
    }
    let filled: Vec<_> = values.iter().copied().map(Some).collect();
    let differ = board.houses().iter().all(|house| {
        let at = |cell: &Cell| values[cell.index()];
        house.cells.iter().enumerate().all(|(i, a)| house.cells[..i].iter().all(|b| at(a) != at(b)))
    });
    differ && rules.iter().all(|rule| rule.holds(board, &filled))
}
