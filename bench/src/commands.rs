//! How the commands scale: the wall-clock time of each with one thread and with more.

use crate::measure::{head, median, row};
use anyhow::{Context, Result, ensure};
use clap::Args;
use ninefold::Grid;
use ninefold::generate::{Request, Seed, puzzles};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

#[derive(Args)]
pub(crate) struct Commands {
    /// The program to measure
    #[arg(long, default_value = "target/release/ninefold")]
    program: PathBuf,

    /// The numbers of threads
    #[arg(long, value_delimiter = ',', default_value = "1,2")]
    threads: Vec<usize>,

    /// The number of turns for each number of threads; the median counts
    #[arg(long, default_value_t = 5)]
    rounds: usize,
}

/// How many different puzzles there are; commands that take more get them again and again.
const DIFFERENT: u64 = 200_000;

/// What is measured: a command with its flags, how many puzzles it gets, and how many of their clues
/// are removed first.
const RUNS: [(&[&str], usize, usize); 12] = [
    (&["solve"], 4_000_000, 0),
    (&["check"], 4_000_000, 0),
    (&["count", "--limit", "100000"], 200, 6),
    (&["solutions", "--limit", "20000"], 200, 6),
    (&["canon"], 400_000, 0),
    (&["needless"], 100_000, 0),
    (&["minimise", "--seed", "1"], 100_000, 0),
    (&["minimise", "--all"], 40_000, 0),
    (&["vicinity", "--remove", "1", "--add", "1"], 100, 0),
    (&["explain", "--brief"], 10_000, 0),
    (&["rate"], 40_000, 0),
    (&["rate", "--scale", "explainer"], 4_000, 0),
];

impl Commands {
    pub(crate) fn run(&self) -> Result<()> {
        println!("Wall-clock time: only true on a machine with nothing else to do.\n");
        let first = *self.threads.first().context("no number of threads")?;
        let times = |threads| format!("{threads}, s");
        let ratios = |threads| format!("{first} to {threads}");
        let columns = self.threads.iter().map(times);
        let compared = self.threads.iter().skip(1).map(ratios);
        let begin = ["command", "puzzles"].map(str::to_owned);
        head(begin.into_iter().chain(columns).chain(compared));
        let made = puzzles(&Request::default(), Seed(1), 0..DIFFERENT);
        let grids: Vec<Grid> = made.flatten().map(|puzzle| puzzle.grid()).collect();
        for (arguments, count, removed) in RUNS {
            let lines = grids
                .iter()
                .cycle()
                .take(count)
                .map(|grid| format!("{}\n", without(*grid, removed)));
            let input: String = lines.collect();
            let mut times = vec![vec![]; self.threads.len()];
            for _ in 0..self.rounds {
                for (threads, times) in self.threads.iter().zip(&mut times) {
                    times.push(run(&self.program, arguments, *threads, &input)?);
                }
            }
            let times: Vec<f64> =
                times.iter_mut().map(|times| median(times).as_secs_f64()).collect();
            let ratios = times.iter().skip(1).map(|time| format!("{:.2}", times[0] / time));
            let texts = [arguments.join(" "), count.to_string()].into_iter();
            row(texts.chain(times.iter().map(|time| format!("{time:.2}"))).chain(ratios));
        }
        Ok(())
    }
}

/// The grid without some of its clues, the first ones.
fn without(mut grid: Grid, removed: usize) -> Grid {
    let cells: Vec<_> = grid.filled().map(|(cell, _)| cell).take(removed).collect();
    cells.into_iter().for_each(|cell| grid.set(cell, None));
    grid
}

/// How long the program takes for this input.
fn run(program: &Path, arguments: &[&str], threads: usize, input: &str) -> Result<Duration> {
    let start = Instant::now();
    let mut child = Command::new(program)
        .args(arguments)
        .args(["--quiet", "--threads", &threads.to_string(), "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .with_context(|| format!("cannot run {}", program.display()))?;
    child.stdin.take().context("no standard input")?.write_all(input.as_bytes())?;
    let status = child.wait()?;
    // Some commands find fault with puzzles that have several solutions.
    ensure!(status.code().is_some_and(|code| code < 2), "{arguments:?} failed: {status}");
    Ok(start.elapsed())
}
