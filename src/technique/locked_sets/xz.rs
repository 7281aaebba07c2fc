//! ALS-XZ: two almost locked sets with a digit that cannot be in both.
//!
//! One such digit X: one of the sets lacks it and holds all its others, so every other common digit
//! Z is in one of the two. Two such digits: each set lacks one of them, so both hold all their
//! others, and each of the two digits is in one of the sets.

use super::join;
use crate::grid::{CandidateSet, Digit, DigitSet};
use crate::marks::Marks;
use crate::marks::joins::Joins;
use crate::marks::sets::Als;
use crate::step::{Chain, Emit, Flow, Found, Link, Pattern, Role};
use alloc::collections::BTreeSet;
use core::cmp::Ordering;
use core::ops::ControlFlow;

/// Two sets with one restricted common digit.
pub(in crate::technique) fn single(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let mut seen = BTreeSet::new();
    each_pair(marks, 1, &mut |a, b, restricted| {
        let zs = (a.digits & b.digits) - restricted;
        let gone = a.seen_by_both(b, zs);
        if gone.is_empty() || !seen.insert(gone) {
            return ControlFlow::Continue(());
        }
        found(a, b, restricted, gone).map_or(ControlFlow::Continue(()), |found| emit.found(found))
    })
}

/// Two sets with two restricted common digits.
pub(in crate::technique) fn double(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let mut seen = BTreeSet::new();
    each_pair(marks, 2, &mut |a, b, restricted| {
        let mut gone = a.seen_by_both(b, restricted);
        for set in [a, b] {
            (set.digits - restricted).iter().for_each(|d| gone.extend_digit(d, set.seen(d)));
        }
        if gone.is_empty() || !seen.insert(gone) {
            return ControlFlow::Continue(());
        }
        found(a, b, restricted, gone).map_or(ControlFlow::Continue(()), |found| emit.found(found))
    })
}

/// What follows from two sets that cannot both hold either of these one or two digits; `None` when there
/// is nothing to eliminate.
pub(crate) fn found(a: &Als, b: &Als, restricted: DigitSet, gone: CandidateSet) -> Option<Found> {
    let (x, y, z) = (restricted.first()?, restricted.last()?, gone.all_digits().first()?);
    if x == y {
        let chain = alloc::vec![
            Link { from: a.node(z, false), to: a.node(x, true), via: a.via() },
            join(a, b, x),
            Link { from: b.node(x, false), to: b.node(z, true), via: b.via() },
        ];
        let pattern = evidence(a, b, restricted, gone.all_digits(), chain);
        return Some(Found::eliminate(gone, pattern));
    }
    let chain = alloc::vec![
        Link { from: a.node(x, false), to: a.node(y, true), via: a.via() },
        join(a, b, y),
        Link { from: b.node(y, false), to: b.node(x, true), via: b.via() },
        join(b, a, x),
    ];
    let pattern = evidence(a, b, restricted, DigitSet::EMPTY, chain);
    Some(Found::eliminate(gone, pattern))
}

fn evidence(a: &Als, b: &Als, link: DigitSet, ends: DigitSet, chain: Chain) -> Pattern {
    let both = |digit: Digit| a.places(digit) | b.places(digit);
    let pattern = Pattern::new().cells(Role::Set(0), a.cells, a.digits).cells(
        Role::Set(1),
        b.cells,
        b.digits,
    );
    let pattern = link.iter().fold(pattern, |p, x| p.cells(Role::Link, both(x), x));
    ends.iter().fold(pattern, |p, z| p.cells(Role::Body, both(z), z)).chain(chain)
}

/// Emits every two sets that share no cell, with the digits that cannot be in both, if there are
/// `count` of these. With one digit, a common candidate must see the two sets.
fn each_pair(
    marks: &Marks,
    count: usize,
    found: &mut dyn FnMut(&Als, &Als, DigitSet) -> Flow,
) -> Flow {
    let (sets, joins) = (marks.almost_locked_sets(), marks.joins());
    for (j, b) in sets.iter().enumerate() {
        let overlap = joins.overlap(j);
        for x in b.digits {
            let takes = joins.takes(j, x);
            let beyond = joins.beyond(j, x);
            let common = |z: Digit| b.seen(z).meets(beyond[z.index()]);
            if count == 1 && !b.digits.without(x).iter().any(common) {
                continue;
            }
            let others = b.digits.iter().filter(|y| *y > x);
            // Each pair once: from the later set, at the first digit.
            let before = |at: usize| match (j / 64).cmp(&at) {
                Ordering::Greater => u64::MAX,
                Ordering::Equal => (1 << (j % 64)) - 1,
                Ordering::Less => 0,
            };
            let more = |at: usize| match count {
                1 => u64::MAX,
                _ => others.clone().fold(0, |all, y| all | joins.takes(j, y)[at]),
            };
            if count == 2 && others.clone().next().is_none() {
                continue;
            }
            Joins::each(
                0..=j / 64,
                |at| takes[at] & !overlap[at] & before(at) & more(at),
                |i| {
                    let a = &sets[i];
                    let common = |z: Digit| b.seen(z).meets(a.seen(z));
                    if count == 1 && !b.digits.without(x).iter().any(common) {
                        return ControlFlow::Continue(());
                    }
                    let restricted = joins.restricted(j, i, b.digits);
                    if restricted.len() == count && restricted.first() == Some(x) {
                        return found(a, b, restricted);
                    }
                    ControlFlow::Continue(())
                },
            )?;
        }
    }
    ControlFlow::Continue(())
}
