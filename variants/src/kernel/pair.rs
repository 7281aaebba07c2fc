//! Two cells whose values stand in a relation.

use std::sync::Arc;

use super::Space;
use crate::board::Cell;

/// A table of pairs of values for two cells.
#[derive(Clone, Debug)]
pub(crate) struct Pair {
    pub(crate) a: Cell,
    pub(crate) b: Cell,
    pub(crate) table: Arc<PairTable>,
}

/// The values allowed in either cell for each value of the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PairTable {
    pub(crate) forward: Vec<u32>,
    pub(crate) backward: Vec<u32>,
}

impl PairTable {
    /// The table of what `allows`.
    pub(crate) fn new(values: usize, allows: impl Fn(usize, usize) -> bool) -> Self {
        let (mut forward, mut backward) = (vec![0; values], vec![0; values]);
        for (a, row) in forward.iter_mut().enumerate() {
            for (b, back) in backward.iter_mut().enumerate() {
                let here = u32::from(allows(a, b));
                *row |= here << b;
                *back |= here << a;
            }
        }
        PairTable { forward, backward }
    }

    /// Keeps only what the other allows too.
    pub(crate) fn narrow(&mut self, other: &PairTable) {
        let rows = self.forward.iter_mut().chain(&mut self.backward);
        rows.zip(other.forward.iter().chain(&other.backward)).for_each(|(a, b)| *a &= b);
    }

    /// Whether the two values must differ.
    pub(crate) fn differs(&self) -> bool {
        self.forward.iter().enumerate().all(|(value, row)| row >> value & 1 == 0)
    }

    /// Whether only a cell with one value left can take values from the other: no two values of one cell
    /// forbid the same value of the other.
    pub(crate) fn single(&self) -> bool {
        let all = self.forward.iter().chain(&self.backward).fold(0, |all, row| all | row);
        let once = |rows: &[u32]| {
            let (mut seen, mut twice) = (0, 0);
            for row in rows {
                twice |= seen & !row & all;
                seen |= !row & all;
            }
            twice == 0
        };
        once(&self.forward) && once(&self.backward)
    }
}

fn image(rows: &[u32], mut set: u32) -> u32 {
    let mut image = 0;
    while set != 0 {
        image |= rows[set.trailing_zeros() as usize];
        set &= set - 1;
    }
    image
}

impl Pair {
    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let (a, b) = (space.get(self.a), space.get(self.b));
        space.keep(self.b, image(&self.table.forward, a))
            && space.keep(self.a, image(&self.table.backward, b))
    }
}
