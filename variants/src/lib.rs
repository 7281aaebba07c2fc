//! Sudoku of any size with some forty kinds of rules, such as killer cages, arrows and thermometers.
//!
//! # First steps
//!
//! ```
//! use ninefold_variants::explain::Position;
//! use ninefold_variants::format::{Draft, Format};
//! use ninefold_variants::generate::{self, Request, Seed};
//! use ninefold_variants::picture::picture;
//! use ninefold_variants::{Budget, Kind, Language, Puzzle, Verdict};
//!
//! // Read: a text in any format, here a string of Interactive Sudoku Solver.
//! let puzzle: Puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2".parse()?;
//! // Solve: a solution, which is a value for each cell. Values count from 0; the line has the numbers.
//! let values = puzzle.solve(Budget::UNLIMITED).expect("it has solutions");
//! println!("{}", puzzle.line(&values));
//! // Unique?
//! let Verdict::Several([_, _]) = puzzle.check(Budget::UNLIMITED) else { panic!("three solutions") };
//! // Count, up to a limit.
//! assert_eq!(puzzle.count(1_000, Budget::UNLIMITED).found, 3);
//! // Iterate over solutions.
//! puzzle.solutions(Budget::UNLIMITED, |values| {
//!     println!("{}", puzzle.line(values));
//!     true
//! });
//! // True candidates: what each cell may hold.
//! let board = puzzle.board();
//! let known = puzzle.true_candidates(1, Budget::UNLIMITED, |_| true);
//! for cell in board.cells() {
//!     let numbers: Vec<i32> = known.of(cell).iter().map(|value| board.number(value)).collect();
//!     println!("{}: {numbers:?}", board.name(cell));
//! }
//! // Contradiction: the rules that cannot hold together.
//! let none: Puzzle = ".Shape~4x4.AntiKnight.Cage~20~R1C1~R1C2".parse()?;
//! let rules = none.contradiction(Budget::UNLIMITED).expect("it has no solution");
//! assert_eq!(none.named(&rules, Language::English), "killer cage 20 at r1c1 r1c2");
//! // Make a random puzzle; the same seed makes the same one everywhere.
//! let request = Request { size: 6, ..Request::new([Kind::Cage, Kind::Thermometer]) };
//! let made = generate::puzzle(&request, Seed(7))?.puzzle;
//! // Rate it.
//! println!("{}", made.rate(Budget::UNLIMITED).expect("there is time").level);
//! // Ask for the next step that a person may take, and for all of them, in words.
//! let start = Position::new(&made);
//! println!("{}", made.hint(Budget::UNLIMITED).expect("there is one").text(&start, Language::English));
//! let path = made.explain(Budget::UNLIMITED);
//! path.texts(start, Language::English).iter().for_each(|text| println!("{text}"));
//! // Draw.
//! let svg = picture(made.board(), made.rules(), None).to_svg(50.0);
//! # assert!(svg.starts_with("<svg"));
//! // Write and read: as the JSON that holds every rule, or in another format, here a link.
//! assert_eq!(made.to_string().parse::<Puzzle>()?, made);
//! let link = Format::named("sudokupad").expect("it is in the table").write(&Draft::from(&made))?;
//! println!("{}, without {:?}", link.text, link.losses);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Layers
//!
//! Each module imports only from lower ones, and from [`error`], whose messages name rules: `tests/layers/main.rs` of the
//! repository has the table, and checks it. The root repeats the types that most programs name.
//!
//! A [`Rule`] is what the setter drew. [`holds`](rule::Rule::holds) says what it means and asks no solver;
//! the filters say how it prunes. The tests compare the two.

#![forbid(unsafe_code)]

// The integration tests' random rules call the crate so.
#[cfg(test)]
extern crate self as ninefold_variants;

pub mod board;
pub mod check;
pub mod error;
pub mod explain;
mod filter;
pub mod format;
pub mod generate;
pub mod guide;
#[cfg(feature = "engines")]
pub mod large;
pub mod outcome;
pub mod picture;
pub mod puzzle;
pub mod questions;
pub mod reference;
pub mod rule;
mod search;
pub mod setter;

pub use board::{Board, Cell, HouseIndex, Value, Values};
pub use error::{Error, Why};
#[cfg(feature = "engines")]
pub use large::{LargeGrid, Solvable};
pub use ninefold::Language;
pub use outcome::{Budget, Count, Ended, Statistics, Verdict};
pub use puzzle::Puzzle;
pub use rule::{Kind, Rule, RuleIndex};
