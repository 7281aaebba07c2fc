//! Almost locked sets in HoDoKu's order: ALS-XZ, ALS-XY-wing and chains of sets.
//!
//! HoDoKu lists the sets by house and by their cells as words, and for each the later sets that
//! share no cell with it but take a digit from it. For the first two techniques it takes the first
//! step in that order, for chains the one with the most eliminations.

use super::weight::Weight;
use crate::grid::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House};
use crate::technique::locked_sets::{Als, chain_evidence, wing_evidence, xz_found};
use crate::technique::{Budget, Found, Marks, Step, Technique};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::ops::Range;

/// The sets of a state, and the links between them.
pub(super) struct Sets {
    sets: Vec<Als>,
    joins: Vec<Join>,
    /// By set, its joins to later sets.
    of: Vec<Range<usize>>,
}

/// Two sets, the first before the second, with the digits that cannot be in both.
#[derive(Clone, Copy, Debug)]
struct Join {
    sets: [usize; 2],
    digits: DigitSet,
}

impl Sets {
    /// The sets of the marks.
    pub(super) fn new(marks: &Marks) -> Sets {
        let sets = all(marks);
        let (mut joins, mut of) = (Vec::new(), Vec::with_capacity(sets.len()));
        for (i, a) in sets.iter().enumerate() {
            let start = joins.len();
            for (j, b) in sets.iter().enumerate().skip(i + 1) {
                if a.cells.meets(b.cells) {
                    continue;
                }
                let restricted = |digit: &Digit| b.places(*digit).is_subset(a.seen(*digit));
                let digits: DigitSet = (a.digits & b.digits).iter().filter(restricted).collect();
                if !digits.is_empty() {
                    joins.push(Join { sets: [i, j], digits });
                }
            }
            of.push(start..joins.len());
        }
        Sets { sets, joins, of }
    }

    /// Two sets.
    pub(super) fn xz(&self) -> Option<Step> {
        self.joins.iter().find_map(|join| {
            let [a, b] = join.sets.map(|i| &self.sets[i]);
            let common = a.digits & b.digits;
            let mut gone = CandidateSet::EMPTY;
            if join.digits.len() == 1 {
                gone = a.seen_by_both(b, common - join.digits);
            } else {
                gone = gone.or(a.seen_by_both(b, common));
                for (set, other) in [(a, b), (b, a)] {
                    for digit in set.digits - join.digits {
                        gone.extend_digit(digit, set.seen(digit) - other.cells);
                    }
                }
            }
            let technique = match join.digits.len() {
                1 => Technique::AlsXz,
                _ => Technique::DoublyLinkedAlsXz,
            };
            xz_found(a, b, join.digits, gone).map(|found| found.by(technique))
        })
    }

    /// Two sets linked to a third.
    pub(super) fn xy_wing(&self, budget: &Budget<'_>) -> Option<Step> {
        // By set, the joins that it takes part in.
        let mut with: Vec<Vec<usize>> = alloc::vec![Vec::new(); self.sets.len()];
        for (i, join) in self.joins.iter().enumerate() {
            join.sets.into_iter().for_each(|set| with[set].push(i));
        }
        let pairs = self.joins.iter().enumerate().flat_map(|(i, first)| {
            let later = first.sets.into_iter().flat_map(|set| &with[set]);
            let later: BTreeSet<usize> = later.copied().filter(|j| *j > i).collect();
            later.into_iter().map(move |j| (first, j))
        });
        let goes_on = |tried: usize| !tried.is_multiple_of(UNIT) || budget.spend(1).is_continue();
        let mut pairs = pairs.take(TRIES).enumerate().take_while(|(tried, _)| goes_on(*tried));
        pairs.find_map(|(_, (first, j))| self.wing(first, &self.joins[j]))
    }

    fn wing(&self, first: &Join, second: &Join) -> Option<Step> {
        let hinge = first.sets.into_iter().find(|set| second.sets.contains(set))?;
        let wing = |join: &Join| join.sets.into_iter().find(|set| *set != hinge);
        let [a, b] = [wing(first)?, wing(second)?].map(|set| &self.sets[set]);
        let (x, y) = two_of(first.digits, second.digits)?;
        if a.cells.meets(b.cells) {
            return None;
        }
        let zs = (a.digits & b.digits) - first.digits - second.digits;
        let gone = a.seen_by_both(b, zs);
        let pattern = || wing_evidence(&self.sets[hinge], a, b, x, y, gone.all_digits());
        (!gone.is_empty()).then(|| Found::eliminate(gone, pattern()).by(Technique::AlsXyWing))
    }

    /// Four sets or more, each linked to a later one; none when the budget is spent.
    pub(super) fn chain(&self, budget: &Budget<'_>) -> Option<Step> {
        let mut search = Chains {
            sets: self,
            budget,
            way: Vec::new(),
            used: alloc::vec![false; self.sets.len()],
            tries: 0,
            best: None,
        };
        (0..self.sets.len()).for_each(|start| search.from(start));
        let (_, gone, way) = search.best.filter(|_| !budget.is_spent())?;
        let links: Vec<(usize, Digit)> = digits_of(&way, None)?;
        let mut sets = alloc::vec![(&self.sets[way[0].from], links[0].1)];
        sets.extend(links.iter().map(|(to, digit)| (&self.sets[*to], *digit)));
        Some(
            Found::eliminate(gone, chain_evidence(&sets, gone.all_digits()))
                .by(Technique::AlsChain),
        )
    }
}

