//! Questions and answers of programs that reason.

use crate::jobs::one;
use ninefold_variants::questions::answer_text;
use pyo3::prelude::*;

/// The answer to a question, both as JSON.
#[pyfunction]
#[pyo3(signature = (question, /))]
pub(crate) fn answer(py: Python<'_>, question: String) -> PyResult<String> {
    one(py, move |stop| answer_text(&question, 1, stop).to_string())
}
