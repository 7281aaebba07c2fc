//! Takes many easy steps at once, when only the three ratings are needed.
//!
//! Singles, locked candidates, subsets, fish and wings only remove candidates or place digits, and
//! the eliminations of one never hinder another. So the position in which none of them is left does
//! not depend on their order. Once a digit is placed, those that are no harder than the hardest
//! step so far change none of the ratings, and are taken as they are found.

use super::board::Board;
use super::houses::CELLS;
use super::kind::Kind;
use super::rules::{fish, locking, subsets, wings};
use crate::grid::{CandidateSet, Digit, House, HouseKind};
use core::ops::ControlFlow;

/// The steps taken at once start here, with direct kinds and naked singles.
pub(super) const EASIEST: f64 = Kind::Claiming.difficulty();

/// The kinds of fish of two and of three lines, whatever these are.
pub(super) const X_WING: Kind = Kind::Fish(2, HouseKind::Row, HouseKind::Column);
pub(super) const SWORDFISH: Kind = Kind::Fish(3, HouseKind::Row, HouseKind::Column);

/// What is taken besides singles and locked candidates, easiest first.
const KINDS: [Kind; 8] = [
    Kind::NakedSet(2),
    X_WING,
    Kind::HiddenSet(2),
    Kind::NakedSet(3),
    SWORDFISH,
    Kind::HiddenSet(3),
    Kind::XyWing,
    Kind::XyzWing,
];

/// Takes every step up to a difficulty until none is left.
pub(super) fn exhaust(board: &mut Board, hardest: f64) {
    let kinds = KINDS.into_iter().filter(|kind| kind.difficulty() <= hardest);
    while singles(board) || locked(board) || kinds.clone().any(|kind| patterns(board, kind)) {}
}

fn singles(board: &mut Board) -> bool {
    let mut any = false;
    for house in House::ALL {
        for digit in Digit::ALL {
            let places = board.places(house, digit);
            if places.is_power_of_two() {
                let cell = CELLS[house.index()][places.trailing_zeros() as usize];
                board.place(cell, digit);
                any = true;
            }
        }
    }
    for cell in board.empty() {
        if let Some(digit) = board.digits(cell).only() {
            board.place(cell, digit);
            any = true;
        }
    }
    any
}

/// Removes the candidates that patterns of a board rule out; the patterns stay valid during the
/// removal.
fn remove(board: &mut Board, removals: &CandidateSet) -> bool {
    for candidate in removals {
        board.remove(candidate.cell, candidate.digit);
    }
    !removals.is_empty()
}

fn locked(board: &mut Board) -> bool {
    let mut removals = CandidateSet::EMPTY;
    let _ = locking::each(board, &mut |locked| {
        removals = removals.or(locked.removals(board));
        ControlFlow::Continue(())
    });
    remove(board, &removals)
}

/// Removes what the patterns of a kind rule out.
fn patterns(board: &mut Board, kind: Kind) -> bool {
    let mut removals = CandidateSet::EMPTY;
    let mut add = |more: CandidateSet| {
        removals = removals.or(more);
        ControlFlow::Continue(())
    };
    match kind {
        Kind::NakedSet(count) => {
            let _ = subsets::each_naked(board, count.into(), &mut |set| {
                add(set.removals_of_naked(board))
            });
        }
        Kind::HiddenSet(count) => {
            let count = usize::from(count);
            let _ = subsets::each_hidden(board, count, 2 * count + 1, &mut |set| {
                add(set.removals_of_hidden(board))
            });
        }
        Kind::Fish(count, ..) => {
            let _ = fish::each(board, count.into(), &mut |fish| add(fish.removals(board)));
        }
        _ => {
            let hinge_size = if kind == Kind::XyzWing { 3 } else { 2 };
            removals = wings::first(board, hinge_size).map_or(removals, |find| find.removals);
        }
    }
    remove(board, &removals)
}
