//! Rules that a puzzle does not need to have one solution, givens included.

use std::collections::BTreeSet;

use crate::board::{Value, sort, sort_by_number};
use crate::outcome::{Budget, Ended};
use crate::puzzle::Puzzle;
use crate::rule::{RuleIndex, parts};

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

impl Need {
    /// The rules with this need.
    pub fn among(self, needs: &[Need]) -> Vec<RuleIndex> {
        (0..needs.len()).filter(|&place| needs[place] == self).map(RuleIndex).collect()
    }
}

impl Puzzle {
    /// Whether the puzzle needs each of its rules, each alone: of two needless rules, one may be needed once
    /// the other is gone. Disjoint groups are left out together, and so are marks with the rule that all of
    /// them are given. None if the puzzle has no solution or several, or if the budget does not suffice
    /// to tell. `each` sees every answer at once and returns whether to go on; rules that are not reached
    /// are unknown.
    ///
    /// ```
    /// use ninefold_variants::setter::Need;
    /// use ninefold_variants::{Budget, Puzzle};
    ///
    /// let puzzle: Puzzle =
    ///     ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4".parse()?;
    /// let needs = puzzle.needs(Budget::UNLIMITED, |_, _| true).expect("it has one solution");
    /// assert_eq!(needs.iter().filter(|need| **need == Need::Needless).count(), 3);
    /// # Ok::<(), ninefold_variants::format::Malformed>(())
    /// ```
    pub fn needs(
        &self,
        budget: Budget,
        mut each: impl FnMut(RuleIndex, Need) -> bool,
    ) -> Option<Vec<Need>> {
        self.only(budget)?;
        let mut needs = vec![Need::Unknown; self.rules().len()];
        for part in parts(self.rules()) {
            let all = self.each_rule().map(|(place, _)| place);
            let others: Vec<RuleIndex> = all.filter(|one| !part.contains(one)).collect();
            let need = match self.with_rules(&others).count(2, budget) {
                count if count.found > 1 => Need::Needed,
                count if count.ended == Ended::Budget => Need::Unknown,
                _ => Need::Needless,
            };
            part.iter().for_each(|rule| needs[rule.0] = need);
            if !part.into_iter().all(|rule| each(rule, need)) {
                break;
            }
        }
        Some(needs)
    }

    /// A smallest set of rules that leaves one solution, and whether it is known to be a smallest one: otherwise
    /// each of its rules is needed as far as the budget sufficed, but another set may be smaller. `weight` is the
    /// weight of each rule, and the sum of the weights is the size. None as with [`Puzzle::needs`].
    ///
    /// ```
    /// use ninefold_variants::{Budget, Puzzle};
    ///
    /// let puzzle: Puzzle =
    ///     ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4".parse()?;
    /// let (rules, is_smallest) = puzzle.sufficient(|_| 1, Budget::UNLIMITED).expect("it has one solution");
    /// assert!(is_smallest && rules.len() < puzzle.rules().len());
    /// # Ok::<(), ninefold_variants::format::Malformed>(())
    /// ```
    pub fn sufficient(
        &self,
        weight: impl Fn(RuleIndex) -> u32,
        budget: Budget,
    ) -> Option<(Vec<RuleIndex>, bool)> {
        let search = Sufficient::new(self, weight, budget)?;
        let mut order: Vec<usize> = (0..search.parts.len()).collect();
        sort_by_number(&mut order, |&part| usize::MAX - search.weights[part] as usize);
        let (fallback, _) = search.one_by_one(&order);
        let cost =
            |parts: &BTreeSet<usize>| parts.iter().map(|&part| search.weights[part]).sum::<u32>();
        Some(match search.smallest() {
            Some(smallest) if cost(&smallest) < cost(&fallback) => (search.rules(&smallest), true),
            smallest => (search.rules(&fallback), smallest.is_some()),
        })
    }

