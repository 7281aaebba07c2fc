//! The search for chains: breadth first from all vertices at once, so the shortest come first.
//!
//! From "vertex a is false" the search follows strong links to vertices that are then true, from these
//! weak links to vertices that are then false, and so on. When b is found true, "a or b" holds. A
//! candidate that sees both ends is false; and when a and b exclude each other, the chain closes to
//! a loop.
//!
//! A link through an almost locked set counts as two links: it is harder to see.

use crate::marks::links::{Graph, Strong};
use crate::marks::rows::{bits, by_width, each_member, insert};
use crate::step::{Budget, Flow};
use alloc::vec;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// The required relation of a chain's ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Goal {
    /// A candidate sees both ends.
    Ends,
    /// The ends exclude each other.
    Loop,
}

/// Emits each pair of ends that meets the goal, with the number of strong links between them, until told to stop;
/// shortest first, each pair once for [`Goal::Ends`].
pub(crate) fn pairs(
    graph: &Graph,
    goal: Goal,
    budget: &Budget<'_>,
    found: &mut dyn FnMut(usize, usize, usize) -> Flow,
) -> Flow {
    by_width!(graph.words(), layers(graph, goal, budget, found))
}

/// The known consequences of one vertex being false.
struct Start<const W: usize> {
    vertex: usize,
    on: [u64; W],
    off: [u64; W],
    /// The vertices with a strong link that the last layer found false.
    fresh: [u64; W],
    /// Those that the previous layer found: their links through sets are next.
    due: [u64; W],
}

fn layers<const W: usize>(
    graph: &Graph,
    goal: Goal,
    budget: &Budget<'_>,
    found: &mut dyn FnMut(usize, usize, usize) -> Flow,
) -> Flow {
    let mut starts: Vec<Start<W>> = Vec::with_capacity(graph.len());
    // A chain's end sees what the chain refutes.
    let refuted = if goal == Goal::Ends { Some(graph.closure().refuted()) } else { None };
    let is_end = |vertex: usize| {
        refuted
            .is_none_or(|refuted| graph.weak(vertex).iter().zip(refuted).any(|(a, b)| a & b != 0))
    };
    each_member(graph.linked(), |vertex| {
        if is_end(vertex) {
            let mut fresh = [0; W];
            insert(&mut fresh, vertex);
            starts.push(Start { vertex, on: [0; W], off: fresh, fresh, due: [0; W] });
        }
    });
    let mut length = 1;
    while !starts.is_empty() {
        let mut flow = budget.spend(1);
        starts.retain_mut(|start| {
            if flow.is_continue() {
                flow = layer(graph, goal, length, start, found);
            }
            start.fresh != [0; W] || start.due != [0; W]
        });
        flow?;
        length += 1;
    }
    ControlFlow::Continue(())
}

fn layer<const W: usize>(
    graph: &Graph,
    goal: Goal,
    length: usize,
    start: &mut Start<W>,
    found: &mut dyn FnMut(usize, usize, usize) -> Flow,
) -> Flow {
    let mut on = [0_u64; W];
    let mut off = [0_u64; W];
    let mut follow = |links: &[Strong]| {
        for link in links {
            let (word, bit) = (usize::from(link.to) / 64, 1 << (link.to % 64));
            if start.on[word] & bit == 0 {
                start.on[word] |= bit;
                on[word] |= bit;
                let weak: &[u64; W] = row(graph, usize::from(link.to));
                off.iter_mut().zip(weak).for_each(|(word, bits)| *word |= bits);
            }
        }
    };
    let mut leads_to_sets = false;
    for (word, (fresh, due)) in start.fresh.into_iter().zip(start.due).enumerate() {
        for bit in bits(fresh) {
            follow(graph.plain(word * 64 + bit));
            leads_to_sets |= graph.has_sets() && !graph.through_sets(word * 64 + bit).is_empty();
        }
        for bit in bits(due) {
            follow(graph.through_sets(word * 64 + bit));
        }
    }
    start.due = if leads_to_sets { start.fresh } else { [0; W] };
    let weak: &[u64; W] = row(graph, start.vertex);
    let singles = graph.single_words();
    let meets = |a: &[u64; W], b: &[u64; W]| (0..singles).any(|word| a[word] & b[word] != 0);
    match goal {
        Goal::Ends if meets(&off, weak) => {
            for (word, on) in on.into_iter().enumerate() {
                for bit in bits(on) {
                    let end = word * 64 + bit;
                    if start.vertex <= end && meets(row(graph, end), weak) {
                        found(start.vertex, end, length)?;
                    }
                }
            }
        }
        Goal::Ends => {}
        Goal::Loop => {
            for (word, (on, weak)) in on.iter().zip(weak).enumerate() {
                for bit in bits(on & weak) {
                    found(start.vertex, word * 64 + bit, length)?;
                }
            }
        }
    }
    for (word, off) in off.into_iter().enumerate() {
        start.fresh[word] = off & !start.off[word] & graph.linked()[word];
        start.off[word] |= off;
    }
    ControlFlow::Continue(())
}

