//! Smallest proofs: for each candidate that can go, the smallest set of constraints that shows it.

mod attempt;
mod hunt;
mod places;
mod relevant;
mod satisfy;

use super::constraint::{Constraint, Constraints};
use crate::grid::{Candidate, CandidateSet, Candidates, Cell, Solution};
use alloc::vec::Vec;
use attempt::Attempt;
use hunt::{End, Hunt};
use places::Places;
use relevant::relevant;
use satisfy::Unsatisfied;

/// A position, and what searches for proofs have found out about it.
///
/// A proof against a candidate is a set of constraints that cannot all be satisfied beside it. An
/// *attempt* is a set of candidates that may be true together; whatever candidate it holds,
/// a proof against that needs one of the constraints that the attempt misses. So a set that hits
/// what all known attempts miss is taken as a guess: either nothing satisfies it, and it is the
/// proof, or what satisfies it grows into a new attempt. Guesses of a size are tried until none is
/// left (implicit hitting sets: Moreno-Centeno and Karp 2013; for smallest unsatisfiable subsets:
/// Ignatiev and others 2015; for explaining constraint problems: Gamba, Bogaerts and Guns 2023).
/// Attempts serve all candidates that they hold, and stay useful from size to size and from position
/// to position.
///
/// ```
/// use ninefold::proof::{SearchResult, Smallest};
/// use ninefold::{Candidates, Grid, Puzzle};
///
/// let grid: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let puzzle = Puzzle::new(grid)?;
/// let mut smallest = Smallest::new(&Candidates::from(grid), puzzle.solution());
/// let wrong = smallest.wrong().iter().next().expect("an open candidate");
/// let SearchResult::Proof(proof) = smallest.proof(wrong, 3, &mut || true) else { panic!("none") };
/// assert!(proof.len() <= 3 && smallest.refuted_by(&proof).contains(wrong));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Smallest {
    /// The candidates of the open cells.
    places: Places,
    /// The constraints that no placed digit satisfies.
    open: Constraints,
    right: Places,
    attempts: Vec<Attempt>,
    /// By candidate, what is known of the sizes of its proofs, the largest first.
    known: Vec<Vec<Known>>,
}

/// There was no proof of at most this size against a candidate. Since then these constraints have lost
/// candidates; a proof that exists now needs one of them.
#[derive(Clone, Copy)]
struct Known {
    size: usize,
    changed: Constraints,
}

/// Whether there is a proof of a size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchResult {
    /// This one.
    Proof(Constraints),
    /// There is none.
    None,
    /// The search was stopped before it knew.
    Stopped,
}

/// Attempts are kept up to this number; then the older half goes.
const MOST_ATTEMPTS: usize = 4096;

impl Smallest {
    /// A position with its solution. A cell with one candidate counts as filled if no peer has that
    /// candidate.
    pub fn new(before: &Candidates, solution: &Solution) -> Smallest {
        let (mut places, mut right) = (Places::EMPTY, Places::EMPTY);
        let mut filled = Vec::new();
        for cell in Cell::ALL {
            right.insert(Candidate { cell, digit: solution.get(cell) });
            for digit in before.get(cell) {
                places.insert(Candidate { cell, digit });
            }
            if let Some(digit) = before.get(cell).only()
                && cell.peers().iter().all(|peer| !before.has(peer, digit))
            {
                filled.push(Candidate { cell, digit });
            }
        }
        let open = (0..Constraint::COUNT).filter_map(Constraint::from_index).collect();
        let known = alloc::vec![Vec::new(); 729];
        let mut smallest = Smallest { places, open, right, attempts: Vec::new(), known };
        filled.into_iter().for_each(|candidate| smallest.put(candidate));
        smallest
    }

    /// Whether every cell is filled.
    pub fn is_solved(&self) -> bool {
        self.places.is_empty()
    }

    /// How many cells are not filled.
    pub(crate) fn open_cells(&self) -> usize {
        self.places.cells()[0].len()
    }

