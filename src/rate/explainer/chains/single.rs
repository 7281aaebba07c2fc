//! Forcing chains and cycles: chains whose every link has one reason.

use super::Chainer;
use super::expansion::Cause;
use super::found::{ChainHint, Detail, Found, Key};
use super::links::{LinkTable, weak_cause};
use super::nested::Unit;
use super::node::{Node, Spot, Spots};
use crate::grid::{Candidate, CandidateSet, CellSet};
use crate::rate::explainer::board::Board;
use crate::rate::explainer::kind::{Kind, Links};
use alloc::vec::Vec;

impl Chainer<'_> {
    /// All cycles and forcing chains: of one digit, of cells with two candidates, of both.
    pub(super) fn single(&mut self, board: &Board, found: &mut Found) {
        let mut table = self.links.take().unwrap_or_else(LinkTable::new);
        table.fill(board);
        for links in [Links::X, Links::Y, Links::XY] {
            for Candidate { cell, digit } in board.candidates() {
                if self.is_stopped() {
                    break;
                }
                let size = board.digits(cell).len();
                if size < 2 || links == Links::Y && size > 2 {
                    continue;
                }
                let source = Spot::of(cell, digit);
                Cycles { table: &table, links, source, board }.find(found);
                if links != Links::Y {
                    forcing(board, &table, links, source.is(true), found);
                    forcing(board, &table, links, source.is(false), found);
                }
            }
        }
        self.links = Some(table);
    }
}

/// A true candidate with how it was reached: from which true one before, by which false one.
struct Reached {
    spot: Spot,
    cause: Cause,
    before: usize,
    by: Spot,
}

/// The search for cycles through a true candidate.
struct Cycles<'a> {
    table: &'a LinkTable,
    links: Links,
    source: Spot,
    board: &'a Board,
}

impl Cycles<'_> {
    /// Breadth first over true candidates, each reached once, while false ones are tried again from
    /// every true one that rules them out.
    fn find(&self, found: &mut Found) {
        let source = self.source;
        let mut reached =
            Vec::from([Reached { spot: source, cause: Cause::Assumed, before: 0, by: source }]);
        let mut seen = Spots::EMPTY;
        seen.insert(source);
        // A cycle closed from this layer has twice as many nodes.
        let (mut layer, mut layer_start, mut layers) = (0..1, 0, 1_u32);
        while !layer.is_empty() {
            for i in layer {
                for &off in self.table.weak(self.links, reached[i].spot) {
                    if is_before(&reached, i, off) {
                        continue;
                    }
                    for &(on, cause) in self.table.strong(self.links, off) {
                        if layers >= 2 && on == source {
                            self.close(&reached, i, off, cause, 2 * layers, found);
                        }
                        if seen.insert(on) {
                            reached.push(Reached { spot: on, cause, before: i, by: off });
                        }
                    }
                }
            }
            let end = reached.len();
            let start = core::mem::replace(&mut layer_start, end).max(1);
            layer = start..end;
            layers += 1;
        }
    }

    fn close(
        &self,
        reached: &[Reached],
        last: usize,
        off: Spot,
        cause: Cause,
        complexity: u32,
        found: &mut Found,
    ) {
        let (base, rank) = match self.links {
            Links::X => (6.5, 2),
            Links::Y => (6.5, 3),
            Links::XY => (7.0, 4),
        };
        let key = Key::new(base, complexity, rank);
        if !found.wants(key) {
            return;
        }
        // True and false candidates from the end of the cycle to its beginning.
        let mut path = Vec::from([(self.source, cause, off)]);
        let mut i = last;
        while i != 0 {
            path.push((reached[i].spot, reached[i].cause, reached[i].by));
            i = reached[i].before;
        }
        let removals = self.removals(&path);
        if removals.is_empty() {
            return;
        }
        let detail = found.wants_detail().then(|| detail_of_cycle(&path));
        let kind = Kind::Cycle(self.links);
        found.add(ChainHint { key, kind, placement: None, removals, detail });
    }

    /// Outside the cycle's cells: what sees a true and a false candidate of its digit.
    fn removals(&self, path: &[(Spot, Cause, Spot)]) -> CandidateSet {
        let mut cells = CellSet::EMPTY;
        let mut seen = [[CellSet::EMPTY; 9]; 2];
        for &(on, _, off) in path {
            cells = cells.with(on.cell()).with(off.cell());
            for (seen, spot) in seen.iter_mut().zip([on, off]) {
                seen[spot.digit().index()] |= spot.cell().peers();
            }
        }
        let mut removals = CandidateSet::EMPTY;
        for digit in crate::grid::Digit::ALL {
            let both = (seen[0][digit.index()] & seen[1][digit.index()]) - cells;
            if !both.is_empty() {
                removals.extend_digit(digit, both & self.board.cells_with(digit));
            }
        }
        removals
    }
}

