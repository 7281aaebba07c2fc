//! Cycles that can be read in both directions.

use super::evidence::Evidence;
use super::expansion::Origin;
use super::found::{ChainFind, Detail, Found, Key};
use super::hops::Hops;
use super::nested::Unit;
use super::node::{Spot, Spots};
use crate::grid::{CandidateSet, CellSet, Digit};
use crate::rate::scales::explainer::board::Board;
use crate::rate::scales::explainer::houses::HOUSES;
use crate::rate::scales::explainer::kind::{Kind, Links};
use alloc::rc::Rc;
use alloc::vec::Vec;

/// A true candidate with how it was reached: from which true one before, by which false one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reached {
    pub(super) spot: Spot,
    pub(super) origin: Origin,
    pub(super) before: u16,
    pub(super) by: Spot,
}

/// The search for cycles through a true candidate.
pub(super) struct Cycles<'a> {
    pub(super) board: &'a Board,
    pub(super) hops: &'a Hops,
    pub(super) links: Links,
    /// The most nodes of a cycle.
    pub(super) most: u32,
}

impl Cycles<'_> {
    /// Breadth first over true candidates, each reached once, while false ones are tried again from
    /// every true one that rules them out. `reached` is working memory.
    pub(super) fn find(&self, source: Spot, reached: &mut Vec<Reached>, found: &mut Found<'_>) {
        reached.clear();
        reached.push(Reached { spot: source, origin: Origin::Assumed, before: 0, by: source });
        let mut seen = Spots::EMPTY;
        seen.insert(source);
        // A cycle closed from a layer has twice as many nodes as there are layers.
        let (mut layer, mut layers) = (0..1, 1_u32);
        while !layer.is_empty() && 2 * layers <= self.most {
            let is_last = 2 * layers + 2 > self.most;
            for i in layer.clone() {
                for hop in self.hops.from(reached[i].spot) {
                    if hop.on == source {
                        if layers >= 2 && !is_before(reached, i, hop.off) {
                            self.close(reached, i, hop.off, hop.origin, 2 * layers, found);
                        }
                    } else if !is_last && !seen.contains(hop.on) && !is_before(reached, i, hop.off)
                    {
                        seen.insert(hop.on);
                        let (before, by) = (i as u16, hop.off);
                        reached.push(Reached { spot: hop.on, origin: hop.origin, before, by });
                    }
                }
            }
            layer = layer.end..reached.len();
            layers += 1;
        }
    }

    fn close(
        &self,
        reached: &[Reached],
        last: usize,
        off: Spot,
        origin: Origin,
        complexity: u32,
        found: &mut Found<'_>,
    ) {
        let kind = Kind::Cycle(self.links);
        let key = Key::new(kind, complexity, self.links.rank());
        if !found.wants(key) {
            return;
        }
        // True and false candidates from the end of the cycle to its beginning.
        let path = || {
            let mut i = last;
            let end = (reached[0].spot, origin, off);
            core::iter::once(end).chain(core::iter::from_fn(move || {
                let step = reached[i];
                (i != 0).then(|| {
                    i = usize::from(step.before);
                    (step.spot, step.origin, step.by)
                })
            }))
        };
        let removals = self.removals(path());
        if removals.is_empty() {
            return;
        }
        let find = ChainFind { key, kind, placement: None, removals };
        found.add(find, |with_evidence| detail(&path().collect::<Vec<_>>(), with_evidence));
    }

    /// Outside the cycle's cells: candidates that see a true and a false candidate of their digit.
    fn removals(&self, path: impl Iterator<Item = (Spot, Origin, Spot)>) -> CandidateSet {
        let mut cells = CellSet::EMPTY;
        let mut seen = [[CellSet::EMPTY; 9]; 2];
        for (on, _, off) in path {
            cells = cells.with(on.cell()).with(off.cell());
            for (seen, spot) in seen.iter_mut().zip([on, off]) {
                seen[spot.digit().index()] |= spot.cell().peers();
            }
        }
        let mut removals = CandidateSet::EMPTY;
        for digit in Digit::ALL {
            let both = (seen[0][digit.index()] & seen[1][digit.index()]) - cells;
            if !both.is_empty() {
                removals.extend_digit(digit, both & self.board.cells_with(digit));
            }
        }
        removals
    }
}

/// Whether a false candidate is on the path to a true one.
fn is_before(reached: &[Reached], mut i: usize, off: Spot) -> bool {
    while i != 0 {
        if reached[i].by == off {
            return true;
        }
        i = usize::from(reached[i].before);
    }
    false
}

/// A cycle is read in both directions: backwards, its false candidates are the true ones.
fn detail(path: &[(Spot, Origin, Spot)], with_evidence: bool) -> Detail {
    let (mut signature, mut units) = (Vec::new(), Vec::new());
    let mut add_unit = |unit: Option<Unit>| {
        if let Some(unit) = unit.filter(|unit| !units.contains(unit)) {
            units.push(unit);
        }
    };
    for &(on, origin, off) in path {
        signature.extend([on.is(true).number(), off.is(false).number()]);
        add_unit(origin.unit(on));
    }
    signature.push(u16::MAX);
    for i in (0..path.len()).rev() {
        // The true candidate that rules this one's false candidate out comes next in the path.
        let (_, _, off) = path[i];
        let from = path[(i + 1) % path.len()].0;
        signature.extend([from.is(false).number(), off.is(true).number()]);
        add_unit(weak_origin(from, off).unit(off));
    }
    signature.push(u16::MAX);
    Detail { units, signature, evidence: with_evidence.then(|| Rc::new(Evidence::cycle(path))) }
}

/// How a true candidate rules out another: within the cell, or the first house that they share.
fn weak_origin(from: Spot, to: Spot) -> Origin {
    if from.cell() == to.cell() {
        return Origin::Cell;
    }
    let shared =
        HOUSES[from.cell().index()].into_iter().find(|house| house.cells().contains(to.cell()));
    shared.map_or(Origin::Assumed, |house| Origin::House(house.kind()))
}
