//! Sudoku of any size with any rules: killer cages, arrows, thermometers and some forty more.
//!
//! Each module imports only from those named before it:
//!
//! ```text
//! board <- rule <- check, reference, kernel <- search <- puzzle <- setter, explain, format <- kit
//! ```
//!
//! A [`Rule`] is what the setter drew. [`holds`](rule::Rule::holds) says what it means and asks no solver;
//! the kernels say how it prunes. The tests compare the two.

#![forbid(unsafe_code)]

// The integration tests' random rules call the crate so.
#[cfg(test)]
extern crate self as ninefold_variants;

pub mod board;
pub mod check;
pub mod error;
pub mod explain;
pub mod format;
mod kernel;
pub mod kit;
pub mod puzzle;
pub mod reference;
pub mod rule;
mod search;
pub mod setter;

pub use board::{Board, Cell, Value, Values};
pub use error::{Error, Why};
pub use puzzle::{Budget, Count, Ended, Puzzle, Statistics};
pub use rule::{Kind, Rule};
