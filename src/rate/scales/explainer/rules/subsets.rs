//! Naked and hidden sets, also hidden ones that leave a hidden single.

use crate::grid::{Candidate, CandidateSet, CellSet, Digit, DigitSet, House};
use crate::rate::scales::explainer::board::Board;
use crate::rate::scales::explainer::find::{Find, left};
use crate::rate::scales::explainer::houses::{BLOCKS_COLUMNS_ROWS, CELLS, Places, bits, sets_of};
use crate::rate::scales::explainer::kind::Kind;
use crate::technique::{Pattern, Role};
use core::ops::ControlFlow;

/// Digits and places of a house that belong together.
#[derive(Clone, Copy, Debug)]
pub(in crate::rate::scales::explainer) struct Subset {
    pub(in crate::rate::scales::explainer) house: House,
    pub(in crate::rate::scales::explainer) places: Places,
    pub(in crate::rate::scales::explainer) digits: DigitSet,
}

impl Subset {
    /// Its cells with its digits, and its house.
    fn pattern(&self) -> Pattern {
        let cells: CellSet = Board::cells_at(self.house, self.places).collect();
        Pattern::new().cells(Role::Body, cells, self.digits).house(Role::Base, self.house)
    }

    /// The eliminations of a naked set: its digits elsewhere in the house.
    pub(in crate::rate::scales::explainer) fn removals_of_naked(
        &self,
        board: &Board,
    ) -> CandidateSet {
        let mut removals = CandidateSet::EMPTY;
        for digit in self.digits {
            for cell in Board::cells_at(self.house, board.places(self.house, digit) & !self.places)
            {
                removals.insert(Candidate { cell, digit });
            }
        }
        removals
    }

    /// The eliminations of a hidden set: other digits in its cells.
    pub(in crate::rate::scales::explainer) fn removals_of_hidden(
        &self,
        board: &Board,
    ) -> CandidateSet {
        let mut removals = CandidateSet::EMPTY;
        for cell in Board::cells_at(self.house, self.places) {
            removals.extend_cell(cell, board.digits(cell) - self.digits);
        }
        removals
    }
}

/// Visits every naked set of `count` cells in the original's order.
pub(in crate::rate::scales::explainer) fn each_naked(
    board: &Board,
    count: usize,
    visit: &mut dyn FnMut(Subset) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for house in BLOCKS_COLUMNS_ROWS {
        if board.empty_in(house) < 2 * count {
            continue;
        }
        let cells = &CELLS[house.index()];
        let mut fitting = 0;
        for (place, &cell) in cells.iter().enumerate() {
            if (2..=count).contains(&board.digits(cell).len()) {
                fitting |= 1 << place;
            }
        }
        if (fitting as Places).count_ones() < count as u32 {
            continue;
        }
        for places in sets_of(fitting, count) {
            let digits =
                bits(places).fold(DigitSet::EMPTY, |all, place| all | board.digits(cells[place]));
            if digits.len() == count {
                visit(Subset { house, places, digits })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Visits every hidden set of `count` digits, in houses with at least `empty` empty cells.
pub(in crate::rate::scales::explainer) fn each_hidden(
    board: &Board,
    count: usize,
    empty: usize,
    visit: &mut dyn FnMut(Subset) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for house in BLOCKS_COLUMNS_ROWS {
        if board.empty_in(house) < empty {
            continue;
        }
        let mut fitting = 0;
        for digit in Digit::ALL {
            if (2..=count as u32).contains(&board.places(house, digit).count_ones()) {
                fitting |= 1 << digit.index();
            }
        }
        if (fitting as Places).count_ones() < count as u32 {
            continue;
        }
        for set in sets_of(fitting, count) {
            let digits = DigitSet::from_bits(set);
            let places = digits.iter().fold(0, |all, digit| all | board.places(house, digit));
            if places.count_ones() as usize == count {
                visit(Subset { house, places, digits })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The first naked set of `count` cells with an elimination.
pub(in crate::rate::scales::explainer) fn naked(board: &Board, count: usize) -> Option<Find> {
    let mut found = None;
    let _ = each_naked(board, count, &mut |set| {
        let kind = Kind::NakedSet(count as u8);
        found = Find::remove(kind, set.removals_of_naked(board), move |_| set.pattern());
        if found.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    found
}

/// The first hidden set of `count` digits with an elimination.
pub(in crate::rate::scales::explainer) fn hidden(board: &Board, count: usize) -> Option<Find> {
    let mut found = None;
    let _ = each_hidden(board, count, 2 * count + 1, &mut |set| {
        let kind = Kind::HiddenSet(count as u8);
        found = Find::remove(kind, set.removals_of_hidden(board), move |_| set.pattern());
        if found.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    found
}

/// The first hidden set of `count` digits after which its house has a hidden single.
pub(in crate::rate::scales::explainer) fn direct_hidden(
    board: &Board,
    count: usize,
) -> Option<Find> {
    let mut found = None;
    let _ = each_hidden(board, count, count + 1, &mut |set| {
        let others = Digit::ALL.into_iter().filter(|&digit| !set.digits.contains(digit));
        for digit in others {
            let places = board.places(set.house, digit);
            let rest = places & !set.places;
            if places.count_ones() > 1 && rest.is_power_of_two() {
                let cell = CELLS[set.house.index()][rest.trailing_zeros() as usize];
                let placement = Candidate { cell, digit };
                let reason = move |_: &Board| left(set.pattern(), set.house, placement);
                found = Some(Find::place(Kind::DirectHiddenSet(count as u8), placement, reason));
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    });
    found
}
