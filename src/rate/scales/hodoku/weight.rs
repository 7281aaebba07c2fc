//! How HoDoKu compares steps of one technique: by their eliminations.

use crate::grid::Candidate;

/// Smaller is better: the step with the most eliminations, and among these the one with the
/// smallest sum of places. The second elimination counts 81 times, the third 161 times, and so on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Weight {
    /// Smaller for more eliminations.
    pub(super) kept: u64,
    /// The sum of the places.
    pub(super) sum: u64,
}

impl Weight {
    /// For eliminations sorted by digit, then by cell.
    pub(super) fn of(gone: &[Candidate]) -> Weight {
        let weighed = gone.iter().zip(0_u64..).map(|(candidate, i)| {
            candidate.cell.index() as u64 * (80 * i + 1) + u64::from(candidate.digit.get())
        });
        Weight { kept: u64::MAX - gone.len() as u64, sum: weighed.sum() }
    }
}
