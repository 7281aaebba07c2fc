//! Chains of almost locked sets: each lacks a digit that the previous one holds, so it holds all
//! its others, and the next set lacks one of these.
//!
//! The search runs breadth first from every set and every digit that it may pass on; a state is a
//! set with the digit that it lacks. For each state the shortest chain counts.

use super::join;
use crate::grid::{Digit, DigitSet};
use crate::marks::Marks;
use crate::marks::joins::Joins;
use crate::marks::rows::bits;
use crate::marks::sets::Als;
use crate::step::{Budget, Emit, Flow, Link, Pattern, Role};
use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Chains of at least four sets. Those in which neighbours share no cell come first.
pub(in crate::technique) fn chain(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let (sets, joins) = (marks.almost_locked_sets(), marks.joins());
    let mut seen = BTreeSet::new();
    let budget = emit.budget();
    for overlap in [false, true] {
        for start in 0..sets.len() {
            for first in sets[start].digits {
                let mut search = AlsChainSearch::new(sets, joins, overlap, start, first);
                search.run(budget, &mut |states, end| {
                    let b = states[end];
                    let zs =
                        (sets[start].digits & sets[b.set].digits).without(first).without(b.lacks);
                    let gone = sets[start].seen_by_both(&sets[b.set], zs);
                    if gone.is_empty() || start > b.set || seen.contains(&gone) {
                        return ControlFlow::Continue(());
                    }
                    let Some(way) = way(sets, states, end, start) else {
                        return ControlFlow::Continue(());
                    };
                    seen.insert(gone);
                    let pattern = evidence(&way, gone.all_digits());
                    emit.eliminate(gone, pattern)
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A set that lacks a digit, and the state that took it.
#[derive(Clone, Copy)]
struct State {
    set: usize,
    lacks: Digit,
    from: usize,
    length: usize,
}

struct AlsChainSearch<'a> {
    sets: &'a [Als],
    joins: &'a Joins,
    overlap: bool,
    states: Vec<State>,
    /// By digit: the sets that are found to lack it.
    reached: Vec<u64>,
}

impl<'a> AlsChainSearch<'a> {
    /// From a set that holds a digit.
    fn new(
        sets: &'a [Als],
        joins: &'a Joins,
        overlap: bool,
        start: usize,
        first: Digit,
    ) -> AlsChainSearch<'a> {
        let reached = vec![0; 9 * joins.words()];
        let mut search = AlsChainSearch { sets, joins, overlap, states: Vec::new(), reached };
        search.reach(start, first, usize::MAX, 2);
        search
    }

    /// The sets that a set which holds the digit takes it from.
    fn reach(&mut self, set: usize, digit: Digit, from: usize, length: usize) {
        let words = self.joins.words();
        let (takes, overlap) = (self.joins.takes(set, digit), self.joins.overlap(set));
        for word in 0..words {
            let reached = &mut self.reached[digit.index() * words + word];
            let allowed = if self.overlap { u64::MAX } else { !overlap[word] };
            let fresh = takes[word] & allowed & !*reached;
            *reached |= fresh;
            for bit in bits(fresh) {
                self.states.push(State { set: word * 64 + bit, lacks: digit, from, length });
            }
        }
    }

    fn run(&mut self, budget: &Budget<'_>, found: &mut dyn FnMut(&[State], usize) -> Flow) -> Flow {
        let mut at = 0;
        while let Some(&state) = self.states.get(at) {
            budget.spend(1)?;
            if state.length >= 4 {
                found(&self.states, at)?;
            }
            for digit in self.sets[state.set].digits.without(state.lacks) {
                self.reach(state.set, digit, at, state.length + 1);
            }
            at += 1;
        }
        ControlFlow::Continue(())
    }
}

/// The sets from the start to a state, each with the digit that it lacks (the start's is the next
/// one's); none when the path passes a set twice.
fn way<'a>(
    sets: &'a [Als],
    states: &[State],
    mut at: usize,
    start: usize,
) -> Option<Vec<(&'a Als, Digit)>> {
    let mut numbers = Vec::new();
    let mut way = Vec::new();
    while at != usize::MAX {
        let state = states[at];
        if numbers.contains(&state.set) {
            return None;
        }
        numbers.push(state.set);
        way.push((&sets[state.set], state.lacks));
        at = state.from;
    }
    let (_, first) = *way.last()?;
    way.push((&sets[start], first));
    way.reverse();
    (!numbers.contains(&start)).then_some(way)
}

/// The evidence: the sets in their order, each with the digit that it lacks; the first set's digit
/// is ignored. The digits Z are eliminated.
pub(crate) fn evidence(way: &[(&Als, Digit)], zs: DigitSet) -> Pattern {
    let mut pattern = Pattern::new();
    for (i, (set, _)) in way.iter().enumerate() {
        pattern = pattern.cells(Role::Set(i as u8), set.cells, set.digits);
    }
    let (Some(z), [(a, _), .., (b, _)]) = (zs.first(), way) else { return pattern };
    let mut chain = Vec::with_capacity(2 * way.len());
    let mut lacks = z;
    for (i, (set, _)) in way.iter().enumerate() {
        let next = way.get(i + 1);
        let holds = next.map_or(z, |(_, digit)| *digit);
        chain.push(Link {
            from: set.node(lacks, false),
            to: set.node(holds, true),
            via: set.via(),
        });
        if let Some((next, digit)) = next {
            chain.push(join(set, next, *digit));
            let places = set.places(*digit) | next.places(*digit);
            pattern = pattern.cells(Role::Link, places, *digit);
        }
        lacks = holds;
    }
    zs.iter().fold(pattern, |p, z| p.cells(Role::Body, a.places(z) | b.places(z), z)).chain(chain)
}
