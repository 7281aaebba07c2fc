//! Multiple, dynamic and nested chains, and Nishio: what several assumptions have in common, and
//! assumptions that contradict themselves.

use super::Chainer;
use super::expansion::{Cause, Expansion, Slot};
use super::found::{ChainHint, Detail, Found, Key};
use super::mode::Mode;
use super::nested::Unit;
use super::node::{Node, Spot, Spots};
use crate::grid::{Candidate, CandidateSet, Cell, Digit};
use crate::rate::explainer::board::Board;
use crate::rate::explainer::houses::{CELLS, HOUSES, bits};
use crate::rate::explainer::kind::{Assumptions, Kind};
use alloc::vec;
use alloc::vec::Vec;

/// The end of a chain: in what follows from which assumption, where.
#[derive(Clone, Copy)]
struct Target<'a> {
    expansion: &'a Expansion,
    slot: Slot,
}

/// What follows from each candidate that is taken to be true, as far as it was needed.
struct Trues {
    list: Vec<Option<Expansion>>,
}

impl Chainer<'_> {
    /// All hints of a producer that follows several assumptions.
    pub(super) fn multi(&mut self, board: &Board, mode: Mode, found: &mut Found) {
        let mut trues = Trues { list: vec![None; Spot::COUNT] };
        for cell in board.empty() {
            let digits = board.digits(cell);
            if digits.len() < if mode.dynamic { 2 } else { 3 } {
                continue;
            }
            for digit in digits {
                if self.is_stopped() {
                    break;
                }
                self.one_candidate(board, mode, cell, digit, &mut trues, found);
            }
            if !mode.nishio {
                let sources: Vec<Spot> = digits.iter().map(|d| Spot::of(cell, d)).collect();
                self.in_common(board, mode, &sources, Assumptions::Cell, &mut trues, found);
            }
        }
        self.spare.extend(trues.list.into_iter().flatten());
    }

    fn one_candidate(
        &mut self,
        board: &Board,
        mode: Mode,
        cell: Cell,
        digit: Digit,
        trues: &mut Trues,
        found: &mut Found,
    ) {
        let spot = Spot::of(cell, digit);
        self.expand_true(board, mode, spot, trues);
        if mode.dynamic {
            let off = self.expand(board, mode, spot.is(false));
            if let Some(on) = &trues.list[spot.index()] {
                contradiction(board, mode, spot.is(true), on, found);
                contradiction(board, mode, spot.is(false), &off, found);
                if board.digits(cell).len() >= 3 && !mode.nishio {
                    double(board, mode, on, &off, found);
                }
            }
            self.spare.push(off);
        }
        if mode.nishio {
            return;
        }
        for house in HOUSES[cell.index()] {
            let places = board.places(house, digit);
            let first = CELLS[house.index()][places.trailing_zeros() as usize];
            if places.count_ones() >= 2 && first == cell {
                let sources: Vec<Spot> = bits(places)
                    .map(|place| Spot::of(CELLS[house.index()][place], digit))
                    .collect();
                let from = Assumptions::House(house.kind());
                self.in_common(board, mode, &sources, from, trues, found);
            }
        }
    }

    fn expand_true(&mut self, board: &Board, mode: Mode, spot: Spot, trues: &mut Trues) {
        if trues.list[spot.index()].is_none() {
            trues.list[spot.index()] = Some(self.expand(board, mode, spot.is(true)));
        }
    }

    /// What follows from every one of these candidates.
    fn in_common(
        &mut self,
        board: &Board,
        mode: Mode,
        sources: &[Spot],
        from: Assumptions,
        trues: &mut Trues,
        found: &mut Found,
    ) {
        for &spot in sources {
            self.expand_true(board, mode, spot, trues);
        }
        let expansions: Vec<&Expansion> =
            sources.iter().filter_map(|spot| trues.list[spot.index()].as_ref()).collect();
        let [first, others @ ..] = expansions.as_slice() else { return };
        let rank = if from == Assumptions::Cell { 5 } else { 6 };
        for on in [true, false] {
            let common: Spots =
                others.iter().fold(*first.members(on), |all, other| all.and(other.members(on)));
            if common.is_empty() {
                continue;
            }
            for &spot in first.order(on).iter().filter(|&&spot| common.contains(spot)) {
                let node = spot.is(on);
                let targets: Vec<Target<'_>> = expansions
                    .iter()
                    .map(|&expansion| Target { expansion, slot: node.into() })
                    .collect();
                let hint = Draft { board, mode, from, rank, outcome: node };
                hint.offer(&targets, found);
            }
        }
    }
}

