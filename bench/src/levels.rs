//! Levels of variants: whether work rises in a known order.

use anyhow::{Context, Result};
use clap::Args;
use ninefold_variants::explain::{Level, Rating, Technique};
use ninefold_variants::{Budget, Puzzle};
use std::num::NonZero;
use std::time::Duration;

use crate::collection::{Chosen, Item};
use crate::measure::{correlation, head, ranks, row};

#[derive(Args)]
pub(crate) struct Levels {
    #[command(flatten)]
    chosen: Chosen,

    /// Rate one puzzle of this many
    #[arg(long, default_value = "1")]
    every: NonZero<usize>,

    /// Seconds for a path at most
    #[arg(long, default_value_t = 20.0)]
    limit: f64,
}

/// A collection is divided into this many parts to see whether work rises.
const PARTS: usize = 5;

impl Levels {
    pub(crate) fn run(&self) -> Result<()> {
        let items: Vec<Item> = self.chosen.items()?.into_iter().step_by(self.every.get()).collect();
        let mut puzzles = Vec::new();
        for item in &items {
            let puzzle = item.text.parse::<Puzzle>();
            puzzles.push(puzzle.with_context(|| format!("{}, {}", item.set, item.name))?);
        }
        self.order(&items, &puzzles);
        Ok(())
    }

    /// The rating, and whether a step is by the 45 rule; None if that takes too long.
    fn rate(&self, puzzle: &Puzzle) -> Option<(Rating, bool)> {
        let path = puzzle.rating_path(Budget::within(Duration::from_secs_f64(self.limit)))?;
        let is_total = path.steps.iter().any(|step| step.technique == Technique::Total);
        Some((Rating::of(&path), is_total))
    }

    /// Prints how work goes with the place of a puzzle in its collection.
    fn order(&self, items: &[Item], puzzles: &[Puzzle]) {
        let mut rated = Vec::new();
        for (item, puzzle) in items.iter().zip(puzzles) {
            let Some((rating, is_total)) = self.rate(puzzle) else {
                println!("{}\t{}\tlate", item.set, item.name);
                continue;
            };
            if self.chosen.each {
                println!("{}\t{}\t{}\t{}", item.set, item.name, rating.level, rating.score);
            }
            rated.push((rating, is_total));
        }
        let columns = ["part", "puzzles", "median score", "45 rule %"].map(String::from);
        head(columns.into_iter().chain(Level::ALL.iter().map(Level::to_string)));
        for (number, part) in rated.chunks(rated.len().div_ceil(PARTS).max(1)).enumerate() {
            let mut scores: Vec<usize> = part.iter().map(|(rating, _)| rating.score).collect();
            scores.sort_unstable();
            let totals = part.iter().filter(|(_, is_total)| *is_total).count();
            let cells =
                [number + 1, part.len(), scores[scores.len() / 2], 100 * totals / part.len()];
            let of =
                |level: &Level| part.iter().filter(|(rating, _)| rating.level == *level).count();
            row(cells
                .into_iter()
                .chain(Level::ALL.iter().map(of))
                .map(|number| number.to_string()));
        }
        let scores: Vec<f64> = rated.iter().map(|(rating, _)| rating.score as f64).collect();
        let places: Vec<f64> = (0..rated.len()).map(|place| place as f64).collect();
        println!(
            "\nRank correlation of score and place: {:.2}",
            correlation(&ranks(&scores), &places)
        );
    }
}
