//! How much a search may cost.

use crate::clock::Deadline;
use alloc::sync::Arc;
use core::fmt;
use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;

/// How much the search for an answer may cost at most: a number of branches, a time, or until it is
/// cancelled. They hold for each question anew; by default there are none. (Logic spends a
/// `technique::Budget` instead.)
///
/// ```
/// use ninefold::Grid;
/// use ninefold::solve::{Limits, Solver};
///
/// let mut solver = Solver::new().with_limits(Limits::default().branches(10_000));
/// assert!(solver.count(Grid::EMPTY, u64::MAX).is_err());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Limits {
    branches: Option<u64>,
    time: Option<Duration>,
    cancel: Option<Cancel>,
}

impl Limits {
    /// At most this many branches: choices of a digit to try. A search ends at the same place on
    /// every machine.
    #[must_use]
    pub fn branches(self, most: u64) -> Limits {
        Limits { branches: Some(most), ..self }
    }

    /// At most about this long; the clock is read every few microseconds. As long as it takes where there is no
    /// clock: without the feature `std`, and in WebAssembly for browsers.
    #[must_use]
    pub fn time(self, most: Duration) -> Limits {
        Limits { time: Some(most), ..self }
    }

    /// Until another thread [cancels](Cancel::cancel) it, which the search notices within
    /// microseconds.
    #[must_use]
    pub fn until(self, cancel: &Cancel) -> Limits {
        Limits { cancel: Some(cancel.clone()), ..self }
    }
}

/// Cancels searches from another thread. Clones cancel the same searches.
///
/// ```
/// use ninefold::Grid;
/// use ninefold::solve::{Limits, Cancel, Cause, Solver};
///
/// let cancel = Cancel::new();
/// let mut solver = Solver::new().with_limits(Limits::default().until(&cancel));
/// std::thread::scope(|scope| {
///     // There are 6.7 · 10²¹.
///     let counting = scope.spawn(move || solver.count(Grid::EMPTY, u64::MAX));
///     cancel.cancel();
///     let undecided = counting.join().unwrap().unwrap_err();
///     assert_eq!(undecided.cause, Cause::Cancelled);
/// });
/// ```
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Not cancelled.
    pub fn new() -> Cancel {
        Cancel::default()
    }

    /// Ends the searches that depend on it, and those that begin later, until
    /// [`Cancel::clear`].
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Permits searches again.
    pub fn clear(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether searches are cancelled.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A search ended before it had an answer, because of its [`Limits`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Undecided {
    /// How many solutions were found before the search ended; the puzzle may have more.
    pub solutions: u64,
    /// What ended the search.
    pub cause: Cause,
}

/// What ended a search before it had an answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Cause {
    /// The number of branches.
    Branches,
    /// The time.
    Time,
    /// A [`Cancel`].
    Cancelled,
}

impl fmt::Display for Undecided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.cause {
            Cause::Branches => "undecided: too many branches",
            Cause::Time => "undecided: the time was up",
            Cause::Cancelled => "undecided: cancelled",
        })
    }
}

impl core::error::Error for Undecided {}

/// Ends a search when a limit is reached.
#[derive(Debug)]
pub(super) struct Watch {
    /// How many more branches are allowed.
    branches: u64,
    end: Option<Deadline>,
    cancel: Option<Cancel>,
    /// The sweeps since the clock was read.
    unchecked: u32,
    spent: Option<Cause>,
}

/// The clock is read once in this many sweeps, a few microseconds.
const SWEEPS: u32 = 16;

impl Watch {
    /// Never ends a search.
    pub(super) const fn unlimited() -> Watch {
        Watch { branches: u64::MAX, end: None, cancel: None, unchecked: 0, spent: None }
    }

    /// Watches a search that begins now. In place: for a puzzle of a tenth of a microsecond, a new
    /// watch that moves here takes long.
    pub(super) fn begin(&mut self, limits: &Limits) {
        (self.unchecked, self.spent) = (0, None);
        self.branches = limits.branches.unwrap_or(u64::MAX);
        self.end = limits.time.and_then(Deadline::after);
        self.cancel.clone_from(&limits.cancel);
        if self.end.is_some() || self.cancel.is_some() {
            self.look();
        }
    }

    /// Why the search must end, if it must.
    #[inline(always)]
    pub(super) fn spent(&self) -> Option<Cause> {
        self.spent
    }

    /// Counts branches.
    #[inline(always)]
    pub(super) fn branched(&mut self, how_many: u32) {
        match self.branches.checked_sub(u64::from(how_many)) {
            Some(left) => self.branches = left,
            None => self.spent = self.spent.or(Some(Cause::Branches)),
        }
    }

    /// Counts a sweep of the engine.
    #[inline(always)]
    pub(super) fn swept(&mut self) {
        self.unchecked += 1;
        if self.unchecked >= SWEEPS {
            self.look();
        }
    }

    /// Looks at the clock, and whether the search was cancelled.
    #[cold]
    pub(super) fn look(&mut self) {
        self.unchecked = 0;
        if self.cancel.as_ref().is_some_and(Cancel::is_cancelled) {
            self.spent = self.spent.or(Some(Cause::Cancelled));
        }
        if self.end.is_some_and(Deadline::is_over) {
            self.spent = self.spent.or(Some(Cause::Time));
        }
    }
}
