//! A variant and the words of its answer, between the stream and the commands.

use crate::console::exit::Exit;
use crate::in_out::columns::Found;
use ninefold::text::Record;
use ninefold_variants::format::{Draft, Loss};
use ninefold_variants::{Error, LargeGrid, Puzzle, Why};
use std::sync::Arc;

/// A puzzle of any size with any rules.
pub(crate) struct Variant {
    /// The puzzle.
    pub(crate) puzzle: Puzzle,
    /// The same, as it was written.
    pub(crate) draft: Draft,
    /// The solution that the text claims, as a line of values.
    pub(crate) claimed: Option<String>,
    /// What stands beside it.
    pub(crate) record: Arc<Record>,
}

/// A grid with more rows than a board may have.
pub(crate) struct Large {
    /// The grid.
    pub(crate) grid: LargeGrid,
    /// The solution beside it, as a line of values.
    pub(crate) claimed: Option<String>,
}

/// What is delivered of a variant.
pub(crate) enum Delivery {
    /// A part of the answer.
    Found(Finding),
    /// The end of the answer.
    End(End),
    /// The text is no puzzle, for this reason.
    Malformed {
        /// The reason without the place.
        why: Error,
        /// The place in the source.
        place: String,
    },
    /// An earlier run that is continued has already answered it.
    Again,
}

/// A part of the answer to a variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Finding {
    /// A solution as a line of values, and how many there are.
    Solution { line: String, end: End },
    /// Two of several solutions, the smaller first.
    Several([String; 2]),
    /// Exactly one solution, but perhaps the text claims another.
    Unique { wrong: bool },
    /// No solution; with the rules that contradict each other, if they were looked for and are few.
    None { rules: Option<Why> },
    /// This many solutions.
    Count(u64),
    /// The time was up when at least this many solutions had been found.
    Undecided { found: u64 },
    /// The puzzle, written anew.
    Text(String),
    /// What it loses when it is written anew.
    Lost(Vec<Loss>),
    /// The reason why it cannot be written anew.
    Refused(Error),
    /// The reply to a setter's question.
    Reply(Reply),
    /// What is printed.
    Printed(Box<Printed>),
}

/// A puzzle that is printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Printed {
    pub(crate) draft: Draft,
    /// The level, or why there is not one solution.
    pub(crate) level: Option<String>,
    /// The only solution.
    pub(crate) solution: Option<Vec<ninefold_variants::Value>>,
}

/// The reply to a question, for people and for programs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reply {
    /// The text; several lines if something is drawn.
    pub(crate) text: String,
    /// The values.
    pub(crate) found: Vec<Found>,
    /// What it means for the exit status.
    pub(crate) exit: Exit,
}

/// What was found of a variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// It has this many solutions, or at least as many when nobody looked for more.
    Solutions(u64),
    /// It has a solution; nobody looked for others.
    Solved,
    /// It has exactly one solution, but the text claims another.
    WronglySolved,
    /// The time was up before it was known.
    Undecided,
}

/// A puzzle as it was given, on one line with a remark behind it.
pub(crate) fn remarked(text: &str, remark: &str) -> String {
    let text: Vec<_> = text.split_whitespace().collect();
    format!("{} # {remark}", text.join(" "))
}
