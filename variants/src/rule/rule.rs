//! The rules.

use super::{Automaton, Negative, Relation};
use crate::board::{Board, Cell, Value, Values};

/// A rule as its place in [`Puzzle::rules`](crate::Puzzle::rules).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleIndex(pub usize);

/// Why some cells must differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Differ {
    /// A further region the setter drew.
    Extra,
    /// A diagonal of the board.
    Diagonal,
    /// One of the four shaded squares of a windoku.
    Windoku,
    /// The cells at one place of each block.
    Disjoint,
    /// Any set of cells.
    Set,
}

impl Differ {
    /// Whether these are the sets of cells that differ for this reason.
    pub(crate) fn is_of(self, sets: &[Vec<Cell>], rules: &[Rule]) -> bool {
        sets.iter().eq(rules.iter().filter_map(|rule| match rule {
            Rule::Different { cells, why } if *why == self => Some(cells),
            _ => None,
        }))
    }
}

/// A rule as the setter drew it.
#[expect(missing_docs, reason = "the sentence of each rule speaks of its fields")]
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Rule {
    /// Only these values may stand in the cell: a given digit, pencilmarks.
    Allowed { cell: Cell, values: Values },
    /// The cell holds an odd number.
    Odd(Cell),
    /// The cell holds an even number.
    Even(Cell),
    /// The cell holds less than each of the others.
    Minimum { cell: Cell, others: Vec<Cell> },
    /// The cell holds more than each of the others.
    Maximum { cell: Cell, others: Vec<Cell> },
    /// The cells differ.
    Different { cells: Vec<Cell>, why: Differ },
    /// Cells a knight's move apart differ.
    AntiKnight,
    /// Cells a king's move apart differ.
    AntiKing,
    /// Neighbours are not consecutive.
    Nonconsecutive,
    /// A mark between two cells: a dot, X, V, or an inequality.
    Mark { cells: [Cell; 2], relation: Relation },
    /// All marks of some kinds are given.
    Negative(Negative),
    /// Numbers rise from the bulb; on a slow one they do not fall.
    Thermometer { cells: Vec<Cell>, slow: bool },
    /// Neighbours on the line differ by this at least.
    Whisper { cells: Vec<Cell>, least: i32 },
    /// The line reads the same from both ends.
    Palindrome(Vec<Cell>),
    /// Two groups hold the same values, cell by cell.
    Clone { first: Vec<Cell>, second: Vec<Cell> },
    /// A relation between each cell and the next, or between all pairs in order.
    Pairs { cells: Vec<Cell>, relation: Relation, all: bool },
    /// The cells differ and add up to the sum, if one is given.
    Cage { cells: Vec<Cell>, sum: Option<i32> },
    /// The cells, each times its factor, add up to this.
    Sum { cells: Vec<(Cell, i32)>, sum: i32 },
    /// The shaft adds up to the number in the pill, read digit by digit.
    Arrow { pill: Vec<Cell>, shaft: Vec<Cell> },
    /// The cells on a diagonal add up to this.
    LittleKiller { cells: Vec<Cell>, sum: i32 },
    /// The parts add up to the same, whatever that is.
    RegionSum { parts: Vec<Vec<Cell>> },
    /// The line divides into pieces that each add up to this; `closed` if it has no ends.
    SumLine { cells: Vec<Cell>, sum: i32, closed: bool },
    /// Cells as far from the middle add up to the same, which is the middle cell if there is one.
    Zipper(Vec<Cell>),
    /// The cells between the ends add up to the sum of the ends.
    DoubleArrow(Vec<Cell>),
    /// Consecutive numbers in any order, none twice.
    Renban(Vec<Cell>),
    /// Any three successive cells of the line hold a low, a middle and a high number.
    Entropic(Vec<Cell>),
    /// Any `modulus` successive cells of the line leave different remainders.
    Modular { cells: Vec<Cell>, modulus: i32 },
    /// The inner cells lie strictly between the numbers at the ends.
    Between(Vec<Cell>),
    /// Each inner number is below both ends or above both. The ends differ by this at least.
    Lockout { cells: Vec<Cell>, least: i32 },
    /// The values stand in the cells, as often as they are listed; `exact` if not more often.
    Quadruple { cells: Vec<Cell>, values: Vec<Value>, exact: bool },
    /// A number in these cells stands in as many of them as it says.
    CountingCircles(Vec<Cell>),
    /// The cells between the least and the greatest value add up to this.
    Sandwich { cells: Vec<Cell>, sum: i32 },
    /// The first X cells add up to this, where X is the first.
    XSum { cells: Vec<Cell>, sum: i32 },
    /// Two lines have the same X-sum, whatever that is.
    SameXSum { first: Vec<Cell>, second: Vec<Cell> },
    /// This many numbers are greater than all before them.
    Skyscraper { cells: Vec<Cell>, seen: usize },
    /// The value stands in the Xth cell, where X is the first.
    NumberedRoom { cells: Vec<Cell>, value: Value },
    /// The value stands in the Xth cell of the line, where X is in the cell.
    Indexer { cell: Cell, line: Vec<Cell>, value: Value },
    /// A machine of the setter's own accepts the line.
    Automaton { cells: Vec<Cell>, automaton: Automaton },
}

impl Rule {
    /// That the numbers differ on the diagonal of a square board which falls to the right, or on the one that rises.
    pub fn diagonal(board: &Board, falls: bool) -> Rule {
        Rule::Different { cells: board.diagonal(falls), why: Differ::Diagonal }
    }
}
