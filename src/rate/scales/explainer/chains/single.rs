//! All forcing chains and cycles, for use inside other chains: chains whose every link has one
//! reason.

use super::clock::Clock;
use super::cycles::{Cycles, Reached};
use super::evidence::Evidence;
use super::expansion::Origin;
use super::flood::Flood;
use super::found::{ChainFind, Detail, Found, Key};
use super::hops::Hops;
use super::mode::Mode;
use super::nested::Unit;
use super::node::{Node, Spot, Spots};
use crate::grid::{Candidate, CandidateSet, Digit, DigitSet, House};
use crate::rate::scales::explainer::board::Board;
use crate::rate::scales::explainer::houses::are_two;
use crate::rate::scales::explainer::kind::{Kind, Links};
use alloc::rc::Rc;
use alloc::vec::Vec;

/// All cycles and forcing chains: of one digit, of cells with two candidates, of both.
pub(super) fn single(board: &Board, hops: &mut Hops, clock: &mut Clock<'_>, found: &mut Found<'_>) {
    let mut reached = Vec::new();
    for links in [Links::X, Links::Y, Links::XY] {
        hops.fill(board, links, DigitSet::FULL);
        let cycles = Cycles { board, hops, links, most: u32::MAX };
        for &source in hops.candidates() {
            if clock.is_stopped() {
                break;
            }
            if !links.start_in(board.digits(source.cell())) {
                continue;
            }
            cycles.find(source, &mut reached, found);
            if links != Links::Y {
                forcing(board, hops, links, source.is(true), found);
                forcing(board, hops, links, source.is(false), found);
            }
        }
    }
}

/// Whether a board inside a chain can have a forcing chain or cycle that `base`, the board of the
/// position itself, has not.
///
/// `base` has none, so a chain must use a new link, from a false candidate to the true one that is
/// left; and both being true must have a common consequence. A forcing chain around a cycle makes
/// the same eliminations as the cycle.
pub(super) fn could_chain(base: &Board, board: &Board, flood: &mut Flood) -> bool {
    new_links(base, board).any(|[a, b]| {
        let mut reach = |spot: Spot| flood.from(board, Mode::MULTIPLE, spot.is(true));
        match (reach(a), reach(b)) {
            (Ok(a), Ok(b)) => {
                let common = a.and(&b);
                !common.is_empty(true) || !common.is_empty(false)
            }
            _ => true,
        }
    })
}

/// The pairs of candidates that are the last two of a cell or house, but were not on another board.
fn new_links<'a>(base: &'a Board, board: &'a Board) -> impl Iterator<Item = [Spot; 2]> + 'a {
    let in_cells = board.empty().iter().filter_map(|cell| {
        let digits = board.digits(cell);
        if digits.len() != 2 || base.digits(cell).len() == 2 {
            return None;
        }
        Some([Spot::of(cell, digits.first()?), Spot::of(cell, digits.last()?)])
    });
    let in_houses = House::ALL.into_iter().flat_map(move |house| {
        Digit::ALL.into_iter().filter_map(move |digit| {
            let places = board.places(house, digit);
            if !are_two(places) || are_two(base.places(house, digit)) {
                return None;
            }
            let cells = board.cells_with(digit) & house.cells();
            Some([Spot::of(cells.first()?, digit), Spot::of(cells.last()?, digit)])
        })
    });
    in_cells.chain(in_houses)
}

/// The shortest chain from an assumption to its opposite.
fn forcing(board: &Board, hops: &Hops, links: Links, source: Node, found: &mut Found<'_>) {
    let spot = source.spot();
    let mut seen = [Spots::EMPTY; 2];
    let mut steps = Vec::new();
    if source.is_on() {
        seen[1].insert(spot);
        steps.push(Reached { spot, origin: Origin::Assumed, before: 0, by: spot });
    } else {
        seen[0].insert(spot);
        for hop in hops.when_false(spot) {
            seen[1].insert(hop.on);
            steps.push(Reached {
                spot: hop.on,
                origin: hop.origin,
                before: steps.len() as u16,
                by: spot,
            });
        }
    }
    let mut next = 0;
    let mut end = None;
    'search: while next < steps.len() {
        let from = steps[next].spot;
        if source.is_on() && rules_out(links, from, spot) {
            end = Some(next);
            break;
        }
        // One false candidate may make several true; it is only followed the first time.
        let mut last = None;
        for hop in hops.from(from) {
            if last != Some(hop.off) && !seen[0].insert(hop.off) {
                continue;
            }
            last = Some(hop.off);
            if seen[1].insert(hop.on) {
                steps.push(Reached {
                    spot: hop.on,
                    origin: hop.origin,
                    before: next as u16,
                    by: hop.off,
                });
                if hop.on == spot {
                    end = Some(steps.len() - 1);
                    break 'search;
                }
            }
        }
        next += 1;
    }
    let Some(end) = end else { return };
    let path = path(&steps, end, source);
    let key = Key::new(Kind::ForcingChain(links), path.len() as u32, links.rank());
    if found.wants(key) {
        let find = outcome_of(board, links, key, spot.is(!source.is_on()));
        found.add(find, |with_evidence| detail(&path, with_evidence));
    }
}

/// Whether a true candidate rules out another.
fn rules_out(links: Links, from: Spot, to: Spot) -> bool {
    if from.cell() == to.cell() {
        return links != Links::X && from != to;
    }
    from.digit() == to.digit() && from.cell().sees(to.cell())
}

/// The nodes of a chain from its end, with the reasons of true ones.
fn path(steps: &[Reached], end: usize, source: Node) -> Vec<(Node, Origin)> {
    let mut path = Vec::new();
    if source.is_on() {
        path.push((source.spot().is(false), Origin::Assumed));
    }
    let mut i = end;
    loop {
        let step = &steps[i];
        path.push((step.spot.is(true), step.origin));
        if step.origin != Origin::Assumed {
            path.push((step.by.is(false), Origin::Assumed));
        }
        if usize::from(step.before) == i {
            return path;
        }
        i = usize::from(step.before);
    }
}

fn detail(path: &[(Node, Origin)], with_evidence: bool) -> Detail {
    let mut units: Vec<Unit> = Vec::new();
    for (node, origin) in path {
        if let Some(unit) = origin.unit(node.spot()).filter(|unit| !units.contains(unit)) {
            units.push(unit);
        }
    }
    let signature = path.iter().map(|(node, _)| node.number()).collect();
    Detail { units, signature, evidence: with_evidence.then(|| Rc::new(Evidence::path(path))) }
}

/// The result of a forcing chain of this key.
pub(super) fn outcome_of(board: &Board, links: Links, key: Key, outcome: Node) -> ChainFind {
    let candidate = outcome.spot().candidate();
    let Candidate { cell, digit } = candidate;
    let mut removals = CandidateSet::EMPTY;
    if outcome.is_on() {
        removals.extend_cell(cell, board.digits(cell).without(digit));
    } else {
        removals.insert(candidate);
    }
    let placement = outcome.is_on().then_some(candidate);
    ChainFind { key, kind: Kind::ForcingChain(links), placement, removals }
}