    /// Whether a candidate of an open cell is still there.
    pub const fn has(&self, candidate: Candidate) -> bool {
        self.places.contains(candidate)
    }

    /// The candidates of open cells that the solution does not have.
    pub fn wrong(&self) -> CandidateSet {
        CandidateSet::from(&self.places.minus(&self.right))
    }

    /// A single: a candidate that is the only one of a constraint, which needs no proof beside it.
    pub fn single(&self) -> Option<(Candidate, Constraint)> {
        self.places.single()
    }

    /// Takes singles until there is none.
    pub fn take_singles(&mut self) {
        let before = self.places;
        while let Some((single, _)) = self.places.single() {
            self.put(single);
        }
        self.note_changes(&before);
        self.forget();
    }

    /// Fills a cell.
    pub fn place(&mut self, candidate: Candidate) {
        if self.places.contains(candidate) {
            let before = self.places;
            self.put(candidate);
            self.note_changes(&before);
            self.forget();
        }
    }

    /// Removes candidates.
    pub fn eliminate(&mut self, gone: &CandidateSet) {
        let before = self.places;
        for candidate in gone {
            self.places.remove(candidate);
        }
        self.note_changes(&before);
        self.forget();
    }

    /// The candidates that one constraint alone refutes: locked candidates.
    pub fn locked(&self) -> CandidateSet {
        let mut locked = CandidateSet::EMPTY;
        for constraint in &self.open {
            if let Constraint::House(house, digit) = constraint {
                let places = self.places.0[digit.index()];
                let ways = places & house.cells();
                if !ways.is_empty() {
                    locked.extend_digit(digit, places & ways.common_peers());
                }
            }
        }
        locked
    }

    /// A proof of at most `most` constraints against a candidate. When there is none of one fewer,
    /// it is a smallest one. `go_on` is asked at every small step of the search.
    pub fn proof(
        &mut self,
        candidate: Candidate,
        most: usize,
        go_on: &mut dyn FnMut() -> bool,
    ) -> SearchResult {
        let answer = self.hunt(candidate, most, go_on);
        if answer == SearchResult::None {
            let known = &mut self.known[number(candidate)];
            known.retain(|known| known.size > most);
            known.push(Known { size: most, changed: Constraints::EMPTY });
        }
        answer
    }

    fn hunt(
        &mut self,
        candidate: Candidate,
        most: usize,
        go_on: &mut dyn FnMut() -> bool,
    ) -> SearchResult {
        let (places, open) = self.assume(candidate);
        let relevant = match relevant(&places, &open, most) {
            Ok(relevant) => relevant,
            Err(alone) => return SearchResult::Proof([alone].into_iter().collect()),
        };
        let mut known = Vec::new();
        let since = self.known[number(candidate)].iter().rfind(|since| since.size >= most);
        if let Some(Known { changed, .. }) = since {
            let changed = changed.and(relevant);
            if changed.is_empty() {
                return SearchResult::None;
            }
            known.push((changed, changed.len()));
        }
        for attempt in self.attempts.iter().filter(|attempt| attempt.chosen.contains(candidate)) {
            let missed = attempt.missed.and(relevant);
            if missed.is_empty() {
                return SearchResult::None;
            }
            known.push((missed, missed.len()));
        }
        let mut assumed = Places::EMPTY;
        assumed.insert(candidate);
        let mut made = Vec::new();
        let around = (&self.open, &self.right);
        let end = Hunt::new(around, (assumed, places), relevant, &mut made, go_on).run(known, most);
        if self.attempts.len() + made.len() > MOST_ATTEMPTS {
            self.attempts.drain(..self.attempts.len() / 2);
        }
        self.attempts.append(&mut made);
        match end {
            End::Proof(proof) => SearchResult::Proof(proof),
            End::None | End::Never => SearchResult::None,
            End::Stopped => SearchResult::Stopped,
        }
    }

    /// A smallest proof against a candidate, if it has at most `most` constraints.
    pub fn smallest(
        &mut self,
        candidate: Candidate,
        most: usize,
        go_on: &mut dyn FnMut() -> bool,
    ) -> SearchResult {
        for size in 1..=most {
            match self.proof(candidate, size, go_on) {
                SearchResult::None => {}
                answer => return answer,
            }
        }
        SearchResult::None
    }

