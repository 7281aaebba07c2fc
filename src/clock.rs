//! When a search must end, where there is a clock: for budgets and limits. The crate for variants uses it too.

pub use deadline::Deadline;

#[cfg(all(feature = "std", not(all(target_family = "wasm", target_os = "unknown"))))]
mod deadline {
    use std::time::{Duration, Instant};

    /// A point in time.
    #[derive(Clone, Copy, Debug)]
    pub struct Deadline(Instant);

    impl Deadline {
        /// This much later than now, if a time can be that late.
        pub fn after(time: Duration) -> Option<Deadline> {
            Instant::now().checked_add(time).map(Deadline)
        }

        /// How long it is until then.
        pub fn left(self) -> Duration {
            self.0.saturating_duration_since(Instant::now())
        }

        /// Whether it has come.
        pub fn is_over(self) -> bool {
            self.left().is_zero()
        }
    }
}

/// There is none without a clock.
#[cfg(not(all(feature = "std", not(all(target_family = "wasm", target_os = "unknown")))))]
mod deadline {
    use core::time::Duration;

    /// A point in time.
    #[derive(Clone, Copy, Debug)]
    pub enum Deadline {}

    impl Deadline {
        /// There is none.
        pub fn after(_: Duration) -> Option<Deadline> {
            None
        }

        /// How long it is until then.
        pub fn left(self) -> Duration {
            match self {}
        }

        /// Whether it has come.
        pub fn is_over(self) -> bool {
            match self {}
        }
    }
}
