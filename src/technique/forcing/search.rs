//! The last resort: trying all candidates of a cell by search. A person could not follow this, and
//! the step says so.

use super::super::marks::Marks;
use super::super::pattern::{Pattern, Role};
use super::super::step::{Emit, Flow, Step};
use super::super::table::Technique;
use super::world::{Fact, Rules, World};
use crate::grid::{Candidate, CandidateSet, Cell, DigitSet};
use crate::technique::sorting::sort_by_number;
use core::ops::ControlFlow;

/// For each cell, those with the fewest candidates first: removes the candidates that lead to no
/// solution.
pub(in crate::technique) fn search(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let mut cells: alloc::vec::Vec<Cell> = marks.open().iter().collect();
    sort_by_number(&mut cells, |cell| marks.cell(*cell).len());
    for cell in cells {
        emit.budget().spend(1)?;
        let digits = marks.cell(cell);
        let dead: DigitSet = digits
            .iter()
            .filter(|digit| !leads_on(&World::new(marks, Rules::Singles), cell, *digit))
            .collect();
        // If no candidate is left, the marks have no solution, and search emits nothing.
        if dead.is_empty() || dead == digits {
            continue;
        }
        let pattern = Pattern::new().cells(Role::Body, cell, digits);
        let step = match (digits - dead).only() {
            Some(digit) => Step::place(Technique::Search, cell, digit, pattern),
            None => {
                let mut gone = CandidateSet::EMPTY;
                gone.extend_cell(cell, dead);
                Step::eliminate(Technique::Search, gone, pattern)
            }
        };
        emit.step(step)?;
    }
    ControlFlow::Continue(())
}

/// Whether the world with this digit has a solution.
fn leads_on(world: &World<'_>, cell: crate::grid::Cell, digit: crate::grid::Digit) -> bool {
    let mut next = world.bare();
    if next.assume(Fact::new(Candidate { cell, digit }, true)).is_err() {
        return false;
    }
    let open = next.marks.open().iter().filter(|c| {
        let left = next.cell(*c);
        left.len() > 1 || left.only().is_some_and(|digit| !next.is_true(*c, digit))
    });
    match open.min_by_key(|cell| next.cell(*cell).len()) {
        None => true,
        Some(cell) => next.cell(cell).iter().any(|digit| leads_on(&next, cell, digit)),
    }
}
