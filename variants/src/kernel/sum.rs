//! A sum of groups of different cells, reckoned with sets of sums.
//!
//! Values count from 0 here. A group that is taken away is turned round: `values - 1 - value` is added
//! instead. So every sum is one of numbers from 0, and its sets of partial sums are bits of a word.

use std::sync::Arc;

use super::Space;
use super::sums::{MOST, Sums};

/// Groups of different cells whose sums, some of them taken away, add up to a target.
#[derive(Clone, Debug)]
pub(crate) struct Sum {
    groups: Vec<Group>,
    target: u32,
    top: u32,
    sums: Arc<Sums>,
}

/// Cells that differ, all added or all taken away.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    pub(crate) cells: Vec<u16>,
    pub(crate) negative: bool,
}

/// More groups than this are left to the bounds.
const GROUPS: usize = 12;

/// What a group can add up to now.
#[derive(Clone, Copy, Default)]
struct Reach {
    sums: u128,
    fixed: u32,
    union: u32,
    /// How many cells are open, and which.
    open: usize,
    places: u32,
}

impl Sum {
    /// The filter for `sum` of values counted from 0, if its sets of sums fit in a word; None otherwise.
    /// Some(None) if the sum cannot be.
    pub(crate) fn new(groups: Vec<Group>, sum: i32, values: usize) -> Option<Option<Self>> {
        if values > MOST || groups.len() > GROUPS {
            return None;
        }
        let top = values as u32 - 1;
        let most: u32 = groups.iter().map(|group| group.cells.len() as u32 * top).sum();
        if most > 127 {
            return None;
        }
        let turned: u32 = groups
            .iter()
            .filter(|group| group.negative)
            .map(|group| group.cells.len() as u32 * top)
            .sum();
        let target = i64::from(sum) + i64::from(turned);
        let Ok(target) = u32::try_from(target) else { return Some(None) };
        if target > most {
            return Some(None);
        }
        Some(Some(Sum { groups, target, top, sums: Sums::of(values) }))
    }

    pub(crate) fn cells(&self) -> Vec<u16> {
        self.groups.iter().flat_map(|group| group.cells.iter().copied()).collect()
    }

    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let mut reach = [Reach::default(); GROUPS];
        let count = self.groups.len();
        for (group, reach) in self.groups.iter().zip(&mut reach) {
            *reach = self.reach(group, space);
        }
        if let [group] = &self.groups[..] {
            let wanted = reach[0].sums & 1_u128 << self.target;
            return wanted != 0 && self.narrow(group, &reach[0], wanted, space);
        }
        // What the groups after each one can add up to.
        let mut after = [1_u128; GROUPS + 1];
        for i in (0..count).rev() {
            after[i] = add(after[i + 1], reach[i].sums);
        }
        if after[0] >> self.target & 1 == 0 {
            return false;
        }
        let mut before = 1_u128;
        for (i, group) in self.groups.iter().enumerate() {
            let others = add(before, after[i + 1]);
            // The sums whose complement the others can reach.
            let wanted = reach[i].sums & others.reverse_bits() >> (127 - self.target);
            if wanted == 0
                || wanted != reach[i].sums && !self.narrow(group, &reach[i], wanted, space)
            {
                return false;
            }
            before = add(before, reach[i].sums);
        }
        true
    }

    /// The sums a group can have, turned round if it is taken away.
    #[inline]
    fn reach(&self, group: &Group, space: &Space<'_>) -> Reach {
        let mut reach = Reach::default();
        let mut solved = 0;
        for (i, &cell) in group.cells.iter().enumerate() {
            let values = space.get(cell);
            if values.is_power_of_two() {
                reach.fixed += values.trailing_zeros();
                solved |= values;
            } else {
                reach.open += 1;
                reach.places |= 1 << i;
                reach.union |= values;
            }
        }
        reach.union &= !solved;
        let open = match reach.open {
            0 => 1,
            1 => u64::from(reach.union),
            _ => self.sums.get(reach.union, reach.open),
        };
        reach.sums = u128::from(open) << reach.fixed;
        if group.negative {
            reach.sums = self.turn(group, reach.sums);
        }
        reach
    }

    fn turn(&self, group: &Group, sums: u128) -> u128 {
        sums.reverse_bits() >> (127 - group.cells.len() as u32 * self.top)
    }

    /// The sums of the open cells, not turned round, for sums of the group.
    fn inner(&self, group: &Group, reach: &Reach, wanted: u128) -> u64 {
        let sums = if group.negative { self.turn(group, wanted) } else { wanted };
        (sums >> reach.fixed) as u64
    }

    /// Keeps the values with which the group adds up to one of the `wanted` sums.
    fn narrow(&self, group: &Group, reach: &Reach, wanted: u128, space: &mut Space<'_>) -> bool {
        let sums = self.inner(group, reach, wanted);
        if reach.open == 0 {
            return true;
        }
        let mut open = [0_u16; 32];
        let mut cells = 0;
        for (i, &cell) in group.cells.iter().enumerate() {
            if reach.places >> i & 1 == 1 {
                open[cells] = cell;
                cells += 1;
            }
        }
        let open = &open[..cells];
        if let [cell] = *open {
            return space.keep(cell, sums as u32 & reach.union);
        }
        // Prefixes of unions, so that each cell knows what the others hold.
        let mut behind = [0_u32; 33];
        for i in (0..cells).rev() {
            behind[i] = behind[i + 1] | space.get(open[i]) & reach.union;
        }
        let mut ahead = 0;
        for (i, &cell) in open.iter().enumerate() {
            let others = ahead | behind[i + 1];
            let mine = space.get(cell) & reach.union;
            let mut kept = 0;
            let mut left = mine;
            while left != 0 {
                let value = left.trailing_zeros();
                let bit = 1_u32 << value;
                left ^= bit;
                if self.sums.get(others & !bit, cells - 1) & sums >> value != 0 {
                    kept |= bit;
                }
            }
            if kept == 0 || !space.keep(cell, kept) {
                return false;
            }
            ahead |= mine;
        }
        self.require(group, reach, wanted, space)
    }

    /// Values without which no wanted sum can be reached must stand in the group.
    fn require(&self, group: &Group, reach: &Reach, wanted: u128, space: &mut Space<'_>) -> bool {
        let sums = self.inner(group, reach, wanted);
        let mut required = 0;
        let mut left = reach.union;
        while left != 0 {
            let bit = left & left.wrapping_neg();
            left ^= bit;
            if self.sums.get(reach.union & !bit, reach.open) & sums == 0 {
                required |= bit;
            }
        }
        required == 0 || space.require(&group.cells, required)
    }
}

/// All sums of one number of each set.
#[inline]
fn add(a: u128, b: u128) -> u128 {
    let (mut few, many) = if a.count_ones() < b.count_ones() { (a, b) } else { (b, a) };
    let mut sum = 0;
    while few != 0 {
        sum |= many << few.trailing_zeros();
        few &= few - 1;
    }
    sum
}
