//! Values that must occur in some cells.

use super::Space;

/// Values that must occur so often at least.
#[derive(Clone, Debug)]
pub(crate) struct Contains {
    pub(crate) cells: Vec<u16>,
    /// A value as a bit, and how often it occurs.
    pub(crate) wanted: Vec<(u32, usize)>,
    /// Whether none may occur more often.
    pub(crate) exact: bool,
}

impl Contains {
    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let mut all = 0;
        let mut total = 0;
        for &(bit, wanted) in &self.wanted {
            all |= bit;
            total += wanted;
            let (mut places, mut solved) = (0, 0);
            for &cell in &self.cells {
                let values = space.get(cell);
                places += usize::from(values & bit != 0);
                solved += usize::from(values == bit);
            }
            if places < wanted || self.exact && solved > wanted {
                return false;
            }
            if places == wanted {
                for &cell in &self.cells {
                    if space.get(cell) & bit != 0 && !space.keep(cell, bit) {
                        return false;
                    }
                }
            } else if self.exact && solved == wanted {
                for &cell in &self.cells {
                    if space.get(cell) != bit && !space.keep(cell, !bit) {
                        return false;
                    }
                }
            }
        }
        if total > self.cells.len() {
            return false;
        }
        total < self.cells.len() || self.cells.iter().all(|&cell| space.keep(cell, all))
    }
}
