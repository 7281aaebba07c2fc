//! `count`.

use super::{Asked, Bad, Reasons, SEARCHED, answer_type, asked, column, feed, one_clues, variant};
use crate::arguments::Patience;
use crate::errors::{UNDECIDED, timed_out};
use crate::input::Rows;
use crate::jobs::{Manner, Threads, one};
use crate::variants;
use arrow_array::ArrayRef;
use arrow_array::builder::UInt64Builder;
use arrow_schema::DataType;
use ninefold::solve::{Cancel, Solver};
use ninefold::{Clues, solve as library};
use ninefold_variants::Solvable;
use pyo3::prelude::*;
use std::ops::Range;
use std::sync::Arc;

/// Counting up to this many solutions is over before anybody would interrupt it.
const FEW: u64 = 1000;

/// The number of solutions of a puzzle, or of each of a column.
#[pyfunction]
#[pyo3(signature = (puzzles, limit, reasons, timeout, threads, progress, /))]
pub(crate) fn count<'py>(
    puzzles: &Bound<'py, PyAny>,
    limit: Option<u64>,
    reasons: bool,
    timeout: Option<f64>,
    threads: Option<Threads>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = puzzles.py();
    let manner = Manner::of(threads, progress);
    let limit = limit.unwrap_or(u64::MAX);
    let patience = Patience::of(timeout)?;
    let rows = match asked(puzzles, reasons, &manner)? {
        Asked::One(text) => {
            let clues = match one_clues(&text) {
                Ok(clues) => clues,
                Err(error) => {
                    let work = move |puzzle: &dyn Solvable, stop: &_| {
                        variants::count(puzzle, limit, patience, stop)
                    };
                    let number =
                        variants::asked(py, &text.to_string_lossy(), work)?.ok_or(error)?;
                    let number = number.ok_or_else(|| timed_out(py, None))?;
                    return Ok(number.into_pyobject(py)?.into_any());
                }
            };
            let number = match limit {
                ..=FEW => library::count(clues, limit),
                _ => {
                    one(py, move |stop| count_within(&mut patient(patience, stop), &clues, limit))?
                        .ok_or_else(|| timed_out(py, None))?
                }
            };
            return Ok(number.into_pyobject(py)?.into_any());
        }
        Asked::Many(rows) => rows,
    };
    let data = answer_type("count", DataType::UInt64, reasons);
    // Few rows at a time where each may take long.
    let piece_rows = if limit <= FEW { SEARCHED } else { 64 };
    let work =
        move |rows: &Rows, range, stop: &_| piece(rows, range, (limit, reasons, patience), stop);
    let made = column(py, rows, "count", &data, piece_rows, &manner, work)?;
    Ok(made.into_pyobject(py)?.into_any())
}

/// A solver that gives up when the time is up, or nobody waits for the answer any more.
pub(super) fn patient(patience: Patience, stop: &Cancel) -> Solver {
    Solver::new().with_limits(patience.limits(stop))
}

/// The count; `None` when the time was up or nobody waited any more.
fn count_within(solver: &mut Solver, clues: &Clues, limit: u64) -> Option<u64> {
    solver.count(clues, limit).ok()
}

fn piece(
    rows: &Rows,
    range: Range<usize>,
    (limit, wanted, patience): (u64, bool, Patience),
    stop: &Cancel,
) -> ArrayRef {
    let mut counts = UInt64Builder::with_capacity(range.len());
    let mut reasons = Reasons::new(wanted, range.len());
    let bad = Bad::default();
    let first = range.start;
    let mut put = |count: Result<u64, Option<String>>| {
        counts.append_option(count.as_ref().ok().copied());
        match count {
            Ok(_) => reasons.none(),
            Err(why) => reasons.push(|| why),
        }
    };
    let undecided = || Some(UNDECIDED.to_owned());
    let mut take = |row: usize, count: Option<u64>| match bad.take(row) {
        Some(malformed) => {
            let is_text = malformed.is_some() && !stop.is_cancelled();
            put(match is_text.then(|| variant(rows, first + row)).flatten() {
                Some(Ok(puzzle)) => {
                    variants::count(&*puzzle, limit, patience, stop).ok_or_else(undecided)
                }
                Some(Err(why)) => Err(Some(why)),
                None => Err(malformed.map(|error| error.to_string())),
            });
        }
        None => put(count.ok_or_else(undecided)),
    };
    let clues = feed(rows, range, &bad);
    if limit <= FEW {
        let numbers = library::batch(clues).counts(limit);
        numbers.into_iter().enumerate().for_each(|(row, count)| take(row, Some(count)));
    } else {
        let mut solver = patient(patience, stop);
        clues
            .enumerate()
            .for_each(|(row, clues)| take(row, count_within(&mut solver, &clues, limit)));
    }
    reasons.beside("count", Arc::new(counts.finish()))
}
