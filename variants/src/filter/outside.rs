//! Outside clues of a line that is a house: sandwiches and X-sums, case by case.

use std::sync::Arc;

use super::Space;
use super::sums::Sums;
use crate::board::{Cell, Value, Values};

/// The cells between the least and the greatest value add up to a sum, counted from 0.
#[derive(Clone, Debug)]
pub(crate) struct Sandwich {
    pub(crate) cells: Vec<Cell>,
    /// The sum as a number, and the number of the least value.
    pub(crate) sum: i32,
    pub(crate) least: i32,
    /// None if there are too many values for a table.
    pub(crate) sums: Option<Arc<Sums>>,
}

/// The first X cells add up to a sum.
#[derive(Clone, Debug)]
pub(crate) struct XSum {
    pub(crate) cells: Vec<Cell>,
    pub(crate) sum: i32,
    pub(crate) least: i32,
    /// None if there are too many values for a table.
    pub(crate) sums: Option<Arc<Sums>>,
}

/// The values of `count` different ones out of `union` that may add up to `sum`, or None if none do.
fn parts(sums: Option<&Sums>, union: Values, count: usize, sum: i32) -> Option<Values> {
    let fits = |value: &Value| {
        count > 0 && reaches(sums, union.without(*value), count - 1, sum - i32::from(value.0))
    };
    reaches(sums, union, count, sum).then(|| union.iter().filter(fits).collect())
}

/// Whether `count` different values add up to a sum; without a table, whether it lies between the least and the greatest
/// sum of so many.
#[inline]
fn reaches(sums: Option<&Sums>, values: Values, count: usize, sum: i32) -> bool {
    if let Some(sums) = sums {
        return (0..64).contains(&sum) && sums.of_count(count)[values.0 as usize] >> sum & 1 == 1;
    }
    let Some(skipped) = values.len().checked_sub(count) else { return false };
    let total = |skipped| -> i32 {
        values.iter().skip(skipped).take(count).map(|value| i32::from(value.0)).sum()
    };
    (total(0)..=total(skipped)).contains(&sum)
}

impl Sandwich {
    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let count = self.cells.len();
        let (mut held, mut kept) = ([Values::EMPTY; 32], [Values::EMPTY; 32]);
        for (held, &cell) in held.iter_mut().zip(&self.cells) {
            *held = space.get(cell);
        }
        let (low, high) = (Value(0), Value(count as u8 - 1));
        let crust = Values::of(low).with(high);
        let total = (count * (count - 1) / 2) as i32 - (count as i32 - 1);
        for a in 0..count {
            for b in a + 1..count {
                let one_way = held[a].contains(low) && held[b].contains(high);
                let other_way = held[b].contains(low) && held[a].contains(high);
                if !one_way && !other_way {
                    continue;
                }
                let between = a + 1..b;
                let inside = between.len();
                let sum = self.sum - self.least * inside as i32;
                let outside = (0..a).chain(b + 1..count);
                let union = |cells: &mut dyn Iterator<Item = usize>| {
                    cells.fold(Values::EMPTY, |union, i| union | held[i]) - crust
                };
                let inner = union(&mut between.clone());
                let outer = union(&mut outside.clone());
                let Some(inner) = parts(self.sums.as_deref(), inner, inside, sum) else { continue };
                let Some(outer) =
                    parts(self.sums.as_deref(), outer, count - 2 - inside, total - sum)
                else {
                    continue;
                };
                if !between.clone().all(|i| held[i].meets(inner))
                    || !outside.clone().all(|i| held[i].meets(outer))
                {
                    continue;
                }
                for i in between {
                    kept[i] |= inner;
                }
                for i in outside {
                    kept[i] |= outer;
                }
                if one_way {
                    kept[a] = kept[a].with(low);
                    kept[b] = kept[b].with(high);
                }
                if other_way {
                    kept[b] = kept[b].with(low);
                    kept[a] = kept[a].with(high);
                }
            }
        }
        self.cells.iter().zip(kept).all(|(&cell, kept)| space.keep(cell, kept))
    }
}

/// Two lines have the same X-sum; the sums of both are not read.
#[derive(Clone, Debug)]
pub(crate) struct SameXSum {
    pub(crate) lines: [XSum; 2],
    /// The sum of all values of the board.
    pub(crate) most: i32,
}

impl SameXSum {
    pub(crate) fn cells(&self) -> Vec<Cell> {
        self.lines.iter().flat_map(|line| line.cells.iter().copied()).collect()
    }

    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let [one, other] = &self.lines;
        let mut kept = [[Values::EMPTY; 32]; 2];
        for sum in 0..=self.most {
            let now = [one.kept(space, sum), other.kept(space, sum)];
            if now[0][0].is_empty() || now[1][0].is_empty() {
                continue;
            }
            for i in 0..32 {
                kept[0][i] |= now[0][i];
                kept[1][i] |= now[1][i];
            }
        }
        one.keep(space, kept[0]) && other.keep(space, kept[1])
    }
}

impl XSum {
    pub(crate) fn filter(&self, space: &mut Space<'_>) -> bool {
        let kept = self.kept(space, self.sum);
        self.keep(space, kept)
    }

    fn keep(&self, space: &mut Space<'_>, kept: [Values; 32]) -> bool {
        self.cells.iter().zip(kept).all(|(&cell, kept)| space.keep(cell, kept))
    }

    /// What each cell may hold if the X-sum is this; no values if it cannot be.
    fn kept(&self, space: &Space<'_>, sum: i32) -> [Values; 32] {
        let count = self.cells.len();
        let mut kept = [Values::EMPTY; 32];
        for value in space.get(self.cells[0]).iter() {
            let number = i32::from(value.0) + self.least;
            if number == 0 {
                // No cells at all.
                if sum == 0 {
                    kept[0] = kept[0].with(value);
                    for (kept, &cell) in kept.iter_mut().zip(&self.cells).skip(1) {
                        *kept |= space.get(cell);
                    }
                }
                continue;
            }
            let Some(more) = usize::try_from(number).ok().and_then(|x| x.checked_sub(1)) else {
                continue;
            };
            if more >= count {
                continue;
            }
            let rest = sum - number - self.least * more as i32;
            let (inside, outside) = self.cells[1..].split_at(more);
            let union = space.union(inside).without(value);
            let Some(inner) = parts(self.sums.as_deref(), union, more, rest) else { continue };
            if !inside.iter().all(|&cell| space.get(cell).meets(inner)) {
                continue;
            }
            kept[0] = kept[0].with(value);
            for kept in &mut kept[1..=more] {
                *kept |= inner;
            }
            for (kept, &cell) in kept[more + 1..].iter_mut().zip(outside) {
                *kept |= space.get(cell).without(value);
            }
        }
        kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_keep_what_the_table_keeps() {
        let values = 8;
        let table = Sums::of(values);
        let (mut same, mut more) = (0, 0);
        for union in (0..1 << values).map(Values) {
            for (count, sum) in (0..=values).flat_map(|count| (-1..30).map(move |s| (count, s))) {
                let exact = parts(Some(&table), union, count, sum);
                let bounds = parts(None, union, count, sum);
                let kept = |of: Option<Values>| of.unwrap_or(Values::EMPTY);
                assert!(exact.is_none() || bounds.is_some(), "{union:?} {count} {sum}");
                assert!(kept(exact).is_subset(kept(bounds)), "{union:?} {count} {sum}");
                *if exact == bounds { &mut same } else { &mut more } += 1;
            }
        }
        // Only where values are missing in between do the bounds know less.
        assert!(same > 10 * more && more > 0, "{same} {more}");
    }
}
