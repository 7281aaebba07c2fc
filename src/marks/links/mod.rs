//! What links candidates: the graph of strong and weak links, and its closure.

mod build;
pub(crate) mod closure;
mod graph;

pub(crate) use graph::{Graph, Links, Strong, Vertex};

use crate::grid::{Cell, CellSet, Digit, DigitSet, House};

/// A statement that a chain passes through: the digit is in one of these cells (`on`), or in none
/// of them. One cell for an ordinary candidate, several for a group.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// The cells.
    pub cells: CellSet,
    /// Whether the digit is in one of the cells or in none.
    pub on: bool,
}

/// Why one node of a chain follows from another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Via {
    /// Within a cell: a cell holds one digit.
    Cell(Cell),
    /// Within a house: a house holds a digit once.
    House(House),
    /// Through an almost locked set: without one of their digits, these cells hold all others.
    Set(CellSet, DigitSet),
    /// An elimination that the chain itself made possible, or one made by the step with this
    /// number of a nested chain.
    Nested(u16),
    /// A pattern other than these (a fish, a deadly rectangle).
    Other,
}
