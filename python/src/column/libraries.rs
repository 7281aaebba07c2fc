//! Columns as other libraries have them. Each is imported when it is asked for.

use super::Column;
use arrow_array::cast::AsArray;
use arrow_schema::DataType;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// A table of PyArrow; a chunked array where the answers are no structs.
pub(super) fn arrow<'py>(column: &Bound<'py, Column>) -> PyResult<Bound<'py, PyAny>> {
    let made = if is_table(column) { "table" } else { "chunked_array" };
    column.py().import("pyarrow")?.call_method1(made, (column,))
}

/// A data frame of Polars; a series where the answers are no structs.
pub(super) fn polars<'py>(column: &Bound<'py, Column>) -> PyResult<Bound<'py, PyAny>> {
    let library = column.py().import("polars")?;
    if is_table(column) {
        return library.call_method1("DataFrame", (column,));
    }
    library.call_method1("Series", (column.get().name(), column))
}

/// A data frame of pandas; a series where the answers are no structs. Its rows count from 0 without an index.
pub(super) fn pandas<'py>(
    column: &Bound<'py, Column>,
    index: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let mut made = arrow(column)?.call_method0("to_pandas")?;
    if !is_table(column) {
        made = made.call_method1("rename", (column.get().name(),))?;
    }
    match index {
        None => Ok(made),
        Some(index) => made.call_method1("set_axis", (index,)),
    }
}

fn is_table(column: &Bound<'_, Column>) -> bool {
    matches!(column.get().field.data_type(), DataType::Struct(_))
}

/// Grids as an array of digits, numbers as an array of numbers.
pub(super) fn numpy<'py>(column: &Bound<'py, Column>) -> PyResult<Bound<'py, PyAny>> {
    let py = column.py();
    match column.get().field.data_type() {
        DataType::Utf8 => digits(py, column.get()),
        DataType::UInt64 => {
            let kind = if column.get().null_count() == 0 { "uint64" } else { "float64" };
            let answers = column.get().to_pylist(py)?;
            py.import("numpy")?.call_method1("array", (answers, kind))
        }
        _ => Err(PyTypeError::new_err(
            "only a column of grids or numbers becomes an array; to_pandas() and to_arrow() take others",
        )),
    }
}

fn digits<'py>(py: Python<'py>, column: &Column) -> PyResult<Bound<'py, PyAny>> {
    let len = column.len();
    let made = PyBytes::new_with(py, 81 * len, |bytes| {
        let texts = column.chunks.iter().flat_map(|chunk| chunk.as_string::<i32>().iter());
        for (row, text) in bytes.chunks_exact_mut(81).zip(texts) {
            let text = text.unwrap_or_default().as_bytes();
            if !matches!(text.len(), 0 | 81) {
                return Err(PyTypeError::new_err(
                    "only grids of 81 digits become an array of digits",
                ));
            }
            for (value, character) in row.iter_mut().zip(text) {
                *value = if *character == b'.' { 0 } else { character - b'0' };
            }
        }
        Ok(())
    })?;
    let numpy = py.import("numpy")?;
    let flat = numpy.call_method1("frombuffer", (made, "uint8"))?;
    flat.call_method1("reshape", (len, 81))?.call_method0("copy")
}
