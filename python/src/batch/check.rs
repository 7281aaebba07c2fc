//! `check`.

use super::grids::Grids;
use super::solve::no_solution;
use super::{Asked, Bad, SEARCHED, append, asked, column, feed, one_clues, variant};
use crate::arguments::Patience;
use crate::errors::{Class, UNDECIDED, timed_out};
use crate::input::Rows;
use crate::jobs::{Manner, Threads};
use crate::variants;
use arrow_array::builder::StringBuilder;
use arrow_array::{ArrayRef, StructArray};
use arrow_schema::{DataType, Field, Fields};
use ninefold::solve::Cancel;
use ninefold::{Conflict, Verdict, solve as library};
use ninefold_variants::{Solvable, Verdict as VariantVerdict};
use pyo3::prelude::*;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

static CHECK: Class = Class::new("ninefold._types", "Check");

/// Whether a puzzle, or each of a column, has one solution, several or none.
#[pyfunction]
#[pyo3(signature = (puzzles, timeout, threads, progress, /))]
pub(crate) fn check<'py>(
    puzzles: &Bound<'py, PyAny>,
    timeout: Option<f64>,
    threads: Option<Threads>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = puzzles.py();
    let manner = Manner::of(threads, progress);
    let patience = Patience::of(timeout)?;
    let rows = match asked(puzzles, false, &manner)? {
        Asked::One(text) => {
            let clues = match one_clues(&text) {
                Ok(clues) => clues,
                Err(error) => {
                    let told = move |puzzle: &dyn Solvable, stop: &_| {
                        variant_answer(puzzle, patience, stop)
                    };
                    let told = variants::asked(py, &text.to_string_lossy(), told)?.ok_or(error)?;
                    return CHECK.get(py)?.call1(told.ok_or_else(|| timed_out(py, None))?);
                }
            };
            let verdict = library::check(clues);
            let reason = match verdict {
                Verdict::None => Some(reason(clues.conflict())),
                _ => None,
            };
            let (word, first, second) = answer_of(&verdict);
            let texts = [first, second].map(|solution| solution.map(|found| found.to_string()));
            let [first, second] = texts;
            return CHECK.get(py)?.call1((word, first, second, reason));
        }
        Asked::Many(rows) => rows,
    };
    let data = DataType::Struct(fields());
    let work = move |rows: &Rows, range, stop: &_| piece(rows, range, patience, stop);
    let made = column(py, rows, "check", &data, SEARCHED, &manner, work)?;
    Ok(made.into_pyobject(py)?.into_any())
}

/// The verdict on a variant: its word, up to two solutions, the smaller first, and why there is none; `None` when
/// the time is up.
fn variant_answer(
    puzzle: &dyn Solvable,
    patience: Patience,
    stop: &Cancel,
) -> Option<VariantCheck> {
    let line = |values: &[_]| Some(puzzle.line(values));
    let budget = patience.variant(stop);
    Some(match puzzle.check(budget) {
        VariantVerdict::Unique(one) => ("unique", line(&one), None, None),
        VariantVerdict::Several([a, b]) => ("several", line(&a), line(&b), None),
        VariantVerdict::None => ("none", None, None, Some(variants::no_solution(puzzle, budget))),
        VariantVerdict::Undecided => return None,
    })
}

type VariantCheck = (&'static str, Option<String>, Option<String>, Option<String>);

fn fields() -> Fields {
    ["verdict", "solution", "second", "reason"]
        .map(|name| Field::new(name, DataType::Utf8, true))
        .into_iter()
        .collect()
}

/// A verdict's word and its solutions; of several, the smaller first.
fn answer_of(
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

fn piece(rows: &Rows, range: Range<usize>, patience: Patience, stop: &Cancel) -> ArrayRef {
    let many = range.len();
    let mut words = StringBuilder::with_capacity(many, 6 * many);
    let mut firsts = Grids::new(many);
    let mut seconds = StringBuilder::with_capacity(many, 0);
    let mut reasons = StringBuilder::with_capacity(many, 0);
    let bad = Bad::default();
    let mut others = BTreeMap::new();
    let verdicts = library::batch(feed(rows, range.clone(), &bad)).verdicts();
    for (row, verdict) in verdicts.iter().enumerate() {
        if let Some(malformed) = bad.take(row) {
            let is_text = malformed.is_some() && !stop.is_cancelled();
            let read = is_text.then(|| variant(rows, range.start + row)).flatten();
            if let Some(Ok(puzzle)) = &read {
                let answer = variant_answer(&**puzzle, patience, stop);
                let word = answer.as_ref().map(|answer| answer.0);
                let undecided = || (None, None, Some(UNDECIDED.to_owned()));
                let (first, second, reason) = answer
                    .map_or_else(undecided, |(_, first, second, reason)| (first, second, reason));
                words.append_option(word);
                firsts.push_null();
                others.extend(first.map(|first| (row, first)));
                seconds.append_option(second);
                reasons.append_option(reason);
                continue;
            }
            let why = read.and_then(Result::err);
            let malformed = malformed.map(|error| why.unwrap_or_else(|| error.to_string()));
            words.append_null();
            firsts.push_null();
            seconds.append_null();
            reasons.append_option(malformed);
            continue;
        }
        let (word, first, second) = answer_of(verdict);
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
    let firsts = variants::patched(firsts.finish(), &others);
    let columns = vec![words, firsts, seconds, reasons];
    Arc::new(StructArray::new(fields(), columns, None))
}
