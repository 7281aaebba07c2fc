//! Columns that are no Arrow: arrays of NumPy, and any iterable of texts.

use crate::errors::Class;
use crate::input::Chunk;
use arrow_array::builder::LargeBinaryBuilder;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};

/// An array of numbers, 81 or 9 × 9 for each puzzle; or of texts.
pub(crate) fn numpy(array: &Bound<'_, PyAny>) -> PyResult<Chunk> {
    let py = array.py();
    let kind: String =
        array.getattr(intern!(py, "dtype"))?.getattr(intern!(py, "kind"))?.extract()?;
    if matches!(kind.as_str(), "U" | "S" | "O" | "T") {
        return texts(&array.call_method0(intern!(py, "tolist"))?);
    }
    let shape: Vec<usize> = array.getattr(intern!(py, "shape"))?.extract()?;
    if !matches!(shape[..], [_, 81] | [_, 9, 9]) || !matches!(kind.as_str(), "u" | "i") {
        return Err(PyValueError::new_err(format!(
            "an array of puzzles holds whole numbers in the shape (n, 81) or (n, 9, 9), not {} in {}",
            array.getattr(intern!(py, "dtype"))?,
            array.getattr(intern!(py, "shape"))?,
        )));
    }
    let is_bytes = array
        .getattr(intern!(py, "dtype"))?
        .getattr(intern!(py, "itemsize"))?
        .extract::<usize>()?
        == 1;
    let bytes = if is_bytes {
        array.clone()
    } else {
        // So that no number that is too large for a byte becomes a digit.
        array
            .call_method1(intern!(py, "clip"), (-1, 10))?
            .call_method1(intern!(py, "astype"), ("uint8",))?
    };
    let bytes = bytes.call_method0(intern!(py, "tobytes"))?;
    Ok(Chunk::Numbers(bytes.extract()?))
}

/// After so many rows Python gets to handle a signal, and other threads of Python get their turn.
const TURN: usize = 1 << 16;

static PUZZLE: Class = Class::new("ninefold._puzzle", "Puzzle");

/// Any iterable of texts or puzzles, and `None`, NaN or `pandas.NA` for missing ones.
pub(crate) fn texts(column: &Bound<'_, PyAny>) -> PyResult<Chunk> {
    if column.is_instance_of::<PyString>() {
        return Err(PyTypeError::new_err("a text is one puzzle, not a column of them"));
    }
    if column.is_instance_of::<PyBytes>() {
        return Err(PyTypeError::new_err("one puzzle is a str, not bytes"));
    }
    let py = column.py();
    let puzzle = PUZZLE.get(py)?;
    let many = column.len().unwrap_or(0);
    let mut builder = LargeBinaryBuilder::with_capacity(many, 81 * many);
    for (place, item) in column.try_iter()?.enumerate() {
        let item = item?;
        if place % TURN == TURN - 1 {
            py.check_signals()?;
            py.detach(|| ());
        }
        if let Ok(text) = item.cast::<PyString>() {
            builder.append_value(&*text.to_string_lossy());
        } else if item.is_none() || item.extract::<f64>().is_ok_and(f64::is_nan) {
            builder.append_null();
        } else if let Ok(bytes) = item.extract::<&[u8]>() {
            builder.append_value(bytes);
        } else if item.is_instance(puzzle)? {
            builder.append_value(&*item.str()?.to_string_lossy());
        } else {
            let name = item.get_type().name()?;
            if name != "NAType" {
                let message = format!("row {place}: a puzzle is a str, not {name}");
                return Err(PyTypeError::new_err(message));
            }
            builder.append_null();
        }
    }
    Ok(Chunk::LargeTexts(builder.finish()))
}
