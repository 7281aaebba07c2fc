//! `ninefold minimise`.

use super::Run;
use crate::console::Console;
use crate::exit::Exit;
use crate::interrupt;
use crate::language::language;
use crate::options::{Input, Target};
use crate::output::Output;
use crate::seed::SeedArgs;
use crate::stream::{Ask, Deliver, Read};
use clap::Args;
use ninefold::generate::{Random, Seed, minimise};
use ninefold::text::{Answer, Record};
use ninefold::{Clues, Grid, NotUnique, Puzzle};
use std::io;
use std::ops::ControlFlow;

/// Take redundant clues out of puzzles
///
/// Every puzzle becomes a minimal one with the same solution: clues are taken out in random order as long
/// as there is no second solution. With --all, every minimal puzzle whose clues are among the puzzle's is
/// written, which can be very many. A puzzle without exactly one solution is written as it came.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold minimise --seed 1 puzzles.txt
  ninefold minimise --all --max-puzzles 1000 puzzle.txt")]
pub(crate) struct Minimise {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    target: Target,

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
        let stream = self.input.stream(&sources, self.target.is_on_screen(), console);
        let output = self.target.open(&sources, true, 0)?;
        let mut minimal = Minimal { output, console, seed, limit, number: 0, bad: 0 };
        let exit = stream.run(&Proving, &mut minimal)?;
        minimal.output.finish()?;
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
    output: Output,
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
                self.console.at(
                    format_args!("{}:{}", read.source, read.record.line),
                    trouble.told(language()),
                );
                return self.output.record(read, &unanswered(&trouble));
            }
            None => return self.output.record(read, &Answer::Unchanged),
        };
        match self.limit {
            None => self.write(read, minimise::minimised(&puzzle, &mut Random::new(seed))),
            Some(limit) => self.all(read, &puzzle, limit),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

/// What is written for a puzzle that cannot be made minimal: the puzzle as it came, and why if it has no solution.
fn unanswered(trouble: &NotUnique) -> Answer {
    match trouble {
        NotUnique::Several(_) => Answer::Unchanged,
        NotUnique::None => Answer::NoSolution,
        NotUnique::Contradictory(conflict) => Answer::Contradictory(*conflict),
    }
}

impl Minimal<'_> {
    /// Writes a puzzle in the place of the one that was read.
    fn write(&mut self, read: &Read<'_>, grid: Grid) -> io::Result<()> {
        let record = Record { clues: Ok(grid.into()), ..read.record.clone() };
        self.output.record(&Read { record: &record, ..*read }, &Answer::Unchanged)
    }

    fn all(&mut self, read: &Read<'_>, puzzle: &Puzzle, limit: u64) -> io::Result<()> {
        let mut left = limit;
        let mut result = Ok(());
        let mut take = |grid: Grid| {
            if left == 0 {
                return ControlFlow::Break(());
            }
            left -= 1;
            result = self.write(read, grid);
            if result.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        let _ = minimise::all_minimal(puzzle, &mut take);
        result
    }
}
