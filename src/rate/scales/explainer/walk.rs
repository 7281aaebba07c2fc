//! The walk: producers are tried in a fixed order, the first find is applied, then all start again.

use super::board::Board;
use super::chains::{Chainer, Evidence, Producer};
use super::find::Find;
use super::kind::Kind;
use super::rules::{bug, exclusion, fish, locking, loops, singles, subsets, wings};
use super::{RatedStep, Ratings, bulk};
use crate::grid::HouseKind;
use crate::rate::path::End;
use crate::rate::tenths::Tenths;
use crate::technique::{Budget, Pattern};
use core::ops::ControlFlow;

/// How a walk ended, and the ratings of its steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Walked {
    pub(super) end: End,
    pub(super) ratings: Ratings,
}

/// A step with the board before it.
pub(super) struct Taken<'a> {
    board: &'a Board,
    pub(super) step: &'a RatedStep,
    find: &'a Find,
}

impl Taken<'_> {
    /// The evidence of the step; none for chains that were not requested.
    pub(super) fn evidence(&self) -> Option<Pattern> {
        let Find { reason, evidence, .. } = self.find;
        let found = reason.as_ref().map(|reason| reason(self.board));
        found.or_else(|| evidence.as_deref().map(Evidence::pattern))
    }
}

/// The receiver of the steps, asked whether to go on.
pub(super) type Each<'a> = &'a mut dyn FnMut(Taken<'_>) -> ControlFlow<()>;

/// What to report besides the ratings.
pub(super) enum Report<'a> {
    /// Nothing: easy steps are taken in bulk.
    Ratings,
    /// Every step.
    Steps(Each<'a>),
    /// Every step with its chains.
    Chains(Each<'a>),
}

/// Walks through a position.
pub(super) fn walk(mut board: Board, budget: &Budget<'_>, report: Report<'_>) -> Walked {
    let (mut each, with_evidence) = match report {
        Report::Ratings => (None, false),
        Report::Steps(each) => (Some(each), false),
        Report::Chains(each) => (Some(each), true),
    };
    let mut chainer = Chainer::new(budget, with_evidence);
    let mut ratings = Ratings::default();
    let (mut hardest, mut has_placed) = (0.0, false);
    while !board.is_solved() {
        let mut settled = 0.0;
        if each.is_none() && has_placed && hardest >= bulk::EASIEST {
            bulk::exhaust(&mut board, hardest);
            if board.is_solved() {
                break;
            }
            settled = hardest;
        }
        if chainer.clock.spend() {
            return Walked { end: End::Stopped, ratings };
        }
        let find = first_find(&board, settled, &mut chainer);
        if chainer.clock.is_stopped() {
            return Walked { end: End::Stopped, ratings };
        }
        let Some(find) = find else {
            ratings.er = Tenths::UNSOLVED;
            let end = if board.is_broken() { End::Broken } else { End::Stuck };
            return Walked { end, ratings };
        };
        let step = RatedStep {
            rating: Tenths::of(find.difficulty),
            kind: find.kind,
            placement: find.placement,
            eliminations: board.present(&find.removals),
            complexity: find.complexity,
        };
        let taken = Taken { board: &board, step: &step, find: &find };
        let flow = each.as_mut().map_or(ControlFlow::Continue(()), |each| each(taken));
        apply(&mut board, &step);
        if find.difficulty > hardest {
            hardest = find.difficulty;
        }
        ratings.er = Tenths::of(hardest);
        if ratings.ed == Tenths::default() {
            ratings.ed = ratings.er;
        }
        if !has_placed && step.placement.is_some() {
            ratings.ep = ratings.er;
            has_placed = true;
        }
        if flow.is_break() {
            return Walked { end: End::Stopped, ratings };
        }
    }
    Walked { end: End::Solved, ratings }
}

fn apply(board: &mut Board, step: &RatedStep) {
    for candidate in &step.eliminations {
        board.remove(candidate.cell, candidate.digit);
    }
    if let Some(placement) = step.placement {
        board.place(placement.cell, placement.digit);
    }
}

/// The first find of a position; of the rules up to wings, those up to `settled` find none.
fn first_find(board: &Board, settled: f64, chainer: &mut Chainer<'_>) -> Option<Find> {
    easy(board, settled)
        .or_else(|| before_chains(board))
        .or_else(|| chainer.first(board, Producer::Single))
        .or_else(|| exclusion::triplet(board))
        .or_else(|| {
            [Producer::Nishio, Producer::Multiple, Producer::Dynamic]
                .into_iter()
                .chain((1..=5).map(Producer::Nested))
                .find_map(|producer| chainer.first(board, producer))
        })
}

/// A rule that looks for its first find.
type Rule = fn(&Board) -> Option<Find>;

/// The rules up to wings in their order, each with the kind of step that has to be exhausted so that
/// it finds nothing: the hidden set, for a rule that places a digit by one.
const EASY: [(Kind, Rule); 14] = [
    (Kind::HiddenSingle(HouseKind::Row), singles::hidden),
    (Kind::DirectClaiming, locking::direct),
    (Kind::HiddenSet(2), |board| subsets::direct_hidden(board, 2)),
    (Kind::NakedSingle, singles::naked),
    (Kind::HiddenSet(3), |board| subsets::direct_hidden(board, 3)),
    (Kind::Claiming, locking::first),
    (Kind::NakedSet(2), |board| subsets::naked(board, 2)),
    (bulk::X_WING, |board| fish::first(board, 2)),
    (Kind::HiddenSet(2), |board| subsets::hidden(board, 2)),
    (Kind::NakedSet(3), |board| subsets::naked(board, 3)),
    (bulk::SWORDFISH, |board| fish::first(board, 3)),
    (Kind::HiddenSet(3), |board| subsets::hidden(board, 3)),
    (Kind::XyWing, |board| wings::first(board, 2)),
    (Kind::XyzWing, |board| wings::first(board, 3)),
];

fn easy(board: &Board, settled: f64) -> Option<Find> {
    let is_open = |(kind, _): &&(Kind, Rule)| kind.difficulty() > settled;
    EASY.iter().filter(is_open).find_map(|(_, rule)| rule(board))
}

fn before_chains(board: &Board) -> Option<Find> {
    loops::first(board)
        .or_else(|| subsets::naked(board, 4))
        .or_else(|| fish::first(board, 4))
        .or_else(|| subsets::hidden(board, 4))
        .or_else(|| bug::first(board))
        .or_else(|| exclusion::pair(board))
}
