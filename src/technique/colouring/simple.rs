//! Colouring of one digit: within one cluster (simple colouring), and between two (multi-colouring).

use crate::grid::{CandidateSet, CellSet, Digit};
use crate::marks::Marks;
use crate::step::{Emit, Flow, Found, Ground, Pattern, Role};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Places of a digit in two colours: either all of one or all of the other are true.
#[derive(Clone, Copy)]
struct Cluster([CellSet; 2]);

impl Cluster {
    fn all(&self) -> CellSet {
        self.0[0] | self.0[1]
    }
}

/// A place outside the cluster that sees both colours is removed.
pub(in crate::technique) fn simple_trap(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    each_digit(marks, &mut |digit, clusters| {
        for cluster in clusters {
            let outside = marks.digit(digit) - cluster.all();
            let gone: CellSet = outside
                .iter()
                .filter(|cell| cluster.0.iter().all(|colour| colour.meets(cell.peers())))
                .collect();
            if !gone.is_empty() {
                emit.found(step(digit, &[*cluster], gone))?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// A colour that sees itself is false.
pub(in crate::technique) fn simple_wrap(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    each_digit(marks, &mut |digit, clusters| {
        for cluster in clusters {
            for colour in cluster.0 {
                if sees(colour, colour) {
                    emit.found(step(digit, &[*cluster], colour))?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// A colour of one cluster sees one of another: they are not both true, so one of their opposites
/// is, and a candidate that sees both opposites is removed.
pub(in crate::technique) fn multi_colour_1(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    each_digit(marks, &mut |digit, clusters| {
        for (i, one) in clusters.iter().enumerate() {
            for two in &clusters[i + 1..] {
                let mut gone = CellSet::EMPTY;
                for (a, b) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    if sees(one.0[a], two.0[b]) {
                        gone |= marks
                            .digit(digit)
                            .iter()
                            .filter(|cell| {
                                one.0[1 - a].meets(cell.peers()) && two.0[1 - b].meets(cell.peers())
                            })
                            .collect();
                    }
                }
                if !gone.is_empty() {
                    emit.found(step(digit, &[*one, *two], gone))?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// A colour that sees both colours of another cluster is false.
pub(in crate::technique) fn multi_colour_2(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    each_digit(marks, &mut |digit, clusters| {
        for (i, one) in clusters.iter().enumerate() {
            for (j, two) in clusters.iter().enumerate() {
                for colour in one.0 {
                    if i != j && two.0.iter().all(|other| sees(colour, *other)) {
                        emit.found(step(digit, &[*one, *two], colour))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    })
}

fn each_digit(marks: &Marks, found: &mut dyn FnMut(Digit, &[Cluster]) -> Flow) -> Flow {
    let (mut links, reducible) = (marks.bilocal(), marks.reducible());
    while let Some(first) = links.first() {
        let count = links.iter().take_while(|link| link.digit == first.digit).count();
        let (own, rest) = links.split_at(count);
        links = rest;
        if !reducible.contains(first.digit) {
            continue;
        }
        let pairs = own.iter().map(|link| link.cells.map(CellSet::of)).collect();
        found(first.digit, &clusters(pairs))?;
    }
    ControlFlow::Continue(())
}

/// Joins pairs of opposite places into clusters.
fn clusters(mut pairs: Vec<[CellSet; 2]>) -> Vec<Cluster> {
    let mut clusters = Vec::new();
    while let Some(mut colours) = pairs.pop() {
        // Merge pairs that share a place until none is left.
        while let Some(at) =
            pairs.iter().position(|pair| (pair[0] | pair[1]).meets(colours[0] | colours[1]))
        {
            let pair = pairs.swap_remove(at);
            let same = colours[0].meets(pair[0]) || colours[1].meets(pair[1]);
            let pair = if same { pair } else { [pair[1], pair[0]] };
            colours = [colours[0] | pair[0], colours[1] | pair[1]];
        }
        clusters.push(Cluster(colours));
    }
    clusters
}

/// Whether a cell of one sees a cell of the other.
fn sees(one: CellSet, other: CellSet) -> bool {
    one.iter().any(|cell| other.meets(cell.peers()))
}

fn step(digit: Digit, clusters: &[Cluster], gone: CellSet) -> Found {
    let roles = [[Role::ColourA, Role::ColourB], [Role::ColourC, Role::ColourD]];
    let mut pattern = Pattern::on(Ground::Houses);
    for (cluster, roles) in clusters.iter().zip(roles) {
        for (colour, role) in cluster.0.into_iter().zip(roles) {
            pattern = pattern.cells(role, colour, digit);
        }
    }
    Found::eliminate(CandidateSet::digit(digit, gone), pattern)
}
