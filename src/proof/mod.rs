//! Proofs of steps, and a checker that knows no technique.
//!
//! A step claims that some candidates are false and some digits are right. Its [`Proof`] names the
//! constraints behind that, and [`check`] verifies it: it assumes the opposite, and an exact search
//! must find no way to satisfy these constraints. The search uses nothing else, so a valid proof
//! confirms the *reason* of the step, not just its effect. [`Checker`] takes the steps of any
//! program one after the other; claims and proofs are read from text with `parse`.
//!
//! ```
//! use ninefold::proof::{Claim, Constraint, Constraints, Proof, check};
//! use ninefold::{Candidate, CandidateSet, Candidates, Cell, Digit, Grid, House};
//!
//! // Row 1 lacks only 8 and 9, so r1c8 and r1c9 hold them, and the rest of block 3 loses 9.
//! let grid: Grid =
//!     "1234567..........................................................................".parse()?;
//! let before = Candidates::from(grid);
//! let nine = Digit::new(9).expect("a digit");
//! let gone = CandidateSet::of(Candidate { cell: Cell::at(2, 7), digit: nine });
//! let row: Constraints = [Constraint::House(House::row(0), nine)].into_iter().collect();
//! assert_eq!(check(&before, None, &Claim::eliminates(gone), &Proof::Truths(row)), Ok(()));
//!
//! let other: Constraints = [Constraint::House(House::row(1), nine)].into_iter().collect();
//! assert!(check(&before, None, &Claim::eliminates(gone), &Proof::Truths(other)).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod checker;
mod constraint;
mod deadly;
mod notation;
mod search;
mod smallest;

pub use checker::Checker;
pub use constraint::{Constraint, ConstraintIter, Constraints};
pub use deadly::Deadly;
pub use notation::Unreadable;
pub use smallest::{SearchResult, Smallest};

use crate::grid::{Candidate, CandidateSet, Candidates, Transform, Unique};
use core::fmt;
use search::{Effort, Problem, TooLong};

/// A step's claims about the candidates before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Claim {
    /// Candidates that are true.
    pub placements: CandidateSet,
    /// Candidates that are false.
    pub eliminations: CandidateSet,
}

impl Claim {
    /// Claims that these candidates are false.
    pub const fn eliminates(eliminations: CandidateSet) -> Claim {
        Claim { placements: CandidateSet::EMPTY, eliminations }
    }

    /// Claims that these candidates are true.
    pub const fn places(placements: CandidateSet) -> Claim {
        Claim { placements, eliminations: CandidateSet::EMPTY }
    }
}

/// The basis of a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Proof {
    /// These constraints cannot all be satisfied if the claim is wrong.
    Truths(Constraints),
    /// The same, with the guardians of a deadly pattern as one more constraint. Relies on the
    /// puzzle having one solution.
    Deadly(Deadly, Constraints),
    /// The same, for givens that a symmetry maps onto themselves. It then maps the only solution
    /// onto itself: what holds for a candidate holds for its image. Gurth's symmetrical placement.
    /// Also for a claim that a candidate is false with which, as a given, the symmetry would do
    /// that: if it were true, what holds for a candidate would hold for its image.
    Symmetry(Transform, Constraints),
}

impl Proof {
    /// The constraints.
    pub const fn truths(&self) -> &Constraints {
        match self {
            Proof::Truths(truths) | Proof::Deadly(_, truths) | Proof::Symmetry(_, truths) => truths,
        }
    }

    /// The same proof from other constraints.
    #[must_use]
    pub const fn with_truths(self, truths: Constraints) -> Proof {
        match self {
            Proof::Truths(_) => Proof::Truths(truths),
            Proof::Deadly(deadly, _) => Proof::Deadly(deadly, truths),
            Proof::Symmetry(transform, _) => Proof::Symmetry(transform, truths),
        }
    }

    /// The same proof without unnecessary constraints, which are dropped one by one from the last
    /// to the first. None of the remaining ones can be dropped.
    #[must_use]
    pub fn irreducible(self, before: &Candidates, unique: Option<&Unique>, claim: &Claim) -> Proof {
        self.without_surplus(self.truths(), before, unique, claim)
    }

