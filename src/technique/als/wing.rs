//! ALS-XY-wing: two almost locked sets, each joined to a third by a digit that not both can hold.
//!
//! If the first set lacks Z, it holds X, so the hinge lacks X and holds Y, so the second lacks Y
//! and holds Z.

use super::super::marks::Marks;
use super::super::pattern::{Link, Pattern, Role};
use super::super::rows::contains;
use super::super::step::{Emit, Flow, Step};
use super::super::table::Technique;
use super::join;
use super::sets::Als;
use crate::grid::{Digit, DigitSet};
use alloc::collections::BTreeSet;
use core::ops::ControlFlow;

/// Sets that share no cell first, then the others, for effects not yet seen.
pub(in crate::technique) fn xy_wing(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let (sets, joins) = (marks.almost_locked_sets(), marks.joins());
    let mut seen = BTreeSet::new();
    for overlap in [false, true] {
        for (c, hinge) in sets.iter().enumerate() {
            for x in hinge.digits {
                joins.each(
                    |at| joins.takes(c, x)[at],
                    |i| {
                        // Each pair of wings twice, once from either; the first counts.
                        let met = contains(joins.overlap(c), i);
                        if met && !overlap {
                            return ControlFlow::Continue(());
                        }
                        let a = &sets[i];
                        // The later sets that meet, or do not meet, the hinge or this wing.
                        let wanted = |at: usize| match (
                            joins.overlap(c)[at] | joins.overlap(i)[at],
                            overlap,
                        ) {
                            _ if at < i / 64 => 0,
                            _ if met => u64::MAX,
                            (meets, true) => meets,
                            (meets, false) => !meets,
                        };
                        hinge.digits.without(x).iter().try_for_each(|y| {
                            let takes = joins.takes(c, y);
                            joins.each(
                                |at| takes[at] & joins.allied(i)[at] & wanted(at),
                                |j| {
                                    let b = &sets[j];
                                    let zs = (a.digits & b.digits).without(x).without(y);
                                    if j < i || zs.is_empty() {
                                        return ControlFlow::Continue(());
                                    }
                                    let gone = a.seen_by_both(b, zs);
                                    if gone.is_empty() || !seen.insert(gone) {
                                        return ControlFlow::Continue(());
                                    }
                                    let pattern = evidence(hinge, a, b, x, y, gone.all_digits());
                                    emit(Step::eliminate(Technique::AlsXyWing, gone, pattern))
                                },
                            )
                        })
                    },
                )?;
            }
        }
    }
    ControlFlow::Continue(())
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
