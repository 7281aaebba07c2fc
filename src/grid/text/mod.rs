//! The notations that puzzles are written in.

pub mod line;
