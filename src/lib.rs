//! Ninefold: a toolkit for 9×9 Sudoku.
//!
//! ```
//! use ninefold::{Grid, NotUnique, Puzzle};
//!
//! let grid: Grid =
//!     "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9".parse()?;
//! let puzzle = Puzzle::try_from(grid)?; // proves uniqueness, keeps the solution
//! assert!(puzzle.solution().to_string().starts_with("987654321"));
//!
//! match Puzzle::try_from(Grid::EMPTY) {
//!     Err(NotUnique::Several([a, b])) => assert_ne!(a, b),
//!     other => panic!("an empty grid has many solutions, not {other:?}"),
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The layers, each importing only from those before it in this list: [`grid`] defines what a Sudoku
//! is; [`text`] reads and writes the notations; [`solve`] searches; `proof` checks the reasons of
//! logical steps; `technique` finds these steps as a person does; `draw` draws them; [`canon`]
//! decides which grids differ only by a symmetry; [`learn`] is a ladder of textbook solvers to run,
//! count and watch; `rate` follows a person's path through a puzzle; `generate` makes grids and
//! puzzles.
//!
//! # Features
//!
//! - `std` (default): detection of CPU levels, limits of time, reading from streams. Without it the
//!   crate needs `alloc` only.
//! - `generate` (default): the module `generate`; needs `logic`.
//! - `logic` (default): human logic, the modules `technique`, `proof`, `draw` and `rate`.
//! - `formats`: CSV, JSON, OpenSudoku's XML, and links with packed puzzles.
//! - `rayon`: batches on all threads.
//! - `serde`: the types that have a text, in serde: texts in JSON and the like, few bytes in binary
//!   formats.
//! - `sat`: the ladder's rung that asks a SAT solver.

#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

#[macro_use]
mod names;

pub mod canon;
mod clock;
#[cfg(feature = "logic")]
pub mod draw;
#[cfg(feature = "generate")]
pub mod generate;
pub mod grid;
pub mod learn;
#[cfg(feature = "logic")]
mod marks;
#[cfg(feature = "logic")]
pub mod position;
#[cfg(feature = "logic")]
pub mod proof;
#[cfg(feature = "logic")]
pub mod rate;
#[cfg(feature = "serde")]
mod serialise;
mod simd;
pub mod solve;
#[cfg(feature = "logic")]
mod step;
#[cfg(feature = "logic")]
pub mod technique;
#[cfg(feature = "logic")]
pub mod tell;
pub mod text;

pub use grid::{
    Candidate, CandidateSet, Candidates, Cell, CellSet, Clues, Conflict, Digit, DigitSet, Grid,
    House, HouseKind, Language, Solution, Transform, Unique,
};
pub use names::UnknownName;
pub use solve::{NotUnique, Puzzle, Verdict};
#[cfg(feature = "logic")]
pub use technique::{Marks, Step, Technique};

/// The examples of the README are tests too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
