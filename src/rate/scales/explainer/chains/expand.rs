//! Follows an assumption to its consequences, in the original's order: first all true candidates
//! that wait, then one false candidate. The order decides the reasons of each node, and so the
//! length of chains.

use super::Chainer;
use super::advance::advance;
use super::expansion::{Expansion, Origin};
use super::mode::Mode;
use super::nested::gone;
use super::node::{Node, Spot};
use crate::grid::House;
use crate::rate::scales::explainer::board::Board;
use crate::rate::scales::explainer::houses::{HOUSES, are_two};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// A contradiction was found: nothing is left to follow.
struct Done;

/// An assumption's consequences with the data needed to continue.
#[derive(Clone, Debug)]
pub(super) struct Growth {
    pub(super) expansion: Expansion,
    /// The board without the false candidates, where chains are dynamic.
    board: Board,
    /// How many true and false candidates have been followed.
    followed: [usize; 2],
    /// The level up to which nothing more follows.
    level: u8,
    is_done: bool,
}

impl Growth {
    /// The level up to which nothing more follows.
    pub(super) fn level(&self) -> u8 {
        self.level
    }
}

impl Growth {
    /// Everything that follows from `root`, up to the first contradiction.
    pub(super) fn new(
        source: &Board,
        mode: Mode,
        root: Node,
        chainer: &mut Chainer<'_>,
    ) -> Box<Growth> {
        let mut growth = match chainer.spare.pop() {
            Some(mut growth) => {
                growth.board.clone_from(source);
                growth
            }
            None => Box::new(Growth {
                expansion: Expansion::new(),
                board: source.clone(),
                followed: [0; 2],
                level: 0,
                is_done: false,
            }),
        };
        growth.expansion.begin(root);
        growth.followed = [0; 2];
        growth.is_done = false;
        growth.follow(source, mode, chainer);
        growth
    }

    /// Continues a growth that ended at a lower level; the caller must know which levels begin with
    /// the same steps.
    pub(super) fn follow(&mut self, source: &Board, mode: Mode, chainer: &mut Chainer<'_>) {
        self.level = mode.level;
        let Growth { expansion, board, followed, .. } = self;
        while !self.is_done {
            let step = if let Some(&spot) = expansion.order(true).get(followed[1]) {
                followed[1] += 1;
                make_off(board, mode, spot, expansion)
            } else if let Some(&spot) = expansion.order(false).get(followed[0]) {
                followed[0] += 1;
                make_on(source, board, mode, spot, expansion)
            } else if mode.level == 0 || !advance(source, board, mode, expansion, chainer) {
                break;
            } else {
                Ok(())
            };
            self.is_done = step.is_err() || chainer.clock.is_stopped();
        }
    }
}

/// The candidates that a true one rules out: others of its cell, other places of its digit.
fn make_off(board: &Board, mode: Mode, from: Spot, expansion: &mut Expansion) -> Result<(), Done> {
    let (cell, digit) = (from.cell(), from.digit());
    let mut rule_out = |spot: Spot| {
        if expansion.contains(spot.is(true)) {
            expansion.add_clash(spot.is(false), Origin::Assumed, |all| all.push(from.is(true)));
            return Err(Done);
        }
        if !expansion.contains(spot.is(false)) {
            expansion.add(spot.is(false), Origin::Assumed, |all| all.push(from.is(true)));
        }
        Ok(())
    };
    if !mode.nishio {
        for other in board.digits(cell).without(digit) {
            rule_out(Spot::of(cell, other))?;
        }
    }
    let places = board.cells_with(digit) & cell.peers();
    if !places.is_empty() {
        let [block, row, column] = HOUSES[cell.index()].map(House::cells);
        for cells in [block, row - block, column - block] {
            for peer in places & cells {
                rule_out(Spot::of(peer, digit))?;
            }
        }
    }
    Ok(())
}

/// The candidates that a false one makes true: the last of its cell, the last places of its digit.
fn make_on(
    source: &Board,
    board: &mut Board,
    mode: Mode,
    from: Spot,
    expansion: &mut Expansion,
) -> Result<(), Done> {
    let singles = singles_after(board, mode, from);
    if !singles.is_empty() {
        let before = if mode.dynamic { Some(&*board) } else { None };
        let mut result = Ok(());
        for &(spot, origin) in singles.iter() {
            let parents =
                |all: &mut Vec<Node>| add_parents(source, before, from, spot, origin, all);
            if expansion.contains(spot.is(false)) {
                expansion.add_clash(spot.is(true), origin, parents);
                result = Err(Done);
                break;
            }
            if !expansion.contains(spot.is(true)) {
                expansion.add(spot.is(true), origin, parents);
            }
        }
        result?;
    }
    if mode.dynamic {
        board.remove(from.cell(), from.digit());
    }
    Ok(())
}

/// The candidates that become the last of a cell or a house when this one is removed.
fn singles_after(board: &Board, mode: Mode, from: Spot) -> Singles {
    let (cell, digit) = (from.cell(), from.digit());
    let mut singles = Singles { list: [(from, Origin::Assumed); 4], len: 0 };
    let others = board.digits(cell).without(digit);
    if !mode.nishio
        && let Some(other) = others.only()
    {
        singles.add(Spot::of(cell, other), Origin::Cell);
    }
    for house in HOUSES[cell.index()] {
        if are_two(board.places(house, digit)) {
            let others = (board.cells_with(digit) & house.cells()).without(cell);
            if let Some(other) = others.first() {
                singles.add(Spot::of(other, digit), Origin::House(house.kind()));
            }
        }
    }
    singles
}

/// Up to four candidates with the reasons why they are the last.
struct Singles {
    list: [(Spot, Origin); 4],
    len: usize,
}

impl Singles {
    fn add(&mut self, spot: Spot, origin: Origin) {
        if self.list[..self.len].iter().all(|&(known, _)| known != spot) {
            self.list[self.len] = (spot, origin);
            self.len += 1;
        }
    }
}

impl core::ops::Deref for Singles {
    type Target = [(Spot, Origin)];

    fn deref(&self) -> &[(Spot, Origin)] {
        &self.list[..self.len]
    }
}

/// The reasons of a candidate that became the last: the one just removed, and those removed before.
fn add_parents(
    source: &Board,
    before: Option<&Board>,
    from: Spot,
    spot: Spot,
    origin: Origin,
    all: &mut Vec<Node>,
) {
    all.push(from.is(false));
    let Some(board) = before else { return };
    let cell = spot.cell();
    match origin {
        Origin::Assumed => {}
        Origin::Cell => {
            let digits = source.digits(cell) - board.digits(cell);
            all.extend(digits.iter().map(|digit| Spot::of(cell, digit).is(false)));
        }
        Origin::House(kind) => {
            let houses = HOUSES[cell.index()];
            if let Some(house) = houses.into_iter().find(|house| house.kind() == kind) {
                let digit = spot.digit();
                let cells = gone(source, board, house, digit);
                all.extend(cells.map(|cell| Spot::of(cell, digit).is(false)));
            }
        }
    }
}
