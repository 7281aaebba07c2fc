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
pub(super) mod rows;
mod siamese;

use crate::grid::{CandidateSet, CellSet, Digit, HouseKind, HouseSet};
use crate::marks::Marks;
use crate::step::{Budget, Emit, Flow, Found, Ground, Pattern, Role};
use core::ops::ControlFlow;

/// Which houses may be bases and covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FishType {
    /// Rows against columns.
    Basic,
    /// Blocks take part on either side.
    Franken,
    /// Any houses.
    Mutant,
}

/// Whether places may lie outside the covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fins {
    /// None may.
    Without,
    /// Some do, and each base has two places besides.
    Finned,
    /// Some do, and a base has at most one place besides.
    Sashimi,
    /// Two fish with fins as one, of which one may be a sashimi.
    Siamese,
    /// Two sashimi as one.
    SiameseSashimi,
}

/// What a fish of a technique is: its type, the number of its bases, and its fins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Kind {
    pub(super) form: FishType,
    pub(super) size: usize,
    pub(super) fins: Fins,
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
type TakeFish<'a> = dyn FnMut(Fish) -> Flow + 'a;

/// Every fish of a kind, as steps of a technique.
pub(super) fn find(kind: Kind, marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    if let Fins::Siamese | Fins::SiameseSashimi = kind.fins {
        return siamese::find(kind, marks, emit);
    }
    let budget = emit.budget();
    for digit in marks.reducible() {
        each(kind, digit, marks, budget, &mut |fish| emit.found(fish.found()))?;
    }
    ControlFlow::Continue(())
}

/// Every fish of this kind for a digit; single ones only.
fn each(
    kind: Kind,
    digit: Digit,
    marks: &Marks,
    budget: &Budget<'_>,
    found: &mut TakeFish<'_>,
) -> Flow {
    match (kind.form, kind.fins) {
        (FishType::Basic, Fins::Without) => basic::each(kind.size, digit, marks, found),
        (FishType::Basic, fins) => basic::each_finned(kind.size, digit, marks, &mut |fish| {
            if fish.is_sashimi() == (fins == Fins::Sashimi) {
                found(fish)
            } else {
                ControlFlow::Continue(())
            }
        }),
        _ => general::each(kind, digit, marks, budget, found),
    }
}

impl Fish {
    /// Whether a base has at most one place besides fins.
    fn is_sashimi(&self) -> bool {
        self.bases.iter().any(|base| (self.body & base.cells()).len() < 2)
    }

    /// The effects and the evidence of this fish.
    pub(crate) fn found(&self) -> Found {
        Found::eliminate(CandidateSet::digit(self.digit, self.gone), self.pattern())
    }

    fn pattern(&self) -> Pattern {
        Pattern::on(Ground::Houses)
            .cells(Role::Body, self.body, self.digit)
            .houses(Role::Base, self.bases)
            .houses(Role::Cover, self.covers)
            .cells(Role::Fin, self.fins, self.digit)
            .cells(Role::EndoFin, self.endo_fins, self.digit)
    }
}

impl FishType {
    /// Whether these bases and covers are of this type and of no simpler one.
    fn fits(self, bases: HouseSet, covers: HouseSet) -> bool {
        let lines = |set: HouseSet, kind: HouseKind| set.iter().any(|house| house.kind() == kind);
        let rows_first = !lines(bases, HouseKind::Column) && !lines(covers, HouseKind::Row);
        let columns_first = !lines(bases, HouseKind::Row) && !lines(covers, HouseKind::Column);
        let blocks = (bases | covers).iter().any(|house| house.kind() == HouseKind::Block);
        match self {
            FishType::Basic => (rows_first || columns_first) && !blocks,
            FishType::Franken => (rows_first || columns_first) && blocks,
            FishType::Mutant => !rows_first && !columns_first,
        }
    }
}
