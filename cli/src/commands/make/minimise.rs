//! `ninefold minimise`.

use crate::commands::Run;
use crate::commands::make::refused::{Refused, digits};
use crate::commands::make::seed::SeedArgs;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::interrupt;
use crate::in_out::output::Output;
use crate::in_out::pieces::Pieces;
use crate::in_out::stream::{Ask, Deliver, Read};
use crate::options::{Input, Target};
use clap::Args;
use ninefold::generate::{NotDigits, Random, Seed, minimise};
use ninefold::text::{Answer, Record};
use ninefold::{Clues, Grid, Puzzle};
use std::io;
use std::ops::ControlFlow;

/// Remove clues that are not needed
///
/// Removes clues in random order, as long as the puzzle has exactly one solution. With --all,
/// writes every minimal puzzle that can be reached in this way; there can be very many. A puzzle
/// without exactly one solution is written unchanged.
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

    /// Write all minimal puzzles, not only one
    #[arg(long, conflicts_with = "seed")]
    all: bool,

    /// Write at most this many for each puzzle
    #[arg(long, value_name = "COUNT", requires = "all")]
    max_puzzles: Option<u64>,

    /// Go on with an interrupted run, in the same output file
    #[arg(long, help_heading = "Output", requires_all = ["output", "seed"], conflicts_with = "all")]
    resume: bool,
}

impl Run for Minimise {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        interrupt::install();
        let seed = if self.all { Seed(0) } else { self.seed.seed(console) };
        let sources = self.input.sources();
        let kept = self.input.interrupted(self.resume, &sources, &self.target, None, false)?;
        let mut stream = self.input.stream(&sources, self.target.is_on_screen(), console);
        stream.go_on(kept);
        let output = self.target.open(&sources, true, kept)?;
        let limit = self.all.then(|| self.max_puzzles.unwrap_or(u64::MAX));
        let mut minimal = Minimal { output, console, exit: Exit::Done };
        let exit = stream.run(&Minimising { seed, limit }, &mut minimal)?;
        minimal.output.finish()?;
        Ok(exit.max(minimal.exit))
    }
}

struct Minimising {
    seed: Seed,
    /// The most of all; `None` for one at random.
    limit: Option<u64>,
}

impl Ask for Minimising {
    type Answer = Result<Vec<Grid>, Refused>;

    fn ask(&self, clues: &Clues) -> Self::Answer {
        self.ask_nth(0, clues)
    }

    fn ask_nth(&self, number: u64, clues: &Clues) -> Self::Answer {
        let puzzle = digits(clues)?;
        Ok(match self.limit {
            None => {
                vec![minimise::minimised(&puzzle, &mut Random::new(self.seed.nth(number)))?]
            }
            Some(limit) => {
                let mut all = Vec::new();
                let rest = below(&puzzle, limit, &mut |piece| {
                    all.extend(piece);
                    ControlFlow::Continue(())
                })?;
                all.extend(rest);
                all
            }
        })
    }

    fn in_pieces(&self) -> bool {
        self.limit.is_some()
    }

    fn ask_in_pieces(
        &self,
        clues: &Clues,
        give: &mut dyn FnMut(Self::Answer) -> ControlFlow<()>,
    ) -> Self::Answer {
        let puzzle = digits(clues)?;
        Ok(below(&puzzle, self.limit.unwrap_or(u64::MAX), &mut |piece| give(Ok(piece)))?)
    }
}

/// The minimal puzzles below, in pieces.
fn below(
    puzzle: &Puzzle,
    limit: u64,
    give: &mut dyn FnMut(Vec<Grid>) -> ControlFlow<()>,
) -> Result<Vec<Grid>, NotDigits> {
    let mut pieces = Pieces::new(limit, give);
    if limit > 0 {
        let _ = minimise::all_minimal(puzzle, &mut |grid| pieces.push(grid))?;
    }
    Ok(pieces.rest())
}

struct Minimal<'a> {
    output: Output,
    console: &'a Console,
    exit: Exit,
}

impl Deliver<Result<Vec<Grid>, Refused>> for Minimal<'_> {
    fn deliver(
        &mut self,
        read: &Read<'_>,
        answer: Option<Result<Vec<Grid>, Refused>>,
    ) -> io::Result<()> {
        match answer {
            Some(Ok(grids)) => grids.into_iter().try_for_each(|grid| {
                let record = Record { clues: Ok(grid.into()), ..read.record.clone() };
                self.output.record(&Read { record: &record, ..*read }, &Answer::Unchanged)
            }),
            Some(Err(why)) => {
                self.exit = Exit::Unsolved;
                self.console.at(
                    format_args!("{}:{}", read.source, read.record.line),
                    why.trouble().sentence,
                );
                self.output.record(read, &why.answer())
            }
            None => self.output.record(read, &Answer::Unchanged),
        }
    }

    fn piece(&mut self, read: &Read<'_>, piece: Result<Vec<Grid>, Refused>) -> io::Result<()> {
        self.deliver(read, Some(piece))
    }

    fn skip(&mut self, puzzle: &Read<'_>) -> io::Result<()> {
        // A puzzle that was refused stands there unchanged, as a minimal one does.
        let there = self.output.skip(puzzle, is_within)?.and_then(|there| there.clues.ok());
        let unchanged = |clues: &Clues| there.is_some_and(|there| there.grid() == clues.grid());
        if puzzle
            .record
            .clues
            .as_ref()
            .is_ok_and(|clues| unchanged(clues) && digits(clues).is_err())
        {
            self.exit = Exit::Unsolved;
        }
        Ok(())
    }

    fn go_on(&mut self) -> io::Result<()> {
        self.output.go_on()
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

/// Whether the second puzzle is the first one without some digits.
fn is_within(all: &Clues, less: &Clues) -> bool {
    let all = all.grid();
    less.grid().filled().all(|(cell, digit)| all.get(cell) == Some(digit))
}
