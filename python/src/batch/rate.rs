//! `rate`.

use super::{Asked, asked, column, no_clues, one_clues};
use crate::arguments::{Patience, Reasoning};
use crate::errors::{UNDECIDED, not_unique};
use crate::input::Rows;
use crate::jobs::{Manner, Threads, one};
use crate::rating::rated;
use arrow_array::builder::{
    BooleanBuilder, Float64Builder, ListBuilder, StringBuilder, StructBuilder, UInt32Builder,
};
use arrow_array::{Array, ArrayRef, StructArray};
use arrow_schema::{DataType, Field, Fields};
use ninefold::rate::{End, Figure, FigureKind, Rating, Scale};
use ninefold::solve::Cancel;
use ninefold::{Clues, Puzzle, solve as library};
use pyo3::prelude::*;
use std::ops::Range;
use std::sync::Arc;

/// How many rows make a piece: few, since some take long.
const PIECE: usize = 64;

/// How hard a puzzle is, or each of a column.
#[pyfunction]
#[pyo3(signature = (puzzles, reasoning, threads, progress, /))]
#[expect(clippy::needless_pass_by_value, reason = "it is extracted for this call")]
pub(crate) fn rate<'py>(
    puzzles: &Bound<'py, PyAny>,
    reasoning: Reasoning,
    threads: Option<Threads>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = puzzles.py();
    let manner = Manner::of(threads, progress);
    let (scale, patience) = (reasoning.scale()?, reasoning.patience()?);
    let rows = match asked(puzzles, false, &manner)? {
        Asked::One(text) => {
            let puzzle = Puzzle::new(one_clues(&text)?).map_err(|error| not_unique(py, &error))?;
            let rating =
                one(py, move |stop| patience.ask(stop, |budget| scale.rate(&puzzle, budget)))?;
            return rated(py, &rating);
        }
        Asked::Many(rows) => rows,
    };
    let data = DataType::Struct(fields(&scale));
    let work = move |rows: &Rows, range, stop: &Cancel| piece(rows, range, &scale, patience, stop);
    let made = column(py, rows, "rating", &data, PIECE, &manner, work)?;
    Ok(made.into_pyobject(py)?.into_any())
}

fn technique_fields() -> Fields {
    vec![Field::new("technique", DataType::Utf8, true), Field::new("steps", DataType::UInt32, true)]
        .into()
}

fn fields(scale: &Scale) -> Fields {
    let mut fields = vec![Field::new("solved", DataType::Boolean, true)];
    fields.extend(scale.figures().iter().map(|column| {
        let data = match column.kind {
            FigureKind::Score | FigureKind::Size => DataType::UInt32,
            FigureKind::Tenths => DataType::Float64,
            _ => DataType::Utf8,
        };
        Field::new(column.name, data, true)
    }));
    fields.push(Field::new("hardest", DataType::Utf8, true));
    fields.push(Field::new("steps", DataType::UInt32, true));
    let item = Arc::new(Field::new("item", DataType::Struct(technique_fields()), true));
    fields.push(Field::new("techniques", DataType::List(item), true));
    fields.push(Field::new("reason", DataType::Utf8, true));
    fields.into()
}

/// The column of a figure, being filled.
enum Figures {
    Scores(UInt32Builder),
    Tenths(Float64Builder),
    Texts(StringBuilder),
}

impl Figures {
    fn of(kind: FigureKind) -> Figures {
        match kind {
            FigureKind::Score | FigureKind::Size => Figures::Scores(UInt32Builder::new()),
            FigureKind::Tenths => Figures::Tenths(Float64Builder::new()),
            _ => Figures::Texts(StringBuilder::new()),
        }
    }

    fn push(&mut self, figure: Option<Figure>) {
        match (self, figure) {
            (Figures::Scores(scores), Some(Figure::Score(number) | Figure::Size(number))) => {
                scores.append_value(number);
            }
            (Figures::Tenths(numbers), Some(Figure::Tenths(tenths))) => {
                numbers.append_value(f64::from(tenths));
            }
            (Figures::Texts(texts), Some(figure)) => texts.append_value(figure.to_string()),
            (Figures::Scores(scores), _) => scores.append_null(),
            (Figures::Tenths(numbers), _) => numbers.append_null(),
            (Figures::Texts(texts), None) => texts.append_null(),
        }
    }

