//! The consequences of one assumption: true and false candidates in the order in which they were
//! found, each with its reasons.

use super::flood::Sets;
use super::nested::{NestedFind, Unit};
use super::node::{Node, Spot, Spots};
use crate::grid::HouseKind;
use crate::rate::scales::explainer::houses::house_of;
use alloc::rc::Rc;
use alloc::vec;
use alloc::vec::Vec;

/// The reason why a candidate is taken to be true, or false by a rule inside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    /// It is assumed.
    Assumed,
    /// It is the last of its cell.
    Cell,
    /// It is the last of its digit in the house of this kind; a false one is ruled out by a pair there.
    House(HouseKind),
}

impl Origin {
    /// Where that is.
    pub(super) fn unit(self, spot: Spot) -> Option<Unit> {
        match self {
            Origin::Assumed => None,
            Origin::Cell => Some(Unit::Cell(spot.cell())),
            Origin::House(kind) => Some(Unit::House(house_of(spot.cell(), kind), spot.digit())),
        }
    }
}

/// The position of a node's reasons; the last slot is for the half of a contradiction that is in no
/// set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot(u16);

const CLASH: usize = Node::COUNT;

impl From<Node> for Slot {
    fn from(node: Node) -> Slot {
        Slot(node.number())
    }
}

/// The end of a chain: the assumption, and the position among its consequences.
#[derive(Clone, Copy)]
pub(super) struct Target<'a> {
    pub(super) expansion: &'a Expansion,
    pub(super) slot: Slot,
}

#[derive(Clone, Copy, Debug)]
struct Reasons {
    start: u32,
    count: u16,
    /// A lower bound for the chain's number of nodes: those on its longest path.
    depth: u16,
    origin: Origin,
    nested: u16,
}

const NO_NESTED: u16 = u16::MAX;

/// The consequences of an assumption.
#[derive(Clone, Debug)]
pub(super) struct Expansion {
    /// False and true candidates in the order in which they were found.
    order: [Vec<Spot>; 2],
    members: [Spots; 2],
    /// By node, and last for the clash: the position of its reasons in `reasons`.
    index: Vec<u16>,
    reasons: Vec<Reasons>,
    parents: Vec<Node>,
    nested: Vec<Rc<NestedFind>>,
    /// A candidate that would have to be both true and false: the node in `CLASH`.
    clash: Option<Node>,
}

impl Expansion {
    pub(super) fn new() -> Expansion {
        Expansion {
            order: [Vec::new(), Vec::new()],
            members: [Spots::EMPTY; 2],
            index: vec![0; CLASH + 1],
            reasons: Vec::new(),
            parents: Vec::new(),
            nested: Vec::new(),
            clash: None,
        }
    }

    /// Empties it for another assumption.
    pub(super) fn begin(&mut self, root: Node) {
        self.order.iter_mut().for_each(Vec::clear);
        self.members = [Spots::EMPTY; 2];
        self.reasons.clear();
        self.parents.clear();
        self.nested.clear();
        self.clash = None;
        self.add(root, Origin::Assumed, |_| {});
    }

    /// The true or false candidates in the order in which they were found.
    pub(super) fn order(&self, on: bool) -> &[Spot] {
        &self.order[usize::from(on)]
    }

    /// The true and false candidates.
    pub(super) fn sets(&self) -> Sets {
        Sets::from([&self.members[0], &self.members[1]])
    }

    pub(super) fn contains(&self, node: Node) -> bool {
        self.members[usize::from(node.is_on())].contains(node.spot())
    }

    /// Adds a new node; `parents` adds its reasons.
    pub(super) fn add(&mut self, node: Node, origin: Origin, parents: impl FnOnce(&mut Vec<Node>)) {
        self.members[usize::from(node.is_on())].insert(node.spot());
        self.order[usize::from(node.is_on())].push(node.spot());
        self.set_reasons(node.index(), origin, NO_NESTED, parents);
    }

