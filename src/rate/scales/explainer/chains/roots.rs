//! The assumptions that a producer makes on a board: the consequences of each, with reasons where
//! needed.

use super::Chainer;
use super::expand::Growth;
use super::expansion::Expansion;
use super::flood::Sets;
use super::mode::Mode;
use super::node::{Node, Spot};
use crate::rate::scales::explainer::board::Board;
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

/// The known consequences of one assumption.
#[derive(Clone, Default)]
struct Root {
    sets: Option<Sets>,
    growth: Option<Box<Growth>>,
}

/// The assumptions that candidates of a board are true or false.
#[derive(Clone)]
pub(super) struct Roots {
    /// By candidate: the positions of its assumptions, false then true.
    index: Vec<u16>,
    roots: Vec<Root>,
}

impl Roots {
    pub(super) fn of(board: &Board) -> Roots {
        let mut index = vec![0; Spot::COUNT];
        let mut count = 0;
        for candidate in board.candidates() {
            index[Spot::of(candidate.cell, candidate.digit).index()] = count;
            count += 2;
        }
        Roots { index, roots: (0..count).map(|_| Root::default()).collect() }
    }

    fn at(&self, root: Node) -> usize {
        usize::from(self.index[root.spot().index()]) + usize::from(root.is_on())
    }

    /// The consequences that [`Roots::reach`] found.
    pub(super) fn sets(&self, root: Node) -> &Sets {
        self.roots[self.at(root)].sets.as_ref().unwrap_or(&Sets::EMPTY)
    }

    /// The consequences with reasons, where [`Roots::reason`] found them.
    pub(super) fn expansion(&self, root: Node) -> Option<&Expansion> {
        self.roots[self.at(root)].growth.as_ref().map(|growth| &growth.expansion)
    }

    /// Drops the consequences without reasons, so that growths continue at another level.
    pub(super) fn reopened(mut self) -> Roots {
        self.roots.iter_mut().for_each(|root| root.sets = None);
        self
    }

    /// Removes the growths, by assumption.
    pub(super) fn into_growths(self) -> impl Iterator<Item = Box<Growth>> {
        self.roots.into_iter().filter_map(|root| root.growth)
    }

    /// Finds the consequences of an assumption, without reasons where these do not matter.
    pub(super) fn reach(
        &mut self,
        board: &Board,
        mode: Mode,
        root: Node,
        chainer: &mut Chainer<'_>,
    ) {
        let at = self.at(root);
        if self.roots[at].sets.is_some() {
            return;
        }
        if mode.level == 0
            && let Ok(sets) = chainer.flood.from(board, mode, root)
        {
            self.roots[at].sets = Some(sets);
            return;
        }
        self.reason(board, mode, root, chainer);
        let growth = self.roots[at].growth.as_ref();
        self.roots[at].sets = growth.map(|growth| growth.expansion.sets());
    }

    /// Finds the consequences of an assumption, with reasons.
    pub(super) fn reason(
        &mut self,
        board: &Board,
        mode: Mode,
        root: Node,
        chainer: &mut Chainer<'_>,
    ) {
        let at = self.at(root);
        match &mut self.roots[at].growth {
            Some(growth) if growth.level() < mode.level => growth.follow(board, mode, chainer),
            Some(_) => {}
            growth @ None => *growth = Some(Growth::new(board, mode, root, chainer)),
        }
    }
}
