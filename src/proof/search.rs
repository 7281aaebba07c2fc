//! The exact search behind every check: can these constraints all be satisfied?
//!
//! It branches on the constraint with the fewest candidates. Among the constraints of a large proof
//! many are not needed, so one that had no candidate left before counts as tighter (Boussemart and
//! others 2004). Cells that are more than their digits can fill are recognised by counting: to try
//! them all would take as long as for pigeons and holes.

use super::constraint::{Constraint, Constraints};
use crate::grid::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, House, Transform};

/// A search that chooses more candidates than this gives up: a valid proof is short.
pub(super) const MOST_CHOICES: u32 = 20_000;

/// The search chose [`MOST_CHOICES`] candidates without finishing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TooLong;

/// Cells are counted after this many choices at most, and up to this many houses a digit: counting
/// takes longer than a choice.
const COUNTED: usize = 2;
const MOST_HOUSES: usize = 6;

/// What a search may still do, and what it has learnt.
pub(super) struct Effort {
    /// How many candidates may still be chosen.
    left: u32,
    /// By constraint, one more than how often it had no candidate left.
    weights: [u16; Constraint::COUNT],
}

impl Effort {
    pub(super) const fn new() -> Effort {
        Effort { left: MOST_CHOICES, weights: [1; Constraint::COUNT] }
    }

    /// The same for another search, with what the last one has learnt.
    pub(super) const fn renew(&mut self) {
        self.left = MOST_CHOICES;
    }

    fn spend(&mut self) -> Result<(), TooLong> {
        self.left = self.left.checked_sub(1).ok_or(TooLong)?;
        Ok(())
    }
}

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
        if self.guardians.is_some_and(|guardians| guardians.contains(Candidate { cell, digit })) {
            self.guardians = None;
        }
        true
    }

    /// A way to satisfy all constraints, if there is one: the candidates that it leaves possible, those
    /// chosen included.
    pub(super) fn satisfied(self, effort: &mut Effort) -> Result<Option<CandidateSet>, TooLong> {
        self.search(0, effort)
    }

    fn search(
        mut self,
        mut chosen: usize,
        effort: &mut Effort,
    ) -> Result<Option<CandidateSet>, TooLong> {
        loop {
            let (ways, open) = match self.tightest(&effort.weights) {
                Some(tightest) => tightest,
                None => return Ok(Some(self.candidates())),
            };
            let mut rest = ways.iter();
            let Some(first) = rest.next() else {
                if let Some(open) = open {
                    let weight = &mut effort.weights[open.index()];
                    *weight = weight.saturating_add(1);
                }
                return Ok(None);
            };
            if ways.len() > 1 && chosen <= COUNTED && self.is_overfull() {
                return Ok(None);
            }
            for way in rest {
                effort.spend()?;
                let mut tried = self;
                if tried.choose(way)
                    && let Some(possible) = tried.search(chosen + 1, effort)?
                {
                    return Ok(Some(possible));
                }
                self.remove(way);
            }
            effort.spend()?;
            if !self.choose(first) {
                return Ok(None);
            }
            chosen += usize::from(ways.len() > 1);
        }
    }

    /// Whether the cells that must be filled are more than their digits can fill: a digit fills as
    /// many as there are houses that hold all its places among them.
    fn is_overfull(&self) -> bool {
        let cells = self.open.cells();
        let mut left = cells.len();
        self.places.iter().all(|places| {
            let places = *places & cells;
            let most = (0..left.min(MOST_HOUSES)).find(|count| are_in(places, *count));
            left -= most.unwrap_or(left);
            left > 0
        }) && left > 0
    }

    fn candidates(&self) -> CandidateSet {
        let mut all = CandidateSet::EMPTY;
        for digit in Digit::ALL {
            all.extend_digit(digit, self.places[digit.index()]);
        }
        all
    }

    /// The ways to satisfy the constraint that has the fewest for its weight, and which it is if not
    /// the guardians; `None` when all are satisfied.
    fn tightest(
        &self,
        weights: &[u16; Constraint::COUNT],
    ) -> Option<(CandidateSet, Option<Constraint>)> {
        let guardians = self.guardians.map(|guardians| self.possible(&guardians));
        // The fewest ways, and the weight of what has them.
        let mut least = guardians.map_or((u64::from(u16::MAX), 1), |ways| (ways.len() as u64, 1));
        let mut tightest = None;
        for open in &self.open {
            if least.0 <= 1 {
                break;
            }
            let (count, weight) = (self.count(open) as u64, u64::from(weights[open.index()]));
            if count <= 1 || count * least.1 < least.0 * weight {
                (least, tightest) = ((count, weight), Some(open));
            }
        }
        match tightest {
            Some(open) => Some((self.ways(open), tightest)),
            None => Some((guardians?, None)),
        }
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
                        ways.insert(Candidate { cell, digit });
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

/// Whether this many houses hold all these cells.
fn are_in(cells: CellSet, count: usize) -> bool {
    let Some(cell) = cells.first() else { return true };
    let rest = |house: House| cells - house.cells();
    count > 0 && cell.houses().into_iter().any(|house| are_in(rest(house), count - 1))
}
