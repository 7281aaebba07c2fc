//! Three families of bit masks: the digits in each row, column and block.

use super::board::Board;
use super::dimensions::{Dimensions, Spot};
use crate::grid::{Digit, DigitSet, House};

/// The set of digits in every house, updated by hand: 27 masks on a 9×9 board.
#[derive(Clone)]
pub struct Masks {
    /// By `House::index`: rows, columns, blocks.
    used: [DigitSet; 27],
    all: DigitSet,
}

impl Masks {
    /// The masks of a board.
    pub fn of(board: &Board) -> Masks {
        let mut masks =
            Masks { used: [DigitSet::EMPTY; 27], all: board.dimensions().digits().collect() };
        for (spot, digit) in board.filled() {
            masks.place(spot, digit);
        }
        masks
    }

    /// Notes a digit in a cell.
    #[inline]
    pub fn place(&mut self, spot: Spot, digit: Digit) {
        for house in spot.houses() {
            self.used[house.index()].insert(digit);
        }
    }

    /// Notes that a digit is removed from a cell.
    #[inline]
    pub fn erase(&mut self, spot: Spot, digit: Digit) {
        for house in spot.houses() {
            self.used[house.index()].remove(digit);
        }
    }

    /// Whether a house has a digit.
    #[inline]
    pub fn uses(&self, house: House, digit: Digit) -> bool {
        self.used[house.index()].contains(digit)
    }

    /// The digits that fit in a blank cell.
    #[inline]
    pub fn fits(&self, spot: Spot) -> DigitSet {
        let [row, column, block] = spot.houses().map(|house| self.used[house.index()]);
        self.all - (row | column | block)
    }

    /// The blank cells of a house in which a digit fits, at most two: enough to know whether there
    /// is none, one or more.
    pub fn places(&self, board: &Board, house: House, digit: Digit) -> [Option<Spot>; 2] {
        let dimensions: &Dimensions = board.dimensions();
        let mut places = dimensions
            .house(house)
            .iter()
            .copied()
            .filter(|&spot| board.is_blank(spot) && self.fits(spot).contains(digit));
        [places.next(), places.next()]
    }
}
