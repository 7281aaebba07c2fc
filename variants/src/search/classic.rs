//! Classic 9×9 puzzles, which the library's engine solves.

use std::time::Instant;

use ninefold::solve::Listing;
use ninefold::solve::{Limits, Solver};
use ninefold::{Candidates, DigitSet};

use crate::board::{Board, Value};
use crate::rule::Rule;

/// Whether a board with these rules is a classic puzzle with some candidates left out.
pub(crate) fn is_classic(board: &Board, rules: &[Rule]) -> bool {
    rules.iter().all(|rule| rule.single(board).is_some())
        && Board::square(9).is_ok_and(|classic| {
            let known = |house| board.houses().contains(house);
            board.cells() == 81
                && board.values() == 9
                && board.rows() == 9
                && board.houses().len() == classic.houses().len()
                && classic.houses().iter().all(known)
        })
}

/// Shows each solution to `each` until it returns false. Returns whether the search came to its end, or
/// None if the time or the branches did not suffice.
pub(crate) fn solutions(
    candidates: &[u32],
    deadline: Option<Instant>,
    branches: u64,
    mut each: impl FnMut(&[Value]) -> bool,
) -> Option<bool> {
    let mut sets = [DigitSet::EMPTY; 81];
    for (set, &values) in sets.iter_mut().zip(candidates) {
        *set = DigitSet::from_bits(values as u16);
    }
    let mut limits = Limits::default();
    if let Some(end) = deadline {
        limits = limits.time(end.saturating_duration_since(Instant::now()));
    }
    if branches < u64::MAX {
        limits = limits.branches(branches);
    }
    let mut solver = Solver::new().with_limits(limits);
    for solution in solver.solutions(Candidates::from_sets(sets), Listing::Any) {
        let solution = solution.ok()?;
        let values: Vec<Value> =
            solution.digits().iter().map(|digit| Value(digit.index() as u8)).collect();
        if !each(&values) {
            return Some(false);
        }
    }
    Some(true)
}