    /// The same proof without those of some constraints that are unnecessary, dropped from the last
    /// to the first.
    pub(crate) fn without_surplus(
        self,
        among: &Constraints,
        before: &Candidates,
        unique: Option<&Unique>,
        claim: &Claim,
    ) -> Proof {
        let mut proof = self;
        let mut last_first: alloc::vec::Vec<Constraint> = among.iter().collect();
        last_first.reverse();
        for constraint in last_first {
            let mut fewer = *proof.truths();
            fewer.remove(constraint);
            let shorter = proof.with_truths(fewer);
            if check(before, unique, claim, &shorter).is_ok() {
                proof = shorter;
            }
        }
        proof
    }
}

/// The flaw of a proof.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Flaw {
    /// The proof leaves this candidate open: its constraints can be satisfied even if the claim
    /// about the candidate is wrong.
    Open(Candidate),
    /// The search for a way to satisfy the constraints became too long.
    TooLong,
    /// The proof relies on uniqueness, which is not known here.
    NotUnique,
    /// The cells can be filled without a guardian in a way that cannot be exchanged for another one.
    NotDeadly,
    /// The transformation does not map the clues onto themselves.
    NotSymmetric,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Open(candidate) => write!(f, "the constraints leave {candidate} open"),
            Flaw::TooLong => f.write_str("the proof takes too long to check"),
            Flaw::NotUnique => f.write_str("the proof needs a puzzle with one solution"),
            Flaw::NotDeadly => f.write_str("the cells can be filled without being deadly"),
            Flaw::NotSymmetric => f.write_str("the clues are not symmetric in this way"),
        }
    }
}

impl core::error::Error for Flaw {}

/// Checks the proof of a claim about the candidates `before` a step. `unique` is the proof that the
/// puzzle has one solution.
///
/// # Errors
/// [`Flaw`]: what is wrong with the proof.
pub fn check(
    before: &Candidates,
    unique: Option<&Unique>,
    claim: &Claim,
    proof: &Proof,
) -> Result<(), Flaw> {
    let (guardians, symmetry) = match proof {
        Proof::Truths(_) => (None, None),
        Proof::Deadly(deadly, _) => {
            deadly.check(before, unique.ok_or(Flaw::NotUnique)?)?;
            (Some(deadly.guardians), None)
        }
        Proof::Symmetry(transform, _) => {
            let unique = unique.ok_or(Flaw::NotUnique)?;
            // What is refuted may be a clue that is missing from the symmetry.
            let completes = || {
                let mut gone = claim.eliminations.iter();
                claim.placements.is_empty()
                    && !claim.eliminations.is_empty()
                    && gone.all(|candidate| unique.is_fixed_with(transform, candidate))
            };
            if !unique.is_fixed_by(transform) && !completes() {
                return Err(Flaw::NotSymmetric);
            }
            (None, Some(transform))
        }
    };
    let problem = Problem::new(before, proof.truths(), guardians, symmetry);
    let mut effort = Effort::new();
    let mut refuted = |candidate: Candidate, problem: Problem<'_>| {
        effort.renew();
        match problem.satisfied(&mut effort).map_err(|TooLong| Flaw::TooLong)? {
            Some(_) => Err(Flaw::Open(candidate)),
            None => Ok(()),
        }
    };
    for candidate in &claim.eliminations {
        let mut assumed = problem;
        if assumed.choose(candidate) {
            refuted(candidate, assumed)?;
        }
    }
    for candidate in &claim.placements {
        let mut assumed = problem;
        assumed.remove(candidate);
        refuted(candidate, assumed)?;
    }
    Ok(())
}

/// Whether these constraints rule a candidate out, as [`check`] would confirm: `None`. Otherwise
/// candidates that they do not rule out, this one among them, unless the search became too long.
pub(crate) fn left_open(
    before: &Candidates,
    truths: &Constraints,
    candidate: Candidate,
) -> Option<CandidateSet> {
    let mut assumed = Problem::new(before, truths, None, None);
    if !assumed.choose(candidate) {
        return None;
    }
    match assumed.satisfied(&mut Effort::new()) {
        Ok(possible) => possible,
        Err(TooLong) => Some(CandidateSet::of(candidate)),
    }
}
