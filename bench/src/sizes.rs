//! Proof sizes: how long they take, whether isomorphs have the same, and how they agree with other
//! ratings.

use crate::corpus::Choice;
use crate::measure::{correlation, head, median, ranks, row, time};
use anyhow::{Result, ensure};
use clap::Args;
use ninefold::Puzzle;
use ninefold::generate::{Random, Seed};
use ninefold::rate::{Figure, Scale};
use ninefold::technique::Budget;
use std::collections::BTreeMap;
use std::time::Duration;

#[derive(Args)]
pub(crate) struct Sizes {
    #[command(flatten)]
    choice: Choice,

    /// Rate this many isomorphs of each puzzle too, and fail if one has another size
    #[arg(long, default_value_t = 0)]
    isomorphs: usize,

    /// Rate on the other scales too, and print how the sizes agree with ER and HoDoKu's score
    #[arg(long)]
    correlate: bool,
}

/// A puzzle's figures.
struct Sized {
    size: u32,
    least: u32,
    took: Duration,
    er: f64,
    score: f64,
}

impl Sizes {
    pub(crate) fn run(&self) -> Result<()> {
        for corpus in self.choice.corpora()? {
            let puzzles = corpus.grids.iter().filter_map(|grid| Puzzle::new(*grid).ok());
            let mut all = Vec::new();
            for puzzle in puzzles {
                all.push(self.sized(&puzzle)?);
            }
            if !all.is_empty() {
                show(&corpus.name, &all, self.correlate);
            }
        }
        Ok(())
    }

    fn sized(&self, puzzle: &Puzzle) -> Result<Sized> {
        let (took, [size, least]) = time(|| figures(puzzle));
        let mut random = Random::new(Seed(7));
        for _ in 0..self.isomorphs {
            let other = figures(&puzzle.transformed(&random.transform()));
            ensure!(other == [size, least], "{}: {size}, then {other:?}", puzzle.clues());
        }
        let (mut er, mut score) = (0.0, 0.0);
        if self.correlate {
            let budget = Budget::unlimited();
            for (_, figure) in Scale::EXPLAINER.rate(puzzle, &budget).figures().take(1) {
                if let Figure::Tenths(tenths) = figure {
                    er = f64::from(tenths);
                }
            }
            score = f64::from(Scale::HODOKU.rate(puzzle, &budget).score().unwrap_or(0));
        }
        Ok(Sized { size, least, took, er, score })
    }
}

/// The size, and the least that it can be.
fn figures(puzzle: &Puzzle) -> [u32; 2] {
    let rating = Scale::PROOF.rate(puzzle, &Budget::unlimited());
    let mut sizes = rating.figures().map(|(_, figure)| match figure {
        Figure::Size(size) => size,
        _ => 0,
    });
    [sizes.next().unwrap_or(0), sizes.next().unwrap_or(0)]
}

fn show(name: &str, all: &[Sized], correlate: bool) {
    let total: Duration = all.iter().map(|sized| sized.took).sum();
    let exact = all.iter().filter(|sized| sized.size == sized.least).count();
    println!(
        "\n{name}: {} puzzles, {exact} exact, {:.1} a second, one thread's CPU time\n",
        all.len(),
        all.len() as f64 / total.as_secs_f64()
    );
    let mut by_size: BTreeMap<[u32; 2], Vec<&Sized>> = BTreeMap::new();
    for sized in all {
        by_size.entry([sized.size, sized.least]).or_default().push(sized);
    }
    let mut columns = vec!["size", "puzzles", "median, ms", "longest, ms"];
    if correlate {
        columns.extend(["ER, mean", "HoDoKu's score, mean"]);
    }
    head(columns.into_iter().map(str::to_owned));
    for ([size, least], group) in by_size {
        let mut times: Vec<Duration> = group.iter().map(|sized| sized.took).collect();
        let middle = median(&mut times);
        let longest = times.last().copied().unwrap_or_default();
        let ms = |time: Duration| format!("{:.2}", time.as_secs_f64() * 1e3);
        let label = if size == least { size.to_string() } else { format!("{least} to {size}") };
        let mut cells = vec![label, group.len().to_string(), ms(middle), ms(longest)];
        if correlate {
            let mean = |of: fn(&Sized) -> f64| {
                group.iter().map(|sized| of(sized)).sum::<f64>() / group.len() as f64
            };
            cells.push(format!("{:.2}", mean(|sized| sized.er)));
            cells.push(format!("{:.0}", mean(|sized| sized.score)));
        }
        row(cells);
    }
    if correlate {
        let of = |figure: fn(&Sized) -> f64| ranks(&all.iter().map(figure).collect::<Vec<_>>());
        let size = of(|sized| f64::from(sized.size));
        println!(
            "\nRank correlation (Spearman) with ER {:.3}, with HoDoKu's score {:.3}; of those two {:.3}",
            correlation(&size, &of(|sized| sized.er)),
            correlation(&size, &of(|sized| sized.score)),
            correlation(&of(|sized| sized.er), &of(|sized| sized.score)),
        );
    }
}
