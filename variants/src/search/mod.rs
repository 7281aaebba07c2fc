//! From rules to filters, and from filters to solutions.

mod cases;
pub(crate) mod cells;
#[cfg(feature = "engines")]
pub(crate) mod classic;
#[cfg(feature = "engines")]
pub(crate) mod clauses;
pub(crate) mod compile;
pub(crate) mod cover;
pub(crate) mod derive;
pub(crate) mod dive;
pub(crate) mod engine;
pub(crate) mod lower;
mod ordered;
#[cfg(feature = "engines")]
pub(crate) mod sat;
mod solutions;
#[cfg(test)]
mod tests;
pub(crate) mod walk;

#[cfg(feature = "engines")]
use clauses::Clauses;
pub(crate) use compile::Compiled;
pub(crate) use dive::{Dive, LARGE};
pub(crate) use engine::Engine;
pub(crate) use lower::Machines;
pub(crate) use ordered::ordered;
pub(crate) use solutions::solutions;
pub(crate) use walk::{Walk, Walked};
