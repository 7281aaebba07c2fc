//! Colouring: strong links join candidates into clusters of two colours: one colour is all true,
//! the other all false.
//!
//! Simple: one digit. Multi: two clusters of one digit. Medusa: all digits, joined also in cells
//! with two candidates. Bivalue oddagon: a loop that cannot be coloured.

pub(super) mod entries;
mod medusa;
mod oddagon;
mod simple;

pub(super) use medusa::medusa;
pub(super) use oddagon::bivalue_oddagon;
pub(super) use simple::{multi_colour_1, multi_colour_2, simple_trap, simple_wrap};
