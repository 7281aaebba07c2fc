//! The evidence of a step: cells, candidates and houses, each with its role, and links.

use super::Ground;
use crate::grid::{CellSet, DigitSet, House, HouseSet};
use crate::marks::{Node, Via};
use alloc::vec::Vec;
use core::fmt;

/// The purpose of a part of a pattern. A drawing uses a colour for each role, a text a word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Role {
    /// The pattern itself: the cells of a subset, the corners of a fish or a rectangle.
    Body,
    /// The hinge: the pivot of a wing, the stem of a blossom, the cells shared by a Sue de Coq.
    Hinge,
    /// The cells around the hinge: pincers of a wing, petals of a blossom.
    Wing,
    /// The houses in which the pattern's digits must go.
    Base,
    /// The houses that contain the places of the base houses.
    Cover,
    /// Extra candidates of the base that no cover house contains; also of deadly patterns.
    Fin,
    /// Extra candidates that lie in two base houses.
    EndoFin,
    /// Candidates that would complete the pattern but are already removed.
    Missing,
    /// One of two colours: either all of this colour are true or all of the other.
    ColourA,
    /// The other colour.
    ColourB,
    /// A second cluster's first colour.
    ColourC,
    /// A second cluster's other colour.
    ColourD,
    /// A candidate that is assumed, or proved, to be true.
    True,
    /// A candidate that is assumed, or proved, to be false.
    False,
    /// What links parts of a pattern: the restricted common of two sets, the strong link of a
    /// wing.
    Link,
    /// A set of cells, numbered in the order of the reason: almost locked sets, subsets.
    Set(u8),
}

impl fmt::Display for Role {
    /// The name in data: `body`, `endo-fin`, `colour a`, `set 0` and so on.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Role::Body => "body",
            Role::Hinge => "hinge",
            Role::Wing => "wing",
            Role::Base => "base",
            Role::Cover => "cover",
            Role::Fin => "fin",
            Role::EndoFin => "endo-fin",
            Role::Missing => "missing",
            Role::ColourA => "colour a",
            Role::ColourB => "colour b",
            Role::ColourC => "colour c",
            Role::ColourD => "colour d",
            Role::True => "true",
            Role::False => "false",
            Role::Link => "link",
            Role::Set(n) => return write!(f, "set {n}"),
        })
    }
}

/// The content of a part of a pattern.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Item {
    /// A row, column or block.
    House(House),
    /// These digits in these cells (as candidates or placed).
    Candidates(CellSet, DigitSet),
}

/// One part of a pattern with its role.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Part {
    /// Its purpose.
    pub role: Role,
    /// Its content.
    pub item: Item,
}

/// One inference of a chain: if `from` holds, then `to` holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Link {
    /// The condition.
    pub from: Node,
    /// The consequence.
    pub to: Node,
    /// Why.
    pub via: Via,
}

impl Link {
    /// Whether the link says "one of the two is true" (drawn `=`), rather than "not both" (`-`).
    pub const fn is_strong(&self) -> bool {
        !self.from.on && self.to.on
    }

    /// Whether it ends a nested net with a contradiction: the candidate of both nodes is false, so
    /// that the cell, or its digit in the house, has no place left.
    pub fn is_contradiction(&self) -> bool {
        self.from == self.to && !self.to.on && matches!(self.via, Via::Cell(_) | Via::House(_))
    }
}

/// A series of inferences. In a chain each link starts where the previous one ends; in a net a node
/// may follow from several, one link each.
pub type Chain = Vec<Link>;

/// The evidence of a step. One form for all techniques: what it rests on, parts with roles, and
/// chains.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pattern {
    ground: Ground,
    parts: Vec<Part>,
    chains: Vec<Chain>,
}

impl Pattern {
    /// Evidence without a part, on [`Ground::Cells`].
    pub const fn new() -> Pattern {
        Pattern::on(Ground::Cells)
    }

    /// Evidence without a part that rests on this.
    pub const fn on(ground: Ground) -> Pattern {
        Pattern { ground, parts: Vec::new(), chains: Vec::new() }
    }

    /// What it rests on.
    pub const fn ground(&self) -> Ground {
        self.ground
    }

    /// With this house.
    #[must_use]
    pub fn house(self, role: Role, house: House) -> Pattern {
        self.part(role, Item::House(house))
    }

    /// With these houses.
    #[must_use]
    pub fn houses(self, role: Role, houses: HouseSet) -> Pattern {
        houses.iter().fold(self, |pattern, house| pattern.house(role, house))
    }

    /// With these digits in these cells; adds nothing when there is no cell.
    #[must_use]
    pub fn cells(
        self,
        role: Role,
        cells: impl Into<CellSet>,
        digits: impl Into<DigitSet>,
    ) -> Pattern {
        let cells = cells.into();
        if cells.is_empty() {
            self
        } else {
            self.part(role, Item::Candidates(cells, digits.into()))
        }
    }

    /// With this chain.
    #[must_use]
    pub fn chain(mut self, chain: Chain) -> Pattern {
        self.chains.push(chain);
        self
    }

    /// The parts in the order in which the technique named them.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// The chains, if any.
    pub fn chains(&self) -> &[Chain] {
        &self.chains
    }

    /// The houses of a role.
    pub fn houses_of(&self, role: Role) -> HouseSet {
        self.of(role)
            .filter_map(|item| if let Item::House(h) = item { Some(h) } else { None })
            .collect()
    }

    /// All cells of a role.
    pub fn cells_of(&self, role: Role) -> CellSet {
        self.of(role).fold(CellSet::EMPTY, |cells, item| match item {
            Item::Candidates(more, _) => cells | more,
            Item::House(_) => cells,
        })
    }

    /// All digits of a role.
    pub fn digits_of(&self, role: Role) -> DigitSet {
        self.of(role).fold(DigitSet::EMPTY, |digits, item| match item {
            Item::Candidates(_, more) => digits | more,
            Item::House(_) => digits,
        })
    }

    /// The items of a role in order.
    pub fn of(&self, role: Role) -> impl Iterator<Item = Item> + '_ {
        self.parts.iter().filter(move |part| part.role == role).map(|part| part.item)
    }

    fn part(mut self, role: Role, item: Item) -> Pattern {
        self.parts.push(Part { role, item });
        self
    }
}
