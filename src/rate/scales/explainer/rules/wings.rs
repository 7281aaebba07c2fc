//! XY-wing and XYZ-wing.

use crate::grid::{CandidateSet, Cell, CellSet, Digit};
use crate::rate::scales::explainer::board::Board;
use crate::rate::scales::explainer::find::Find;
use crate::rate::scales::explainer::houses::PEERS;
use crate::rate::scales::explainer::kind::Kind;
use crate::technique::{Pattern, Role};

/// The first XY-wing (hinge of two candidates) or XYZ-wing (three) with an elimination.
pub(in crate::rate::scales::explainer) fn first(board: &Board, hinge_size: usize) -> Option<Find> {
    let pairs = board.empty().iter().filter(|&cell| board.digits(cell).len() == 2).count();
    if pairs < 2 {
        return None;
    }
    board
        .empty()
        .iter()
        .filter(|&hinge| board.digits(hinge).len() == hinge_size)
        .find_map(|hinge| at_hinge(board, hinge, hinge_size))
}

fn at_hinge(board: &Board, hinge: Cell, hinge_size: usize) -> Option<Find> {
    let hinge_digits = board.digits(hinge);
    let pairs = || PEERS[hinge.index()].into_iter().filter(|&cell| board.digits(cell).len() == 2);
    for first in pairs() {
        let first_digits = board.digits(first);
        if (hinge_digits - first_digits).len() != 1 {
            continue;
        }
        for second in pairs() {
            let second_digits = board.digits(second);
            let union = hinge_digits | first_digits | second_digits;
            let common = hinge_digits & first_digits & second_digits;
            if union.len() != 3 || common.len() != hinge_size - 2 {
                continue;
            }
            let Some(digit) = (first_digits & second_digits).first() else { continue };
            let mut victims = first.peers() & second.peers();
            if hinge_size == 3 {
                victims &= hinge.peers();
            }
            victims.remove(hinge);
            let removals = CandidateSet::digit(digit, victims & board.cells_with(digit));
            let kind = if hinge_size == 3 { Kind::XyzWing } else { Kind::XyWing };
            if let Some(find) = Find::remove(kind, removals, move |board| {
                pattern(board, hinge, [first, second], digit)
            }) {
                return Some(find);
            }
        }
    }
    None
}

/// The hinge, its wings, and the digit that one of these holds.
fn pattern(board: &Board, hinge: Cell, wings: [Cell; 2], digit: Digit) -> Pattern {
    let ends = CellSet::from_iter(wings);
    let digits = wings.iter().fold(board.digits(hinge), |all, &cell| all | board.digits(cell));
    let pattern = Pattern::new().cells(Role::Body, ends.with(hinge), digits).cells(
        Role::Hinge,
        hinge,
        board.digits(hinge),
    );
    let pattern = wings
        .iter()
        .fold(pattern, |pattern, &wing| pattern.cells(Role::Wing, wing, board.digits(wing)));
    pattern.cells(Role::Link, ends, digit)
}
