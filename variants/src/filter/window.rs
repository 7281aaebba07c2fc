//! Cells of different classes.

use std::sync::Arc;

use super::Space;
use crate::board::{Cell, Values};

/// Cells no two of which hold values of one class.
#[derive(Clone, Debug)]
pub(crate) struct Window {
    pub(crate) cells: Vec<Cell>,
    /// The values of each class; at most 32.
    pub(crate) classes: Arc<Vec<Values>>,
}

impl Window {
    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let classes = |values: Values| {
            let here = self.classes.iter().enumerate().filter(|(_, class)| class.meets(values));
            here.fold(0_u32, |set, (number, _)| set | 1 << number)
        };
        let (mut once, mut twice, mut solved) = (0, 0, 0_u32);
        for &cell in &self.cells {
            let here = classes(space.get(cell));
            twice |= once & here;
            once |= here;
            if here.is_power_of_two() {
                if solved & here != 0 {
                    return false;
                }
                solved |= here;
            }
        }
        let count = once.count_ones() as usize;
        if count < self.cells.len() {
            return false;
        }
        let hidden = if count == self.cells.len() { once & !twice & !solved } else { 0 };
        let union = |set: u32| {
            let here = self.classes.iter().enumerate().filter(|(number, _)| set >> number & 1 == 1);
            here.fold(Values::EMPTY, |values, (_, &class)| values | class)
        };
        for &cell in &self.cells {
            let here = classes(space.get(cell));
            let kept = if here & hidden != 0 {
                here & hidden
            } else if here.is_power_of_two() {
                continue;
            } else {
                here & !solved
            };
            if kept != here && !space.keep(cell, union(kept)) {
                return false;
            }
        }
        true
    }
}
