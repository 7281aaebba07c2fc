//! Whips and braids: short contradictions, in which one cell or house follows another.
//!
//! ```text
//! Z true      assumed. Then V1, a cell or a digit in a house, loses a candidate, and only R1 is left
//! V1: R1      in it. So V2 loses one, and only R2 is left, and so on. The last V has none left: Z is
//! V2: R2      false. The other candidates of each V are excluded by Z or by any earlier R.
//! …
//! ```
//!
//! In a whip, each V loses a candidate because of the R just before it (V1 because of Z). In a braid
//! any earlier R, or Z, will do. Definitions: Denis Berthier, "From Constraints to Resolution Rules"
//! (2008) and CSP-Rules. The length is the number of Vs; the shortest are found first.

use super::contradiction;
use super::world::{Conflict, Fact, Reason, Rules, World};
use crate::grid::{Candidate, CandidateSet};
use crate::marks::Marks;
use crate::proof::{Constraint, Constraints};
use crate::step::{Emit, Flow};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// The most cells and houses of a whip.
const LONGEST_WHIP: usize = 12;
/// The most cells and houses of a braid.
const LONGEST_BRAID: usize = 8;
/// How many beginnings are looked at for one candidate and one length.
const BEGINNINGS: usize = 2000;

/// Each candidate with a whip, shortest first.
pub(in crate::technique) fn whips(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    each(false, LONGEST_WHIP, marks, emit)
}

/// Each candidate with a braid, shortest first.
pub(in crate::technique) fn braids(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    each(true, LONGEST_BRAID, marks, emit)
}

fn each(is_braid: bool, longest: usize, marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    // What all singles do not refute has neither.
    let mut targets = Vec::new();
    for target in &marks.all() {
        emit.budget().spend(1)?;
        let fact = Fact::new(target, true);
        if World::assuming(marks, Rules::Singles, fact).1.is_some() {
            targets.push(target);
        }
    }
    for length in 1..=longest {
        let mut rest = Vec::new();
        for target in targets {
            emit.budget().spend(1)?;
            let mut search = WhipSearch { marks, length, is_braid, seen: Vec::new() };
            match search.from(target) {
                Some((world, conflict)) => {
                    let fact = Fact::new(target, true);
                    contradiction::step(&world, fact, conflict)
                        .map_or(ControlFlow::Continue(()), |found| emit.found(found))?;
                }
                None => rest.push(target),
            }
        }
        targets = rest;
    }
    ControlFlow::Continue(())
}

struct WhipSearch<'m> {
    marks: &'m Marks,
    length: usize,
    is_braid: bool,
    /// Numbers of the beginnings looked at, in order.
    seen: Vec<u64>,
}

type Refuted<'m> = Option<(World<'m>, Conflict)>;

impl<'m> WhipSearch<'m> {
    fn from(&mut self, target: Candidate) -> Refuted<'m> {
        let world = World::new(self.marks, Rules::Singles);
        self.with(&world, &Constraints::EMPTY, 0, 0, target, Reason::Assumed)
    }

    /// Makes a candidate true and goes on. `count` cells and houses come before.
    fn with(
        &mut self,
        world: &World<'m>,
        touched: &Constraints,
        key: u64,
        count: usize,
        next: Candidate,
        reason: Reason,
    ) -> Refuted<'m> {
        // The sum stands for the set of what is true; in a whip the last one matters too.
        let number = scattered(Fact::new(next, true).number() as u64 + 1);
        let key = key.wrapping_add(number);
        let own = if self.is_braid { key } else { key ^ number.rotate_left(7) };
        match self.seen.binary_search(&own) {
            Err(at) if self.seen.len() < BEGINNINGS => self.seen.insert(at, own),
            _ => return None,
        }
        let mut world = world.clone();
        if let Err(conflict) = world.tell(Fact::new(next, true), reason) {
            return Some((world, conflict));
        }
        let mut touched = if self.is_braid { *touched } else { Constraints::EMPTY };
        for lost in &self.excluded(next) {
            touched = touched.or(Constraints::of_candidate(lost));
        }
        let mut ways = Vec::new();
        for constraint in &touched {
            let left = left(&world, constraint);
            let mut left = left.iter();
            match (left.next(), left.next()) {
                (None, _) => {
                    let conflict = match constraint {
                        Constraint::Cell(cell) => Conflict::Cell(cell),
                        Constraint::House(house, digit) => Conflict::House(house, digit),
                    };
                    return Some((world, conflict));
                }
                (Some(only), None) if !world.is_true(only.cell, only.digit) => {
                    let reason = match constraint {
                        Constraint::Cell(_) => Reason::LastInCell,
                        Constraint::House(house, _) => Reason::LastInHouse(house),
                    };
                    ways.push((only, reason));
                }
                _ => {}
            }
        }
        if count + 2 > self.length {
            return None;
        }
        ways.into_iter()
            .find_map(|(next, reason)| self.with(&world, &touched, key, count + 1, next, reason))
    }

    /// The candidates of the marks that this one excludes.
    fn excluded(&self, by: Candidate) -> CandidateSet {
        let peers = self.marks.digit(by.digit) & by.cell.peers();
        let mut all = CandidateSet::digit(by.digit, peers);
        all.extend_cell(by.cell, self.marks.cell(by.cell).without(by.digit));
        all
    }
}

/// A number that looks random (the finaliser of SplitMix64).
const fn scattered(number: u64) -> u64 {
    let one = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let two = (one ^ one >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    two ^ two >> 27
}

/// The candidates that are left to satisfy a constraint.
fn left(world: &World<'_>, constraint: Constraint) -> CandidateSet {
    match constraint {
        Constraint::Cell(cell) => {
            let mut all = CandidateSet::EMPTY;
            all.extend_cell(cell, world.cell(cell));
            all
        }
        Constraint::House(house, digit) => {
            CandidateSet::digit(digit, world.digit(digit) & house.cells())
        }
    }
}