    /// Rules that leave one solution, of which none can be left out: all rules are tried, those with the least
    /// `place` first. Also whether the budget sufficed to tell that each is
    /// needed. None as with [`Puzzle::needs`].
    ///
    /// ```
    /// use ninefold_variants::{Budget, Puzzle};
    ///
    /// let puzzle: Puzzle =
    ///     ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4".parse()?;
    /// let (rules, is_minimal) = puzzle.minimised(|rule| rule, Budget::UNLIMITED).expect("it has one solution");
    /// assert!(is_minimal && rules.len() < puzzle.rules().len());
    /// # Ok::<(), ninefold_variants::format::Malformed>(())
    /// ```
    pub fn minimised<K: Ord>(
        &self,
        place: impl Fn(RuleIndex) -> K,
        budget: Budget,
    ) -> Option<(Vec<RuleIndex>, bool)> {
        let search = Sufficient::new(self, |_| 1, budget)?;
        let mut order: Vec<usize> = (0..search.parts.len()).collect();
        order.sort_by_key(|&part| search.parts[part].iter().map(|&rule| place(rule)).min());
        let (kept, is_minimal) = search.one_by_one(&order);
        Some((search.rules(&kept), is_minimal))
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

/// The search for a smallest sufficient set of rules. It chooses among parts, the rules that stay or go together.
struct Sufficient<'a> {
    puzzle: &'a Puzzle,
    solution: Vec<Value>,
    parts: Vec<Vec<RuleIndex>>,
    weights: Vec<u32>,
    budget: Budget,
}

impl<'a> Sufficient<'a> {
    /// None if the puzzle is not known to have one solution.
    fn new(puzzle: &'a Puzzle, weight: impl Fn(RuleIndex) -> u32, budget: Budget) -> Option<Self> {
        let solution = puzzle.only(budget)?;
        let parts = parts(puzzle.rules());
        let weights = parts.iter().map(|part| part.iter().map(|&rule| weight(rule)).sum());
        Some(Sufficient { weights: weights.collect(), puzzle, solution, parts, budget })
    }

    /// The rules of some parts, in order.
    fn rules(&self, parts: &BTreeSet<usize>) -> Vec<RuleIndex> {
        let mut rules: Vec<RuleIndex> =
            parts.iter().flat_map(|&part| self.parts[part].iter().copied()).collect();
        sort(&mut rules);
        rules
    }

    /// Drops parts one after the other, as long as one solution is left; and whether each that is left is
    /// known to be needed.
    fn one_by_one(&self, order: &[usize]) -> (BTreeSet<usize>, bool) {
        let mut kept: BTreeSet<usize> = order.iter().copied().collect();
        let mut is_known = true;
        for part in order {
            kept.remove(part);
            match self.broken_by_another(&kept) {
                Some(None) => continue,
                Some(Some(_)) => {}
                None => is_known = false,
            }
            kept.insert(*part);
        }
        (kept, is_known)
    }

    /// The parts that another solution of the kept ones breaks; `Some(None)` if there is no other. `None` if the
    /// budget ran out.
    fn broken_by_another(&self, kept: &BTreeSet<usize>) -> Option<Option<BTreeSet<usize>>> {
        let mut other = None;
        let (ended, _) =
            self.puzzle.with_rules(&self.rules(kept)).solutions(self.budget, |values| {
                other = (values != self.solution).then(|| values.to_vec());
                other.is_none()
            });
        let Some(other) = other else { return (ended == Ended::All).then_some(None) };
        let values: Vec<_> = other.into_iter().map(Some).collect();
        let (board, rules) = (self.puzzle.board(), self.puzzle.rules());
        let breaks = |part: &usize| {
            self.parts[*part].iter().any(|rule| !rules[rule.0].holds(board, &values))
        };
        Some(Some((0..self.parts.len()).filter(breaks).collect()))
    }

    /// Sets of rules, each with one that must be kept, until the cheapest choice suffices: implicit hitting
    /// sets, as Chandrasekaran, Karp, Moreno-Centeno and Vempala describe them (SODA 2011).
    fn smallest(&self) -> Option<BTreeSet<usize>> {
        let mut sets: Vec<BTreeSet<usize>> = Vec::new();
        loop {
            let chosen = cheapest(&sets, &self.weights, self.budget)?;
            match self.broken_by_another(&chosen)? {
                None => return Some(chosen),
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
