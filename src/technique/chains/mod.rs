//! Chains: alternating inferences between candidates, groups and almost locked sets.
//!
//! [`graph`] holds the links, [`search`] finds chains, [`step`] turns them into steps; the finders
//! of the table are here.
//!
//! Completeness: for every two ends that a chain joins, the shortest chain between them counts; of
//! several with the same effects, one of the shortest is emitted. Shorter chains come first.

mod bivalue;
pub(super) mod entries;
mod remote;
pub(crate) mod search;
pub(crate) mod step;

use crate::grid::CandidateSet;
use crate::marks::Marks;
use crate::marks::links::{Graph, Links};
use crate::step::links::chain_evidence;
use crate::step::{Emit, Flow};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::ops::ControlFlow;
pub(crate) use remote::evidence as remote_pair_evidence;
pub(super) use remote::pairs as remote_pairs;
use search::{Goal, Hop};

/// The least number of strong links in a chain: a single one is a case of locked candidates. Two cells
/// with two candidates are a naked pair, so XY-chains have three.
const FEWEST: usize = 2;

/// How many of the shortest paths between two ends are examined.
const PATHS: usize = 32;

/// The required parts of a chain.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Makeup {
    /// Single candidates.
    Plain,
    /// At least one group.
    Grouped,
    /// At least one almost locked set.
    Sets,
}

/// One digit, strong links within houses.
pub(super) fn x_chain(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    if marks.reducible().is_empty() {
        return ControlFlow::Continue(());
    }
    let graph = Graph::new(marks, Links::Bilocal);
    let fits = |a, b, _: &CandidateSet| a != b;
    open(&graph, FEWEST, Makeup::Plain, &fits, emit)
}

/// Cells with two candidates; the ends have one digit.
pub(super) fn xy_chain(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    if !bivalue::may_chain(marks) {
        return ControlFlow::Continue(());
    }
    let graph = Graph::new(marks, Links::Bivalue);
    let fits = |a, b, _: &CandidateSet| a != b && graph.vertex(a).digit == graph.vertex(b).digit;
    open(&graph, 3, Makeup::Plain, &fits, emit)
}

/// Chains whose ends lie in different cells and are seen by at least two candidates.
pub(super) fn alternating(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let graph = marks.plain();
    let fits = |a, b, gone: &CandidateSet| !is_discontinuous(graph, a, b, gone);
    open(graph, FEWEST, Makeup::Plain, &fits, emit)
}

/// Chains that come back to the cell they start from, or exclude one candidate.
pub(super) fn discontinuous(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let graph = marks.plain();
    let fits = |a, b, gone: &CandidateSet| is_discontinuous(graph, a, b, gone);
    open(graph, FEWEST, Makeup::Plain, &fits, emit)
}

/// Loops in which strong and weak links alternate.
pub(super) fn continuous(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    closed(marks, marks.plain(), Makeup::Plain, emit)
}

/// As [`alternating`], with groups.
pub(super) fn grouped_alternating(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let graph = marks.grouped();
    let fits = |a, b, gone: &CandidateSet| !is_discontinuous(graph, a, b, gone);
    open(graph, FEWEST, Makeup::Grouped, &fits, emit)
}

/// As [`discontinuous`], with groups.
pub(super) fn grouped_discontinuous(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let graph = marks.grouped();
    let fits = |a, b, gone: &CandidateSet| is_discontinuous(graph, a, b, gone);
    open(graph, FEWEST, Makeup::Grouped, &fits, emit)
}

/// As [`continuous`], with groups.
pub(super) fn grouped_continuous(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    closed(marks, marks.grouped(), Makeup::Grouped, emit)
}

/// As [`alternating`], with almost locked sets.
pub(super) fn sets_alternating(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let graph = marks.with_sets();
    let fits = |a, b, gone: &CandidateSet| !is_discontinuous(graph, a, b, gone);
    open(graph, FEWEST, Makeup::Sets, &fits, emit)
}

