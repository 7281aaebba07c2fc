//! A step of the walk with its evidence, as every other step has it: its text and its drawing come
//! from there.

use super::board::Board;
use super::chains::Told;
use super::houses::house_of;
use super::kind::Kind;
use super::rules::{bug, exclusion, locking, loops, subsets};
use super::walk::Taken;
use crate::grid::{Candidate, CandidateSet, CellSet, Digit, House};
use crate::technique::{Found, Ground, Marks, Pattern, Role, Step, Technique};
use core::ops::ControlFlow;

/// The step; `marks` are the board.
pub(super) fn step(marks: &Marks, taken: &Taken<'_>) -> Step {
    let own = taken.step;
    let placements: CandidateSet = own.placement.into_iter().collect();
    let (technique, gone) = (own.kind.technique(), own.eliminations);
    let board = taken.board;
    let pattern = match own.kind {
        Kind::LastCell(kind) | Kind::HiddenSingle(kind) => own
            .placement
            .map(|placement| single(placement).house(Role::Base, house_of(placement.cell, kind))),
        Kind::NakedSingle => own.placement.map(single),
        Kind::DirectPointing | Kind::DirectClaiming => locking::evidence(board),
        Kind::DirectHiddenSet(count) => subsets::evidence_of_direct(board, count.into()),
        Kind::NakedSet(count) => subsets::evidence_of_naked(board, count.into()),
        Kind::Loop { .. } => {
            found(marks, loop_like(technique), &gone).or_else(|| loops::evidence(board))
        }
        Kind::Grave(_) => bug::evidence(board),
        Kind::AlignedPair => exclusion::evidence_of_pair(board),
        Kind::AlignedTriplet => exclusion::evidence_of_triplet(board),
        Kind::Cycle(_) | Kind::ForcingChain(_) | Kind::Nishio | Kind::Chains { .. } => {
            taken.told.map(Told::pattern)
        }
        Kind::Pointing
        | Kind::Claiming
        | Kind::HiddenSet(_)
        | Kind::Fish(..)
        | Kind::XyWing
        | Kind::XyzWing => found(marks, &[technique], &gone),
    };
    debug_assert!(pattern.is_some(), "no evidence of {}", own.kind);

    // A step without a reason is kept; its proof is then refused.
    let pattern = pattern.unwrap_or_else(|| {
        let cells = gone.all_cells();
        Pattern::new().cells(Role::Body, cells, marks.digits_of(cells))
    });
    Found::new(placements, gone, pattern).by(technique)
}

/// The types that other programs may give a rectangle of this type.
fn loop_like(technique: Technique) -> &'static [Technique] {
    match technique {
        Technique::UniqueRectangle1 => &[Technique::UniqueRectangle1],
        Technique::UniqueRectangle2 => &[Technique::UniqueRectangle2, Technique::UniqueRectangle5],
        Technique::UniqueRectangle3 => &[Technique::UniqueRectangle3],
        Technique::UniqueRectangle4 => &[Technique::UniqueRectangle4],
        _ => &[Technique::UniqueLoop],
    }
}

/// The evidence of the first instance that removes exactly this.
fn found(marks: &Marks, techniques: &[Technique], gone: &CandidateSet) -> Option<Pattern> {
    techniques.iter().find_map(|technique| {
        let mut same = None;
        let _ = technique.each(marks, &mut |step| {
            if step.eliminations() != gone {
                return ControlFlow::Continue(());
            }
            same = Some(step.pattern().clone());
            ControlFlow::Break(())
        });
        same
    })
}

fn single(placement: Candidate) -> Pattern {
    Pattern::on(Ground::Houses).cells(Role::Body, placement.cell, placement.digit)
}

/// A digit that a pattern leaves one place in a house.
pub(super) fn left(pattern: Pattern, house: House, placement: Candidate) -> Pattern {
    pattern.house(Role::True, house).cells(Role::True, placement.cell, placement.digit)
}

/// The cells of a house in which a digit is possible.
pub(super) fn cells_with(board: &Board, house: House, digit: Digit) -> CellSet {
    board.cells_with(digit) & house.cells()
}
