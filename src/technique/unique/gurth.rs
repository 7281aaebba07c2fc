//! Gurth's symmetrical placement: a symmetry maps the givens onto themselves, so it maps the only
//! solution onto itself. What holds for a candidate holds for its image.
//!
//! The symmetry may be any, also one that is hidden by exchanged rows and columns.

use super::automorphisms::automorphisms;
use super::{
    CandidateSet, CellSet, Digit, DigitSet, Emit, Flow, Marks, Pattern, Role, Unique, step,
};
use crate::grid::{Candidate, Transform};
use crate::technique::step::Step;
use crate::technique::table::Technique;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// For each symmetry of the givens, the candidates whose images exclude each other or are gone.
pub(in crate::technique) fn symmetrical_placement(
    marks: &Marks,
    unique: &Unique,
    emit: &mut Emit<'_>,
) -> Flow {
    let mut seen: Vec<CandidateSet> = Vec::new();
    for symmetry in automorphisms(marks, unique) {
        emit.budget().spend(1)?;
        let gone = impossible(marks, &symmetry);
        // A symmetry and its inverse do the same.
        if !gone.is_empty() && !seen.contains(&gone) {
            seen.push(gone);
            let pattern = evidence(marks, &symmetry);
            emit.step(step(Technique::SymmetricalPlacement, gone, pattern))?;
        }
    }
    ControlFlow::Continue(())
}

/// The symmetry behind a step.
pub(in crate::technique) fn symmetry_of(taken: &Step, marks: &Marks) -> Option<Transform> {
    let unique = marks.unique()?;
    let is_behind =
        |symmetry: &Transform| taken.eliminations().is_subset(&impossible(marks, symmetry));
    automorphisms(marks, unique).into_iter().find(is_behind)
}

/// The candidates that cannot be true together with all their images.
fn impossible(marks: &Marks, symmetry: &Transform) -> CandidateSet {
    let mut gone = CandidateSet::EMPTY;
    for candidate in marks.all().iter() {
        if !is_possible(marks, symmetry, candidate) {
            gone.insert(candidate.cell, candidate.digit);
        }
    }
    gone
}

fn is_possible(marks: &Marks, symmetry: &Transform, first: Candidate) -> bool {
    let mut images = CandidateSet::EMPTY;
    let mut next = first;
    loop {
        let Candidate { cell, digit } = next;
        let stands = marks.has(cell, digit) || marks.placed(cell) == Some(digit);
        let others = images.digits(cell).without(digit);
        let seen = images.cells(digit).meets(cell.peers());
        if !stands || !others.is_empty() || seen {
            return false;
        }
        images.insert(cell, digit);
        next = Candidate { cell: symmetry.cell(cell), digit: symmetry.digit(digit) };
        if next == first {
            return true;
        }
    }
}

/// The evidence: the digits that change places, each group with its givens; those that stay; and the
/// cells that stay.
fn evidence(marks: &Marks, symmetry: &Transform) -> Pattern {
    let givens = |digits: DigitSet| -> CellSet {
        let is_one = |cell: &_| marks.placed(*cell).is_some_and(|digit| digits.contains(digit));
        marks.givens().iter().filter(is_one).collect()
    };
    let stays = |digit: &Digit| symmetry.digit(*digit) == *digit;
    let fixed: DigitSet = Digit::ALL.into_iter().filter(stays).collect();
    let cells =
        marks.open().iter().filter(|cell| symmetry.cell(*cell) == *cell).collect::<CellSet>();
    let mut pattern = Pattern::new().cells(Role::Body, cells, fixed);
    pattern = pattern.cells(Role::Hinge, givens(fixed), fixed);
    let (mut left, mut number) = (DigitSet::FULL - fixed, 0);
    while let Some(first) = left.first() {
        let mut group = DigitSet::EMPTY;
        let mut digit = first;
        while group.insert(digit) {
            digit = symmetry.digit(digit);
        }
        left -= group;
        pattern = pattern.cells(Role::Set(number), givens(group), group);
        number += 1;
    }
    pattern
}
