//! The proof size alone: level by level, until the puzzle is solved.

use crate::proof::{Constraint, Constraints, SearchResult, Smallest};
use crate::rate::path::End;
use crate::technique::Budget;
use alloc::vec::Vec;

/// The size of the largest proof that was taken, and the least size that must occur. They are equal
/// unless the effort came to its end.
pub(super) struct Sizes {
    pub(super) end: End,
    pub(super) size: usize,
    pub(super) least: usize,
}

/// How many steps of the search go into exact sizes; then any proof without a superfluous constraint
/// is taken. It is some seconds of work.
const EFFORT: u32 = 4_000_000;

/// How many steps of the search make a unit of the budget.
const UNIT: u32 = 64;

/// While sizes are not exact, smaller proofs up to this size are looked for in between.
const EASY: usize = 4;

/// What may still be spent.
pub(super) struct Effort<'a> {
    budget: &'a Budget<'a>,
    left: u32,
}

impl<'a> Effort<'a> {
    /// The effort for one position, or for the rating of one.
    pub(super) const fn new(budget: &'a Budget<'a>) -> Effort<'a> {
        Effort { budget, left: EFFORT }
    }

    /// Spends a step; returns whether to go on.
    pub(super) fn spend(&mut self) -> bool {
        if self.left.is_multiple_of(UNIT) && self.budget.spend(1).is_break() {
            return false;
        }
        self.left = self.left.saturating_sub(1);
        self.left > 0
    }

    /// The same without a limit of its own.
    pub(super) fn spend_beyond(&mut self) -> bool {
        self.left = self.left.wrapping_sub(1);
        !self.left.is_multiple_of(UNIT) || self.budget.spend(1).is_continue()
    }
}

/// Hears the least that the size can still be, and how many cells are open: the search is long where a
/// size has no proof, and a person who waits for it learns that much.
pub(super) type SoFar<'a> = dyn FnMut(usize, usize) + 'a;

/// The sizes of a position.
pub(super) fn sizes(smallest: &mut Smallest, budget: &Budget<'_>, so_far: &mut SoFar<'_>) -> Sizes {
    let mut effort = Effort::new(budget);
    so_far(0, smallest.open_cells());
    smallest.take_singles();
    let mut sizes = Sizes { end: End::Solved, size: 0, least: 0 };
    let mut level = 1;
    while !smallest.is_solved() {
        sizes.least = level;
        if budget.spend(1).is_break() {
            return Sizes { end: End::Stopped, ..sizes };
        }
        so_far(level, smallest.open_cells());
        match exhaust(smallest, level, &mut || effort.spend(), level, so_far) {
            Exhausted::Nothing => {}
            Exhausted::Something => sizes.size = level,
            Exhausted::Stopped => break,
        }
        level += 1;
    }
    let mut effort = Effort::new(budget);
    while !smallest.is_solved() {
        let Some(size) = any(smallest, sizes.size, &mut effort) else {
            let end = if budget.is_spent() { End::Stopped } else { End::Stuck };
            // All constraints together always suffice.
            return Sizes { end, size: Constraint::COUNT, ..sizes };
        };
        sizes.size = sizes.size.max(size);
        for level in 1..=EASY.min(sizes.size) {
            exhaust(smallest, level, &mut || effort.spend_beyond(), sizes.least, so_far);
        }
    }
    sizes.size = sizes.size.max(sizes.least);
    so_far(sizes.least, 0);
    sizes
}

/// What came of a level.
enum Exhausted {
    Nothing,
    Something,
    Stopped,
}

/// Takes all that proofs of a size show, and singles, until there is nothing more.
fn exhaust(
    smallest: &mut Smallest,
    size: usize,
    go_on: &mut dyn FnMut() -> bool,
    least: usize,
    so_far: &mut SoFar<'_>,
) -> Exhausted {
    let mut end = Exhausted::Nothing;
    if size == 1 {
        loop {
            let locked = smallest.locked();
            if locked.is_empty() {
                return end;
            }
            end = Exhausted::Something;
            smallest.eliminate(&locked);
            smallest.take_singles();
        }
    }
    // All are tried in turn until none has a proof since the last change.
    let mut in_vain = 0;
    let mut count = smallest.wrong().len();
    loop {
        for candidate in &smallest.wrong() {
            if in_vain >= count {
                return end;
            }
            if !smallest.has(candidate) {
                continue;
            }
            match smallest.proof(candidate, size, go_on) {
                SearchResult::Proof(proof) => {
                    let gone = smallest.refuted_by(&proof);
                    smallest.eliminate(&gone);
                    smallest.take_singles();
                    so_far(least, smallest.open_cells());
                    (end, in_vain) = (Exhausted::Something, 0);
                    count = smallest.wrong().len();
                }
                SearchResult::None => in_vain += 1,
                SearchResult::Stopped => return Exhausted::Stopped,
            }
        }
        if count == 0 {
            return end;
        }
    }
}

/// Takes what a proof shows that is not larger than `size`, or, if none is found, what the smallest
/// show that are. Returns their size.
fn any(smallest: &mut Smallest, size: usize, effort: &mut Effort<'_>) -> Option<usize> {
    let mut proofs: Vec<Constraints> = Vec::new();
    for candidate in &smallest.wrong() {
        let proof = smallest.any_proof(candidate, &mut || effort.spend_beyond());
        if effort.budget.is_spent() {
            return None;
        }
        proofs.extend(proof);
        if proof.is_some_and(|proof| proof.len() <= size) {
            break;
        }
    }
    let least = proofs.iter().map(Constraints::len).min()?;
    for proof in proofs.iter().filter(|proof| proof.len() == least) {
        let gone = smallest.refuted_by(proof);
        smallest.eliminate(&gone);
    }
    smallest.take_singles();
    Some(least)
}
