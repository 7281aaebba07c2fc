//! Making grids and puzzles.
//!
//! Everything random comes from [`Random`], which is seeded explicitly: the same seed makes the same
//! puzzles on every machine and with any number of threads.

pub mod grids;
pub mod random;

pub use grids::grid;
pub use random::{Random, Seed};
