//! Search: whether clues have a solution, which, and how many.
//!
//! Every function takes a [`Grid`](crate::grid::Grid), [`Candidates`] or
//! [`Clues`](crate::grid::Clues) by value or reference.

pub mod puzzle;
pub mod reference;

pub use puzzle::{NotUnique, Puzzle};

use crate::grid::{Candidates, Solution};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use reference::Order;

/// What a search for a second solution found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// There is exactly one solution.
    Unique(Solution),
    /// There are at least two; these two differ.
    Several([Solution; 2]),
    /// There is none.
    None,
}

/// Finds out whether there is no, one or more than one solution.
pub fn check(clues: impl Into<Candidates>) -> Verdict {
    let mut found = Vec::with_capacity(2);
    let _ = reference::solutions(clues, Order::Any, &mut |solution| {
        found.push(solution);
        if found.len() < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    match found[..] {
        [] => Verdict::None,
        [one] => Verdict::Unique(one),
        [a, b, ..] => Verdict::Several([a, b]),
    }
}

/// A solution, whichever is found first.
pub fn any(clues: impl Into<Candidates>) -> Option<Solution> {
    one(clues, Order::Any)
}

/// The solution that comes first in row-major lexicographic order.
pub fn first(clues: impl Into<Candidates>) -> Option<Solution> {
    one(clues, Order::Lexicographic)
}

/// The number of solutions, counted up to `limit`.
pub fn count(clues: impl Into<Candidates>, limit: u64) -> u64 {
    reference::count(clues, limit)
}

/// Gives the solutions to `found` in row-major lexicographic order until it breaks or all were
/// given.
pub fn each(
    clues: impl Into<Candidates>,
    mut found: impl FnMut(Solution) -> ControlFlow<()>,
) -> ControlFlow<()> {
    reference::solutions(clues, Order::Lexicographic, &mut found)
}

fn one(clues: impl Into<Candidates>, order: Order) -> Option<Solution> {
    let mut found = None;
    let _ = reference::solutions(clues, order, &mut |solution| {
        found = Some(solution);
        ControlFlow::Break(())
    });
    found
}
