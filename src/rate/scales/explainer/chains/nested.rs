//! Chains inside chains: the data that an outer chain needs about the steps on its path.

use super::evidence::Evidence;
use super::node::{Node, Spot};
use crate::grid::{CandidateSet, Cell, Digit, House};
use crate::rate::scales::explainer::board::Board;
use alloc::rc::Rc;
use alloc::vec::Vec;

/// A find found by chains, to be used inside another chain.
#[derive(Clone, Debug)]
pub(super) struct NestedFind {
    pub(super) removals: CandidateSet,
    /// Its own complexity with that of chains nested in it.
    pub(super) complexity: u32,
    /// Where it concludes that a candidate is the only one left.
    pub(super) units: Vec<Unit>,
    /// The nodes of its chains; finds with the same nodes count once.
    pub(super) signature: Vec<u16>,
    /// Its chains, if requested.
    pub(super) evidence: Option<Rc<Evidence>>,
}

/// Where a chain concludes that one candidate is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unit {
    /// In a cell.
    Cell(Cell),
    /// For a digit in a house.
    House(House, Digit),
}

impl NestedFind {
    /// The candidates that the outer chain removed before this find became possible, in order.
    pub(super) fn reasons(&self, source: &Board, now: &Board) -> Vec<Node> {
        let mut reasons = Vec::new();
        for &unit in &self.units {
            match unit {
                Unit::Cell(cell) => {
                    for digit in source.digits(cell) - now.digits(cell) {
                        add(&mut reasons, Spot::of(cell, digit));
                    }
                }
                Unit::House(house, digit) => {
                    for cell in gone(source, now, house, digit) {
                        add(&mut reasons, Spot::of(cell, digit));
                    }
                }
            }
        }
        reasons
    }
}

fn add(reasons: &mut Vec<Node>, spot: Spot) {
    let node = spot.is(false);
    if !reasons.contains(&node) {
        reasons.push(node);
    }
}

/// The candidates of a digit in a house that are in one board and not in another.
pub(super) fn gone(
    source: &Board,
    now: &Board,
    house: House,
    digit: Digit,
) -> impl Iterator<Item = Cell> + use<> {
    Board::cells_at(house, source.places(house, digit) & !now.places(house, digit))
}
