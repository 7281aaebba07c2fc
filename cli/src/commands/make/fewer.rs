//! Which rules and givens of a variant `minimise` leaves out.

use crate::commands::make::one_line::one_line;
use crate::commands::make::refused::{Refused, digits};
use crate::commands::set::rules::kind;
use crate::console::language::{language, words};
use crate::console::trouble::Trouble;
use crate::in_out::reply::{not_unique, refused};
use crate::in_out::stream::{Finding, Variant};
use crate::options::Patience;
use ninefold::generate::{Random, Seed, minimise};
use ninefold::{Clues, Grid};
use ninefold_variants::format::{Draft, Format as VariantFormat};
use ninefold_variants::{Kind, Puzzle, RuleIndex};
use std::cmp::Reverse;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The search for the least weight ends after this time if no other is given.
const PATIENCE: Duration = Duration::from_secs(10);

/// What the rules of a kind weigh.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weight {
    kind: Kind,
    number: u32,
}

/// Reads a kind and its weight, such as `given=5`.
pub(super) fn weight(text: &str) -> Result<Weight, String> {
    let expected = || words!(en: "expected a rule and a number from 1 to 1000, such as given=5", ko: "given=5처럼 규칙과 1부터 1000까지의 수를 씁니다");
    let (kind, number) = text.split_once('=').ok_or_else(expected)?;
    let number = number.trim().parse().ok().filter(|number| (1..=1000).contains(number));
    let number = number.ok_or_else(expected)?;
    Ok(Weight { kind: self::kind(kind.trim())?, number })
}

/// How rules and givens are chosen.
pub(super) struct Choosing {
    pub(super) seed: Seed,
    /// Whether the least weight is looked for; otherwise they go in random order, heavy ones first.
    pub(super) smallest: bool,
    pub(super) weights: Vec<Weight>,
    pub(super) patience: Patience,
    /// The format in which variants are written.
    pub(super) variant_format: Option<&'static VariantFormat>,
    /// For how many puzzles the time did not suffice to tell that nothing less does.
    pub(super) perhaps: AtomicU64,
}

impl Choosing {
    fn weight(&self, kind: Kind) -> u32 {
        let named = self.weights.iter().rev().find(|weight| weight.kind == kind);
        named.map_or(1, |weight| weight.number)
    }

    /// The rules that are kept; None if there is not one solution.
    fn kept(&self, puzzle: &Puzzle) -> Option<Vec<RuleIndex>> {
        let weight = |rule: RuleIndex| self.weight(puzzle.rule(rule).kind());
        let (kept, is_sure) = if self.smallest {
            puzzle.sufficient(weight, self.patience.or(PATIENCE).budget())?
        } else {
            let mut order: Vec<usize> = (0..puzzle.rules().len()).collect();
            Random::new(self.seed).shuffle(&mut order);
            puzzle
                .minimised(|rule| (Reverse(weight(rule)), order[rule.0]), self.patience.budget())?
        };
        self.perhaps.fetch_add(u64::from(!is_sure), Ordering::Relaxed);
        Some(kept)
    }

    /// A variant with fewer rules, written anew; or why not.
    pub(super) fn ask(&self, variant: &Variant) -> Finding {
        let Variant { puzzle, draft, .. } = variant;
        let Some(kept) = self.kept(puzzle) else {
            return Finding::Reply(not_unique(puzzle, self.patience.budget()));
        };
        let rules = kept.into_iter().map(|rule| puzzle.rule(rule).clone()).collect();
        match one_line(&Draft { rules, ..draft.clone() }, self.variant_format) {
            Ok(text) => Finding::Text(text),
            Err(why) => Finding::Reply(refused(&Trouble {
                code: "lost",
                message: why.to_string(),
                sentence: why.text(language()),
            })),
        }
    }

    /// The fewest digits of a classic puzzle that leave its solution; without time for that, digits of which
    /// each is needed.
    ///
    /// # Errors
    /// When its clues are candidates, or do not determine one solution.
    pub(super) fn smallest(&self, clues: &Clues) -> Result<Grid, Refused> {
        let puzzle = digits(clues)?;
        let grid = clues.grid();
        // Its rules are the givens, in order.
        let Some(kept) = self.kept(&Puzzle::from(clues)) else {
            self.perhaps.fetch_add(1, Ordering::Relaxed);
            return Ok(minimise::minimised(&puzzle, &mut Random::new(self.seed))?);
        };
        let mut smallest = Grid::EMPTY;
        for (place, (cell, digit)) in (0..).map(RuleIndex).zip(grid.filled()) {
            if kept.contains(&place) {
                smallest.set(cell, Some(digit));
            }
        }
        Ok(smallest)
    }
}
