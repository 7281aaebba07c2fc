//! A step: what it places and rules out, and why.

use ninefold::sorting::sort;

use super::technique::Technique;
use crate::board::{Cell, Value, Values};
use crate::check::{Effect, Proof, Reason};
use crate::puzzle::Puzzle;

/// Whether the whole search for steps is built in. The page's engine is smaller: it looks at puzzles as they are drawn, tells
/// no cases and tries no values. The compiler leaves out what needs this.
pub(super) const THOROUGH: bool = cfg!(feature = "thorough");

/// A step that a person takes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Step {
    /// How it was found.
    pub technique: Technique,
    /// What it says of each cell that changes.
    pub effects: Vec<Effect>,
    /// Why it is right.
    pub proof: Proof,
    /// The candidates that make its pattern: the places of a value, the cells of a pair.
    pub pattern: Vec<(Cell, Values)>,
    /// Whether it is proved that no step of its technique rests on fewer houses and rules; see
    /// [`Explainer::with_tries`](super::Explainer::with_tries).
    pub is_fewest: bool,
}

/// The values that effects place: those of cells with one value left.
pub(super) fn placements(effects: &[Effect]) -> impl Iterator<Item = (Cell, Value)> {
    effects.iter().filter_map(|effect| effect.kept.only().map(|value| (effect.cell, value)))
}

impl Step {
    /// The values it places: those of cells with one value left.
    pub fn placements(&self) -> impl Iterator<Item = (Cell, Value)> {
        placements(&self.effects)
    }

    /// Its effects in the order of the sentence: what it places comes first, then cells in the order of its first rule.
    pub(super) fn ordered(&self, puzzle: &Puzzle) -> Vec<Effect> {
        let line = match self.proof.reasons.first() {
            Some(Reason::Rule(rule)) => puzzle.rule(*rule).cells(puzzle.board()),
            _ => Vec::new(),
        };
        let key = |(at, effect): (usize, &Effect)| {
            let along = line.iter().position(|cell| *cell == effect.cell).unwrap_or(line.len());
            (along + (usize::from(effect.kept.len() != 1) << 16), at)
        };
        let mut order: Vec<(usize, usize)> = self.effects.iter().enumerate().map(key).collect();
        sort(&mut order);
        order.into_iter().map(|(_, at)| self.effects[at]).collect()
    }

    /// Whether its sentence has the cases.
    pub(super) fn tells_cases(&self) -> bool {
        THOROUGH && self.technique == Technique::Cases
    }

    /// How many houses and rules one must keep in mind at once.
    pub fn size(&self) -> usize {
        // A trial names all houses and rules, so its totals ask for no more.
        let is_counted = |reason: &&Reason| {
            self.technique != Technique::Trial || !matches!(reason, Reason::Total { .. })
        };
        self.proof.reasons.iter().filter(is_counted).count().max(1)
    }
}
