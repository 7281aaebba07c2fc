//! When a search must end, where there is a clock: for the budgets of logic and the limits of search.

use core::time::Duration;

/// A point in time.
#[cfg(all(feature = "std", not(all(target_family = "wasm", target_os = "unknown"))))]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deadline(std::time::Instant);

#[cfg(all(feature = "std", not(all(target_family = "wasm", target_os = "unknown"))))]
impl Deadline {
    /// This much later than now, if a time can be that late.
    pub(crate) fn after(time: Duration) -> Option<Deadline> {
        std::time::Instant::now().checked_add(time).map(Deadline)
    }

    /// Whether it has come.
    pub(crate) fn is_over(self) -> bool {
        std::time::Instant::now() >= self.0
    }
}

/// There is none without a clock.
#[cfg(not(all(feature = "std", not(all(target_family = "wasm", target_os = "unknown")))))]
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deadline {}

#[cfg(not(all(feature = "std", not(all(target_family = "wasm", target_os = "unknown")))))]
impl Deadline {
    pub(crate) fn after(_: Duration) -> Option<Deadline> {
        None
    }

    pub(crate) fn is_over(self) -> bool {
        match self {}
    }
}
