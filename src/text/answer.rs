//! The output for a record: its answer, or the puzzle itself.

use super::record::Record;
use crate::grid::{Candidates, Clues, Conflict, Grid, Solution};
use core::fmt;

/// The output for a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Answer {
    /// The unchanged puzzle, in the same or another format.
    Unchanged,
    /// Its only solution.
    Solved(Solution),
    /// One solution of several.
    Several(Solution),
    /// It has no solution.
    NoSolution,
    /// Its clues contradict each other.
    Contradictory(Conflict),
    /// The search ended before it had an answer.
    Undecided,
    /// What stands in the record's notes: its text is a puzzle of another kind, which another reader
    /// answered. It is written as it is, with the solution beside it where a format has a place for one.
    Noted,
}

impl Answer {
    /// The solution to write, if there is one.
    pub const fn solution(&self) -> Option<&Solution> {
        match self {
            Answer::Solved(solution) | Answer::Several(solution) => Some(solution),
            _ => None,
        }
    }
}

/// What a writer outputs for a record with its answer: a grid, and a remark when that grid is not
/// the requested answer.
pub(super) struct Shown<'a> {
    /// The solution, or the puzzle's own digits; `None` for a malformed record.
    pub(super) grid: Option<Grid>,
    /// The clues, when they are to be written unchanged.
    clues: Option<&'a Clues>,
    /// The reason why there is no solution, or no puzzle.
    pub(super) remark: Option<Remark<'a>>,
}

impl<'a> Shown<'a> {
    pub(super) fn of(record: &'a Record, answer: &'a Answer) -> Shown<'a> {
        let clues = match &record.clues {
            Ok(clues) => clues,
            Err(_) if *answer == Answer::Noted => {
                return Shown { grid: None, clues: None, remark: None };
            }
            Err(error) => {
                return Shown { grid: None, clues: None, remark: Some(Remark::Malformed(error)) };
            }
        };
        match answer {
            Answer::Solved(solution) | Answer::Several(solution) => {
                Shown { grid: Some(solution.grid()), clues: None, remark: None }
            }
            _ => Shown {
                grid: Some(clues.grid()),
                clues: Some(clues),
                remark: match answer {
                    Answer::NoSolution => Some(Remark::NoSolution),
                    Answer::Contradictory(conflict) => Some(Remark::Contradictory(conflict)),
                    Answer::Undecided => Some(Remark::Undecided),
                    _ => None,
                },
            },
        }
    }

    /// The candidates of each cell; for a solution, its digits.
    pub(super) fn candidates(&self) -> Option<Candidates> {
        match (self.clues, &self.grid) {
            (Some(clues), _) => Some(clues.candidates()),
            (None, Some(grid)) => Some(grid.into()),
            (None, None) => None,
        }
    }
}

/// The remark beside a record without a solution.
#[derive(Clone, Copy)]
pub(super) enum Remark<'a> {
    NoSolution,
    Contradictory(&'a Conflict),
    Undecided,
    Malformed(&'a super::Malformed),
}

#[cfg(any(feature = "csv", feature = "json"))]
impl Remark<'_> {
    /// The word for programs.
    pub(super) const fn code(self) -> &'static str {
        match self {
            Remark::NoSolution => "none",
            Remark::Contradictory(_) => "contradictory",
            Remark::Undecided => "undecided",
            Remark::Malformed(_) => "malformed",
        }
    }
}

impl fmt::Display for Remark<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Remark::NoSolution => f.write_str("no solution"),
            Remark::Contradictory(conflict) => write!(f, "contradictory: {conflict}"),
            Remark::Undecided => f.write_str("undecided: the time was up"),
            Remark::Malformed(error) => write!(f, "malformed: {error}"),
        }
    }
}
