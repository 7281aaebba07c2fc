#![doc = include_str!("bitmask.md")]

use super::{Ended, Properties, ended};
use crate::grid::{Digit, House};
use crate::learn::masks::Masks;
use crate::learn::{Board, Observer, Spot, Stopped};

/// The row of the table.
pub(super) const PROPERTIES: Properties = Properties {
    name: "bitmask",
    title: "27 bit masks show in three looks whether a digit fits",
    first_in_order: true,
    ..Properties::USUAL
};

pub(super) fn run<O: Observer>(board: &Board, watch: &mut O) -> Result<Ended, Stopped> {
    let mut board = board.clone();
    let mut masks = Masks::of(&board);
    let solved = solve(&mut board, &mut masks, 0, 0, watch)?;
    Ok(ended(solved, board))
}

/// Handles the first blank from cell `k` on.
fn solve<O: Observer>(
    board: &mut Board,
    masks: &mut Masks,
    k: usize,
    level: usize,
    watch: &mut O,
) -> Result<bool, Stopped> {
    watch.call(level)?;
    let Some(spot) = next_blank(board, k, watch) else {
        watch.solution(board);
        return Ok(true);
    };
    for digit in board.dimensions().digits() {
        watch.check(spot, digit);
        if let Some(house) = forbidden(masks, spot, digit, watch) {
            watch.reject(spot, digit, house);
            continue;
        }
        masks.place(spot, digit);
        board.place(spot, digit);
        watch.place(spot, digit);
        if solve(board, masks, spot.index() + 1, level + 1, watch)? {
            return Ok(true);
        }
        board.erase(spot);
        masks.erase(spot, digit);
        watch.undo(spot);
    }
    watch.back(Some(spot));
    Ok(false)
}

fn next_blank<O: Observer>(board: &Board, k: usize, watch: &mut O) -> Option<Spot> {
    board.spots()[k..].iter().copied().find(|&spot| {
        watch.cost(0, 1);
        board.is_blank(spot)
    })
}

fn forbidden<O: Observer>(masks: &Masks, spot: Spot, digit: Digit, watch: &mut O) -> Option<House> {
    spot.houses().into_iter().find(|&house| {
        watch.cost(0, 1);
        masks.uses(house, digit)
    })
}
