//! The results of calls.

use std::fmt;

/// The result of a call. Numbers keep their meaning; later versions may add some.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Status {
    /// The call did what it says. For a puzzle: it has exactly one solution.
    Ok = 0,
    /// The puzzle has no solution.
    None = 1,
    /// The puzzle has more than one solution.
    Several = 2,
    /// The text is not a puzzle; `ninefold_message` says where and why.
    Malformed = 3,
    /// The solver's limit was reached before the answer was known.
    Undecided = 4,
    /// An argument is NULL, unknown or impossible; `ninefold_message` says which.
    Argument = 5,
    /// No puzzle met the requirements; `ninefold_message` says how many starts were made.
    NotFound = 6,
    /// A bug in Ninefold. The handle that was used must only be freed.
    Internal = 7,
}

/// A call that has no answer: its status, and the reason for people.
pub(crate) struct Refused(pub(crate) Status, pub(crate) String);

impl Refused {
    /// An argument that cannot be used.
    pub(crate) fn argument(reason: impl fmt::Display) -> Refused {
        Refused(Status::Argument, reason.to_string())
    }
}

/// The status of a call, or why it has no answer.
pub(crate) type Answered = Result<Status, Refused>;
