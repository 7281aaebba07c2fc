#![doc = include_str!("place_then_check.md")]

use super::{Ended, Properties};
use crate::grid::{Digit, DigitSet, House};
use crate::learn::{Board, Observer, Spot, Stopped};

/// The row of the table.
pub(super) const PROPERTIES: Properties = Properties {
    name: "place-then-check",
    title: "recursion by coordinates; write a digit, then look for a duplicate",
    first_in_order: true,
    ..Properties::USUAL
};

pub(super) fn run<O: Observer>(board: &Board, watch: &mut O) -> Result<Ended, Stopped> {
    let mut search = Search { board: board.clone(), solution: None, watch };
    search.recurse(0, 0, 0)?;
    Ok(search.solution.map_or(Ended::NoSolution, Ended::Solved))
}

struct Search<'a, O> {
    board: Board,
    /// Once it is found, calls return at once, but the open loops still run to their ends.
    solution: Option<Board>,
    watch: &'a mut O,
}

impl<O: Observer> Search<'_, O> {
    fn recurse(&mut self, mut row: usize, mut column: usize, level: usize) -> Result<(), Stopped> {
        self.watch.call(level)?;
        if self.solution.is_some() {
            return Ok(());
        }
        let side = self.board.dimensions().side();
        if column == side {
            (row, column) = (row + 1, 0);
        }
        if row == side {
            self.watch.solution(&self.board);
            self.solution = Some(self.board.clone());
            return Ok(());
        }
        let spot = self.board.dimensions().at(row, column);
        self.watch.cost(0, 1);
        if !self.board.is_blank(spot) {
            return self.recurse(row, column + 1, level + 1);
        }
        for digit in self.board.dimensions().digits() {
            self.board.place(spot, digit);
            self.watch.place(spot, digit);
            if self.no_duplicate(spot, digit) {
                self.recurse(row, column + 1, level + 1)?;
                self.watch.resume(level);
            }
        }
        self.board.erase(spot);
        self.watch.undo(spot);
        if self.solution.is_none() {
            self.watch.back(Some(spot));
        }
        Ok(())
    }

    /// Whether the whole row, column and block of the cell are free of duplicates. The very first
    /// cell is not checked, as in the programs that this rung models.
    fn no_duplicate(&mut self, spot: Spot, digit: Digit) -> bool {
        self.watch.check(spot, digit);
        if spot.index() == 0 {
            return true;
        }
        match spot.houses().into_iter().find(|&house| self.has_duplicate(house)) {
            Some(house) => {
                self.watch.reject(spot, digit, house);
                false
            }
            None => true,
        }
    }

    fn has_duplicate(&mut self, house: House) -> bool {
        let mut seen = DigitSet::EMPTY;
        self.board.dimensions().house(house).iter().any(|&spot| {
            self.watch.cost(0, 1);
            self.board.get(spot).is_some_and(|digit| !seen.insert(digit))
        })
    }
}
