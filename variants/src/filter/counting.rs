//! Numbers that tell how often they occur.

use super::Space;
use crate::board::{Board, Cell, Value, Values};
use crate::rule::{Counted, occurring};

/// Cells in which a number occurs as often as it says, or not at all.
#[derive(Clone, Debug)]
pub(crate) struct Counting {
    /// The cells in groups that differ, each of which has room for a value once.
    groups: Vec<Vec<Cell>>,
    /// The values, each with its number.
    numbers: Vec<(Value, usize)>,
    /// How many cells there are: the numbers that occur add up to that.
    count: usize,
}

impl Counting {
    pub(crate) fn new(board: &Board, groups: Vec<Vec<Cell>>) -> Self {
        let number = |value| (value, usize::try_from(board.number(value)).unwrap_or_default());
        let count = groups.iter().map(Vec::len).sum();
        Counting { groups, numbers: board.values().iter().map(number).collect(), count }
    }

    pub(crate) fn cells(&self) -> Vec<Cell> {
        self.groups.concat()
    }

    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        // The values that occur as often as they say, and those that need all the room there is.
        let (mut full, mut tight) = (Values::EMPTY, Values::EMPTY);
        let count = |&(value, number): &(Value, usize)| {
            let only = Values::of(value);
            let (mut room, mut solved) = (0, 0);
            for group in &self.groups {
                room += usize::from(space.union(group).contains(value));
                solved += group.iter().filter(|&&cell| space.get(cell) == only).count();
            }
            if solved == number {
                full |= only;
            } else if room == number {
                tight |= only;
            }
            Counted { value, number, solved, room }
        };
        let all: Vec<Counted> = self.numbers.iter().map(count).collect();
        let Some([possible, needed]) = occurring(&all, self.count) else { return false };
        for group in &self.groups {
            for &cell in group {
                let here = space.get(cell);
                let allowed = if here.only().is_some() { possible } else { possible - full };
                if !space.keep(cell, allowed) {
                    return false;
                }
            }
            let here = (tight & needed & possible) & space.union(group);
            if !here.iter().all(|value| space.require(group, Values::of(value))) {
                return false;
            }
        }
        true
    }
}