/// Whether a false candidate is on the way to a true one.
fn is_before(reached: &[Reached], mut i: usize, off: Spot) -> bool {
    while i != 0 {
        if reached[i].by == off {
            return true;
        }
        i = reached[i].before;
    }
    false
}

/// A cycle is read in both directions: backwards, its false candidates are the true ones.
fn detail_of_cycle(path: &[(Spot, Cause, Spot)]) -> Detail {
    let (mut signature, mut units) = (Vec::new(), Vec::new());
    let mut add_unit = |unit: Option<Unit>| {
        if let Some(unit) = unit.filter(|unit| !units.contains(unit)) {
            units.push(unit);
        }
    };
    for &(on, cause, off) in path {
        signature.extend([on.is(true).number(), off.is(false).number()]);
        add_unit(cause.unit(on));
    }
    signature.push(u16::MAX);
    for i in (0..path.len()).rev() {
        // The true candidate that rules this one's false candidate out comes next in the path.
        let (_, _, off) = path[i];
        let from = path[(i + 1) % path.len()].0;
        signature.extend([from.is(false).number(), off.is(true).number()]);
        add_unit(weak_cause(from, off).unit(off));
    }
    signature.push(u16::MAX);
    Detail { units, signature }
}

/// A node with how it was reached.
struct Step {
    node: Node,
    cause: Cause,
    before: usize,
}

/// The shortest chain from an assumption to its opposite.
fn forcing(board: &Board, table: &LinkTable, links: Links, source: Node, found: &mut Found) {
    let (base, rank) = if links == Links::X { (6.6, 2) } else { (7.0, 4) };
    let mut steps = Vec::from([Step { node: source, cause: Cause::Assumed, before: 0 }]);
    let mut seen = [Spots::EMPTY; 2];
    seen[usize::from(source.is_on())].insert(source.spot());
    let opposite = source.spot().is(!source.is_on());
    let mut next = 0;
    while next < steps.len() {
        let Step { node, .. } = steps[next];
        let mut target = None;
        let mut reach = |node: Node, cause: Cause| {
            if seen[usize::from(node.is_on())].insert(node.spot()) {
                if node == opposite {
                    target = Some(steps.len());
                }
                steps.push(Step { node, cause, before: next });
            }
        };
        if node.is_on() {
            for &off in table.weak(links, node.spot()) {
                reach(off.is(false), Cause::Assumed);
            }
        } else {
            for &(on, cause) in table.strong(links, node.spot()) {
                reach(on.is(true), cause);
            }
        }
        if let Some(target) = target {
            let mut path = Vec::from([target]);
            let mut i = target;
            while i != 0 {
                i = steps[i].before;
                path.push(i);
            }
            let key = Key::new(base, path.len() as u32, rank);
            if found.wants(key) {
                found.add(hint(board, links, key, opposite, &steps, &path, found.wants_detail()));
            }
            return;
        }
        next += 1;
    }
}

fn hint(
    board: &Board,
    links: Links,
    key: Key,
    outcome: Node,
    steps: &[Step],
    path: &[usize],
    wants_detail: bool,
) -> ChainHint {
    let candidate = outcome.spot().candidate();
    let Candidate { cell, digit } = candidate;
    let mut removals = CandidateSet::EMPTY;
    if outcome.is_on() {
        removals.extend_cell(cell, board.digits(cell).without(digit));
    } else {
        removals.insert(cell, digit);
    }
    let detail = wants_detail.then(|| {
        let mut units: Vec<Unit> = Vec::new();
        for step in path.iter().map(|&i| &steps[i]).filter(|step| step.node.is_on()) {
            if let Some(unit) = step.cause.unit(step.node.spot()).filter(|u| !units.contains(u)) {
                units.push(unit);
            }
        }
        let signature = path.iter().map(|&i| steps[i].node.number()).collect();
        Detail { units, signature }
    });
    let placement = outcome.is_on().then_some(candidate);
    ChainHint { key, kind: Kind::ForcingChain(links), placement, removals, detail }
}
