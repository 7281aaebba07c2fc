//! Remote pairs: a chain of cells with the same two candidates, each seeing the next, so that the
//! two digits alternate.

use crate::grid::{CandidateSet, Cell, CellSet, DigitSet};
use crate::marks::{Marks, Node, Via};
use crate::step::links::{chain_evidence, weak};
use crate::step::{Chain, Emit, Flow, Link, Pattern, Role};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// From every cell, the cells at an odd distance of three or more along such cells: one of the two
/// holds each digit, so a cell that sees both holds neither. One step for each effect, nearest ends
/// first.
pub(in crate::technique) fn pairs(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let bivalue = marks.bivalue();
    let mut seen = BTreeSet::new();
    for start in bivalue {
        let digits = marks.cell(start);
        let alike = digits.iter().fold(bivalue, |cells, digit| cells & marks.digit(digit));
        if alike.len() < 4 {
            continue;
        }
        for path in distances(start, alike) {
            let end = path[path.len() - 1];
            if path.len() < 4 || path.len() % 2 == 1 || end < start {
                continue;
            }
            let both = start.peers() & end.peers();
            let mut gone = CandidateSet::EMPTY;
            digits.iter().for_each(|d| gone.extend_digit(d, marks.digit(d) & (both - alike)));
            if !gone.is_empty() && seen.insert(gone) {
                emit.eliminate(gone, evidence(&path, digits))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The evidence of a way along cells that have these two digits.
pub(crate) fn evidence(way: &[Cell], digits: DigitSet) -> Pattern {
    let cells: CellSet = way.iter().copied().collect();
    chain_evidence(chain(way, digits)).cells(Role::Body, cells, digits)
}

/// The shortest path from `start` to each cell along cells that see each other.
fn distances(start: Cell, alike: CellSet) -> Vec<Vec<Cell>> {
    let mut ways = alloc::vec![alloc::vec![start]];
    let mut left = alike.without(start);
    let mut at = 0;
    while at < ways.len() {
        let way = ways[at].clone();
        for next in left & way[way.len() - 1].peers() {
            left.remove(next);
            let mut longer = way.clone();
            longer.push(next);
            ways.push(longer);
        }
        at += 1;
    }
    ways
}

/// The path as a chain that alternates between the places of the two digits: a digit that is not in
/// the first cell leaves the other one there, and so on.
fn chain(way: &[Cell], digits: DigitSet) -> Chain {
    let (Some(a), Some(b)) = (digits.first(), digits.last()) else { return Chain::new() };
    let mut chain = Chain::new();
    for (i, cell) in way.iter().enumerate() {
        let (off, on) = if i % 2 == 0 { (a, b) } else { (b, a) };
        let node = |digit, on| Node { digit, cells: CellSet::of(*cell), on };
        if let Some(last) = chain.last() {
            let link = weak(last.to, node(off, false));
            chain.push(link);
        }
        chain.push(Link { from: node(off, false), to: node(on, true), via: Via::Cell(*cell) });
    }
    chain
}
