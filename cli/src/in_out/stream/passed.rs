//! How much of the input comes before a place.

use crate::in_out::resume::Point;
use ninefold::text::Record;

/// How many records come before a place in the whole input.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Passed {
    /// All of them.
    pub(super) records: u64,
    /// Those that are not malformed.
    pub(super) answered: u64,
}

impl Passed {
    /// Passes a record.
    pub(super) fn pass(&mut self, record: &Record) {
        self.records += 1;
        self.answered += u64::from(record.clues.is_ok());
    }

    /// How many of them have a place in an output that is continued.
    pub(super) fn kept(self, point: Point) -> u64 {
        if point.counts_all { self.records } else { self.answered }
    }

    /// Passes puzzles that have answers.
    pub(super) fn pass_answered(&mut self, puzzles: u64) {
        self.records += puzzles;
        self.answered += puzzles;
    }
}
