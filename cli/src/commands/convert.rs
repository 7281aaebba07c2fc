//! `ninefold convert`.

use super::Run;
use crate::console::Console;
use crate::exit::Exit;
use crate::language::words;
use crate::options::{Input, Target};
use crate::output::Output;
use crate::stream::{Ask, Deliver, Read};
use anyhow::bail;
use clap::Args;
use ninefold::Clues;
use ninefold::text::Answer;
use std::io;

/// Rewrite puzzles in another shape
///
/// Nothing is lost that the target has a place for: candidates, titles, comments, columns.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold convert --to boxed puzzles.txt
  ninefold convert -o puzzle.sdk puzzle.ss
  cat puzzles.csv | ninefold convert --to line")]
pub(crate) struct Convert {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    target: Target,
}

impl Run for Convert {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        if self.target.shape().is_none() {
            bail!(words!(
                en: "convert needs --to SHAPE, or -o FILE with an extension that tells the shape",
                ko: "convert에는 --to SHAPE, 또는 확장자로 형식을 알 수 있는 -o FILE이 필요합니다",
            ));
        }
        let sources = self.input.sources();
        let stream = self.input.stream(&sources, self.target.is_on_screen(), console);
        let mut converted = Converted(self.target.open(&sources, true, 0)?);
        let exit = stream.run(&Nothing, &mut converted)?;
        converted.0.finish()?;
        Ok(exit)
    }
}

/// No question at all.
pub(super) struct Nothing;

impl Ask for Nothing {
    type Answer = ();

    fn ask(&self, _: &Clues) {}
}

struct Converted(Output);

impl Deliver<()> for Converted {
    fn deliver(&mut self, puzzle: &Read<'_>, _: Option<()>) -> io::Result<()> {
        self.0.record(puzzle, &Answer::Unchanged)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}
