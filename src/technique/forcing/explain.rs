//! Turns the record of a world into evidence: only the inferences that lead to a fact or a
//! contradiction.

use super::nested;
use super::world::{Conflict, Fact, Reason, World};
use crate::marks::Via;
use crate::step::links::weak;
use crate::step::{Budget, Chain, Ground, Link, Pattern, Role};
use alloc::vec;
use alloc::vec::Vec;

/// Collects nets: those of the argument first, then the nested ones that they refer to by number.
pub(super) struct Nets {
    nets: Vec<Chain>,
}

impl Nets {
    /// Room for `count` nets of the argument.
    pub(super) fn new(count: usize) -> Nets {
        Nets { nets: vec![Chain::new(); count] }
    }

    /// The net that leads to a fact, as number `at`.
    pub(super) fn fact(&mut self, at: usize, world: &World<'_>, fact: Fact) {
        self.net(at, world, 0, &[fact]);
    }

    /// The net that leads to a conflict, as number `at`.
    pub(super) fn conflict(&mut self, at: usize, world: &World<'_>, conflict: Conflict) {
        self.net(at, world, 0, &facts_of(world, conflict));
    }

    /// The evidence: the assumptions with their roles, then the nets.
    pub(super) fn pattern(self, pattern: Pattern) -> Pattern {
        self.nets.into_iter().fold(pattern, Pattern::chain)
    }

    /// Writes the net from the world's fact number `start` to these facts; returns the earlier
    /// facts that it uses.
    fn net(&mut self, at: usize, world: &World<'_>, start: usize, goals: &[Fact]) -> Vec<Fact> {
        let trail = world.trail();
        let mut place = vec![usize::MAX; Fact::COUNT];
        for (i, (fact, _)) in trail.iter().enumerate() {
            place[fact.number()] = i;
        }
        let mut needed = vec![false; trail.len()];
        // A goal that is visible in the marks is not in the record.
        let need = |facts: &[Fact], needed: &mut Vec<bool>| {
            for fact in facts {
                if let Some(needed) = needed.get_mut(place[fact.number()]) {
                    *needed = true;
                }
            }
        };
        need(goals, &mut needed);
        let mut links = Vec::new();
        for i in (start..trail.len()).rev() {
            if !needed[i] {
                continue;
            }
            let (fact, reason) = trail[i];
            let (parents, via) = self.parents(world, i, fact, reason);
            need(&parents, &mut needed);
            // A fact visible in the marks follows from nothing: a link from itself expresses that.
            let alone = if parents.is_empty() && via.is_some() { Some(fact) } else { None };
            for parent in parents.iter().chain(&alone).rev() {
                let link = match via {
                    Some(via) => Link { from: parent.node(), to: fact.node(), via },
                    None => weak(parent.node(), fact.node()),
                };
                links.push(link);
            }
        }
        links.reverse();
        self.nets[at] = links;
        (0..start).filter(|i| needed[*i]).map(|i| trail[i].0).collect()
    }

    /// The reasons of a fact, and why, unless it is mere exclusion.
    fn parents(
        &mut self,
        world: &World<'_>,
        at: usize,
        fact: Fact,
        reason: Reason,
    ) -> (Vec<Fact>, Option<Via>) {
        let Fact { cell, digit, .. } = fact;
        match reason {
            Reason::Assumed => (Vec::new(), None),
            Reason::Excluded(by) => (vec![Fact::new(by, true)], None),
            Reason::LastInCell => {
                let others = world.marks.cell(cell).without(digit);
                let facts = others.iter().map(|digit| Fact { cell, digit, on: false }).collect();
                (facts, Some(Via::Cell(cell)))
            }
            Reason::LastInHouse(house) => {
                let others = world.marks.cells_in(digit, house).without(cell);
                let facts = others.iter().map(|cell| Fact { cell, digit, on: false }).collect();
                (facts, Some(Via::House(house)))
            }
            Reason::Pattern(number) => {
                let because = world.because(number);
                (because.premises.clone(), Some(because.via))
            }
            Reason::Refuted(depth) => {
                let mut inner = world.as_of(at);
                let candidate = fact.candidate();
                let number = self.nets.len();
                self.nets.push(Chain::new());
                let conflict = nested::refute(&mut inner, candidate, depth, &Budget::unlimited());
                let goals = conflict.map(|conflict| facts_of(&inner, conflict)).unwrap_or_default();
                let premises = self.net(number, &inner, at, &goals);
                // The net ends with its contradiction: what is false leaves the cell or house empty.
                if let (Some(conflict), Some(last)) = (conflict, goals.last()) {
                    let via = match conflict {
                        Conflict::Cell(cell) => Via::Cell(cell),
                        Conflict::House(house, _) => Via::House(house),
                    };
                    self.nets[number].push(Link { from: last.node(), to: last.node(), via });
                }
                (premises, Some(Via::Nested(number as u16)))
            }
        }
    }
}

/// The facts that make up a conflict.
pub(super) fn facts_of(world: &World<'_>, conflict: Conflict) -> Vec<Fact> {
    match conflict {
        Conflict::Cell(cell) => {
            let digits = world.marks.cell(cell);
            digits.iter().map(|digit| Fact { cell, digit, on: false }).collect()
        }
        Conflict::House(house, digit) => {
            let cells = world.marks.cells_in(digit, house);
            cells.iter().map(|cell| Fact { cell, digit, on: false }).collect()
        }
    }
}

/// The assumption and its contradiction, as parts of a pattern: the cell that has lost all its
/// candidates as body, or the house as base and the digit's lost places as missing.
pub(super) fn contradiction(world: &World<'_>, fact: Fact, conflict: Conflict) -> Pattern {
    let role = if fact.on { Role::True } else { Role::False };
    let pattern = Pattern::on(Ground::Houses).cells(role, fact.cell, fact.digit);
    match conflict {
        Conflict::Cell(cell) => pattern.cells(Role::Body, cell, world.marks.cell(cell)),
        Conflict::House(house, digit) => pattern.house(Role::Base, house).cells(
            Role::Missing,
            world.marks.cells_in(digit, house),
            digit,
        ),
    }
}
