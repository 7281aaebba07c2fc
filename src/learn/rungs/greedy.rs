#![doc = include_str!("greedy.md")]

use super::{About, Answer};
use crate::grid::{Digit, House};
use crate::learn::{Board, Observer, Spot, Stopped};

/// The row of the table.
pub const ABOUT: About = About {
    name: "greedy",
    title: "the smallest digit that fits, never taken back: fails",
    page: include_str!("greedy.md"),
    complete: false,
    ..About::USUAL
};

/// Fills blank after blank and stops at the first one where nothing fits.
pub(super) fn run<O: Observer>(board: &Board, watch: &mut O) -> Result<Answer, Stopped> {
    let mut board = board.clone();
    watch.call(0)?;
    for &spot in board.spots() {
        watch.cost(0, 1);
        if !board.is_blank(spot) {
            continue;
        }
        let fitting = board.shape().digits().find(|&digit| fits(&board, spot, digit, watch));
        let Some(digit) = fitting else {
            watch.back(Some(spot));
            return Ok(Answer::DeadEnd(spot));
        };
        board.place(spot, digit);
        watch.place(spot, digit);
    }
    watch.solution(&board);
    Ok(Answer::Solved(board))
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

/// A house of the cell in which the digit stands already.
pub fn why_not(board: &Board, spot: Spot, digit: Digit) -> Option<House> {
    spot.houses().into_iter().find(|&house| board.digits_in(house).contains(digit))
}
