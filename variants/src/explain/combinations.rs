//! The sets of values that a cage may still hold.

use super::position::Position;
use crate::board::{Cell, Value, Values};

/// More sets than this are not listed.
pub(super) const LISTED: usize = 6;

/// This many parts of sets are looked at.
const TRIED: u32 = 10_000;

/// The sets of values with a sum that some different cells may hold, those with small values first; None if there are
/// many, or it takes long to tell.
pub(super) fn combinations(
    position: &Position<'_>,
    cells: &[Cell],
    sum: i32,
) -> Option<Vec<Values>> {
    let cells: Vec<Values> = cells.iter().map(|cell| position.of(*cell)).collect();
    let values = cells.iter().fold(Values::EMPTY, |all, cell| all | *cell);
    let least = position.puzzle().board().least() * cells.len() as i32;
    let sum = sum.saturating_sub(least);
    let mut sets = Sets { cells, found: Vec::new(), left: TRIED };
    sets.add(values, sets.cells.len(), sum, Values::EMPTY);
    (sets.left > 0).then_some(sets.found)
}

struct Sets {
    /// The candidates of each cell.
    cells: Vec<Values>,
    found: Vec<Values>,
    /// How many parts may still be looked at; none once there are too many sets.
    left: u32,
}

impl Sets {
    /// Adds this many more of the values to a part of a set, with their sum counted from 0.
    fn add(&mut self, values: Values, more: usize, sum: i32, part: Values) {
        self.left = self.left.saturating_sub(1);
        if self.left == 0 || values.len() < more {
            return;
        }
        let number = |value: Value| i32::from(value.0);
        let add = |from| values.iter().skip(from).take(more).map(number).sum::<i32>();
        if sum < add(0) || add(values.len() - more) < sum {
            return;
        }
        if more == 0 {
            let mut held = [None; 32];
            if (0..self.cells.len()).all(|cell| self.place(cell, &mut part.clone(), &mut held)) {
                self.found.push(part);
            }
            if self.found.len() > LISTED {
                self.left = 0;
            }
        } else if let Some(value) = values.first() {
            let values = values.without(value);
            self.add(values, more - 1, sum - number(value), part.with(value));
            self.add(values, more, sum, part);
        }
    }

    /// Gives a cell one of the values that were not tried for it; the cells that hold one may take another.
    fn place(&self, cell: usize, open: &mut Values, held: &mut [Option<usize>; 32]) -> bool {
        while let Some(value) = (self.cells[cell] & *open).first() {
            *open = open.without(value);
            if held[value.index()].is_none_or(|other| self.place(other, open, held)) {
                held[value.index()] = Some(cell);
                return true;
            }
        }
        false
    }
}
