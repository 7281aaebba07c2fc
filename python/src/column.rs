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

/// Pieces are put together until an array has so many bytes: few arrays for the reader, and a copy
/// only of what is small.
const ENOUGH_BYTES: usize = 1 << 21;

/// A column of answers, which anything that speaks Arrow can take.
#[pyclass(frozen, sequence, module = "ninefold")]
pub(crate) struct Column {
    field: FieldRef,
    chunks: Vec<ArrayRef>,
    /// The number of the first row of each chunk, and the number of rows.
    starts: Vec<usize>,
}

impl Column {
    /// A column of the answers of pieces. `data` is its type.
    pub(crate) fn of(name: &str, data: &DataType, pieces: &[ArrayRef]) -> PyResult<Column> {
        let mut chunks = Vec::new();
        let mut rest = pieces;
        while !rest.is_empty() {
            let mut bytes = 0;
            let is_more = |piece: &&ArrayRef| {
                let has_room = bytes < ENOUGH_BYTES;
                bytes += piece.get_buffer_memory_size();
                has_room
            };
            let many = rest.iter().take_while(is_more).count();
            let (now, later) = rest.split_at(many);
            chunks.push(together(now)?);
            rest = later;
        }
        let mut starts = vec![0];
        for chunk in &chunks {
            starts.push(starts[starts.len() - 1] + chunk.len());
        }
        Ok(Column { field: Arc::new(Field::new(name, data.clone(), true)), chunks, starts })
    }

    fn len(&self) -> usize {
        self.starts[self.starts.len() - 1]
    }
}

/// One array of the rows of some.
fn together(arrays: &[ArrayRef]) -> PyResult<ArrayRef> {
    if let [one] = arrays {
        return Ok(one.clone());
    }
    let arrays: Vec<&dyn Array> = arrays.iter().map(|array| &**array).collect();
    arrow_select::concat::concat(&arrays).map_err(value)
}

#[pymethods]
impl Column {
    fn __len__(&self) -> usize {
        self.len()
    }

    fn __getitem__<'py>(&self, py: Python<'py>, place: isize) -> PyResult<Bound<'py, PyAny>> {
        let len = self.len();
        let place = if place < 0 { place.checked_add_unsigned(len) } else { Some(place) };
        let place = place
            .and_then(|place| usize::try_from(place).ok())
            .filter(|&place| place < len)
            .ok_or_else(|| PyIndexError::new_err("there is no such row"))?;
        let chunk = self.starts.partition_point(|&start| start <= place) - 1;
        item(py, &self.chunks[chunk], place - self.starts[chunk])
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
            some => together(some)?,
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
