//! The search for the smallest proof against one candidate. It tries sets of constraints by size, and
//! only sets that hold, for every attempt, a constraint that this attempt leaves open.

use super::attempt::Attempt;
use super::places::Places;
use super::satisfy::Unsatisfied;
use crate::proof::constraint::bits;
use crate::proof::{Constraint, Constraints};
use alloc::vec::Vec;

/// How many attempts a hunt can compare, in words of 64.
const WORDS: usize = 8;

/// Some of the attempts of a hunt.
type AttemptSet = [u64; WORDS];

/// How a hunt ends.
pub(super) enum End {
    /// These constraints refute the candidate.
    Proof(Constraints),
    /// There is no proof of that size.
    None,
    /// An attempt satisfies everything that could be in such a proof.
    Never,
    /// It was stopped, or there were too many attempts to compare.
    Stopped,
}

/// The hunt for a proof against a candidate.
pub(super) struct Hunt<'a> {
    /// The position: open constraints, and the candidates that are right.
    open: &'a Constraints,
    right: &'a Places,
    /// The candidate, and what it leaves.
    assumed: Places,
    places: Places,
    relevant: Constraints,
    /// By attempt, the constraints that it misses: a proof needs one of them.
    missed: Vec<(Constraints, usize)>,
    /// By constraint, the attempts that miss it.
    hit: Vec<AttemptSet>,
    /// New attempts.
    made: &'a mut Vec<Attempt>,
    go_on: &'a mut dyn FnMut() -> bool,
}

/// A set of constraints on its way to be a proof.
#[derive(Clone, Copy)]
struct Branch {
    taken: Constraints,
    /// These were tried before and need not be taken.
    refused: Constraints,
    /// The attempts that nothing taken hits, among the first `seen`.
    unhit: AttemptSet,
    seen: usize,
    /// How many constraints may still be taken.
    left: usize,
}

impl<'a> Hunt<'a> {
    pub(super) fn new(
        (open, right): (&'a Constraints, &'a Places),
        (assumed, places): (Places, Places),
        relevant: Constraints,
        made: &'a mut Vec<Attempt>,
        go_on: &'a mut dyn FnMut() -> bool,
    ) -> Hunt<'a> {
        let hit = alloc::vec![[0; WORDS]; Constraint::COUNT];
        let missed = Vec::new();
        Hunt { open, right, assumed, places, relevant, missed, hit, made, go_on }
    }

    /// Looks for a proof of at most this many constraints, with what attempts are known to miss.
    pub(super) fn run(&mut self, mut known: Vec<(Constraints, usize)>, most: usize) -> End {
        known.sort_by_key(|(_, count)| *count);
        // The rest of the room is for new ones.
        known.truncate(WORDS * 32);
        known.into_iter().for_each(|(missed, _)| {
            self.add(missed);
        });
        self.search(Branch {
            taken: Constraints::EMPTY,
            refused: Constraints::EMPTY,
            unhit: [0; WORDS],
            seen: 0,
            left: most,
        })
    }

    fn search(&mut self, mut branch: Branch) -> End {
        if !(self.go_on)() {
            return End::Stopped;
        }
        self.refresh(&mut branch);
        if is_empty(&branch.unhit) {
            let mut chosen = self.assumed;
            let left = match self.places.satisfy(&branch.taken, self.right, &mut chosen) {
                Ok(left) => left,
                Err(Unsatisfied::Never) => return End::Proof(branch.taken),
                Err(Unsatisfied::Unknown) => return End::Stopped,
            };
            let attempt = Attempt::grown(&chosen, &left, self.right, self.open);
            let missed = attempt.missed.and(self.relevant);
            self.made.push(attempt);
            if missed.is_empty() {
                return End::Never;
            }
            if !self.add(missed) {
                return End::Stopped;
            }
            self.refresh(&mut branch);
        }
        if branch.left == 0 {
            return End::None;
        }
        let Some(options) = self.options(&branch) else { return End::None };
        for option in options {
            let hit = &self.hit[option.index()];
            let unhit = core::array::from_fn(|i| branch.unhit[i] & !hit[i]);
            if self.is_hopeful(&unhit, &branch.refused, branch.left - 1) {
                let mut next = Branch { unhit, left: branch.left - 1, ..branch };
                next.taken.insert(option);
                match self.search(next) {
                    End::None => {}
                    end => return end,
                }
            }
            branch.refused.insert(option);
            self.refresh(&mut branch);
        }
        End::None
    }

    /// The constraints one of which must be taken next, the most promising first; `None` when
    /// there are more attempts without a common constraint than constraints to take.
    fn options(&self, branch: &Branch) -> Option<Vec<Constraint>> {
        if branch.left == 1 {
            return Some(self.common(&branch.unhit, &branch.refused).iter().collect());
        }
        let mut apart = Constraints::EMPTY;
        let mut needed = 0;
        let mut fewest: Option<(usize, Constraints)> = None;
        for attempt in bits(branch.unhit) {
            let (missed, count) = &self.missed[attempt];
            let missed = missed.minus(branch.refused);
            if missed.is_empty() {
                return None;
            }
            if !missed.meets(apart) {
                needed += 1;
                apart = apart.or(missed);
                if needed > branch.left {
                    return None;
                }
            }
            if fewest.as_ref().is_none_or(|(least, _)| count < least) {
                fewest = Some((*count, missed));
            }
        }
        let hits = |constraint: &Constraint| -> u32 {
            let hit = self.hit[constraint.index()].iter().zip(&branch.unhit);
            hit.map(|(hit, unhit)| (hit & unhit).count_ones()).sum()
        };
        let mut options: Vec<Constraint> = fewest?.1.iter().collect();
        // For the last two, looking at each takes less time than the order saves.
        if branch.left > 2 {
            options.sort_by_cached_key(|constraint| core::cmp::Reverse(hits(constraint)));
        }
        Some(options)
    }

    /// Whether what is left to take can hit all that is left to hit. Sees one step ahead only.
    fn is_hopeful(&self, unhit: &AttemptSet, refused: &Constraints, left: usize) -> bool {
        match left {
            0 => is_empty(unhit),
            1 => is_empty(unhit) || !self.common(unhit, refused).is_empty(),
            _ => true,
        }
    }

    /// The constraints that each of these attempts misses, without refused ones.
    fn common(&self, attempts: &AttemptSet, refused: &Constraints) -> Constraints {
        let mut attempts = bits(*attempts);
        let Some(first) = attempts.next() else { return Constraints::EMPTY };
        let mut common = self.missed[first].0.minus(*refused);
        for attempt in attempts {
            if common.is_empty() {
                break;
            }
            common = common.and(self.missed[attempt].0);
        }
        common
    }

    /// Adds what an attempt misses; returns false when there is no room.
    fn add(&mut self, missed: Constraints) -> bool {
        let number = self.missed.len();
        if number >= WORDS * 64 {
            return false;
        }
        for constraint in &missed {
            self.hit[constraint.index()][number / 64] |= 1 << (number % 64);
        }
        self.missed.push((missed, missed.len()));
        true
    }

    /// Looks at the attempts that were made meanwhile.
    fn refresh(&self, branch: &mut Branch) {
        for number in branch.seen..self.missed.len() {
            if !self.missed[number].0.meets(branch.taken) {
                branch.unhit[number / 64] |= 1 << (number % 64);
            }
        }
        branch.seen = self.missed.len();
    }
}

fn is_empty(attempts: &AttemptSet) -> bool {
    attempts.iter().fold(0, |any, word| any | word) == 0
}
