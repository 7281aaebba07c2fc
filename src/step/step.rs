//! A step: its effects and, separately, its evidence.

use super::{Budget, Flow, Pattern, Technique};
use crate::grid::{CandidateSet, Cell, Digit, Solution};
use crate::marks::Marks;

/// Where a technique puts the steps that it finds, and the budget of its search. Both return whether
/// to go on.
pub struct Emit<'a> {
    found: &'a mut dyn FnMut(Step) -> Flow,
    budget: &'a Budget<'a>,
}

impl<'a> Emit<'a> {
    /// Passes the steps on to `found`.
    pub fn new(budget: &'a Budget<'a>, found: &'a mut dyn FnMut(Step) -> Flow) -> Emit<'a> {
        Emit { found, budget }
    }

    /// Passes a step on.
    pub fn step(&mut self, step: Step) -> Flow {
        (self.found)(step)
    }

    /// The budget, which a search spends as it goes.
    pub const fn budget(&self) -> &'a Budget<'a> {
        self.budget
    }
}

/// One application of a technique: its effects on the marks, and the evidence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    technique: Technique,
    placements: CandidateSet,
    eliminations: CandidateSet,
    pattern: Pattern,
}

impl Step {
    /// A step that writes one digit. The eliminations in the cell's peers, which follow from that,
    /// are not listed.
    pub fn place(technique: Technique, cell: Cell, digit: Digit, pattern: Pattern) -> Step {
        let placements = CandidateSet::of(cell, digit);
        Step { technique, placements, eliminations: CandidateSet::EMPTY, pattern }
    }

    /// A step that removes candidates.
    pub fn eliminate(technique: Technique, gone: CandidateSet, pattern: Pattern) -> Step {
        Step { technique, placements: CandidateSet::EMPTY, eliminations: gone, pattern }
    }

    /// A step with any effects.
    pub fn new(
        technique: Technique,
        placements: CandidateSet,
        eliminations: CandidateSet,
        pattern: Pattern,
    ) -> Step {
        Step { technique, placements, eliminations, pattern }
    }

    /// The technique that was applied.
    pub const fn technique(&self) -> Technique {
        self.technique
    }

    /// The digits written.
    pub const fn placements(&self) -> &CandidateSet {
        &self.placements
    }

    /// The candidates removed, besides those that a written digit removes.
    pub const fn eliminations(&self) -> &CandidateSet {
        &self.eliminations
    }

    /// The evidence.
    pub const fn pattern(&self) -> &Pattern {
        &self.pattern
    }

    /// Applies the step; the same as [`Marks::apply`].
    pub fn apply(&self, marks: &mut Marks) {
        marks.apply(self);
    }

    /// Whether a solution agrees: it has every digit written and none that is removed.
    pub fn agrees_with(&self, solution: &Solution) -> bool {
        self.placements.iter().all(|c| solution.get(c.cell) == c.digit)
            && self.eliminations.iter().all(|c| solution.get(c.cell) != c.digit)
    }
}

impl Marks {
    /// Writes the step's digits and removes its candidates.
    pub fn apply(&mut self, step: &Step) {
        step.placements().iter().for_each(|c| self.place(c.cell, c.digit));
        self.eliminate_all(step.eliminations());
    }
}
