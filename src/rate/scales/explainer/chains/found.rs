//! The finds of a chaining producer, and their order.

use super::evidence::Evidence;
use super::nested::Unit;
use super::node::Node;
use crate::grid::{Candidate, CandidateSet};
use crate::rate::scales::explainer::find::Find;
use crate::rate::scales::explainer::kind::Kind;
use alloc::collections::BTreeMap;
use alloc::rc::Rc;
use alloc::vec::Vec;
use core::cmp::Ordering;

/// A find by chains.
#[derive(Clone, Debug)]
pub(super) struct ChainFind {
    pub(super) key: Key,
    pub(super) kind: Kind,
    pub(super) placement: Option<Candidate>,
    pub(super) removals: CandidateSet,
}

impl ChainFind {
    /// Whether it is a forcing chain, not a cycle.
    pub(super) fn is_chain(&self) -> bool {
        matches!(self.kind, Kind::ForcingChain(_))
    }
}

impl From<ChainFind> for Find {
    fn from(find: ChainFind) -> Find {
        Find {
            difficulty: find.key.difficulty,
            kind: find.kind,
            placement: find.placement,
            removals: find.removals,
            complexity: find.key.complexity,
            reason: None,
            evidence: None,
        }
    }
}

/// The data of a find that is used inside another chain, or shown.
#[derive(Debug)]
pub(super) struct Detail {
    pub(super) units: Vec<Unit>,
    pub(super) signature: Vec<u16>,
    /// Its chains, if requested.
    pub(super) evidence: Option<Rc<Evidence>>,
}

/// Finds with lower keys come first; equal ones in the order in which they are found.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub(super) struct Key {
    pub(super) difficulty: f64,
    pub(super) complexity: u32,
    /// Double chains, X, Y, XY, cell, house, contradiction.
    pub(super) rank: u8,
}

impl Key {
    /// The key of a find of a kind.
    pub(super) fn new(kind: Kind, complexity: u32, rank: u8) -> Key {
        Key { difficulty: kind.difficulty() + length_part(complexity), complexity, rank }
    }

    fn order(&self, other: &Key) -> Ordering {
        let by_difficulty = self.difficulty.total_cmp(&other.difficulty);
        by_difficulty.then((self.complexity, self.rank).cmp(&(other.complexity, other.rank)))
    }
}

/// The addition for the length of a chain: a tenth for each of 4, 6, 8, 12, 16, 24, … that it
/// passes, added one by one, as the sum decides which of two finds is harder.
pub(super) fn length_part(complexity: u32) -> f64 {
    let (mut added, mut ceiling, mut odd) = (0.0, 4, false);
    while complexity > ceiling + 2 {
        added += 0.1;
        ceiling = if odd { ceiling * 4 / 3 } else { ceiling * 3 / 2 };
        odd = !odd;
    }
    added
}

/// The receiver of finds: keeps the first of all, or all for use inside a chain.
#[derive(Debug)]
pub(super) enum Found<'a> {
    /// The first in the producer's order.
    Best(&'a mut Option<ChainFind>),
    /// All that can come first for their eliminations, with details.
    All(&'a mut All),
}

impl Found<'_> {
    /// Whether a find of this key would be kept.
    pub(super) fn wants(&self, key: Key) -> bool {
        match self {
            Found::Best(best) => comes_before(key, best),
            Found::All(_) => true,
        }
    }

    /// Whether a find of this key and outcome would be kept: of those with the same outcome, and so
    /// the same effect, only the first counts.
    pub(super) fn wants_outcome(&self, key: Key, outcome: Node) -> bool {
        match self {
            Found::Best(best) => comes_before(key, best),
            Found::All(all) => all.keys.get(&outcome).is_none_or(|known| key < *known),
        }
    }

    /// Takes a find that is needed. The argument of `detail` is whether the find should carry its chains.
    pub(super) fn add(&mut self, find: ChainFind, detail: impl FnOnce(bool) -> Detail) {
        match self {
            Found::Best(best) => **best = Some(find),
            Found::All(all) => all.finds.push((find, detail(all.with_evidence))),
        }
    }

    /// Takes a find that is needed for its outcome.
    pub(super) fn add_outcome(
        &mut self,
        find: ChainFind,
        outcome: Node,
        detail: impl FnOnce(bool) -> Detail,
    ) {
        if let Found::All(all) = self {
            all.keys.insert(outcome, find.key);
        }
        self.add(find, detail);
    }
}

/// Whether a find of this key would come before the best so far.
pub(super) fn comes_before(key: Key, best: &Option<ChainFind>) -> bool {
    best.as_ref().is_none_or(|best| key < best.key)
}

/// All finds that were found, with the lowest key by outcome.
#[derive(Debug)]
pub(super) struct All {
    finds: Vec<(ChainFind, Detail)>,
    keys: BTreeMap<Node, Key>,
    with_evidence: bool,
}

impl All {
    /// Nothing yet; `with_evidence` when finds should carry their chains.
    pub(super) fn new(with_evidence: bool) -> All {
        All { finds: Vec::new(), keys: BTreeMap::new(), with_evidence }
    }

    /// The details of this find, which the search for the first one left out; `None` when it is not
    /// among the finds.
    pub(super) fn detail_of(self, find: &ChainFind) -> Option<Detail> {
        let is_same = |other: &ChainFind| {
            (other.key, other.kind, other.removals) == (find.key, find.kind, find.removals)
        };
        let same = self.in_order().into_iter().find(|(other, _)| is_same(other));
        same.map(|(_, detail)| detail)
    }

    /// The finds in order; of those with the same eliminations only the first.
    pub(super) fn in_order(self) -> Vec<(ChainFind, Detail)> {
        let mut all = self.finds;
        all.sort_by(|(a, _), (b, _)| a.key.order(&b.key));
        let mut distinct: Vec<(ChainFind, Detail)> = Vec::with_capacity(all.len());
        for (find, detail) in all {
            if distinct.iter().all(|(known, _)| known.removals != find.removals) {
                distinct.push((find, detail));
            }
        }
        distinct
    }
}
