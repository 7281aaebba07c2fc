//! The filters. Each takes away values that its rule forbids, and never one that a solution needs. None
//! keeps a state of its own.

use crate::board::Cell;

pub(crate) mod automaton;
pub(crate) mod cage;
pub(crate) mod check;
pub(crate) mod consecutive;
pub(crate) mod contains;
pub(crate) mod counting;
pub(crate) mod different;
pub(crate) mod ends;
pub(crate) mod index;
pub(crate) mod linear;
pub(crate) mod outside;
pub(crate) mod pair;
pub(crate) mod space;
pub(crate) mod sum;
pub(crate) mod sums;
pub(crate) mod window;

pub(crate) use space::{Links, Scratch, Space, Todo};

/// A filter with what it is about.
#[derive(Clone, Debug)]
pub(crate) enum Filter {
    Different(different::Different),
    Pair(pair::Pair),
    Cage(cage::Cage),
    Sum(sum::Sum),
    Linear(linear::Linear),
    Consecutive(consecutive::Consecutive),
    Window(window::Window),
    Ends(ends::Ends),
    Contains(contains::Contains),
    Counting(counting::Counting),
    Index(index::Index),
    Sandwich(outside::Sandwich),
    XSum(outside::XSum),
    SameXSum(outside::SameXSum),
    Automaton(automaton::Reader),
    Check(check::Check),
}

/// Which changes of a cell wake a filter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wake {
    /// Any.
    Any,
    /// A new least or greatest value.
    Ends,
    /// The last value.
    Fixed,
}

impl Filter {
    /// Takes values away; false if no value of some cell is left.
    #[inline]
    pub(crate) fn run(&self, space: &mut Space<'_>, scratch: &mut Scratch) -> bool {
        match self {
            Filter::Different(it) => it.filter(space),
            Filter::Pair(it) => it.filter(space),
            Filter::Cage(it) => it.filter(space),
            Filter::Sum(it) => it.filter(space),
            Filter::Linear(it) => it.filter(space),
            Filter::Consecutive(it) => it.filter(space),
            Filter::Window(it) => it.filter(space),
            Filter::Ends(it) => it.filter(space),
            Filter::Contains(it) => it.filter(space),
            Filter::Counting(it) => it.filter(space),
            Filter::Index(it) => it.filter(space),
            Filter::Sandwich(it) => it.filter(space),
            Filter::XSum(it) => it.filter(space),
            Filter::SameXSum(it) => it.filter(space),
            Filter::Automaton(it) => it.filter(space, scratch),
            Filter::Check(it) => it.filter(space),
        }
    }

    /// What of its cells matters to it.
    pub(crate) fn wakes(&self) -> Wake {
        match self {
            Filter::Linear(_) => Wake::Ends,
            Filter::Check(_) => Wake::Fixed,
            Filter::Pair(it) if it.table.single() => Wake::Fixed,
            _ => Wake::Any,
        }
    }

    /// How soon it runs: cheap filters first.
    pub(crate) fn rank(&self) -> u32 {
        match self {
            Filter::Pair(_) | Filter::Index(_) => 0,
            Filter::Different(_) => 1,
            Filter::Contains(_) | Filter::Window(_) | Filter::Consecutive(_) => 2,
            Filter::Cage(_) => 3,
            Filter::Sum(it) => 3 + it.cells().len().min(30) as u32,
            Filter::Ends(_) | Filter::Counting(_) => 8,
            Filter::Linear(_) => 34,
            Filter::Sandwich(_) | Filter::XSum(_) => 35,
            Filter::Automaton(_) | Filter::SameXSum(_) => 36,
            Filter::Check(_) => 37,
        }
    }

    /// The cells it reads and writes.
    pub(crate) fn cells(&self) -> Vec<Cell> {
        match self {
            Filter::Different(it) => it.cells.clone(),
            Filter::Pair(it) => vec![it.a, it.b],
            Filter::Cage(it) => it.cells.clone(),
            Filter::Sum(it) => it.cells(),
            Filter::Linear(it) => it.cells(),
            Filter::Consecutive(it) => it.cells.clone(),
            Filter::Window(it) => it.cells.clone(),
            Filter::Ends(it) => it.cells(),
            Filter::Contains(it) => it.cells(),
            Filter::Counting(it) => it.cells(),
            Filter::Index(it) => it.cells(),
            Filter::Sandwich(it) => it.cells.clone(),
            Filter::XSum(it) => it.cells.clone(),
            Filter::SameXSum(it) => it.cells(),
            Filter::Automaton(it) => it.cells.clone(),
            Filter::Check(it) => it.cells.clone(),
        }
    }
}
