//! Sudoku of any size with some forty kinds of rules, such as killer cages, arrows and thermometers.
//!
//! # First steps
//!
//! ```
//! use ninefold_variants::explain::{Explainer, Position, Technique};
//! use ninefold_variants::{Budget, Ended, Language, Puzzle};
//!
//! // Read: a text in any notation, here a string of Interactive Sudoku Solver.
//! let puzzle: Puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2".parse()?;
//! // Solve: a solution, which is a value for each cell.
//! let values = puzzle.solve(Budget::NONE).expect("it has solutions");
//! println!("{}", puzzle.line(&values));
//! // Unique? Count up to 2. All solutions were looked for if the search ended with `All`.
//! let count = puzzle.count(2, Budget::NONE);
//! assert_eq!((count.found, count.ended), (2, Ended::Enough));
//! // Iterate over solutions.
//! puzzle.solutions(Budget::NONE, |values| {
//!     println!("{}", puzzle.line(values));
//!     true
//! });
//! // True candidates: what each cell may hold.
//! let board = puzzle.board();
//! let known = puzzle.true_candidates(1, Budget::NONE, |_| true);
//! for cell in board.each_cell() {
//!     let numbers: Vec<i32> = known.of(cell).iter().map(|value| board.number(value)).collect();
//!     println!("{}: {numbers:?}", board.name(cell));
//! }
//! // Ask for the next step that a person may take.
//! let position = Position::new(&puzzle);
//! let step = Explainer::new(&puzzle, Technique::Together).next(&position, Budget::NONE).expect("there is one");
//! println!("{}", step.text(&position, Language::English));
//! // Contradiction: the rules that cannot hold together.
//! let none: Puzzle = ".Shape~4x4.AntiKnight.Cage~20~R1C1~R1C2".parse()?;
//! let rules = none.contradiction(Budget::NONE).expect("it has no solution");
//! assert_eq!(none.named(&rules, Language::English), "killer cage 20 at r1c1 r1c2");
//! # Ok::<(), ninefold_variants::format::Malformed>(())
//! ```
//!
//! # Layers
//!
//! Each module imports only from those named before it, and all of them [`error`], whose messages name rules:
//!
//! ```text
//! board <- rule <- picture, check, reference, kernel <- search <- puzzle <- setter, explain, format <- generate, guide <- kit
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
pub mod generate;
pub mod guide;
mod kernel;
pub mod kit;
pub mod picture;
pub mod puzzle;
pub mod reference;
pub mod rule;
mod search;
pub mod setter;

pub use board::{Board, Cell, Value, Values};
pub use error::{Error, Why};
pub use ninefold::Language;
pub use puzzle::{Budget, Count, Ended, Puzzle, Statistics};
pub use rule::{Kind, Rule};
