//! Sudoku Explainer's ratings as a scale among the others.

use super::board::Board;
use super::kind::Kind;
use super::walk::{Report, Taken, Walked, walk};
use super::{RatedStep, Ratings, possible};
use crate::position::Position;
use crate::rate::about::About;
use crate::rate::bounds::{Bounds, ImpossibleBounds};
use crate::rate::figure::{Column, Figure, FigureKind, in_words};
use crate::rate::path::End;
use crate::rate::rating::{Rating, Tally};
use crate::rate::scale::{Each, Row, Rules, Scale};
use crate::rate::tenths::Tenths;
use crate::solve::Puzzle;
use crate::technique::{Budget, Found, Marks, Pattern, Role, Step, Technique};
use core::ops::ControlFlow;

/// What the scale and its figures are called.
pub static ABOUT: About = About {
    name: "explainer",
    title: ["Sudoku Explainer"; 2],
    figures: &[
        Column::new("er", FigureKind::Tenths)
            .labelled("ER", "ER")
            .saying("the hardest step", "가장 어려운 단계"),
        Column::new("ep", FigureKind::Tenths).labelled("EP", "EP").saying(
            "the hardest step up to the first digit",
            "첫 숫자를 놓기까지 가장 어려운 단계",
        ),
        Column::new("ed", FigureKind::Tenths)
            .labelled("ED", "ED")
            .saying("the first step", "첫 단계"),
    ],
    in_words,
};

/// The scale.
pub(in crate::rate) static ROW: Row = Row {
    about: &ABOUT,
    of_step: "rating",
    counts_steps: true,
    ranks: &[],
    score_raises: false,
    rules: &Explainer,
};

struct Explainer;

impl Rules for Explainer {
    fn rate(&self, scale: &Scale, puzzle: &Puzzle, budget: &Budget<'_>) -> Rating {
        let mut sum = Sum::new();
        let mut each = |taken: Taken<'_>| {
            sum.add(taken.step);
            ControlFlow::Continue(())
        };
        let walked = walk(Board::of(puzzle.clues()), budget, Report::Steps(&mut each));
        sum.rating(scale, walked)
    }

    fn follow(
        &self,
        scale: &Scale,
        position: &Position,
        budget: &Budget<'_>,
        each: &mut Each<'_>,
    ) -> Rating {
        let mut sum = Sum::new();
        let mut marks = position.marks().clone();
        let board = Board::of_marks(&marks);
        let mut take = |taken: Taken<'_>| {
            let step = step(&marks, &taken);
            marks.apply(&step);
            sum.add(taken.step);
            each(step, taken.step.rating.into())
        };
        let walked = walk(board, budget, Report::Chains(&mut take));
        sum.rating(scale, walked)
    }

    /// Stops at the first step that decides against the puzzle.
    fn suits(&self, _: &Scale, bounds: &Bounds, puzzle: &Puzzle) -> bool {
        let admits = |column, rating: Tenths| bounds.admits(column, rating.into());
        let most = bounds.most("er");
        let (mut hardest, mut is_first, mut has_placed) = (Tenths::default(), true, false);
        let mut each = |taken: Taken<'_>| {
            let RatedStep { rating, placement, .. } = *taken.step;
            hardest = hardest.max(rating);
            let is_out = most.is_some_and(|most| Figure::from(hardest) > most)
                || is_first && !admits("ed", rating)
                || !has_placed && placement.is_some() && !admits("ep", hardest);
            is_first = false;
            has_placed |= placement.is_some();
            if is_out { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let board = Board::of(puzzle.clues());
        let walked = walk(board, &Budget::unlimited(), Report::Steps(&mut each));
        let Ratings { er, ep, ed } = walked.ratings;
        walked.end == End::Solved && admits("er", er) && admits("ep", ep) && admits("ed", ed)
    }

    fn check(&self, bounds: &Bounds) -> Result<(), ImpossibleBounds> {
        possible::check(bounds)
    }
}

