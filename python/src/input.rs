//! Columns of puzzles as people have them: Arrow, NumPy, or any iterable of texts.

use crate::errors::value;
use crate::objects::{DIGITS, is_numpy, numpy, texts};
use arrow_array::cast::AsArray;
use arrow_array::types::UInt8Type;
use arrow_array::{
    Array, ArrayRef, BinaryArray, BinaryViewArray, FixedSizeBinaryArray, FixedSizeListArray,
    LargeBinaryArray, LargeListArray, NullArray, UInt8Array, downcast_integer_array, make_array,
    new_empty_array,
};
use arrow_buffer::NullBuffer;
use arrow_schema::DataType;
use ninefold::grid::line;
use ninefold::text::{Expected, Malformed, Unexpected};
use ninefold::{Clues, Grid};
use ninefold_variants::format::read_certain;
use pyo3::exceptions::PyTypeError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3_arrow::input::AnyArray;
use std::borrow::Cow;
use std::ops::Range;

/// A column of puzzles, which any thread can read.
pub(crate) struct Rows {
    chunks: Vec<Chunk>,
    /// The number of the first row of each chunk, and the number of rows.
    starts: Vec<usize>,
}

/// A piece of a column in one of the layouts that are read without a copy.
pub(crate) enum Chunk {
    /// Texts; bytes, since nobody has proved yet that they are UTF-8.
    Texts(BinaryArray),
    LargeTexts(LargeBinaryArray),
    TextViews(BinaryViewArray),
    FixedTexts(FixedSizeBinaryArray),
    /// 81 numbers a row, 0 or a null for a blank.
    FixedLists(FixedSizeListArray, UInt8Array),
    Lists(LargeListArray, UInt8Array),
    Numbers(PyBackedBytes),
}

/// A row of a column.
enum Row<'a> {
    Null,
    Text(&'a [u8]),
    Numbers(Cow<'a, [u8]>),
}

/// The clues of a row, or why there are none; `None` stands for a null.
pub(crate) type Read = Result<Clues, Option<Malformed>>;

impl Rows {
    /// Takes a column from Python.
    pub(crate) fn of(column: &Bound<'_, PyAny>) -> PyResult<Rows> {
        let py = column.py();
        let has = |name| column.hasattr(name);
        if has(intern!(py, "__arrow_c_array__"))? || has(intern!(py, "__arrow_c_stream__"))? {
            return Rows::of_arrow(column);
        }
        let chunk = if is_numpy(column)? { numpy(column)? } else { texts(column)? };
        Ok(Rows::of_chunks(vec![chunk]))
    }

    fn of_arrow(column: &Bound<'_, PyAny>) -> PyResult<Rows> {
        let array = column.extract::<AnyArray>()?;
        let field = array.field()?;
        // Of a wrong type, a column without rows is refused too.
        Chunk::of(&new_empty_array(field.data_type()))?;
        // Polars passes nulls without a type on in a form that cannot be read. There is nothing but their number.
        let is_null = match field.data_type() {
            DataType::Struct(fields) => fields.iter().all(|field| field.data_type().is_null()),
            other => other.is_null(),
        };
        if let Some(rows) = is_null.then(|| column.len().ok()).flatten() {
            return Ok(Rows::of_chunks(vec![Chunk::of(&make_array(
                NullArray::new(rows).to_data(),
            ))?]));
        }
        let chunked = array.into_chunked_array()?;
        let chunks: PyResult<Vec<Chunk>> = chunked.chunks().iter().map(Chunk::of).collect();
        Ok(Rows::of_chunks(chunks?))
    }

    fn of_chunks(chunks: Vec<Chunk>) -> Rows {
        let mut starts = vec![0];
        for chunk in &chunks {
            starts.push(starts[starts.len() - 1] + chunk.len());
        }
        Rows { chunks, starts }
    }

    /// How many rows there are.
    pub(crate) fn len(&self) -> usize {
        self.starts[self.starts.len() - 1]
    }

    /// The text of a row, if it has one.
    pub(crate) fn text(&self, row: usize) -> Option<Cow<'_, str>> {
        let chunk = self.starts.partition_point(|&start| start <= row).max(1) - 1;
        match self.chunks[chunk].row(row - self.starts[chunk]) {
            Row::Text(bytes) => Some(String::from_utf8_lossy(bytes)),
            Row::Null | Row::Numbers(_) => None,
        }
    }

    /// The clues of some rows.
    pub(crate) fn clues(&self, range: Range<usize>) -> impl ExactSizeIterator<Item = Read> + '_ {
        let mut chunk = self.starts.partition_point(|&start| start <= range.start).max(1) - 1;
        range.map(move |row| {
            while row >= self.starts[chunk + 1] {
                chunk += 1;
            }
            clues(&self.chunks[chunk].row(row - self.starts[chunk]))
        })
    }
}

