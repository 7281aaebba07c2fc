//! The answers of a column as Python objects.

use super::Column;
use arrow_array::cast::AsArray;
use arrow_array::types::{Float64Type, UInt32Type, UInt64Type};
use arrow_array::{Array, ArrayRef};
use arrow_schema::DataType;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

/// The answers of a column, one by one.
#[pyclass(module = "ninefold._native")]
pub(super) struct Values {
    column: Py<Column>,
    next: usize,
}

impl Values {
    /// Those of a column, from the first one on.
    pub(super) fn of(column: Py<Column>) -> Values {
        Values { column, next: 0 }
    }
}

#[pymethods]
impl Values {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__<'py>(&mut self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let column = self.column.get();
        if self.next >= column.len() {
            return Ok(None);
        }
        let (chunk, row) = column.place(self.next);
        self.next += 1;
        item(py, &column.chunks[chunk], row).map(Some)
    }

    fn __length_hint__(&self) -> usize {
        self.column.get().len() - self.next
    }
}

/// One value as a Python object.
pub(super) fn item<'py>(
    py: Python<'py>,
    array: &ArrayRef,
    i: usize,
) -> PyResult<Bound<'py, PyAny>> {
    if array.is_null(i) {
        return Ok(py.None().into_bound(py));
    }
    match array.data_type() {
        DataType::Utf8 => Ok(array.as_string::<i32>().value(i).into_pyobject(py)?.into_any()),
        DataType::Boolean => {
            Ok(array.as_boolean().value(i).into_pyobject(py)?.to_owned().into_any())
        }
        DataType::UInt32 => {
            Ok(array.as_primitive::<UInt32Type>().value(i).into_pyobject(py)?.into_any())
        }
        DataType::UInt64 => {
            Ok(array.as_primitive::<UInt64Type>().value(i).into_pyobject(py)?.into_any())
        }
        DataType::Float64 => {
            Ok(array.as_primitive::<Float64Type>().value(i).into_pyobject(py)?.into_any())
        }
        DataType::Struct(fields) => {
            let dict = PyDict::new(py);
            for (field, column) in fields.iter().zip(array.as_struct().columns()) {
                dict.set_item(field.name(), item(py, column, i)?)?;
            }
            Ok(dict.into_any())
        }
        DataType::List(_) => {
            let values = array.as_list::<i32>().value(i);
            let list: PyResult<Vec<_>> = (0..values.len()).map(|j| item(py, &values, j)).collect();
            Ok(PyList::new(py, list?)?.into_any())
        }
        other => Err(PyTypeError::new_err(format!("no Python value for {other}"))),
    }
}
