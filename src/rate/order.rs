//! Orders: which technique a person tries first, how hard it counts and what it scores.

use super::arrivals::Arrivals;
use super::choice::Choice;
use super::level::Level;
use super::{hodoku, ninefold};
use crate::technique::{Marks, Step, Technique};
use core::fmt;

/// A technique's place in an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rank {
    /// The technique.
    pub technique: Technique,
    /// The level of a puzzle that needs it.
    pub level: Level,
    /// What each step adds to a puzzle's score.
    pub score: u32,
}

/// A table of techniques from the one that is tried first to the one that is tried last.
#[derive(Debug)]
pub(super) struct Table {
    /// The name on a command line and in data.
    pub(super) name: &'static str,
    /// The techniques that take part.
    pub(super) ranks: &'static [Rank],
    /// The highest score of each level: a puzzle with a higher one is of a higher level. Empty
    /// when only the techniques count.
    pub(super) limits: &'static [u32],
    /// Whether, of several steps of a technique, the one is taken that comes first in the canonical
    /// form.
    pub(super) canonical: bool,
    /// Whether singles are taken in the order in which they arise.
    pub(super) singles_as_they_arise: bool,
    /// Where not the first step found is taken but the best.
    pub(super) choices: &'static [Choice],
}

/// Which technique is tried first, how hard each counts, and what it scores.
///
/// ```
/// use ninefold::rate::{Level, Order};
/// use ninefold::Technique;
///
/// let rank = Order::HODOKU.rank(Technique::NakedPair).expect("it takes part");
/// assert_eq!((rank.level, rank.score), (Level::Medium, 60));
/// let singles = Order::NINEFOLD.up_to(Level::Easy);
/// assert!(singles.rank(Technique::NakedPair).is_none());
/// ```
#[derive(Clone, Copy)]
pub struct Order {
    table: &'static Table,
    left_out: TechniqueSet,
}

/// Room for as many techniques as there may ever be.
type TechniqueSet = [u64; 4];

impl Order {
    /// Ninefold's own order: by how hard a technique is to see and to follow.
    pub const NINEFOLD: Order = Order { table: &ninefold::TABLE, left_out: [0; 4] };

    /// The order, levels and scores of HoDoKu 2.2 as it comes.
    pub const HODOKU: Order = Order { table: &hodoku::TABLE, left_out: [0; 4] };

    /// Every order.
    pub const ALL: [Order; 2] = [Order::NINEFOLD, Order::HODOKU];

