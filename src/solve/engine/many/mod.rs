//! Across puzzles: every lane of the vectors is at its own point of its own search.

pub(super) mod branch;
#[cfg(target_family = "wasm")]
pub(super) mod erased;
mod lanes;
mod pairs;
pub(super) mod run;
mod waiting;
