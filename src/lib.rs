//! Ninefold: a toolkit for 9×9 Sudoku.
//!
//! # First steps
//!
//! ```
//! use ninefold::generate::{self, Request, Seed};
//! use ninefold::rate::Scale;
//! use ninefold::{Grid, Language, NotUnique, Puzzle, Transform, solve};
//!
//! // Parse: a text in any format.
//! let grid: Grid =
//!     "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9".parse()?;
//! // Solve: the only solution, or the reason why there is none.
//! assert!(grid.solve()?.to_string().starts_with("987654321"));
//! // Unique? A `Puzzle` is the proof, and keeps the solution.
//! let puzzle = Puzzle::new(grid)?;
//! let Err(NotUnique::Several([a, b])) = Puzzle::new(Grid::EMPTY) else { panic!("many solutions") };
//! assert!(a < b);
//! // Count, up to a limit.
//! assert_eq!(solve::count(Grid::EMPTY, 1_000), 1_000);
//! // Iterate over solutions, in lexicographic order.
//! assert_eq!(solve::solutions(grid).next(), Some(*puzzle.solution()));
//! // Make a random puzzle; the same seed makes the same one everywhere.
//! let made = generate::puzzle(&Request::default(), Seed(7))?;
//! // Rate it, on any scale.
//! println!("{}", made.rate(Scale::NINEFOLD));
//! // Ask for the next step that a person may take, and for its reason in words.
//! let step = made.hint().expect("a made puzzle has blanks");
//! println!("{step}\n{}", step.explain(Language::English));
//! // Print and transform: turn, mirror, relabel.
//! let turn: Transform = "rotate90".parse()?;
//! println!("{:#}", made.transformed(&turn).grid());
//! // Write and read: as text, and with the feature `serde` in JSON and any other format.
//! assert_eq!(made.to_string().parse::<Puzzle>()?, made);
//! # #[cfg(feature = "serde")]
//! assert_eq!(serde_json::from_str::<Puzzle>(&serde_json::to_string(&made)?)?, made);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Many puzzles at once are several times faster: [`solve::batch()`]. Other sizes and rules, such as killer
//! cages, are the crate `ninefold-variants`.
//!
//! # Layers
//!
//! The layers, each importing only from those before it in this list: [`grid`] defines what a Sudoku
//! is; [`text`] reads and writes the formats; [`solve`] searches; `proof` checks the reasons of
//! logical steps; `technique` finds these steps as a person does; `draw` draws them; [`canon`]
//! decides which grids differ only by a symmetry; `learn` is a ladder of textbook solvers to run,
//! count and watch; `tell` puts a step into words; `position` is a puzzle as a player has changed it;
//! `rate` follows a person's path through it; `hint` is what a player is told next; `generate` makes
//! grids and puzzles.
//!
//! # Paths
//!
//! Each item has its place in one module. The types that most programs name are at the root too: those of [`grid`]
//! but for its iterators and what is wrong with a text; a puzzle and its verdict; a step, its technique and the marks
//! that it changes. [`Level`], [`Depth`] and [`UnknownName`], which many modules use, are at the root alone.
//!
//! # Features
//!
//! - `std` (default): detection of CPU levels, time limits, reading from streams. Without it the
//!   crate needs `alloc` only.
//! - `generate` (default): the module `generate`; puzzles of a level or a technique need `logic` too.
//! - `logic` (default): human logic, the modules `technique`, `tell`, `proof`, `draw`, `position`,
//!   `rate` and `hint`.
//! - `learn` (default): the module `learn`, the ladder of textbook solvers; `sat` adds the rung that asks a
//!   SAT solver.
//! - `csv`, `json` (also `Step::to_json`), `links` (packed ones) and `xml` (OpenSudoku): the formats that need a crate
//!   to read; `formats` is all four.
//! - `rayon`: batches on all threads.
//! - `serde`: the types of [`grid`], puzzles, and names such as [`Level`]: texts in JSON and the like, few bytes in
//!   binary formats.

#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

#[macro_use]
mod names;

pub mod canon;
#[doc(hidden)]
pub mod clock;
mod depth;
#[cfg(feature = "logic")]
pub mod draw;
#[cfg(feature = "generate")]
pub mod generate;
pub mod grid;
#[cfg(feature = "logic")]
pub mod hint;
#[cfg(feature = "learn")]
pub mod learn;
mod level;
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
#[doc(hidden)]
pub mod sorting;
#[cfg(feature = "logic")]
mod step;
#[cfg(feature = "logic")]
pub mod technique;
#[cfg(feature = "logic")]
pub mod tell;
pub mod text;

pub use depth::Depth;
pub use grid::{
    Candidate, CandidateSet, Candidates, Cell, CellSet, Clues, Conflict, Digit, DigitSet, Grid,
    House, HouseKind, HouseSet, Language, Solution, Transform, Unique,
};
pub use level::Level;
pub use names::UnknownName;
pub use solve::{NotUnique, Puzzle, Verdict};
#[cfg(feature = "logic")]
pub use technique::{Marks, Step, Technique};

/// The examples of the README are tests too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
