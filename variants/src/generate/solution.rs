//! A random solution of a board with rules.

use ninefold::generate::Random;

use crate::board::{Value, Values};
use crate::outcome::{Budget, Ended};
use crate::puzzle::Puzzle;

/// A search that needs more guesses counts as one without a solution.
const GUESSES: u64 = 20_000;

/// This many cells of each row get random values; the others follow from the search.
const CELLS: usize = 3;

/// A solution, not all equally likely: random values in some cells, as far as they leave a solution. Otherwise how
/// the search for one ended.
pub(super) fn random(
    puzzle: &Puzzle,
    budget: Budget<'_>,
    random: &mut Random,
) -> Result<Vec<Value>, Ended> {
    let mut start = puzzle.start(budget);
    let mut solution = first(puzzle, budget, start.clone())?;
    let mut cells: Vec<usize> = (0..start.len()).collect();
    random.shuffle(&mut cells);
    for &cell in cells.iter().take(CELLS * puzzle.board().rows()) {
        let mut values: Vec<Value> = start[cell].iter().collect();
        random.shuffle(&mut values);
        for value in values {
            let mut tried = start.clone();
            tried[cell] = Values::of(value);
            let found = match solution[cell] == value {
                true => Ok(solution.clone()),
                false => first(puzzle, budget, tried.clone()),
            };
            if let Ok(found) = found {
                (start, solution) = (tried, found);
                break;
            }
            start[cell] = start[cell].without(value);
        }
    }
    Ok(solution)
}

fn first(puzzle: &Puzzle, budget: Budget<'_>, start: Vec<Values>) -> Result<Vec<Value>, Ended> {
    let mut found = None;
    let ended = puzzle.solutions_within(start, budget.with_guesses(GUESSES), |values| {
        found = Some(values.to_vec());
        false
    });
    debug_assert!(found.is_some() || ended != Ended::Enough);
    found.ok_or(ended)
}
