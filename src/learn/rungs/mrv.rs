#![doc = include_str!("mrv.md")]

use super::{Ended, Properties, ended};
use crate::grid::DigitSet;
use crate::learn::masks::Masks;
use crate::learn::{Board, Observer, Spot, Stopped};

/// The row of the table.
pub(super) const PROPERTIES: Properties = Properties {
    name: "mrv",
    title: "the cell with the fewest candidates first (minimum remaining values)",
    ..Properties::USUAL
};

pub(super) fn run<O: Observer>(board: &Board, watch: &mut O) -> Result<Ended, Stopped> {
    let mut board = board.clone();
    let mut masks = Masks::of(&board);
    let solved = solve(&mut board, &mut masks, 0, watch)?;
    Ok(ended(solved, board))
}

fn solve<O: Observer>(
    board: &mut Board,
    masks: &mut Masks,
    level: usize,
    watch: &mut O,
) -> Result<bool, Stopped> {
    watch.call(level)?;
    let Some((spot, candidates)) = fewest(board, masks, 1, watch) else {
        watch.solution(board);
        return Ok(true);
    };
    for digit in candidates {
        masks.place(spot, digit);
        board.place(spot, digit);
        watch.place(spot, digit);
        if solve(board, masks, level + 1, watch)? {
            return Ok(true);
        }
        board.erase(spot);
        masks.erase(spot, digit);
        watch.undo(spot);
    }
    watch.back(Some(spot));
    Ok(false)
}

/// The first blank with the fewest candidates, and these candidates. Stops at the first cell with
/// at most `enough`.
pub(super) fn fewest<O: Observer>(
    board: &Board,
    masks: &Masks,
    enough: usize,
    watch: &mut O,
) -> Option<(Spot, DigitSet)> {
    let mut best: Option<(Spot, DigitSet)> = None;
    for &spot in board.spots() {
        if !board.is_blank(spot) {
            watch.cost(0, 1);
            continue;
        }
        let candidates = masks.fits(spot);
        watch.cost(1, 4);
        if best.is_none_or(|(_, fewest)| candidates.len() < fewest.len()) {
            best = Some((spot, candidates));
            if candidates.len() <= enough {
                break;
            }
        }
    }
    best
}
