//! Measures time, and prints tables.

use cpu_time::ThreadTime;
use std::time::Duration;

/// The CPU time of the thread for some work.
pub(crate) fn time<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let start = ThreadTime::now();
    let result = work();
    (start.elapsed(), result)
}

/// The median.
pub(crate) fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// A rate with three significant digits, such as `1.23 M`.
pub(crate) fn rate(per_second: f64) -> String {
    let (value, unit) = match per_second {
        1e6.. => (per_second / 1e6, " M"),
        1e3.. => (per_second / 1e3, " k"),
        _ => (per_second, ""),
    };
    match value {
        100.0.. => format!("{value:.0}{unit}"),
        10.0.. => format!("{value:.1}{unit}"),
        _ => format!("{value:.2}{unit}"),
    }
}

/// Prints a row of a Markdown table.
pub(crate) fn row(cells: impl IntoIterator<Item = String>) {
    let cells: Vec<String> = cells.into_iter().collect();
    println!("| {} |", cells.join(" | "));
}

/// Prints the head of a Markdown table: the first column to the left, the others to the right.
pub(crate) fn head(columns: impl IntoIterator<Item = String>) {
    let columns: Vec<String> = columns.into_iter().collect();
    let rules = columns.iter().enumerate().map(|(i, _)| if i == 0 { "---" } else { "---:" });
    println!("| {} |\n| {} |", columns.join(" | "), rules.collect::<Vec<_>>().join(" | "));
}
