//! Assumptions within assumptions: under the first, a candidate that leads to a contradiction when
//! assumed too is false.

use super::world::{Conflict, Fact, Reason, World};
use crate::grid::{Candidate, Digit};
use crate::sorting::sort_by_number;
use crate::step::Budget;
use alloc::vec::Vec;

/// Adds to a world every candidate that assumptions of this depth refute (0: none), until there is
/// a contradiction or nothing new. Gives up, without a conflict, when the budget is spent.
pub(super) fn saturate(world: &mut World<'_>, depth: u8, budget: &Budget<'_>) -> Option<Conflict> {
    if depth == 0 {
        return None;
    }
    let mut probe = world.bare();
    loop {
        let mut is_new = false;
        for candidate in open(world) {
            if !world.cell(candidate.cell).contains(candidate.digit)
                || world.is_true(candidate.cell, candidate.digit)
            {
                continue;
            }
            if budget.spend(1).is_break() {
                return None;
            }
            probe.reset_to(world);
            if refute(&mut probe, candidate, depth - 1, budget).is_none() {
                continue;
            }
            is_new = true;
            let fact = Fact::new(candidate, false);
            if let Err(conflict) = world.conclude(fact, Reason::Refuted(depth - 1)) {
                return Some(conflict);
            }
        }
        if !is_new {
            return None;
        }
    }
}

/// Assumes a candidate, and follows it with assumptions of this depth, to a contradiction if there
/// is one.
pub(super) fn refute(
    world: &mut World<'_>,
    candidate: Candidate,
    depth: u8,
    budget: &Budget<'_>,
) -> Option<Conflict> {
    match world.assume(Fact::new(candidate, true)) {
        Err(conflict) => Some(conflict),
        Ok(()) => saturate(world, depth, budget),
    }
}

/// The undecided candidates, those of cells with few candidates first.
fn open(world: &World<'_>) -> Vec<Candidate> {
    let mut all = Vec::with_capacity(256);
    for digit in Digit::ALL {
        let cells = world.digit(digit).iter().filter(|cell| !world.is_true(*cell, digit));
        all.extend(cells.map(|cell| Candidate { cell, digit }));
    }
    sort_by_number(&mut all, |c| world.cell(c.cell).len());
    all
}
