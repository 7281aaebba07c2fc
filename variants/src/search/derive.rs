//! Sums that follow from other sums, and from the known sums of houses.

use super::cells::Cells;
use super::cover::Differences;
use crate::board::Cell;
use crate::outcome::Budget;
use crate::rule::Equation;

impl Equation {
    /// Whether no cells have a sum.
    pub(crate) fn is_impossible(&self) -> bool {
        self.terms.is_empty() && self.sum != 0
    }

    /// Whether each cell is added or taken away once.
    pub(crate) fn simple(&self) -> bool {
        self.terms.iter().all(|(_, factor)| factor.abs() == 1)
    }

    /// The same as sets of cells, if it is simple.
    fn sets(&self, cells: usize) -> Option<Difference> {
        let part = |sign| {
            let part: Vec<Cell> =
                self.terms.iter().filter(|(_, f)| *f == sign).map(|(cell, _)| *cell).collect();
            Cells::of(&part, cells)
        };
        self.simple().then(|| Difference { plus: part(1), minus: part(-1), total: self.sum as i32 })
    }
}

/// Cells less other cells add up to a total.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Difference {
    plus: Cells,
    minus: Cells,
    total: i32,
}

impl Difference {
    fn len(&self) -> usize {
        self.plus.len() + self.minus.len()
    }

    /// How many cells are left without those of the other; None if some cell would count twice.
    fn len_without(&self, other: &Difference) -> Option<usize> {
        let mut count = 0;
        let ours = self.plus.words().iter().zip(self.minus.words());
        let theirs = other.plus.words().iter().zip(other.minus.words());
        for ((plus, minus), (taken, given)) in ours.zip(theirs) {
            if plus & given | minus & taken != 0 {
                return None;
            }
            count += ((plus ^ taken | minus ^ given).count_ones()) as usize;
        }
        Some(count)
    }

    fn subtract(&mut self, other: &Difference) {
        let ours = self.plus.words_mut().iter_mut().zip(self.minus.words_mut());
        let theirs = other.plus.words().iter().zip(other.minus.words());
        for ((plus, minus), (taken, given)) in ours.zip(theirs) {
            let before = *plus;
            *plus = *plus & !taken | given & !*minus;
            *minus = *minus & !given | taken & !before;
        }
        self.total -= other.total;
    }

    /// Whether both have some cell, with whatever sign.
    fn meets(&self, other: &Difference) -> bool {
        [&other.plus, &other.minus]
            .into_iter()
            .any(|cells| self.plus.meets(cells) || self.minus.meets(cells))
    }

    /// How many cells fewer there are without those of the other; 0 if there are not fewer. Without `outies`
    /// the other must lie inside.
    fn gain(&self, other: &Difference, outies: bool) -> usize {
        let inside = || other.plus.within(&self.plus) && other.minus.within(&self.minus);
        if !outies && !inside() {
            return 0;
        }
        self.len_without(other).map_or(0, |length| self.len().saturating_sub(length))
    }

    fn equation(&self) -> Equation {
        let plus = self.plus.iter().map(|cell| (cell, 1));
        let terms = plus.chain(self.minus.iter().map(|cell| (cell, -1))).collect();
        Equation::new(terms, self.total.into())
    }

    /// The same with the sign that makes it comparable.
    fn key(&self) -> (Cells, Cells) {
        let (a, b) = (self.plus.clone(), self.minus.clone());
        if a < b { (a, b) } else { (b, a) }
    }
}

/// Shorter sums are always worth their time.
const SHORT: usize = 8;
/// Longer sums never are.
const LONG: usize = 24;

/// Shorter sums are not merged, nor are more than so many.
const MERGED: usize = 6;
const LINES: usize = 40;

/// A sum on the way to a longer one.
#[derive(Clone, Debug)]
struct Merged {
    sum: Difference,
    /// How much it tells.
    score: i32,
    given: bool,
}

/// Derives sums.
pub(crate) struct Deriver<'a> {
    pub(crate) differences: &'a Differences,
    pub(crate) cells: usize,
    pub(crate) values: usize,
    pub(crate) budget: Budget<'a>,
}

