//! The search lab: the ladder, recorded searches, races.

use crate::json::{Json, json};
use crate::levels::open_levels;
use crate::step::counts;
use crate::tree::{calls, depths};
use crate::{Answer, answer};
use ninefold::learn::{Board, Counter, Ended, Event, Parts, Rung, Silent, Stopped, Trace, What};
use std::hint::black_box;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// The rungs, bottom up.
#[wasm_bindgen]
pub fn rungs() -> String {
    let one = |rung: &Rung| {
        let properties = rung.properties();
        json!({
            "name": properties.name,
            "title": properties.title,
            "complete": properties.complete,
            "firstInOrder": properties.first_in_order,
            "observable": properties.observable,
            "sides": properties.dimensions.iter().map(|dimensions| dimensions.side()).collect::<Vec<_>>(),
        })
    };
    answer(&Rung::ALL.iter().map(one).collect())
}

fn rung(name: &str) -> Result<Rung, JsError> {
    Ok(name.parse()?)
}

fn board(text: &str) -> Result<Board, JsError> {
    let board: Board = text.parse()?;
    match board.conflict() {
        None => Ok(board),
        Some((house, digit)) => Err(JsError::new(&format!("{digit} twice in {house}"))),
    }
}

fn outcome(result: &Result<Ended, Stopped>) -> Json {
    match result {
        Ok(Ended::Solved(board)) => {
            json!({ "kind": "solved", "board": board.to_string() })
        }
        Ok(Ended::DeadEnd(spot)) => json!({ "kind": "dead end", "cell": spot.index() }),
        Ok(Ended::NoSolution) => json!({ "kind": "none" }),
        Err(Stopped::Size) => json!({ "kind": "size" }),
        Err(_) => json!({ "kind": "limit" }),
    }
}

/// Runs a rung with counting, up to a number of calls.
///
/// # Errors
/// When rung or board are unknown.
#[wasm_bindgen]
pub fn run(name: &str, text: &str, most_calls: u32) -> Answer {
    let mut counter = Counter::with_limit(u64::from(most_calls));
    let result = rung(name)?.run(&board(text)?, &mut counter);
    let (until, end) = (counter.until_solution(), counter.until_end());
    Ok(answer(&json!({
        "rung": name,
        "result": outcome(&result),
        "counts": counts(&until),
        "callsAfter": end.calls - until.calls,
    })))
}

/// Runs a rung a number of times without an observer, to measure its time.
///
/// # Errors
/// When rung or board are unknown.
#[wasm_bindgen]
pub fn run_silently(name: &str, text: &str, times: u32) -> Result<bool, JsError> {
    let (rung, board) = (rung(name)?, board(text)?);
    Ok((0..times).all(|_| rung.run(black_box(&board), &mut Silent).is_ok()))
}

/// A recorded search that can be stepped in both directions.
#[wasm_bindgen]
pub struct Recording(Trace);

#[wasm_bindgen]
impl Recording {
    /// Runs a rung and keeps at most a number of events.
    ///
    /// # Errors
    /// When rung or board are unknown, or the rung cannot be watched.
    #[wasm_bindgen(constructor)]
    pub fn new(name: &str, text: &str, most_events: u32) -> Result<Recording, JsError> {
        let rung = rung(name)?;
        if !rung.properties().observable {
            return Err(JsError::new(&format!("the rung {name} cannot be watched")));
        }
        Ok(Recording(Trace::record(rung, &board(text)?, most_events as usize)))
    }

    /// The number of events, and the answer of the search.
    pub fn summary(&self) -> String {
        answer(&json!({
            "events": self.0.events().len(),
            "result": outcome(self.0.result()),
            "counts": counts(&self.0.counts()),
            "side": self.0.puzzle().dimensions().side(),
        }))
    }

    /// The board, the counts and the level before event `at`; `event` is the one just before.
    pub fn state(&self, at: u32) -> String {
        let at = (at as usize).min(self.0.events().len());
        let state = self.0.state(at);
        let digit = |&spot| state.board.get(spot).map_or(0, ninefold::Digit::get);
        let digits: Vec<u8> = state.board.spots().iter().map(digit).collect();
        let last = at.checked_sub(1).and_then(|before| self.0.events().get(before));
        answer(&json!({
            "at": at,
            "digits": digits,
            "counts": counts(&state.counts),
            "level": state.level,
            "event": last.map(event),
            "open": open_levels(&self.0.events()[..at]),
        }))
    }

    /// The whole search: its calls where there are at most `most_calls` of them, otherwise its depth
    /// in a number of pieces; and the state in which the solution was found.
    pub fn whole(&self, most_calls: u32, pieces: u32) -> String {
        let events = self.0.events();
        let calls = calls(events, most_calls as usize);
        answer(&json!({
            "depths": if calls.is_none() { depths(events, pieces as usize) } else { Json::NULL },
            "calls": calls,
            "solution": self.find(0, "solution", None, false),
        }))
    }

    /// The first event after `at` (or the last before it) of a kind: `back`, `solution` or `call`, the
    /// latter at a level; the number of the state just after that event.
    pub fn find(&self, at: u32, kind: &str, level: Option<u8>, backwards: bool) -> Option<u32> {
        let matches = |event: &Event| match event.what {
            What::Back(_) => kind == "back",
            What::Solution => kind == "solution",
            What::Call => kind == "call" && level.is_none_or(|n| event.level() == usize::from(n)),
            _ => false,
        };
        let (trace, at) = (&self.0, at as usize);
        let found = if backwards { trace.find_back(at, matches) } else { trace.find(at, matches) };
        found.and_then(|at| u32::try_from(at).ok())
    }
}

fn event(event: &Event) -> Json {
    let Parts { name, spot, digit, house, .. } = event.parts();
    json!({
        "kind": name,
        "cell": spot.map(ninefold::learn::Spot::index),
        "digit": digit.map(ninefold::Digit::get),
        "house": house.map(ninefold::House::index),
        "level": event.level(),
        "text": event.to_string(),
    })
}
