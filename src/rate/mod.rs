//! A person's path through a puzzle, and the resulting rating.
//!
//! A [`Scale`] decides which step is taken next and how the steps add up. Following a [`Position`](crate::position::Position)
//! on a scale makes a [`Path`] of steps and a [`Rating`]: the scale's figures, the hardest
//! technique, steps by technique. Each scale is a folder here and a row of [`Scale::ALL`];
//! commands, JSON and the page list the scales and their figures from there. A program that wants
//! other techniques, or its own, lines them up in an [`Order`].
//!
//! ```
//! use ninefold::position::Position;
//! use ninefold::rate::Scale;
//! use ninefold::technique::Budget;
//! use ninefold::{Grid, Level, Puzzle};
//!
//! let grid: Grid =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let puzzle = Puzzle::new(grid)?;
//! let path = Scale::NINEFOLD.path(&Position::start(puzzle), &Budget::unlimited());
//! assert_eq!(path.steps().len(), 51);
//! assert_eq!(path.rating().to_string(), "easy, score 390");
//! let rating = Scale::HODOKU.rate(&puzzle, &Budget::unlimited());
//! assert_eq!(rating.level(), Some(Level::Easy));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod about;
mod bounds;
mod example;
mod figure;
mod order;
mod path;
mod rating;
mod scale;
mod tenths;

mod scales;

pub use about::About;
pub use bounds::{Bounds, ImpossibleBounds};
pub use example::{example, example_in, example_line};
pub use figure::{Column, Figure, FigureKind, NoFigure};
pub use order::{NoPlace, Order};
pub use path::{End, Path};
pub use rating::Rating;
pub use scale::{Rank, Scale};
pub use scales::{explainer, proof};
pub use tenths::Tenths;
