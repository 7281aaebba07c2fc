//! Taking clues out of a puzzle in a given order, as long as it stays a puzzle.
//!
//! Clue by clue, a question each would be asked: is there another solution without it? Three things make the
//! questions fewer (about 22 a puzzle instead of 81), and change no answer:
//!
//! - A clue that is the last one in a known unavoidable set stays, without a question. Small sets are
//!   known from the start.
//! - While there are many clues, several are taken out for one question. If the solution stays the only
//!   one, each of them could go.
//! - If not, the cells where another solution differs are one more unavoidable set.
//!
//! A [`Reduction`] asks its questions one at a time and is told the answers, so that many puzzles can be
//! reduced at once and the engine can work on all their questions together.

use super::question::{Question, Reply};
use super::unavoidable::{Sets, small_sets};
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
    /// The groups before this place are decided.
    place: usize,
    /// Known unavoidable sets of `solution`.
    sets: Sets,
    /// No fewer clues than this.
    fewest: usize,
    trial: Trial,
}

/// What was asked about last.
#[derive(Clone, Copy, Debug)]
struct Trial {
    /// The clues without the groups tried.
    clues: CellSet,
    /// The place behind the last group tried.
    last: usize,
    /// The place behind the groups that stay if those go.
    end: usize,
}

impl Reduction {
    /// A reduction without a puzzle; its memory is used by every [`Reduction::restart`].
    pub(super) fn new(solution: Solution) -> Reduction {
        Reduction {
            solution,
            clues: CellSet::FULL,
            groups: Vec::new(),
            place: 0,
            sets: Sets::new(),
            fewest: 0,
            trial: Trial { clues: CellSet::FULL, last: 0, end: 0 },
        }
    }

    /// Starts with the clues of a puzzle that has just this solution. Groups that are no clues are
    /// passed over.
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
        self.place = 0;
        self.groups.clear();
        self.groups.extend(groups.into_iter().filter(|group| group.meets(clues)));
    }

    /// The clues that are left; they determine the solution at any time.
    pub(super) const fn clues(&self) -> CellSet {
        self.clues
    }

    /// The next question, or `None` when the puzzle is reduced. Must be answered before the next one.
    pub(super) fn question(&mut self) -> Option<Question> {
        let most = if self.sets.is_full() { 1 } else { at_once(self.clues.len()) };
        let mut trial = Trial { clues: self.clues, last: self.place, end: self.place };
        while let Some(&group) = self.groups.get(trial.end) {
            let clues = trial.clues - group;
            if clues.len() >= self.fewest && !self.sets.empties_one(group, clues) {
                if self.clues.len() - clues.len() > most && trial.clues != self.clues {
                    break;
                }
                trial.clues = clues;
                trial.last = trial.end + 1;
            } else if most == MANY && trial.clues != self.clues {
                break;
            }
            trial.end += 1;
        }
        let gone = self.clues - trial.clues;
        if gone.is_empty() {
            self.place = trial.end;
            return None;
        }
        self.trial = trial;
        let differs: Option<Cell> = gone.only();
        Some(Question { solution: self.solution, clues: trial.clues, differs })
    }

    /// Takes the reply to the last question.
    pub(super) fn answer(&mut self, reply: &Reply) {
        match reply {
            Reply::Alone => (self.clues, self.place) = (self.trial.clues, self.trial.end),
            Reply::This(other) if !self.sets.is_full() => {
                self.sets.insert(difference(&self.solution, other));
            }
            // Only one group was tried: it stays. What was passed over behind it is tried again.
            Reply::Another | Reply::This(_) => self.place = self.trial.last,
        }
    }
}

/// As many as go before the first that a known unavoidable set keeps.
const MANY: usize = 81;

/// How many clues are taken out for one question, when there are so many: fewer, as it becomes likely
/// that one of them is needed.
const fn at_once(clues: usize) -> usize {
    match clues {
        45.. => MANY,
        35.. => 6,
        30.. => 3,
        _ => 1,
    }
}

/// The cells where two solutions differ: an unavoidable set of each.
fn difference(a: &Solution, b: &Solution) -> CellSet {
    let mut bits = 0_u128;
    for (i, (a, b)) in a.digits().iter().zip(b.digits()).enumerate() {
        bits |= u128::from(a != b) << i;
    }
    CellSet::from_bits(bits)
}
