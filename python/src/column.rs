//! Columns of answers.

use crate::errors::value;
use arrow_array::cast::AsArray;
use arrow_array::types::{Float64Type, UInt32Type, UInt64Type};
use arrow_array::{Array, ArrayRef};
use arrow_schema::{DataType, Field, FieldRef};
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyCapsule, PyDict, PyList, PyTuple};
use pyo3_arrow::ffi::{
    ArrayIterator, to_array_pycapsules, to_schema_pycapsule, to_stream_pycapsule,
};
use std::sync::Arc;

/// The bytes of one array of a column, at most: readers of texts count them in 31 bits.
const MOST_BYTES: usize = 1 << 30;

/// A column of answers, which anything that speaks Arrow can take.
#[pyclass(frozen, sequence, module = "ninefold")]
pub(crate) struct Column {
    field: FieldRef,
    chunks: Vec<ArrayRef>,
}

impl Column {
    /// A column of the answers of pieces. `data` is its type.
    pub(crate) fn of(name: &str, data: &DataType, pieces: &[ArrayRef]) -> PyResult<Column> {
        let mut chunks = Vec::new();
        let mut rest = pieces;
        while !rest.is_empty() {
            let mut bytes = 0;
            let fits = |piece: &&ArrayRef| {
                bytes += piece.get_buffer_memory_size();
                bytes <= MOST_BYTES
            };
            let many = rest.iter().take_while(fits).count().max(1);
            let (now, later) = rest.split_at(many);
            chunks.push(match now {
                [one] => one.clone(),
                _ => {
                    let arrays: Vec<&dyn Array> = now.iter().map(|piece| &**piece).collect();
                    arrow_select::concat::concat(&arrays).map_err(value)?
                }
            });
            rest = later;
        }
        Ok(Column { field: Arc::new(Field::new(name, data.clone(), true)), chunks })
    }

    fn len(&self) -> usize {
        self.chunks.iter().map(Array::len).sum()
    }
}

#[pymethods]
impl Column {
    fn __len__(&self) -> usize {
        self.len()
    }

    fn __getitem__<'py>(&self, py: Python<'py>, place: isize) -> PyResult<Bound<'py, PyAny>> {
        let len = self.len();
        let place = if place < 0 { place.checked_add_unsigned(len) } else { Some(place) };
        let mut place = place
            .and_then(|place| usize::try_from(place).ok())
            .filter(|&place| place < len)
            .ok_or_else(|| PyIndexError::new_err("there is no such row"))?;
        for chunk in &self.chunks {
            if place < chunk.len() {
                return item(py, chunk, place);
            }
            place -= chunk.len();
        }
        Err(PyIndexError::new_err("there is no such row"))
    }

    fn __repr__(&self) -> String {
        format!(
            "<ninefold.Column {:?}: {} rows of {}>",
            self.field.name(),
            self.len(),
            self.field.data_type()
        )
    }

    /// The name of the answer.
    #[getter]
    fn name(&self) -> &str {
        self.field.name()
    }

    /// How many rows are null.
    #[getter]
    fn null_count(&self) -> usize {
        self.chunks.iter().map(Array::null_count).sum()
    }

    fn to_pylist<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(py);
        for chunk in &self.chunks {
            for i in 0..chunk.len() {
                list.append(item(py, chunk, i)?)?;
            }
        }
        Ok(list)
    }

    /// Grids as an array of NumPy.
    fn to_numpy<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        if *self.field.data_type() != DataType::Utf8 {
            return Err(PyTypeError::new_err("only a column of grids becomes an array of digits"));
        }
        let len = self.len();
        let made = PyBytes::new_with(py, 81 * len, |bytes| {
            let texts = self.chunks.iter().flat_map(|chunk| chunk.as_string::<i32>().iter());
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

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        Ok(to_schema_pycapsule(py, self.field.as_ref())?)
    }

    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let array = match &self.chunks[..] {
            [] => arrow_array::new_empty_array(self.field.data_type()),
            [one] => one.clone(),
            many => {
                let arrays: Vec<&dyn Array> = many.iter().map(|chunk| &**chunk).collect();
                arrow_select::concat::concat(&arrays).map_err(value)?
            }
        };
        Ok(to_array_pycapsules(py, self.field.clone(), &array, requested_schema)?)
    }

    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let chunks: Vec<_> = self.chunks.iter().cloned().map(Ok).collect();
        let stream = Box::new(ArrayIterator::new(chunks, self.field.clone()));
        Ok(to_stream_pycapsule(py, stream, requested_schema)?)
    }
}

/// One value as a Python object.
fn item<'py>(py: Python<'py>, array: &ArrayRef, i: usize) -> PyResult<Bound<'py, PyAny>> {
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
