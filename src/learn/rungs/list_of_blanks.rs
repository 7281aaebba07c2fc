#![doc = include_str!("list_of_blanks.md")]

use super::{Ended, Properties, ended};
use crate::grid::{Digit, House};
use crate::learn::{Board, Observer, Spot, Stopped};
use alloc::vec::Vec;

/// The row of the table.
pub(super) const PROPERTIES: Properties = Properties {
    name: "list-of-blanks",
    title: "the blanks listed once; call i handles blank i",
    first_in_order: true,
    ..Properties::USUAL
};

pub(super) fn run<O: Observer>(board: &Board, watch: &mut O) -> Result<Ended, Stopped> {
    let mut board = board.clone();
    let blanks: Vec<Spot> = board.blanks().collect();
    watch.cost(0, board.spots().len() as u64);
    let solved = solve(&mut board, &blanks, 0, watch)?;
    Ok(ended(solved, board))
}

fn solve<O: Observer>(
    board: &mut Board,
    blanks: &[Spot],
    i: usize,
    watch: &mut O,
) -> Result<bool, Stopped> {
    watch.call(i)?;
    let Some(&spot) = blanks.get(i) else {
        watch.solution(board);
        return Ok(true);
    };
    for digit in board.dimensions().digits() {
        watch.check(spot, digit);
        if let Some(house) = forbidden(board, spot, digit, watch) {
            watch.reject(spot, digit, house);
            continue;
        }
        // Overwrites a digit that failed; clears the cell only after the last one.
        board.place(spot, digit);
        watch.place(spot, digit);
        if solve(board, blanks, i + 1, watch)? {
            return Ok(true);
        }
    }
    board.erase(spot);
    watch.undo(spot);
    watch.back(Some(spot));
    Ok(false)
}

/// The house in which another cell holds the digit. Reads down the column, along the row where the
/// two meet, and then the cells of the block that share neither with the cell.
fn forbidden<O: Observer>(board: &Board, spot: Spot, digit: Digit, watch: &mut O) -> Option<House> {
    let dimensions = board.dimensions();
    let mut holds = |other: Spot| {
        watch.cost(0, 1);
        board.get(other) == Some(digit)
    };
    let other_row = |there: Spot| there.row_index() != spot.row_index();
    let other_column = |there: Spot| there.column_index() != spot.column_index();
    for &below in dimensions.house(spot.column()) {
        if other_row(below) {
            if holds(below) {
                return Some(spot.column());
            }
        } else if dimensions
            .house(spot.row())
            .iter()
            .any(|&beside| other_column(beside) && holds(beside))
        {
            return Some(spot.row());
        }
    }
    let in_block = dimensions
        .house(spot.block())
        .iter()
        .any(|&other| other_row(other) && other_column(other) && holds(other));
    in_block.then_some(spot.block())
}
