//! When a search must end, where there is a clock: for the budgets of logic and the limits of search.

pub(crate) use deadline::Deadline;

#[cfg(all(feature = "std", not(all(target_family = "wasm", target_os = "unknown"))))]
mod deadline {
    use std::time::{Duration, Instant};

    /// A point in time.
    #[derive(Clone, Copy, Debug)]
    pub(crate) struct Deadline(Instant);

    impl Deadline {
        /// This much later than now, if a time can be that late.
        pub(crate) fn after(time: Duration) -> Option<Deadline> {
            Instant::now().checked_add(time).map(Deadline)
        }

        /// Whether it has come.
        pub(crate) fn is_over(self) -> bool {
            Instant::now() >= self.0
        }
    }
}

/// There is none without a clock.
#[cfg(not(all(feature = "std", not(all(target_family = "wasm", target_os = "unknown")))))]
mod deadline {
    use core::time::Duration;

    #[derive(Clone, Copy, Debug)]
    pub(crate) enum Deadline {}

    impl Deadline {
        pub(crate) fn after(_: Duration) -> Option<Deadline> {
            None
        }

        pub(crate) fn is_over(self) -> bool {
            match self {}
        }
    }
}
