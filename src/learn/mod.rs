//! Backtracking to learn from: a ladder of textbook solvers that can be run, counted and watched.
//!
//! A [`Rung`] is one kind of search. It runs on a [`Board`] of 4×4, 6×6 or 9×9 cells and reports
//! every step to an [`Observer`]: [`Silent`] costs nothing, [`Counter`] counts, and a [`Trace`]
//! keeps all steps for a [`Replay`] in both directions.
//!
//! ```
//! use ninefold::learn::{Board, Counter, Ended, Rung};
//!
//! let board: Board = "1... ..3. .4.. ...2".parse()?;
//! let mut counter = Counter::new();
//! let answer = Rung::Bitmask.run(&board, &mut counter)?;
//! assert_eq!(answer, Ended::Solved("1324 4231 2413 3142".parse()?));
//! assert_eq!(counter.until_solution().backtracks, 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is counted
//!
//! *Calls* are entries into the recursive function, including the first one, the one that finds the
//! grid complete, and those that only pass over a filled cell (one rung makes such calls). *Until
//! the solution* means up to and including the call that finds it; the rung
//! [`Rung::PlaceThenCheck`] continues a little after that. [`Counts`] defines the rest.

mod adversary;
mod board;
mod dimensions;
mod event;
mod masks;
mod observe;
mod replay;
mod rungs;
#[cfg(feature = "std")]
mod time;
mod trace;

pub use adversary::{Adversary, Costly};
pub use board::{Board, NotABoard};
pub use dimensions::{Dimensions, Spot};
pub use event::{Event, Parts, Teller, What};
pub use masks::Masks;
pub use observe::{Counter, Counts, Observer, Silent, Stopped};
pub use replay::Replay;
pub use rungs::{Ended, Properties, Rung, greedy};
pub use trace::{State, Trace};