    fn finish(&mut self) -> ArrayRef {
        match self {
            Figures::Scores(scores) => Arc::new(scores.finish()),
            Figures::Tenths(numbers) => Arc::new(numbers.finish()),
            Figures::Texts(texts) => Arc::new(texts.finish()),
        }
    }
}

/// The columns of ratings, being filled.
struct Table {
    solved: BooleanBuilder,
    figures: Vec<Figures>,
    hardest: StringBuilder,
    steps: UInt32Builder,
    techniques: ListBuilder<StructBuilder>,
    reasons: StringBuilder,
}

impl Table {
    fn new(scale: &Scale) -> Table {
        Table {
            solved: BooleanBuilder::new(),
            figures: scale.figures().iter().map(|column| Figures::of(column.kind)).collect(),
            hardest: StringBuilder::new(),
            steps: UInt32Builder::new(),
            techniques: ListBuilder::new(StructBuilder::from_fields(technique_fields(), 0)),
            reasons: StringBuilder::new(),
        }
    }

    fn push(&mut self, rating: &Rating) {
        self.solved.append_value(rating.is_solved());
        for (column, (_, figure)) in self.figures.iter_mut().zip(rating.figures()) {
            column.push(Some(figure));
        }
        self.hardest.append_option(rating.hardest().map(|technique| technique.entry().code));
        let is_counted = rating.scale().counts_steps();
        self.steps.append_option(is_counted.then(|| rating.steps() as u32));
        let counts = self.techniques.values();
        for (technique, count) in rating.techniques() {
            if let Some(names) = counts.field_builder::<StringBuilder>(0) {
                names.append_value(technique.entry().code);
            }
            if let Some(numbers) = counts.field_builder::<UInt32Builder>(1) {
                numbers.append_value(count as u32);
            }
            counts.append(true);
        }
        self.techniques.append(is_counted);
        self.reasons.append_null();
    }

    fn refuse(&mut self, reason: Option<String>) {
        self.solved.append_null();
        self.figures.iter_mut().for_each(|column| column.push(None));
        self.hardest.append_null();
        self.steps.append_null();
        self.techniques.append(false);
        self.reasons.append_option(reason);
    }

    fn finish(mut self, fields: Fields) -> ArrayRef {
        let mut columns: Vec<ArrayRef> = vec![Arc::new(self.solved.finish())];
        columns.extend(self.figures.iter_mut().map(Figures::finish));
        let rest: [ArrayRef; 4] = [
            Arc::new(self.hardest.finish()),
            Arc::new(self.steps.finish()),
            Arc::new(self.techniques.finish()),
            Arc::new(self.reasons.finish()),
        ];
        columns.extend(rest);
        debug_assert!(columns.iter().all(|column| column.len() == columns[0].len()));
        Arc::new(StructArray::new(fields, columns, None))
    }
}

fn piece(
    rows: &Rows,
    range: Range<usize>,
    scale: &Scale,
    patience: Patience,
    stop: &Cancel,
) -> ArrayRef {
    let mut table = Table::new(scale);
    let read: Vec<_> = rows.clues(range.clone()).collect();
    let good: Vec<Clues> = read.iter().filter_map(|read| read.as_ref().ok()).copied().collect();
    let mut proved = library::batch(&good).puzzles().into_iter();
    for (row, read) in range.zip(read) {
        if let Err(reason) = read {
            table.refuse(no_clues(rows, row, reason));
            continue;
        }
        match proved.next() {
            Some(Ok(puzzle)) => {
                let rating = patience.ask(stop, |budget| scale.rate(&puzzle, budget));
                match rating.end() {
                    End::Stopped => table.refuse(Some(UNDECIDED.to_owned())),
                    _ => table.push(&rating),
                }
            }
            Some(Err(reason)) => {
                table.refuse(Some(super::texts::Refusal::NotUnique(reason).to_string()));
            }
            None => table.refuse(None),
        }
    }
    table.finish(fields(scale))
}
