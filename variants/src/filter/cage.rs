//! Cells that differ, with the list of the sets of values that they may hold, such as those with a sum.

use super::Space;
use crate::board::{Cell, Values};

/// Cells that differ and hold one of some sets of values.
#[derive(Clone, Debug)]
pub(crate) struct Cage {
    pub(crate) cells: Vec<Cell>,
    /// The sets of values that the cells may hold.
    options: Vec<Values>,
    /// The other cells of each house that has all of these.
    rests: Vec<Vec<Cell>>,
    all: Values,
}

/// With more sets than this a sum is not worth its time.
const OPTIONS: usize = 64;

/// The same where no filter knows more: all sets that nine values have.
pub(crate) const SETS: usize = 126;

/// More cells than this are left to another filter.
pub(crate) const CELLS: usize = 16;

impl Cage {
    /// The filter for so many different values with this sum, counted from 0; None if there are too many
    /// ways to have it.
    pub(crate) fn new(
        cells: Vec<Cell>,
        rests: Vec<Vec<Cell>>,
        sum: i32,
        values: usize,
    ) -> Option<Self> {
        let mut options = Vec::new();
        if cells.len() <= CELLS {
            combine(Values::all(values), cells.len(), sum, Values::EMPTY, &mut options);
        }
        let fits = cells.len() <= CELLS && options.len() <= OPTIONS;
        fits.then(|| Cage::of(cells, rests, options, values))
    }

    /// The filter for at most [`CELLS`] cells with these sets.
    pub(crate) fn of(
        cells: Vec<Cell>,
        rests: Vec<Vec<Cell>>,
        options: Vec<Values>,
        values: usize,
    ) -> Self {
        Cage { cells, options, rests, all: Values::all(values) }
    }

    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let count = self.cells.len();
        let (mut held, mut kept) = ([Values::EMPTY; CELLS], [Values::EMPTY; CELLS]);
        let (mut union, mut needed) = (Values::EMPTY, Values::EMPTY);
        for (held, &cell) in held.iter_mut().zip(&self.cells) {
            *held = space.get(cell);
            union |= *held;
            needed |= if held.len() < 2 { *held } else { Values::EMPTY };
        }
        let solved = needed;
        if union == solved {
            return self.options.contains(&solved);
        }
        for rest in &self.rests {
            // What the others of a house cannot hold must stand here.
            needed |= self.all - space.union(rest);
        }
        let mut required = self.all;
        for &option in &self.options {
            if option.is_subset(union)
                && needed.is_subset(option)
                && let Some(gone) = place(option, &held[..count], &mut kept[..count])
            {
                required &= option;
                if gone.is_empty() && required == solved {
                    return true;
                }
            }
        }
        for (&cell, &kept) in self.cells.iter().zip(&kept) {
            if !space.keep(cell, kept) {
                return false;
            }
        }
        required == solved || space.require(&self.cells, required - solved)
    }
}

/// Adds to `kept` what each cell may hold if all hold the values of a set; None if that cannot be. Gives the
/// values that some cell holds and none of the sets so far keeps there.
#[inline]
fn place(option: Values, held: &[Values], kept: &mut [Values]) -> Option<Values> {
    let (mut once, mut twice, mut none) = (Values::EMPTY, Values::EMPTY, false);
    for &held in held {
        let here = held & option;
        none |= here.is_empty();
        twice |= once & here;
        once |= here;
    }
    if none || once != option {
        return None;
    }
    // Values with one place: no cell can hold two of them.
    let single = option - twice;
    if !single.is_empty() {
        let two = |held: &Values| (*held & single).len() > 1;
        if held.iter().any(two) {
            return None;
        }
    }
    let mut gone = Values::EMPTY;
    for (&held, kept) in held.iter().zip(kept) {
        let here = held & option;
        *kept |= if here.meets(single) { here & single } else { here };
        gone |= held - *kept;
    }
    Some(gone)
}

/// Lists the sets with `count` more of these values and a sum, at most one more than [`OPTIONS`].
fn combine(mut from: Values, count: usize, sum: i32, set: Values, options: &mut Vec<Values>) {
    if count == 0 {
        if sum == 0 {
            options.push(set);
        }
        return;
    }
    let more = count as i32 - 1;
    let Some(last) = from.last() else { return };
    for value in from.iter() {
        from = from.without(value);
        let (own, last) = (i32::from(value.0), i32::from(last.0));
        let rest = sum - own;
        // The next values are the least there can be, and the last ones the greatest.
        let least = more * (own + 1) + more * (more - 1) / 2;
        let most = more * last - more * (more - 1) / 2;
        if rest < least || options.len() > OPTIONS {
            return;
        }
        if rest <= most {
            combine(from, count - 1, rest, set.with(value), options);
        }
    }
}