fn row<const W: usize>(graph: &Graph, vertex: usize) -> &[u64; W] {
    graph.weak(vertex).try_into().expect("rows of the graph's width")
}

/// One strong link of a path.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hop {
    /// The vertex that is false.
    pub(crate) from: usize,
    /// The link to the vertex that is then true.
    pub(crate) link: Strong,
}

/// Emits every shortest path from "`from` is false" to "`to` is true", as its strong links; at most
/// `limit` of them.
pub(crate) fn paths(
    graph: &Graph,
    from: usize,
    to: usize,
    limit: usize,
    found: &mut dyn FnMut(&[Hop]) -> Flow,
) -> Flow {
    // How many links away each vertex is true (0: not reached) and false.
    let mut on = vec![0_u16; graph.len()];
    let mut off = vec![u16::MAX; graph.len()];
    off[from] = 0;
    let (mut due, mut fresh, mut next) = (Vec::new(), vec![from], Vec::new());
    let mut length = 0;
    while on[to] == 0 && !(fresh.is_empty() && due.is_empty()) {
        length += 1;
        let plain = fresh.iter().flat_map(|vertex| graph.plain(*vertex));
        for link in plain.chain(due.iter().flat_map(|vertex| graph.through_sets(*vertex))) {
            let end = usize::from(link.to);
            if on[end] != 0 {
                continue;
            }
            on[end] = length;
            for (word, row) in graph.weak(end).iter().enumerate() {
                for seen in bits(*row).map(|bit| word * 64 + bit) {
                    if off[seen] == u16::MAX {
                        off[seen] = length;
                        next.push(seen);
                    }
                }
            }
        }
        core::mem::swap(&mut due, &mut fresh);
        core::mem::swap(&mut fresh, &mut next);
        next.clear();
    }
    if on[to] == 0 {
        return ControlFlow::Continue(());
    }
    let mut path = Vec::with_capacity(usize::from(length));
    let mut left = limit;
    back(graph, &on, &off, to, length, &mut path, &mut left, found)
}

/// Extends a path backwards from a vertex that is true after `length` links.
#[expect(clippy::too_many_arguments, reason = "a recursion's own variables")]
fn back(
    graph: &Graph,
    on: &[u16],
    off: &[u16],
    end: usize,
    length: u16,
    path: &mut Vec<Hop>,
    left: &mut usize,
    found: &mut dyn FnMut(&[Hop]) -> Flow,
) -> Flow {
    for link in graph.strong(end) {
        let from = usize::from(link.to);
        let before = length.saturating_sub(if link.is_set() { 2 } else { 1 });
        if off[from] != before {
            continue;
        }
        path.push(Hop { from, link: Strong { to: end as u16, via: link.via } });
        if before == 0 {
            *left = left.saturating_sub(1);
            path.reverse();
            found(path)?;
            path.reverse();
        } else {
            for (word, row) in graph.weak(from).iter().enumerate() {
                for bit in bits(*row) {
                    let end = word * 64 + bit;
                    if *left > 0 && on[end] == before {
                        back(graph, on, off, end, before, path, left, found)?;
                    }
                }
            }
        }
        path.pop();
        if *left == 0 {
            break;
        }
    }
    ControlFlow::Continue(())
}