    /// Adds a false candidate that chains inside remove.
    pub(super) fn add_nested(&mut self, spot: Spot, parents: &[Node], find: &Rc<NestedFind>) {
        self.members[0].insert(spot);
        self.order[0].push(spot);
        let last = self.nested.last();
        if last.is_none_or(|last| !Rc::ptr_eq(last, find)) {
            self.nested.push(Rc::clone(find));
        }
        let nested = self.nested.len() as u16 - 1;
        let index = spot.is(false).index();
        self.set_reasons(index, Origin::Assumed, nested, |all| all.extend_from_slice(parents));
    }

    /// Notes a node whose opposite is already present.
    pub(super) fn add_clash(
        &mut self,
        node: Node,
        origin: Origin,
        parents: impl FnOnce(&mut Vec<Node>),
    ) {
        self.clash = Some(node);
        self.set_reasons(CLASH, origin, NO_NESTED, parents);
    }

    fn set_reasons(
        &mut self,
        index: usize,
        origin: Origin,
        nested: u16,
        parents: impl FnOnce(&mut Vec<Node>),
    ) {
        let start = self.parents.len();
        parents(&mut self.parents);
        let parents = &self.parents[start..];
        let depth = parents.iter().map(|&parent| self.of(parent.into()).depth).max();
        self.index[index] = self.reasons.len() as u16;
        self.reasons.push(Reasons {
            start: start as u32,
            count: parents.len() as u16,
            depth: depth.unwrap_or(0) + 1,
            origin,
            nested,
        });
    }

    fn of(&self, slot: Slot) -> &Reasons {
        &self.reasons[usize::from(self.index[usize::from(slot.0)])]
    }

    /// The candidate that would have to be both true and false: the positions of the true and the
    /// false node.
    pub(super) fn clash(&self) -> Option<[Slot; 2]> {
        let node = self.clash?;
        let other = node.spot().is(!node.is_on());
        let (clash, other) = (Slot(CLASH as u16), Slot::from(other));
        Some(if node.is_on() { [clash, other] } else { [other, clash] })
    }

    /// The smallest possible number of nodes of a chain to here.
    pub(super) fn depth(&self, slot: Slot) -> u32 {
        u32::from(self.of(slot).depth)
    }

    pub(super) fn node(&self, slot: Slot) -> Node {
        match self.clash {
            Some(node) if usize::from(slot.0) == CLASH => node,
            _ => Spot(slot.0 / 2).is(slot.0 % 2 == 1),
        }
    }

    pub(super) fn parents(&self, slot: Slot) -> &[Node] {
        let reasons = self.of(slot);
        &self.parents[reasons.start as usize..][..usize::from(reasons.count)]
    }

    /// The assumption.
    pub(super) fn root(&self) -> Option<Node> {
        let first = |on: bool| self.order(on).first().map(|spot| spot.is(on));
        [true, false].into_iter().filter_map(first).find(|node| self.depth((*node).into()) == 1)
    }

    /// The nodes of the chains to these, reasons before what follows from them.
    pub(super) fn in_order(&self, targets: &[Slot]) -> Vec<Slot> {
        let mut slots: Vec<Slot> = Vec::new();
        for &target in targets {
            self.chain(target, &mut |_, slot| {
                if !slots.contains(&slot) {
                    slots.push(slot);
                }
            });
        }
        slots.sort_by_key(|slot| self.index[usize::from(slot.0)]);
        slots
    }

    pub(super) fn origin(&self, slot: Slot) -> Origin {
        self.of(slot).origin
    }

    pub(super) fn nested(&self, slot: Slot) -> Option<&Rc<NestedFind>> {
        self.nested.get(usize::from(self.of(slot).nested))
    }

    /// The nodes of the chain to here, nearest first, itself included.
    pub(super) fn chain(&self, target: Slot, visit: &mut dyn FnMut(Node, Slot)) {
        let mut seen = [Spots::EMPTY; 2];
        let mut todo = vec![target];
        let mut next = 0;
        while let Some(&slot) = todo.get(next) {
            next += 1;
            let node = self.node(slot);
            if seen[usize::from(node.is_on())].insert(node.spot()) {
                visit(node, slot);
                todo.extend(self.parents(slot).iter().map(|&parent| Slot::from(parent)));
            }
        }
    }
}
