//! A whole recorded search at a glance: the tree of its calls, or how deep it was where there are too
//! many of them.

use crate::json::{Json, json};
use ninefold::Digit;
use ninefold::learn::{Event, Spot, What};

/// A call: the state in which it begins, its level, what was written just before it, and the state in
/// which it has ended.
struct Call {
    begin: usize,
    level: usize,
    written: Option<(Spot, Digit)>,
    end: Option<usize>,
}

/// The calls in their order, each as begin, level, cell, digit and end; `None` when there are more
/// than `most`.
pub(crate) fn calls(events: &[Event], most: usize) -> Option<Json> {
    let mut calls: Vec<Call> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    let mut written = None;
    for (before, event) in events.iter().enumerate() {
        let is_call = event.what == What::Call;
        // An event of a lower level, or another call of this one, shows that a call has ended.
        while let Some(&last) = open.last() {
            let level = calls[last].level;
            if event.level() > level || (event.level() == level && !is_call) {
                break;
            }
            calls[last].end = Some(before);
            open.pop();
        }
        match event.what {
            What::Call => {
                if calls.len() == most {
                    return None;
                }
                open.push(calls.len());
                let (begin, level) = (before + 1, event.level());
                calls.push(Call { begin, level, written: written.take(), end: None });
            }
            What::Place(spot, digit) => written = Some((spot, digit)),
            _ => {}
        }
    }
    let one = |call: &Call| {
        let (cell, digit) = call.written.unzip();
        json!([call.begin, call.level, cell.map(Spot::index), digit.map(Digit::get), call.end])
    };
    Some(calls.iter().map(one).collect())
}

/// The least and the greatest level in each of at most `columns` equal pieces of the search.
pub(crate) fn depths(events: &[Event], columns: usize) -> Json {
    let piece = events.len().div_ceil(columns.max(1)).max(1);
    let levels = |piece: &[Event]| {
        let of = || piece.iter().map(Event::level);
        json!([of().min(), of().max()])
    };
    events.chunks(piece).map(levels).collect()
}
