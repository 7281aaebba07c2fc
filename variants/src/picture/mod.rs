//! A puzzle as a picture: shapes as data, which a program draws on paper or on a screen.
//!
//! Each module imports only from those named before it:
//!
//! ```text
//! shape, legend <- outline <- rules <- clues <- board
//! ```

mod board;
mod clues;
mod legend;
mod outline;
mod rules;
mod shape;

pub use board::picture;
pub use legend::{NUMBERED, ORDERED, OUTSIDE, sign};
pub use rules::factor_text;
pub use shape::{Colour, Paint, Picture, Point, Shape, escaped};
