//! What a question may cost, and what the search for solutions finds.

use std::time::Duration;

use ninefold::clock::Deadline;
use ninefold::solve::Cancel;

use crate::board::Value;
use stop::Stop;

/// Where another thread may say that nobody waits for an answer any more.
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
mod stop {
    use ninefold::solve::Cancel;

    #[derive(Clone, Copy, Debug)]
    pub(super) struct Stop<'a>(Option<&'a Cancel>);

    impl<'a> Stop<'a> {
        pub(super) const NEVER: Self = Stop(None);

        pub(super) fn by(cancel: &'a Cancel) -> Self {
            Stop(Some(cancel))
        }

        pub(super) fn get(self) -> Option<&'a Cancel> {
            self.0
        }
    }
}

/// In browsers no other thread could say so, and the compiler leaves out all that asks.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
mod stop {
    use ninefold::solve::Cancel;
    use std::marker::PhantomData;

    #[derive(Clone, Copy, Debug)]
    pub(super) struct Stop<'a>(PhantomData<&'a Cancel>);

    impl<'a> Stop<'a> {
        pub(super) const NEVER: Self = Stop(PhantomData);

        pub(super) fn by(_: &'a Cancel) -> Self {
            Self::NEVER
        }

        pub(super) fn get(self) -> Option<&'a Cancel> {
            None
        }
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
    Undecided,
}

/// How much work a question may cost. Guesses bound searches; steps that a person takes (`hint`, `explain`, `rate`) are
/// bounded by the time alone. Another thread can end both.
///
/// ```
/// use ninefold::solve::Cancel;
/// use ninefold_variants::{Board, Budget, Ended, Puzzle};
///
/// let (empty, cancel) = (Puzzle::new(Board::square(9)?, Vec::new())?, Cancel::new());
/// std::thread::scope(|scope| {
///     let counting = scope.spawn(|| empty.count(u64::MAX, Budget::UNLIMITED.until(&cancel)));
///     cancel.cancel();
///     assert_eq!(counting.join().unwrap().ended, Ended::Budget);
/// });
/// # Ok::<(), ninefold_variants::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    deadline: Option<Deadline>,
    stop: Stop<'a>,
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

impl Budget<'static> {
    /// As much as it takes.
    pub const UNLIMITED: Self = Budget { deadline: None, stop: Stop::NEVER, guesses: u64::MAX };

    /// So much time from now; as much as it takes where there is no clock (WebAssembly in browsers).
    pub fn within(time: Duration) -> Self {
        Budget { deadline: Deadline::after(time), ..Budget::UNLIMITED }
    }

    /// At most this many guesses of a search.
    pub fn guesses(guesses: u64) -> Self {
        Budget { guesses, ..Budget::UNLIMITED }
    }
}

impl<'a> Budget<'a> {
    /// The same until another thread [cancels](Cancel::cancel) it.
    #[must_use]
    pub fn until(self, cancel: &'a Cancel) -> Self {
        Budget { stop: Stop::by(cancel), ..self }
    }

    /// The same with at most this many guesses of a search.
    #[must_use]
    pub fn with_guesses(self, guesses: u64) -> Self {
        Budget { guesses, ..self }
    }

    /// The same with half of the time that is left.
    pub(crate) fn half(self) -> Self {
        Budget { deadline: self.left().and_then(|left| Deadline::after(left / 2)), ..self }
    }

    /// How much time is left, if it ends.
    pub(crate) fn left(self) -> Option<Duration> {
        self.deadline.map(Deadline::left)
    }

    /// Whether the time is up, or the question was cancelled.
    pub fn is_over(self) -> bool {
        self.stop.get().is_some_and(Cancel::is_cancelled)
            || self.deadline.is_some_and(Deadline::is_over)
    }

    /// The same for the library's own engine.
    #[cfg(feature = "engines")]
    pub(crate) fn limits(self) -> ninefold::solve::Limits {
        let mut limits = ninefold::solve::Limits::default();
        if let Some(cancel) = self.stop.get() {
            limits = limits.until(cancel);
        }
        if let Some(left) = self.left() {
            limits = limits.time(left);
        }
        if self.guesses < u64::MAX { limits.branches(self.guesses) } else { limits }
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
        _ => Verdict::Undecided,
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