impl Chunk {
    fn of(array: &ArrayRef) -> PyResult<Chunk> {
        Ok(match array.data_type() {
            DataType::Utf8 => Chunk::Texts(array.as_string::<i32>().clone().into()),
            DataType::LargeUtf8 => Chunk::LargeTexts(array.as_string::<i64>().clone().into()),
            DataType::Utf8View => Chunk::TextViews(array.as_string_view().clone().to_binary_view()),
            DataType::Binary => Chunk::Texts(array.as_binary::<i32>().clone()),
            DataType::LargeBinary => Chunk::LargeTexts(array.as_binary::<i64>().clone()),
            DataType::BinaryView => Chunk::TextViews(array.as_binary_view().clone()),
            DataType::FixedSizeBinary(_) => Chunk::FixedTexts(array.as_fixed_size_binary().clone()),
            DataType::FixedSizeList(item, 81) if item.data_type().is_integer() => {
                let lists = array.as_fixed_size_list();
                Chunk::FixedLists(lists.clone(), small(lists.values()))
            }
            DataType::LargeList(item) if item.data_type().is_integer() => {
                let lists = array.as_list::<i64>();
                Chunk::Lists(lists.clone(), small(lists.values()))
            }
            DataType::List(item) | DataType::ListView(item) | DataType::LargeListView(item)
                if item.data_type().is_integer() =>
            {
                // Of lists, nothing but the places of the rows is copied.
                cast(array, &DataType::LargeList(item.clone()))?
            }
            DataType::Dictionary(_, values) if values.is_string() || values.is_binary() => {
                let to = if values.is_string() { DataType::Utf8View } else { DataType::BinaryView };
                let views = arrow_cast::cast(array, &to).map_err(value)?;
                // The cast takes no notice of nulls among the dictionary's values.
                with_nulls(&views, array.logical_nulls())?
            }
            // A table with one column is that column.
            DataType::Struct(fields) if fields.len() == 1 => {
                let column = array.as_struct().column(0);
                with_nulls(column, NullBuffer::union(array.nulls(), column.nulls()))?
            }
            DataType::Struct(fields) => {
                let count = fields.len();
                let hint = if count == 81 { format!("; {DIGITS}") } else { String::new() };
                return Err(PyTypeError::new_err(format!(
                    "a table with {count} columns is not a column of puzzles: choose one column{hint}"
                )));
            }
            DataType::Null => cast(array, &DataType::Utf8)?,
            other => {
                return Err(PyTypeError::new_err(format!(
                    "a column of puzzles holds texts, or lists of 81 whole numbers, not {other}"
                )));
            }
        })
    }

    fn len(&self) -> usize {
        match self {
            Chunk::Texts(array) => array.len(),
            Chunk::LargeTexts(array) => array.len(),
            Chunk::TextViews(array) => array.len(),
            Chunk::FixedTexts(array) => array.len(),
            Chunk::FixedLists(lists, _) => lists.len(),
            Chunk::Lists(lists, _) => lists.len(),
            Chunk::Numbers(bytes) => bytes.len() / 81,
        }
    }

    #[inline]
    fn row(&self, i: usize) -> Row<'_> {
        match self {
            Chunk::Texts(array) if array.is_valid(i) => Row::Text(array.value(i)),
            Chunk::LargeTexts(array) if array.is_valid(i) => Row::Text(array.value(i)),
            Chunk::TextViews(array) if array.is_valid(i) => Row::Text(array.value(i)),
            Chunk::FixedTexts(array) if array.is_valid(i) => Row::Text(array.value(i)),
            Chunk::FixedLists(lists, values) if lists.is_valid(i) => {
                let start = lists.value_offset(i) as usize;
                Row::Numbers(numbers(values, start..start + 81))
            }
            Chunk::Lists(lists, values) if lists.is_valid(i) => {
                let ends = lists.value_offsets();
                Row::Numbers(numbers(values, ends[i] as usize..ends[i + 1] as usize))
            }
            Chunk::Numbers(bytes) => Row::Numbers(Cow::Borrowed(&bytes[81 * i..81 * i + 81])),
            _ => Row::Null,
        }
    }
}

