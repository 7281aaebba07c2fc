//! Exotic patterns: large patterns that players found in the hardest puzzles.
//!
//! A finder recognises the pattern by its definition. What follows from it is then the same for all:
//! each candidate that the constraints of the pattern rule out, as the checker of proofs finds.

pub(super) mod entries;
mod exocet;
mod fireworks;
mod impossible;
mod sectors;
mod tridagon;

pub(super) use exocet::{almost, double, junior, senior};
pub(super) use fireworks::{quadruple, triple};
pub(super) use impossible::impossible;
pub(super) use sectors::{multi_sector, sk_loop};
pub(super) use tridagon::tridagon;

use crate::grid::{CandidateSet, CellSet, Digit, DigitSet};
use crate::marks::Marks;
use crate::proof::left_open;
use crate::step::{Emit, Flow, Pattern};
use core::ops::ControlFlow;

/// Emits the step that removes those of some candidates that the constraints of a pattern rule out.
fn conclude(marks: &Marks, pattern: Pattern, suspects: &CandidateSet, emit: &mut Emit<'_>) -> Flow {
    let truths = pattern.truths(marks);
    let before = marks.candidates();
    let mut gone = *suspects;
    for suspect in suspects {
        // One way to satisfy the constraints often clears many others.
        if !gone.contains(suspect) {
            continue;
        }
        emit.budget().spend(1)?;
        if let Some(possible) = left_open(&before, &truths, suspect) {
            gone = gone.minus(possible);
        }
    }
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    emit.eliminate(gone, pattern)
}

/// The candidates of these digits in these cells.
fn candidates(marks: &Marks, cells: CellSet, digits: DigitSet) -> CandidateSet {
    let mut all = CandidateSet::EMPTY;
    for digit in digits {
        all.extend_digit(digit, marks.digit(digit) & cells);
    }
    all
}

/// Every choice of some of these digits.
fn choices(of: DigitSet, count: usize) -> impl Iterator<Item = DigitSet> {
    let subsets = (0..1_u16 << Digit::ALL.len()).map(DigitSet::from_bits);
    subsets.filter(move |some| some.len() == count && some.is_subset(of))
}
