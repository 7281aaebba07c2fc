//! What a path says about a puzzle: level, score, hardest technique, steps by technique.

use super::level::Level;
use super::order::{Order, Rank};
use super::path::End;
use crate::technique::Technique;

/// How hard a puzzle is by an order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grade {
    order: Order,
    end: End,
    hardest: Option<usize>,
    score: u32,
    counts: [u16; Technique::ALL.len()],
}

impl Grade {
    /// No step so far.
    pub(super) const fn new(order: &Order) -> Grade {
        let counts = [0; Technique::ALL.len()];
        Grade { order: *order, end: End::Stopped, hardest: None, score: 0, counts }
    }

    /// Counts a step of the technique at this place of the order's table.
    pub(super) fn add(&mut self, place: usize) {
        let rank = self.order.at(place);
        self.hardest = self.hardest.max(Some(place));
        self.score += rank.score;
        self.counts[rank.technique as usize] += 1;
    }

    /// The same, ended.
    pub(super) const fn ended(mut self, end: End) -> Grade {
        self.end = end;
        self
    }

    /// The order that was followed.
    pub const fn order(&self) -> &Order {
        &self.order
    }

    /// How the path ended.
    pub const fn end(&self) -> End {
        self.end
    }

    /// Whether the path solved the puzzle.
    pub fn is_solved(&self) -> bool {
        self.end == End::Solved
    }

    /// The level: of the hardest technique, or higher where the order has limits for scores. A
    /// puzzle that the order does not solve is extreme.
    pub fn level(&self) -> Level {
        if !self.is_solved() {
            return Level::Extreme;
        }
        let hardest = self.hardest.map_or(Level::Easy, |place| self.order.at(place).level);
        self.order.level(hardest, self.score)
    }

    /// The sum of the scores of all steps.
    pub const fn score(&self) -> u32 {
        self.score
    }

    /// The technique that the order tries last of those that were needed; `None` without a step.
    pub fn hardest(&self) -> Option<&'static Rank> {
        self.hardest.map(|place| self.order.at(place))
    }

    /// How many steps there are.
    pub fn steps(&self) -> usize {
        self.counts.iter().map(|&count| usize::from(count)).sum()
    }

    /// How many steps of a technique there are.
    pub const fn count(&self, technique: Technique) -> usize {
        self.counts[technique as usize] as usize
    }

    /// The techniques that were needed with the number of their steps, in the order's order.
    pub fn techniques(&self) -> impl Iterator<Item = (Technique, usize)> + '_ {
        self.order
            .techniques()
            .map(|technique| (technique, self.count(technique)))
            .filter(|(_, count)| *count > 0)
    }
}
