//! Drawings and lines for a terminal.

pub(crate) mod columns;
pub(crate) mod draw;
pub(crate) mod histogram;
pub(crate) mod wrap;
