//! The exact search behind every check: can these constraints all be satisfied?

use super::constraint::{Constraint, Constraints};
use crate::grid::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, Transform};

/// A search that chooses more candidates than this gives up: a valid proof is short.
pub(super) const MOST_CHOICES: u32 = 20_000;

/// The search chose [`MOST_CHOICES`] candidates without finishing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TooLong;

/// The constraints to satisfy, and the remaining candidates.
#[derive(Clone, Copy)]
pub(super) struct Problem<'a> {
    /// By digit, the cells where it is possible.
    places: [CellSet; 9],
    /// The constraints that no chosen candidate satisfies.
    open: Constraints,
    /// One of these must be true; `None` when there is no such requirement, or one of them was
    /// chosen.
    guardians: Option<CandidateSet>,
    /// A true candidate's image is true.
    symmetry: Option<&'a Transform>,
}

impl<'a> Problem<'a> {
    pub(super) fn new(
        before: &Candidates,
        constraints: &Constraints,
        guardians: Option<CandidateSet>,
        symmetry: Option<&'a Transform>,
    ) -> Problem<'a> {
        let mut places = [CellSet::EMPTY; 9];
        for cell in Cell::ALL {
            for digit in before.get(cell) {
                places[digit.index()].insert(cell);
            }
        }
        Problem { places, open: *constraints, guardians, symmetry }
    }

    /// Removes a candidate.
    pub(super) fn remove(&mut self, Candidate { cell, digit }: Candidate) {
        self.places[digit.index()].remove(cell);
    }

    /// Makes a candidate and its images true; returns false when that is impossible.
    pub(super) fn choose(&mut self, chosen: Candidate) -> bool {
        let mut next = chosen;
        loop {
            if !self.choose_one(next) {
                return false;
            }
            let Some(symmetry) = self.symmetry else { return true };
            next = Candidate { cell: symmetry.cell(next.cell), digit: symmetry.digit(next.digit) };
            if next == chosen {
                return true;
            }
        }
    }

    fn choose_one(&mut self, chosen: Candidate) -> bool {
        let Candidate { cell, digit } = chosen;
        if !self.places[digit.index()].contains(cell) {
            return false;
        }
        self.places.iter_mut().for_each(|places| {
            places.remove(cell);
        });
        let places = &mut self.places[digit.index()];
        *places = (*places - cell.peers()).with(cell);
        self.open.remove(Constraint::Cell(cell));
        for house in cell.houses() {
            self.open.remove(Constraint::House(house, digit));
        }
        if self.guardians.is_some_and(|guardians| guardians.contains(cell, digit)) {
            self.guardians = None;
        }
        true
    }

    /// A way to satisfy all constraints, if there is one: the candidates that it leaves possible, those
    /// chosen included. `left` counts the candidates that may be chosen.
    pub(super) fn satisfied(mut self, left: &mut u32) -> Result<Option<CandidateSet>, TooLong> {
        loop {
            let Some(tightest) = self.tightest() else { return Ok(Some(self.candidates())) };
            let mut ways = tightest.iter();
            let Some(first) = ways.next() else { return Ok(None) };
            for way in ways {
                *left = left.checked_sub(1).ok_or(TooLong)?;
                let mut tried = self;
                if tried.choose(way)
                    && let Some(possible) = tried.satisfied(left)?
                {
                    return Ok(Some(possible));
                }
                self.remove(way);
            }
            *left = left.checked_sub(1).ok_or(TooLong)?;
            if !self.choose(first) {
                return Ok(None);
            }
        }
    }

    fn candidates(&self) -> CandidateSet {
        let mut all = CandidateSet::EMPTY;
        for digit in Digit::ALL {
            all.extend_digit(digit, self.places[digit.index()]);
        }
        all
    }

    /// The ways to satisfy the constraint that has the fewest; `None` when all are satisfied.
    fn tightest(&self) -> Option<CandidateSet> {
        let guardians = self.guardians.map(|guardians| self.possible(&guardians));
        let mut least = guardians.map_or(usize::MAX, |ways| ways.len());
        let mut tightest = None;
        for open in self.open.iter() {
            if least <= 1 {
                break;
            }
            let count = self.count(open);
            if count < least {
                (least, tightest) = (count, Some(open));
            }
        }
        tightest.map(|open| self.ways(open)).or(guardians)
    }

    fn count(&self, constraint: Constraint) -> usize {
        match constraint {
            Constraint::Cell(cell) => {
                self.places.iter().filter(|places| places.contains(cell)).count()
            }
            Constraint::House(house, digit) => (self.places[digit.index()] & house.cells()).len(),
        }
    }

    fn ways(&self, constraint: Constraint) -> CandidateSet {
        match constraint {
            Constraint::Cell(cell) => {
                let mut ways = CandidateSet::EMPTY;
                for digit in Digit::ALL {
                    if self.places[digit.index()].contains(cell) {
                        ways.insert(cell, digit);
                    }
                }
                ways
            }
            Constraint::House(house, digit) => {
                CandidateSet::digit(digit, self.places[digit.index()] & house.cells())
            }
        }
    }

    fn possible(&self, candidates: &CandidateSet) -> CandidateSet {
        let mut possible = CandidateSet::EMPTY;
        for digit in Digit::ALL {
            possible.extend_digit(digit, candidates.cells(digit) & self.places[digit.index()]);
        }
        possible
    }
}
