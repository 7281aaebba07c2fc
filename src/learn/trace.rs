//! A search as a list of events.

use super::board::Board;
use super::event::{Event, Teller, What};
use super::observe::{Counts, Stopped};
use super::rungs::{Ended, Rung};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// The state between two events.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct State {
    /// The board.
    pub board: Board,
    /// The cost of the search so far.
    pub counts: Counts,
    /// How many calls are open below the current one.
    pub level: usize,
}

impl State {
    /// The state before a search.
    pub fn before(puzzle: &Board) -> State {
        State { board: puzzle.clone(), counts: Counts::default(), level: 0 }
    }

    /// Goes one event forward.
    pub fn apply(&mut self, event: &Event) {
        self.level = event.level();
        self.counts.checks += event.checks();
        self.counts.looks += event.looks();
        match event.what {
            What::Call => {
                self.counts.calls += 1;
                self.counts.deepest = self.counts.deepest.max(self.level);
            }
            What::Place(spot, digit) => {
                self.counts.assignments += 1;
                self.board.place(spot, digit);
            }
            What::Undo(spot) => self.board.erase(spot),
            What::Back(_) => self.counts.backtracks += 1,
            What::Try(..) | What::Reject(..) | What::Solution => {}
        }
    }
}

/// How many events lie between two kept states: stepping back replays at most this many.
const STRIDE: usize = 1024;

/// A recorded search: 16 bytes an event, and a full state every 1,024 events.
#[derive(Clone, Debug)]
pub struct Trace {
    puzzle: Board,
    events: Vec<Event>,
    /// The states before events 0, `STRIDE`, 2·`STRIDE`, …
    checkpoints: Vec<State>,
    result: Result<Ended, Stopped>,
}

impl Trace {
    /// Runs a rung and keeps its first events, at most `max_events`.
    pub fn record(rung: Rung, puzzle: &Board, max_events: usize) -> Trace {
        let mut events = Vec::new();
        let mut state = State::before(puzzle);
        let mut checkpoints = Vec::from([state.clone()]);
        let mut teller = Teller::new(|event| {
            if events.len() == max_events {
                return ControlFlow::Break(());
            }
            state.apply(&event);
            events.push(event);
            if events.len() % STRIDE == 0 {
                checkpoints.push(state.clone());
            }
            ControlFlow::Continue(())
        });
        let result = rung.run(puzzle, &mut teller);
        let result = if teller.has_ended() { Err(Stopped::Limit) } else { result };
        Trace { puzzle: puzzle.clone(), events, checkpoints, result }
    }

    /// The board before the search.
    pub const fn puzzle(&self) -> &Board {
        &self.puzzle
    }

    /// The events in order.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// What the search answered; [`Stopped::Limit`] when there were more events than the limit.
    pub const fn result(&self) -> &Result<Ended, Stopped> {
        &self.result
    }

    /// The first place after place `at` to which an event of this kind led; a place is the number of
    /// events before it.
    pub fn find(&self, at: usize, wanted: impl Fn(&Event) -> bool) -> Option<usize> {
        let at = at.min(self.events.len());
        self.events[at..].iter().position(wanted).map(|ahead| at + ahead + 1)
    }

    /// The last such place before place `at`.
    pub fn find_back(&self, at: usize, wanted: impl Fn(&Event) -> bool) -> Option<usize> {
        let before = at.min(self.events.len()).saturating_sub(1);
        self.events[..before].iter().rposition(wanted).map(|event| event + 1)
    }

    /// The counts over all kept events.
    pub fn counts(&self) -> Counts {
        self.state(self.events.len()).counts
    }

    /// The state before event `at`, or after the last event.
    pub fn state(&self, at: usize) -> State {
        let at = at.min(self.events.len());
        let mut state = self.checkpoints[at / STRIDE].clone();
        self.events[at / STRIDE * STRIDE..at].iter().for_each(|event| state.apply(event));
        state
    }
}
