//! Cells that differ. That a fixed value leaves the other cells, the search itself sees to.

use super::Space;

/// Cells that differ.
#[derive(Clone, Debug)]
pub(crate) struct Different {
    pub(crate) cells: Vec<u16>,
    /// Whether there are as many cells as values, so that each value has its place.
    pub(crate) house: bool,
    pub(crate) crossings: Vec<Crossing>,
}

/// What a house shares with another set of cells that differ.
#[derive(Clone, Debug)]
pub(crate) struct Crossing {
    /// The shared cells, as a mask of positions in the house.
    pub(crate) inside: u32,
    /// The other set's cells outside the house.
    pub(crate) outside: Vec<u16>,
}

impl Different {
    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let mut masks = [0_u32; 32];
        let (mut once, mut twice, mut solved, mut pairs) = (0, 0, 0, 0_u32);
        for (i, (&cell, mask)) in self.cells.iter().zip(&mut masks).enumerate() {
            let values = space.get(cell);
            *mask = values;
            twice |= once & values;
            once |= values;
            match values.count_ones() {
                1 => solved |= values,
                2 => pairs |= 1 << i,
                _ => {}
            }
        }
        let count = self.cells.len();
        if (once.count_ones() as usize) < count {
            return false;
        }
        if once.count_ones() as usize == count {
            let hidden = once & !twice & !solved;
            if hidden != 0 {
                for (&cell, &mask) in self.cells.iter().zip(&masks) {
                    let here = mask & hidden;
                    if here != 0 && !(here.is_power_of_two() && space.keep(cell, here)) {
                        return false;
                    }
                }
            }
        }
        (pairs.count_ones() < 2 || self.naked_pairs(space, &masks, pairs))
            && (!self.house || self.locked(space, &masks, solved))
    }

    /// Two cells with the same two candidates take them from the others.
    fn naked_pairs(&self, space: &mut Space<'_>, masks: &[u32; 32], mut pairs: u32) -> bool {
        while pairs != 0 {
            let i = pairs.trailing_zeros() as usize;
            pairs &= pairs - 1;
            let mut others = pairs;
            while others != 0 {
                let j = others.trailing_zeros() as usize;
                others &= others - 1;
                if masks[i] != masks[j] {
                    continue;
                }
                for (k, &cell) in self.cells.iter().enumerate() {
                    if k != i && k != j && !space.keep(cell, !masks[i]) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// A value that a house has only where another set crosses it leaves the rest of that set.
    fn locked(&self, space: &mut Space<'_>, masks: &[u32; 32], solved: u32) -> bool {
        for crossing in &self.crossings {
            let (mut inside, mut rest) = (0, solved);
            for (i, mask) in masks[..self.cells.len()].iter().enumerate() {
                if crossing.inside >> i & 1 == 1 {
                    inside |= mask;
                } else {
                    rest |= mask;
                }
            }
            let only = inside & !rest;
            if only != 0 {
                for &cell in &crossing.outside {
                    if space.get(cell) & only != 0 && !space.keep(cell, !only) {
                        return false;
                    }
                }
            }
        }
        true
    }
}
