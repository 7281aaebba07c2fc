//! A rule without a filter of its own: it is checked when all its cells are filled.

use std::sync::Arc;

use super::Space;
use crate::board::{Board, Value};
use crate::rule::Rule;

/// A rule that is asked when all its cells are filled.
#[derive(Clone, Debug)]
pub(crate) struct Check {
    pub(crate) cells: Vec<u16>,
    pub(crate) board: Arc<Board>,
    pub(crate) rule: Arc<Rule>,
}

impl Check {
    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        if self.cells.iter().any(|&cell| !space.get(cell).is_power_of_two()) {
            return true;
        }
        let mut values = vec![None; self.board.cells()];
        for &cell in &self.cells {
            values[usize::from(cell)] = Some(Value(space.get(cell).trailing_zeros() as u8));
        }
        self.rule.holds(&self.board, &values)
    }
}
