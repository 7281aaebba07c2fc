//! Across the digits of one puzzle: each lane holds a part of the same grid.

mod across;
mod fork;
pub(crate) mod rounds;
pub(crate) mod single;
