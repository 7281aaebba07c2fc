//! Relations between the values of two cells.

use super::words::given_name::GivenName;
use crate::board::{Board, Value, Values};

/// Which values may stand in a second cell, for each value of a first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Table {
    /// For each value the values that may follow it.
    pub rows: Vec<Values>,
    /// What its setter calls it.
    pub name: GivenName,
}

impl Table {
    /// The pairs of so many values that `allows` accepts.
    pub fn new(values: usize, allows: impl Fn(Value, Value) -> bool) -> Self {
        let all = || Values::all(values).iter();
        let rows = all().map(|a| all().filter(|&b| allows(a, b)).collect()).collect();
        Table { rows, name: GivenName::default() }
    }
}

/// A relation of two numbers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Relation {
    /// The numbers differ by exactly this.
    Difference(i32),
    /// One number is the other times this.
    Ratio(i32),
    /// The numbers add up to this.
    Sum(i32),
    /// The numbers differ by this at least.
    Apart(i32),
    /// The first number is less.
    Less,
    /// The first number is not greater.
    NotGreater,
    /// The numbers are equal.
    Equal,
    /// The numbers are not equal.
    Different,
    /// A table of the setter's own.
    Table(Table),
}

impl Relation {
    /// Whether a value and a second one stand in this relation.
    pub fn holds(&self, board: &Board, first: Value, second: Value) -> bool {
        let (a, b) = (board.number(first), board.number(second));
        match self {
            Relation::Difference(d) => (a - b).abs() == *d,
            Relation::Ratio(r) => a == b * r || b == a * r,
            Relation::Sum(s) => a + b == *s,
            Relation::Apart(d) => (a - b).abs() >= *d,
            Relation::Less => a < b,
            Relation::NotGreater => a <= b,
            Relation::Equal => a == b,
            Relation::Different => a != b,
            Relation::Table(table) => {
                table.rows.get(usize::from(first.0)).is_some_and(|row| row.contains(second))
            }
        }
    }
}
