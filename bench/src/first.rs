//! How long the lexicographically first of many solutions takes.

use crate::corpus::{Choice, Corpus};
use crate::measure::{head, row, time};
use anyhow::Result;
use clap::Args;
use ninefold::generate::{Random, Seed};
use ninefold::{Cell, Grid, solve};
use std::hint::black_box;
use std::time::Duration;

#[derive(Args)]
pub(crate) struct First {
    #[command(flatten)]
    choice: Choice,

    /// The most clues removed from each puzzle
    #[arg(long, default_value_t = 17)]
    less: usize,

    /// The number of puzzles of each collection, for each number of clues removed
    #[arg(long, default_value_t = 100)]
    each: usize,
}

impl First {
    pub(crate) fn run(&self) -> Result<()> {
        head(["grid", "median µs", "90 %", "99 %", "most"].map(str::to_owned));
        show("the empty grid", &mut (0..21).map(|_| first(&Grid::EMPTY)).collect::<Vec<_>>());
        for Corpus { name, grids } in self.choice.corpora()? {
            let mut random = Random::new(Seed(3));
            for less in 0..=self.less {
                let mut some: Vec<Grid> = grids.iter().copied().take(self.each).collect();
                some.iter_mut().for_each(|grid| take_away(grid, less, &mut random));
                let mut times: Vec<_> = some.iter().map(first).collect();
                show(&format!("{name} less {less}"), &mut times);
            }
        }
        Ok(())
    }
}

fn first(grid: &Grid) -> Duration {
    time(|| black_box(solve::first(grid))).0
}

fn take_away(grid: &mut Grid, clues: usize, random: &mut Random) {
    let mut filled: Vec<Cell> = grid.filled().map(|(cell, _)| cell).collect();
    random.shuffle(&mut filled);
    for &cell in filled.iter().take(clues) {
        grid.set(cell, None);
    }
}

fn show(name: &str, times: &mut [Duration]) {
    times.sort();
    let at = |share: usize| times[(times.len() - 1) * share / 100].as_secs_f64() * 1e6;
    let shown = [50, 90, 99, 100].map(|share| format!("{:.0}", at(share)));
    row([name.to_owned()].into_iter().chain(shown));
}
