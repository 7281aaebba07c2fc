//! What a Sudoku is: cells, digits, houses, sets of them, grids, candidates and their texts.
//!
//! Each file imports only from those named before it:
//!
//! ```text
//! set, misread, language, line <- digit, cell <- house <- peers <- grid <- candidates <- clues, candidate
//!     <- conflict, solution <- symmetry <- symmetry_text, unique
//! ```

mod candidate;
mod candidates;
mod cell;
mod clues;
mod conflict;
mod digit;
#[expect(clippy::module_inception, reason = "the noun `Grid` lives in a file of its name")]
mod grid;
mod house;
mod language;
pub mod line;
mod misread;
mod peers;
pub(crate) mod set;
mod solution;
mod symmetry;
mod symmetry_text;
mod unique;

pub use candidate::{Candidate, CandidateIter, CandidateSet};
pub use candidates::Candidates;
pub use cell::{Cell, CellSet};
pub use clues::Clues;
pub use conflict::Conflict;
pub use digit::{Digit, DigitSet};
pub use grid::Grid;
pub use house::{House, HouseKind, HouseSet};
pub use language::Language;
/// For the Korean texts of the other crates here; no part of what a Sudoku is.
#[doc(hidden)]
pub use language::particle;
pub use misread::Misread;
pub use set::SetIter;
pub use solution::{NotASolution, Solution};
pub(crate) use symmetry::ORDERS;
pub use symmetry::Transform;
pub use symmetry_text::NotATransform;
pub use unique::Unique;
