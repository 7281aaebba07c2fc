//! The functions that answer for one puzzle or for a column of them.

pub(crate) mod check;
pub(crate) mod count;
mod grids;
pub(crate) mod rate;
pub(crate) mod solutions;
pub(crate) mod solve;
pub(crate) mod texts;

use crate::column::Column;
use crate::errors::malformed;
use crate::input::{Rows, text_clues};
use crate::jobs::{Manner, run};
use crate::objects;
use crate::variants;
use arrow_array::builder::StringBuilder;
use arrow_array::{ArrayRef, StructArray};
use arrow_schema::{DataType, Field, Fields};
use ninefold::solve::Cancel;
use ninefold::text::{Expected, Malformed, Unexpected};
use ninefold::{Clues, Grid, Solution};
use ninefold_variants::Solvable;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::ops::Range;
use std::sync::Arc;

/// How many rows are searched together, at most: as many as a large page has room for. The answers of
/// a piece are then an array that needs no copy, and progress is smooth.
const SEARCHED: usize = grids::ROWS_OF_PAGE;

/// What a function was asked about.
enum Asked<'py> {
    One(Bound<'py, PyString>),
    Many(Rows),
}

/// Whether it is one puzzle or a column of them. One puzzle is not asked about in the manner of a column.
fn asked<'py>(puzzles: &Bound<'py, PyAny>, reasons: bool, manner: &Manner) -> PyResult<Asked<'py>> {
    match objects::text(puzzles)? {
        Some(_) if reasons || !manner.is_usual() => Err(PyTypeError::new_err(
            "reasons, threads and progress are for columns, not for one puzzle",
        )),
        Some(text) => Ok(Asked::One(text)),
        None => Ok(Asked::Many(Rows::of(puzzles)?)),
    }
}

/// The clues of one text, which must be a classic puzzle.
pub(crate) fn one_clues(text: &Bound<'_, PyString>) -> PyResult<Clues> {
    let (py, text) = (text.py(), text.to_string_lossy());
    text_clues(&text).map_err(|error| malformed(py, &no_classic(&text, error)))
}

/// What is wrong with a text that must be a classic puzzle: perhaps it is a variant.
pub(crate) fn no_classic(text: &str, error: Malformed) -> Malformed {
    let (expected, found) = if variants::read(text).is_some() {
        let found = Unexpected::Words(
            "a variant; solve, check, count, solutions and answer take variants",
            "변형 퍼즐. 변형 퍼즐은 solve, check, count, solutions, answer가 받습니다",
        );
        (Expected::CLASSIC, found)
    } else if variants::is_small(text) {
        let found = Unexpected::Words(
            "a smaller grid; answer takes it as it is, the others as a constraint string \
             such as .Shape~4x4.~R1C1_1",
            "더 작은 판. answer는 그대로 받고, 나머지는 .Shape~4x4.~R1C1_1 같은 제약 문자열로 받습니다",
        );
        (Expected::Cells(81), found)
    } else {
        return error;
    };
    Malformed { column: 1, expected, found, ..error }
}

/// Why a row that must be a classic puzzle has no clues.
fn no_clues(rows: &Rows, row: usize, reason: Option<Malformed>) -> Option<String> {
    let text = rows.text(row).unwrap_or_default();
    reason.map(|error| no_classic(&text, error).to_string())
}

/// The answers for the rows of a column, piece by piece.
fn column(
    py: Python<'_>,
    rows: Rows,
    name: &str,
    data: &DataType,
    piece: usize,
    manner: &Manner,
    work: impl Fn(&Rows, Range<usize>, &Cancel) -> ArrayRef + Send + Sync + 'static,
) -> PyResult<Column> {
    let pieces = run(py, rows.len(), piece, manner, move |range, stop| work(&rows, range, stop))?;
    Column::of(name, data, &pieces)
}

