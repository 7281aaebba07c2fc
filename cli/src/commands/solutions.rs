//! `ninefold solutions`.

use super::Run;
use super::convert::Nothing;
use crate::console::Console;
use crate::exit::Exit;
use crate::options::{Input, Limit, Target};
use crate::output::Output;
use crate::stream::{Deliver, Read};
use clap::Args;
use ninefold::text::Answer;
use ninefold::{Solution, solve};
use std::io;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// Solutions that come closer together than this are handed on together.
const PAUSE: Duration = Duration::from_millis(50);

/// List the solutions of puzzles in lexicographic order
///
/// They are written as they are found, one puzzle after the other, in the shape of the puzzle.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold solutions puzzle.txt
  ninefold solutions --limit 10 puzzle.txt
  ninefold solutions --to line puzzle.txt | head -1")]
pub(crate) struct Solutions {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    target: Target,

    #[command(flatten)]
    limit: Limit,
}

impl Run for Solutions {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let sources = self.input.sources();
        let stream = self.input.stream(&sources, self.target.is_on_screen(), console);
        let output = self.target.open(&sources, false, 0)?;
        let limit = self.limit.most();
        let mut listed = Listed { output, limit, handed_on: None, exit: Exit::Done };
        let exit = stream.run(&Nothing, &mut listed)?;
        listed.output.finish()?;
        Ok(exit.max(listed.exit))
    }
}

struct Listed {
    output: Output,
    limit: u64,
    handed_on: Option<Instant>,
    exit: Exit,
}

impl Listed {
    /// Writes a solution; whoever waits for a rare one sees it at once.
    fn list(&mut self, puzzle: &Read<'_>, solution: Solution) -> io::Result<()> {
        self.output.record(puzzle, &Answer::Several(solution))?;
        if self.handed_on.is_some_and(|then| then.elapsed() < PAUSE) {
            return Ok(());
        }
        self.handed_on = Some(Instant::now());
        self.output.flush()
    }
}

impl Deliver<()> for Listed {
    fn deliver(&mut self, puzzle: &Read<'_>, _: Option<()>) -> io::Result<()> {
        let Ok(clues) = &puzzle.record.clues else { return Ok(()) };
        if self.limit == 0 {
            return Ok(());
        }
        let mut listed = 0;
        let mut result = Ok(());
        let _ = solve::each(clues, |solution| {
            listed += 1;
            result = self.list(puzzle, solution);
            if listed < self.limit && result.is_ok() {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        if listed == 0 {
            self.exit = Exit::Unsolved;
        }
        result
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}
