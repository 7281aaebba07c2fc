//! A sum of groups of cells that differ; some groups are subtracted. Computed with sets of sums.

use std::sync::Arc;

use super::Space;
use super::sums::{MOST_VALUES, Sums};
use crate::board::{Cell, Value, Values};

/// Groups of different cells whose sums, some of them taken away, add up to a target. Values count from 0.
#[derive(Clone, Debug)]
pub(crate) struct Sum {
    groups: Vec<Group>,
    target: i32,
    values: usize,
    sums: Arc<Sums>,
}

/// Cells that differ, all added or all taken away.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    pub(crate) cells: Vec<Cell>,
    pub(crate) negative: bool,
}

/// More groups than this are left to another filter.
const GROUPS: usize = 16;

/// With more groups that are open than this, gaps between their sums hardly ever matter.
const WIDE: usize = 3;

/// What a group can add up to now.
#[derive(Clone, Copy, Default)]
struct Reach {
    /// The sums of the open cells.
    sums: u64,
    /// The least of them with the solved cells, as the group counts in the sum.
    low: i32,
    /// How far the greatest is above the least.
    width: i32,
    union: Values,
    /// How many cells are open.
    open: usize,
}

impl Reach {
    /// The sums above the least one, as the group counts in the sum.
    fn steps(&self, negative: bool) -> u64 {
        if negative {
            self.sums.reverse_bits() >> self.sums.leading_zeros()
        } else {
            self.sums >> self.sums.trailing_zeros()
        }
    }

    /// The sums of the open cells for steps above the least sum.
    fn of_steps(&self, steps: u64, negative: bool) -> u64 {
        if negative {
            steps.reverse_bits() >> self.sums.leading_zeros()
        } else {
            steps << self.sums.trailing_zeros()
        }
    }
}

impl Sum {
    /// The filter for a sum; None if there are too many groups or values.
    pub(crate) fn new(groups: Vec<Group>, target: i32, values: usize) -> Option<Self> {
        let fits = values <= MOST_VALUES && groups.len() <= GROUPS;
        fits.then(|| Sum { groups, target, values, sums: Sums::of(values) })
    }

