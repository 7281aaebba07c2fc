//! A sum of cells within a house, and what it leaves to the other cells of the house.

use super::Space;
use crate::board::Values;

/// Cells of a house with a sum; the others of the house hold all other values.
#[derive(Clone, Debug)]
pub(crate) struct Split {
    pub(crate) inside: Vec<u16>,
    pub(crate) outside: Vec<u16>,
    /// The sets of values that the inside may hold.
    options: Vec<u32>,
    all: u32,
}

/// With more sets than this it is not worth its time.
const OPTIONS: usize = 64;

impl Split {
    /// The filter for so many different values with this sum, counted from 0; None if there are too many
    /// ways to have it.
    pub(crate) fn new(
        inside: Vec<u16>,
        outside: Vec<u16>,
        sum: i32,
        values: usize,
    ) -> Option<Self> {
        let mut options = Vec::new();
        combine(0, values as u32, inside.len(), sum, 0, &mut options);
        (options.len() <= OPTIONS).then(|| Split {
            inside,
            outside,
            options,
            all: Values::all(values).0,
        })
    }

    pub(crate) fn cells(&self) -> Vec<u16> {
        [&self.inside[..], &self.outside].concat()
    }

    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let look = |cells: &[u16]| {
            let (mut union, mut solved) = (0, 0);
            for &cell in cells {
                let values = space.get(cell);
                union |= values;
                solved |= if values.is_power_of_two() { values } else { 0 };
            }
            (union, solved)
        };
        let (union, solved) = look(&self.inside);
        let (rest, rest_solved) = look(&self.outside);
        let barred = self.all & !union | rest_solved;
        let needed = solved | self.all & !rest;
        let (mut possible, mut required) = (0, self.all);
        for &option in &self.options {
            if option & barred == 0 && needed & !option == 0 {
                possible |= option;
                required &= option;
            }
        }
        possible != 0
            && (union & !possible == 0 || self.inside.iter().all(|&c| space.keep(c, possible)))
            && (rest & required == 0 || self.outside.iter().all(|&c| space.keep(c, !required)))
            && (required == solved || space.require(&self.inside, required & !solved))
            && (possible | rest_solved == self.all
                || space.require(&self.outside, self.all & !possible & !rest_solved))
    }
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
