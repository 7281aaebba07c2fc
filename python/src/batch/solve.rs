//! `solve`.

use super::grids::Grids;
use super::{
    Asked, Bad, Reasons, SEARCHED, answer_type, asked, column, feed, one_clues, with_text,
};
use crate::errors::not_unique;
use crate::input::Rows;
use crate::jobs::Manner;
use arrow_array::ArrayRef;
use arrow_schema::DataType;
use ninefold::Verdict;
use ninefold::solve::Cancel;
use ninefold::{Clues, Puzzle, solve as library};
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::ops::{ControlFlow, Range};

/// The solution of a puzzle, or those of a column of puzzles.
#[pyfunction]
#[pyo3(signature = (puzzles, reasons, threads, progress, /))]
pub(crate) fn solve<'py>(
    puzzles: &Bound<'py, PyAny>,
    reasons: bool,
    threads: Option<usize>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = puzzles.py();
    let rows = match asked(puzzles)? {
        Asked::One(text) => {
            let puzzle = Puzzle::new(one_clues(text)?).map_err(|error| not_unique(py, &error))?;
            return Ok(with_text(puzzle.solution(), |text| PyString::new(py, text)).into_any());
        }
        Asked::Many(rows) => rows,
    };
    let manner = Manner::of(threads, progress)?;
    let data = answer_type("solution", DataType::Utf8, reasons);
    let work = move |rows: &Rows, range, stop: &_| piece(rows, range, reasons, stop);
    let made = column(py, rows, "solution", &data, SEARCHED, &manner, work)?;
    Ok(made.into_pyobject(py)?.into_any())
}

fn piece(rows: &Rows, range: Range<usize>, wanted: bool, stop: &Cancel) -> ArrayRef {
    let many = range.len();
    let mut solutions = Grids::new(many);
    let mut reasons = Reasons::new(wanted, many);
    let bad = Bad::default();
    let mut row = 0;
    let _ = library::batch(feed(rows, range.clone(), &bad)).each_outcome(|outcome| {
        match outcome {
            Verdict::Unique(solution) => {
                solutions.push(&solution);
                reasons.none();
            }
            other => {
                solutions.push_null();
                let reason = bad.take(row);
                reasons.push(|| match (reason, other) {
                    (Some(malformed), _) => malformed.map(|error| error.to_string()),
                    (None, Verdict::Several(())) => Some("several solutions".to_owned()),
                    (None, _) => Some(no_solution(rows, range.start + row)),
                });
            }
        }
        row += 1;
        // Then nobody waits for the answers any more.
        if stop.is_cancelled() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    reasons.beside("solution", solutions.finish())
}

/// Why a row has no solution.
pub(super) fn no_solution(rows: &Rows, row: usize) -> String {
    let clues: Option<Clues> = rows.clues(row..row + 1).next().and_then(Result::ok);
    match clues.and_then(|clues| clues.conflict()) {
        Some(conflict) => format!("contradictory: {conflict}"),
        None => "no solution".to_owned(),
    }
}
