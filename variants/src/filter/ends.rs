//! A line whose inner values depend on its two ends.

use std::sync::Arc;

use super::Space;
use crate::board::{Cell, Values};

/// Inner cells whose allowed values depend on the values of two ends.
#[derive(Clone, Debug)]
pub(crate) struct Ends {
    pub(crate) ends: [Cell; 2],
    pub(crate) inner: Vec<Cell>,
    /// What inner cells may hold, for each pair of values at the ends; None if the pair cannot be.
    pub(crate) allowed: Arc<Vec<Option<Values>>>,
    pub(crate) values: usize,
}

impl Ends {
    pub(crate) fn cells(&self) -> Vec<Cell> {
        self.ends.iter().chain(&self.inner).copied().collect()
    }

    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let [first, last] = self.ends.map(|cell| space.get(cell));
        let (mut firsts, mut lasts, mut inner) = (Values::EMPTY, Values::EMPTY, Values::EMPTY);
        for a in first.iter() {
            for b in last.iter() {
                let Some(allowed) = self.allowed[a.index() * self.values + b.index()] else {
                    continue;
                };
                if self.inner.iter().all(|&cell| space.get(cell).meets(allowed)) {
                    firsts = firsts.with(a);
                    lasts = lasts.with(b);
                    inner |= allowed;
                }
            }
        }
        space.keep(self.ends[0], firsts)
            && space.keep(self.ends[1], lasts)
            && self.inner.iter().all(|&cell| space.keep(cell, inner))
    }
}
