//! Making grids and puzzles.
//!
//! Everything random comes from [`Random`], which is seeded explicitly: the same seed makes the same
//! puzzles on every machine and with any number of threads. [`Seed::random`] is another one each time.

#[cfg(not(feature = "logic"))]
mod any_difficulty;
#[cfg(feature = "logic")]
mod difficulty;
mod digits;
mod error;
mod grids;
mod impossible;
pub mod minimise;
mod pattern;
mod puzzles;
mod question;
mod random;
mod reduce;
mod request;
mod sample;
mod symmetry;
mod task;
mod unavoidable;
pub mod vicinity;

#[cfg(not(feature = "logic"))]
pub use any_difficulty::Difficulty;
#[cfg(feature = "logic")]
pub use difficulty::{Difficulty, ImpossibleDifficulty};
pub use digits::NotDigits;
pub use error::{Error, NotFound};
pub use grids::grid;
pub use impossible::Impossible;
pub use pattern::{NotPattern, Pattern};
pub use puzzles::{Puzzles, puzzle, puzzles};
pub use random::{Random, Seed};
pub use request::Request;
pub use sample::{Sampled, sample};
pub use symmetry::PatternSymmetry;
