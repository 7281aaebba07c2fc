//! `ninefold sample`.

use crate::commands::Run;
use crate::commands::make::seed::SeedArgs;
use crate::commands::make::series::series;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::interrupt;
use crate::console::language::words;
use crate::options::{Number, Target, Threads};
use clap::Args;
use ninefold::generate::sample;
use ninefold::text::{Record, Value};

/// Draw minimal puzzles for statistics, with weights
///
/// Some minimal puzzles are drawn more often than others. The weight of a puzzle corrects this; its
/// natural logarithm follows the puzzle and a tab. The mean of weight × value, divided by the mean
/// weight, estimates the mean value over all minimal puzzles. The mean weight estimates how many
/// minimal puzzles a complete grid has. The weights differ by many orders of magnitude, so draw many
/// puzzles.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold sample -n 100000 --seed 1 > sample.txt")]
pub(crate) struct Sample {
    #[command(flatten)]
    number: Number,

    #[command(flatten)]
    seed: SeedArgs,

    #[command(flatten)]
    threads: Threads,

    #[command(flatten)]
    target: Target,
}

impl Run for Sample {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        interrupt::install();
        let mut output = self.target.open(&[], false, None)?;
        let seed = self.seed.seed(console);
        // The mean of the weights and of weight × clues, by the largest logarithm so far.
        let (mut weights, mut clues, mut largest) = (0.0, 0.0, f64::NEG_INFINITY);
        series(
            self.number.number,
            self.threads.threads,
            console,
            |numbers| numbers.map(|number| sample(seed.nth(number))).collect(),
            |samples| {
                for sampled in samples {
                    let grid = sampled.puzzle.grid();
                    if sampled.ln_weight > largest {
                        let scale = (largest - sampled.ln_weight).exp();
                        (weights, clues, largest) =
                            (weights * scale, clues * scale, sampled.ln_weight);
                    }
                    let weight = (sampled.ln_weight - largest).exp();
                    weights += weight;
                    clues += weight * grid.clue_count() as f64;
                    let weight = Value::Json(format!("{:.4}", sampled.ln_weight));
                    let found = [("ln_weight", weight)];
                    output.put_new(&output.with(Record::new(grid), found))?;
                }
                output.flush()
            },
        )?;
        output.finish()?;
        if self.number.number > 1 {
            console.note(words!(
                en: "all minimal puzzles: about {:.2} clues on average, about {:.2e} of them in each grid",
                ko: "극소 퍼즐 전체의 평균 단서 약 {:.2}개, 완성된 판 하나마다 극소 퍼즐 약 {:.2e}개",
                clues / weights,
                (largest + (weights / self.number.number as f64).ln()).exp(),
            ));
        }
        Ok(Exit::Done)
    }
}
