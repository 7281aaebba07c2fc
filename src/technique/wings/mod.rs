//! Wings: a few cells of two to four candidates, joined so that one of the outer ends is true.

mod bent;
mod branches;
pub(super) mod entries;
mod links;

pub(super) use bent::wxyz_wing;
pub(super) use branches::{grouped_w_wing, multi_branch_w_wing};
pub(super) use links::{h_wing, l_wing, m_wing, s_wing, w_wing};

use crate::grid::{CandidateSet, Cell, CellSet, DigitSet};
use crate::marks::Marks;
use crate::step::{Emit, Flow, Pattern, Role};
use core::ops::ControlFlow;

/// A hinge with two candidates, and two cells that share one each with it and the third between
/// them.
pub(super) fn xy_wing(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let pairs = marks.bivalue();
    for hinge in pairs {
        pincers(marks, hinge, pairs, &mut |one, two, z| {
            let seen = one.peers() & two.peers();
            wing(marks, hinge, [one, two], z, seen, emit)
        })?;
    }
    ControlFlow::Continue(())
}

/// The same with a hinge that has all three candidates: eliminations must see the hinge too.
pub(super) fn xyz_wing(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let pairs = marks.bivalue();
    for hinge in marks.open() {
        if marks.cell(hinge).len() != 3 || (pairs & hinge.peers()).len() < 2 {
            continue;
        }
        pincers(marks, hinge, pairs, &mut |one, two, z| {
            let seen = one.peers() & two.peers() & hinge.peers();
            wing(marks, hinge, [one, two], z, seen, emit)
        })?;
    }
    ControlFlow::Continue(())
}

/// Every two cells of two candidates that see the hinge, have one digit `z` in common and each
/// another one of the hinge's, so that the three hold three digits in all.
fn pincers(
    marks: &Marks,
    hinge: Cell,
    pairs: CellSet,
    found: &mut dyn FnMut(Cell, Cell, DigitSet) -> Flow,
) -> Flow {
    let at_hinge = marks.cell(hinge);
    let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
    for cells in at_hinge.iter().map(|digit| marks.digit(digit)) {
        twice |= once & cells;
        once |= cells;
    }
    // With all digits of the hinge but one.
    let alike = if at_hinge.len() == 2 { once - twice } else { twice };
    let mut left = pairs & hinge.peers() & alike;
    while let Some(one) = left.first() {
        left.remove(one);
        let first = marks.cell(one);
        for two in left {
            let second = marks.cell(two);
            let z = first & second;
            if z.len() != 1 || (first | second | at_hinge).len() != 3 {
                continue;
            }
            if (z & at_hinge).len() == at_hinge.len() - 2 && (first | second) - z == at_hinge - z {
                found(one, two, z)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn wing(
    marks: &Marks,
    hinge: Cell,
    ends: [Cell; 2],
    z: DigitSet,
    seen: CellSet,
    emit: &mut Emit<'_>,
) -> Flow {
    let Some(digit) = z.only() else { return ControlFlow::Continue(()) };
    let gone = marks.digit(digit) & seen;
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    let cells: CellSet = ends.into_iter().chain([hinge]).collect();
    let mut pattern = Pattern::new().cells(Role::Body, cells, marks.digits_of(cells)).cells(
        Role::Hinge,
        hinge,
        marks.cell(hinge),
    );
    for end in ends {
        pattern = pattern.cells(Role::Wing, end, marks.cell(end));
    }
    let pattern = pattern.cells(Role::Link, CellSet::from_iter(ends), digit);
    emit.eliminate(CandidateSet::digit(digit, gone), pattern)
}
