//! A producer's find: its rating and its effects.

use super::chains::Told;
use super::kind::Kind;
use crate::grid::{Candidate, CandidateSet};
use alloc::rc::Rc;

/// One step that a rule finds.
#[derive(Clone, Debug)]
pub(super) struct Hint {
    /// The rating before it is printed: the original adds tenths as binary fractions, and which of
    /// two hints comes first can depend on the last bit.
    pub(super) difficulty: f64,
    pub(super) kind: Kind,
    pub(super) placement: Option<Candidate>,
    pub(super) removals: CandidateSet,
    /// The number that a chain's length part is made of; 0 for other kinds.
    pub(super) complexity: u32,
    /// Its chains, if requested.
    pub(super) told: Option<Rc<Told>>,
}

impl Hint {
    /// A hint that places a digit and removes only what that digit rules out.
    pub(super) fn place(difficulty: f64, kind: Kind, placement: Candidate) -> Hint {
        Hint {
            difficulty,
            kind,
            placement: Some(placement),
            removals: CandidateSet::EMPTY,
            complexity: 0,
            told: None,
        }
    }

    /// A hint that removes candidates; `None` when there is none to remove.
    pub(super) fn remove(difficulty: f64, kind: Kind, removals: CandidateSet) -> Option<Hint> {
        let hint = Hint { difficulty, kind, placement: None, removals, complexity: 0, told: None };
        (!removals.is_empty()).then_some(hint)
    }
}
