//! A cell that tells where in a line a value stands.

use super::Space;
use crate::board::Cell;

/// A cell with the position of a value in a line. Position 0 is that of the value 0.
#[derive(Clone, Debug)]
pub(crate) struct Index {
    pub(crate) cell: Cell,
    /// The line, from the position that the least value tells; None where there is no cell.
    pub(crate) line: Vec<Option<Cell>>,
    /// The value as a bit.
    pub(crate) bit: u32,
    /// Whether the cells of the line differ.
    pub(crate) different: bool,
}

impl Index {
    pub(crate) fn cells(&self) -> Vec<Cell> {
        [self.cell].into_iter().chain(self.line.iter().flatten().copied()).collect()
    }

    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let mut kept = 0_u32;
        for (position, cell) in self.line.iter().enumerate() {
            if cell.is_some_and(|cell| space.get(cell) & self.bit != 0) {
                kept |= 1 << position;
            }
        }
        if !space.keep(self.cell, kept) {
            return false;
        }
        let told = space.get(self.cell);
        for (position, cell) in self.line.iter().enumerate() {
            let Some(cell) = *cell else { continue };
            let here = told >> position & 1 == 1;
            if here && told.is_power_of_two() && !space.keep(cell, self.bit) {
                return false;
            }
            if !here && self.different && !space.keep(cell, !self.bit) {
                return false;
            }
        }
        true
    }
}
