//! Takes many easy steps at once, when only the three ratings are needed.
//!
//! Singles, locked candidates, subsets, fish and wings only remove candidates or place digits, and
//! the eliminations of one never hinder another. So the position in which none of them is left does
//! not depend on their order. Once a digit is placed, those that are no harder than the hardest
//! step so far change none of the ratings, and are taken as they are found.

use super::board::Board;
use super::hint::Hint;
use super::houses::CELLS;
use super::rules::{fish, locking, subsets, wings};
use crate::grid::{CandidateSet, Digit, House};
use core::ops::ControlFlow;

/// The steps taken at once start here, with direct kinds and naked singles.
pub(super) const EASIEST: f64 = 2.8;

/// Takes every step up to a difficulty until none is left.
pub(super) fn exhaust(board: &mut Board, hardest: f64) {
    while singles(board)
        || locked(board)
        || sets(board, hardest, 3.0, 2, Way::Naked)
        || fishes(board, hardest, 3.2, 2)
        || sets(board, hardest, 3.4, 2, Way::Hidden)
        || sets(board, hardest, 3.6, 3, Way::Naked)
        || fishes(board, hardest, 3.8, 3)
        || sets(board, hardest, 4.0, 3, Way::Hidden)
        || wing(board, hardest, 4.2, 2)
        || wing(board, hardest, 4.4, 3)
    {}
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
        removals = removals.or(&locked.removals(board));
        ControlFlow::Continue(())
    });
    remove(board, &removals)
}

/// How a set shows itself.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    Naked,
    Hidden,
}

fn sets(board: &mut Board, hardest: f64, difficulty: f64, count: usize, way: Way) -> bool {
    if difficulty > hardest {
        return false;
    }
    let mut removals = CandidateSet::EMPTY;
    let _ = match way {
        Way::Naked => subsets::each_naked(board, count, &mut |set| {
            removals = removals.or(&set.removals_of_naked(board));
            ControlFlow::Continue(())
        }),
        Way::Hidden => subsets::each_hidden(board, count, 2 * count + 1, &mut |set| {
            removals = removals.or(&set.removals_of_hidden(board));
            ControlFlow::Continue(())
        }),
    };
    remove(board, &removals)
}

fn fishes(board: &mut Board, hardest: f64, difficulty: f64, count: usize) -> bool {
    if difficulty > hardest {
        return false;
    }
    let mut removals = CandidateSet::EMPTY;
    let _ = fish::each(board, count, &mut |fish| {
        removals = removals.or(&fish.removals(board));
        ControlFlow::Continue(())
    });
    remove(board, &removals)
}

fn wing(board: &mut Board, hardest: f64, difficulty: f64, hinge_size: usize) -> bool {
    let hint: Option<Hint> =
        if difficulty > hardest { None } else { wings::first(board, hinge_size) };
    hint.is_some_and(|hint| remove(board, &hint.removals))
}
