//! The candidates that are true when another is: a step over one false candidate that leaves one.

use super::expansion::Origin;
use super::node::Spot;
use crate::grid::{CellSet, DigitSet, House};
use crate::rate::scales::explainer::board::Board;
use crate::rate::scales::explainer::houses::HOUSES;
use crate::rate::scales::explainer::kind::Links;
use alloc::vec;
use alloc::vec::Vec;

/// From a true candidate over a false one to another true one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hop {
    /// The candidate that the first rules out.
    pub(super) off: Spot,
    /// The candidate that is left without that one.
    pub(super) on: Spot,
    /// Where it is left.
    pub(super) origin: Origin,
}

/// The hops of a board along some links.
#[derive(Debug)]
pub(super) struct Hops {
    /// By candidate: the position of its hops in `list`.
    hops: Vec<[u32; 2]>,
    list: Vec<Hop>,
    /// By candidate: those that are true when it is false.
    strong: Vec<([Hop; 4], u8)>,
    /// The cells of each digit that have a strong link.
    linked: [CellSet; 9],
    /// Every candidate, in order.
    candidates: Vec<Spot>,
}

impl Hops {
    pub(super) fn new() -> Hops {
        let none = Hop { off: Spot(0), on: Spot(0), origin: Origin::Assumed };
        Hops {
            hops: vec![[0; 2]; Spot::COUNT],
            list: Vec::new(),
            strong: vec![([none; 4], 0); Spot::COUNT],
            linked: [CellSet::EMPTY; 9],
            candidates: Vec::new(),
        }
    }

    /// Fills the table along links between these digits.
    pub(super) fn fill(&mut self, board: &Board, links: Links, digits: DigitSet) {
        self.candidates.clear();
        self.list.clear();
        self.linked = [CellSet::EMPTY; 9];
        for cell in board.empty() {
            for digit in board.digits(cell) & digits {
                self.candidates.push(Spot::of(cell, digit));
                self.fill_strong(board, links, Spot::of(cell, digit));
            }
        }
        for i in 0..self.candidates.len() {
            self.fill_hops(board, links, self.candidates[i]);
        }
    }

    fn fill_strong(&mut self, board: &Board, links: Links, off: Spot) {
        let (cell, digit) = (off.cell(), off.digit());
        let (strong, len) = &mut self.strong[off.index()];
        *len = 0;
        let mut add = |on: Spot, origin: Origin| {
            if strong[..usize::from(*len)].iter().all(|known| known.on != on) {
                strong[usize::from(*len)] = Hop { off, on, origin };
                *len += 1;
            }
        };
        if links != Links::X
            && let Some(other) = board.digits(cell).without(digit).only()
        {
            add(Spot::of(cell, other), Origin::Cell);
        }
        if links != Links::Y {
            for house in HOUSES[cell.index()] {
                let places = board.places(house, digit);
                if places.count_ones() == 2 {
                    Board::cells_at(house, places)
                        .filter(|&other| other != cell)
                        .for_each(|other| add(Spot::of(other, digit), Origin::House(house.kind())));
                }
            }
        }
        if *len > 0 {
            self.linked[digit.index()].insert(cell);
        }
    }

    /// In the original's order: the cell's other candidates, then the digit's other places in the
    /// block, the row, the column.
    fn fill_hops(&mut self, board: &Board, links: Links, from: Spot) {
        let (cell, digit) = (from.cell(), from.digit());
        let start = self.list.len();
        if links != Links::X {
            for other in board.digits(cell).without(digit) {
                self.add_hops(Spot::of(cell, other));
            }
        }
        let linked = self.linked[digit.index()].without(cell);
        if linked.meets(cell.peers()) {
            let [block, row, column] = HOUSES[cell.index()].map(House::cells);
            for cells in [block, row - block, column - block] {
                for peer in linked & cells {
                    self.add_hops(Spot::of(peer, digit));
                }
            }
        }
        self.hops[from.index()] = [start as u32, self.list.len() as u32];
    }

    fn add_hops(&mut self, off: Spot) {
        let (strong, len) = &self.strong[off.index()];
        self.list.extend_from_slice(&strong[..usize::from(*len)]);
    }

    /// Every candidate, in order.
    pub(super) fn candidates(&self) -> &[Spot] {
        &self.candidates
    }

    /// The candidates that are true when this one is true.
    pub(super) fn from(&self, spot: Spot) -> &[Hop] {
        let [start, end] = self.hops[spot.index()];
        &self.list[start as usize..end as usize]
    }

    /// The candidates that are true when this one is false.
    pub(super) fn when_false(&self, spot: Spot) -> &[Hop] {
        let (strong, len) = &self.strong[spot.index()];
        &strong[..usize::from(*len)]
    }
}
