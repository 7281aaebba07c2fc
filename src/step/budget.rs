//! How much work an answer may take.

use super::Flow;
use crate::clock::Deadline;
use core::cell::Cell;
use core::fmt;
use core::ops::ControlFlow;

/// How much work may go into an answer: a number of units, which are spent, and a question that can
/// stop it. (Search has [`solve::Limits`](crate::solve::Limits) instead, which hold for each question
/// anew.)
///
/// A unit is a small piece of a search, at most about a millisecond of work. The count is the same
/// on every machine, so a budget of units always ends a search at the same place. The question is
/// for what the machine decides: a key that was pressed, a time that has passed.
///
/// ```
/// use ninefold::technique::Budget;
///
/// let budget = Budget::of(2);
/// assert!(budget.spend(2).is_continue());
/// assert!(budget.spend(1).is_break() && budget.is_spent());
/// ```
pub struct Budget<'a> {
    left: Cell<u64>,
    /// The units until the question is asked again.
    quiet: Cell<u64>,
    is_spent: Cell<bool>,
    end: Option<Deadline>,
    stop: Option<&'a dyn Fn() -> bool>,
}

/// How many units pass between two questions.
const QUIET: u64 = 16;

impl<'a> Budget<'a> {
    /// No limit.
    pub const fn unlimited() -> Budget<'static> {
        Budget::of(u64::MAX)
    }

    /// This many units.
    pub const fn of(units: u64) -> Budget<'static> {
        Budget {
            left: Cell::new(units),
            quiet: Cell::new(0),
            is_spent: Cell::new(false),
            end: None,
            stop: None,
        }
    }

    /// As much as can be spent within this time from now; no limit where there is no clock: without the feature
    /// `std`, and in WebAssembly for browsers.
    pub fn within(time: core::time::Duration) -> Budget<'static> {
        Budget { end: Deadline::after(time), ..Budget::unlimited() }
    }

    /// The same, spent as soon as the answer to the question is yes. It is asked often.
    #[must_use]
    pub fn until(self, stop: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget { stop: Some(stop), ..self }
    }

    /// Spends units; breaks when fewer are left, or when the answer to the question is yes. Once
    /// spent, a budget stays spent.
    pub fn spend(&self, units: u64) -> Flow {
        match self.left.get().checked_sub(units) {
            Some(left) => self.left.set(left),
            None => self.is_spent.set(true),
        }
        match self.quiet.get().checked_sub(units) {
            Some(quiet) => self.quiet.set(quiet),
            None if self.is_spent() => {}
            None => {
                self.quiet.set(QUIET);
                if self.end.is_some_and(Deadline::is_over) || self.stop.is_some_and(|stop| stop()) {
                    self.is_spent.set(true);
                }
            }
        }
        if self.is_spent() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// Whether a search broke off because of this budget.
    pub const fn is_spent(&self) -> bool {
        self.is_spent.get()
    }
}

/// A search broke off before it had an answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spent;

impl fmt::Display for Spent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("undecided: the search was stopped before it had an answer")
    }
}

impl core::error::Error for Spent {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_yes_spends_the_budget() {
        let pressed = Cell::new(false);
        let stop = || pressed.get();
        let budget = Budget::unlimited().until(&stop);
        assert!(budget.spend(1).is_continue());
        pressed.set(true);
        assert!((0..=QUIET).any(|_| budget.spend(1).is_break()));
        assert!(budget.is_spent());
    }

    #[test]
    fn time_spends_the_budget() {
        let long = Budget::within(core::time::Duration::from_secs(3600));
        assert!((0..1000).all(|_| long.spend(1).is_continue()));
        let over = Budget::within(core::time::Duration::ZERO);
        assert!(over.spend(1).is_break() && over.is_spent());
    }

    #[test]
    fn what_is_spent_stays_spent() {
        let budget = Budget::of(3);
        assert!(budget.spend(4).is_break());
        assert!(budget.spend(0).is_break());
    }
}
