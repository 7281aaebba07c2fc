//! XY-chains as HoDoKu finds them: every chain of up to ten cells with two candidates counts, also one
//! between whose ends a shorter path passes a cell twice.

use super::weight::Weight;
use crate::grid::{Candidate, CandidateSet, Cell, CellSet, Digit};
use crate::technique::{
    Chain, Found, Link, Marks, Node, Step, Technique, Via, chain_evidence, weak_link,
};
use alloc::vec::Vec;

/// The fewest and the most cells of a chain.
const SHORTEST: usize = 3;
const LONGEST: usize = 10;

/// By cell and digit, how many cells further the chain ends; [`FAR`] if it does not.
type Distances = [[u8; 9]; 81];
const FAR: u8 = u8::MAX;

/// The chain with the most eliminations, the first found of equals.
pub(super) fn best(marks: &Marks) -> Option<Step> {
    let mut best: Option<(Weight, CandidateSet, Vec<Candidate>)> = None;
    for start in marks.bivalue() {
        for digit in marks.cell(start) {
            let gone_near = marks.digit(digit) & start.peers();
            let ends = marks.bivalue() & marks.digit(digit);
            for end in ends.iter().filter(|end| *end > start) {
                let gone = CandidateSet::digit(digit, gone_near & end.peers());
                let weight = Weight::of(&gone.iter().collect::<Vec<Candidate>>());
                if gone.is_empty() || best.as_ref().is_some_and(|(least, ..)| *least <= weight) {
                    continue;
                }
                let to = distances(marks, Candidate { cell: end, digit });
                let mut way = alloc::vec![other(marks, start, digit)];
                let is_found = (SHORTEST..=LONGEST)
                    .any(|most| extend(marks, &to, CellSet::of(start), most, &mut way));
                if is_found {
                    best = Some((weight, gone, way));
                }
            }
        }
    }
    let (_, gone, way) = best?;
    let chain = chain(marks, &way);
    Some(Found::eliminate(gone, chain_evidence(chain)).by(Technique::XYChain))
}

/// The cell's candidate besides this digit.
fn other(marks: &Marks, cell: Cell, digit: Digit) -> Candidate {
    Candidate { cell, digit: marks.cell(cell).without(digit).first().unwrap_or(digit) }
}

/// How far each true candidate of a cell is from this end.
fn distances(marks: &Marks, end: Candidate) -> Distances {
    let mut to = [[FAR; 9]; 81];
    to[end.cell.index()][end.digit.index()] = 0;
    let mut due = alloc::vec![end];
    let mut at = 0;
    while let Some(&next) = due.get(at) {
        at += 1;
        let far = to[next.cell.index()][next.digit.index()] + 1;
        // The cell holds this because one before it holds its other candidate.
        let Candidate { cell, digit } = other(marks, next.cell, next.digit);
        for before in marks.bivalue() & marks.digit(digit) & cell.peers() {
            let known = &mut to[before.index()][digit.index()];
            if *known == FAR {
                *known = far;
                due.push(Candidate { cell: before, digit });
            }
        }
    }
    to
}

/// Extends a way of true candidates to the end, to at most `most` cells.
fn extend(
    marks: &Marks,
    to: &Distances,
    passed: CellSet,
    most: usize,
    way: &mut Vec<Candidate>,
) -> bool {
    let Some(&Candidate { cell, digit }) = way.last() else { return false };
    let left = to[cell.index()][digit.index()];
    if left == 0 {
        return way.len() >= SHORTEST;
    }
    if way.len() + usize::from(left) > most {
        return false;
    }
    for next in (marks.bivalue() & marks.digit(digit) & cell.peers()) - passed {
        way.push(other(marks, next, digit));
        if extend(marks, to, passed.with(next), most, way) {
            return true;
        }
        way.pop();
    }
    false
}

fn chain(marks: &Marks, way: &[Candidate]) -> Chain {
    let node = |of: Candidate, on| Node { digit: of.digit, cells: CellSet::of(of.cell), on };
    let mut chain = Chain::new();
    let mut before: Option<Node> = None;
    for &on in way {
        let off = node(other(marks, on.cell, on.digit), false);
        chain.extend(before.map(|before| weak_link(before, off)));
        let on = (node(on, true), Via::Cell(on.cell));
        chain.push(Link { from: off, to: on.0, via: on.1 });
        before = Some(on.0);
    }
    chain
}
