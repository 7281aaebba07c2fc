//! A puzzle as a picture: shapes as data, which a program draws on paper or on a screen.
//!
//! Each module imports only from those named before it:
//!
//! ```text
//! shape <- outline <- rules <- clues <- board
//! ```

mod board;
mod clues;
mod outline;
mod rules;
mod shape;

pub use board::picture;
pub use clues::sign;
pub use rules::factor_text;
pub use shape::{Colour, Paint, Picture, Point, Shape, escaped};
