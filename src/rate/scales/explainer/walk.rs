//! The walk: producers are tried in a fixed order, the first hint is applied, then all start again.

use super::board::Board;
use super::chains::{Chainer, Producer, Told};
use super::hint::Hint;
use super::rules::{bug, exclusion, fish, locking, loops, singles, subsets, wings};
use super::{RatedStep, Ratings, bulk};
use crate::rate::path::End;
use crate::rate::tenths::Tenths;
use crate::technique::Budget;
use core::ops::ControlFlow;

/// How a walk ended, and the ratings of its steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Walked {
    pub(super) end: End,
    pub(super) ratings: Ratings,
}

/// A step with the board before it and, if requested, its chains.
pub(super) struct Taken<'a> {
    pub(super) board: &'a Board,
    pub(super) step: &'a RatedStep,
    pub(super) told: Option<&'a Told>,
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
    let (mut each, telling) = match report {
        Report::Ratings => (None, false),
        Report::Steps(each) => (Some(each), false),
        Report::Chains(each) => (Some(each), true),
    };
    let mut chainer = Chainer::new(budget, telling);
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
        if chainer.spend() {
            return Walked { end: End::Stopped, ratings };
        }
        let hint = first_hint(&board, settled, &mut chainer);
        if chainer.is_stopped() {
            return Walked { end: End::Stopped, ratings };
        }
        let Some(hint) = hint else {
            ratings.er = Tenths::UNSOLVED;
            let end = if board.is_broken() { End::Broken } else { End::Stuck };
            return Walked { end, ratings };
        };
        let step = RatedStep {
            rating: Tenths::of(hint.difficulty),
            kind: hint.kind,
            placement: hint.placement,
            eliminations: board.present(&hint.removals),
            complexity: hint.complexity,
        };
        let taken = Taken { board: &board, step: &step, told: hint.told.as_deref() };
        let flow = each.as_mut().map_or(ControlFlow::Continue(()), |each| each(taken));
        apply(&mut board, &step);
        if hint.difficulty > hardest {
            hardest = hint.difficulty;
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

/// The first hint of a position; of the rules up to wings, those up to `settled` find none.
fn first_hint(board: &Board, settled: f64, chainer: &mut Chainer<'_>) -> Option<Hint> {
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

/// A rule that looks for its first hint.
type Rule = fn(&Board) -> Option<Hint>;

/// The rules up to wings in their order, each with the difficulty up to which everything has to be
/// exhausted so that it finds nothing: that of the hidden set for those that place a digit by one.
const EASY: [(f64, Rule); 14] = [
    (1.5, singles::hidden),
    (1.9, locking::direct),
    (3.4, |board| subsets::direct_hidden(board, 2)),
    (2.3, singles::naked),
    (4.0, |board| subsets::direct_hidden(board, 3)),
    (2.8, locking::first),
    (3.0, |board| subsets::naked(board, 2)),
    (3.2, |board| fish::first(board, 2)),
    (3.4, |board| subsets::hidden(board, 2)),
    (3.6, |board| subsets::naked(board, 3)),
    (3.8, |board| fish::first(board, 3)),
    (4.0, |board| subsets::hidden(board, 3)),
    (4.2, |board| wings::first(board, 2)),
    (4.4, |board| wings::first(board, 3)),
];

fn easy(board: &Board, settled: f64) -> Option<Hint> {
    EASY.iter().filter(|(most, _)| *most > settled).find_map(|(_, rule)| rule(board))
}

fn before_chains(board: &Board) -> Option<Hint> {
    loops::first(board)
        .or_else(|| subsets::naked(board, 4))
        .or_else(|| fish::first(board, 4))
        .or_else(|| subsets::hidden(board, 4))
        .or_else(|| bug::first(board))
        .or_else(|| exclusion::pair(board))
}
