#![doc = include_str!("scan_for_blank.md")]

use super::{Ended, Properties, ended};
use crate::grid::{Digit, House};
use crate::learn::{Board, Observer, Spot, Stopped};

/// The row of the table.
pub(super) const PROPERTIES: Properties = Properties {
    name: "scan-for-blank",
    title: "each call looks for the first blank from the top; check, then write",
    first_in_order: true,
    ..Properties::USUAL
};

pub(super) fn run<O: Observer>(board: &Board, watch: &mut O) -> Result<Ended, Stopped> {
    let mut board = board.clone();
    let solved = solve(&mut board, 0, watch)?;
    Ok(ended(solved, board))
}

fn solve<O: Observer>(board: &mut Board, level: usize, watch: &mut O) -> Result<bool, Stopped> {
    watch.call(level)?;
    let Some(spot) = first_blank(board, watch) else {
        watch.solution(board);
        return Ok(true);
    };
    for digit in board.dimensions().digits() {
        watch.check(spot, digit);
        if let Some(house) = forbidden(board, spot, digit, watch) {
            watch.reject(spot, digit, house);
            continue;
        }
        board.place(spot, digit);
        watch.place(spot, digit);
        if solve(board, level + 1, watch)? {
            return Ok(true);
        }
        board.erase(spot);
        watch.undo(spot);
    }
    watch.back(Some(spot));
    Ok(false)
}

fn first_blank<O: Observer>(board: &Board, watch: &mut O) -> Option<Spot> {
    board.spots().iter().copied().find(|&spot| {
        watch.cost(0, 1);
        board.is_blank(spot)
    })
}

/// The house that already has the digit; reads the column first, then the row, then the block.
fn forbidden<O: Observer>(board: &Board, spot: Spot, digit: Digit, watch: &mut O) -> Option<House> {
    [spot.column(), spot.row(), spot.block()].into_iter().find(|&house| {
        board.dimensions().house(house).iter().any(|&other| {
            watch.cost(0, 1);
            board.get(other) == Some(digit)
        })
    })
}
