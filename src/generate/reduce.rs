//! Taking clues out of a puzzle in a given order, as long as it stays a puzzle.
//!
//! A [`Reduction`] asks its questions one at a time and is told the answers, so that many puzzles can be
//! reduced at once and the engine can work on all their questions together.

use super::question::Question;
use super::unavoidable::small_sets;
use crate::grid::{Cell, CellSet, Solution};
use alloc::vec::Vec;

/// A puzzle on its way down.
#[derive(Clone, Debug)]
pub(super) struct Reduction {
    solution: Solution,
    /// What is given now; it determines the solution.
    clues: CellSet,
    /// Groups of clues that go together or not at all, in the order in which they are tried.
    groups: Vec<CellSet>,
    /// The place of each cell's group in that order.
    places: [u8; 81],
    /// Known unavoidable sets.
    sets: Vec<CellSet>,
    /// No fewer clues than this.
    fewest: usize,
    stage: Stage,
}

#[derive(Clone, Copy, Debug)]
enum Stage {
    /// The groups before the place may go all at once, for all that is known.
    Strip(usize),
    /// The groups from this place on are tried one by one.
    Single(usize),
}

impl Reduction {
    /// A reduction without a puzzle; its memory is used by every [`Reduction::restart`].
    pub(super) fn new(solution: Solution) -> Reduction {
        Reduction {
            solution,
            clues: CellSet::FULL,
            groups: Vec::new(),
            places: [0; 81],
            sets: Vec::new(),
            fewest: 0,
            stage: Stage::Single(0),
        }
    }

    /// Starts with the clues of a puzzle that has just this solution. Groups that are no clues are passed over.
    pub(super) fn restart(
        &mut self,
        solution: Solution,
        clues: CellSet,
        groups: impl IntoIterator<Item = CellSet>,
        fewest: usize,
    ) {
        if solution != self.solution || self.sets.is_empty() {
            small_sets(&solution, &mut self.sets);
        }
        self.solution = solution;
        self.clues = clues;
        self.fewest = fewest;
        self.groups.clear();
        self.places = [u8::MAX; 81];
        for group in groups.into_iter().filter(|group| group.meets(clues)) {
            for cell in group {
                self.places[cell.index()] = self.groups.len() as u8;
            }
            self.groups.push(group);
        }
        let mut most = self.groups.len();
        for i in 0..self.sets.len() {
            most = most.min(self.first_fall(self.sets[i]));
        }
        self.stage = Stage::Strip(most);
        self.settle_strip();
    }

    /// The clues that are left; they determine the solution at any time.
    pub(super) const fn clues(&self) -> CellSet {
        self.clues
    }

    /// How many groups, counted from the first, may go before all clues in an unavoidable set are gone.
    fn first_fall(&self, set: CellSet) -> usize {
        let mut last = 0;
        for cell in set & self.clues {
            last = last.max(self.places[cell.index()]);
        }
        usize::from(last)
    }

    /// What is left when the first groups go.
    fn without_first(&self, count: usize) -> CellSet {
        self.groups[..count].iter().fold(self.clues, |clues, &group| clues - group)
    }

    /// Shortens the strip until enough clues are left.
    fn settle_strip(&mut self) {
        if let Stage::Strip(most) = &mut self.stage {
            let mut clues = self.groups[..*most].iter().fold(self.clues, |c, &group| c - group);
            while clues.len() < self.fewest {
                *most -= 1;
                clues |= self.groups[*most] & self.clues;
            }
            if *most == 0 {
                self.stage = Stage::Single(0);
            }
        }
    }

    /// The next question, or `None` when the puzzle is reduced. Must be answered before the next one.
    pub(super) fn question(&mut self) -> Option<Question> {
        loop {
            match self.stage {
                Stage::Strip(most) => {
                    let clues = self.without_first(most);
                    return Some(Question { solution: self.solution, clues, differs: None });
                }
                Stage::Single(place) => {
                    let group = *self.groups.get(place)?;
                    let clues = self.clues - group;
                    let needed =
                        clues.len() < self.fewest || self.sets.iter().any(|set| !set.meets(clues));
                    if needed {
                        self.stage = Stage::Single(place + 1);
                        continue;
                    }
                    let differs: Option<Cell> = (group & self.clues).only();
                    return Some(Question { solution: self.solution, clues, differs });
                }
            }
        }
    }

    /// Takes the answer to the last question: another solution, if there is one.
    pub(super) fn answer(&mut self, other: Option<&Solution>) {
        match (self.stage, other) {
            (Stage::Strip(most), None) => {
                self.clues = self.without_first(most);
                self.stage = Stage::Single(most);
            }
            (Stage::Strip(most), Some(other)) => {
                let differing = difference(&self.solution, other);
                self.stage = Stage::Strip(most.min(self.first_fall(differing)));
                self.settle_strip();
            }
            (Stage::Single(place), None) => {
                self.clues -= self.groups[place];
                self.stage = Stage::Single(place + 1);
            }
            (Stage::Single(place), Some(_)) => self.stage = Stage::Single(place + 1),
        }
    }
}

/// The cells where two solutions differ: an unavoidable set of each.
pub(super) fn difference(a: &Solution, b: &Solution) -> CellSet {
    let mut bits = 0_u128;
    for (i, (a, b)) in a.digits().iter().zip(b.digits()).enumerate() {
        bits |= u128::from(a != b) << i;
    }
    CellSet::from_bits(bits)
}
