//! Values that must occur in some cells.

use super::Space;
use crate::board::{Cell, Value, Values};

/// Values that must occur so often at least.
#[derive(Clone, Debug)]
pub(crate) struct Contains {
    /// The cells in groups that differ, each of which has room for a value once.
    pub(crate) groups: Vec<Vec<Cell>>,
    /// A value, and how often it occurs.
    pub(crate) wanted: Vec<(Value, usize)>,
    /// Whether none may occur more often.
    pub(crate) exact: bool,
}

impl Contains {
    pub(crate) fn cells(&self) -> Vec<Cell> {
        self.groups.concat()
    }

    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let mut all = Values::EMPTY;
        let mut total = 0;
        let count = self.groups.iter().map(Vec::len).sum::<usize>();
        for &(value, wanted) in &self.wanted {
            let only = Values::of(value);
            all |= only;
            total += wanted;
            let (mut room, mut solved) = (0, 0);
            for group in &self.groups {
                room += usize::from(space.union(group).contains(value));
                solved += group.iter().filter(|&&cell| space.get(cell) == only).count();
            }
            if room < wanted || self.exact && solved > wanted {
                return false;
            }
            if room == wanted {
                for group in &self.groups {
                    let here = group.iter().any(|&cell| space.get(cell).contains(value));
                    if here && !space.require(group, only) {
                        return false;
                    }
                }
            } else if self.exact && solved == wanted {
                for &cell in self.groups.iter().flatten() {
                    let here = space.get(cell);
                    if here != only && !space.keep(cell, here - only) {
                        return false;
                    }
                }
            }
        }
        total < count
            || total == count && self.groups.iter().flatten().all(|&cell| space.keep(cell, all))
    }
}
