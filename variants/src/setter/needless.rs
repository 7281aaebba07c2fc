//! Rules that a puzzle does not need to have one solution, givens included.

use std::collections::BTreeSet;

use crate::board::{Value, sort_by_number};
use crate::puzzle::{Budget, Ended, Puzzle};

/// Whether a puzzle needs a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Without it, and with all others, there are several solutions.
    Needed,
    /// Without it there is still one solution.
    Needless,
    /// The budget did not suffice to tell.
    Unknown,
}

impl Puzzle {
    /// Whether the puzzle needs each of its rules, each alone: of two needless rules, one may be needed once
    /// the other is gone. None if the puzzle has no solution or several, or if the budget does not suffice
    /// to tell. `each` sees every answer at once and returns whether to go on; rules that are not reached
    /// are unknown.
    ///
    /// ```
    /// use ninefold_variants::setter::Need;
    /// use ninefold_variants::{Budget, Puzzle};
    ///
    /// let puzzle: Puzzle =
    ///     ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4".parse()?;
    /// let needs = puzzle.needs(Budget::NONE, |_, _| true).expect("it has one solution");
    /// assert_eq!(needs.iter().filter(|need| **need == Need::Needless).count(), 3);
    /// # Ok::<(), ninefold_variants::format::Malformed>(())
    /// ```
    pub fn needs(
        &self,
        budget: Budget,
        mut each: impl FnMut(usize, Need) -> bool,
    ) -> Option<Vec<Need>> {
        self.only(budget)?;
        let all: Vec<usize> = (0..self.rules().len()).collect();
        let mut needs = vec![Need::Unknown; all.len()];
        for number in 0..all.len() {
            let others = [&all[..number], &all[number + 1..]].concat();
            needs[number] = match self.with_rules(&others).count(2, budget) {
                count if count.found > 1 => Need::Needed,
                count if count.ended == Ended::Budget => Need::Unknown,
                _ => Need::Needless,
            };
            if !each(number, needs[number]) {
                break;
            }
        }
        Some(needs)
    }

    /// A smallest set of rules that leaves one solution, as places in [`Puzzle::rules`], and whether it is
    /// known to be a smallest one: otherwise each of its rules is needed as far as the budget sufficed, but
    /// fewer others may do. `weight` says how dear each rule is; the sum is made small. None as with
    /// [`Puzzle::needs`].
    ///
    /// ```
    /// use ninefold_variants::{Budget, Puzzle};
    ///
    /// let puzzle: Puzzle =
    ///     ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4".parse()?;
    /// let (rules, is_smallest) = puzzle.sufficient(|_| 1, Budget::NONE).expect("it has one solution");
    /// assert!(is_smallest && rules.len() < puzzle.rules().len());
    /// # Ok::<(), ninefold_variants::format::Malformed>(())
    /// ```
    pub fn sufficient(
        &self,
        weight: impl Fn(usize) -> u32,
        budget: Budget,
    ) -> Option<(Vec<usize>, bool)> {
        let solution = self.only(budget)?;
        let weights: Vec<u32> = (0..self.rules().len()).map(weight).collect();
        let search = Sufficient { puzzle: self, solution, weights, budget };
        let fallback = search.one_by_one();
        let cost = |rules: &[usize]| rules.iter().map(|&rule| search.weights[rule]).sum::<u32>();
        match search.smallest() {
            Some(smallest) if cost(&smallest) < cost(&fallback) => Some((smallest, true)),
            smallest => Some((fallback, smallest.is_some())),
        }
    }

    /// The only solution.
    fn only(&self, budget: Budget) -> Option<Vec<Value>> {
        let mut found = Vec::new();
        let (ended, _) = self.solutions(budget, |values| {
            found.push(values.to_vec());
            found.len() < 2
        });
        if ended == Ended::All && found.len() == 1 { found.pop() } else { None }
    }
}

/// The search for a smallest sufficient set of rules.
struct Sufficient<'a> {
    puzzle: &'a Puzzle,
    solution: Vec<Value>,
    weights: Vec<u32>,
    budget: Budget,
}