/// A step of the walk as every other scale has it; `marks` are the board.
fn step(marks: &Marks, taken: &Taken<'_>) -> Step {
    let own = taken.step;
    let (placements, gone) = (own.placement.into_iter().collect(), own.eliminations);
    let evidence = taken.evidence();
    debug_assert!(evidence.is_some(), "no evidence of {}", own.kind);
    // A step without a reason is kept; its proof is then refused.
    let pattern = evidence.unwrap_or_else(|| {
        let cells = gone.all_cells();
        Pattern::new().cells(Role::Body, cells, marks.digits_of(cells))
    });
    Found::new(placements, gone, pattern).by(own.kind.technique())
}

/// The steps of a walk.
struct Sum {
    tally: Tally,
    hardest: Tenths,
}

impl Sum {
    const fn new() -> Sum {
        Sum { tally: Tally::new(), hardest: Tenths::new(0) }
    }

    fn add(&mut self, step: &RatedStep) {
        let is_hardest = step.rating >= self.hardest;
        if is_hardest {
            self.hardest = step.rating;
        }
        self.tally.add(step.kind.technique(), is_hardest);
    }

    fn rating(self, scale: &Scale, walked: Walked) -> Rating {
        let Ratings { er, ep, ed } = walked.ratings;
        self.tally.rating(scale, walked.end, [er, ep, ed].map(Figure::from).into())
    }
}

impl Kind {
    /// The technique that is nearest to the kind, for its name and its text.
    pub fn technique(self) -> Technique {
        use super::kind::{Assumptions, GraveType, Inference, Links, LoopType};
        match self {
            Kind::LastCell(_) => Technique::FullHouse,
            Kind::HiddenSingle(_) => Technique::HiddenSingle,
            Kind::NakedSingle => Technique::NakedSingle,
            Kind::DirectPointing | Kind::Pointing => Technique::Pointing,
            Kind::DirectClaiming | Kind::Claiming => Technique::Claiming,
            Kind::DirectHiddenSet(2) | Kind::HiddenSet(2) => Technique::HiddenPair,
            Kind::DirectHiddenSet(_) | Kind::HiddenSet(3) => Technique::HiddenTriple,
            Kind::HiddenSet(_) => Technique::HiddenQuad,
            Kind::NakedSet(2) => Technique::NakedPair,
            Kind::NakedSet(3) => Technique::NakedTriple,
            Kind::NakedSet(_) => Technique::NakedQuad,
            Kind::Fish(2, ..) => Technique::XWing,
            Kind::Fish(3, ..) => Technique::Swordfish,
            Kind::Fish(..) => Technique::Jellyfish,
            Kind::XyWing => Technique::XyWing,
            Kind::XyzWing => Technique::XyzWing,
            Kind::Loop { cells: 4, form } => match form {
                LoopType::One => Technique::UniqueRectangle1,
                LoopType::Two => Technique::UniqueRectangle2,
                LoopType::ThreeNaked(_) | LoopType::ThreeHidden(_) => Technique::UniqueRectangle3,
                LoopType::Four => Technique::UniqueRectangle4,
            },
            Kind::Loop { .. } => Technique::UniqueLoop,
            Kind::Grave(GraveType::One) => Technique::BugPlus1,
            Kind::Grave(GraveType::Two) => Technique::BugPlusN,
            Kind::Grave(GraveType::ThreeNaked(_)) => Technique::Bug3,
            Kind::Grave(GraveType::Four) => Technique::Bug4,
            Kind::AlignedPair => Technique::AlignedPairExclusion,
            Kind::AlignedTriplet => Technique::AlignedTripleExclusion,
            Kind::Cycle(_) => Technique::ContinuousNiceLoop,
            Kind::ForcingChain(Links::X) => Technique::XChain,
            Kind::ForcingChain(_) => Technique::DiscontinuousNiceLoop,
            Kind::Nishio => Technique::ContradictionNet,
            Kind::Chains { from, inference } => match (from, inference) {
                (Assumptions::Cell, Inference::Multiple) => Technique::CellForcingChain,
                (Assumptions::House(_), Inference::Multiple) => Technique::HouseForcingChain,
                (Assumptions::Cell, _) => Technique::CellForcingNet,
                (Assumptions::House(_), _) => Technique::HouseForcingNet,
                (Assumptions::Double, _) => Technique::DoubleForcingNet,
                (Assumptions::Contradiction, Inference::Nested(_)) => Technique::PatternNet,
                (Assumptions::Contradiction, _) => Technique::ContradictionNet,
            },
        }
    }
}
