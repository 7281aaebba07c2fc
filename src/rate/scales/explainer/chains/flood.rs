//! The consequences of an assumption, without reasons: without a contradiction, they do not depend
//! on the order in which they are drawn.

use super::mode::Mode;
use super::node::{Node, Spot, Spots};
use crate::grid::{CellSet, Digit};
use crate::rate::scales::explainer::board::Board;
use crate::rate::scales::explainer::houses::{HOUSES, are_two};
use alloc::vec::Vec;

/// True and false candidates by digit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sets {
    pub(super) on: [CellSet; 9],
    pub(super) off: [CellSet; 9],
}

impl Sets {
    pub(super) const EMPTY: Sets = Sets { on: [CellSet::EMPTY; 9], off: [CellSet::EMPTY; 9] };

    /// The true or the false candidates.
    pub(super) fn of(&self, on: bool) -> &[CellSet; 9] {
        if on { &self.on } else { &self.off }
    }

    /// The members of both.
    pub(super) fn and(&self, other: &Sets) -> Sets {
        let and = |a: &[CellSet; 9], b: &[CellSet; 9]| core::array::from_fn(|i| a[i] & b[i]);
        Sets { on: and(&self.on, &other.on), off: and(&self.off, &other.off) }
    }

    /// Whether there is no candidate, true or false.
    pub(super) fn is_empty(&self, on: bool) -> bool {
        self.of(on).iter().all(|cells| cells.is_empty())
    }

    pub(super) fn contains(&self, node: Node) -> bool {
        let spot = node.spot();
        self.of(node.is_on())[spot.digit().index()].contains(spot.cell())
    }
}

impl From<[&Spots; 2]> for Sets {
    /// From false and true candidates by number.
    fn from([off, on]: [&Spots; 2]) -> Sets {
        let mut sets = Sets::EMPTY;
        off.iter().for_each(|spot| {
            sets.off[spot.digit().index()].insert(spot.cell());
        });
        on.iter().for_each(|spot| {
            sets.on[spot.digit().index()].insert(spot.cell());
        });
        sets
    }
}

/// A candidate would have to be both true and false.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clash;

/// Follows assumptions; keeps its memory.
#[derive(Debug, Default)]
pub(super) struct Flood {
    on: Vec<Spot>,
    off: Vec<Spot>,
}

impl Flood {
    /// Everything that follows from an assumption, unless that contradicts itself.
    pub(super) fn from(&mut self, board: &Board, mode: Mode, root: Node) -> Result<Sets, Clash> {
        self.on.clear();
        self.off.clear();
        let mut sets = Sets::EMPTY;
        let spot = root.spot();
        if root.is_on() {
            sets.on[spot.digit().index()].insert(spot.cell());
            self.on.push(spot);
        } else {
            sets.off[spot.digit().index()].insert(spot.cell());
            self.off.push(spot);
        }
        if mode.dynamic {
            let mut now = board.clone();
            while let Some(off) = self.next_off(&now, mode, &mut sets)? {
                self.make_on(&now, mode, off, &mut sets)?;
                now.remove(off.cell(), off.digit());
            }
        } else {
            while let Some(off) = self.next_off(board, mode, &mut sets)? {
                self.make_on(board, mode, off, &mut sets)?;
            }
        }
        Ok(sets)
    }

    /// Draws the consequences of true candidates, then takes a false one.
    fn next_off(
        &mut self,
        now: &Board,
        mode: Mode,
        sets: &mut Sets,
    ) -> Result<Option<Spot>, Clash> {
        while let Some(spot) = self.on.pop() {
            let (cell, digit) = (spot.cell(), spot.digit());
            self.rule_out(digit, now.cells_with(digit) & cell.peers(), sets)?;
            if !mode.nishio {
                for other in now.digits(cell).without(digit) {
                    self.rule_out(other, CellSet::of(cell), sets)?;
                }
            }
        }
        Ok(self.off.pop())
    }

    fn rule_out(&mut self, digit: Digit, cells: CellSet, sets: &mut Sets) -> Result<(), Clash> {
        if cells.meets(sets.on[digit.index()]) {
            return Err(Clash);
        }
        let new = cells - sets.off[digit.index()];
        sets.off[digit.index()] |= new;
        self.off.extend(new.iter().map(|cell| Spot::of(cell, digit)));
        Ok(())
    }

    fn make_on(
        &mut self,
        now: &Board,
        mode: Mode,
        off: Spot,
        sets: &mut Sets,
    ) -> Result<(), Clash> {
        let (cell, digit) = (off.cell(), off.digit());
        if !mode.nishio
            && let Some(other) = now.digits(cell).without(digit).only()
        {
            self.add_on(Spot::of(cell, other), sets)?;
        }
        for house in HOUSES[cell.index()] {
            if are_two(now.places(house, digit)) {
                let others = (now.cells_with(digit) & house.cells()).without(cell);
                if let Some(other) = others.first() {
                    self.add_on(Spot::of(other, digit), sets)?;
                }
            }
        }
        Ok(())
    }

    fn add_on(&mut self, spot: Spot, sets: &mut Sets) -> Result<(), Clash> {
        let (cell, digit) = (spot.cell(), spot.digit().index());
        if sets.off[digit].contains(cell) {
            return Err(Clash);
        }
        if sets.on[digit].insert(cell) {
            self.on.push(spot);
        }
        Ok(())
    }
}