/// The clues of some rows as problems for a batch. A row without clues becomes a problem without a
/// solution, which costs next to nothing, so that problems and rows have the same numbers.
struct Feed<'a, I> {
    clues: I,
    row: usize,
    bad: &'a Bad,
}

/// The rows without clues that were fed but not answered, in order; `None` for a null.
#[derive(Default)]
struct Bad(RefCell<VecDeque<(usize, Option<Malformed>)>>);

impl Bad {
    /// The reason for a row, if it is bad. Rows must be asked for in order.
    fn take(&self, row: usize) -> Option<Option<Malformed>> {
        let mut bad = self.0.borrow_mut();
        if bad.front().is_some_and(|(first, _)| *first == row) {
            return bad.pop_front().map(|(_, reason)| reason);
        }
        None
    }
}

fn feed<'a>(
    rows: &'a Rows,
    range: Range<usize>,
    bad: &'a Bad,
) -> Feed<'a, impl ExactSizeIterator<Item = crate::input::Read> + 'a> {
    Feed { clues: rows.clues(range), row: 0, bad }
}

impl<I: ExactSizeIterator<Item = crate::input::Read>> Iterator for Feed<'_, I> {
    type Item = Clues;

    #[inline]
    fn next(&mut self) -> Option<Clues> {
        let read = self.clues.next()?;
        self.row += 1;
        Some(match read {
            Ok(clues) => clues,
            Err(reason) => {
                self.bad.0.borrow_mut().push_back((self.row - 1, reason));
                nonsense()
            }
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.clues.size_hint()
    }
}

/// A problem without a solution.
#[cold]
fn nonsense() -> Clues {
    let mut values = [0; 81];
    values[..2].fill(1);
    Clues::Grid(Grid::from_values(values).unwrap_or_default())
}

/// The puzzle of a row that has no clues because it is a variant, or what is wrong with that variant.
fn variant(rows: &Rows, row: usize) -> Option<Result<Box<dyn Solvable>, String>> {
    let read = variants::read(&rows.text(row)?)?;
    Some(read.map_err(|error| error.to_string()))
}

/// Why rows have no answer, if the caller wants to know.
struct Reasons(Option<StringBuilder>);

impl Reasons {
    fn new(wanted: bool, rows: usize) -> Reasons {
        Reasons(wanted.then(|| StringBuilder::with_capacity(rows, 0)))
    }

    /// A row with an answer, or a null.
    #[inline]
    fn none(&mut self) {
        if let Some(reasons) = &mut self.0 {
            reasons.append_null();
        }
    }

    fn push(&mut self, reason: impl FnOnce() -> Option<String>) {
        if let Some(reasons) = &mut self.0 {
            reasons.append_option(reason());
        }
    }

    /// The answers, beside the reasons when they are wanted.
    fn beside(self, name: &str, answers: ArrayRef) -> ArrayRef {
        let Some(mut reasons) = self.0 else { return answers };
        let fields = with_reason(name, answers.data_type());
        let columns: Vec<ArrayRef> = vec![answers, Arc::new(reasons.finish())];
        Arc::new(StructArray::new(fields, columns, None))
    }
}

/// The type of answers, beside the reasons when they are wanted.
fn answer_type(name: &str, data: DataType, reasons: bool) -> DataType {
    if reasons { DataType::Struct(with_reason(name, &data)) } else { data }
}

fn with_reason(name: &str, data: &DataType) -> Fields {
    vec![Field::new(name, data.clone(), true), Field::new("reason", DataType::Utf8, true)].into()
}

/// Appends a solution's 81 digits.
#[inline]
pub(crate) fn append(builder: &mut StringBuilder, solution: &Solution) {
    with_text(solution, |text| builder.append_value(text));
}

/// Uses the text of a solution.
#[inline]
fn with_text<T>(solution: &Solution, used: impl FnOnce(&str) -> T) -> T {
    used(std::str::from_utf8(&solution.ascii()).unwrap_or_default())
}
