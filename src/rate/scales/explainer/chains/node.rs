//! Candidates by number, and the nodes of chains: true or false candidates.

use crate::grid::{Candidate, CandidateSet, Cell, CellSet, Digit};
use crate::technique;

/// A candidate's number: 16 · cell + digit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Spot(pub(super) u16);

impl Spot {
    /// The bound of all numbers.
    pub(super) const COUNT: usize = 16 * 81;

    pub(super) fn of(cell: Cell, digit: Digit) -> Spot {
        Spot((cell.index() * 16 + digit.index()) as u16)
    }

    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    pub(super) fn cell(self) -> Cell {
        Cell::from_index(self.index() / 16)
    }

    pub(super) fn digit(self) -> Digit {
        Digit::from_index_at_most((self.0 % 16) as u8)
    }

    pub(super) fn candidate(self) -> Candidate {
        Candidate { cell: self.cell(), digit: self.digit() }
    }

    pub(super) fn is(self, on: bool) -> Node {
        Node(self.0 * 2 + u16::from(on))
    }
}

/// A candidate that is taken to be true or false.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Node(u16);

impl Node {
    /// The bound of all numbers.
    pub(super) const COUNT: usize = 2 * Spot::COUNT;

    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    pub(super) fn spot(self) -> Spot {
        Spot(self.0 / 2)
    }

    /// Whether the candidate is true.
    pub(super) fn is_on(self) -> bool {
        self.0 % 2 == 1
    }

    /// The node as patterns state it.
    pub(super) fn to_node(self) -> technique::Node {
        let Candidate { cell, digit } = self.spot().candidate();
        technique::Node { digit, cells: CellSet::of(cell), on: self.is_on() }
    }

    /// A number for signatures.
    pub(super) fn number(self) -> u16 {
        self.0
    }
}

/// A set of candidates by number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spots([u64; 21]);

impl Spots {
    pub(super) const EMPTY: Spots = Spots([0; 21]);

    pub(super) fn contains(&self, spot: Spot) -> bool {
        self.0[spot.index() >> 6] >> (spot.index() & 63) & 1 == 1
    }

    /// Adds a candidate; returns true when it was not there.
    pub(super) fn insert(&mut self, spot: Spot) -> bool {
        let word = &mut self.0[spot.index() >> 6];
        let before = *word;
        *word |= 1 << (spot.index() & 63);
        *word != before
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Spot> + '_ {
        self.0.iter().enumerate().flat_map(|(i, &word)| {
            let mut rest = word;
            core::iter::from_fn(move || {
                (rest != 0).then(|| {
                    let bit = rest.trailing_zeros() as usize;
                    rest &= rest - 1;
                    Spot((64 * i + bit) as u16)
                })
            })
        })
    }
}

/// Candidates in the order that finds list them: cell by cell, digits ascending.
pub(super) fn by_cell(set: &CandidateSet) -> impl Iterator<Item = Spot> + '_ {
    set.all_cells()
        .iter()
        .flat_map(|cell| set.digits(cell).iter().map(move |digit| Spot::of(cell, digit)))
}
