//! Columns of answers.

mod libraries;
mod values;

use crate::errors::value;
use arrow_array::{Array, ArrayRef};
use arrow_schema::{DataType, Field, FieldRef};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyList, PySlice, PyTuple};
use pyo3_arrow::ffi::{
    ArrayIterator, to_array_pycapsules, to_schema_pycapsule, to_stream_pycapsule,
};
use std::sync::Arc;
use values::{Values, item};

/// Pieces are put together until an array has this many bytes: few arrays for the reader, and a copy
/// only of what is small.
const ENOUGH_BYTES: usize = 1 << 21;

/// This many rows of a slice with steps are picked at once.
const PICKED: usize = 1 << 14;

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
        Ok(Column::with(Arc::new(Field::new(name, data.clone(), true)), chunks))
    }

    fn with(field: FieldRef, chunks: Vec<ArrayRef>) -> Column {
        let mut starts = vec![0];
        for chunk in &chunks {
            starts.push(starts[starts.len() - 1] + chunk.len());
        }
        Column { field, chunks, starts }
    }

    fn len(&self) -> usize {
        self.starts[self.starts.len() - 1]
    }

    /// The chunk of a row, which must be there, and the row's number in it.
    fn place(&self, row: usize) -> (usize, usize) {
        let chunk = self.starts.partition_point(|&start| start <= row) - 1;
        (chunk, row - self.starts[chunk])
    }

    /// The rows from one on, in the memory where they are.
    fn part(&self, start: usize, len: usize) -> Column {
        let cut = |(chunk, &first): (&ArrayRef, &usize)| {
            let from = start.max(first);
            let until = (start + len).min(first + chunk.len());
            (from < until).then(|| chunk.slice(from - first, until - from))
        };
        let chunks = self.chunks.iter().zip(&self.starts).filter_map(cut).collect();
        Column::with(self.field.clone(), chunks)
    }

    /// A copy of some rows.
    fn picked(&self, rows: impl Iterator<Item = usize>) -> PyResult<Column> {
        let places: Vec<_> = rows.map(|row| self.place(row)).collect();
        let chunks: Vec<&dyn Array> = self.chunks.iter().map(|chunk| &**chunk).collect();
        let pick = |some| arrow_select::interleave::interleave(&chunks, some).map_err(value);
        let pieces: PyResult<Vec<_>> = places.chunks(PICKED).map(pick).collect();
        Column::of(self.field.name(), self.field.data_type(), &pieces?)
    }

    fn slice(&self, slice: &Bound<'_, PySlice>) -> PyResult<Column> {
        let found = slice.indices(isize::try_from(self.len())?)?;
        let row = |i: usize| (found.start + found.step * i as isize) as usize;
        match found.step {
            1 => Ok(self.part(row(0), found.slicelength)),
            _ => self.picked((0..found.slicelength).map(row)),
        }
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

    fn __iter__(slf: Py<Self>) -> Values {
        Values::of(slf)
    }

    fn __getitem__<'py>(&self, place: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let py = place.py();
        if let Ok(slice) = place.cast::<PySlice>() {
            return Ok(self.slice(slice)?.into_pyobject(py)?.into_any());
        }
        let (len, place) = (self.len(), place.extract::<isize>()?);
        let place = if place < 0 { place.checked_add_unsigned(len) } else { Some(place) };
        let place = place
            .and_then(|place| usize::try_from(place).ok())
            .filter(|&place| place < len)
            .ok_or_else(|| PyIndexError::new_err("there is no such row"))?;
        let (chunk, row) = self.place(place);
        item(py, &self.chunks[chunk], row)
    }

    fn __repr__(&self) -> String {
        format!(
            "<ninefold.Column {:?}: {} rows of {}>",
            self.field.name(),
            self.len(),
            self.field.data_type()
        )
    }

    /// Nothing changes a column, so it is its own copy.
    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
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

    fn to_numpy<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        libraries::numpy(slf)
    }

    fn to_arrow<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        libraries::arrow(slf)
    }

    #[pyo3(signature = (index = None))]
    fn to_pandas<'py>(
        slf: &Bound<'py, Self>,
        index: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        libraries::pandas(slf, index)
    }

    fn to_polars<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        libraries::polars(slf)
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
