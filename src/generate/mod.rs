//! Making grids and puzzles.
//!
//! Everything random comes from [`Random`], which is seeded explicitly: the same seed makes the same
//! puzzles on every machine and with any number of threads.

pub mod grids;
pub mod impossible;
mod look;
pub mod minimise;
mod pattern;
mod puzzles;
mod question;
pub mod random;
mod reduce;
mod sample;
mod task;
mod unavoidable;
pub mod vicinity;
pub mod wanted;

pub use grids::grid;
pub use impossible::Impossible;
pub use look::Look;
pub use puzzles::{puzzle, puzzles};
pub use random::{Random, Seed};
pub use sample::{Sampled, sample};
pub use task::NotFound;
pub use wanted::{Difficulty, Wanted};
