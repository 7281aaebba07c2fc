//! Numbers that tell how often they occur.

use super::Space;
use crate::board::{Board, Cell, Value, Values};

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

/// With more cells than this only single values are looked at, not what the numbers add up to.
const CELLS: usize = 127;

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
        let (mut possible, mut needed) = (Values::EMPTY, Values::EMPTY);
        // The values that occur as often as they say, and those that need all the room there is.
        let (mut full, mut tight) = (Values::EMPTY, Values::EMPTY);
        let mut rest = self.count;
        for &(value, number) in &self.numbers {
            let only = Values::of(value);
            let (mut room, mut solved) = (0, 0);
            for group in &self.groups {
                room += usize::from(space.union(group).contains(value));
                solved += group.iter().filter(|&&cell| space.get(cell) == only).count();
            }
            let fits = number > 0 && solved <= number && room >= number;
            if fits {
                possible |= only;
            }
            if solved > 0 {
                if !fits || number > rest {
                    return false;
                }
                needed |= only;
                rest -= number;
            }
            if solved == number {
                full |= only;
            } else if room == number {
                tight |= only;
            }
        }
        if self.count <= CELLS {
            let open: Vec<(Value, usize)> = self
                .numbers
                .iter()
                .filter(|(value, _)| (possible - needed).contains(*value))
                .copied()
                .collect();
            if open.is_empty() && rest > 0 {
                return false;
            }
            for &(value, number) in &open {
                // What the other numbers can add up to.
                let others = open.iter().filter(|other| other.0 != value);
                let sums = others.fold(1_u128, |sums, (_, number)| sums | sums << number);
                let with = number <= rest && sums >> (rest - number) & 1 == 1;
                let without = sums >> rest & 1 == 1;
                match (with, without) {
                    (false, false) => return false,
                    (false, true) => possible -= Values::of(value),
                    (true, false) => needed |= Values::of(value),
                    (true, true) => {}
                }
            }
        }
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
