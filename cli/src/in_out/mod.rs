//! Where puzzles come from, and where answers go.

pub(crate) mod columns;
pub(crate) mod output;
pub(crate) mod packing;
pub(crate) mod pieces;
mod plain;
pub(crate) mod recognised;
#[cfg(feature = "all")]
pub(crate) mod reply;
pub(crate) mod resume;
pub(crate) mod source;
pub(crate) mod stream;
