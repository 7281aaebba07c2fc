//! Transformations as texts, behind the class of `ninefold/_transform.py`.

use crate::arguments::transform;
use crate::batch::one_clues;
use ninefold::canon;
use ninefold::generate::{Random, Seed};
use pyo3::prelude::*;
use pyo3::types::PyString;

/// A transformation as the library writes it.
#[pyfunction]
#[pyo3(signature = (text, /))]
pub(crate) fn transform_text(text: &str) -> PyResult<String> {
    Ok(transform(text)?.to_string())
}

/// One transformation, then another.
#[pyfunction]
#[pyo3(signature = (first, second, /))]
pub(crate) fn transform_then(first: &str, second: &str) -> PyResult<String> {
    Ok(transform(first)?.then(&transform(second)?).to_string())
}

/// The way back.
#[pyfunction]
#[pyo3(signature = (text, /))]
pub(crate) fn transform_inverse(text: &str) -> PyResult<String> {
    Ok(transform(text)?.inverse().to_string())
}

/// One of all transformations, each equally likely.
#[pyfunction]
#[pyo3(signature = (seed, /))]
pub(crate) fn transform_random(seed: u64) -> String {
    Random::new(Seed(seed)).transform().to_string()
}

/// A transformation from one puzzle to another, if there is one.
#[pyfunction]
#[pyo3(signature = (a, b, /))]
pub(crate) fn isomorphism(
    a: &Bound<'_, PyString>,
    b: &Bound<'_, PyString>,
) -> PyResult<Option<String>> {
    let found = canon::isomorphism(one_clues(a)?, one_clues(b)?);
    Ok(found.map(|transform| transform.to_string()))
}
