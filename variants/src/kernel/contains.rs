//! Values that must occur in some cells.

use super::Space;
use crate::board::Cell;

/// Values that must occur so often at least.
#[derive(Clone, Debug)]
pub(crate) struct Contains {
    /// The cells in groups that differ, each of which has room for a value once.
    pub(crate) groups: Vec<Vec<Cell>>,
    /// A value as a bit, and how often it occurs.
    pub(crate) wanted: Vec<(u32, usize)>,
    /// Whether none may occur more often.
    pub(crate) exact: bool,
}

impl Contains {
    pub(crate) fn cells(&self) -> Vec<Cell> {
        self.groups.concat()
    }

    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let mut all = 0;
        let mut total = 0;
        let count = self.groups.iter().map(Vec::len).sum::<usize>();
        for &(bit, wanted) in &self.wanted {
            all |= bit;
            total += wanted;
            let (mut room, mut solved) = (0, 0);
            for group in &self.groups {
                let union = group.iter().fold(0, |union, &cell| union | space.get(cell));
                room += usize::from(union & bit != 0);
                solved += group.iter().filter(|&&cell| space.get(cell) == bit).count();
            }
            if room < wanted || self.exact && solved > wanted {
                return false;
            }
            if room == wanted {
                for group in &self.groups {
                    let here = group.iter().any(|&cell| space.get(cell) & bit != 0);
                    if here && !space.require(group, bit) {
                        return false;
                    }
                }
            } else if self.exact && solved == wanted {
                for &cell in self.groups.iter().flatten() {
                    if space.get(cell) != bit && !space.keep(cell, !bit) {
                        return false;
                    }
                }
            }
        }
        total < count
            || total == count && self.groups.iter().flatten().all(|&cell| space.keep(cell, all))
    }
}
