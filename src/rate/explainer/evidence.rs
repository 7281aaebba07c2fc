//! A step of the walk with its evidence, as every other step has it: its text and its drawing come
//! from there.

use super::board::Board;
use super::kind::Kind;
use super::walk::Taken;
use super::{bug, locking, loops, subsets};
use crate::grid::{Candidate, CandidateSet, CellSet, Digit, House, HouseKind};
use crate::technique::{Marks, Pattern, Role, Step, Technique};
use core::ops::ControlFlow;

/// The step; `marks` are the board.
pub(super) fn step(marks: &Marks, taken: &Taken<'_>) -> Step {
    let own = taken.step;
    let placements: CandidateSet = own.placement.into_iter().collect();
    let (technique, gone) = (own.kind.technique(), own.eliminations);
    let board = taken.board;
    let pattern = match (own.kind, own.placement, taken.told) {
        (_, _, Some(told)) => Some(told.pattern()),
        (Kind::LastCell(kind) | Kind::HiddenSingle(kind), Some(placement), _) => {
            Some(single(placement, Some(kind)))
        }
        (Kind::NakedSingle, Some(placement), _) => Some(single(placement, None)),
        (Kind::DirectPointing | Kind::DirectClaiming, ..) => locking::evidence(board),
        (Kind::DirectHiddenSet(count), ..) => subsets::evidence(board, count.into()),
        (Kind::Loop { .. }, ..) => {
            found(marks, loop_like(technique), &gone).or_else(|| loops::evidence(board))
        }
        (Kind::Grave(_), ..) => bug::evidence(board),
        (Kind::NakedSet(2), ..) => found(marks, &[technique, Technique::LockedPair], &gone),
        (Kind::NakedSet(3), ..) => found(marks, &[technique, Technique::LockedTriple], &gone),
        _ => found(marks, &[technique], &gone),
    };
    let pattern = pattern.unwrap_or_else(|| {
        let cells = gone.all_cells();
        Pattern::new().cells(Role::Body, cells, marks.digits_of(cells))
    });
    Step::new(technique, placements, gone, pattern)
}

/// The types of rectangle that this one may be elsewhere.
fn loop_like(technique: Technique) -> &'static [Technique] {
    match technique {
        Technique::UniqueRectangle1 => &[Technique::UniqueRectangle1],
        Technique::UniqueRectangle2 => &[Technique::UniqueRectangle2, Technique::UniqueRectangle5],
        Technique::UniqueRectangle3 => &[Technique::UniqueRectangle3],
        Technique::UniqueRectangle4 => &[Technique::UniqueRectangle4],
        _ => &[Technique::UniqueLoop],
    }
}

/// The evidence of the first instance that removes exactly this; of none, of one that removes it
/// among others.
fn found(marks: &Marks, techniques: &[Technique], gone: &CandidateSet) -> Option<Pattern> {
    let mut larger = None;
    for technique in techniques {
        let mut same = None;
        let _ = technique.each(marks, &mut |step| {
            if step.eliminations() == gone {
                same = Some(step.pattern().clone());
                return ControlFlow::Break(());
            }
            if larger.is_none() && gone.is_subset(step.eliminations()) {
                larger = Some(step.pattern().clone());
            }
            ControlFlow::Continue(())
        });
        if same.is_some() {
            return same;
        }
    }
    larger
}

fn single(placement: Candidate, kind: Option<HouseKind>) -> Pattern {
    let Candidate { cell, digit } = placement;
    let pattern = Pattern::new().cells(Role::Body, cell, digit);
    let house = cell.houses().into_iter().find(|house| Some(house.kind()) == kind);
    house.map_or(pattern.clone(), |house| pattern.house(Role::Base, house))
}

/// A digit that a pattern leaves one place in a house.
pub(super) fn left(pattern: Pattern, house: House, placement: Candidate) -> Pattern {
    pattern.house(Role::True, house).cells(Role::True, placement.cell, placement.digit)
}

/// The cells of a house in which a digit is possible.
pub(super) fn places(board: &Board, house: House, digit: Digit) -> CellSet {
    board.cells_with(digit) & house.cells()
}
