//! Cells that must differ and are nearly as many as the values. The search itself handles houses, and
//! removes a fixed value from the other cells.

use super::Space;
use crate::board::Cell;

/// Cells that differ.
#[derive(Clone, Debug)]
pub(crate) struct Different {
    pub(crate) cells: Vec<Cell>,
}

impl Different {
    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let union = space.union(&self.cells);
        let count = union.len();
        // As many values as cells: each has its place.
        count > self.cells.len() || count == self.cells.len() && space.require(&self.cells, union)
    }
}
