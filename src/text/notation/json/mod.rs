//! JSON: an array that is the whole text, and a value a line.

pub(in crate::text) mod array;
mod element;
pub(in crate::text) mod lines;
pub(in crate::text) mod value;
pub(in crate::text) mod writer;
