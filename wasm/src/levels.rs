//! The open levels of a recorded search: the cell of each, its digit, and the digits that failed there.

use crate::json::{Json, json};
use ninefold::learn::{Event, Spot, What};
use ninefold::{Digit, DigitSet};

/// What a level of the search has done in its cell so far.
#[derive(Default)]
struct Open {
    cell: Option<Spot>,
    digit: Option<Digit>,
    failed: DigitSet,
    undone: bool,
}

impl Open {
    /// Takes an event of the level, the latest first. The first cell met is the level's.
    fn take(&mut self, what: What) {
        let (What::Try(spot, _) | What::Reject(spot, ..) | What::Place(spot, _) | What::Undo(spot)) =
            what
        else {
            return;
        };
        if *self.cell.get_or_insert(spot) != spot {
            return;
        }
        match what {
            What::Reject(_, digit, _) => {
                self.failed.insert(digit);
            }
            What::Place(_, digit) if self.digit.is_none() && !self.undone => {
                self.digit = Some(digit);
            }
            What::Place(_, digit) => {
                self.failed.insert(digit);
            }
            What::Undo(_) => self.undone |= self.digit.is_none(),
            _ => {}
        }
    }
}

/// The levels open after these events, from the first call on; levels without a cell yet have none.
pub(crate) fn open_levels(events: &[Event]) -> Json {
    let Some(mut level) = events.last().map(Event::level) else { return json!([]) };
    let mut found = Vec::new();
    let mut now = Open::default();
    // An inner call lies between events of an outer one; seen from the end, only open calls are entered.
    for event in events.iter().rev() {
        if event.level() != level {
            continue;
        }
        if event.what == What::Call {
            found.push(std::mem::take(&mut now));
            let Some(outer) = level.checked_sub(1) else { break };
            level = outer;
        } else {
            now.take(event.what);
        }
    }
    let one = |open: &Open| {
        json!({
            "cell": open.cell.map(Spot::index),
            "digit": open.digit.map(Digit::get),
            "failed": open.failed.iter().map(Digit::get).collect::<Json>(),
        })
    };
    found.iter().rev().map(one).collect()
}
