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

/// The rank of each value; equal ones share the mean of theirs.
pub(crate) fn ranks(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|a, b| values[*a].total_cmp(&values[*b]));
    let mut ranks = vec![0.0; values.len()];
    let mut from = 0;
    while from < order.len() {
        let same = order[from..].iter().take_while(|i| values[**i] == values[order[from]]).count();
        for i in &order[from..from + same] {
            ranks[*i] = from as f64 + (same - 1) as f64 / 2.0;
        }
        from += same;
    }
    ranks
}

/// Pearson's coefficient.
pub(crate) fn correlation(a: &[f64], b: &[f64]) -> f64 {
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let (mean_a, mean_b) = (mean(a), mean(b));
    let pairs = || a.iter().zip(b).map(|(a, b)| (a - mean_a, b - mean_b));
    let both: f64 = pairs().map(|(a, b)| a * b).sum();
    let spread =
        pairs().map(|(a, _)| a * a).sum::<f64>() * pairs().map(|(_, b)| b * b).sum::<f64>();
    both / spread.sqrt()
}
