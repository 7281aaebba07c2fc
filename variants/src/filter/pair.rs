//! Two cells whose values stand in a relation.

use std::sync::Arc;

use super::Space;
use crate::board::{Cell, Value, Values};
use crate::rule::Table;

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
    pub(crate) forward: Vec<Values>,
    pub(crate) backward: Vec<Values>,
}

impl PairTable {
    /// The table of what `allows`.
    pub(crate) fn new(values: usize, allows: impl Fn(Value, Value) -> bool) -> Self {
        let backward = Table::new(values, |b, a| allows(a, b)).rows;
        PairTable { forward: Table::new(values, allows).rows, backward }
    }

    /// Keeps only what the other allows too.
    pub(crate) fn narrow(&mut self, other: &PairTable) {
        let rows = self.forward.iter_mut().chain(&mut self.backward);
        rows.zip(other.forward.iter().chain(&other.backward)).for_each(|(a, b)| *a &= *b);
    }

    /// Whether the two values must differ.
    pub(crate) fn differs(&self) -> bool {
        (0..).map(Value).zip(&self.forward).all(|(value, row)| !row.contains(value))
    }

    /// Whether only a cell with one value left can take values from the other: no two values of one cell
    /// forbid the same value of the other.
    pub(crate) fn single(&self) -> bool {
        let rows = self.forward.iter().chain(&self.backward);
        let all = rows.fold(Values::EMPTY, |all, &row| all | row);
        let once = |rows: &[Values]| {
            let (mut seen, mut twice) = (Values::EMPTY, Values::EMPTY);
            for &row in rows {
                twice |= seen & (all - row);
                seen |= all - row;
            }
            twice.is_empty()
        };
        once(&self.forward) && once(&self.backward)
    }
}

/// All that a table allows for these values.
fn image(rows: &[Values], values: Values) -> Values {
    values.iter().fold(Values::EMPTY, |image, value| image | rows[value.index()])
}

impl Pair {
    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let (a, b) = (space.get(self.a), space.get(self.b));
        space.keep(self.b, image(&self.table.forward, a))
            && space.keep(self.a, image(&self.table.backward, b))
    }
}