    /// A proof against a candidate of which no constraint can be left out, not always a smallest
    /// one; `None` when none was found.
    pub fn any_proof(
        &self,
        candidate: Candidate,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<Constraints> {
        let (places, open) = self.assume(candidate);
        let relevant = match relevant(&places, &open, usize::MAX) {
            Ok(relevant) => relevant,
            Err(alone) => return Some([alone].into_iter().collect()),
        };
        let mut proof = Constraints::EMPTY;
        loop {
            if !go_on() {
                return None;
            }
            let mut chosen = Places::EMPTY;
            chosen.insert(candidate);
            let left = match places.satisfy(&proof, &self.right, &mut chosen) {
                Ok(left) => left,
                Err(Unsatisfied::Never) => break,
                Err(Unsatisfied::Unknown) => return None,
            };
            let attempt = Attempt::grown(&chosen, &left, &self.right, &self.open);
            // Of what is missed, what has the fewest candidates comes closest to a contradiction.
            let missed = attempt.missed.and(relevant);
            proof.insert(missed.iter().min_by_key(|constraint| places.count(*constraint))?);
        }
        self.lean(candidate, proof, go_on)
    }

    /// A proof against a candidate without constraints that can be left out, the largest of them
    /// first; `None` when it was stopped.
    pub(crate) fn lean(
        &self,
        candidate: Candidate,
        mut proof: Constraints,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<Constraints> {
        let (places, open) = self.assume(candidate);
        proof = proof.and(open);
        let mut all: Vec<Constraint> = proof.iter().collect();
        all.sort_by_key(|constraint| core::cmp::Reverse(places.count(*constraint)));
        for constraint in all {
            if !go_on() {
                return None;
            }
            let mut fewer = proof;
            fewer.remove(constraint);
            if self.is_refuted(candidate, &fewer) {
                proof = fewer;
            }
        }
        Some(proof)
    }

    /// The wrong candidates that a proof refutes.
    pub fn refuted_by(&self, proof: &Constraints) -> CandidateSet {
        let wrong = self.places.minus(&self.right);
        wrong.iter().filter(|candidate| self.is_refuted(*candidate, proof)).collect()
    }

    fn is_refuted(&self, candidate: Candidate, proof: &Constraints) -> bool {
        let (places, open) = self.assume(candidate);
        let mut chosen = Places::EMPTY;
        places.satisfy(&proof.and(open), &self.right, &mut chosen) == Err(Unsatisfied::Never)
    }

    /// What a candidate leaves if it is true.
    fn assume(&self, candidate: Candidate) -> (Places, Constraints) {
        let mut places = self.places;
        places.choose(candidate);
        (places, self.open.minus(Constraints::of_candidate(candidate)))
    }

    /// Notes which open constraints have lost candidates.
    fn note_changes(&mut self, before: &Places) {
        let gone = before.minus(&self.places);
        let changed = gone.satisfied();
        for known in self.known.iter_mut().flatten() {
            known.changed = known.changed.or(changed);
        }
    }

    fn put(&mut self, candidate: Candidate) {
        self.places.choose(candidate);
        self.open = self.open.minus(Constraints::of_candidate(candidate));
    }

    /// Forgets the attempts with candidates that are gone, and what others miss that is satisfied.
    fn forget(&mut self) {
        let Smallest { places, open, right, .. } = self;
        self.attempts.retain_mut(|attempt| {
            let mut settled = attempt.chosen.minus(places).iter();
            let is_possible = settled.all(|candidate| {
                right.contains(candidate) && !open.contains(Constraint::Cell(candidate.cell))
            });
            attempt.chosen = attempt.chosen.and(places);
            attempt.missed = attempt.missed.and(*open);
            is_possible
        });
    }
}

fn number(Candidate { cell, digit }: Candidate) -> usize {
    cell.index() * 9 + digit.index()
}
