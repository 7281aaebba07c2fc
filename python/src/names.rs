//! The names that arguments take.

use crate::arguments::language;
use ninefold::generate::PatternSymmetry;
use ninefold::rate::Scale;
use ninefold::{Level, Technique};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// The scales with the names of their figures.
#[pyfunction]
pub(crate) fn scales(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let all = PyDict::new(py);
    for scale in Scale::ALL {
        let names: Vec<_> = scale.figures().iter().map(|column| column.name).collect();
        all.set_item(scale.name(), names)?;
    }
    Ok(all)
}

/// The levels, easiest first.
#[pyfunction]
pub(crate) fn levels() -> Vec<&'static str> {
    Level::ALL.iter().map(|level| level.name()).collect()
}

/// The symmetries of patterns of clues.
#[pyfunction]
pub(crate) fn symmetries() -> Vec<&'static str> {
    PatternSymmetry::ALL.iter().map(|symmetry| symmetry.name()).collect()
}

/// The techniques with their names.
#[pyfunction]
#[pyo3(signature = (lang, /))]
pub(crate) fn techniques<'py>(py: Python<'py>, lang: &str) -> PyResult<Bound<'py, PyDict>> {
    let (all, language) = (PyDict::new(py), language(lang)?);
    for technique in Technique::ALL {
        all.set_item(technique.entry().code, technique.name(language))?;
    }
    Ok(all)
}
