//! Orders: a program's own list of techniques, which may hold techniques of its own.

use super::path::{Path, first};
use super::rating::Rating;
use super::scale::{Rank, Ranks, Scale};
use super::scales::ninefold;
use crate::position::Position;
use crate::solve::Puzzle;
use crate::technique::{Budget, Spent, Step, Technique};
use alloc::vec::Vec;
use core::fmt;

/// Techniques, each with a level and a score, from the one that is tried first to the one that is
/// tried last.
///
/// An order is made from a scale's table or from any ranks. It is followed as Ninefold's scale
/// follows its own, so the order of [`Scale::NINEFOLD`] gives the same paths and ratings as the
/// scale. The rules of other scales stay with them: HoDoKu's choice among the steps of a technique
/// and its level by score, Sudoku Explainer's ratings, the size of proofs. A technique of your own
/// ([`Entry::new`](crate::technique::Entry::new)) has a place in an order only; the generator and
/// the command line know the techniques of this crate.
///
/// ```
/// use ninefold::rate::{Order, Rank, Scale};
/// use ninefold::{Level, Technique};
///
/// let rank = Rank { technique: Technique::FrankenSwordfish, level: Level::Unfair, score: 350 };
/// let order = Order::from(Scale::NINEFOLD.without(Technique::XYChain))
///     .after(Technique::Jellyfish, rank)?;
/// assert_eq!(order.rank(Technique::FrankenSwordfish), Some(&rank));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Order {
    ranks: Vec<Rank>,
}

impl Order {
    /// The same with a technique just before another one. If it is in the order already, it moves.
    ///
    /// # Errors
    /// [`NoPlace`] when the other one is not in the order.
    pub fn before(self, other: Technique, rank: Rank) -> Result<Order, NoPlace> {
        self.beside(other, rank, 0)
    }

    /// The same with a technique just after another one. If it is in the order already, it moves.
    ///
    /// # Errors
    /// [`NoPlace`] when the other one is not in the order.
    pub fn after(self, other: Technique, rank: Rank) -> Result<Order, NoPlace> {
        self.beside(other, rank, 1)
    }

    fn beside(self, other: Technique, rank: Rank, further: usize) -> Result<Order, NoPlace> {
        let mut order = self.without(rank.technique);
        let place = order.ranks.iter().position(|rank| rank.technique == other);
        order.ranks.insert(place.ok_or(NoPlace(other))? + further, rank);
        Ok(order)
    }

    /// The same without a technique.
    #[must_use]
    pub fn without(mut self, technique: Technique) -> Order {
        self.ranks.retain(|rank| rank.technique != technique);
        self
    }

    /// The techniques, first to last.
    pub fn ranks(&self) -> &[Rank] {
        &self.ranks
    }

    /// The technique's place, if it has one.
    pub fn rank(&self, technique: Technique) -> Option<&Rank> {
        self.ranks.iter().find(|rank| rank.technique == technique)
    }

    /// How hard a puzzle is: the level of the hardest technique, and the sum of the scores.
    pub fn rate(&self, puzzle: &Puzzle, budget: &Budget<'_>) -> Rating {
        ninefold::rate(Ranks::all(&self.ranks), &Scale::NINEFOLD, puzzle, budget)
    }

    /// The steps that solve a position, as [`Scale::path`].
    pub fn path(&self, position: &Position, budget: &Budget<'_>) -> Path {
        let ranks = Ranks::all(&self.ranks);
        Path::followed(|each| ninefold::follow(ranks, &Scale::NINEFOLD, position, budget, each))
    }

    /// The first step of the path onwards from a position; `None` when there is none.
    ///
    /// # Errors
    /// [`Spent`] when the budget is spent before a step is found.
    pub fn next_step(
        &self,
        position: &Position,
        budget: &Budget<'_>,
    ) -> Result<Option<Step>, Spent> {
        let ranks = Ranks::all(&self.ranks);
        let found = first(1, budget, |each| {
            ninefold::follow(ranks, &Scale::NINEFOLD, position, budget, each)
        });
        Ok(found?.pop())
    }
}

impl From<Scale> for Order {
    /// The techniques of the scale's table; none for a scale without a table.
    fn from(scale: Scale) -> Order {
        scale.ranks().copied().collect()
    }
}

impl FromIterator<Rank> for Order {
    /// These, first to last.
    fn from_iter<I: IntoIterator<Item = Rank>>(ranks: I) -> Order {
        Order { ranks: ranks.into_iter().collect() }
    }
}

/// A technique has no place in an order, so nothing can stand beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoPlace(pub Technique);

impl fmt::Display for NoPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} has no place in this order", self.0)
    }
}

impl core::error::Error for NoPlace {}
