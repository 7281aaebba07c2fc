//! ALS-XY-wing: two almost locked sets, each linked to a third by a digit that cannot be in both.
//!
//! If the first set lacks Z, it holds X, so the hinge lacks X and holds Y, so the second lacks Y
//! and holds Z.

use super::join;
use crate::grid::{Digit, DigitSet};
use crate::marks::Marks;
use crate::marks::joins::Joins;
use crate::marks::rows::contains;
use crate::marks::sets::Als;
use crate::step::{Emit, Flow, Link, Pattern, Role};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Sets that share no cell first, then the others, for effects not yet seen.
pub(in crate::technique) fn xy_wing(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let (sets, joins) = (marks.almost_locked_sets(), marks.joins());
    let hinges: Vec<usize> = (0..sets.len()).filter(|c| is_hinge(&sets[*c], *c, joins)).collect();
    let all = 0..=sets.len().saturating_sub(1) / 64;
    let mut seen = BTreeSet::new();
    let budget = emit.budget();
    for overlap in [false, true] {
        for &c in &hinges {
            let hinge = &sets[c];
            for x in hinge.digits {
                Joins::each(
                    all.clone(),
                    |at| joins.takes(c, x)[at],
                    |i| {
                        budget.spend(1)?;
                        // Each pair of wings comes up twice; the first counts.
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
                            _ if met => u64::MAX,
                            (meets, true) => meets,
                            (meets, false) => !meets,
                        };
                        hinge.digits.without(x).iter().try_for_each(|y| {
                            let (takes, beyond) = (joins.takes(c, y), joins.beyond(c, y));
                            let zs = a.digits.without(x).without(y);
                            if !zs.iter().any(|z| a.seen(z).meets(beyond[z.index()])) {
                                return ControlFlow::Continue(());
                            }
                            Joins::each(
                                i / 64..=*all.end(),
                                |at| takes[at] & wanted(at),
                                |j| {
                                    let b = &sets[j];
                                    let gone = a.seen_by_both(b, zs);
                                    if j <= i || gone.is_empty() || !seen.insert(gone) {
                                        return ControlFlow::Continue(());
                                    }
                                    let pattern = evidence(hinge, a, b, x, y, gone.all_digits());
                                    emit.eliminate(gone, pattern)
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

/// Whether a set links two others that a common candidate sees.
fn is_hinge(set: &Als, number: usize, joins: &Joins) -> bool {
    set.digits.iter().any(|y| {
        let to_y = joins.beyond(number, y);
        set.digits.iter().take_while(|x| *x != y).any(|x| {
            let to_x = joins.beyond(number, x);
            let meets = |z: Digit| to_x[z.index()].meets(to_y[z.index()]);
            DigitSet::FULL.without(x).without(y).iter().any(meets)
        })
    })
}

/// The evidence: the first wing joined to the hinge by X, the second by Y; the digits Z are
/// eliminated.
pub(crate) fn evidence(hinge: &Als, a: &Als, b: &Als, x: Digit, y: Digit, zs: DigitSet) -> Pattern {
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
