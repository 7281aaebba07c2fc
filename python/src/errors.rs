//! The library's errors as the exceptions of `ninefold/_errors.py`.

use ninefold::text::Malformed;
use ninefold::{Conflict, NotUnique};
use ninefold_variants::format as variants;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;

/// A class of one of the package's Python modules, looked up once.
pub(crate) struct Class {
    module: &'static str,
    name: &'static str,
    class: PyOnceLock<Py<PyType>>,
}

impl Class {
    /// The class of this name in this module.
    pub(crate) const fn new(module: &'static str, name: &'static str) -> Class {
        Class { module, name, class: PyOnceLock::new() }
    }

    /// The class.
    pub(crate) fn get<'py>(&self, py: Python<'py>) -> PyResult<&Bound<'py, PyType>> {
        self.class.import(py, self.module, self.name)
    }
}

static MALFORMED: Class = Class::new("ninefold._errors", "Malformed");
static NOT_UNIQUE: Class = Class::new("ninefold._errors", "NotUnique");
static TIMED_OUT: Class = Class::new("ninefold._errors", "TimedOut");
static NO_SOLUTION: Class = Class::new("ninefold._errors", "NoSolution");

/// The exception for a text that is not a puzzle, with its place.
pub(crate) fn malformed(py: Python<'_>, error: &Malformed) -> PyErr {
    let Malformed { line, column, expected, found } = error;
    let arguments = (error.to_string(), line, column, expected.to_string(), found.to_string());
    raise(MALFORMED.get(py).and_then(|class| class.call1(arguments)))
}

/// The exception for a variant that cannot be read.
pub(crate) fn malformed_variant(py: Python<'_>, error: &variants::Malformed) -> PyErr {
    let (line, column) = match error.place {
        variants::Place::Text { line, column } => (line, column),
        _ => (1, 1),
    };
    let found = error.error.to_string();
    let arguments = (error.to_string(), line, column, "a puzzle", found);
    raise(MALFORMED.get(py).and_then(|class| class.call1(arguments)))
}

/// The exception for several solutions.
pub(crate) fn several(py: Python<'_>, two: (&str, &str)) -> PyErr {
    let text = format!("several solutions, such as {} and {}", two.0, two.1);
    raise(NOT_UNIQUE.get(py).and_then(|class| class.call1((text, two))))
}

/// The exception for a variant without a solution, with the rules that contradict each other.
pub(crate) fn no_solution(py: Python<'_>, why: &str) -> PyErr {
    let rules = why.strip_prefix("contradictory: ");
    raise(NO_SOLUTION.get(py).and_then(|class| class.call1((why, rules))))
}

/// The exception for clues without exactly one solution, with the evidence.
pub(crate) fn not_unique(py: Python<'_>, error: &NotUnique) -> PyErr {
    let text = error.to_string();
    raise(match error {
        NotUnique::Several([a, b]) => {
            let two = (a.to_string(), b.to_string());
            NOT_UNIQUE.get(py).and_then(|class| class.call1((text, two)))
        }
        NotUnique::Contradictory(conflict) => NO_SOLUTION
            .get(py)
            .and_then(|class| class.call1((text, conflict.to_string(), cells(conflict)))),
        NotUnique::None => NO_SOLUTION.get(py).and_then(|class| class.call1((text,))),
    })
}

/// What a puzzle is called whose answer was not known in time.
pub(crate) const UNDECIDED: &str = "undecided: the time was up";

/// The exception for an answer that was not known in time, with the path as far as it was found.
pub(crate) fn timed_out(py: Python<'_>, path: Option<Bound<'_, PyAny>>) -> PyErr {
    raise(TIMED_OUT.get(py).and_then(|class| class.call1((UNDECIDED, path))))
}

/// The cells that a conflict names.
fn cells(conflict: &Conflict) -> Vec<String> {
    match conflict {
        Conflict::Twice { cells, .. } => cells.iter().map(ToString::to_string).collect(),
        Conflict::NoCandidate(cell) => vec![cell.to_string()],
        Conflict::NoPlace { house, .. } => {
            house.cells().iter().map(|cell| cell.to_string()).collect()
        }
    }
}

fn raise(made: PyResult<Bound<'_, PyAny>>) -> PyErr {
    made.map_or_else(|error| error, PyErr::from_value)
}

/// A `ValueError` with what an error says.
pub(crate) fn value(error: impl ToString) -> PyErr {
    PyValueError::new_err(error.to_string())
}
