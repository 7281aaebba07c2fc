//! Consecutive values in any order.

use super::Space;
use crate::board::Cell;

/// Cells that hold as many consecutive values.
#[derive(Clone, Debug)]
pub(crate) struct Consecutive {
    pub(crate) cells: Vec<Cell>,
    pub(crate) values: usize,
}

impl Consecutive {
    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let count = self.cells.len();
        let union = self.cells.iter().fold(0, |union, &cell| union | space.get(cell));
        let (mut possible, mut required) = (0_u32, u32::MAX);
        let run = if count >= 32 { u32::MAX } else { (1 << count) - 1 };
        for start in 0..(self.values + 1).saturating_sub(count) {
            let run = run << start;
            if union & run == run && self.cells.iter().all(|&cell| space.get(cell) & run != 0) {
                possible |= run;
                required &= run;
            }
        }
        possible != 0
            && self.cells.iter().all(|&cell| space.keep(cell, possible))
            && (required == 0 || space.require(&self.cells, required))
    }
}
