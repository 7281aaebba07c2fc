//! Transformations as texts, behind the class of `ninefold/_transform.py`.

use crate::arguments::transform;
use crate::batch::one_clues;
use crate::objects::One;
use ninefold::canon;
use ninefold::generate::{Random, Seed};
use pyo3::prelude::*;

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
#[expect(clippy::needless_pass_by_value, reason = "they are extracted for this call")]
pub(crate) fn isomorphism(a: One<'_>, b: One<'_>) -> PyResult<Option<String>> {
    let found = canon::isomorphism(one_clues(&a.0)?, one_clues(&b.0)?);
    Ok(found.map(|transform| transform.to_string()))
}
