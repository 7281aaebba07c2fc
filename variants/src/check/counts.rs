//! What numbers that tell how often they occur leave each other.

use super::search::State;
use crate::board::{Board, Cell, Value, Values};
use crate::rule::{Counted, occurring};

/// Keeps the values of cells in which a number occurs as often as it says, or not at all; false if a cell has none
/// left.
pub(super) fn keep(board: &Board, state: &mut State, cells: &[Cell]) -> bool {
    let domains = || cells.iter().map(|cell| state.domains[cell.index()]);
    let count = |value: Value| {
        let only = Values::of(value);
        Counted {
            value,
            number: usize::try_from(board.number(value)).unwrap_or_default(),
            solved: domains().filter(|values| *values == only).count(),
            room: domains().filter(|values| values.contains(value)).count(),
        }
    };
    let all: Vec<Counted> = board.values().iter().map(count).collect();
    let Some([possible, needed]) = occurring(&all, cells.len()) else { return false };
    for cell in cells {
        let domain = &mut state.domains[cell.index()];
        let mut kept = *domain & possible;
        for counted in &all {
            let only = Values::of(counted.value);
            if kept == only || !kept.meets(only) {
                continue;
            }
            if counted.solved == counted.number {
                kept -= only;
            } else if counted.room == counted.number && needed.meets(only) {
                kept = only;
            }
        }
        *domain = kept;
        if kept.is_empty() {
            return false;
        }
    }
    true
}