/// As [`discontinuous`], with almost locked sets.
pub(super) fn sets_discontinuous(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let graph = marks.with_sets();
    let fits = |a, b, gone: &CandidateSet| is_discontinuous(graph, a, b, gone);
    open(graph, FEWEST, Makeup::Sets, &fits, emit)
}

/// As [`continuous`], with almost locked sets.
pub(super) fn sets_continuous(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    closed(marks, marks.with_sets(), Makeup::Sets, emit)
}

fn is_discontinuous(graph: &Graph, a: usize, b: usize, gone: &CandidateSet) -> bool {
    graph.vertex(a).cells == graph.vertex(b).cells || gone.len() == 1
}

/// Chains with two ends and at least `fewest` strong links. Each effect is emitted once, by a shortest
/// chain.
fn open(
    graph: &Graph,
    fewest: usize,
    makeup: Makeup,
    fits: &dyn Fn(usize, usize, &CandidateSet) -> bool,
    emit: &mut Emit<'_>,
) -> Flow {
    let mut seen = BTreeSet::new();
    let budget = emit.budget();
    search::pairs(graph, Goal::Ends, budget, &mut |a, b, length| {
        if length < fewest {
            return ControlFlow::Continue(());
        }
        let gone = ends_effects(graph, a, b);
        if gone.is_empty() || !fits(a, b, &gone) || seen.contains(&gone) {
            return ControlFlow::Continue(());
        }
        budget.spend(1)?;
        let mut path = None;
        let _ = search::paths(graph, a, b, PATHS, &mut |hops| {
            if is_made(graph, hops, makeup) {
                path = Some(step::chain(graph, hops, false));
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        let Some(chain) = path else { return ControlFlow::Continue(()) };
        seen.insert(gone);
        emit.eliminate(gone, chain_evidence(chain))
    })
}

/// Candidates that see both ends. A candidate that both starts and ends a chain is true: the cell
/// loses its others, and the placement covers the losses of its houses.
fn ends_effects(graph: &Graph, a: usize, b: usize) -> CandidateSet {
    let gone = graph.seen_by_both(a, b);
    match graph.vertex(a).cells.only() {
        Some(cell) if a == b => {
            let mut others = CandidateSet::EMPTY;
            others.extend_cell(cell, gone.digits(cell));
            others
        }
        _ => gone,
    }
}

/// Chains whose ends exclude each other.
fn closed(marks: &Marks, graph: &Graph, makeup: Makeup, emit: &mut Emit<'_>) -> Flow {
    let mut seen = BTreeSet::new();
    let budget = emit.budget();
    search::pairs(graph, Goal::Loop, budget, &mut |a, b, length| {
        if length < 2 {
            return ControlFlow::Continue(());
        }
        budget.spend(1)?;
        search::paths(graph, a, b, PATHS, &mut |hops| {
            let gone = step::loop_effects(graph, marks, hops);
            if gone.is_empty() || !is_made(graph, hops, makeup) || !seen.insert(gone) {
                return ControlFlow::Continue(());
            }
            let chain = step::chain(graph, hops, true);
            emit.eliminate(gone, chain_evidence(chain))
        })
    })
}

/// Whether the path has the required parts and passes each vertex once: a path that returns to an
/// earlier vertex (a lasso) proves no more than a shorter one.
fn is_made(graph: &Graph, hops: &[Hop], makeup: Makeup) -> bool {
    let ends: Vec<usize> = hops.iter().flat_map(|h| [h.from, usize::from(h.link.to)]).collect();
    let back =
        |i: usize| ends[..i].contains(&ends[i]) && !(i + 1 == ends.len() && ends[i] == ends[0]);
    if (0..ends.len()).any(back) {
        return false;
    }
    let (grouped, sets) = step::makeup(graph, hops);
    match makeup {
        Makeup::Plain => true,
        Makeup::Grouped => grouped && !sets,
        Makeup::Sets => sets,
    }
}
