//! `ninefold is-minimal`.

use super::Run;
use crate::console::Console;
use crate::exit::Exit;
use crate::options::Input;
use crate::output::Lines;
use crate::refused::{Refused, digits};
use crate::stream::{Ask, Deliver, Read};
use clap::Args;
use ninefold::generate::minimise::redundant;
use ninefold::{CellSet, Clues};
use std::io;

/// Check whether every clue of a puzzle is needed
///
/// Writes one line per puzzle: minimal, or redundant followed by the clues that can be removed (any
/// one of them, not all together), or why it is not a puzzle. The exit status is 1 unless all are
/// minimal.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold is-minimal puzzles.txt
  ninefold minimise puzzles.txt | ninefold is-minimal | uniq -c")]
pub(crate) struct IsMinimal {
    #[command(flatten)]
    input: Input,
}

impl Run for IsMinimal {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let sources = self.input.sources();
        let mut told = Told { lines: Lines::new(), all: true };
        let stream = self.input.stream(&sources, told.lines.is_on_screen(), console);
        let exit = stream.run(&Asking, &mut told)?;
        Ok(if told.all { exit } else { exit.max(Exit::Unsolved) })
    }
}

/// Which clues can go.
struct Asking;

impl Ask for Asking {
    type Answer = Result<CellSet, Refused>;

    fn ask(&self, clues: &Clues) -> Self::Answer {
        Ok(redundant(&digits(clues)?)?)
    }
}

struct Told {
    lines: Lines,
    all: bool,
}

impl Deliver<Result<CellSet, Refused>> for Told {
    fn deliver(
        &mut self,
        _: &Read<'_>,
        answer: Option<Result<CellSet, Refused>>,
    ) -> io::Result<()> {
        let redundant = match answer {
            Some(Ok(redundant)) => redundant,
            Some(Err(why)) => {
                self.all = false;
                return self.lines.push(match why {
                    Refused::NotUnique(why) => why.to_string(),
                    Refused::NotDigits(_) => "candidates".to_owned(),
                });
            }
            None => {
                self.all = false;
                return self.lines.push("malformed");
            }
        };
        if redundant.is_empty() {
            return self.lines.push("minimal");
        }
        self.all = false;
        self.lines.push(format_args!("redundant: {redundant}"))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.lines.flush()
    }
}
