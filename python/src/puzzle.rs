//! One proved puzzle, behind the class of `ninefold/_puzzle.py`.

use crate::arguments::{Reasoning, depth, language, technique, transform};
use crate::batch::one_clues;
use crate::batch::texts::digits as digits_only;
use crate::drawing::Drawing;
use crate::errors::{Class, not_unique, timed_out, value};
use crate::iterate::Texts;
use crate::jobs::one;
use crate::logic::{cells, digits, step_object, step_objects};
use crate::objects::One;
use crate::rating::{rated, rating_object};
use ninefold::canon::Canoniser;
use ninefold::generate::{Random, Seed, minimise};
use ninefold::hint::Hint;
use ninefold::position::Position;
use ninefold::rate::End;
use ninefold::{Cell, Clues, Puzzle};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::ops::ControlFlow;

static CANONICAL: Class = Class::new("ninefold._types", "Canonical");
static HINT: Class = Class::new("ninefold._types", "Hint");
static PATH: Class = Class::new("ninefold._types", "Path");

/// A puzzle that was proved to have exactly one solution.
#[pyclass(frozen, module = "ninefold._native")]
pub(crate) struct Proved(Puzzle);

impl Proved {
    /// The position that a player has brought it to.
    fn position(&self, position: Option<&One<'_>>) -> PyResult<Position> {
        Ok(match position {
            None => Position::start(self.0),
            Some(position) => Position::within(self.0, one_clues(&position.0)?),
        })
    }
}

#[pymethods]
impl Proved {
    #[new]
    #[expect(clippy::needless_pass_by_value, reason = "it is extracted for this call")]
    fn new(text: One<'_>) -> PyResult<Proved> {
        let clues = one_clues(&text.0)?;
        Puzzle::new(clues).map(Proved).map_err(|error| not_unique(text.0.py(), &error))
    }

    fn clues(&self) -> String {
        self.0.clues().to_string()
    }

    fn clue_count(&self) -> usize {
        self.0.grid().clue_count()
    }

    fn solution(&self) -> String {
        self.0.solution().to_string()
    }

