//! Cells that differ, with the list of the sets of values that they may hold, such as those with a sum.

use super::Space;
use crate::board::{Cell, Values};

/// Cells that differ and hold one of some sets of values.
#[derive(Clone, Debug)]
pub(crate) struct Cage {
    pub(crate) cells: Vec<Cell>,
    /// The sets of values that the cells may hold.
    options: Vec<u32>,
    /// The other cells of each house that has all of these.
    rests: Vec<Vec<Cell>>,
    all: u32,
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
            combine(0, values as u32, cells.len(), sum, 0, &mut options);
        }
        let fits = cells.len() <= CELLS && options.len() <= OPTIONS;
        fits.then(|| Cage::of(cells, rests, options, values))
    }

    /// The filter for at most [`CELLS`] cells with these sets.
    pub(crate) fn of(
        cells: Vec<Cell>,
        rests: Vec<Vec<Cell>>,
        options: Vec<u32>,
        values: usize,
    ) -> Self {
        Cage { cells, options, rests, all: Values::all(values).0 }
    }

    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let count = self.cells.len();
        let (mut held, mut kept) = ([0_u32; CELLS], [0_u32; CELLS]);
        let (mut union, mut needed) = (0, 0);
        for (held, &cell) in held.iter_mut().zip(&self.cells) {
            *held = space.get(cell);
            union |= *held;
            needed |= if *held & (*held - 1) == 0 { *held } else { 0 };
        }
        let solved = needed;
        if union == solved {
            return self.options.contains(&solved);
        }
        for rest in &self.rests {
            // What the others of a house cannot hold must stand here.
            needed |= self.all & !rest.iter().fold(0, |union, &cell| union | space.get(cell));
        }
        let mut required = self.all;
        for &option in &self.options {
            if option & !union == 0
                && needed & !option == 0
                && place(option, &held[..count], &mut kept[..count])
            {
                required &= option;
            }
        }
        for ((&cell, held), kept) in self.cells.iter().zip(held).zip(kept) {
            if kept == 0 || kept != held && !space.keep(cell, kept) {
                return false;
            }
        }
        required == solved || space.require(&self.cells, required & !solved)
    }
}

/// Adds to `kept` what each cell may hold if all hold the values of a set; false if that cannot be.
#[inline]
fn place(option: u32, held: &[u32], kept: &mut [u32]) -> bool {
    let (mut once, mut twice, mut none) = (0, 0, false);
    for held in held {
        let here = held & option;
        none |= here == 0;
        twice |= once & here;
        once |= here;
    }
    if none || once != option {
        return false;
    }
    // Values with one place: no cell can hold two of them.
    let single = option & !twice;
    if single != 0 {
        let two = |held: &u32| held & single & (held & single).wrapping_sub(1) != 0;
        if held.iter().any(two) {
            return false;
        }
    }
    for (held, kept) in held.iter().zip(kept) {
        let here = held & option;
        *kept |= if here & single == 0 { here } else { here & single };
    }
    true
}

/// Lists the sets of `count` values from `from` on with a sum, at most one more than [`OPTIONS`].
fn combine(from: u32, values: u32, count: usize, sum: i32, set: u32, options: &mut Vec<u32>) {
    if count == 0 {
        if sum == 0 {
            options.push(set);
        }
        return;
    }
    let more = count as i32 - 1;
    for value in from..values {
        let rest = sum - value as i32;
        // The next values are the least there can be, and the last ones the greatest.
        let least = more * (value as i32 + 1) + more * (more - 1) / 2;
        let most = more * (values as i32 - 1) - more * (more - 1) / 2;
        if rest < least || options.len() > OPTIONS {
            return;
        }
        if rest <= most {
            combine(value + 1, values, count - 1, rest, set | 1 << value, options);
        }
    }
}
