//! From a path through the graph to a step: its effects and its evidence.

use super::search::Hop;
use crate::grid::CandidateSet;
use crate::marks::links::Graph;
use crate::marks::{Marks, Via};
use crate::step::links::weak;
use crate::step::{Chain, Link};

/// The chain of a path. With `close`, the weak link from its end back to its start follows.
pub(crate) fn chain(graph: &Graph, path: &[Hop], close: bool) -> Chain {
    let mut chain = Chain::with_capacity(2 * path.len());
    for (i, hop) in path.iter().enumerate() {
        let from = graph.vertex(hop.from).node(false);
        let to = graph.vertex(usize::from(hop.link.to)).node(true);
        chain.push(Link { from, to, via: hop.link.via });
        let next = match path.get(i + 1) {
            Some(next) => graph.vertex(next.from),
            None if close => graph.vertex(path[0].from),
            None => break,
        };
        chain.push(weak(to, next.node(false)));
    }
    chain
}

/// The eliminations when a path closes to a loop: each weak link then has one true end, so a
/// candidate that sees both its ends is false; and each almost locked set holds all its other
/// digits.
pub(super) fn loop_effects(graph: &Graph, marks: &Marks, path: &[Hop]) -> CandidateSet {
    let mut gone = CandidateSet::EMPTY;
    for (i, hop) in path.iter().enumerate() {
        let next = path[(i + 1) % path.len()].from;
        gone = gone.or(graph.seen_by_both(usize::from(hop.link.to), next));
        if let Via::Set(cells, digits) = hop.link.via {
            let ends = [graph.vertex(hop.from).digit, graph.vertex(usize::from(hop.link.to)).digit];
            for digit in digits.without(ends[0]).without(ends[1]) {
                let places = marks.digit(digit) & cells;
                gone.extend_digit(digit, marks.digit(digit) & places.common_peers());
            }
        }
    }
    gone
}

/// Whether a node of the path is a group, and whether a link goes through an almost locked set.
pub(super) fn makeup(graph: &Graph, path: &[Hop]) -> (bool, bool) {
    let mut made = (false, false);
    for hop in path {
        match hop.link.via {
            Via::Set(..) => made.1 = true,
            _ => {
                made.0 |= graph.vertex(hop.from).is_group();
                made.0 |= graph.vertex(usize::from(hop.link.to)).is_group();
            }
        }
    }
    made
}
