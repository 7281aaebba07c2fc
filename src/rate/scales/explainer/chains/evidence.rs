//! Chains as evidence of a step, for people.

use super::expansion::{Expansion, Origin, Slot, Target};
use super::nested::Unit;
use super::node::{Node, Spot};
use crate::grid::House;
use crate::rate::scales::explainer::houses::house_of;
use crate::rate::scales::explainer::kind::Assumptions;
use crate::technique::{Chain, Ground, Link, Pattern, Role, Via, chain_evidence, weak_link};
use alloc::rc::Rc;
use alloc::vec::Vec;

/// The chains of a find.
#[derive(Clone, Debug)]
pub(in crate::rate::scales::explainer) struct Evidence {
    /// One chain; for several assumptions one net each. A link by a find inside has its position
    /// in `inner`.
    chains: Vec<Chain>,
    /// The assumptions of nets.
    assumed: Vec<Node>,
    /// The house in which one of the assumptions is true.
    house: Option<House>,
    /// A candidate that would have to be both true and false.
    clash: Option<Spot>,
    inner: Vec<Rc<Evidence>>,
}

impl Evidence {
    /// A forcing chain from its end, with the reasons of true nodes.
    pub(super) fn path(path: &[(Node, Origin)]) -> Evidence {
        let ends = path.iter().zip(&path[1..]).rev();
        Evidence::of(ends.map(|(&(to, origin), &(from, _))| link(from, to, origin)).collect())
    }

    /// A cycle from its end: true nodes, how each was reached, and by which false ones.
    pub(super) fn cycle(path: &[(Spot, Origin, Spot)]) -> Evidence {
        let mut chain = Chain::new();
        for (i, &(on, origin, off)) in path.iter().enumerate().rev() {
            chain.push(link(off.is(false), on.is(true), origin));
            let (_, _, next) = path[(i + path.len() - 1) % path.len()];
            chain.push(weak_link(on.is(true).to_node(), next.is(false).to_node()));
        }
        Evidence::of(chain)
    }

    fn of(chain: Chain) -> Evidence {
        let chains = alloc::vec![chain];
        Evidence { chains, assumed: Vec::new(), house: None, clash: None, inner: Vec::new() }
    }

    /// The nets from assumptions to their common consequence, or to a contradiction.
    pub(super) fn nets(from: Assumptions, targets: &[Target<'_>]) -> Evidence {
        let assumed: Vec<Node> =
            targets.iter().filter_map(|target| target.expansion.root()).collect();
        debug_assert_eq!(assumed.len(), targets.len(), "an expansion without an assumption");
        let mut evidence =
            Evidence { chains: Vec::new(), assumed, house: None, clash: None, inner: Vec::new() };
        match (from, targets) {
            (Assumptions::Contradiction, [on, off]) => {
                evidence.assumed.truncate(1);
                evidence.clash = Some(on.expansion.node(on.slot).spot());
                evidence.net(on.expansion, &[on.slot, off.slot]);
            }
            _ => targets.iter().for_each(|target| evidence.net(target.expansion, &[target.slot])),
        }
        if let (Assumptions::House(kind), [first, ..]) = (from, &evidence.assumed[..]) {
            evidence.house = Some(house_of(first.spot().cell(), kind));
        }
        evidence
    }

    fn net(&mut self, expansion: &Expansion, targets: &[Slot]) {
        let mut net = Chain::new();
        for slot in expansion.in_order(targets) {
            let to = expansion.node(slot);
            let nested = expansion.nested(slot).and_then(|find| {
                debug_assert!(
                    find.evidence.is_some(),
                    "a find inside that was found without chains"
                );
                Some(self.number_of(find.evidence.as_ref()?))
            });
            for &parent in expansion.parents(slot) {
                net.push(match nested {
                    Some(via) => Link { from: parent.to_node(), to: to.to_node(), via },
                    None => link(parent, to, expansion.origin(slot)),
                });
            }
        }
        self.chains.push(net);
    }

    /// A link by chains inside, which are numbered in the order in which they are met.
    fn number_of(&mut self, inner: &Rc<Evidence>) -> Via {
        let known = self.inner.iter().position(|known| Rc::ptr_eq(known, inner));
        let number = known.unwrap_or(self.inner.len());
        if known.is_none() {
            self.inner.push(Rc::clone(inner));
        }
        Via::Nested(number as u16)
    }

    /// The evidence.
    pub(in crate::rate::scales::explainer) fn pattern(&self) -> Pattern {
        if self.assumed.is_empty() {
            return chain_evidence(open_ended(&self.chains.concat()));
        }
        let mut pattern = Pattern::on(Ground::Houses);
        for &assumed in &self.assumed {
            let role = if assumed.is_on() { Role::True } else { Role::False };
            pattern = pattern.cells(role, assumed.spot().cell(), assumed.spot().digit());
        }
        if let Some(house) = self.house {
            pattern = pattern.house(Role::Base, house);
        }
        if let Some(spot) = self.clash {
            pattern = pattern.cells(Role::Link, spot.cell(), spot.digit());
        }
        self.all_chains().into_iter().fold(pattern, Pattern::chain)
    }

    /// The nets, then those of the finds inside; links have the numbers of these in the list.
    fn all_chains(&self) -> Vec<Chain> {
        let mut chains = self.chains.clone();
        let mut todo = alloc::vec![(0..chains.len(), self)];
        while let Some((own, evidence)) = todo.pop() {
            let first_inner = chains.len() as u16;
            for link in chains[own].iter_mut().flatten() {
                if let Via::Nested(place) = &mut link.via {
                    *place += first_inner;
                }
            }
            for inner in &evidence.inner {
                todo.push((chains.len()..chains.len() + 1, inner));
                chains.push(inner.chains.concat());
            }
        }
        chains
    }
}

/// A chain without the weak links at its ends, from and to the candidate that it removes.
fn open_ended(chain: &[Link]) -> Chain {
    let is_closed = chain.first().is_some_and(Link::is_strong);
    if is_closed {
        return chain.into();
    }
    let strong = |link: &Link| link.is_strong();
    let (first, last) = (chain.iter().position(strong), chain.iter().rposition(strong));
    match (first, last) {
        (Some(first), Some(last)) => chain[first..=last].into(),
        _ => chain.into(),
    }
}

/// The inference from one node to another: a true candidate excludes others, a false one leaves one.
fn link(from: Node, to: Node, origin: Origin) -> Link {
    if !to.is_on() && from.is_on() {
        return weak_link(from.to_node(), to.to_node());
    }
    let via = match origin.unit(to.spot()) {
        Some(Unit::Cell(cell)) => Via::Cell(cell),
        Some(Unit::House(house, _)) => Via::House(house),
        None => Via::Other,
    };
    Link { from: from.to_node(), to: to.to_node(), via }
}
