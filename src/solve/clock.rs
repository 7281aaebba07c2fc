//! When a search must end, where there is a clock.

use core::time::Duration;

/// A point in time.
#[cfg(all(feature = "std", not(all(target_family = "wasm", target_os = "unknown"))))]
#[derive(Clone, Copy, Debug)]
pub(super) struct Deadline(std::time::Instant);

#[cfg(all(feature = "std", not(all(target_family = "wasm", target_os = "unknown"))))]
impl Deadline {
    /// This much later than now, if a time can be that late.
    pub(super) fn after(time: Duration) -> Option<Deadline> {
        std::time::Instant::now().checked_add(time).map(Deadline)
    }

    /// Whether it has come.
    pub(super) fn is_over(self) -> bool {
        std::time::Instant::now() >= self.0
    }
}

/// There is none without a clock.
#[cfg(not(all(feature = "std", not(all(target_family = "wasm", target_os = "unknown")))))]
#[derive(Clone, Copy, Debug)]
pub(super) enum Deadline {}

#[cfg(not(all(feature = "std", not(all(target_family = "wasm", target_os = "unknown")))))]
impl Deadline {
    pub(super) fn after(_: Duration) -> Option<Deadline> {
        None
    }

    pub(super) fn is_over(self) -> bool {
        match self {}
    }
}
