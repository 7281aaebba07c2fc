//! Classic 9×9 puzzles, which the library's engine solves.

use ninefold::solve::{Listing, Solver};
use ninefold::{Candidates, DigitSet};

use crate::board::{Board, Value, Values};
use crate::outcome::{Budget, Ended};
use crate::rule::Rule;

/// Whether a board with these rules is a classic puzzle with some candidates left out.
pub(crate) fn is_classic(board: &Board, rules: &[Rule]) -> bool {
    rules.iter().all(|rule| rule.single(board).is_some())
        && Board::square(9).is_ok_and(|classic| {
            let known = |house| board.houses().contains(house);
            board.cell_count() == 81
                && board.value_count() == 9
                && board.rows() == 9
                && board.houses().len() == classic.houses().len()
                && classic.houses().iter().all(known)
        })
}

/// Shows each solution to `each` until it returns false.
pub(crate) fn solutions(
    candidates: &[Values],
    budget: Budget<'_>,
    order: Listing,
    each: &mut dyn FnMut(&[Value]) -> bool,
) -> Ended {
    let mut sets = [DigitSet::EMPTY; 81];
    for (set, &values) in sets.iter_mut().zip(candidates) {
        *set = DigitSet::from_bits(values.0 as u16);
    }
    let mut solver = Solver::new().with_limits(budget.limits());
    for solution in solver.solutions(Candidates::from_sets(sets), order) {
        let Ok(solution) = solution else { return Ended::Budget };
        let values: Vec<Value> =
            solution.digits().iter().map(|digit| Value(digit.index() as u8)).collect();
        if !each(&values) {
            return Ended::Enough;
        }
    }
    Ended::All
}
