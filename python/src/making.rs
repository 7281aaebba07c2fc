//! Making puzzles and grids: `generate`, `grids`, `sample`.

use crate::arguments::{clues, pattern, scale, solution, starts, symmetry, technique};
use crate::column::Column;
use crate::errors::value;
use crate::jobs::{Manner, Threads, run};
use arrow_array::builder::{Float64Builder, StringBuilder};
use arrow_array::{ArrayRef, StructArray};
use arrow_schema::{DataType, Field, Fields};
use ninefold::generate::{Difficulty, Random, Request, Seed, grid, puzzles, sample as library};
use ninefold::rate::Bounds;
use ninefold::solve::Cancel;
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use std::ops::Range;
use std::sync::Arc;

/// The conditions that puzzles must meet.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct Conditions {
    scale: String,
    min: Vec<String>,
    max: Vec<String>,
    technique: Option<String>,
    clues: Option<(u8, u8)>,
    minimal: bool,
    symmetry: Option<String>,
    pattern: Option<String>,
    solution: Option<String>,
    starts: Option<u32>,
}

impl Conditions {
    fn ratings(&self) -> PyResult<Bounds> {
        let mut bounds = Bounds::on(scale(&self.scale)?);
        for text in &self.min {
            bounds = bounds.read_least(text).map_err(|why| value(format!("min: {why}")))?;
        }
        for text in &self.max {
            bounds = bounds.read_most(text).map_err(|why| value(format!("max: {why}")))?;
        }
        Ok(bounds)
    }

    fn request(&self) -> PyResult<Request> {
        let request = Request {
            clues: self.clues.map(clues),
            minimal: self.minimal,
            symmetry: self.symmetry.as_deref().map_or(Ok(Default::default()), symmetry)?,
            pattern: self.pattern.as_deref().map(pattern).transpose()?,
            solution: self.solution.as_deref().map(solution).transpose()?,
            difficulty: Difficulty {
                ratings: self.ratings()?,
                technique: self.technique.as_deref().map(technique).transpose()?,
            },
            starts: starts(self.starts),
        };
        request.check().map_err(value)?;
        Ok(request)
    }
}

/// Refuses numbers beyond the end of a series, and more texts of 81 characters than there is room for.
fn numbers(first: u64, count: usize) -> PyResult<()> {
    if first.checked_add(count as u64).is_none() {
        return Err(value("first and n go beyond the end of the series, 2^64"));
    }
    let has_room = Vec::<u8>::new().try_reserve_exact(count.saturating_mul(81)).is_ok();
    let too_many = || PyMemoryError::new_err(format!("there is no room for {count} answers"));
    has_room.then_some(()).ok_or_else(too_many)
}

/// Random puzzles.
#[pyfunction]
#[pyo3(signature = (count, seed, first, conditions, reasons, threads, progress, /))]
#[expect(clippy::needless_pass_by_value, clippy::too_many_arguments, reason = "Python's arguments")]
pub(crate) fn generate(
    py: Python<'_>,
    count: usize,
    seed: u64,
    first: u64,
    conditions: Conditions,
    reasons: bool,
    threads: Option<Threads>,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Column> {
    let request = conditions.request()?;
    numbers(first, count)?;
    let manner = Manner::of(threads, progress);
    // Few at a time where each may take long.
    let piece = if request.difficulty.is_any() { 256 } else { 8 };
    let names = ["puzzle", "reason"];
    let fields: Fields =
        names.map(|name| Field::new(name, DataType::Utf8, true)).into_iter().collect();
    let data = if reasons { DataType::Struct(fields.clone()) } else { DataType::Utf8 };
    let made =
        run(py, count, piece, &manner, move |range: Range<usize>, stop: &Cancel| -> ArrayRef {
            let (mut texts, mut refusals) = (StringBuilder::new(), StringBuilder::new());
            let mut push = |made: Result<ninefold::Puzzle, String>| match made {
                Ok(puzzle) => {
                    texts.append_value(puzzle.grid().to_string());
                    refusals.append_null();
                }
                Err(why) => {
                    texts.append_null();
                    refusals.append_value(why);
                }
            };
            let range = first + range.start as u64..first + range.end as u64;
            puzzles(&request, Seed(seed), range)
                .until(stop)
                .for_each(|one| push(one.map_err(|error| error.to_string())));
            let texts: ArrayRef = Arc::new(texts.finish());
            if reasons {
                Arc::new(StructArray::new(
                    fields.clone(),
                    vec![texts, Arc::new(refusals.finish())],
                    None,
                ))
            } else {
                texts
            }
        })?;
    Column::of("puzzle", &data, &made)
}

/// Random complete grids.
#[pyfunction]
#[pyo3(signature = (count, seed, first, threads, progress, /))]
pub(crate) fn grids(
    py: Python<'_>,
    count: usize,
    seed: u64,
    first: u64,
    threads: Option<Threads>,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Column> {
    numbers(first, count)?;
    let manner = Manner::of(threads, progress);
    let made = run(py, count, 4096, &manner, move |range, _| -> ArrayRef {
        let mut texts = StringBuilder::with_capacity(range.len(), 81 * range.len());
        for number in range {
            let made = grid(&mut Random::new(Seed(seed).nth(first + number as u64)));
            crate::batch::append(&mut texts, &made);
        }
        Arc::new(texts.finish())
    })?;
    Column::of("grid", &DataType::Utf8, &made)
}

/// Random minimal puzzles with their weights.
#[pyfunction]
#[pyo3(signature = (count, seed, first, threads, progress, /))]
pub(crate) fn sample(
    py: Python<'_>,
    count: usize,
    seed: u64,
    first: u64,
    threads: Option<Threads>,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Column> {
    numbers(first, count)?;
    let manner = Manner::of(threads, progress);
    let fields: Fields = vec![
        Field::new("puzzle", DataType::Utf8, true),
        Field::new("ln_weight", DataType::Float64, true),
    ]
    .into();
    let data = DataType::Struct(fields.clone());
    let made = run(py, count, 64, &manner, move |range, _| -> ArrayRef {
        let mut texts = StringBuilder::with_capacity(range.len(), 81 * range.len());
        let mut weights = Float64Builder::with_capacity(range.len());
        for number in range {
            let sampled = library(Seed(seed).nth(first + number as u64));
            texts.append_value(sampled.puzzle.grid().to_string());
            weights.append_value(sampled.ln_weight);
        }
        let columns: Vec<ArrayRef> = vec![Arc::new(texts.finish()), Arc::new(weights.finish())];
        Arc::new(StructArray::new(fields.clone(), columns, None))
    })?;
    Column::of("sample", &data, &made)
}
