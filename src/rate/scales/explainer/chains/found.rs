//! The finds of a chaining producer, and their order.

use super::nested::Unit;
use super::node::Node;
use super::told::Told;
use crate::grid::{Candidate, CandidateSet};
use crate::rate::scales::explainer::hint::Hint;
use crate::rate::scales::explainer::kind::Kind;
use alloc::collections::BTreeMap;
use alloc::rc::Rc;
use alloc::vec::Vec;
use core::cmp::Ordering;

/// A hint by chains.
#[derive(Clone, Debug)]
pub(super) struct ChainHint {
    pub(super) key: Key,
    pub(super) kind: Kind,
    pub(super) placement: Option<Candidate>,
    pub(super) removals: CandidateSet,
}

impl ChainHint {
    /// Whether it is a forcing chain, not a cycle.
    pub(super) fn is_chain(&self) -> bool {
        matches!(self.kind, Kind::ForcingChain(_))
    }
}

impl From<ChainHint> for Hint {
    fn from(hint: ChainHint) -> Hint {
        Hint {
            difficulty: hint.key.difficulty,
            kind: hint.kind,
            placement: hint.placement,
            removals: hint.removals,
            complexity: hint.key.complexity,
            told: None,
        }
    }
}

/// The data of a hint that is used inside another chain, or shown.
#[derive(Debug)]
pub(super) struct Detail {
    pub(super) units: Vec<Unit>,
    pub(super) signature: Vec<u16>,
    /// Its chains, if requested.
    pub(super) told: Option<Rc<Told>>,
}

/// Hints with lower keys come first; equal ones in the order in which they are found.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub(super) struct Key {
    pub(super) difficulty: f64,
    pub(super) complexity: u32,
    /// Double chains, X, Y, XY, cell, house, contradiction.
    pub(super) rank: u8,
}

impl Key {
    /// The key of a hint of a kind that begins at `base`.
    pub(super) fn new(base: f64, complexity: u32, rank: u8) -> Key {
        Key { difficulty: base + length_part(complexity), complexity, rank }
    }

    fn order(&self, other: &Key) -> Ordering {
        let by_difficulty = self.difficulty.total_cmp(&other.difficulty);
        by_difficulty.then((self.complexity, self.rank).cmp(&(other.complexity, other.rank)))
    }
}

/// The addition for the length of a chain: a tenth for each of 4, 6, 8, 12, 16, 24, … that it
/// passes, added one by one, as the sum decides which of two hints is harder.
pub(super) fn length_part(complexity: u32) -> f64 {
    let (mut added, mut ceiling, mut odd) = (0.0, 4, false);
    while complexity > ceiling + 2 {
        added += 0.1;
        ceiling = if odd { ceiling * 4 / 3 } else { ceiling * 3 / 2 };
        odd = !odd;
    }
    added
}

/// The receiver of hints: keeps the first of all, or all for use inside a chain.
#[derive(Debug)]
pub(super) enum Found<'a> {
    /// The first in the producer's order.
    Best(&'a mut Option<ChainHint>),
    /// All that can come first for their eliminations, with details.
    All(&'a mut All),
}

impl Found<'_> {
    /// Whether a hint of this key would be kept.
    pub(super) fn wants(&self, key: Key) -> bool {
        match self {
            Found::Best(best) => comes_before(key, best),
            Found::All(_) => true,
        }
    }

    /// Whether a hint of this key and outcome would be kept: of those with the same outcome, and so
    /// the same effect, only the first counts.
    pub(super) fn wants_outcome(&self, key: Key, outcome: Node) -> bool {
        match self {
            Found::Best(best) => comes_before(key, best),
            Found::All(all) => all.keys.get(&outcome).is_none_or(|known| key < *known),
        }
    }

    /// Takes a hint that is needed. `detail` is told whether the hint should carry its chains.
    pub(super) fn add(&mut self, hint: ChainHint, detail: impl FnOnce(bool) -> Detail) {
        match self {
            Found::Best(best) => **best = Some(hint),
            Found::All(all) => all.hints.push((hint, detail(all.telling))),
        }
    }

    /// Takes a hint that is needed for its outcome.
    pub(super) fn add_outcome(
        &mut self,
        hint: ChainHint,
        outcome: Node,
        detail: impl FnOnce(bool) -> Detail,
    ) {
        if let Found::All(all) = self {
            all.keys.insert(outcome, hint.key);
        }
        self.add(hint, detail);
    }
}

/// Whether a hint of this key would come before the best so far.
pub(super) fn comes_before(key: Key, best: &Option<ChainHint>) -> bool {
    best.as_ref().is_none_or(|best| key < best.key)
}

/// All hints that were found, with the lowest key by outcome.
#[derive(Debug)]
pub(super) struct All {
    hints: Vec<(ChainHint, Detail)>,
    keys: BTreeMap<Node, Key>,
    telling: bool,
}

impl All {
    /// Nothing yet; `telling` when hints should carry their chains.
    pub(super) fn new(telling: bool) -> All {
        All { hints: Vec::new(), keys: BTreeMap::new(), telling }
    }

    /// The details of this hint, which the search for the first one left out; `None` when it is not
    /// among the hints.
    pub(super) fn detail_of(self, hint: &ChainHint) -> Option<Detail> {
        let is_same = |other: &ChainHint| {
            (other.key, other.kind, other.removals) == (hint.key, hint.kind, hint.removals)
        };
        let same = self.in_order().into_iter().find(|(other, _)| is_same(other));
        same.map(|(_, detail)| detail)
    }

    /// The hints in order; of those with the same eliminations only the first.
    pub(super) fn in_order(self) -> Vec<(ChainHint, Detail)> {
        let mut all = self.hints;
        all.sort_by(|(a, _), (b, _)| a.key.order(&b.key));
        let mut distinct: Vec<(ChainHint, Detail)> = Vec::with_capacity(all.len());
        for (hint, detail) in all {
            if distinct.iter().all(|(known, _)| known.removals != hint.removals) {
                distinct.push((hint, detail));
            }
        }
        distinct
    }
}
