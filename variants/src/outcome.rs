//! What a question may cost, and what the search for solutions finds.

use std::time::Duration;

use crate::board::Value;
use clock::{Time, after, until};

/// The clock.
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
mod clock {
    use std::time::{Duration, Instant};

    pub(super) type Time = Instant;

    /// So much time from now.
    pub(super) fn after(time: Duration) -> Option<Time> {
        Instant::now().checked_add(time)
    }

    /// How long it is until then.
    pub(super) fn until(end: Time) -> Duration {
        end.saturating_duration_since(Instant::now())
    }
}

/// There is no clock in WebAssembly in browsers, so the compiler leaves out all that looks at the time.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
mod clock {
    use std::{convert::Infallible, time::Duration};

    pub(super) type Time = Infallible;

    pub(super) fn after(_: Duration) -> Option<Time> {
        None
    }

    pub(super) fn until(end: Time) -> Duration {
        match end {}
    }
}

/// Whether a puzzle has no solution, one, or more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// There is exactly one solution.
    Unique(Vec<Value>),
    /// There are at least two solutions; these two differ, the smaller first.
    Several([Vec<Value>; 2]),
    /// There is none.
    None,
    /// The budget did not suffice to tell.
    Unknown,
}

/// How much work a question may cost. Guesses bound searches; steps that a person takes (`hint`, `explain`, `rate`) are
/// bounded by the time alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    deadline: Option<Time>,
    pub(crate) guesses: u64,
}

/// Why the search for solutions ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Ended {
    /// There are no more.
    All,
    /// The asker wanted no more.
    Enough,
    /// The budget is used up.
    Budget,
}

/// What a search cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Statistics {
    /// How many guesses were made, and conflicts that clauses were learned from. Those of the library's own engine, which
    /// solves classic puzzles, are not counted.
    pub guesses: u64,
}

/// How many solutions there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Count {
    /// The solutions found.
    pub found: u64,
    /// Why no more were looked for.
    pub ended: Ended,
    /// What it cost.
    pub statistics: Statistics,
}

impl Budget {
    /// As much as it takes.
    pub const UNLIMITED: Budget = Budget { deadline: None, guesses: u64::MAX };

    /// So much time from now; as much as it takes where there is no clock (WebAssembly in browsers).
    pub fn within(time: Duration) -> Self {
        Budget { deadline: after(time), ..Budget::UNLIMITED }
    }

    /// The same with at most this many guesses of a search.
    #[must_use]
    pub fn with_guesses(self, guesses: u64) -> Self {
        Budget { guesses, ..self }
    }

    /// The same with half of the time that is left.
    pub(crate) fn half(self) -> Self {
        Budget { deadline: self.left().and_then(|left| after(left / 2)), ..self }
    }

    /// How much time is left, if it ends.
    pub(crate) fn left(self) -> Option<Duration> {
        self.deadline.map(until)
    }

    /// Whether the time is up.
    pub fn is_over(self) -> bool {
        self.left().is_some_and(|left| left.is_zero())
    }

    /// At most this many guesses of a search.
    pub fn guesses(guesses: u64) -> Self {
        Budget { guesses, ..Budget::UNLIMITED }
    }
}

/// Shows solutions to its argument until that returns false.
type Each<'e> = &'e mut dyn FnMut(&[Value]) -> bool;

/// The verdict on a puzzle whose solutions are shown.
pub(crate) fn verdict(search: impl FnOnce(Each<'_>) -> Ended) -> Verdict {
    let mut found = Vec::new();
    let ended = search(&mut |values| {
        found.push(values.to_vec());
        found.len() < 2
    });
    match (found.pop(), found.pop(), ended) {
        (Some(a), Some(b), _) => Verdict::Several(if a < b { [a, b] } else { [b, a] }),
        (Some(only), None, Ended::All) => Verdict::Unique(only),
        (None, _, Ended::All) => Verdict::None,
        _ => Verdict::Unknown,
    }
}

/// How many solutions are shown, at most `limit`.
pub(crate) fn counted(limit: u64, search: impl FnOnce(Each<'_>) -> (Ended, Statistics)) -> Count {
    let mut found = 0;
    if limit == 0 {
        return Count { found, ended: Ended::Enough, statistics: Statistics::default() };
    }
    let (ended, statistics) = search(&mut |_| {
        found += 1;
        found < limit
    });
    Count { found, ended, statistics }
}
