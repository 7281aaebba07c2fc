//! Hidden and naked singles.

use crate::grid::{Candidate, Digit};
use crate::rate::scales::explainer::board::Board;
use crate::rate::scales::explainer::find::{Find, single};
use crate::rate::scales::explainer::houses::{BLOCKS_COLUMNS_ROWS, CELLS};
use crate::rate::scales::explainer::kind::Kind;
use crate::technique::Role;

/// The first cell that is alone in its house, otherwise the first hidden single.
pub(in crate::rate::scales::explainer) fn hidden(board: &Board) -> Option<Find> {
    single_place(board, true).or_else(|| single_place(board, false))
}

fn single_place(board: &Board, alone: bool) -> Option<Find> {
    for house in BLOCKS_COLUMNS_ROWS {
        let empty = board.empty_in(house);
        if empty == 0 || (empty == 1) != alone {
            continue;
        }
        for digit in Digit::ALL {
            let places = board.places(house, digit);
            if places.is_power_of_two() {
                let cell = CELLS[house.index()][places.trailing_zeros() as usize];
                let kind = if alone { Kind::LastCell } else { Kind::HiddenSingle }(house.kind());
                let placement = Candidate { cell, digit };
                let reason = move |_: &Board| single(placement).house(Role::Base, house);
                return Some(Find::place(kind, placement, reason));
            }
        }
    }
    None
}

/// The first cell with one candidate, in reading order.
pub(in crate::rate::scales::explainer) fn naked(board: &Board) -> Option<Find> {
    board.empty().iter().find_map(|cell| {
        let digit = board.digits(cell).only()?;
        let placement = Candidate { cell, digit };
        Some(Find::place(Kind::NakedSingle, placement, move |_| single(placement)))
    })
}
