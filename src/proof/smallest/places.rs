//! Sets of candidates of open cells, and what choosing one leaves of them.

use crate::grid::{Candidate, CandidateSet, CellSet, Digit, House};
use crate::proof::{Constraint, Constraints};

/// By digit, the open cells where it is possible; or the candidates that were chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Places(pub(super) [CellSet; 9]);

impl Places {
    pub(super) const EMPTY: Places = Places([CellSet::EMPTY; 9]);

    pub(super) const fn contains(&self, Candidate { cell, digit }: Candidate) -> bool {
        self.0[digit.index()].contains(cell)
    }

    pub(super) const fn insert(&mut self, Candidate { cell, digit }: Candidate) {
        self.0[digit.index()].insert(cell);
    }

    pub(super) const fn remove(&mut self, Candidate { cell, digit }: Candidate) {
        self.0[digit.index()].remove(cell);
    }

    /// Removes a candidate and all that it excludes.
    pub(super) fn choose(&mut self, Candidate { cell, digit }: Candidate) {
        for places in &mut self.0 {
            places.remove(cell);
        }
        let places = &mut self.0[digit.index()];
        *places -= cell.peers();
    }

    /// How many candidates a constraint has.
    pub(super) fn count(&self, constraint: Constraint) -> usize {
        match constraint {
            Constraint::Cell(cell) => self.0.iter().filter(|places| places.contains(cell)).count(),
            Constraint::House(house, digit) => (self.0[digit.index()] & house.cells()).len(),
        }
    }

    /// The candidates of a constraint.
    pub(super) fn of(&self, constraint: Constraint) -> Places {
        let mut of = Places::EMPTY;
        match constraint {
            Constraint::Cell(cell) => {
                for (of, places) in of.0.iter_mut().zip(&self.0) {
                    *of = *places & CellSet::of(cell);
                }
            }
            Constraint::House(house, digit) => {
                of.0[digit.index()] = self.0[digit.index()] & house.cells();
            }
        }
        of
    }

    /// The candidates of several constraints.
    pub(super) fn of_all(&self, constraints: &Constraints) -> Places {
        constraints.iter().fold(Places::EMPTY, |all, constraint| {
            let of = self.of(constraint);
            Places(core::array::from_fn(|i| all.0[i] | of.0[i]))
        })
    }

    /// The only candidate of an open constraint.
    pub(super) fn single(&self) -> Option<(Candidate, Constraint)> {
        let [once, twice, _] = self.cells();
        for digit in Digit::ALL {
            let places = self.0[digit.index()];
            if let Some(cell) = (places & (once - twice)).first() {
                return Some((Candidate { cell, digit }, Constraint::Cell(cell)));
            }
            for house in House::ALL {
                if let Some(cell) = (places & house.cells()).only() {
                    return Some((Candidate { cell, digit }, Constraint::House(house, digit)));
                }
            }
        }
        None
    }

    /// The cells with at least one, two and three candidates.
    pub(super) fn cells(&self) -> [CellSet; 3] {
        let [mut once, mut twice, mut thrice] = [CellSet::EMPTY; 3];
        for places in &self.0 {
            thrice |= twice & *places;
            twice |= once & *places;
            once |= *places;
        }
        [once, twice, thrice]
    }

    pub(super) fn and(&self, other: &Places) -> Places {
        Places(core::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    pub(super) fn minus(&self, other: &Places) -> Places {
        Places(core::array::from_fn(|i| self.0[i] - other.0[i]))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|places| places.is_empty())
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Candidate> + use<> {
        let all = self.0;
        Digit::ALL.into_iter().flat_map(move |digit| {
            all[digit.index()].iter().map(move |cell| Candidate { cell, digit })
        })
    }

    /// The constraints that these candidates satisfy.
    pub(super) fn satisfied(&self) -> Constraints {
        self.iter()
            .fold(Constraints::EMPTY, |all, candidate| all.or(Constraints::of_candidate(candidate)))
    }
}

impl From<&Places> for CandidateSet {
    fn from(places: &Places) -> CandidateSet {
        places.iter().collect()
    }
}
