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
        let (mut values, mut empty) = (vec![None; self.board.cell_count()], Vec::new());
        for &cell in &self.cells {
            values[cell.index()] = space.get(cell).only();
            if values[cell.index()].is_none() && !empty.contains(&cell) {
                empty.push(cell);
            }
        }
        if !self.rule.holds(&self.board, &values) {
            return false;
        }
        // The last empty cell keeps the values that fit.
        let [cell] = empty[..] else { return true };
        let fits = |value: &Value| {
            values[cell.index()] = Some(*value);
            self.rule.holds(&self.board, &values)
        };
        space.keep(cell, space.get(cell).iter().filter(fits).collect())
    }
}
