//! The ladder of textbook solvers: run, counted, watched.

use crate::batch::no_classic;
use crate::errors::{Class, malformed, value};
use crate::input::text_clues;
use crate::jobs::one;
use crate::objects::One;
use crate::variants;
use ninefold::Digit;
use ninefold::learn::{Board, Counter, Counts, Ended, Event, Parts, Rung, Stopped, Trace};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::slice;

static EVENT: Class = Class::new("ninefold._learn", "Event");
static LANE: Class = Class::new("ninefold._learn", "Lane");
static TRACE: Class = Class::new("ninefold._learn", "Trace");

/// The rungs with a description of each.
#[pyfunction]
pub(crate) fn rungs(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let all = PyDict::new(py);
    for rung in Rung::ALL {
        all.set_item(rung.properties().name, rung.properties().title)?;
    }
    Ok(all)
}

fn rung(name: &str) -> PyResult<Rung> {
    name.parse().map_err(value)
}

/// A board of 4 × 4, 6 × 6 or 9 × 9 cells without a digit twice in a house.
fn board(py: Python<'_>, text: &str) -> PyResult<Board> {
    let board = match text.parse::<Board>() {
        Ok(board) => board,
        Err(error) => match text_clues(text) {
            Ok(ninefold::Clues::Grid(grid)) => Board::from(&grid),
            Ok(ninefold::Clues::Candidates(_)) => {
                return Err(value("the ladder takes digits, not candidates"));
            }
            Err(other) => {
                let known = no_classic(text, other);
                let is_told = text.len() >= 81 || variants::read(text).is_some();
                return Err(if is_told { malformed(py, &known) } else { value(error) });
            }
        },
    };
    match board.conflict() {
        None => Ok(board),
        Some((house, digit)) => Err(value(format!("contradictory: {digit} twice in {house}"))),
    }
}

/// What became of a search.
fn ended(result: &Result<Ended, Stopped>, puzzle: &Board) -> (String, Option<String>) {
    match result {
        Ok(Ended::Solved(board)) => {
            let word = if board.solves(puzzle) { "solved" } else { "wrong" };
            (word.to_owned(), Some(board.to_string()))
        }
        Ok(Ended::DeadEnd(spot)) => (format!("dead end in {spot}"), None),
        Ok(Ended::NoSolution) => ("no solution".to_owned(), None),
        Err(stopped) => (stopped.to_string(), None),
    }
}

fn counts<'py>(py: Python<'py>, counts: &Counts) -> PyResult<Bound<'py, PyDict>> {
    let all = PyDict::new(py);
    all.set_item("calls", counts.calls)?;
    all.set_item("checks", counts.checks)?;
    all.set_item("looks", counts.looks)?;
    all.set_item("assignments", counts.assignments)?;
    all.set_item("backtracks", counts.backtracks)?;
    all.set_item("deepest", counts.deepest)?;
    Ok(all)
}

/// Runs rungs on a board, one after the other.
#[pyfunction]
#[pyo3(signature = (text, names, most_calls, /))]
#[expect(clippy::needless_pass_by_value, reason = "they are extracted for this call")]
pub(crate) fn race<'py>(
    py: Python<'py>,
    text: One<'py>,
    names: Option<Vec<String>>,
    most_calls: u64,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let puzzle = board(py, &text.0.to_string_lossy())?;
    let chosen: Vec<Rung> = match &names {
        Some(names) => names.iter().map(|name| rung(name)).collect::<PyResult<_>>()?,
        None => Rung::ALL.to_vec(),
    };
    let mut lanes = Vec::with_capacity(chosen.len());
    for rung in chosen {
        let searched = puzzle.clone();
        let (result, counted, time) = one(py, move |_| {
            let mut counter = Counter::with_limit(most_calls);
            let result = rung.run(&searched, &mut counter);
            let time = result.is_ok().then(|| rung.time(slice::from_ref(&searched)));
            (result, counter.until_solution(), time)
        })?;
        let (end, solution) = ended(&result, &puzzle);
        let seconds = time.map(|time| time.as_secs_f64());
        lanes.push(LANE.get(py)?.call1((
            rung.properties().name,
            end,
            solution,
            counts(py, &counted)?,
            seconds,
        ))?);
    }
    Ok(lanes)
}

/// Records a search.
#[pyfunction]
#[pyo3(signature = (text, name, most_events, /))]
#[expect(clippy::needless_pass_by_value, reason = "it is extracted for this call")]
pub(crate) fn trace<'py>(
    py: Python<'py>,
    text: One<'py>,
    name: &str,
    most_events: usize,
) -> PyResult<Bound<'py, PyAny>> {
    let (puzzle, rung) = (board(py, &text.0.to_string_lossy())?, rung(name)?);
    if !rung.properties().observable {
        return Err(value(format!("the steps of the rung {name:?} cannot be watched")));
    }
    let searched = puzzle.clone();
    let trace = one(py, move |_| Trace::record(rung, &searched, most_events))?;
    let events: PyResult<Vec<_>> = trace.events().iter().map(|it| event(py, it)).collect();
    let (end, solution) = ended(trace.result(), &puzzle);
    TRACE.get(py)?.call1((
        name,
        puzzle.to_string(),
        PyTuple::new(py, events?)?,
        end,
        solution,
        counts(py, &trace.counts())?,
    ))
}

fn event<'py>(py: Python<'py>, event: &Event) -> PyResult<Bound<'py, PyAny>> {
    let Parts { name, spot, digit, house, .. } = event.parts();
    EVENT.get(py)?.call1((
        name,
        event.level(),
        spot.map(|spot| spot.to_string()),
        digit.map(Digit::get),
        house.map(|house| house.to_string()),
        event.to_string(),
    ))
}
