//! A producer's find: its rating and its effects.

use super::chains::Told;
use super::kind::Kind;
use crate::grid::{Candidate, CandidateSet};
use alloc::rc::Rc;

/// One step that a rule finds.
#[derive(Clone, Debug)]
pub(super) struct Find {
    /// The rating before it is printed: the original adds tenths as binary fractions, and which of
    /// two finds comes first can depend on the last bit.
    pub(super) difficulty: f64,
    pub(super) kind: Kind,
    pub(super) placement: Option<Candidate>,
    pub(super) removals: CandidateSet,
    /// The number that a chain's length part is made of; 0 for other kinds.
    pub(super) complexity: u32,
    /// Its chains, if requested.
    pub(super) told: Option<Rc<Told>>,
}

impl Find {
    /// A find that places a digit and removes only what that digit rules out.
    pub(super) fn place(kind: Kind, placement: Candidate) -> Find {
        Find {
            difficulty: kind.difficulty(),
            kind,
            placement: Some(placement),
            removals: CandidateSet::EMPTY,
            complexity: 0,
            told: None,
        }
    }

    /// A find that removes candidates; `None` when there is none to remove.
    pub(super) fn remove(kind: Kind, removals: CandidateSet) -> Option<Find> {
        let difficulty = kind.difficulty();
        let find = Find { difficulty, kind, placement: None, removals, complexity: 0, told: None };
        (!removals.is_empty()).then_some(find)
    }
}
