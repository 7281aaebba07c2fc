//! Drawings of positions and steps, made when somebody looks at them.

use ninefold::draw;
use ninefold::{Candidates, Grid, Marks, Step};
use pyo3::prelude::*;
use pyo3::types::PyType;

/// A drawing that is not made yet, or one that came from another process.
#[pyclass(frozen, module = "ninefold._native")]
pub(crate) struct Drawing(Content);

enum Content {
    Live(Box<Live>),
    Still(String),
}

/// What is drawn. Marks themselves take twenty times the memory.
struct Live {
    givens: Grid,
    placed: Grid,
    candidates: Candidates,
    step: Option<Step>,
    solution: Option<Grid>,
}

impl Drawing {
    /// Marks, with a step in them and with the digits of a solution.
    pub(crate) fn of(marks: &Marks, step: Option<&Step>, solution: Option<Grid>) -> Drawing {
        let mut givens = Grid::EMPTY;
        marks.givens().iter().for_each(|cell| givens.set(cell, marks.placed(cell)));
        Drawing(Content::Live(Box::new(Live {
            givens,
            placed: marks.grid(),
            candidates: marks.candidates(),
            step: step.cloned(),
            solution,
        })))
    }
}

#[pymethods]
impl Drawing {
    #[new]
    fn new(svg: String) -> Drawing {
        Drawing(Content::Still(svg))
    }

    #[pyo3(signature = (candidates, numbers, /))]
    fn svg(&self, candidates: bool, numbers: bool) -> String {
        let live = match &self.0 {
            Content::Still(svg) => return svg.clone(),
            Content::Live(live) => live,
        };
        let marks = Marks::resume(&live.givens, &live.placed, &live.candidates);
        let mut drawing = draw::Drawing::of(&marks);
        if candidates {
            drawing = drawing.with_candidates();
        }
        if numbers {
            drawing = drawing.with_numbers();
        }
        if let Some(step) = &live.step {
            drawing = drawing.with_step(step);
        }
        if let Some(solution) = &live.solution {
            drawing = drawing.with_solution(solution);
        }
        drawing.svg()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, (String,)) {
        let drawn = slf.get();
        let of_step = matches!(&drawn.0, Content::Live(live) if live.step.is_some());
        (slf.get_type().clone(), (drawn.svg(of_step, of_step),))
    }
}
