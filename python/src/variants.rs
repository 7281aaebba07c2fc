//! Puzzles of other sizes or with other rules, among classic ones.

use crate::arguments::Patience;
use crate::errors::malformed_variant;
use crate::jobs::one;
use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef, StringArray};
use ninefold::solve::Cancel;
use ninefold_variants::format::Format;
pub(crate) use ninefold_variants::format::read_solvable as read;
use ninefold_variants::{Budget, Ended, Solvable};
use pyo3::prelude::*;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;

/// The solutions as lines of values, at most this many; `None` when the time is up or nobody waits any more.
pub(crate) fn solutions(
    puzzle: &dyn Solvable,
    most: usize,
    patience: Patience,
    stop: &Cancel,
) -> Option<Vec<String>> {
    let mut found = Vec::new();
    if most > 0 {
        let (ended, _) = puzzle.solutions_in_order(patience.variant(stop), &mut |values| {
            found.push(puzzle.line(values));
            found.len() < most
        });
        if ended == Ended::Budget {
            return None;
        }
    }
    Some(found)
}

/// Gives the solutions as lines of values, until nobody wants more.
pub(crate) fn each(
    puzzle: &dyn Solvable,
    stop: &Cancel,
    give: &mut dyn FnMut(String) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut flow = ControlFlow::Continue(());
    puzzle.solutions_in_order(Patience::unlimited().variant(stop), &mut |values| {
        flow = give(puzzle.line(values));
        flow.is_continue()
    });
    flow
}

/// How many solutions there are, at most `limit`; `None` when the time is up or nobody waits any more.
pub(crate) fn count(
    puzzle: &dyn Solvable,
    limit: u64,
    patience: Patience,
    stop: &Cancel,
) -> Option<u64> {
    let counted = puzzle.count(limit, patience.variant(stop));
    (counted.ended != Ended::Budget).then_some(counted.found)
}

/// Whether a text is a grid with fewer cells than a classic puzzle, and not a damaged one of those.
pub(crate) fn is_small(text: &str) -> bool {
    let format = Format::of(text).filter(|format| format.name == "grid");
    let draft = format.and_then(|format| format.read(text).ok());
    draft.is_some_and(|draft| draft.board.cell_count() < 81)
}

/// Why a puzzle has no solution.
pub(crate) fn no_solution(puzzle: &dyn Solvable, budget: Budget<'_>) -> String {
    match puzzle.contradictory(budget) {
        Some(rules) => format!("contradictory: {rules}"),
        None => "no solution".to_owned(),
    }
}

/// Does something with the puzzle in a text, if that is certainly a variant, while Python can interrupt it.
pub(crate) fn asked<T: Send + 'static>(
    py: Python<'_>,
    text: &str,
    work: impl FnOnce(&dyn Solvable, &Cancel) -> T + Send + 'static,
) -> PyResult<Option<T>> {
    match read(text) {
        None => Ok(None),
        Some(Err(error)) => Err(malformed_variant(py, &error)),
        Some(Ok(puzzle)) => one(py, move |stop| work(&*puzzle, stop)).map(Some),
    }
}

/// A column of texts in which some rows are others.
pub(crate) fn patched(column: ArrayRef, rows: &BTreeMap<usize, String>) -> ArrayRef {
    if rows.is_empty() {
        return column;
    }
    let old = column.as_string::<i32>();
    let text = |row: usize| {
        let there = old.is_valid(row).then(|| old.value(row));
        rows.get(&row).map(String::as_str).or(there)
    };
    Arc::new((0..old.len()).map(text).collect::<StringArray>())
}