impl Sufficient<'_> {
    /// Drops rules one after the other, the dearest first, as long as one solution is left.
    fn one_by_one(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.weights.len()).collect();
        sort_by_number(&mut order, |&rule| usize::MAX - self.weights[rule] as usize);
        let mut kept: BTreeSet<usize> = order.iter().copied().collect();
        for rule in order {
            kept.remove(&rule);
            if !matches!(self.broken_by_another(&kept), Some(None)) {
                kept.insert(rule);
            }
        }
        kept.into_iter().collect()
    }

    /// The rules that another solution of the kept ones breaks; no rules if there is no other. None if the
    /// budget does not suffice.
    fn broken_by_another(&self, kept: &BTreeSet<usize>) -> Option<Option<BTreeSet<usize>>> {
        let kept: Vec<usize> = kept.iter().copied().collect();
        let mut other = None;
        let (ended, _) = self.puzzle.with_rules(&kept).solutions(self.budget, |values| {
            other = (values != self.solution).then(|| values.to_vec());
            other.is_none()
        });
        let Some(other) = other else { return (ended == Ended::All).then_some(None) };
        let values: Vec<_> = other.into_iter().map(Some).collect();
        let breaks = |rule: &usize| !self.puzzle.rules()[*rule].holds(self.puzzle.board(), &values);
        Some(Some((0..self.weights.len()).filter(breaks).collect()))
    }

    /// Sets of rules of which one must be kept each, until the cheapest choice suffices: implicit hitting
    /// sets, as Chandrasekaran, Karp, Moreno-Centeno and Vempala describe them (SODA 2011).
    fn smallest(&self) -> Option<Vec<usize>> {
        let mut sets: Vec<BTreeSet<usize>> = Vec::new();
        loop {
            let chosen = cheapest(&sets, &self.weights, self.budget)?;
            match self.broken_by_another(&chosen)? {
                None => return Some(chosen.into_iter().collect()),
                Some(broken) => sets.push(self.fewest(broken)?),
            }
        }
    }

    /// Fewer of these rules that another solution breaks, while it keeps all others.
    fn fewest(&self, mut broken: BTreeSet<usize>) -> Option<BTreeSet<usize>> {
        for rule in broken.clone() {
            if broken.len() > 1 && broken.contains(&rule) {
                let kept = |other: &usize| *other == rule || !broken.contains(other);
                let kept = (0..self.weights.len()).filter(kept).collect();
                if let Some(fewer) = self.broken_by_another(&kept)? {
                    broken = fewer;
                }
            }
        }
        Some(broken)
    }
}

/// The cheapest choice with one of each set. None if there is no time.
fn cheapest(sets: &[BTreeSet<usize>], weights: &[u32], budget: Budget) -> Option<BTreeSet<usize>> {
    let mut best = sets.iter().flatten().copied().collect();
    let mut steps = 0_u64;
    let is_done = choose(sets, weights, &mut BTreeSet::new(), &mut best, &mut || {
        steps += 1;
        !steps.is_multiple_of(1024) || !budget.is_over()
    });
    is_done.then_some(best)
}

/// Tries each rule of a set that has none chosen; returns whether there was time for all.
fn choose(
    sets: &[BTreeSet<usize>],
    weights: &[u32],
    chosen: &mut BTreeSet<usize>,
    best: &mut BTreeSet<usize>,
    has_time: &mut dyn FnMut() -> bool,
) -> bool {
    if !has_time() {
        return false;
    }
    let cost = |rules: &BTreeSet<usize>| rules.iter().map(|&rule| weights[rule]).sum::<u32>();
    // Sets that share no rule need one each.
    let mut open: Vec<&BTreeSet<usize>> =
        sets.iter().filter(|set| set.is_disjoint(chosen)).collect();
    sort_by_number(&mut open, |set| set.len());
    let (mut bound, mut seen) = (cost(chosen), BTreeSet::new());
    for set in &open {
        if set.is_disjoint(&seen) {
            bound += set.iter().map(|&rule| weights[rule]).min().unwrap_or(0);
            seen.extend(set.iter().copied());
        }
    }
    let Some(first) = open.first() else {
        if bound < cost(best) {
            best.clone_from(chosen);
        }
        return true;
    };
    if bound >= cost(best) {
        return true;
    }
    first.iter().all(|&rule| {
        chosen.insert(rule);
        let is_done = choose(sets, weights, chosen, best, has_time);
        chosen.remove(&rule);
        is_done
    })
}
