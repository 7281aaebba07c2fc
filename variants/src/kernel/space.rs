//! The candidates a filter works on, and whom a change wakes.

/// Candidates of all cells, with what a change must set going.
pub(crate) struct Space<'a> {
    /// The candidates, a mask for each cell.
    pub(crate) candidates: &'a mut [u32],
    /// The filters that must run, a bit each.
    pub(crate) queue: &'a mut [u64],
    /// The cells that have one value left and whose peers do not know it yet.
    pub(crate) fixed: &'a mut Vec<u16>,
    /// For each cell the filters it wakes, `queue.len()` words each.
    pub(crate) watch: &'a [u64],
    /// For each cell the cells that differ from it; empty on boards of more than 128 cells.
    pub(crate) peers: &'a [u128],
}

/// Memory that a filter may use while it runs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scratch {
    pub(crate) words: Vec<u64>,
}

impl Space<'_> {
    /// The candidates of a cell.
    #[inline]
    pub(crate) fn get(&self, cell: u16) -> u32 {
        self.candidates[usize::from(cell)]
    }

    /// Keeps only these candidates of a cell; false if none is left.
    #[inline]
    pub(crate) fn keep(&mut self, cell: u16, mask: u32) -> bool {
        let at = usize::from(cell);
        let old = self.candidates[at];
        let new = old & mask;
        if new == old {
            return true;
        }
        if new == 0 {
            return false;
        }
        self.candidates[at] = new;
        if new.is_power_of_two() {
            self.fixed.push(cell);
        }
        let words = self.queue.len();
        let woken = &self.watch[at * words..(at + 1) * words];
        for (word, wake) in self.queue.iter_mut().zip(woken) {
            *word |= wake;
        }
        true
    }

    /// Each of these values must stand in one of the cells: fixes a value with one place, and takes it from
    /// all other cells that see all its places.
    pub(crate) fn require(&mut self, cells: &[u16], mut values: u32) -> bool {
        while values != 0 {
            let bit = values & values.wrapping_neg();
            values ^= bit;
            let mut common = u128::MAX;
            let mut places = 0;
            let mut last = 0;
            for &cell in cells {
                if self.get(cell) & bit != 0 {
                    places += 1;
                    last = cell;
                    if let Some(peers) = self.peers.get(usize::from(cell)) {
                        common &= peers;
                    }
                }
            }
            if places == 0 || places == 1 && !self.keep(last, bit) {
                return false;
            }
            if places == 1 || self.peers.is_empty() {
                continue;
            }
            while common != 0 {
                let cell = common.trailing_zeros() as u16;
                common &= common - 1;
                if self.get(cell) & bit != 0 && !self.keep(cell, !bit) {
                    return false;
                }
            }
        }
        true
    }
}
