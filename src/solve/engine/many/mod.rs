//! Across puzzles: every lane of the vectors is at its own point of its own search.

pub(super) mod branch;
mod lanes;
mod pairs;
pub(super) mod run;
pub(super) mod shared;
mod waiting;
