//! Smallest sets of rules that leave no solution but perhaps a known one.

use std::cell::Cell;

use ninefold::sorting::sort_by_number;

use crate::board::Value;
use crate::outcome::{Budget, Ended};
use crate::puzzle::Puzzle;
use crate::rule::RuleIndex;

/// A search costs as much as so many guesses, beside those that it makes.
pub(super) const EACH: u64 = 100;

/// A search that only makes a set smaller ends after so many guesses.
const SOON: u64 = 1_000;

/// The search for a smallest set of rules. It chooses among parts, the rules that stay or go together; a rule may
/// be in several and stays with each.
pub(super) struct Fewest<'a> {
    puzzle: &'a Puzzle,
    solution: Option<Vec<Value>>,
    pub(super) parts: Vec<Vec<RuleIndex>>,
    weights: Vec<u32>,
    budget: Budget<'a>,
    /// How many guesses are left for all searches together.
    left: Cell<u64>,
}

impl<'a> Fewest<'a> {
    pub(super) fn new(
        puzzle: &'a Puzzle,
        solution: Option<Vec<Value>>,
        parts: Vec<Vec<RuleIndex>>,
        weight: impl Fn(RuleIndex) -> u32,
        budget: Budget<'a>,
    ) -> Self {
        let weights = parts.iter().map(|part| part.iter().map(|&rule| weight(rule)).sum());
        let left = Cell::new(u64::MAX);
        Fewest { weights: weights.collect(), puzzle, solution, parts, budget, left }
    }

    /// The rules of some parts, in order.
    pub(super) fn rules(&self, parts: &[usize]) -> Vec<RuleIndex> {
        let holds = |rule: &RuleIndex| parts.iter().any(|&part| self.parts[part].contains(rule));
        self.puzzle.each_rule().map(|(place, _)| place).filter(holds).collect()
    }

    /// The parts that another solution of the kept ones breaks; `Some(None)` if there is no other. None if the
    /// budget or so many guesses did not suffice.
    pub(super) fn broken_by_another(
        &self,
        kept: &[usize],
        guesses: u64,
    ) -> Option<Option<Vec<usize>>> {
        if !self.spend(EACH) {
            return None;
        }
        let budget =
            self.budget.with_guesses(self.budget.guesses.min(guesses).min(self.left.get()));
        let mut other = None;
        let (ended, cost) = self.puzzle.with_rules(&self.rules(kept)).solutions(budget, |values| {
            other = (self.solution.as_deref() != Some(values)).then(|| values.to_vec());
            other.is_none()
        });
        self.spend(cost.guesses);
        let Some(other) = other else { return (ended == Ended::All).then_some(None) };
        let values: Vec<_> = other.into_iter().map(Some).collect();
        let breaks = |part: &usize| {
            let holds =
                |rule: &RuleIndex| self.puzzle.rule(*rule).holds(self.puzzle.board(), &values);
            !self.parts[*part].iter().all(holds)
        };
        Some(Some((0..self.parts.len()).filter(breaks).collect()))
    }

    /// Whether there is time for more.
    fn spend(&self, guesses: u64) -> bool {
        self.left.set(self.left.get().saturating_sub(guesses));
        self.left.get() > 0 && !self.budget.is_over()
    }

    /// A smallest set of rules whose weight is less than `below`; `Some(None)` if there is none. None if the budget,
    /// which is for all searches together, did not suffice. Collects sets of rules, each with one that must be
    /// kept, until the cheapest choice suffices: implicit hitting sets, as Chandrasekaran, Karp, Moreno-Centeno and
    /// Vempala describe them (SODA 2011).
    pub(super) fn smallest(&self, below: u32) -> Option<Option<Vec<RuleIndex>>> {
        self.left.set(self.budget.guesses);
        let mut sets: Vec<Vec<usize>> = Vec::new();
        loop {
            let mut best = (below, None);
            if !self.choose(&sets, &mut Vec::new(), 0, &mut best, &mut 0) {
                return None;
            }
            let Some(chosen) = best.1 else { return Some(None) };
            match self.broken_by_another(&chosen, u64::MAX)? {
                None => return Some(Some(self.rules(&chosen))),
                Some(broken) => sets.push(self.fewer(broken)),
            }
        }
    }

    /// Fewer of these parts that another solution breaks, while it keeps all others.
    fn fewer(&self, mut broken: Vec<usize>) -> Vec<usize> {
        for part in broken.clone() {
            if broken.len() > 1 && broken.contains(&part) {
                let kept = |other: &usize| *other == part || !broken.contains(other);
                let kept: Vec<usize> = (0..self.parts.len()).filter(kept).collect();
                if let Some(Some(fewer)) = self.broken_by_another(&kept, SOON) {
                    broken = fewer;
                }
            }
        }
        broken
    }

    /// Tries each part of a set that has none chosen, and keeps the best choice and its cost; returns whether there
    /// was time for all.
    fn choose(
        &self,
        sets: &[Vec<usize>],
        chosen: &mut Vec<usize>,
        cost: u32,
        best: &mut (u32, Option<Vec<usize>>),
        steps: &mut u64,
    ) -> bool {
        *steps += 1;
        if steps.is_multiple_of(1024) && !self.spend(EACH) {
            return false;
        }
        let mut open: Vec<&Vec<usize>> =
            sets.iter().filter(|set| !set.iter().any(|part| chosen.contains(part))).collect();
        sort_by_number(&mut open, |set| set.len());
        // Sets that share no part need one each.
        let (mut bound, mut seen) = (cost, vec![false; self.parts.len()]);
        for set in &open {
            if !set.iter().any(|&part| seen[part]) {
                bound += set.iter().map(|&part| self.weights[part]).min().unwrap_or(0);
                set.iter().for_each(|&part| seen[part] = true);
            }
        }
        if bound >= best.0 {
            return true;
        }
        let Some(first) = open.first() else {
            *best = (cost, Some(chosen.clone()));
            return true;
        };
        first.iter().all(|&part| {
            chosen.push(part);
            let is_done = self.choose(sets, chosen, cost + self.weights[part], best, steps);
            chosen.pop();
            is_done
        })
    }
}
