//! ALS-XY-wing: two almost locked sets, each joined to a third by a digit that not both can hold.
//!
//! If the first set lacks Z, it holds X, so the hinge lacks X and holds Y, so the second lacks Y
//! and holds Z.

use super::super::marks::Marks;
use super::super::pattern::{Link, Pattern, Role};
use super::super::step::{Emit, Flow, Step};
use super::super::table::Technique;
use super::join;
use super::sets::Als;
use crate::grid::{Digit, DigitSet};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Sets that share no cell first, then the others, for effects not yet seen.
pub(in crate::technique) fn xy_wing(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let sets = marks.almost_locked_sets();
    let joins = joins(sets);
    let mut seen = BTreeSet::new();
    for overlap in [false, true] {
        for (hinge, wings) in sets.iter().zip(&joins) {
            for (i, (b, ys)) in wings.iter().enumerate() {
                for (a, xs) in &wings[..i] {
                    let (a, b) = (&sets[usize::from(*a)], &sets[usize::from(*b)]);
                    let meets = a.cells.meets(b.cells)
                        || hinge.cells.meets(a.cells)
                        || hinge.cells.meets(b.cells);
                    if meets != overlap {
                        continue;
                    }
                    for x in *xs {
                        for y in ys.without(x) {
                            let zs = (a.digits & b.digits).without(x).without(y);
                            let gone = a.seen_by_both(b, zs);
                            if gone.is_empty() || !seen.insert(gone) {
                                continue;
                            }
                            let pattern = evidence(hinge, a, b, x, y, gone.all_digits());
                            emit(Step::eliminate(Technique::AlsXyWing, gone, pattern))?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// For each set, the sets that it is joined to, with the digits that not both can hold.
fn joins(sets: &[Als]) -> Vec<Vec<(u16, DigitSet)>> {
    let mut joins = alloc::vec![Vec::new(); sets.len()];
    for (i, a) in sets.iter().enumerate() {
        for (j, b) in sets[..i].iter().enumerate() {
            let restricted = a.restricted(b);
            if !restricted.is_empty() {
                joins[i].push((j as u16, restricted));
                joins[j].push((i as u16, restricted));
            }
        }
    }
    joins
}

fn evidence(hinge: &Als, a: &Als, b: &Als, x: Digit, y: Digit, zs: DigitSet) -> Pattern {
    let z = zs.first().unwrap_or(x);
    let pattern = Pattern::new()
        .cells(Role::Set(0), a.cells, a.digits)
        .cells(Role::Set(1), hinge.cells, hinge.digits)
        .cells(Role::Set(2), b.cells, b.digits)
        .cells(Role::Link, a.places(x) | hinge.places(x), x)
        .cells(Role::Link, b.places(y) | hinge.places(y), y);
    zs.iter().fold(pattern, |p, z| p.cells(Role::Body, a.places(z) | b.places(z), z)).chain(
        alloc::vec![
            Link { from: a.node(z, false), to: a.node(x, true), via: a.via() },
            join(a, hinge, x),
            Link { from: hinge.node(x, false), to: hinge.node(y, true), via: hinge.via() },
            join(hinge, b, y),
            Link { from: b.node(y, false), to: b.node(z, true), via: b.via() },
        ],
    )
}
