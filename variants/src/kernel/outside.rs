//! Outside clues of a line that is a house: sandwiches and X-sums, case by case.

use std::sync::Arc;

use super::Space;
use super::sums::Sums;
use crate::board::Cell;

/// The cells between the least and the greatest value add up to a sum, counted from 0.
#[derive(Clone, Debug)]
pub(crate) struct Sandwich {
    pub(crate) cells: Vec<Cell>,
    /// The sum as a number, and the number of the least value.
    pub(crate) sum: i32,
    pub(crate) least: i32,
    pub(crate) sums: Arc<Sums>,
}

/// The first X cells add up to a sum.
#[derive(Clone, Debug)]
pub(crate) struct XSum {
    pub(crate) cells: Vec<Cell>,
    pub(crate) sum: i32,
    pub(crate) least: i32,
    pub(crate) sums: Arc<Sums>,
}

/// The values of `count` different ones out of `union` that add up to `sum`, or None if none do.
fn parts(sums: &Sums, union: u32, count: usize, sum: i32) -> Option<u32> {
    if !(0..64).contains(&sum) || sums.get(union, count) >> sum & 1 == 0 {
        return None;
    }
    let mut kept = 0;
    let mut left = union;
    while left != 0 && count > 0 {
        let value = left.trailing_zeros();
        let bit = 1 << value;
        left ^= bit;
        if sum >= value as i32 && sums.get(union & !bit, count - 1) >> (sum - value as i32) & 1 == 1
        {
            kept |= bit;
        }
    }
    Some(kept)
}

impl Sandwich {
    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let count = self.cells.len();
        let mut masks = [0_u32; 32];
        let mut kept = [0_u32; 32];
        for (mask, &cell) in masks.iter_mut().zip(&self.cells) {
            *mask = space.get(cell);
        }
        let crust = 1 | 1 << (count - 1);
        let total = (count * (count - 1) / 2) as i32 - (count as i32 - 1);
        for a in 0..count {
            for b in a + 1..count {
                let one_way = masks[a] & 1 != 0 && masks[b] >> (count - 1) & 1 == 1;
                let other_way = masks[b] & 1 != 0 && masks[a] >> (count - 1) & 1 == 1;
                if !one_way && !other_way {
                    continue;
                }
                let between = a + 1..b;
                let inside = between.len();
                let sum = self.sum - self.least * inside as i32;
                let outside = (0..a).chain(b + 1..count);
                let union = |cells: &mut dyn Iterator<Item = usize>| {
                    cells.fold(0, |union, i| union | masks[i]) & !crust
                };
                let inner = union(&mut between.clone());
                let outer = union(&mut outside.clone());
                let Some(inner) = parts(&self.sums, inner, inside, sum) else { continue };
                let Some(outer) = parts(&self.sums, outer, count - 2 - inside, total - sum) else {
                    continue;
                };
                if between.clone().any(|i| masks[i] & inner == 0)
                    || outside.clone().any(|i| masks[i] & outer == 0)
                {
                    continue;
                }
                for i in between {
                    kept[i] |= inner;
                }
                for i in outside {
                    kept[i] |= outer;
                }
                if one_way {
                    kept[a] |= 1;
                    kept[b] |= 1 << (count - 1);
                }
                if other_way {
                    kept[b] |= 1;
                    kept[a] |= 1 << (count - 1);
                }
            }
        }
        self.cells.iter().zip(kept).all(|(&cell, kept)| space.keep(cell, kept))
    }
}

impl XSum {
    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let count = self.cells.len();
        let mut kept = [0_u32; 32];
        let mut left = space.get(self.cells[0]);
        while left != 0 {
            let value = left.trailing_zeros();
            let bit = 1_u32 << value;
            left ^= bit;
            let number = value as i32 + self.least;
            if number == 0 {
                // No cells at all.
                if self.sum == 0 {
                    kept[0] |= bit;
                    for (kept, &cell) in kept.iter_mut().zip(&self.cells).skip(1) {
                        *kept |= space.get(cell);
                    }
                }
                continue;
            }
            let Some(more) = usize::try_from(number).ok().and_then(|x| x.checked_sub(1)) else {
                continue;
            };
            if more >= count {
                continue;
            }
            let sum = self.sum - number - self.least * more as i32;
            let (inside, outside) = self.cells[1..].split_at(more);
            let union = inside.iter().fold(0, |union, &cell| union | space.get(cell)) & !bit;
            let Some(inner) = parts(&self.sums, union, more, sum) else { continue };
            if inside.iter().any(|&cell| space.get(cell) & inner == 0) {
                continue;
            }
            kept[0] |= bit;
            for kept in &mut kept[1..=more] {
                *kept |= inner;
            }
            for (kept, &cell) in kept[more + 1..].iter_mut().zip(outside) {
                *kept |= space.get(cell) & !bit;
            }
        }
        self.cells.iter().zip(kept).all(|(&cell, kept)| space.keep(cell, kept))
    }
}
