//! How long a puzzle may take.

use crate::console::language::words;
use clap::Args;
use ninefold::solve::Limits;
use std::time::Duration;

/// How long each puzzle may take, if there is a limit.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// Give up a puzzle as undecided after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    timeout: Option<Duration>,
}

impl Patience {
    /// With a limit of time, unless there is one.
    pub(crate) fn or(self, time: Duration) -> Patience {
        Patience { timeout: self.timeout.or(Some(time)) }
    }

    /// Whether there is a limit.
    pub(crate) fn is_limited(self) -> bool {
        self.timeout.is_some()
    }

    /// The limits of the engine, from the moment when it is asked.
    pub(crate) fn limits(self) -> Limits {
        self.timeout.map_or_else(Limits::default, |time| Limits::default().time(time))
    }

    /// The budget of a variant from now on.
    pub(crate) fn budget(self) -> ninefold_variants::Budget<'static> {
        self.timeout.map_or(ninefold_variants::Budget::UNLIMITED, ninefold_variants::Budget::within)
    }

    /// Asks with a budget of steps that is spent when the time is up.
    #[cfg(feature = "all")]
    pub(crate) fn ask<T>(self, asked: impl FnOnce(&ninefold::technique::Budget<'_>) -> T) -> T {
        use ninefold::technique::Budget;
        asked(&self.timeout.map_or(Budget::unlimited(), Budget::within))
    }
}

/// Reads a time.
fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| *seconds > 0.0);
    let seconds = seconds.ok_or_else(
        || words!(en: "not a number of seconds above 0", ko: "0보다 큰 초 수가 아닙니다"),
    )?;
    Duration::try_from_secs_f64(seconds)
        .map_err(|_| words!(en: "too many seconds", ko: "초 수가 너무 큽니다"))
}
