//! Rules that a puzzle does not need to have one solution, givens included.

use std::cmp::Reverse;

use super::fewest::Fewest;
use crate::board::Value;
use crate::outcome::{Budget, Ended};
use crate::puzzle::Puzzle;
use crate::rule::{RuleIndex, parts};

/// Whether a puzzle needs a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Without it, and with all others, there are several solutions; or there is none, as without a mark while
    /// all marks are said to be given.
    Needed,
    /// Without it there is still one solution.
    Needless,
    /// The budget did not suffice to tell.
    Undecided,
}

impl Need {
    /// The rules with this need.
    pub fn among(self, needs: &[Need]) -> Vec<RuleIndex> {
        (0..needs.len()).filter(|&place| needs[place] == self).map(RuleIndex).collect()
    }
}

impl Puzzle {
    /// Whether the puzzle needs each of its rules, each alone: of two needless rules, one may be needed once
    /// the other is gone. Disjoint groups are left out together. Marks are needed while a rule says that all of
    /// them are given, which may be needless itself. None if the puzzle has no solution or several, or if the
    /// budget does not suffice to tell. `each` sees every answer at once and returns whether to go on; rules that
    /// are not reached are unknown.
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
        budget: Budget<'_>,
        mut each: impl FnMut(RuleIndex, Need) -> bool,
    ) -> Option<Vec<Need>> {
        self.only(budget)?;
        let mut needs = vec![Need::Undecided; self.rules().len()];
        let all = || self.each_rule().map(|(place, _)| place);
        for part in parts(self.rules(), all()) {
            let others: Vec<RuleIndex> = all().filter(|one| !part.contains(one)).collect();
            let need = if self.rules().iter().any(|rule| rule.speaks_of(self.rule(part[0]))) {
                Need::Needed
            } else {
                match self.with_rules(&others).count(2, budget) {
                    count if count.found > 1 => Need::Needed,
                    count if count.ended == Ended::Budget => Need::Undecided,
                    _ => Need::Needless,
                }
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
        budget: Budget<'_>,
    ) -> Option<(Vec<RuleIndex>, bool)> {
        let search = Fewest::new(self, Some(self.only(budget)?), self.held(), &weight, budget);
        let (fallback, _) = search.one_by_one(|rule| Reverse(weight(rule)));
        let cost = fallback.iter().map(|&rule| weight(rule)).sum();
        Some(match search.smallest(cost) {
            Some(Some(smallest)) => (smallest, true),
            none => (fallback, none.is_some()),
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
        budget: Budget<'_>,
    ) -> Option<(Vec<RuleIndex>, bool)> {
        let search = Fewest::new(self, Some(self.only(budget)?), self.held(), |_| 1, budget);
        Some(search.one_by_one(place))
    }

    /// The parts, "all marks are given" with the marks that it speaks of: these are also parts of their own, which
    /// go only after it.
    fn held(&self) -> Vec<Vec<RuleIndex>> {
        let mut parts = parts(self.rules(), self.each_rule().map(|(place, _)| place));
        for part in &mut parts {
            let first = self.rule(part[0]);
            let marks = self.each_rule().filter(|(_, mark)| first.speaks_of(mark));
            part.extend(marks.map(|(place, _)| place));
        }
        parts
    }

    /// The only solution.
    fn only(&self, budget: Budget<'_>) -> Option<Vec<Value>> {
        let mut found = Vec::new();
        let (ended, _) = self.solutions(budget, |values| {
            found.push(values.to_vec());
            found.len() < 2
        });
        if ended == Ended::All && found.len() == 1 { found.pop() } else { None }
    }
}

impl Fewest<'_> {
    /// Drops parts one after the other, those with the least `place` first, as long as one solution is left; and
    /// whether each that is left is known to be needed.
    fn one_by_one<K: Ord>(&self, place: impl Fn(RuleIndex) -> K) -> (Vec<RuleIndex>, bool) {
        let mut order: Vec<usize> = (0..self.parts.len()).collect();
        // What holds other parts goes before them: only then can they go.
        order.sort_by_key(|&part| {
            let rules = &self.parts[part];
            (rules.iter().map(|&rule| place(rule)).min(), Reverse(rules.len()))
        });
        let mut kept = order.clone();
        let mut is_known = true;
        for part in order {
            let fewer: Vec<usize> = kept.iter().copied().filter(|other| *other != part).collect();
            match self.broken_by_another(&fewer, u64::MAX) {
                Some(None) => kept = fewer,
                Some(Some(_)) => {}
                None => is_known = false,
            }
        }
        (self.rules(&kept), is_known)
    }
}
