//! The gain of a second thread.

use crate::corpus::{Choice, Corpus};
use crate::measure::{head, median, rate, row};
use anyhow::Result;
use clap::Args;
use ninefold::{Grid, solve};
use std::hint::black_box;
use std::thread;
use std::time::{Duration, Instant};

#[derive(Args)]
pub(crate) struct Threads {
    #[command(flatten)]
    choice: Choice,

    /// The number of turns for each number of threads; the median counts
    #[arg(long, default_value_t = 9)]
    rounds: usize,
}

impl Threads {
    pub(crate) fn run(&self) -> Result<()> {
        println!(
            "Wall-clock time, not CPU time: only true on a machine with nothing else to do.\n"
        );
        head(["collection", "one thread", "two", "ratio"].map(str::to_owned));
        for Corpus { name, grids } in self.choice.corpora()? {
            let mut times = [vec![], vec![]];
            for _ in 0..self.rounds {
                for (i, times) in times.iter_mut().enumerate() {
                    times.push(run(&grids, i + 1));
                }
            }
            let [one, two] =
                times.map(|mut times| 2.0 * grids.len() as f64 / median(&mut times).as_secs_f64());
            row([name, rate(one), rate(two), format!("{:.2}", two / one)]);
        }
        Ok(())
    }
}

/// The whole collection twice, on a number of threads.
fn run(grids: &[Grid], threads: usize) -> Duration {
    let start = Instant::now();
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                for _ in 0..2 / threads {
                    black_box(solve::batch(grids).effort(2));
                }
            });
        }
    });
    start.elapsed()
}
