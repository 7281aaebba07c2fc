//! Gurth's symmetrical placement: a symmetry maps the givens onto themselves, so it maps the only
//! solution onto itself. What holds for a candidate holds for its image.
//!
//! The symmetry may be any, also one that is hidden by exchanged rows and columns.

use super::automorphisms::{automorphisms, completed};
use crate::grid::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, Transform, Unique,
};
use crate::marks::Marks;
use crate::step::{Emit, Flow, Ground, Pattern, Role};
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
            let stays = |cell: &Cell| symmetry.cell(*cell) == *cell;
            let pattern = evidence(marks, &symmetry, marks.open().iter().filter(stays).collect());
            emit.eliminate(gone, pattern)?;
        }
    }
    ControlFlow::Continue(())
}

/// The candidates that cannot be true together with all their images.
fn impossible(marks: &Marks, symmetry: &Transform) -> CandidateSet {
    let mut gone = CandidateSet::EMPTY;
    for candidate in &marks.all() {
        if !is_possible(marks, symmetry, candidate) {
            gone.insert(candidate);
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
        images.insert(next);
        next = Candidate { cell: symmetry.cell(cell), digit: symmetry.digit(digit) };
        if next == first {
            return true;
        }
    }
}

/// The evidence: the cells that stay; the digits that stay; and those that change places, each group
/// with its givens.
fn evidence(marks: &Marks, symmetry: &Transform, cells: CellSet) -> Pattern {
    let givens = |digits: DigitSet| -> CellSet {
        let is_one = |cell: &_| marks.placed(*cell).is_some_and(|digit| digits.contains(digit));
        marks.givens().iter().filter(is_one).collect()
    };
    let stays = |digit: &Digit| symmetry.digit(*digit) == *digit;
    let fixed: DigitSet = Digit::ALL.into_iter().filter(stays).collect();
    let mut pattern = Pattern::on(Ground::Symmetry(*symmetry)).cells(Role::Body, cells, fixed);
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

/// The same for givens that lack one: with one candidate as a further given, a symmetry maps them onto
/// themselves. If the candidate were true, the solution would have that symmetry. Where it cannot, the
/// candidate is false.
pub(in crate::technique) fn anti_symmetrical(
    marks: &Marks,
    unique: &Unique,
    emit: &mut Emit<'_>,
) -> Flow {
    for cell in marks.open() {
        emit.budget().spend(1)?;
        let mut seen = DigitSet::EMPTY;
        for (symmetry, clue) in completed(marks, unique, cell) {
            if !marks.has(cell, clue.digit) || seen.contains(clue.digit) {
                continue;
            }
            let pattern = evidence(marks, &symmetry, CellSet::EMPTY);
            let pattern = pattern.cells(Role::True, cell, clue.digit);
            if let Some(pattern) = contradiction(marks, &symmetry, clue, pattern) {
                seen.insert(clue.digit);
                let gone = CandidateSet::of(Candidate { cell, digit: clue.digit });
                emit.eliminate(gone, pattern)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The evidence with what cannot be if a candidate and its images are true: an image that is gone, or
/// a cell or a house that then has no candidate with all its images.
fn contradiction(
    marks: &Marks,
    symmetry: &Transform,
    clue: Candidate,
    pattern: Pattern,
) -> Option<Pattern> {
    let mut assumed = marks.clone();
    let mut next = clue;
    loop {
        let Candidate { cell, digit } = next;
        if !assumed.has(cell, digit) && assumed.placed(cell) != Some(digit) {
            return Some(pattern.cells(Role::Missing, cell, digit));
        }
        assumed.place(cell, digit);
        next = Candidate { cell: symmetry.cell(cell), digit: symmetry.digit(digit) };
        if next == clue {
            break;
        }
    }
    let gone = impossible(&assumed, symmetry);
    for cell in assumed.open() {
        if assumed.cell(cell).is_subset(gone.digits(cell)) {
            return Some(pattern.cells(Role::Body, cell, marks.cell(cell)));
        }
    }
    for digit in Digit::ALL {
        for house in House::ALL {
            let stands = house.cells().iter().any(|cell| assumed.placed(cell) == Some(digit));
            if !stands && assumed.cells_in(digit, house).is_subset(gone.cells(digit)) {
                let places = marks.cells_in(digit, house);
                return Some(pattern.cells(Role::Link, places, digit).house(Role::Base, house));
            }
        }
    }
    None
}