    /// The name on a command line and in data.
    pub const fn name(&self) -> &'static str {
        self.table.name
    }

    /// The order of this name.
    pub fn named(name: &str) -> Option<Order> {
        Order::ALL.into_iter().find(|order| order.name().eq_ignore_ascii_case(name))
    }

    /// Whether grades are the same for all isomorphs of a puzzle: of several steps of a technique
    /// the order takes the one that comes first in the puzzle's canonical form. HoDoKu's does not,
    /// because HoDoKu reads the grid as it stands.
    pub const fn is_canonical(&self) -> bool {
        self.table.canonical
    }

    /// Whether the path takes singles in the order in which they arise, as HoDoKu does.
    pub(super) const fn takes_singles_as_they_arise(&self) -> bool {
        self.table.singles_as_they_arise
    }

    /// The same without a technique.
    #[must_use]
    pub fn without(mut self, technique: Technique) -> Order {
        let index = technique as usize;
        self.left_out[index / 64] |= 1 << (index % 64);
        self
    }

    /// The same without the techniques that are harder than a level.
    #[must_use]
    pub fn up_to(self, level: Level) -> Order {
        let harder = self.table.ranks.iter().filter(|rank| rank.level > level);
        harder.fold(self, |order, rank| order.without(rank.technique))
    }

    /// The techniques that take part, first to last.
    pub fn ranks(&self) -> impl Iterator<Item = &'static Rank> + '_ {
        self.places().map(|place| self.at(place))
    }

    /// The techniques, first to last.
    pub fn techniques(&self) -> impl Iterator<Item = Technique> + '_ {
        self.ranks().map(|rank| rank.technique)
    }

    /// The technique's place, if it takes part.
    pub fn rank(&self, technique: Technique) -> Option<&'static Rank> {
        self.ranks().find(|rank| rank.technique == technique)
    }

    /// The level of a puzzle with this hardest technique's level and this score.
    pub fn level(&self, hardest: Level, score: u32) -> Level {
        let enough = |level: &Level| {
            *level >= hardest
                && self.table.limits.get(level.index()).is_none_or(|limit| score <= *limit)
        };
        Level::ALL.into_iter().find(enough).unwrap_or(Level::Extreme)
    }

    /// The places in the table of the techniques that take part, first to last.
    pub(super) fn places(&self) -> impl Iterator<Item = usize> + '_ {
        let takes_part = |rank: &Rank| {
            let index = rank.technique as usize;
            self.left_out[index / 64] >> (index % 64) & 1 == 0
        };
        let ranks = self.table.ranks.iter().enumerate();
        ranks.filter(move |(_, rank)| takes_part(rank)).map(|(place, _)| place)
    }

    /// What stands at a place of the table.
    pub(super) fn at(&self, place: usize) -> &'static Rank {
        &self.table.ranks[place]
    }

    /// The step that the order takes next: of the first technique that finds one, the first, or the best
    /// where the order chooses.
    pub fn next_step(&self, marks: &Marks) -> Option<Step> {
        let mut taken = self.places().filter_map(|place| self.take_at(place, marks, None));
        taken.next().map(|(_, step)| step)
    }

    /// The step that is taken at a place of the table, if there is one, with its technique's own place.
    pub(super) fn take_at(
        &self,
        place: usize,
        marks: &Marks,
        singles: Option<&Arrivals>,
    ) -> Option<(usize, Step)> {
        let technique = self.at(place).technique;
        let mut choices = self.table.choices.iter();
        let step = match (choices.find(|choice| choice.among.contains(&technique)), singles) {
            (Some(choice), _) => return choice.best(self, place, marks),
            (None, Some(singles)) => singles.find(technique, marks),
            (None, None) => marks.find(technique),
        };
        step.map(|step| (place, step))
    }
}

impl PartialEq for Order {
    fn eq(&self, other: &Order) -> bool {
        self.name() == other.name() && self.left_out == other.left_out
    }
}

impl Eq for Order {}

impl fmt::Debug for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple(self.name()).field(&self.techniques().count()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_technique_has_one_place_in_ninefolds_order() {
        for technique in Technique::ALL {
            let places = ninefold::TABLE.ranks.iter().filter(|rank| rank.technique == *technique);
            let wanted = usize::from(!ninefold::ON_DEMAND.contains(technique));
            assert_eq!(places.count(), wanted, "{technique}");
        }
    }

    #[test]
    fn no_technique_stands_twice_in_hodokus_order() {
        for technique in Technique::ALL {
            let places = hodoku::TABLE.ranks.iter().filter(|rank| rank.technique == *technique);
            assert!(places.count() <= 1, "{technique}");
        }
    }

    #[test]
    fn ninefolds_levels_rise() {
        let levels = ninefold::TABLE.ranks.iter().map(|rank| rank.level);
        assert!(levels.is_sorted(), "a harder technique before an easier one");
    }

    #[test]
    fn a_high_score_raises_hodokus_level() {
        let order = Order::HODOKU;
        assert_eq!(order.level(Level::Easy, 800), Level::Easy);
        assert_eq!(order.level(Level::Easy, 801), Level::Medium);
        assert_eq!(order.level(Level::Easy, 1601), Level::Unfair);
        assert_eq!(order.level(Level::Easy, 1801), Level::Extreme);
        assert_eq!(order.level(Level::Extreme, 4), Level::Extreme);
        assert_eq!(Order::NINEFOLD.level(Level::Easy, 10_000), Level::Easy);
    }
}
