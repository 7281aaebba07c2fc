//! Columns that are no Arrow: arrays of NumPy, and any iterable of texts.

use crate::errors::Class;
use crate::input::Chunk;
use arrow_array::builder::LargeBinaryBuilder;
use pyo3::exceptions::PyTypeError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyMapping, PyString, PyType};

/// What to do with digits that are no array.
pub(crate) const DIGITS: &str = "digits come as an array of NumPy in the shape (n, 81)";

/// Whether it is an array, perhaps of a subclass.
pub(crate) fn is_numpy(column: &Bound<'_, PyAny>) -> PyResult<bool> {
    for class in column.get_type().mro() {
        if class.cast::<PyType>()?.fully_qualified_name()? == "numpy.ndarray" {
            return Ok(true);
        }
    }
    Ok(false)
}

/// An array of numbers, 81 or 9 × 9 for each puzzle; or of texts.
pub(crate) fn numpy(array: &Bound<'_, PyAny>) -> PyResult<Chunk> {
    let py = array.py();
    let kind: String =
        array.getattr(intern!(py, "dtype"))?.getattr(intern!(py, "kind"))?.extract()?;
    let shape: Vec<usize> = array.getattr(intern!(py, "shape"))?.extract()?;
    if matches!(kind.as_str(), "U" | "S" | "O" | "T") && shape.len() == 1 {
        return texts(&array.call_method0(intern!(py, "tolist"))?);
    }
    if !matches!(shape[..], [_, 81] | [_, 9, 9]) || !matches!(kind.as_str(), "u" | "i") {
        let is_one = matches!(shape[..], [81] | [9, 9]);
        return Err(PyTypeError::new_err(format!(
            "an array of puzzles holds whole numbers in the shape (n, 81) or (n, 9, 9), not {} in {}{}",
            array.getattr(intern!(py, "dtype"))?,
            array.getattr(intern!(py, "shape"))?,
            if is_one { "; one puzzle is array.reshape(1, 81)" } else { "" },
        )));
    }
    // A number that is masked is a blank.
    let filled = intern!(py, "filled");
    let array =
        &if array.hasattr(filled)? { array.call_method1(filled, (0,))? } else { array.clone() };
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

/// After this many rows Python gets to handle a signal, and other threads of Python get their turn.
const TURN: usize = 1 << 16;

static PUZZLE: Class = Class::new("ninefold._puzzle", "Puzzle");

/// The text of one puzzle, if it is one and no column: a str, or the clues of a `Puzzle`.
pub(crate) fn text<'py>(puzzle: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyString>>> {
    Ok(match puzzle.cast::<PyString>() {
        Ok(text) => Some(text.clone()),
        Err(_) if puzzle.is_instance(PUZZLE.get(puzzle.py())?)? => Some(puzzle.str()?),
        Err(_) => None,
    })
}

/// An argument that is one puzzle.
pub(crate) struct One<'py>(pub(crate) Bound<'py, PyString>);

impl<'py> FromPyObject<'_, 'py> for One<'py> {
    type Error = PyErr;

    fn extract(puzzle: Borrowed<'_, 'py, PyAny>) -> PyResult<One<'py>> {
        let name = || Ok::<_, PyErr>(puzzle.get_type().name()?.to_string());
        match text(&puzzle)? {
            Some(text) => Ok(One(text)),
            None => Err(PyTypeError::new_err(format!("one puzzle is a str, not {}", name()?))),
        }
    }
}

/// The error for what cannot be iterated over.
fn no_column(column: &Bound<'_, PyAny>, error: PyErr) -> PyErr {
    match column.get_type().name() {
        Ok(name) if error.is_instance_of::<PyTypeError>(column.py()) => PyTypeError::new_err(
            format!("a puzzle is a str, not {name}; a column is a list of them"),
        ),
        _ => error,
    }
}

/// Any iterable of texts or puzzles, and `None`, NaN or `pandas.NA` for missing ones.
pub(crate) fn texts(column: &Bound<'_, PyAny>) -> PyResult<Chunk> {
    if column.is_instance_of::<PyString>() {
        return Err(PyTypeError::new_err("a text is one puzzle, not a column of them"));
    }
    if column.is_instance_of::<PyBytes>() {
        return Err(PyTypeError::new_err("one puzzle is a str, not bytes"));
    }
    if column.cast::<PyMapping>().is_ok() {
        let name = column.get_type().name()?;
        return Err(PyTypeError::new_err(format!(
            "a {name} is not a column of puzzles: choose one of its values"
        )));
    }
    let py = column.py();
    let puzzle = PUZZLE.get(py)?;
    let many = column.len().unwrap_or(0);
    let mut builder = LargeBinaryBuilder::with_capacity(many, 81 * many);
    let items = column.try_iter().map_err(|error| no_column(column, error))?;
    for (place, item) in items.enumerate() {
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
                let hint = if matches!(item.len(), Ok(9 | 81)) {
                    format!("; {DIGITS}")
                } else {
                    String::new()
                };
                let message = format!("row {place}: a puzzle is a str, not {name}{hint}");
                return Err(PyTypeError::new_err(message));
            }
            builder.append_null();
        }
    }
    Ok(Chunk::LargeTexts(builder.finish()))
}
