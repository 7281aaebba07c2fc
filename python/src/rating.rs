//! Ratings as the record of `ninefold/_types.py`.

use crate::errors::{Class, timed_out};
use ninefold::rate::{End, Figure, Rating};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::PyDict;

static RATING: Class = Class::new("ninefold._types", "Rating");

/// The rating of one puzzle, if it was found in time.
pub(crate) fn rated<'py>(py: Python<'py>, rating: &Rating) -> PyResult<Bound<'py, PyAny>> {
    match rating.end() {
        End::Stopped => Err(timed_out(py, None)),
        _ => rating_object(py, rating),
    }
}

/// A rating, also of a path that was stopped.
pub(crate) fn rating_object<'py>(py: Python<'py>, rating: &Rating) -> PyResult<Bound<'py, PyAny>> {
    let figures = PyDict::new(py);
    for (name, value) in rating.figures() {
        figures.set_item(name, figure(py, value)?)?;
    }
    let techniques = PyDict::new(py);
    for (technique, count) in rating.techniques() {
        techniques.set_item(technique.entry().code, count)?;
    }
    let end = match rating.end() {
        End::Solved => "solved",
        End::Stuck => "stuck",
        End::Broken => "broken",
        End::Stopped => "stopped",
    };
    let hardest = rating.hardest().map(|technique| technique.entry().code);
    let words = rating.to_string();
    RATING.get(py)?.call1((
        rating.scale().name(),
        end,
        figures,
        hardest,
        rating.scale().counts_steps().then(|| rating.steps()),
        techniques,
        words,
    ))
}

/// A figure: a level by its name, tenths as a number with one decimal place, a score as a whole number.
pub(crate) fn figure(py: Python<'_>, figure: Figure) -> PyResult<Bound<'_, PyAny>> {
    match figure {
        Figure::Score(number) | Figure::Size(number) => number.into_bound_py_any(py),
        Figure::Tenths(tenths) => f64::from(tenths).into_bound_py_any(py),
        _ => figure.to_string().into_bound_py_any(py),
    }
}
