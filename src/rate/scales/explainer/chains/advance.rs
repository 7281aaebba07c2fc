//! The rules inside chains: when an assumption leads no further, they apply the first producer of
//! rules with an elimination that depends on the chain's earlier ones.

use super::Chainer;
use super::expansion::{Expansion, Origin};
use super::mode::Mode;
use super::nested::{NestedFind, gone};
use super::node::{Node, Spot, by_cell};
use crate::grid::{CandidateSet, HouseKind};
use crate::rate::scales::explainer::board::Board;
use crate::rate::scales::explainer::houses::{CELLS, bits};
use crate::rate::scales::explainer::rules::fish::Fish;
use crate::rate::scales::explainer::rules::locking::Locked;
use crate::rate::scales::explainer::rules::subsets::Subset;
use crate::rate::scales::explainer::rules::{fish, locking, subsets};
use alloc::rc::Rc;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Adds the eliminations of the first producer that finds any; returns false when none does.
pub(super) fn advance(
    source: &Board,
    now: &Board,
    mode: Mode,
    expansion: &mut Expansion,
    chainer: &mut Chainer<'_>,
) -> bool {
    let mut any = Simple { source, now, expansion, any: false };
    any.locked();
    if !any.any {
        any.hidden_pairs();
    }
    if !any.any {
        any.naked_pairs();
    }
    if !any.any {
        any.x_wings();
    }
    let mut any = any.any;
    for &producer in NestedProducer::of(mode.level) {
        if any || chainer.clock.is_stopped() {
            break;
        }
        for find in chainer.nested_finds(now, producer).iter() {
            let reasons = find.reasons(source, now);
            any |= add(expansion, &find.removals, &reasons, Reason::Chains(find));
        }
    }
    any
}

/// The chaining producers that are used inside chains.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum NestedProducer {
    /// Forcing chains and cycles.
    Single,
    /// Multiple and dynamic chains.
    Multi(Mode),
}

impl NestedProducer {
    fn of(level: u8) -> &'static [NestedProducer] {
        const MULTIPLE: NestedProducer = NestedProducer::Multi(Mode::MULTIPLE);
        const DYNAMIC: NestedProducer = NestedProducer::Multi(Mode::DYNAMIC);
        const WITH_SINGLE: NestedProducer = NestedProducer::Multi(Mode::nested(2));
        match level {
            2 => &[NestedProducer::Single],
            3 => &[NestedProducer::Single, MULTIPLE],
            4 => &[DYNAMIC],
            5 => &[DYNAMIC, WITH_SINGLE],
            _ => &[],
        }
    }
}

/// Why a rule inside a chain removes candidates.
#[derive(Clone, Copy)]
enum Reason<'a> {
    /// Chains.
    Chains(&'a Rc<NestedFind>),
    /// A pair in the house of this kind.
    Pair(HouseKind),
    /// The places of the digit itself.
    Places,
}

/// Adds the eliminations of a rule; returns whether it counts, which needs reasons in the chain.
fn add(
    expansion: &mut Expansion,
    removals: &CandidateSet,
    parents: &[Node],
    reason: Reason<'_>,
) -> bool {
    if parents.is_empty() {
        return false;
    }
    for spot in by_cell(removals) {
        let off = spot.is(false);
        if expansion.contains(off) {
            continue;
        }
        let own = |all: &mut Vec<Node>| all.extend_from_slice(parents);
        match reason {
            Reason::Chains(find) => expansion.add_nested(spot, parents, find),
            Reason::Pair(kind) => expansion.add(off, Origin::House(kind), own),
            Reason::Places => expansion.add(off, Origin::Assumed, own),
        }
    }
    true
}

/// The simple rules with their data.
struct Simple<'a> {
    /// The board before the assumption.
    source: &'a Board,
    now: &'a Board,
    expansion: &'a mut Expansion,
    any: bool,
}

impl Simple<'_> {
    fn add(&mut self, removals: &CandidateSet, parents: &[Node], reason: Reason<'_>) {
        self.any |= add(self.expansion, removals, parents, reason);
    }

    fn locked(&mut self) {
        let now = self.now;
        let _ = locking::each(now, &mut |locked: Locked| {
            let removals = locked.removals(now);
            if !removals.is_empty() {
                let cells = gone(self.source, now, locked.first, locked.digit);
                let reasons: Vec<Node> = cells
                    .filter(|&cell| !locked.second.cells().contains(cell))
                    .map(|cell| Spot::of(cell, locked.digit).is(false))
                    .collect();
                self.add(&removals, &reasons, Reason::Places);
            }
            ControlFlow::Continue(())
        });
    }

    fn hidden_pairs(&mut self) {
        let now = self.now;
        let _ = subsets::each_hidden(now, 2, 5, &mut |set: Subset| {
            let removals = set.removals_of_hidden(now);
            if !removals.is_empty() {
                let mut reasons = Vec::new();
                for place in bits(0o777 & !set.places) {
                    let cell = CELLS[set.house.index()][place];
                    let lost = self.source.digits(cell) & set.digits;
                    reasons.extend(lost.iter().map(|digit| Spot::of(cell, digit).is(false)));
                }
                self.add(&removals, &reasons, Reason::Pair(set.house.kind()));
            }
            ControlFlow::Continue(())
        });
    }

    fn naked_pairs(&mut self) {
        let now = self.now;
        let _ = subsets::each_naked(now, 2, &mut |set: Subset| {
            let removals = set.removals_of_naked(now);
            if !removals.is_empty() {
                let mut reasons = Vec::new();
                for cell in Board::cells_at(set.house, set.places) {
                    let lost = self.source.digits(cell) - set.digits;
                    reasons.extend(lost.iter().map(|digit| Spot::of(cell, digit).is(false)));
                }
                self.add(&removals, &reasons, Reason::Pair(set.house.kind()));
            }
            ControlFlow::Continue(())
        });
    }

    fn x_wings(&mut self) {
        let now = self.now;
        let _ = fish::each(now, 2, &mut |fish: Fish| {
            let removals = fish.removals(now);
            if !removals.is_empty() {
                let mut reasons = Vec::new();
                for base in fish.bases() {
                    let cells = gone(self.source, now, base, fish.digit);
                    let uncovered = cells.filter(|&cell| !fish.covers(cell));
                    reasons.extend(uncovered.map(|cell| Spot::of(cell, fish.digit).is(false)));
                }
                self.add(&removals, &reasons, Reason::Places);
            }
            ControlFlow::Continue(())
        });
    }
}
