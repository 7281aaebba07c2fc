//! Fish: for one digit, N base houses whose places lie in N cover houses.
//!
//! Each base house holds the digit once, each cover house at most once. If every place of the bases
//! lies in a cover, the N digits of the bases fill the covers, and other places in the covers are
//! removed. Counting makes this exact: where a candidate lies in `b` bases and `k` covers, the true
//! ones satisfy Σ (k − b) ≤ 0. Candidates with k < b are fins; one with k > b that sees every fin
//! is false: if it were true, no fin could be, and the sum would be positive.
//!
//! - Basic: bases rows, covers columns, or vice versa. Finned: with fins. Sashimi: finned, and
//!   without the fins a base would have one place left.
//! - Franken: blocks too, among bases and covers. Mutant: any houses on either side.
//! - A fin in two bases is an endo-fin. A candidate in a base that lies in two covers may be
//!   removed too: cannibalism.
//! - Siamese: two finned fish with the same bases and other covers, shown as one.
//!
//! The terms are those of the Ultimate Fish Guide of the Sudoku players' forum.

mod basic;
mod general;
mod siamese;

use super::budget::Budget;
use super::marks::Marks;
use super::pattern::{Pattern, Role};
use super::step::{Emit, Flow, Step};
use super::table::Technique;
use crate::grid::{CandidateSet, CellSet, Digit, HouseKind, HouseSet};
use core::ops::ControlFlow;

/// Which houses may be bases and covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FishKind {
    Basic,
    Sashimi,
    Franken,
    Mutant,
}

/// A fish of one digit.
#[derive(Clone, Copy)]
pub(crate) struct Fish {
    pub(crate) digit: Digit,
    pub(crate) bases: HouseSet,
    pub(crate) covers: HouseSet,
    /// The places in the bases that are not fins.
    pub(crate) body: CellSet,
    /// The fins that lie in one base.
    pub(crate) fins: CellSet,
    /// The fins that lie in two bases.
    pub(crate) endo_fins: CellSet,
    pub(crate) gone: CellSet,
}

/// The receiver of the fish that the search finds.
type Found<'a> = dyn FnMut(Fish) -> Flow + 'a;

/// N rows and N columns.
pub(super) fn basic<const N: usize>(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    find(FishKind::Basic, false, N, marks, emit)
}

/// N rows and N columns, with fins.
pub(super) fn finned<const N: usize>(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    find(FishKind::Basic, true, N, marks, emit)
}

/// As [`finned`], and a base has at most one place besides its fins.
pub(super) fn sashimi<const N: usize>(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    find(FishKind::Sashimi, true, N, marks, emit)
}

/// Blocks take part, without fins.
pub(super) fn franken<const N: usize>(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    find(FishKind::Franken, false, N, marks, emit)
}

/// Blocks take part, with fins.
pub(super) fn finned_franken<const N: usize>(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    find(FishKind::Franken, true, N, marks, emit)
}

/// Any houses, without fins.
pub(super) fn mutant<const N: usize>(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    find(FishKind::Mutant, false, N, marks, emit)
}

/// Any houses, with fins.
pub(super) fn finned_mutant<const N: usize>(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    find(FishKind::Mutant, true, N, marks, emit)
}

/// Two finned fish as one, of which one may be a sashimi.
pub(super) fn siamese<const N: usize>(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    siamese::find(FishKind::Basic, N, marks, emit)
}

/// Two sashimi fish as one.
pub(super) fn siamese_sashimi<const N: usize>(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    siamese::find(FishKind::Sashimi, N, marks, emit)
}

/// Two finned Franken fish as one.
pub(super) fn siamese_franken<const N: usize>(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    siamese::find(FishKind::Franken, N, marks, emit)
}

/// Two finned mutant fish as one.
pub(super) fn siamese_mutant<const N: usize>(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    siamese::find(FishKind::Mutant, N, marks, emit)
}

fn find(kind: FishKind, finned: bool, size: usize, marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let technique = technique(kind, finned, size);
    let budget = emit.budget();
    for digit in marks.reducible() {
        each(kind, finned, size, digit, marks, budget, &mut |fish| {
            emit.step(fish.step(technique))
        })?;
    }
    ControlFlow::Continue(())
}

/// Every fish of this kind for a digit.
fn each(
    kind: FishKind,
    finned: bool,
    size: usize,
    digit: Digit,
    marks: &Marks,
    budget: &Budget<'_>,
    found: &mut Found<'_>,
) -> Flow {
    match kind {
        FishKind::Basic if !finned => basic::each(size, digit, marks, found),
        FishKind::Basic | FishKind::Sashimi => {
            basic::each_finned(size, digit, marks, &mut |fish| {
                if fish.is_sashimi() == (kind == FishKind::Sashimi) {
                    found(fish)
                } else {
                    ControlFlow::Continue(())
                }
            })
        }
        _ => general::each(kind, finned, size, digit, marks, budget, found),
    }
}

impl Fish {
    /// Whether a base has at most one place besides fins.
    fn is_sashimi(&self) -> bool {
        self.bases.iter().any(|base| (self.body & base.cells()).len() < 2)
    }

    /// The step of this fish.
    pub(crate) fn step(&self, technique: Technique) -> Step {
        Step::eliminate(technique, CandidateSet::digit(self.digit, self.gone), self.pattern())
    }

    fn pattern(&self) -> Pattern {
        Pattern::new()
            .cells(Role::Body, self.body, self.digit)
            .houses(Role::Base, self.bases)
            .houses(Role::Cover, self.covers)
            .cells(Role::Fin, self.fins, self.digit)
            .cells(Role::EndoFin, self.endo_fins, self.digit)
    }
}

impl FishKind {
    /// Whether these bases and covers are of this kind and of no simpler one.
    fn fits(self, bases: HouseSet, covers: HouseSet) -> bool {
        let lines = |set: HouseSet, kind: HouseKind| set.iter().any(|house| house.kind() == kind);
        let rows_first = !lines(bases, HouseKind::Column) && !lines(covers, HouseKind::Row);
        let columns_first = !lines(bases, HouseKind::Row) && !lines(covers, HouseKind::Column);
        let blocks = (bases | covers).iter().any(|house| house.kind() == HouseKind::Block);
        match self {
            FishKind::Basic | FishKind::Sashimi => (rows_first || columns_first) && !blocks,
            FishKind::Franken => (rows_first || columns_first) && blocks,
            FishKind::Mutant => !rows_first && !columns_first,
        }
    }
}

fn technique(kind: FishKind, finned: bool, size: usize) -> Technique {
    use Technique::*;
    let sizes: &[Technique] = match (kind, finned) {
        (FishKind::Basic | FishKind::Sashimi, false) => &[XWing, Swordfish, Jellyfish],
        (FishKind::Basic, true) => &[FinnedXWing, FinnedSwordfish, FinnedJellyfish],
        (FishKind::Sashimi, true) => &[SashimiXWing, SashimiSwordfish, SashimiJellyfish],
        (FishKind::Franken, false) => &[FrankenXWing, FrankenSwordfish, FrankenJellyfish],
        (FishKind::Franken, true) => {
            &[FinnedFrankenXWing, FinnedFrankenSwordfish, FinnedFrankenJellyfish]
        }
        (FishKind::Mutant, false) => &[MutantXWing, MutantSwordfish, MutantJellyfish],
        (FishKind::Mutant, true) => &[
            FinnedMutantXWing,
            FinnedMutantSwordfish,
            FinnedMutantJellyfish,
            FinnedMutantSquirmbag,
            FinnedMutantWhale,
        ],
    };
    sizes[size - 2]
}
