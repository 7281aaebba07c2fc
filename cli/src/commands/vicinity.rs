//! `ninefold vicinity`.

use super::Run;
use super::canon::canonical;
use super::minimise::Proving;
use crate::console::Console;
use crate::exit::Exit;
use crate::interrupt;
use crate::options::Input;
use crate::output::Lines;
use crate::stream::{Deliver, Read};
use clap::Args;
use ninefold::generate::minimise::is_minimal;
use ninefold::generate::vicinity::vicinity;
use ninefold::{Grid, NotUnique, Puzzle};
use std::collections::HashSet;
use std::io;
use std::ops::ControlFlow;

/// Search the neighbours of puzzles: some clues out, some others in
///
/// Puzzle hunters' {-k+m} search. Every proper puzzle that is found is written once, over all puzzles of the
/// input; isomorphs and the puzzles themselves count as the same unless --isomorphs is given.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold vicinity --remove 1 --add 1 puzzles.txt
  ninefold vicinity --remove 2 --add 1 --minimal puzzles.txt")]
pub(crate) struct Vicinity {
    #[command(flatten)]
    input: Input,

    /// How many clues are taken out
    #[arg(long, value_name = "COUNT", default_value_t = 1)]
    remove: usize,

    /// How many clues are put in
    #[arg(long, value_name = "COUNT", default_value_t = 1)]
    add: usize,

    /// Only minimal puzzles
    #[arg(long)]
    minimal: bool,

    /// Also write isomorphs of what was written before
    #[arg(long)]
    isomorphs: bool,
}

impl Run for Vicinity {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        interrupt::install();
        let sources = self.input.sources();
        let mut search =
            Search { args: &self, lines: Lines::new(), console, seen: HashSet::new(), bad: false };
        let stream = self.input.stream(&sources, search.lines.is_on_screen(), console);
        let exit = stream.run(&Proving, &mut search)?;
        Ok(if search.bad { exit.max(Exit::Unsolved) } else { exit })
    }
}

struct Search<'a> {
    args: &'a Vicinity,
    lines: Lines,
    console: &'a Console,
    /// What was written, and what was read: by its form, or as it is with `--isomorphs`.
    seen: HashSet<Grid>,
    bad: bool,
}

impl Search<'_> {
    fn is_new(&mut self, grid: Grid) -> bool {
        let key = if self.args.isomorphs { grid } else { *canonical(&grid).grid() };
        self.seen.insert(key)
    }
}

impl Deliver<Result<Puzzle, NotUnique>> for Search<'_> {
    fn deliver(
        &mut self,
        read: &Read<'_>,
        answer: Option<Result<Puzzle, NotUnique>>,
    ) -> io::Result<()> {
        let puzzle = match answer {
            Some(Ok(puzzle)) => puzzle,
            Some(Err(trouble)) => {
                self.bad = true;
                self.console.at(format_args!("{}:{}", read.source, read.record.line), trouble);
                return Ok(());
            }
            None => return Ok(()),
        };
        self.is_new(puzzle.grid());
        let mut written = Ok(());
        let _ = vicinity(&puzzle, self.args.remove, self.args.add, &mut |grid| {
            let wanted = !self.args.minimal
                || Puzzle::try_from(grid).is_ok_and(|puzzle| is_minimal(&puzzle));
            if wanted && self.is_new(grid) {
                written = self.lines.push(grid);
            }
            if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        written?;
        self.lines.flush()
    }

    fn flush(&mut self) -> io::Result<()> {
        self.lines.flush()
    }
}
