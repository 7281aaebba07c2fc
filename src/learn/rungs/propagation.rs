#![doc = include_str!("propagation.md")]

use super::{Ended, Properties, ended, mrv};
use crate::grid::DigitSet;
use crate::learn::masks::Masks;
use crate::learn::{Board, Observer, Spot, Stopped};

/// The row of the table.
pub(super) const PROPERTIES: Properties = Properties {
    name: "propagation",
    title: "forced digits first: naked and hidden singles, then the fewest candidates",
    ..Properties::USUAL
};

pub(super) fn run<O: Observer>(board: &Board, watch: &mut O) -> Result<Ended, Stopped> {
    let mut board = board.clone();
    let mut masks = Masks::of(&board);
    let solved = solve(&mut board, &mut masks, 0, watch)?;
    Ok(ended(solved, board))
}

/// The next choice of the search.
enum Next {
    /// A cell and the digits to try in it; one digit when it is forced.
    Try(Spot, DigitSet),
    /// A house needs a digit and has no place for it.
    Impossible,
    Complete,
}

fn solve<O: Observer>(
    board: &mut Board,
    masks: &mut Masks,
    level: usize,
    watch: &mut O,
) -> Result<bool, Stopped> {
    watch.call(level)?;
    let (spot, digits) = match next(board, masks, watch) {
        Next::Complete => {
            watch.solution(board);
            return Ok(true);
        }
        Next::Impossible => {
            watch.back(None);
            return Ok(false);
        }
        Next::Try(spot, digits) => (spot, digits),
    };
    for digit in digits {
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

fn next<O: Observer>(board: &Board, masks: &Masks, watch: &mut O) -> Next {
    let Some((spot, candidates)) = mrv::fewest(board, masks, 0, watch) else {
        return Next::Complete;
    };
    if candidates.len() <= 1 {
        return Next::Try(spot, candidates);
    }
    for house in board.dimensions().houses() {
        for digit in board.dimensions().digits().filter(|&digit| !masks.uses(house, digit)) {
            watch.cost(1, board.dimensions().side() as u64);
            match masks.places(board, house, digit) {
                [None, _] => return Next::Impossible,
                [Some(only), None] => return Next::Try(only, DigitSet::of(digit)),
                [Some(_), Some(_)] => {}
            }
        }
    }
    Next::Try(spot, candidates)
}