/// A different digit of each of two sets of digits; none when both are the same digit.
fn two_of(first: DigitSet, second: DigitSet) -> Option<(Digit, Digit)> {
    let pairs = first.iter().flat_map(|x| second.iter().map(move |y| (x, y)));
    pairs.into_iter().find(|(x, y)| x != y)
}

/// A join in a chain, with the digits that may pass on.
#[derive(Clone, Copy)]
struct Passed {
    from: usize,
    to: usize,
    digits: DigitSet,
}

/// The search for chains: every path from every set to later ones, depth first.
struct Chains<'a> {
    sets: &'a Sets,
    budget: &'a Budget<'a>,
    way: Vec<Passed>,
    used: Vec<bool>,
    tries: usize,
    best: Option<(Weight, CandidateSet, Vec<Passed>)>,
}

/// How many joins a chain may have.
const LONGEST: usize = 50;

/// The most pairs of joins, and of paths, that are examined. Grids with givens stay far below;
/// puzzles given by candidates may reach it.
const TRIES: usize = 4_000_000;

/// How many pairs or paths make a unit of the budget.
const UNIT: usize = 4096;

/// The most sets that are examined, for the same reason.
const MOST_SETS: usize = 1000;

impl Chains<'_> {
    fn from(&mut self, start: usize) {
        self.used[start] = true;
        self.extend(start);
        self.used[start] = false;
    }

    fn extend(&mut self, set: usize) {
        if self.way.len() == LONGEST {
            return;
        }
        for i in self.sets.of[set].clone() {
            let Join { sets: [from, to], digits } = self.sets.joins[i];
            if self.used[to] {
                continue;
            }
            match self.way.last() {
                // The first join of a chain is tried with each of its digits.
                None => {
                    for digit in digits {
                        self.pass(Passed { from, to, digits: digit.into() });
                    }
                }
                Some(last) => {
                    let digits = left(last.digits, digits);
                    if !digits.is_empty() {
                        self.pass(Passed { from, to, digits });
                    }
                }
            }
        }
    }

    fn pass(&mut self, passed: Passed) {
        self.tries += 1;
        if self.tries.is_multiple_of(UNIT) && self.budget.spend(1).is_break() {
            self.tries = TRIES + 1;
        }
        if self.tries > TRIES {
            return;
        }
        self.way.push(passed);
        self.used[passed.to] = true;
        if self.way.len() >= 3 {
            self.check();
        }
        self.extend(passed.to);
        self.used[passed.to] = false;
        self.way.pop();
    }

    /// Keeps the chain if it has more eliminations than those before.
    fn check(&mut self) {
        let (Some(first), Some(last)) = (self.way.first(), self.way.last()) else { return };
        let (a, b) = (&self.sets.sets[first.from], &self.sets.sets[last.to]);
        let zs = (a.digits & b.digits) - first.digits - last.digits;
        let gone = a.seen_by_both(b, zs);
        if gone.is_empty() {
            return;
        }
        let weight = Weight::of(&gone.iter().collect::<Vec<Candidate>>());
        if self.best.as_ref().is_none_or(|(best, ..)| weight < *best) {
            self.best = Some((weight, gone, self.way.clone()));
        }
    }
}

/// The digits that may pass on after a join with these digits before it. Of two digits before it,
/// HoDoKu considers only the lower one.
fn left(before: DigitSet, digits: DigitSet) -> DigitSet {
    before.first().map_or(digits, |digit| digits.without(digit))
}

/// A digit for each join of a path, with no two neighbours equal.
fn digits_of(way: &[Passed], before: Option<Digit>) -> Option<Vec<(usize, Digit)>> {
    let Some((first, rest)) = way.split_first() else { return Some(Vec::new()) };
    first.digits.iter().filter(|digit| Some(*digit) != before).find_map(|digit| {
        let mut digits = digits_of(rest, Some(digit))?;
        digits.insert(0, (first.to, digit));
        Some(digits)
    })
}

/// Every almost locked set: by house, then by the places of its cells as words; each once.
fn all(marks: &Marks) -> Vec<Als> {
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    for house in House::ALL {
        let open: Vec<Cell> = (marks.open() & house.cells()).iter().collect();
        extend(marks, &open, CellSet::EMPTY, DigitSet::EMPTY, &mut |cells, digits| {
            if found.len() < MOST_SETS && seen.insert(cells.bits()) {
                found.push(Als::new(marks, cells, digits));
            }
        });
    }
    found
}

/// The most cells of a set.
const MOST_CELLS: usize = 8;

fn extend(
    marks: &Marks,
    rest: &[Cell],
    cells: CellSet,
    digits: DigitSet,
    found: &mut dyn FnMut(CellSet, DigitSet),
) {
    if cells.len() == MOST_CELLS {
        return;
    }
    for (i, cell) in rest.iter().enumerate() {
        let (cells, digits) = (cells.with(*cell), digits | marks.cell(*cell));
        if digits.len() == cells.len() + 1 {
            found(cells, digits);
        }
        extend(marks, &rest[i + 1..], cells, digits, found);
    }
}
