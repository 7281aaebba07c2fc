//! Whether some constraints can all be satisfied: an exact search over their candidates alone.
//!
//! A proof has few candidates, so these are numbered, and a set of them is a word or two. Each
//! constraint knows its candidates; a chosen one removes those of the four constraints that it
//! satisfies.

use super::places::Places;
use crate::grid::Candidate;
use crate::proof::constraint::bits;
use crate::proof::search::MOST_CHOICES;
use crate::proof::{Constraint, Constraints};
use alloc::vec::Vec;

/// Why constraints were not satisfied.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Unsatisfied {
    /// They cannot be.
    Never,
    /// The search was given up.
    Unknown,
}

impl Places {
    /// Whether these constraints can all be satisfied: the candidates chosen for them are added to
    /// `chosen`, and those that are left are returned. Candidates of `first` are tried first. What
    /// would take more choices than the [checker](crate::proof::check) makes is given up.
    pub(super) fn satisfy(
        &self,
        open: &Constraints,
        first: &Places,
        chosen: &mut Places,
    ) -> Result<Places, Unsatisfied> {
        let among = self.of_all(open);
        match among.0.iter().map(|cells| cells.len()).sum::<usize>() {
            // WebAssembly does without a third copy.
            #[cfg(not(target_family = "wasm"))]
            0..=128 => CandidateSearch::<2>::new(&among, open, first).run(self, chosen),
            0..=256 => CandidateSearch::<4>::new(&among, open, first).run(self, chosen),
            _ => CandidateSearch::<12>::new(&among, open, first).run(self, chosen),
        }
    }
}

/// A set of numbered candidates.
type Numbers<const WORDS: usize> = [u64; WORDS];

/// The search for candidates that satisfy constraints.
struct CandidateSearch<const WORDS: usize> {
    /// The candidates by number.
    candidates: Vec<Candidate>,
    /// By constraint, its candidates.
    of: [Numbers<WORDS>; Constraint::COUNT],
    /// What is tried first.
    first: Numbers<WORDS>,
    /// The constraints that no candidate chosen so far satisfies; behind them, those of the choices
    /// that are being tried.
    open: Vec<u16>,
    /// The numbers of the chosen candidates.
    chosen: Vec<usize>,
    /// How many choices may still be made.
    choices: u32,
}

impl<const WORDS: usize> CandidateSearch<WORDS> {
    fn new(among: &Places, open: &Constraints, first: &Places) -> CandidateSearch<WORDS> {
        let mut search = CandidateSearch {
            candidates: among.iter().collect(),
            of: [[0; WORDS]; Constraint::COUNT],
            first: [0; WORDS],
            open: open.iter().map(|constraint| constraint.index() as u16).collect(),
            chosen: Vec::new(),
            choices: MOST_CHOICES,
        };
        for (number, candidate) in search.candidates.iter().enumerate() {
            let (word, bit) = (number / 64, 1 << (number % 64));
            for constraint in satisfied_by(*candidate) {
                search.of[constraint][word] |= bit;
            }
            if first.contains(*candidate) {
                search.first[word] |= bit;
            }
        }
        search
    }

    /// What the chosen candidates leave of these places.
    fn run(mut self, places: &Places, chosen: &mut Places) -> Result<Places, Unsatisfied> {
        let mut all = [0; WORDS];
        (0..self.candidates.len()).for_each(|number| all[number / 64] |= 1 << (number % 64));
        self.choose_for(0, all)?;
        let mut left = *places;
        for number in self.chosen {
            left.choose(self.candidates[number]);
            chosen.insert(self.candidates[number]);
        }
        Ok(left)
    }

    /// Chooses candidates among those that are left for the open constraints from a place on.
    fn choose_for(&mut self, from: usize, left: Numbers<WORDS>) -> Result<(), Unsatisfied> {
        let mut tightest = None;
        let mut least = u32::MAX;
        for &constraint in &self.open[from..] {
            let count = len(&and(&left, &self.of[usize::from(constraint)]));
            if count < least {
                (least, tightest) = (count, Some(usize::from(constraint)));
                if count <= 1 {
                    break;
                }
            }
        }
        let Some(constraint) = tightest else { return Ok(()) };
        let ways = and(&left, &self.of[constraint]);
        let mut left = left;
        for way in bits(and(&ways, &self.first)).chain(bits(minus(&ways, &self.first))) {
            self.choices = self.choices.checked_sub(1).ok_or(Unsatisfied::Unknown)?;
            let satisfied = satisfied_by(self.candidates[way]);
            let mut next = left;
            for constraint in satisfied {
                next = minus(&next, &self.of[constraint]);
            }
            let end = self.open.len();
            for at in from..end {
                let constraint = self.open[at];
                if !satisfied.contains(&usize::from(constraint)) {
                    self.open.push(constraint);
                }
            }
            let found = self.choose_for(end, next);
            self.open.truncate(end);
            match found {
                Ok(()) => {
                    self.chosen.push(way);
                    return Ok(());
                }
                Err(Unsatisfied::Never) => left[way / 64] &= !(1 << (way % 64)),
                Err(Unsatisfied::Unknown) => return Err(Unsatisfied::Unknown),
            }
        }
        Err(Unsatisfied::Never)
    }
}

/// The indices of the constraints that a candidate satisfies.
fn satisfied_by(Candidate { cell, digit }: Candidate) -> [usize; 4] {
    let [row, column, block] = cell.houses().map(|house| Constraint::House(house, digit).index());
    [Constraint::Cell(cell).index(), row, column, block]
}

fn and<const WORDS: usize>(a: &Numbers<WORDS>, b: &Numbers<WORDS>) -> Numbers<WORDS> {
    core::array::from_fn(|i| a[i] & b[i])
}

fn minus<const WORDS: usize>(a: &Numbers<WORDS>, b: &Numbers<WORDS>) -> Numbers<WORDS> {
    core::array::from_fn(|i| a[i] & !b[i])
}

fn len<const WORDS: usize>(numbers: &Numbers<WORDS>) -> u32 {
    numbers.iter().map(|word| word.count_ones()).sum()
}