    pub(crate) fn cells(&self) -> Vec<Cell> {
        self.groups.iter().flat_map(|group| group.cells.iter().copied()).collect()
    }

    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        match self.groups.len() {
            1 => self.filter_groups::<1>(space),
            2 => self.filter_groups::<2>(space),
            3 | 4 => self.filter_groups::<4>(space),
            _ => self.filter_groups::<GROUPS>(space),
        }
    }

    fn filter_groups<const N: usize>(&self, space: &mut Space<'_>) -> bool {
        let mut reach = [Reach::default(); N];
        let (mut low, mut range, mut widest, mut gaps, mut wide) = (0, 0, 0, false, 0);
        for (group, reach) in self.groups.iter().zip(&mut reach) {
            *reach = self.reach(group, space);
            if reach.sums == 0 {
                return false;
            }
            low += reach.low;
            range += reach.width;
            widest = widest.max(reach.width);
            wide += usize::from(reach.width > 0);
            gaps |= reach.sums.count_ones() as i32 <= reach.width;
        }
        // How far the target is above the least sum and below the greatest.
        let (below, above) = (self.target - low, low + range - self.target);
        if below < 0 || above < 0 {
            return false;
        }
        if gaps && self.groups.len() > 1 && range < 64 && wide <= WIDE {
            return self.exact(&reach, below as u32, space);
        }
        if below >= widest && above >= widest {
            return true;
        }
        for (group, reach) in self.groups.iter().zip(&reach) {
            let most = below.min(reach.width);
            let least = (reach.width - above).max(0);
            if least == 0 && most == reach.width && !(gaps && self.groups.len() == 1) {
                continue;
            }
            let steps = reach.steps(group.negative);
            let kept = steps & (u64::MAX >> (63 - most)) & u64::MAX << least;
            if kept == 0 || kept != steps && !self.narrow(group, reach, kept, space) {
                return false;
            }
        }
        true
    }

    /// Reckons with each single sum that groups can have, since there are gaps between them.
    fn exact(&self, reach: &[Reach], target: u32, space: &mut Space<'_>) -> bool {
        // The groups that have several sums, and their steps.
        let (mut wide, mut count) = ([(0, 1_u64); WIDE], 0);
        for (i, group) in self.groups.iter().enumerate() {
            if reach[i].width > 0 && count < WIDE {
                wide[count] = (i, reach[i].steps(group.negative));
                count += 1;
            }
        }
        for _ in 0..count {
            let [(i, steps), (_, second), (_, third)] = wide;
            // The sums whose complement the others can reach.
            let kept = steps & add(second, third).reverse_bits() >> (63 - target);
            if kept == 0 || kept != steps && !self.narrow(&self.groups[i], &reach[i], kept, space) {
                return false;
            }
            wide = [wide[1], wide[2], wide[0]];
        }
        true
    }

    /// The sums a group can have.
    #[inline]
    fn reach(&self, group: &Group, space: &Space<'_>) -> Reach {
        let (mut union, mut solved) = (Values::EMPTY, Values::EMPTY);
        // Different values as low and as high as the cells can hold.
        let (mut lowest, mut highest) = (0_u32, 0_u32);
        for &cell in &group.cells {
            let held = space.get(cell);
            union |= held;
            solved |= if held.len() < 2 { held } else { Values::EMPTY };
            let Values(values) = held;
            let free = !lowest & (values & values.wrapping_neg()).wrapping_neg();
            lowest |= free & free.wrapping_neg();
            let free = !highest & u32::MAX >> values.leading_zeros();
            if free == 0 {
                return Reach::default();
            }
            highest |= 1 << (31 - free.leading_zeros());
        }
        if lowest >> self.values != 0 {
            return Reach::default();
        }
        let fixed = self.sums.total(solved);
        let mut reach = Reach {
            union: union - solved,
            open: group.cells.len().saturating_sub(solved.len()),
            ..Reach::default()
        };
        reach.sums = match reach.open {
            0 => 1,
            1 => u64::from(reach.union.0),
            _ => {
                let (low, high) = (
                    self.sums.total(Values(lowest)) - fixed,
                    self.sums.total(Values(highest)) - fixed,
                );
                let sums = self.sums.of_count(reach.open)[reach.union.0 as usize];
                if low < 0 || high < low {
                    0
                } else {
                    sums & (u64::MAX << low) & (u64::MAX >> (63 - high))
                }
            }
        };
        if reach.sums == 0 {
            return reach;
        }
        let least = reach.sums.trailing_zeros() as i32;
        let most = 63 - reach.sums.leading_zeros() as i32;
        reach.width = most - least;
        reach.low = if group.negative { -(fixed + most) } else { fixed + least };
        reach
    }

    /// Keeps the values with which the group adds up to one of these sums, as steps above the least.
    fn narrow(&self, group: &Group, reach: &Reach, steps: u64, space: &mut Space<'_>) -> bool {
        let sums = reach.of_steps(steps, group.negative);
        if reach.open == 0 {
            return true;
        }
        let mut open = [Cell(0); MOST_VALUES];
        let mut cells = 0;
        for &cell in &group.cells {
            if cells < MOST_VALUES && space.get(cell).only().is_none() {
                open[cells] = cell;
                cells += 1;
            }
        }
        if cells != reach.open {
            // Some cell was solved a moment ago, which wakes this filter again.
            return true;
        }
        let open = &open[..cells];
        if let [cell] = *open {
            return space.keep(cell, Values(sums as u32) & reach.union);
        }
        if !self.singly(open, sums, space) {
            return false;
        }
        let all = self.sums.of_count(cells);
        let is_needed = |value: &Value| all[reach.union.without(*value).0 as usize] & sums == 0;
        let required: Values = reach.union.iter().filter(is_needed).collect();
        required.is_empty() || space.require(open, required)
    }

    /// Keeps the values of each open cell that go together with what the others hold.
    fn singly(&self, open: &[Cell], sums: u64, space: &mut Space<'_>) -> bool {
        // Unions of those behind, so that each cell knows what the others hold.
        let mut behind = [Values::EMPTY; MOST_VALUES + 1];
        for i in (0..open.len()).rev() {
            behind[i] = behind[i + 1] | space.get(open[i]);
        }
        let mut ahead = Values::EMPTY;
        let table = self.sums.of_count(open.len() - 1);
        for (i, &cell) in open.iter().enumerate() {
            let others = ahead | behind[i + 1];
            let mine = space.get(cell);
            let fits =
                |value: &Value| table[others.without(*value).0 as usize] & sums >> value.0 != 0;
            if !space.keep(cell, mine.iter().filter(fits).collect()) {
                return false;
            }
            ahead |= mine;
        }
        true
    }
}

/// All sums of one number of each set.
#[inline]
fn add(a: u64, b: u64) -> u64 {
    let (mut few, many) = if a.count_ones() < b.count_ones() { (a, b) } else { (b, a) };
    let mut sum = 0;
    while few != 0 {
        // A run of numbers at once.
        let first = few.trailing_zeros();
        let run = (few >> first).trailing_ones();
        sum |= spread(many, run) << first;
        if first + run > 63 {
            break;
        }
        few &= u64::MAX << (first + run);
    }
    sum
}

/// The numbers of a set, each with the next `run - 1` ones.
#[inline]
fn spread(set: u64, run: u32) -> u64 {
    let (mut spread, mut done) = (set, 1);
    while done * 2 <= run {
        spread |= spread << done;
        done *= 2;
    }
    spread | spread << (run - done)
}
