//! Rules that cannot hold together.

use std::cell::Cell;

use ninefold::Language;

use super::fewest::{EACH, Fewest};
use crate::error::{Why, why};
use crate::outcome::{Budget, Ended};
use crate::puzzle::Puzzle;
use crate::rule::RuleIndex;

impl Puzzle {
    /// If no solution exists: rules that contradict each other already. It is one rule if that is impossible alone;
    /// otherwise none of them can be left out, as far as the budget sufficed to tell. None if there is a solution
    /// or the budget does not suffice. [`Puzzle::smallest_contradiction`] takes longer to find the fewest.
    ///
    /// ```
    /// use ninefold_variants::{Budget, Language, Puzzle, RuleIndex};
    ///
    /// let puzzle: Puzzle = ".AntiKnight.Cage~3~R1C1~R1C2.Cage~17~R1C1~R2C1".parse()?;
    /// let rules = puzzle.contradiction(Budget::UNLIMITED).expect("it has no solution");
    /// assert_eq!(rules, [RuleIndex(1), RuleIndex(2)]);
    /// assert_eq!(
    ///     puzzle.named(&rules, Language::English),
    ///     "killer cage 3 at r1c1 r1c2, killer cage 17 at r1c1 r2c1"
    /// );
    /// # Ok::<(), ninefold_variants::format::Malformed>(())
    /// ```
    pub fn contradiction(&self, budget: Budget<'_>) -> Option<Vec<RuleIndex>> {
        Some(self.contradicting(budget, u64::MAX)?.0)
    }

    /// The same, and whether none of them can be left out. All searches together make at most so many guesses; each
    /// counts as a hundred more.
    fn contradicting(&self, budget: Budget<'_>, guesses: u64) -> Option<(Vec<RuleIndex>, bool)> {
        let left = Cell::new(guesses);
        let none = |rules: &[RuleIndex]| {
            let budget = budget.with_guesses(budget.guesses.min(left.get()));
            let count = self.with_rules(rules).count(1, budget);
            left.set(left.get().saturating_sub(count.statistics.guesses + EACH));
            match count.ended {
                Ended::Enough => Some(false),
                Ended::All => Some(true),
                Ended::Budget => None,
            }
        };
        let mut rules: Vec<RuleIndex> = self.each_rule().map(|(place, _)| place).collect();
        if !none(&rules)? {
            return None;
        }
        let in_time = |_: &&[RuleIndex]| !budget.is_over();
        if let Some(alone) =
            rules.chunks(1).take_while(in_time).find(|rule| none(rule) == Some(true))
        {
            rules = alone.to_vec();
        }
        // Halves first, since mostly few rules contradict.
        let mut chunk = rules.len().div_ceil(2).max(1);
        loop {
            let (mut from, mut is_known) = (0, chunk == 1);
            while from < rules.len() && !budget.is_over() {
                let end = (from + chunk).min(rules.len());
                let fewer = [&rules[..from], &rules[end..]].concat();
                // A rule whose need is not known within the budget stays.
                match none(&fewer) {
                    Some(true) => rules = fewer,
                    found => {
                        is_known &= found.is_some();
                        from = end;
                    }
                }
            }
            if chunk == 1 || budget.is_over() {
                return Some((rules, is_known && !budget.is_over()));
            }
            chunk = chunk.div_ceil(2);
        }
    }

    /// The fewest rules that contradict each other, and whether it is known that no fewer do; otherwise they are
    /// those of [`Puzzle::contradiction`], which has its own `budget`. That of the search for `fewest` is for all sets
    /// that it tries together, a hundred guesses for each beside those that it makes.
    pub fn smallest_contradiction(
        &self,
        budget: Budget<'_>,
        fewest: Budget<'_>,
    ) -> Option<(Vec<RuleIndex>, bool)> {
        Some(self.fewest_of(self.contradiction(budget)?, fewest))
    }

    /// The fewest rules that contradict each other, or else these that do; and whether it is known that no fewer do.
    fn fewest_of(&self, rules: Vec<RuleIndex>, budget: Budget<'_>) -> (Vec<RuleIndex>, bool) {
        let parts = self.each_rule().map(|(place, _)| vec![place]).collect();
        let search = Fewest::new(self, None, parts, |_| 1, budget);
        match search.smallest(rules.len() as u32) {
            Some(Some(smallest)) => (smallest, true),
            none => (rules, none.is_some()),
        }
    }

    /// The rules that contradict each other already, in words, if they are found with few guesses, none of them can be
    /// left out, and they are not so many that nobody would see it. Of many it names the first. Where the budget
    /// suffices, the answer is the same on every machine.
    pub fn contradictory(&self, budget: Budget<'_>) -> Option<Why> {
        const FEW: usize = 6;
        const MOST: usize = 12;
        // As many to find some rules, and as many to find fewer.
        const GUESSES: u64 = 20_000;
        let (mut rules, mut is_known) = self.contradicting(budget, GUESSES)?;
        if rules.len() > FEW || !is_known {
            let (fewer, is_smallest) =
                self.fewest_of(rules, budget.with_guesses(budget.guesses.min(GUESSES)));
            (rules, is_known) = (fewer, is_known || is_smallest);
        }
        if !is_known || !(1..=MOST).contains(&rules.len()) {
            return None;
        }
        let named = |language| self.named(&rules[..rules.len().min(FEW)], language);
        let (english, korean) = (named(Language::English), named(Language::Korean));
        Some(match rules.len().saturating_sub(FEW) {
            0 => Why { english, korean },
            more => why!("{english} and {more} more", "{korean} 외 {more}개"),
        })
    }

    /// Rules in words.
    pub fn named(&self, rules: &[RuleIndex], language: Language) -> String {
        let named = rules.iter().filter_map(|rule| self.rules().get(rule.0));
        let named = named.map(|rule| rule.described(self.board(), language));
        named.collect::<Vec<_>>().join(", ")
    }
}
