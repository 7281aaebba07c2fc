//! A step: its effects and, separately, its evidence.

use super::{Budget, Flow, Pattern, Technique};
use crate::grid::{Candidate, CandidateSet, Cell, Digit, Solution};
use crate::marks::Marks;

/// Where a finder puts what it finds: each find becomes a step of the technique that was asked for.
pub struct Emit<'a> {
    technique: Technique,
    found: &'a mut dyn FnMut(Step) -> Flow,
    budget: &'a Budget<'a>,
}

impl<'a> Emit<'a> {
    /// Passes the steps of a technique on to `found`.
    pub fn new(
        technique: Technique,
        budget: &'a Budget<'a>,
        found: &'a mut dyn FnMut(Step) -> Flow,
    ) -> Emit<'a> {
        Emit { technique, found, budget }
    }

    /// Passes on a step that writes one digit, see [`Found::place`]. Returns whether to go on, as do
    /// the other two.
    pub fn place(&mut self, cell: Cell, digit: Digit, pattern: Pattern) -> Flow {
        self.found(Found::place(cell, digit, pattern))
    }

    /// Passes on a step that removes candidates.
    pub fn eliminate(&mut self, gone: CandidateSet, pattern: Pattern) -> Flow {
        self.found(Found::eliminate(gone, pattern))
    }

    /// Passes on a step with any effects.
    pub fn found(&mut self, found: Found) -> Flow {
        (self.found)(found.by(self.technique))
    }

    /// The technique that was asked for.
    pub const fn technique(&self) -> Technique {
        self.technique
    }

    /// The budget, which a search spends as it goes.
    pub const fn budget(&self) -> &'a Budget<'a> {
        self.budget
    }
}

/// What a finder finds: effects on the marks, and the evidence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    pub(super) placements: CandidateSet,
    pub(super) eliminations: CandidateSet,
    pub(super) pattern: Pattern,
}

impl Found {
    /// One digit is written. The eliminations in the cell's peers, which follow from that, are not
    /// listed.
    pub fn place(cell: Cell, digit: Digit, pattern: Pattern) -> Found {
        Found::new(CandidateSet::of(Candidate { cell, digit }), CandidateSet::EMPTY, pattern)
    }

    /// Candidates are removed.
    pub fn eliminate(gone: CandidateSet, pattern: Pattern) -> Found {
        Found::new(CandidateSet::EMPTY, gone, pattern)
    }

    /// Any effects.
    pub fn new(placements: CandidateSet, eliminations: CandidateSet, pattern: Pattern) -> Found {
        Found { placements, eliminations, pattern }
    }

    /// The evidence.
    pub const fn pattern(&self) -> &Pattern {
        &self.pattern
    }

    /// The step of a technique that does this.
    pub fn by(self, technique: Technique) -> Step {
        Step { technique, found: self }
    }
}

/// One application of a technique: its effects on the marks, and the evidence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    technique: Technique,
    pub(super) found: Found,
}

impl Step {
    /// The technique that was applied.
    pub const fn technique(&self) -> Technique {
        self.technique
    }

    /// The digits written.
    pub const fn placements(&self) -> &CandidateSet {
        &self.found.placements
    }

    /// The candidates removed, besides those that a written digit removes.
    pub const fn eliminations(&self) -> &CandidateSet {
        &self.found.eliminations
    }

    /// The evidence.
    pub const fn pattern(&self) -> &Pattern {
        &self.found.pattern
    }

    /// Applies the step; the same as [`Marks::apply`].
    pub fn apply(&self, marks: &mut Marks) {
        marks.apply(self);
    }

    /// Whether a solution agrees: it has every digit written and none that is removed.
    pub fn agrees_with(&self, solution: &Solution) -> bool {
        self.found.placements.iter().all(|c| solution.get(c.cell) == c.digit)
            && self.found.eliminations.iter().all(|c| solution.get(c.cell) != c.digit)
    }
}

impl Marks {
    /// Writes the step's digits and removes its candidates.
    pub fn apply(&mut self, step: &Step) {
        step.placements().iter().for_each(|c| self.place(c.cell, c.digit));
        self.eliminate_all(step.eliminations());
    }
}
