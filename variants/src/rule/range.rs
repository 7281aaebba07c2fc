//! What empty cells may still add up to.

/// The number in a cell; none if the cell is empty.
pub(super) type Number = Option<i32>;

/// The numbers that a cell may hold.
pub(super) struct Numbers {
    pub(super) lowest: i32,
    pub(super) highest: i32,
}

/// From the least to the greatest sum; no sum if the least is greater.
#[derive(Clone, Copy)]
pub(super) struct Range {
    low: i64,
    high: i64,
}

impl Range {
    /// Whether a number lies in it.
    pub(super) fn has(self, number: i64) -> bool {
        self.low <= number && number <= self.high
    }

    /// Whether two ranges share a number.
    pub(super) fn meets(self, other: Range) -> bool {
        self.low.max(other.low) <= self.high.min(other.high)
    }
}

/// Whether all ranges share a number.
pub(super) fn all_meet(ranges: impl Iterator<Item = Range>) -> bool {
    let all = Range { low: i64::MIN, high: i64::MAX };
    let shared = ranges.fold(all, |a, b| Range { low: a.low.max(b.low), high: a.high.min(b.high) });
    shared.low <= shared.high
}

impl Numbers {
    fn options(&self, number: Number) -> std::ops::RangeInclusive<i32> {
        number.map_or(self.lowest..=self.highest, |number| number..=number)
    }

    /// Whether two cells may stand in a relation.
    pub(super) fn pair(&self, a: Number, b: Number, fits: impl Fn(i32, i32) -> bool) -> bool {
        let known = a.is_some() || b.is_some();
        !known || self.options(a).any(|a| self.options(b).any(|b| fits(a, b)))
    }

    /// The sums of numbers with factors.
    pub(super) fn sum(&self, terms: impl Iterator<Item = (Number, i32)>) -> Range {
        terms.fold(Range { low: 0, high: 0 }, |range, (number, factor)| {
            let options = self.options(number);
            let ends = [*options.start(), *options.end()];
            let ends = ends.map(|end| i64::from(end) * i64::from(factor));
            Range { low: range.low + ends[0].min(ends[1]), high: range.high + ends[0].max(ends[1]) }
        })
    }

    /// The sums of numbers.
    pub(super) fn plain(&self, numbers: &[Number]) -> Range {
        self.sum(numbers.iter().map(|&number| (number, 1)))
    }

    /// The sums of the first X numbers, where X is the first; none if that is not known.
    pub(super) fn x_sums(&self, line: &[Number]) -> Option<Range> {
        let count = usize::try_from((*line.first()?)?).ok();
        let counted = count.and_then(|count| line.get(..count));
        Some(counted.map_or(Range { low: 1, high: 0 }, |counted| self.plain(counted)))
    }

    /// The sums of numbers that differ.
    pub(super) fn different(&self, numbers: &[Number]) -> Range {
        let filled: i32 = numbers.iter().flatten().sum();
        let empty = numbers.iter().filter(|number| number.is_none()).count();
        let free: Vec<i32> = (self.lowest..=self.highest)
            .filter(|&number| !numbers.contains(&Some(number)))
            .collect();
        if free.len() < empty {
            return Range { low: 1, high: 0 };
        }
        let sum = |free: &[i32]| i64::from(filled + free.iter().sum::<i32>());
        Range { low: sum(&free[..empty]), high: sum(&free[free.len() - empty..]) }
    }

    /// The numbers that cells show that are read digit by digit; none if one of them has two digits.
    pub(super) fn pill(&self, cells: &[Number]) -> Option<Range> {
        let digit = |number: &Number| number.is_none_or(|number| number < 10);
        cells.iter().skip(1).all(digit).then(|| {
            cells.iter().fold(Range { low: 0, high: 0 }, |range, &number| {
                let options = self.options(number);
                Range {
                    low: range.low * 10 + i64::from(*options.start()),
                    high: range.high * 10 + i64::from(*options.end()),
                }
            })
        })
    }

    /// Whether the numbers rise, with room for the empty cells; on a slow line they may stay.
    pub(super) fn rises(&self, numbers: &[Number], slow: bool) -> bool {
        let step = i64::from(!slow);
        let mut least = i64::from(self.lowest);
        for number in numbers {
            if let Some(number) = *number {
                if i64::from(number) < least {
                    return false;
                }
                least = i64::from(number);
            }
            least += step;
        }
        least - step <= i64::from(self.highest)
    }

    /// Whether the ends of a line may hold numbers that fit each other and each inner number: both tests get
    /// the lower end and the higher one.
    pub(super) fn ends(
        &self,
        line: &[Number],
        fits: impl Fn(i32, i32) -> bool,
        inner_fits: impl Fn(i32, i32, i32) -> bool,
    ) -> bool {
        let [first, inner @ .., last] = line else { return true };
        let ends = |a: i32, b: i32| {
            let (low, high) = (a.min(b), a.max(b));
            fits(low, high) && inner.iter().flatten().all(|&number| inner_fits(low, high, number))
        };
        self.options(*first).any(|a| self.options(*last).any(|b| ends(a, b)))
    }
}