/// An assumption whose consequences contradict each other is wrong.
fn contradiction(
    board: &Board,
    mode: Mode,
    assumed: Node,
    expansion: &Expansion,
    found: &mut Found,
) {
    let Some(clash) = expansion.clash() else { return };
    let outcome = assumed.spot().is(!assumed.is_on());
    let from = Assumptions::Contradiction;
    let hint = Draft { board, mode, from, rank: 7, outcome };
    hint.offer(&clash.map(|slot| Target { expansion, slot }), found);
}

/// What follows whether the candidate is true or false.
fn double(board: &Board, mode: Mode, on: &Expansion, off: &Expansion, found: &mut Found) {
    for state in [true, false] {
        if on.members(state).and(off.members(state)).is_empty() {
            continue;
        }
        for spot in on.order(state) {
            let outcome = spot.is(state);
            if off.contains(outcome) {
                let from = Assumptions::Double;
                let hint = Draft { board, mode, from, rank: 1, outcome };
                let slot = outcome.into();
                let targets = [Target { expansion: on, slot }, Target { expansion: off, slot }];
                hint.offer(&targets, found);
            }
        }
    }
}

/// A hint that is still to be measured.
struct Draft<'a> {
    board: &'a Board,
    mode: Mode,
    from: Assumptions,
    rank: u8,
    outcome: Node,
}

impl Draft<'_> {
    /// Measures the hint as far as it could be wanted, and hands it over.
    fn offer(&self, targets: &[Target<'_>], found: &mut Found) {
        let base = self.mode.base();
        let least = targets.iter().map(|target| target.expansion.depth(target.slot)).sum();
        if !found.wants(Key::new(base, least, self.rank)) {
            return;
        }
        let spot = self.outcome.spot();
        let (cell, digit) = (spot.cell(), spot.digit());
        let mut removals = CandidateSet::EMPTY;
        if self.outcome.is_on() {
            removals.extend_cell(cell, self.board.digits(cell).without(digit));
        } else {
            removals.insert(cell, digit);
        }
        if removals.is_empty() {
            return;
        }
        let key = Key::new(base, complexity(targets), self.rank);
        if !found.wants(key) {
            return;
        }
        let kind = if self.mode.nishio {
            Kind::Nishio
        } else {
            Kind::Chains { from: self.from, depth: self.mode.depth() }
        };
        let placement = self.outcome.is_on().then_some(Candidate { cell, digit });
        let detail = found.wants_detail().then(|| self.detail(targets));
        found.add(ChainHint { key, kind, placement, removals, detail });
    }

    fn detail(&self, targets: &[Target<'_>]) -> Detail {
        let mut units: Vec<Unit> = Vec::new();
        let mut signature = Vec::new();
        for target in targets {
            target.expansion.chain(target.slot, &mut |node, slot| {
                signature.push(node.number());
                if node.is_on() {
                    let cause = target.expansion.cause(slot);
                    let unit = match (cause, self.from) {
                        (Cause::Assumed, Assumptions::Cell) => Some(Unit::Cell(node.spot().cell())),
                        (Cause::Assumed, Assumptions::House(kind)) => {
                            Cause::House(kind).unit(node.spot())
                        }
                        _ => cause.unit(node.spot()),
                    };
                    if let Some(unit) = unit.filter(|unit| !units.contains(unit)) {
                        units.push(unit);
                    }
                }
            });
            signature.push(u16::MAX);
        }
        Detail { units, signature }
    }
}

/// The nodes of all chains, and the complexity of each distinct chain nested in them.
fn complexity(targets: &[Target<'_>]) -> u32 {
    let mut complexity = 0;
    let mut counted: Vec<&[u16]> = Vec::new();
    for target in targets {
        let expansion = target.expansion;
        expansion.chain(target.slot, &mut |_, slot| {
            complexity += 1;
            if let Some(nested) = expansion.nested(slot)
                && !counted.contains(&nested.signature.as_slice())
            {
                counted.push(&nested.signature);
                complexity += nested.complexity;
            }
        });
    }
    complexity
}
