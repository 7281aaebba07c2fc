//! Steps, paths and ratings as the records of `ninefold/_types.py`.

use crate::drawing::Drawing;
use crate::errors::Class;
use crate::rating::figure;
use ninefold::rate::{Figure, Path};
use ninefold::technique::{Item, Link, Node, Part, Step, Via};
use ninefold::{CandidateSet, CellSet, Digit, DigitSet, Language, Marks};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

static CANDIDATE: Class = Class::new("ninefold._types", "Candidate");
static LINK: Class = Class::new("ninefold._types", "Link");
static NODE: Class = Class::new("ninefold._types", "Node");
static PART: Class = Class::new("ninefold._types", "Part");
static STEP: Class = Class::new("ninefold._types", "Step");

/// The steps of a path from these marks on.
pub(crate) fn step_objects<'py>(
    py: Python<'py>,
    start: &Marks,
    path: &Path,
    language: Language,
) -> PyResult<Bound<'py, PyTuple>> {
    let mut marks = start.clone();
    let mut steps = Vec::with_capacity(path.steps().len());
    for (step, &value) in path.steps().iter().zip(path.figures()) {
        steps.push(step_object(py, step, &marks, Some(value), language)?);
        marks.apply(step);
    }
    PyTuple::new(py, steps)
}

/// A step in the marks where it was found. `value` is what it counts on its scale.
pub(crate) fn step_object<'py>(
    py: Python<'py>,
    step: &Step,
    marks: &Marks,
    value: Option<Figure>,
    language: Language,
) -> PyResult<Bound<'py, PyAny>> {
    let technique = step.technique();
    let pattern = step.pattern();
    let parts: PyResult<Vec<_>> = pattern.parts().iter().map(|it| part(py, it)).collect();
    let mut chains = Vec::new();
    for chain in pattern.chains() {
        let links: PyResult<Vec<_>> = chain.iter().map(|it| link(py, it)).collect();
        chains.push(PyTuple::new(py, links?)?);
    }
    let value = value.map(|value| figure(py, value)).transpose()?;
    STEP.get(py)?.call1((
        technique.entry().code,
        technique.name(language),
        step.to_string(),
        step.explain(language),
        value,
        candidates(py, step.placements())?,
        candidates(py, step.eliminations())?,
        PyTuple::new(py, parts?)?,
        PyTuple::new(py, chains)?,
        Drawing::of(marks, Some(step), None),
    ))
}

fn candidates<'py>(py: Python<'py>, set: &CandidateSet) -> PyResult<Bound<'py, PyTuple>> {
    let all: PyResult<Vec<_>> =
        set.iter().map(|c| CANDIDATE.get(py)?.call1((c.cell.to_string(), c.digit.get()))).collect();
    PyTuple::new(py, all?)
}

/// The names of cells.
pub(crate) fn cells(py: Python<'_>, set: CellSet) -> PyResult<Bound<'_, PyTuple>> {
    PyTuple::new(py, set.iter().map(|cell| cell.to_string()).collect::<Vec<_>>())
}

/// Digits as numbers.
pub(crate) fn digits(py: Python<'_>, set: DigitSet) -> PyResult<Bound<'_, PyTuple>> {
    PyTuple::new(py, set.iter().map(Digit::get).collect::<Vec<_>>())
}

fn part<'py>(py: Python<'py>, part: &Part) -> PyResult<Bound<'py, PyAny>> {
    let role = part.role.to_string();
    match part.item {
        Item::House(house) => {
            let none = || PyTuple::empty(py);
            PART.get(py)?.call1((role, house.to_string(), none(), none()))
        }
        Item::Candidates(at, of) => {
            PART.get(py)?.call1((role, py.None(), cells(py, at)?, digits(py, of)?))
        }
        _ => PART.get(py)?.call1((role, py.None(), PyTuple::empty(py), PyTuple::empty(py))),
    }
}

fn link<'py>(py: Python<'py>, link: &Link) -> PyResult<Bound<'py, PyAny>> {
    let via = match link.via {
        Via::Cell(cell) => Some(cell.to_string()),
        Via::House(house) => Some(house.to_string()),
        Via::Set(at, of) => Some(format!("{at}({of})")),
        Via::Nested(n) => Some(format!("step {n}")),
        Via::Other => None,
    };
    LINK.get(py)?.call1((node(py, &link.from)?, node(py, &link.to)?, link.is_strong(), via))
}

fn node<'py>(py: Python<'py>, node: &Node) -> PyResult<Bound<'py, PyAny>> {
    NODE.get(py)?.call1((node.digit.get(), cells(py, node.cells)?, node.on))
}
