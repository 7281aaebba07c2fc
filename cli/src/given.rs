//! Solutions that stand beside puzzles in the input.

use ninefold::text::Record;
use ninefold::{Cell, Grid, Solution};

/// Whether a solution stands beside the puzzle that does not solve it.
pub(crate) fn is_wrongly_solved(record: &Record) -> bool {
    let (Ok(clues), Some(text)) = (&record.clues, record.notes.solution()) else { return false };
    let solution = text.parse::<Grid>().ok().and_then(|grid| Solution::try_from(grid).ok());
    let candidates = clues.candidates();
    !solution.is_some_and(|given| {
        Cell::ALL.into_iter().all(|cell| candidates.get(cell).contains(given.get(cell)))
    })
}
