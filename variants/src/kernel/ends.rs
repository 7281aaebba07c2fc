//! A line whose inner values depend on its two ends.

use std::sync::Arc;

use super::Space;
use crate::board::Cell;

/// Inner cells whose allowed values depend on the values of two ends.
#[derive(Clone, Debug)]
pub(crate) struct Ends {
    pub(crate) ends: [Cell; 2],
    pub(crate) inner: Vec<Cell>,
    /// What inner cells may hold, for each pair of values at the ends; nothing if the pair cannot be.
    pub(crate) allowed: Arc<Vec<u32>>,
    pub(crate) values: usize,
}

impl Ends {
    pub(crate) fn cells(&self) -> Vec<Cell> {
        self.ends.iter().chain(&self.inner).copied().collect()
    }

    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let [first, last] = self.ends.map(|cell| space.get(cell));
        let (mut firsts, mut lasts, mut inner) = (0, 0, 0);
        for a in (0..self.values).filter(|&a| first >> a & 1 == 1) {
            for b in (0..self.values).filter(|&b| last >> b & 1 == 1) {
                let allowed = self.allowed[a * self.values + b];
                if allowed & BARRED != 0 {
                    continue;
                }
                if self.inner.iter().all(|&cell| space.get(cell) & allowed != 0) {
                    firsts |= 1 << a;
                    lasts |= 1 << b;
                    inner |= allowed;
                }
            }
        }
        space.keep(self.ends[0], firsts)
            && space.keep(self.ends[1], lasts)
            && self.inner.iter().all(|&cell| space.keep(cell, inner))
    }
}

/// A pair of ends that cannot be. Boards of 32 values do without these lines.
pub(crate) const BARRED: u32 = 1 << 31;
