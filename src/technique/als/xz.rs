//! ALS-XZ: two almost locked sets with a digit that not both can hold.
//!
//! One such digit X: one of the sets lacks it and holds all its others, so every other common digit
//! Z is in one of the two. Two such digits: each set lacks one of them, so both hold all their
//! others, and each of the two digits is in one of the sets.

use super::super::marks::Marks;
use super::super::pattern::{Chain, Link, Pattern, Role};
use super::super::step::{Emit, Flow, Step};
use super::super::table::Technique;
use super::join;
use super::sets::Als;
use crate::grid::{Digit, DigitSet};
use alloc::collections::BTreeSet;
use core::ops::ControlFlow;

/// Two sets with one restricted common digit.
pub(in crate::technique) fn single(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let mut seen = BTreeSet::new();
    each_pair(marks, &mut |a, b, restricted| {
        if restricted.len() != 1 {
            return ControlFlow::Continue(());
        }
        let zs = (a.digits & b.digits) - restricted;
        let gone = a.seen_by_both(b, zs);
        let (Some(x), Some(z)) = (restricted.first(), gone.all_digits().first()) else {
            return ControlFlow::Continue(());
        };
        if !seen.insert(gone) {
            return ControlFlow::Continue(());
        }
        let chain = alloc::vec![
            Link { from: a.node(z, false), to: a.node(x, true), via: a.via() },
            join(a, b, x),
            Link { from: b.node(x, false), to: b.node(z, true), via: b.via() },
        ];
        let pattern = evidence(a, b, restricted, gone.all_digits(), chain);
        emit(Step::eliminate(Technique::AlsXz, gone, pattern))
    })
}

/// Two sets with two restricted common digits.
pub(in crate::technique) fn double(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let mut seen = BTreeSet::new();
    each_pair(marks, &mut |a, b, restricted| {
        let (Some(x), Some(y)) = (restricted.first(), restricted.last()) else {
            return ControlFlow::Continue(());
        };
        let mut gone = a.seen_by_both(b, restricted);
        for set in [a, b] {
            (set.digits - restricted).iter().for_each(|d| gone.extend_digit(d, set.seen(d)));
        }
        if restricted.len() != 2 || gone.is_empty() || !seen.insert(gone) {
            return ControlFlow::Continue(());
        }
        let chain = alloc::vec![
            Link { from: a.node(x, false), to: a.node(y, true), via: a.via() },
            join(a, b, y),
            Link { from: b.node(y, false), to: b.node(x, true), via: b.via() },
            join(b, a, x),
        ];
        let pattern = evidence(a, b, restricted, DigitSet::EMPTY, chain);
        emit(Step::eliminate(Technique::DoublyLinkedAlsXz, gone, pattern))
    })
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

/// Gives every two sets that share no cell, with the digits that not both can hold, if any.
fn each_pair(marks: &Marks, found: &mut dyn FnMut(&Als, &Als, DigitSet) -> Flow) -> Flow {
    let sets = marks.almost_locked_sets();
    for (i, b) in sets.iter().enumerate() {
        for a in &sets[..i] {
            let enough = (a.digits & b.digits).len() >= 2;
            if !enough || a.cells.meets(b.cells) {
                continue;
            }
            let restricted = a.restricted(b);
            if !restricted.is_empty() {
                found(a, b, restricted)?;
            }
        }
    }
    ControlFlow::Continue(())
}
