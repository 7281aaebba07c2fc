//! `ninefold minimise`.

use super::Run;
use crate::console::Console;
use crate::exit::Exit;
use crate::interrupt;
use crate::options::Input;
use crate::output::Lines;
use crate::seed::SeedArgs;
use crate::stream::{Ask, Deliver, Read};
use clap::Args;
use ninefold::generate::{Random, Seed, minimise};
use ninefold::{Clues, Grid, NotUnique, Puzzle};
use std::io;
use std::ops::ControlFlow;

/// Take redundant clues out of puzzles
///
/// Every puzzle becomes a minimal one with the same solution: clues are taken out in random order as long
/// as there is no second solution. With --all, every minimal puzzle whose clues are among the puzzle's is
/// written, which can be very many.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold minimise --seed 1 puzzles.txt
  ninefold minimise --all --max-puzzles 1000 puzzle.txt")]
pub(crate) struct Minimise {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    seed: SeedArgs,

    /// All minimal puzzles below each puzzle
    #[arg(long, conflicts_with = "seed")]
    all: bool,

    /// Write this many of them at most for each puzzle
    #[arg(long, value_name = "COUNT", requires = "all")]
    max_puzzles: Option<u64>,
}

impl Run for Minimise {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        interrupt::install();
        let seed = if self.all { Seed(0) } else { self.seed.seed(console) };
        let sources = self.input.sources();
        let limit = self.all.then(|| self.max_puzzles.unwrap_or(u64::MAX));
        let mut minimal = Minimal { lines: Lines::new(), console, seed, limit, number: 0, bad: 0 };
        let stream = self.input.stream(&sources, minimal.lines.is_on_screen(), console);
        let exit = stream.run(&Proving, &mut minimal)?;
        Ok(if minimal.bad > 0 { exit.max(Exit::Unsolved) } else { exit })
    }
}

/// Proves that clues, taken as digits, have one solution.
pub(crate) struct Proving;

impl Ask for Proving {
    type Answer = Result<Puzzle, NotUnique>;

    fn ask(&self, clues: &Clues) -> Result<Puzzle, NotUnique> {
        Puzzle::try_from(clues.grid())
    }
}

struct Minimal<'a> {
    lines: Lines,
    console: &'a Console,
    seed: Seed,
    /// How many of all; `None` for one at random.
    limit: Option<u64>,
    number: u64,
    bad: u64,
}

impl Deliver<Result<Puzzle, NotUnique>> for Minimal<'_> {
    fn deliver(
        &mut self,
        read: &Read<'_>,
        answer: Option<Result<Puzzle, NotUnique>>,
    ) -> io::Result<()> {
        let seed = self.seed.nth(self.number);
        self.number += 1;
        let puzzle = match answer {
            Some(Ok(puzzle)) => puzzle,
            Some(Err(trouble)) => {
                self.bad += 1;
                self.console.at(format_args!("{}:{}", read.source, read.record.line), trouble);
                return Ok(());
            }
            None => return Ok(()),
        };
        match self.limit {
            None => self.lines.push(minimise::minimised(&puzzle, &mut Random::new(seed))),
            Some(limit) => self.all(&puzzle, limit),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.lines.flush()
    }
}

impl Minimal<'_> {
    fn all(&mut self, puzzle: &Puzzle, limit: u64) -> io::Result<()> {
        let mut left = limit;
        let mut result = Ok(());
        let mut take = |grid: Grid| {
            if left == 0 {
                return ControlFlow::Break(());
            }
            left -= 1;
            result = self.lines.push(grid);
            if result.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        let _ = minimise::all_minimal(puzzle, &mut take);
        result
    }
}
