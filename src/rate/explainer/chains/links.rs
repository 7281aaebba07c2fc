//! The links between candidates of a board: from true to false (weak) and from false to true
//! (strong), in the original's order.

use super::expansion::Cause;
use super::node::Spot;
use crate::grid::{Candidate, Cell};
use crate::rate::explainer::board::Board;
use crate::rate::explainer::houses::{HOUSES, PEERS};
use crate::rate::explainer::kind::Links;
use alloc::vec;
use alloc::vec::Vec;

/// The links of a board.
#[derive(Debug)]
pub(super) struct LinkTable {
    weak: Vec<[Spot; 28]>,
    /// Where the cell's other candidates end, and where all end.
    weak_ends: Vec<[u8; 2]>,
    strong: Vec<[(Spot, Cause); 4]>,
    /// Whether the first is the cell's other candidate, and where all end.
    strong_ends: Vec<[u8; 2]>,
}

impl LinkTable {
    pub(super) fn new() -> LinkTable {
        LinkTable {
            weak: vec![[Spot(0); 28]; Spot::COUNT],
            weak_ends: vec![[0; 2]; Spot::COUNT],
            strong: vec![[(Spot(0), Cause::Assumed); 4]; Spot::COUNT],
            strong_ends: vec![[0; 2]; Spot::COUNT],
        }
    }

    /// Fills the table for a board.
    pub(super) fn fill(&mut self, board: &Board) {
        for candidate in board.candidates() {
            self.fill_weak(board, candidate);
            self.fill_strong(board, candidate);
        }
    }

    fn fill_weak(&mut self, board: &Board, Candidate { cell, digit }: Candidate) {
        let index = Spot::of(cell, digit).index();
        let mut end = 0;
        for other in board.digits(cell).without(digit) {
            self.weak[index][end] = Spot::of(cell, other);
            end += 1;
        }
        self.weak_ends[index][0] = end as u8;
        for peer in PEERS[cell.index()] {
            if board.has(peer, digit) {
                self.weak[index][end] = Spot::of(peer, digit);
                end += 1;
            }
        }
        self.weak_ends[index][1] = end as u8;
    }

    fn fill_strong(&mut self, board: &Board, Candidate { cell, digit }: Candidate) {
        let index = Spot::of(cell, digit).index();
        let mut end = 0;
        let others = board.digits(cell).without(digit);
        if let Some(other) = others.only() {
            self.strong[index][end] = (Spot::of(cell, other), Cause::Cell);
            end += 1;
        }
        self.strong_ends[index][0] = end as u8;
        for house in HOUSES[cell.index()] {
            let places = board.places(house, digit);
            if places.count_ones() != 2 {
                continue;
            }
            let is_other = |other: &Cell| *other != cell;
            let Some(other) = Board::cells_at(house, places).find(is_other) else { continue };
            let other = Spot::of(other, digit);
            if self.strong[index][..end].iter().all(|&(known, _)| known != other) {
                self.strong[index][end] = (other, Cause::House(house.kind()));
                end += 1;
            }
        }
        self.strong_ends[index][1] = end as u8;
    }

    /// The candidates that are false when this one is true.
    pub(super) fn weak(&self, links: Links, spot: Spot) -> &[Spot] {
        let [cell, end] = self.weak_ends[spot.index()].map(usize::from);
        &self.weak[spot.index()][if links == Links::X { cell } else { 0 }..end]
    }

    /// The candidates that are true when this one is false.
    pub(super) fn strong(&self, links: Links, spot: Spot) -> &[(Spot, Cause)] {
        let [cell, end] = self.strong_ends[spot.index()].map(usize::from);
        let all = &self.strong[spot.index()];
        match links {
            Links::X => &all[cell..end],
            Links::Y => &all[..cell],
            Links::XY => &all[..end],
        }
    }
}

/// How a true candidate rules out another: within the cell, or the first house that they share.
pub(super) fn weak_cause(from: Spot, to: Spot) -> Cause {
    if from.cell() == to.cell() {
        return Cause::Cell;
    }
    let (a, b) = (HOUSES[from.cell().index()], HOUSES[to.cell().index()]);
    a.into_iter()
        .zip(b)
        .find(|(a, b)| a == b)
        .map_or(Cause::Assumed, |(a, _)| Cause::House(a.kind()))
}
