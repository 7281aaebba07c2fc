//! A step: what it places and rules out, and why.

use super::technique::Technique;
use crate::board::{Cell, Value, Values};
use crate::check::{Effect, Proof};

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

impl Step {
    /// The values it places: those of cells with one value left.
    pub fn placements(&self) -> impl Iterator<Item = (Cell, Value)> {
        self.effects
            .iter()
            .filter_map(|effect| effect.kept.only().map(|value| (effect.cell, value)))
    }

    /// How many houses and rules one must keep in mind at once.
    pub fn size(&self) -> usize {
        self.proof.reasons.len().max(1)
    }
}