    fn candidates<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let all = self.0.candidates();
        let of_cells: PyResult<Vec<_>> =
            Cell::ALL.into_iter().map(|cell| digits(py, all.get(cell))).collect();
        PyTuple::new(py, of_cells?)
    }

    #[pyo3(signature = (reasoning, /))]
    #[expect(clippy::needless_pass_by_value, reason = "it is extracted for this call")]
    fn rating<'py>(&self, py: Python<'py>, reasoning: Reasoning) -> PyResult<Bound<'py, PyAny>> {
        let (scale, patience, puzzle) = (reasoning.scale()?, reasoning.patience()?, self.0);
        let rating = one(py, move |stop| patience.ask(stop, |budget| scale.rate(&puzzle, budget)))?;
        rated(py, &rating)
    }

    #[pyo3(signature = (position, reasoning, lang, /))]
    #[expect(clippy::needless_pass_by_value, reason = "it is extracted for this call")]
    fn path<'py>(
        &self,
        py: Python<'py>,
        position: Option<One<'py>>,
        reasoning: Reasoning,
        lang: &str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (scale, patience) = (reasoning.scale()?, reasoning.patience()?);
        let language = language(lang)?;
        let position = self.position(position.as_ref())?;
        let start = position.marks().clone();
        let path = one(py, move |stop| patience.ask(stop, |budget| scale.path(&position, budget)))?;
        let steps = step_objects(py, &start, &path, language)?;
        let rating = rating_object(py, path.rating())?;
        let drawing = Drawing::of(&start, None, None);
        let found = PATH.get(py)?.call1((self.clues(), self.solution(), steps, rating, drawing))?;
        match path.rating().end() {
            End::Stopped => Err(timed_out(py, Some(found))),
            _ => Ok(found),
        }
    }

    #[pyo3(signature = (position, reasoning, how_deep, lang, /))]
    #[expect(clippy::needless_pass_by_value, reason = "it is extracted for this call")]
    fn hint<'py>(
        &self,
        py: Python<'py>,
        position: Option<One<'py>>,
        reasoning: Reasoning,
        how_deep: i64,
        lang: &str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (scale, patience) = (reasoning.scale()?, reasoning.patience()?);
        let (depth, language) = (depth(how_deep)?, language(lang)?);
        let position = self.position(position.as_ref())?;
        let marks = position.marks().clone();
        let hint =
            one(py, move |stop| patience.ask(stop, |budget| Hint::at(&position, &scale, budget)))?
                .map_err(|_| timed_out(py, None))?;
        let step = match &hint {
            Hint::Step(step) => Some(step_object(py, step, &marks, None, language)?),
            _ => None,
        };
        let (text, shown) = (hint.text(depth, language), hint.cells(depth));
        HINT.get(py)?.call1((hint.name(), text, step, cells(py, shown)?))
    }

    /// Every step of a technique in a position.
    #[pyo3(signature = (position, name, lang, /))]
    fn find<'py>(
        &self,
        py: Python<'py>,
        position: Option<One<'py>>,
        name: &str,
        lang: &str,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let (technique, language) = (technique(name)?, language(lang)?);
        let marks = self.position(position.as_ref())?.marks().clone();
        let searched = marks.clone();
        let no_limit = crate::arguments::Patience::unlimited();
        let found = one(py, move |stop| {
            no_limit.ask(stop, |budget| searched.find_all_within(technique, budget))
        })?;
        let steps: PyResult<Vec<_>> = found
            .map_err(value)?
            .iter()
            .map(|step| step_object(py, step, &marks, None, language))
            .collect();
        PyTuple::new(py, steps?)
    }

    fn canonical<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let canonical = Canoniser::new().clues(self.0.clues());
        let form = canonical.form().to_string();
        CANONICAL.get(py)?.call1((
            form,
            canonical.transform().to_string(),
            canonical.automorphisms(),
        ))
    }

    #[pyo3(signature = (by, /))]
    fn transformed(&self, by: &str) -> PyResult<Proved> {
        Ok(Proved(self.0.transformed(&transform(by)?)))
    }

    fn needless<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let puzzle = self.digits(py)?;
        cells(py, minimise::needless(&puzzle).map_err(value)?)
    }

    #[pyo3(signature = (seed, /))]
    fn minimised(&self, py: Python<'_>, seed: u64) -> PyResult<Proved> {
        let puzzle = self.digits(py)?;
        let grid =
            minimise::minimised(&puzzle, &mut Random::new(Seed(seed).nth(0))).map_err(value)?;
        Puzzle::new(grid).map(Proved).map_err(|error| not_unique(py, &error))
    }

    /// All minimal puzzles within the puzzle, one by one.
    #[pyo3(signature = (limit, /))]
    fn minimal_puzzles(&self, py: Python<'_>, limit: Option<u64>) -> PyResult<Texts> {
        let puzzle = self.digits(py)?;
        Texts::new(limit, move |_, give| {
            minimise::all_minimal(&puzzle, &mut |grid| give(grid.to_string()))
                .unwrap_or(ControlFlow::Continue(()))
        })
    }

    /// The puzzles that some clues removed and others added lead to, one by one.
    #[pyo3(signature = (remove, add, limit, /))]
    fn vicinity(
        &self,
        py: Python<'_>,
        remove: usize,
        add: usize,
        limit: Option<u64>,
    ) -> PyResult<Texts> {
        let puzzle = self.digits(py)?;
        Texts::new(limit, move |_, give| {
            ninefold::generate::vicinity::vicinity(&puzzle, remove, add, &mut |grid| {
                give(grid.to_string())
            })
            .unwrap_or(ControlFlow::Continue(()))
        })
    }

    #[pyo3(signature = (position, with_solution, /))]
    fn drawing(&self, position: Option<One<'_>>, with_solution: bool) -> PyResult<Drawing> {
        let position = self.position(position.as_ref())?;
        let solution = with_solution.then(|| self.0.solution().grid());
        Ok(Drawing::of(position.marks(), None, solution))
    }
}

impl Proved {
    fn digits(&self, py: Python<'_>) -> PyResult<Puzzle> {
        match self.0.clues() {
            Clues::Grid(_) => Ok(self.0),
            other => digits_only(other).map_err(|refusal| refusal.raised(py)),
        }
    }
}
