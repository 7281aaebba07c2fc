//! A producer's find: its rating, its effects and its reason.

use super::board::Board;
use super::chains::Evidence;
use super::kind::Kind;
use crate::grid::{Candidate, CandidateSet, House};
use crate::technique::{Ground, Pattern, Role};
use alloc::rc::Rc;
use core::fmt;

/// One step that a rule finds.
#[derive(Clone)]
pub(super) struct Find {
    /// The rating before it is printed: the original adds tenths as binary fractions, and which of
    /// two finds comes first can depend on the last bit.
    pub(super) difficulty: f64,
    pub(super) kind: Kind,
    pub(super) placement: Option<Candidate>,
    pub(super) removals: CandidateSet,
    /// The number that a chain's length part is made of; 0 for other kinds.
    pub(super) complexity: u32,
    /// What shows it on its board; none for chains.
    pub(super) reason: Option<Reason>,
    /// Its chains, if requested. Not a reason like the others, so that the page, which shows no chains
    /// of this scale, need not load what tells them.
    pub(super) evidence: Option<Rc<Evidence>>,
}

/// Makes the evidence of a find on its board.
pub(super) type Reason = Rc<dyn Fn(&Board) -> Pattern>;

impl Find {
    /// A find that places a digit and removes only what that digit rules out.
    pub(super) fn place(
        kind: Kind,
        placement: Candidate,
        reason: impl Fn(&Board) -> Pattern + 'static,
    ) -> Find {
        Find::new(kind, Some(placement), CandidateSet::EMPTY, Rc::new(reason))
    }

    /// A find that removes candidates; `None` when there is none to remove.
    pub(super) fn remove(
        kind: Kind,
        removals: CandidateSet,
        reason: impl Fn(&Board) -> Pattern + 'static,
    ) -> Option<Find> {
        (!removals.is_empty()).then(|| Find::new(kind, None, removals, Rc::new(reason)))
    }

    /// Apart from the others, which are compiled anew for each reason.
    #[inline(never)]
    fn new(
        kind: Kind,
        placement: Option<Candidate>,
        removals: CandidateSet,
        reason: Reason,
    ) -> Find {
        let (difficulty, reason) = (kind.difficulty(), Some(reason));
        Find { difficulty, kind, placement, removals, complexity: 0, reason, evidence: None }
    }
}

impl fmt::Debug for Find {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?} {:?}", self.kind, self.placement, self.removals)
    }
}

/// A digit that stands in the only place left.
pub(super) fn single(placement: Candidate) -> Pattern {
    Pattern::on(Ground::Houses).cells(Role::Body, placement.cell, placement.digit)
}

/// A digit that a pattern leaves one place in a house.
pub(super) fn left(pattern: Pattern, house: House, placement: Candidate) -> Pattern {
    pattern.house(Role::True, house).cells(Role::True, placement.cell, placement.digit)
}
