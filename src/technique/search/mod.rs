//! The last resort: trying all candidates of a cell by search. A person could not follow this, and
//! the step says so.

pub(super) mod entries;

use super::forcing::world::{Fact, Rules, World};
use crate::grid::{Candidate, CandidateSet, Cell, DigitSet};
use crate::marks::Marks;
use crate::sorting::sort_by_number;
use crate::step::{Budget, Emit, Flow, Found, Ground, Pattern, Role};
use core::ops::ControlFlow;

/// For each cell, those with the fewest candidates first: removes the candidates that lead to no
/// solution.
pub(in crate::technique) fn search(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let mut cells: alloc::vec::Vec<Cell> = marks.open().iter().collect();
    sort_by_number(&mut cells, |cell| marks.cell(*cell).len());
    for cell in cells {
        emit.budget().spend(1)?;
        let digits = marks.cell(cell);
        let mut dead = DigitSet::EMPTY;
        for digit in digits {
            let trial = Candidate { cell, digit };
            if !leads_on(&World::new(marks, Rules::Singles), trial, &mut 0, emit.budget())? {
                dead.insert(digit);
            }
        }
        // If no candidate is left, the marks have no solution, and search emits nothing.
        if dead.is_empty() || dead == digits {
            continue;
        }
        let pattern = Pattern::on(Ground::Everything).cells(Role::Body, cell, digits);
        let step = match (digits - dead).only() {
            Some(digit) => Found::place(cell, digit, pattern),
            None => {
                let mut gone = CandidateSet::EMPTY;
                gone.extend_cell(cell, dead);
                Found::eliminate(gone, pattern)
            }
        };
        emit.found(step)?;
    }
    ControlFlow::Continue(())
}

/// How many trials make a unit of the budget.
const UNIT: u32 = 16;

/// Whether the world with this candidate has a solution; breaks when the budget is spent.
fn leads_on(
    world: &World<'_>,
    trial: Candidate,
    trials: &mut u32,
    budget: &Budget<'_>,
) -> ControlFlow<(), bool> {
    *trials += 1;
    if trials.is_multiple_of(UNIT) {
        budget.spend(1)?;
    }
    let mut next = world.bare();
    if next.assume(Fact::new(trial, true)).is_err() {
        return ControlFlow::Continue(false);
    }
    let open = next.marks.open().iter().filter(|c| {
        let left = next.cell(*c);
        left.len() > 1 || left.only().is_some_and(|digit| !next.is_true(*c, digit))
    });
    let Some(cell) = open.min_by_key(|cell| next.cell(*cell).len()) else {
        return ControlFlow::Continue(true);
    };
    for digit in next.cell(cell) {
        if leads_on(&next, Candidate { cell, digit }, trials, budget)? {
            return ControlFlow::Continue(true);
        }
    }
    ControlFlow::Continue(false)
}
