//! The functions whose answers are texts: `canonical`, `minimise`, `transform`.

use super::{Asked, Reasons, answer_type, asked, column, no_clues, one_clues};
use crate::arguments;
use crate::errors::{not_unique, value};
use crate::input::Rows;
use crate::jobs::{Manner, Threads, one};
use arrow_array::ArrayRef;
use arrow_array::builder::StringBuilder;
use arrow_schema::DataType;
use ninefold::canon::Canoniser;
use ninefold::generate::{NotDigits, Random, Seed, minimise as library};
use ninefold::{Clues, NotUnique, Puzzle};
use pyo3::prelude::*;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

/// How many rows make a piece.
const PIECE: usize = 512;

/// Why clues have no answer.
pub(crate) enum Refusal {
    NotUnique(NotUnique),
    /// Clues are candidates, and the question is about digits.
    NotDigits(NotDigits),
}

impl From<NotDigits> for Refusal {
    fn from(why: NotDigits) -> Refusal {
        Refusal::NotDigits(why)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotUnique(NotUnique::Several(_)) => f.write_str("several solutions"),
            Refusal::NotUnique(other) => other.fmt(f),
            Refusal::NotDigits(why) => why.fmt(f),
        }
    }
}

impl Refusal {
    pub(crate) fn raised(&self, py: Python<'_>) -> PyErr {
        match self {
            Refusal::NotUnique(reason) => not_unique(py, reason),
            Refusal::NotDigits(why) => value(why),
        }
    }
}

/// A question about clues whose answer is a text. Every thread and every piece asks anew, so that a
/// question can keep memory from one puzzle to the next.
type Question = dyn Fn() -> Box<dyn FnMut(&Clues) -> Result<String, Refusal>> + Send + Sync;

/// The canonical form of a puzzle, or of each of a column.
#[pyfunction]
#[pyo3(signature = (puzzles, reasons, threads, progress, /))]
pub(crate) fn canonical<'py>(
    puzzles: &Bound<'py, PyAny>,
    reasons: bool,
    threads: Option<Threads>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    answer(puzzles, "canonical", reasons, &Manner::of(threads, progress), || {
        let mut canoniser = Canoniser::new();
        Box::new(move |clues| Ok(canoniser.clues(clues).form().to_string()))
    })
}

/// A minimal puzzle within a puzzle, or within each of a column.
#[pyfunction]
#[pyo3(signature = (puzzles, seed, reasons, threads, progress, /))]
pub(crate) fn minimise<'py>(
    puzzles: &Bound<'py, PyAny>,
    seed: u64,
    reasons: bool,
    threads: Option<Threads>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    answer(puzzles, "minimal", reasons, &Manner::of(threads, progress), move || {
        Box::new(move |clues| {
            let puzzle = digits(clues)?;
            // The same choices for every row, so that an answer does not depend on the row's place.
            let mut random = Random::new(Seed(seed).nth(0));
            Ok(library::minimised(&puzzle, &mut random)?.to_string())
        })
    })
}

/// A puzzle with its cells moved and its digits relabelled, or each of a column.
#[pyfunction]
#[pyo3(signature = (puzzles, by, reasons, threads, progress, /))]
pub(crate) fn transform<'py>(
    puzzles: &Bound<'py, PyAny>,
    by: &str,
    reasons: bool,
    threads: Option<Threads>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let by = arguments::transform(by)?;
    answer(puzzles, "transformed", reasons, &Manner::of(threads, progress), move || {
        Box::new(move |clues| Ok(by.clues(clues).to_string()))
    })
}

/// A puzzle whose clues are digits.
pub(crate) fn digits(clues: &Clues) -> Result<Puzzle, Refusal> {
    match clues {
        Clues::Grid(grid) => Puzzle::new(*grid).map_err(Refusal::NotUnique),
        Clues::Candidates(_) => Err(NotDigits.into()),
    }
}

fn answer<'py>(
    puzzles: &Bound<'py, PyAny>,
    name: &'static str,
    reasons: bool,
    manner: &Manner,
    question: impl Fn() -> Box<dyn FnMut(&Clues) -> Result<String, Refusal>> + Send + Sync + 'static,
) -> PyResult<Bound<'py, PyAny>> {
    let py = puzzles.py();
    match asked(puzzles, reasons, manner)? {
        Asked::One(text) => {
            let clues = one_clues(&text)?;
            let answer = one(py, move |_| question()(&clues))?;
            Ok(answer.map_err(|refusal| refusal.raised(py))?.into_pyobject(py)?.into_any())
        }
        Asked::Many(rows) => {
            let data = answer_type(name, DataType::Utf8, reasons);
            let work =
                move |rows: &Rows, range, _: &_| piece(rows, range, name, reasons, &question);
            let made = column(py, rows, name, &data, PIECE, manner, work)?;
            Ok(made.into_pyobject(py)?.into_any())
        }
    }
}

fn piece(
    rows: &Rows,
    range: Range<usize>,
    name: &str,
    wanted: bool,
    question: &Question,
) -> ArrayRef {
    let many = range.len();
    let mut texts = StringBuilder::with_capacity(many, 81 * many);
    let mut reasons = Reasons::new(wanted, many);
    let mut ask = question();
    for (row, read) in range.clone().zip(rows.clues(range)) {
        let answer = match read {
            Ok(clues) => ask(&clues).map_err(|refusal| Some(refusal.to_string())),
            Err(reason) => Err(no_clues(rows, row, reason)),
        };
        match answer {
            Ok(text) => {
                texts.append_value(text);
                reasons.none();
            }
            Err(reason) => {
                texts.append_null();
                reasons.push(|| reason);
            }
        }
    }
    reasons.beside(name, Arc::new(texts.finish()))
}
