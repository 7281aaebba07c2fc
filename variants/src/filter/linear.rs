//! A sum with any factors, computed with bounds only.

use super::Space;
use crate::board::{Cell, Value, Values};

/// Groups of different cells, each group times its factor, that add up to a target. Values count from 0.
#[derive(Clone, Debug)]
pub(crate) struct Linear {
    pub(crate) groups: Vec<(i32, Vec<Cell>)>,
    pub(crate) target: i32,
}

impl Linear {
    pub(crate) fn cells(&self) -> Vec<Cell> {
        self.groups.iter().flat_map(|(_, cells)| cells.iter().copied()).collect()
    }

    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let (mut low, mut high) = (0, 0);
        for (factor, cells) in &self.groups {
            let (l, h) = bounds(cells, space);
            low += (factor * l).min(factor * h);
            high += (factor * l).max(factor * h);
        }
        if self.target < low || self.target > high {
            return false;
        }
        for (factor, cells) in &self.groups {
            let (l, h) = bounds(cells, space);
            let (own_low, own_high) = ((factor * l).min(factor * h), (factor * l).max(factor * h));
            // What this group must add up to, with its factor.
            let wanted = self.target - (high - own_high)..=self.target - (low - own_low);
            if !narrow(cells, space, (l, h), |sum| wanted.contains(&(sum * factor))) {
                return false;
            }
        }
        true
    }
}

/// The least and the greatest sum of different values, not all of whose cells are looked at singly.
fn bounds(cells: &[Cell], space: &Space<'_>) -> (i32, i32) {
    let (mut low, mut high) = (0, 0);
    for &cell in cells {
        let (least, most) = ends(space.get(cell));
        low += least;
        high += most;
    }
    let (mut distinct_low, mut distinct_high) = (0, 0);
    let (mut up, mut down) = (space.union(cells), space.union(cells));
    for _ in cells {
        // Fewer values than cells: the filter of the cells that differ finds it.
        let (Some(least), Some(most)) = (up.first(), down.last()) else { return (low, high) };
        distinct_low += i32::from(least.0);
        up = up.without(least);
        distinct_high += i32::from(most.0);
        down = down.without(most);
    }
    (low.max(distinct_low), high.min(distinct_high))
}

/// The least and the greatest value as numbers.
#[inline]
fn ends(values: Values) -> (i32, i32) {
    let number = |value: Option<Value>| value.map_or(0, |value| value.0.into());
    (number(values.first()), number(values.last()))
}

/// Keeps the values with which some sum in the range fits; only values at the ends of a cell's range go.
fn narrow(
    cells: &[Cell],
    space: &mut Space<'_>,
    (low, high): (i32, i32),
    fits: impl Fn(i32) -> bool,
) -> bool {
    let (Some(least), Some(most)) =
        ((low..=high).find(|&s| fits(s)), (low..=high).rfind(|&s| fits(s)))
    else {
        return false;
    };
    if let [cell] = *cells {
        let kept = space.get(cell).iter().filter(|value| fits(value.0.into()));
        return space.keep(cell, kept.collect());
    }
    if least == low && most == high {
        return true;
    }
    for &cell in cells {
        // The others have at least and at most this.
        let (mut others_low, mut others_high) = (0, 0);
        for &other in cells {
            if other != cell {
                let (least, most) = ends(space.get(other));
                others_low += least;
                others_high += most;
            }
        }
        let range = least - others_high..=most - others_low;
        let kept = space.get(cell).iter().filter(|value| range.contains(&value.0.into()));
        if !space.keep(cell, kept.collect()) {
            return false;
        }
    }
    true
}
