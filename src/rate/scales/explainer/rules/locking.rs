//! Pointing and claiming: a digit of one house confined to where it meets another.

use crate::grid::{Candidate, CandidateSet, CellSet, Digit, House, HouseKind};
use crate::rate::scales::explainer::board::Board;
use crate::rate::scales::explainer::find::{Find, left};
use crate::rate::scales::explainer::houses::{CELLS, Places};
use crate::rate::scales::explainer::kind::Kind;
use crate::technique::{Ground, Pattern, Role};
use core::ops::ControlFlow;

/// A digit whose places in the first house all lie in the second.
#[derive(Clone, Copy, Debug)]
pub(in crate::rate::scales::explainer) struct Locked {
    pub(in crate::rate::scales::explainer) first: House,
    pub(in crate::rate::scales::explainer) second: House,
    pub(in crate::rate::scales::explainer) digit: Digit,
}

impl Locked {
    /// The eliminations in the second house.
    pub(in crate::rate::scales::explainer) fn removals(&self, board: &Board) -> CandidateSet {
        let outside = self.second.cells() - self.first.cells();
        CandidateSet::digit(self.digit, board.cells_with(self.digit) & outside)
    }

    fn pattern(&self, board: &Board) -> Pattern {
        let places = board.cells_with(self.digit) & self.first.cells();
        Pattern::on(Ground::Houses)
            .cells(Role::Body, places, self.digit)
            .house(Role::Base, self.first)
            .house(Role::Cover, self.second)
    }

    fn is_pointing(&self) -> bool {
        self.first.kind() == HouseKind::Block
    }
}

/// The four passes: block and column, block and row, column and block, row and block.
const PASSES: [(usize, usize); 4] = [(18, 9), (18, 0), (9, 18), (0, 18)];

/// Visits every locked digit in the original's order, with or without eliminations.
pub(in crate::rate::scales::explainer) fn each(
    board: &Board,
    visit: &mut dyn FnMut(Locked) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for (first_kind, second_kind) in PASSES {
        for i in 0..9 {
            let first = House::from_index(first_kind + i);
            for j in 0..9 {
                let second = House::from_index(second_kind + j);
                let meet = meeting_places(first, second);
                if meet == 0 {
                    continue;
                }
                for digit in Digit::ALL {
                    let places = board.places(first, digit);
                    if places & !meet == 0 && places.count_ones() > 1 {
                        visit(Locked { first, second, digit })?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The first pointing or claiming with an elimination.
pub(in crate::rate::scales::explainer) fn first(board: &Board) -> Option<Find> {
    let mut found = None;
    let _ = each(board, &mut |locked| {
        let kind = if locked.is_pointing() { Kind::Pointing } else { Kind::Claiming };
        found = Find::remove(kind, locked.removals(board), move |board| locked.pattern(board));
        if found.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    found
}

/// The first pointing or claiming after which a house of the first one's kind has a hidden single.
pub(in crate::rate::scales::explainer) fn direct(board: &Board) -> Option<Find> {
    let mut found = None;
    let _ = each(board, &mut |locked| {
        let Some((third, placement)) = single_after(board, locked) else {
            return ControlFlow::Continue(());
        };
        let kind = if locked.is_pointing() { Kind::DirectPointing } else { Kind::DirectClaiming };
        let reason = move |board: &Board| left(locked.pattern(board), third, placement);
        found = Some(Find::place(kind, placement, reason));
        ControlFlow::Break(())
    });
    found
}

fn single_after(board: &Board, locked: Locked) -> Option<(House, Candidate)> {
    let start = locked.first.index() / 9 * 9;
    for third in (start..start + 9).map(House::from_index) {
        let meet = meeting_places(third, locked.second);
        if third == locked.first || meet == 0 {
            continue;
        }
        let places = board.places(third, locked.digit);
        let rest = places & !meet;
        if places.count_ones() > 1 && rest.is_power_of_two() {
            let cell = CELLS[third.index()][rest.trailing_zeros() as usize];
            return Some((third, Candidate { cell, digit: locked.digit }));
        }
    }
    None
}

/// The positions in a house of the cells that it shares with another.
fn meeting_places(house: House, other: House) -> Places {
    MEETING[house.index()][other.index()]
}

const MEETING: [[Places; 27]; 27] = {
    let mut table = [[0; 27]; 27];
    let mut h = 0;
    while h < 27 {
        let mut other = 0;
        while other < 27 {
            let cells: CellSet = House::from_index(other).cells();
            let mut place = 0;
            while place < 9 {
                if cells.contains(CELLS[h][place]) {
                    table[h][other] |= 1 << place;
                }
                place += 1;
            }
            other += 1;
        }
        h += 1;
    }
    table
};