impl Deriver<'_> {
    /// The sums of unions of houses, less the given sums that make them shortest, and merged sums; some of
    /// them if the time is over.
    pub(crate) fn derive(&self, unions: &[Vec<Vec<Cell>>], given: &[Equation]) -> Vec<Equation> {
        let house_total = (self.values * (self.values - 1) / 2) as i32;
        let given: Vec<Difference> =
            given.iter().filter_map(|equation| equation.sets(self.cells)).collect();
        let mut seen: Vec<(Cells, Cells)> = given.iter().map(Difference::key).collect();
        let mut is_new = |sum: &Difference| {
            let key = sum.key();
            let is_new = !seen.contains(&key);
            seen.extend(is_new.then_some(key));
            is_new
        };
        let meeting = self.meeting(&given);
        let mut derived = Vec::new();
        for union in unions.iter().take_while(|_| !self.budget.is_over()) {
            let whole = Difference {
                plus: Cells::of(&union.concat(), self.cells),
                minus: Cells::none(self.cells),
                total: house_total * union.len() as i32,
            };
            // Twice: innies only, and with outies where they are fewer.
            for outies in [false, true] {
                let rest = shortened(&whole, &given, &meeting, outies);
                // No cells left and no total says nothing.
                let says = rest.len() > 0 || rest.total != 0;
                if says && rest != whole && self.worth(&rest) && is_new(&rest) {
                    derived.push(rest.equation());
                }
            }
        }
        for merged in self.merge(&given) {
            if is_new(&merged) {
                derived.push(merged.equation());
            }
        }
        derived
    }

    /// Adds long sums up as long as that tells more: lines that run side by side cover houses together.
    fn merge(&self, given: &[Difference]) -> Vec<Difference> {
        let long = given.iter().filter(|sum| sum.minus.is_empty() && sum.plus.len() >= MERGED);
        if long.clone().count() > LINES {
            return Vec::new();
        }
        let mut pool: Vec<Merged> = long.map(|sum| self.merged(sum.clone(), true)).collect();
        loop {
            let mut best: Option<(usize, usize, Merged)> = None;
            for (i, a) in pool.iter().enumerate() {
                for (j, b) in pool.iter().enumerate().skip(i + 1) {
                    if self.budget.is_over() {
                        return Vec::new();
                    }
                    if !self.related(&a.sum.plus, &b.sum.plus) {
                        continue;
                    }
                    let mut sum = a.sum.clone();
                    sum.plus.update(&b.sum.plus, |a, b| a | b);
                    sum.total += b.sum.total;
                    let both = self.merged(sum, false);
                    let better =
                        both.score > a.score.max(b.score) || both.score > a.score + b.score;
                    if better && best.as_ref().is_none_or(|(.., best)| both.score > best.score) {
                        best = Some((i, j, both));
                    }
                }
            }
            let Some((i, j, both)) = best else { break };
            pool.remove(j);
            pool.remove(i);
            pool.push(both);
        }
        pool.into_iter()
            .filter(|sum| !sum.given && sum.score > 0)
            .map(|merged| merged.sum)
            .collect()
    }

    /// For each sum the others that have some of its cells.
    fn meeting(&self, sums: &[Difference]) -> Vec<Vec<usize>> {
        let others = |number: usize| {
            let meets = |&other: &usize| other != number && sums[number].meets(&sums[other]);
            (0..sums.len()).filter(meets).collect()
        };
        (0..sums.len()).take_while(|_| !self.budget.is_over()).map(others).collect()
    }

    fn merged(&self, sum: Difference, given: bool) -> Merged {
        let groups = self.differences.cover(&sum.plus, self.budget);
        // Nothing is taken away in these.
        let cover = |cells: &Cells| if cells.is_empty() { Vec::new() } else { groups.clone() };
        let (slack, range) = self.slack(&sum, cover);
        let score = range - slack * groups.len() as i32;
        Merged { sum, score, given }
    }

    /// Whether many cells of one differ from cells of the other, and none is in both.
    fn related(&self, a: &Cells, b: &Cells) -> bool {
        let (few, many) = if a.len() < b.len() { (a, b) } else { (b, a) };
        let seen = few.iter().filter(|&cell| self.differences.of(cell).meets(many)).count();
        !few.meets(many) && seen >= MERGED
    }

    /// Whether a sum says enough: few cells, or close to the least or the greatest sum there can be.
    fn worth(&self, sum: &Difference) -> bool {
        let count = sum.len();
        let near = |cover: &dyn Fn(&Cells) -> Vec<Vec<Cell>>, times| {
            let (slack, range) = self.slack(sum, cover);
            range > times * slack
        };
        // Most sums lie in the middle, however their cells are grouped.
        count <= SHORT
            || count <= LONG
                && near(&|cells| self.differences.rough(cells, self.budget), 3)
                && near(&|cells| self.differences.cover(cells, self.budget), 4)
    }

    /// How far the total is from the nearer end of what the cells allow, and how wide that is.
    fn slack(&self, sum: &Difference, cover: impl Fn(&Cells) -> Vec<Vec<Cell>>) -> (i32, i32) {
        let top = self.values as i32 - 1;
        let bounds = |cells: &Cells| {
            let groups = cover(cells);
            groups.iter().fold((0, 0), |(low, high), group| {
                let count = group.len() as i32;
                let least = count * (count - 1) / 2;
                (low + least, high + count * top - least)
            })
        };
        let (plus, minus) = (bounds(&sum.plus), bounds(&sum.minus));
        let (low, high) = (plus.0 - minus.1, plus.1 - minus.0);
        let slack = (sum.total - low).min(high - sum.total);
        (slack, high - low)
    }
}

/// The sum less those given sums that make it shortest.
fn shortened(
    whole: &Difference,
    given: &[Difference],
    meeting: &[Vec<usize>],
    outies: bool,
) -> Difference {
    let mut rest = whole.clone();
    let mut used = vec![false; given.len()];
    let mut gains: Vec<usize> = given.iter().map(|sum| rest.gain(sum, outies)).collect();
    loop {
        // The first of the best.
        let best = gains.iter().enumerate().rev().max_by_key(|(_, gain)| **gain);
        let Some((number, 1..)) = best else { return rest };
        rest.subtract(&given[number]);
        (used[number], gains[number]) = (true, 0);
        // What others gain depends on their own cells alone.
        for &other in meeting[number].iter().filter(|&&other| !used[other]) {
            gains[other] = rest.gain(&given[other], outies);
        }
    }
}
