//! Consecutive values in any order.

use super::Space;
use crate::board::{Cell, Values};

/// Cells that hold as many consecutive values.
#[derive(Clone, Debug)]
pub(crate) struct Consecutive {
    pub(crate) cells: Vec<Cell>,
    pub(crate) values: usize,
}

impl Consecutive {
    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let count = self.cells.len();
        let union = space.union(&self.cells);
        let (mut possible, mut required) = (Values::EMPTY, Values::all(32));
        for start in 0..(self.values + 1).saturating_sub(count) {
            let run = Values(Values::all(count).0 << start);
            if run.is_subset(union) && self.cells.iter().all(|&cell| space.get(cell).meets(run)) {
                possible |= run;
                required &= run;
            }
        }
        !possible.is_empty()
            && self.cells.iter().all(|&cell| space.keep(cell, possible))
            && (required.is_empty() || space.require(&self.cells, required))
    }
}
