//! A cell that tells where in a line a value stands.

use super::Space;
use crate::board::{Cell, Value, Values};

/// A cell with the position of a value in a line. Position 0 is that of the value 0.
#[derive(Clone, Debug)]
pub(crate) struct Index {
    pub(crate) cell: Cell,
    /// The line, from the position that the least value tells; None where there is no cell.
    pub(crate) line: Vec<Option<Cell>>,
    /// The value.
    pub(crate) value: Value,
    /// Whether the cells of the line differ.
    pub(crate) different: bool,
}

impl Index {
    pub(crate) fn cells(&self) -> Vec<Cell> {
        [self.cell].into_iter().chain(self.line.iter().flatten().copied()).collect()
    }

    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let line =
            || (0..).map(Value).zip(&self.line).filter_map(|(at, cell)| Some((at, (*cell)?)));
        let fits = line().filter(|&(_, cell)| space.get(cell).contains(self.value));
        if !space.keep(self.cell, fits.map(|(at, _)| at).collect()) {
            return false;
        }
        let told = space.get(self.cell);
        for (at, cell) in line() {
            let here = told.contains(at);
            if here && told.only().is_some() && !space.keep(cell, Values::of(self.value)) {
                return false;
            }
            let others = space.get(cell).without(self.value);
            if !here && self.different && !space.keep(cell, others) {
                return false;
            }
        }
        true
    }
}
