//! `solutions`.

use super::count::patient;
use super::{Asked, Reasons, answer_type, append, asked, column, one_clues, variant};
use crate::arguments::Patience;
use crate::errors::{malformed_variant, value};
use crate::input::Rows;
use crate::iterate::Texts;
use crate::jobs::{Manner, Threads};
use crate::variants;
use arrow_array::ArrayRef;
use arrow_array::builder::{ListBuilder, StringBuilder};
use arrow_schema::{DataType, Field};
use ninefold::solve::{Cancel, Listing};
use pyo3::prelude::*;
use std::ops::{ControlFlow, Range};
use std::sync::Arc;

/// This many solutions of a row that its list may not fit.
const TOO_MANY: u64 = 10_000_000;

/// All solutions of a puzzle in order, or the first of each of a column.
#[pyfunction]
#[pyo3(signature = (puzzles, limit, reasons, threads, progress, /))]
pub(crate) fn solutions<'py>(
    puzzles: &Bound<'py, PyAny>,
    limit: Option<u64>,
    reasons: bool,
    threads: Option<Threads>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = puzzles.py();
    let manner = Manner::of(threads, progress);
    let rows = match asked(puzzles, reasons, &manner)? {
        Asked::One(text) => {
            let read = variants::read(&text.to_string_lossy());
            if let Some(read) = read.filter(|_| one_clues(&text).is_err()) {
                let puzzle = read.map_err(|error| malformed_variant(py, &error))?;
                let found =
                    Texts::new(limit, move |stop, give| variants::each(&*puzzle, stop, give))?;
                return Ok(found.into_pyobject(py)?.into_any());
            }
            let clues = one_clues(&text)?;
            let found = Texts::new(limit, move |stop, give| {
                let mut solver = patient(Patience::unlimited(), stop);
                let mut all = solver.solutions(clues, Listing::Lexicographic);
                all.try_for_each(|solution| match solution {
                    Ok(solution) => give(solution.to_string()),
                    Err(_) => ControlFlow::Break(()),
                })
            })?;
            return Ok(found.into_pyobject(py)?.into_any());
        }
        Asked::Many(rows) => rows,
    };
    let limit = limit.filter(|&limit| limit <= TOO_MANY).ok_or_else(|| {
        value(format!("the solutions of a column need a limit for each row, at most {TOO_MANY}"))
    })?;
    let item = Arc::new(Field::new("item", DataType::Utf8, true));
    let data = answer_type("solutions", DataType::List(item), reasons);
    // So many rows that a piece stays well below the size of an array.
    let rows_of_piece = (1_000_000 / limit.max(1)).clamp(1, 256) as usize;
    let work = move |rows: &Rows, range, stop: &Cancel| piece(rows, range, limit, reasons, stop);
    let made = column(py, rows, "solutions", &data, rows_of_piece, &manner, work)?;
    Ok(made.into_pyobject(py)?.into_any())
}

fn piece(rows: &Rows, range: Range<usize>, limit: u64, wanted: bool, stop: &Cancel) -> ArrayRef {
    let mut reasons = Reasons::new(wanted, range.len());
    let mut lists = ListBuilder::new(StringBuilder::new());
    let mut solver = patient(Patience::unlimited(), stop);
    for (row, read) in range.clone().zip(rows.clues(range)) {
        match read {
            Err(reason) => match reason.as_ref().and_then(|_| variant(rows, row)) {
                Some(Ok(puzzle)) => {
                    let found =
                        variants::solutions(&*puzzle, limit as usize, Patience::unlimited(), stop);
                    found.into_iter().flatten().for_each(|line| lists.values().append_value(line));
                    lists.append(true);
                    reasons.none();
                }
                Some(Err(why)) => {
                    lists.append(false);
                    reasons.push(|| Some(why));
                }
                None => {
                    lists.append(false);
                    reasons.push(|| reason.map(|error| error.to_string()));
                }
            },
            Ok(clues) => {
                let found = solver.solutions(clues, Listing::Lexicographic).map_while(Result::ok);
                found.take(limit as usize).for_each(|solution| append(lists.values(), &solution));
                lists.append(true);
                reasons.none();
            }
        }
    }
    reasons.beside("solutions", Arc::new(lists.finish()))
}
