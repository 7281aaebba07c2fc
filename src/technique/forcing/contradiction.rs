//! Nets that lead an assumption to a contradiction: the assumption is wrong.

use super::explain::{Nets, contradiction};
use super::nested;
use super::world::{Conflict, Fact, Rules, World};
use crate::grid::{Candidate, CandidateSet};
use crate::marks::Marks;
use crate::sorting::sort_by_number;
use crate::step::{Emit, Flow, Found};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Following all singles.
pub(in crate::technique) fn nets(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    followed(Rules::Singles, marks, emit)
}

/// Following patterns as well.
pub(in crate::technique) fn pattern_nets(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    followed(Rules::Patterns, marks, emit)
}

/// Every candidate that leads to a contradiction when assumed true (it is removed) or false (it is
/// placed), shortest record first.
fn followed(rules: Rules, marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let mut failed = Vec::new();
    for candidate in &marks.all() {
        emit.budget().spend(1)?;
        for on in [true, false] {
            let fact = Fact::new(candidate, on);
            if let (world, Some(conflict)) = World::assuming(marks, rules, fact) {
                failed.push((world.trail().len(), fact, conflict));
            }
        }
    }
    sort_by_number(&mut failed, |(length, ..)| *length);
    failed.into_iter().try_for_each(|(_, fact, _)| match World::assuming(marks, rules, fact) {
        (world, Some(conflict)) => {
            step(&world, fact, conflict).map_or(GO, |found| emit.found(found))
        }
        (_, None) => ControlFlow::Continue(()),
    })
}

/// With one assumption within the other.
pub(in crate::technique) fn nested_nets(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    deep(1, marks, emit)
}

/// With assumptions within assumptions within the assumption.
pub(in crate::technique) fn doubly_nested_nets(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    deep(2, marks, emit)
}

const GO: Flow = ControlFlow::Continue(());

/// How many contradictions are collected before the simplest is emitted.
const GATHERED: usize = 6;

fn deep(depth: u8, marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let mut candidates: Vec<Candidate> = marks.all().iter().collect();
    sort_by_number(&mut candidates, |c| marks.cell(c.cell).len());
    let mut gathered: Vec<Found> = Vec::new();
    for candidate in candidates {
        let fact = Fact::new(candidate, true);
        let (mut world, mut conflict) = World::assuming(marks, Rules::Singles, fact);
        if conflict.is_none() {
            conflict = nested::saturate(&mut world, depth, emit.budget());
        }
        emit.budget().spend(1)?;
        if let Some(conflict) = conflict {
            gathered.extend(step(&world, fact, conflict));
            if gathered.len() == GATHERED {
                give(&mut gathered, emit)?;
            }
        }
    }
    give(&mut gathered, emit)
}

/// Emits the finds with the fewest inferences first.
fn give(finds: &mut Vec<Found>, emit: &mut Emit<'_>) -> Flow {
    sort_by_number(finds, |found| found.pattern().chains().iter().map(Vec::len).sum());
    finds.drain(..).try_for_each(|found| emit.found(found))
}

/// The step; none when there is no net, because the assumption is the opposite of a single.
pub(super) fn step(world: &World<'_>, fact: Fact, conflict: Conflict) -> Option<Found> {
    let mut nets = Nets::new(1);
    nets.conflict(0, world, conflict);
    let pattern = nets.pattern(contradiction(world, fact, conflict));
    if pattern.chains()[0].is_empty() {
        return None;
    }
    Some(if fact.on {
        Found::eliminate(
            CandidateSet::of(Candidate { cell: fact.cell, digit: fact.digit }),
            pattern,
        )
    } else {
        Found::place(fact.cell, fact.digit, pattern)
    })
}
