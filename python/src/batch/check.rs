//! `check`.

use super::grids::Grids;
use super::solve::no_solution;
use super::{Asked, Bad, SEARCHED, append, asked, column, feed, one_clues};
use crate::errors::Class;
use crate::input::Rows;
use crate::jobs::Manner;
use arrow_array::builder::StringBuilder;
use arrow_array::{ArrayRef, StructArray};
use arrow_schema::{DataType, Field, Fields};
use ninefold::{Conflict, Verdict, solve as library};
use pyo3::prelude::*;
use std::ops::Range;
use std::sync::Arc;

static CHECK: Class = Class::new("ninefold._types", "Check");

/// Whether a puzzle, or each of a column, has one solution, several or none.
#[pyfunction]
#[pyo3(signature = (puzzles, threads, progress, /))]
pub(crate) fn check<'py>(
    puzzles: &Bound<'py, PyAny>,
    threads: Option<usize>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = puzzles.py();
    let rows = match asked(puzzles)? {
        Asked::One(text) => {
            let clues = one_clues(text)?;
            let verdict = library::check(clues);
            let reason = match verdict {
                Verdict::None => Some(reason(clues.conflict())),
                _ => None,
            };
            let (word, first, second) = told(&verdict);
            let texts = [first, second].map(|solution| solution.map(|found| found.to_string()));
            let [first, second] = texts;
            return CHECK.get(py)?.call1((word, first, second, reason));
        }
        Asked::Many(rows) => rows,
    };
    let manner = Manner::of(threads, progress)?;
    let data = DataType::Struct(fields());
    let made =
        column(py, rows, "check", &data, SEARCHED, &manner, |rows, range, _| piece(rows, range))?;
    Ok(made.into_pyobject(py)?.into_any())
}

fn fields() -> Fields {
    ["verdict", "solution", "second", "reason"]
        .map(|name| Field::new(name, DataType::Utf8, true))
        .into_iter()
        .collect()
}

/// A verdict's word and its solutions; of several, the smaller first.
fn told(
    verdict: &Verdict,
) -> (&'static str, Option<ninefold::Solution>, Option<ninefold::Solution>) {
    match verdict {
        Verdict::Unique(solution) => ("unique", Some(*solution), None),
        Verdict::Several([a, b]) => ("several", Some(*a), Some(*b)),
        Verdict::None => ("none", None, None),
    }
}

fn reason(conflict: Option<Conflict>) -> String {
    conflict
        .map_or_else(|| "no solution".to_owned(), |conflict| format!("contradictory: {conflict}"))
}

fn piece(rows: &Rows, range: Range<usize>) -> ArrayRef {
    let many = range.len();
    let mut words = StringBuilder::with_capacity(many, 6 * many);
    let mut firsts = Grids::new(many);
    let mut seconds = StringBuilder::with_capacity(many, 0);
    let mut reasons = StringBuilder::with_capacity(many, 0);
    let bad = Bad::default();
    let verdicts = library::batch(feed(rows, range.clone(), &bad)).verdicts();
    for (row, verdict) in verdicts.iter().enumerate() {
        if let Some(malformed) = bad.take(row) {
            words.append_null();
            firsts.push_null();
            seconds.append_null();
            reasons.append_option(malformed.map(|error| error.to_string()));
            continue;
        }
        let (word, first, second) = told(verdict);
        words.append_value(word);
        match first {
            Some(solution) => firsts.push(&solution),
            None => firsts.push_null(),
        }
        match second {
            Some(solution) => append(&mut seconds, &solution),
            None => seconds.append_null(),
        }
        match verdict {
            Verdict::None => reasons.append_value(no_solution(rows, range.start + row)),
            _ => reasons.append_null(),
        }
    }
    let [words, seconds, reasons] =
        [words, seconds, reasons].map(|mut texts| Arc::new(texts.finish()) as ArrayRef);
    let columns = vec![words, firsts.finish(), seconds, reasons];
    Arc::new(StructArray::new(fields(), columns, None))
}
