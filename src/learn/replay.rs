//! Moving in both directions through a recorded search.

use super::event::{Event, What};
use super::trace::{State, Trace};

/// A place in a recorded search: between two events, with the state there.
#[derive(Clone, Debug)]
pub struct Replay {
    trace: Trace,
    at: usize,
    state: State,
}

impl Replay {
    /// Starts before the first event.
    pub fn new(trace: Trace) -> Replay {
        let state = trace.state(0);
        Replay { trace, at: 0, state }
    }

    /// The recorded search.
    pub const fn trace(&self) -> &Trace {
        &self.trace
    }

    /// How many events are behind.
    pub const fn position(&self) -> usize {
        self.at
    }

    /// How many events there are.
    pub fn len(&self) -> usize {
        self.trace.events().len()
    }

    /// Whether nothing was recorded.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The state here.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The event that led here.
    pub fn last(&self) -> Option<&Event> {
        self.at.checked_sub(1).map(|last| &self.trace.events()[last])
    }

    /// The event ahead.
    pub fn next(&self) -> Option<&Event> {
        self.trace.events().get(self.at)
    }

    /// Goes one event forward; returns false at the end.
    pub fn step(&mut self) -> bool {
        let Some(event) = self.trace.events().get(self.at) else { return false };
        self.state.apply(event);
        self.at += 1;
        true
    }

    /// Goes one event back; returns false at the start.
    pub fn step_back(&mut self) -> bool {
        let before = self.at;
        self.seek(before.saturating_sub(1));
        before > 0
    }

    /// Goes to the place with this many events behind it, or to the end.
    pub fn seek(&mut self, position: usize) {
        self.at = position.min(self.len());
        self.state = self.trace.state(self.at);
    }

    /// Goes forward until an event of this kind has happened; returns false, without a move, if
    /// none is ahead.
    pub fn find(&mut self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.trace.find(self.at, wanted).map(|at| self.seek(at)).is_some()
    }

    /// Goes back to just after the previous event of this kind; returns false, without a move, if
    /// none is behind.
    pub fn find_back(&mut self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.trace.find_back(self.at, wanted).map(|at| self.seek(at)).is_some()
    }

    /// Goes forward to the next backtrack.
    pub fn next_backtrack(&mut self) -> bool {
        self.find(|event| matches!(event.what, What::Back(_)))
    }

    /// Goes back to the previous backtrack.
    pub fn previous_backtrack(&mut self) -> bool {
        self.find_back(|event| matches!(event.what, What::Back(_)))
    }

    /// Goes forward to the next call at a level.
    pub fn next_call_at(&mut self, level: usize) -> bool {
        self.find(|event| event.what == What::Call && event.level() == level)
    }

    /// Goes forward to the next solution.
    pub fn next_solution(&mut self) -> bool {
        self.find(|event| event.what == What::Solution)
    }
}
