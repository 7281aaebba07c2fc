#![doc = include_str!("greedy.md")]

use super::{Ended, Properties};
use crate::grid::{Digit, House};
use crate::learn::{Board, Observer, Spot, Stopped};

/// The row of the table.
pub(super) const PROPERTIES: Properties = Properties {
    name: "greedy",
    title: "the smallest digit that fits, never taken back: fails",
    complete: false,
    ..Properties::USUAL
};

pub(super) fn run<O: Observer>(board: &Board, watch: &mut O) -> Result<Ended, Stopped> {
    watch.call(0)?;
    match fill(board, watch) {
        (_, Some(spot)) => {
            watch.back(Some(spot));
            Ok(Ended::DeadEnd(spot))
        }
        (board, None) => {
            watch.solution(&board);
            Ok(Ended::Solved(board))
        }
    }
}

/// Fills one blank after the other and stops at the first where nothing fits. Returns the board at
/// that point, and that cell.
pub fn fill<O: Observer>(board: &Board, watch: &mut O) -> (Board, Option<Spot>) {
    let mut board = board.clone();
    for &spot in board.spots() {
        watch.cost(0, 1);
        if !board.is_blank(spot) {
            continue;
        }
        let fitting = board.dimensions().digits().find(|&digit| fits(&board, spot, digit, watch));
        let Some(digit) = fitting else {
            return (board, Some(spot));
        };
        board.place(spot, digit);
        watch.place(spot, digit);
    }
    (board, None)
}

fn fits<O: Observer>(board: &Board, spot: Spot, digit: Digit, watch: &mut O) -> bool {
    watch.check(spot, digit);
    match why_not(board, spot, digit) {
        Some(house) => {
            watch.reject(spot, digit, house);
            false
        }
        None => true,
    }
}

/// A house of the cell that already has the digit.
pub fn why_not(board: &Board, spot: Spot, digit: Digit) -> Option<House> {
    spot.houses().into_iter().find(|&house| board.digits_in(house).contains(digit))
}