/// A column of another type that has the same rows.
fn cast(array: &ArrayRef, to: &DataType) -> PyResult<Chunk> {
    Chunk::of(&arrow_cast::cast(array, to).map_err(value)?)
}

/// A column with these rows null.
fn with_nulls(array: &ArrayRef, nulls: Option<NullBuffer>) -> PyResult<Chunk> {
    let data = array.to_data().into_builder().nulls(nulls).build();
    Chunk::of(&make_array(data.map_err(value)?))
}

/// Whole numbers as bytes, so that none that is too large for a byte becomes a digit.
#[expect(clippy::useless_conversion, reason = "the macro has a branch for bytes too")]
fn small(numbers: &ArrayRef) -> UInt8Array {
    if let Some(bytes) = numbers.as_primitive_opt::<UInt8Type>() {
        return bytes.clone();
    }
    downcast_integer_array!(
        numbers => numbers.unary(|number| u8::try_from(number).unwrap_or(u8::MAX)),
        _ => UInt8Array::new_null(numbers.len())
    )
}

/// Some numbers, 0 for a null.
#[inline]
fn numbers(values: &UInt8Array, range: Range<usize>) -> Cow<'_, [u8]> {
    let bytes = &values.values()[range.clone()];
    match values.nulls() {
        Some(nulls) if nulls.slice(range.start, range.len()).null_count() > 0 => {
            let byte = |(at, &byte)| if nulls.is_null(at) { 0 } else { byte };
            range.zip(bytes).map(byte).collect()
        }
        _ => Cow::Borrowed(bytes),
    }
}

#[inline]
fn clues(row: &Row<'_>) -> Read {
    match row {
        Row::Null => Err(None),
        Row::Numbers(numbers) => {
            let values: Option<[u8; 81]> = (**numbers).try_into().ok();
            match values.and_then(Grid::from_values) {
                Some(grid) => Ok(Clues::Grid(grid)),
                None => Err(Some(no_grid(numbers))),
            }
        }
        Row::Text(bytes) => match plain(bytes) {
            Some(grid) => Ok(Clues::Grid(grid)),
            None => other(bytes).map_err(Some),
        },
    }
}

/// The grid of a text that is nothing but 81 digits and dots, as nearly every one is.
#[inline]
fn plain(text: &[u8]) -> Option<Grid> {
    let cells: &[u8; 81] = text.try_into().ok()?;
    // Vector code, since neither line has a branch.
    let values = cells.map(|cell| {
        let digit = cell.wrapping_sub(b'0');
        if digit <= 9 { digit } else { 0 }
    });
    let is_plain =
        cells.iter().fold(true, |all, &cell| all & (cell.is_ascii_digit() | (cell == b'.')));
    if is_plain { Grid::from_values(values) } else { None }
}

#[cold]
fn other(text: &[u8]) -> Result<Clues, Malformed> {
    match std::str::from_utf8(text) {
        Ok(text) => text_clues(text),
        Err(_) => text_clues(&String::from_utf8_lossy(text)),
    }
}

/// The clues of a text in any format, also in one of variants if it is a classic puzzle all the same.
pub(crate) fn text_clues(text: &str) -> Result<Clues, Malformed> {
    if let Ok((values, "")) = line::split(text)
        && let Some(grid) = Grid::from_values(values)
    {
        return Ok(Clues::Grid(grid));
    }
    text.parse().or_else(|malformed| classic(text, malformed))
}

/// The clues of a text in a format of variants, if it is a classic puzzle all the same.
pub(crate) fn classic(text: &str, malformed: Malformed) -> Result<Clues, Malformed> {
    let read = read_certain(text).and_then(Result::ok);
    read.and_then(|draft| draft.classic()).map(Clues::Grid).ok_or(malformed)
}

/// Why numbers are no grid: one is no digit, or there are too few or too many.
#[cold]
fn no_grid(numbers: &[u8]) -> Malformed {
    let place = numbers.iter().take(81).position(|&number| number > 9);
    let place = place.unwrap_or(numbers.len().min(81));
    let (expected, found) = match numbers.get(place) {
        None => (Expected::Cell, Unexpected::EndOfLine),
        // Numbers of several bytes were made to fit into one, so it may have been another one.
        Some(_) if place < 81 => (
            Expected::Cell,
            Unexpected::Words("a number that is no digit", "한 자리 숫자가 아닌 수"),
        ),
        Some(_) => {
            let found = Unexpected::Text(format!("{} numbers", numbers.len()));
            (Expected::Item("81 numbers", "숫자 81개"), found)
        }
    };
    Malformed { line: 1, column: place as u32 + 1, expected, found }
}
