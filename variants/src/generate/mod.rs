//! Making variants: rules are drawn onto a random solution, and digits are given until there is one solution.
//!
//! Everything random comes from a [`Seed`], and no clock is asked: the same seed makes the same puzzle
//! everywhere. [`Seed::random`] is another one each time.
//!
//! Each module imports only from those named before it:
//!
//! ```text
//! request with draw and jigsaw <- solution, unique <- make
//! ```

mod draw;
mod jigsaw;
mod make;
mod request;
mod solution;
mod unique;

pub use make::{Made, puzzle, puzzle_within};
pub use ninefold::generate::{PatternSymmetry, Seed};
pub use request::{NotMade, Request, Wanted};
