//! A rule without a filter of its own: it is asked about the cells that are filled.

use std::sync::Arc;

use super::Space;
use crate::board::{Board, Cell, Value};
use crate::rule::Rule;

/// A rule that is asked whenever a cell of it is filled.
#[derive(Clone, Debug)]
pub(crate) struct Check {
    pub(crate) cells: Vec<Cell>,
    pub(crate) board: Arc<Board>,
    pub(crate) rule: Arc<Rule>,
}

impl Check {
    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let (mut values, mut empty) = (vec![None; self.board.cells()], Vec::new());
        for &cell in &self.cells {
            let left = space.get(cell);
            if left.is_power_of_two() {
                values[cell.index()] = Some(Value(left.trailing_zeros() as u8));
            } else if !empty.contains(&cell) {
                empty.push(cell);
            }
        }
        if !self.rule.holds(&self.board, &values) {
            return false;
        }
        // The last empty cell keeps the values that fit.
        let [cell] = empty[..] else { return true };
        let mut fits = |value: &u32| {
            values[cell.index()] = Some(Value(*value as u8));
            self.rule.holds(&self.board, &values)
        };
        let left = space.get(cell);
        let kept = (0..32).filter(|value| left >> value & 1 == 1 && fits(value));
        space.keep(cell, kept.fold(0, |kept, value| kept | 1 << value))
    }
}
