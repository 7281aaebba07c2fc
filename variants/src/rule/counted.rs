//! Which numbers can occur where each occurs as often as it says.

use crate::board::{Value, Values};

/// A number in some cells.
pub(crate) struct Counted {
    pub(crate) value: Value,
    /// How often it must occur if it does.
    pub(crate) number: usize,
    /// How many cells hold it.
    pub(crate) solved: usize,
    /// How many cells can hold it.
    pub(crate) room: usize,
}

/// With more cells than this only single values are looked at, not what the numbers add up to.
const CELLS: usize = 127;

/// The values that can occur in so many cells, and those that must; None if there is no way. The numbers that occur add
/// up to the number of cells.
pub(crate) fn occurring(all: &[Counted], cells: usize) -> Option<[Values; 2]> {
    let (mut possible, mut needed) = (Values::EMPTY, Values::EMPTY);
    let mut rest = cells;
    for &Counted { value, number, solved, room } in all {
        let only = Values::of(value);
        let fits = number > 0 && (solved..=room).contains(&number);
        if fits {
            possible |= only;
        }
        if solved > 0 {
            if !fits || number > rest {
                return None;
            }
            needed |= only;
            rest -= number;
        }
    }
    if cells > CELLS {
        return Some([possible, needed]);
    }
    let open = possible - needed;
    if open.is_empty() && rest > 0 {
        return None;
    }
    let open = all.iter().filter(|counted| open.contains(counted.value));
    for Counted { value, number, .. } in open.clone() {
        // What the other numbers can add up to.
        let others = open.clone().filter(|other| other.value != *value);
        let sums = others.fold(1_u128, |sums, other| sums | sums << other.number);
        let with = *number <= rest && sums >> (rest - number) & 1 == 1;
        let without = sums >> rest & 1 == 1;
        match (with, without) {
            (false, false) => return None,
            (false, true) => possible -= Values::of(*value),
            (true, false) => needed |= Values::of(*value),
            (true, true) => {}
        }
    }
    Some([possible, needed])
}
