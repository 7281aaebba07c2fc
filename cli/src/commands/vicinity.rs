//! `ninefold vicinity`.

use super::Run;
use super::canon::canonical;
use super::minimise::Proving;
use crate::console::Console;
use crate::exit::Exit;
use crate::interrupt;
use crate::language::language;
use crate::options::{Input, Minimal, Target};
use crate::output::Output;
use crate::stream::{Deliver, Read};
use clap::Args;
use ninefold::generate::minimise::is_minimal;
use ninefold::generate::vicinity::vicinity;
use ninefold::text::{Answer, Record};
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

    #[command(flatten)]
    minimal: Minimal,

    #[command(flatten)]
    target: Target,

    /// Also write isomorphs of what was written before
    #[arg(long)]
    isomorphs: bool,
}

impl Run for Vicinity {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        interrupt::install();
        let sources = self.input.sources();
        let stream = self.input.stream(&sources, self.target.is_on_screen(), console);
        let mut search = Search {
            remove: self.remove,
            add: self.add,
            minimal: self.minimal.minimal,
            isomorphs: self.isomorphs,
            output: self.target.open(&sources, false, 0)?,
            console,
            seen: HashSet::new(),
            bad: false,
        };
        let exit = stream.run(&Proving, &mut search)?;
        search.output.finish()?;
        Ok(if search.bad { exit.max(Exit::Unsolved) } else { exit })
    }
}

struct Search<'a> {
    remove: usize,
    add: usize,
    minimal: bool,
    isomorphs: bool,
    output: Output,
    console: &'a Console,
    /// What was written, and what was read: by its form, or as it is with `--isomorphs`.
    seen: HashSet<Grid>,
    bad: bool,
}

impl Search<'_> {
    fn is_new(&mut self, grid: Grid) -> bool {
        let key = if self.isomorphs { grid } else { *canonical(&grid).form() };
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
                self.console.at(
                    format_args!("{}:{}", read.source, read.record.line),
                    trouble.told(language()),
                );
                return Ok(());
            }
            None => return Ok(()),
        };
        self.is_new(puzzle.grid());
        let mut written = Ok(());
        let Search { remove, add, minimal, .. } = *self;
        let _ = vicinity(&puzzle, remove, add, &mut |grid| {
            let wanted = !minimal || Puzzle::try_from(grid).is_ok_and(|puzzle| is_minimal(&puzzle));
            if wanted && self.is_new(grid) {
                let record = Record::new(grid);
                written =
                    self.output.record(&Read { record: &record, ..*read }, &Answer::Unchanged);
            }
            if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        written?;
        self.output.flush()
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}
