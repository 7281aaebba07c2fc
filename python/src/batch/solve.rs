//! `solve`.

use super::grids::Grids;
use super::{
    Asked, Bad, Reasons, SEARCHED, answer_type, asked, column, feed, one_clues, variant, with_text,
};
use crate::arguments::Patience;
use crate::errors::{
    UNDECIDED, no_solution as no_solution_of_variant, not_unique, several, timed_out,
};
use crate::input::Rows;
use crate::jobs::{Manner, Threads};
use crate::variants;
use arrow_array::ArrayRef;
use arrow_schema::DataType;
use ninefold::Verdict;
use ninefold::solve::Cancel;
use ninefold::{Clues, Puzzle, solve as library};
use ninefold_variants::{Solvable, Verdict as VariantVerdict};
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};

/// The solution of a puzzle, or those of a column of puzzles.
#[pyfunction]
#[pyo3(signature = (puzzles, reasons, timeout, threads, progress, /))]
pub(crate) fn solve<'py>(
    puzzles: &Bound<'py, PyAny>,
    reasons: bool,
    timeout: Option<f64>,
    threads: Option<Threads>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = puzzles.py();
    let manner = Manner::of(threads, progress);
    let patience = Patience::of(timeout)?;
    let rows = match asked(puzzles, reasons, &manner)? {
        Asked::One(text) => {
            let clues = match one_clues(&text) {
                Ok(clues) => clues,
                Err(error) => {
                    let line = one_variant(&text, patience)?.ok_or(error)?;
                    return Ok(PyString::new(py, &line).into_any());
                }
            };
            let puzzle = Puzzle::new(clues).map_err(|error| not_unique(py, &error))?;
            return Ok(with_text(puzzle.solution(), |text| PyString::new(py, text)).into_any());
        }
        Asked::Many(rows) => rows,
    };
    let data = answer_type("solution", DataType::Utf8, reasons);
    let work = move |rows: &Rows, range, stop: &_| piece(rows, range, (reasons, patience), stop);
    let made = column(py, rows, "solution", &data, SEARCHED, &manner, work)?;
    Ok(made.into_pyobject(py)?.into_any())
}

/// The solution of a text that is a variant.
fn one_variant(text: &Bound<'_, PyString>, patience: Patience) -> PyResult<Option<String>> {
    let py = text.py();
    let asked = move |puzzle: &dyn Solvable, stop: &Cancel| answer(puzzle, patience, stop);
    let Some(answer) = variants::asked(py, &text.to_string_lossy(), asked)? else {
        return Ok(None);
    };
    answer.map(Some).map_err(|why| match why {
        Without::Several([a, b]) => several(py, (&a, &b)),
        Without::None(why) => no_solution_of_variant(py, &why),
        Without::Unknown => timed_out(py, None),
    })
}

/// Why a variant has not one solution.
enum Without {
    /// Two of several, the smaller first.
    Several([String; 2]),
    /// There is none, for this reason.
    None(String),
    /// The time was up.
    Unknown,
}

/// The only solution of a variant.
fn answer(puzzle: &dyn Solvable, patience: Patience, stop: &Cancel) -> Result<String, Without> {
    let budget = patience.variant(stop);
    match puzzle.check(budget) {
        VariantVerdict::Unique(one) => Ok(puzzle.line(&one)),
        VariantVerdict::Several(two) => {
            Err(Without::Several(two.map(|values| puzzle.line(&values))))
        }
        VariantVerdict::None => Err(Without::None(variants::no_solution(puzzle, budget))),
        VariantVerdict::Undecided => Err(Without::Unknown),
    }
}

fn piece(
    rows: &Rows,
    range: Range<usize>,
    (wanted, patience): (bool, Patience),
    stop: &Cancel,
) -> ArrayRef {
    let many = range.len();
    let mut solutions = Grids::new(many);
    let mut reasons = Reasons::new(wanted, many);
    let bad = Bad::default();
    let mut others = BTreeMap::new();
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
                let is_text = matches!(reason, Some(Some(_)));
                if let Some(read) = is_text.then(|| variant(rows, range.start + row)).flatten() {
                    match only(read, patience, stop) {
                        Ok(line) => {
                            others.insert(row, line);
                            reasons.none();
                        }
                        Err(why) => reasons.push(|| Some(why)),
                    }
                    row += 1;
                    return if stop.is_cancelled() {
                        ControlFlow::Break(())
                    } else {
                        ControlFlow::Continue(())
                    };
                }
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
    reasons.beside("solution", variants::patched(solutions.finish(), &others))
}

/// The only solution of a variant, or why there is none.
fn only(
    read: Result<Box<dyn Solvable>, String>,
    patience: Patience,
    stop: &Cancel,
) -> Result<String, String> {
    let puzzle = read?;
    answer(&*puzzle, patience, stop).map_err(|why| match why {
        Without::Several(_) => "several solutions".to_owned(),
        Without::None(why) => why,
        Without::Unknown => UNDECIDED.to_owned(),
    })
}

/// Why a row has no solution.
pub(super) fn no_solution(rows: &Rows, row: usize) -> String {
    let clues: Option<Clues> = rows.clues(row..row + 1).next().and_then(Result::ok);
    match clues.and_then(|clues| clues.conflict()) {
        Some(conflict) => format!("contradictory: {conflict}"),
        None => "no solution".to_owned(),
    }
}
