//! A person's path through a puzzle, and what it says about how hard the puzzle is.
//!
//! An [`Order`] is a table: which technique is tried first, how hard each counts, what it scores.
//! Following it gives a [`Path`] of steps and its [`Grade`]: level, score, hardest technique, steps
//! by technique. There are two orders, Ninefold's own and HoDoKu's.
//!
//! ```
//! use ninefold::rate::{Level, Order, Path};
//! use ninefold::{Grid, Puzzle};
//!
//! let grid: Grid =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let puzzle = Puzzle::try_from(grid)?;
//! let path = Path::of(&puzzle, &Order::NINEFOLD);
//! assert_eq!(path.steps().len(), 51);
//! assert_eq!(path.grade().level(), Level::Easy);
//! assert_eq!(Order::HODOKU.grade(&puzzle).level(), Level::Easy);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod example;
pub mod explainer;
pub mod grade;
pub mod level;
pub mod order;
pub mod path;
pub mod position;

mod arrivals;
mod choice;
mod hodoku;
mod ninefold;

pub use example::example;
pub use grade::Grade;
pub use level::Level;
pub use order::{Order, Rank};
pub use path::{End, Path, start};
pub use position::{Mistake, Position, suspects};

use crate::technique::{Marks, Step};

impl Marks {
    /// The next step in Ninefold's own order; `None` when the marks are solved or no technique
    /// finds one.
    pub fn next_step(&self) -> Option<Step> {
        Order::NINEFOLD.next_step(self)
    }
}
