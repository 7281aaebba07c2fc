//! A small solver to read: place what is forced, branch where few digits are left, undo by copying.
//!
//! It is the oracle that the fast engines are tested against, so it is written to be checked by
//! eye, not to be fast: naked and hidden singles by the definitions, and depth-first search.

use crate::grid::{Candidates, Cell, Digit, DigitSet, Grid, House, Solution};
use core::ops::ControlFlow;

pub use super::Listing;

/// Calls `found` with every solution of `clues` until it breaks.
///
/// Branches on a cell with the fewest candidates; for lexicographic order on the first open cell,
/// smallest digit first, which can be exponentially slower.
pub fn solutions(
    clues: impl Into<Candidates>,
    order: Listing,
    found: &mut dyn FnMut(Solution) -> ControlFlow<()>,
) -> ControlFlow<()> {
    search(clues.into(), order, found)
}

/// The number of solutions, counted up to `limit`.
pub fn count(clues: impl Into<Candidates>, limit: u64) -> u64 {
    let mut seen = 0;
    if limit > 0 {
        let _ = solutions(clues, Listing::Any, &mut |_| {
            seen += 1;
            if seen < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    }
    seen
}

fn search(
    mut state: Candidates,
    order: Listing,
    found: &mut dyn FnMut(Solution) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !propagate(&mut state) {
        return ControlFlow::Continue(());
    }
    let open = Cell::ALL.into_iter().filter(|&cell| state.get(cell).len() > 1);
    let branch = match order {
        Listing::Any => open.min_by_key(|&cell| state.get(cell).len()),
        Listing::Lexicographic => open.min(),
    };
    match branch {
        None => match Solution::try_from(state.placed()) {
            Ok(solution) => found(solution),
            Err(_) => ControlFlow::Continue(()),
        },
        Some(cell) => state.get(cell).iter().try_for_each(|digit| {
            let mut next = state;
            next.set(cell, DigitSet::of(digit));
            search(next, order, found)
        }),
    }
}

/// Places naked and hidden singles until none is left. Returns false when a cell has no candidate,
/// or a digit has no place or two cells in a house.
fn propagate(state: &mut Candidates) -> bool {
    let mut placed = Grid::EMPTY;
    loop {
        let Some((cell, digit)) = next_single(state, &placed) else {
            return Cell::ALL.into_iter().all(|cell| !state.get(cell).is_empty())
                && House::ALL.into_iter().all(|house| {
                    Digit::ALL.into_iter().all(|digit| !state.places(digit, house).is_empty())
                });
        };
        if cell.peers().iter().any(|peer| placed.get(peer) == Some(digit)) {
            return false;
        }
        placed.set(cell, digit);
        state.place(cell, digit);
    }
}

/// A cell with one candidate, or the only place of a digit in a house, that is not yet placed.
fn next_single(state: &Candidates, placed: &Grid) -> Option<(Cell, Digit)> {
    let unplaced = |cell: Cell| placed.get(cell).is_none();
    Cell::ALL
        .into_iter()
        .filter(|&cell| unplaced(cell))
        .find_map(|cell| Some((cell, state.get(cell).only()?)))
        .or_else(|| {
            House::ALL.into_iter().find_map(|house| {
                Digit::ALL.into_iter().find_map(|digit| {
                    let cell = state.places(digit, house).only()?;
                    unplaced(cell).then_some((cell, digit))
                })
            })
        })
}
