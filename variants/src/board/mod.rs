//! What rules are about: values, cells, houses and the board that holds them.

#[expect(clippy::module_inception, reason = "the noun `Board` lives in a file of its name")]
mod board;
mod image;
mod patterns;
mod value;

pub use board::{Board, Cell, House, HouseIndex, HouseKind, block_shape};
pub(crate) use image::Image;
pub use value::{Value, Values};
