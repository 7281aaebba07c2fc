//! `ninefold same`.

use crate::commands::Run;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::words;
use crate::in_out::stream::ask::variants_elsewhere;
use anyhow::Context;
use clap::Args;
use ninefold::{Clues, canon};
use ninefold_variants::format::read_certain;
use std::io::{self, Write};

/// Check whether two puzzles are isomorphic
///
/// If they are, it prints a transformation from the first to the second, which `ninefold transform
/// --by` takes. If not, it prints the word different, and the exit status is 1.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold same \"$PUZZLE\" \"$OTHER\"
  ninefold same \"$PUZZLE\" \"$(ninefold transform -q \"$PUZZLE\")\"")]
pub(crate) struct Same {
    /// A puzzle of 81 characters, or a Sukaku of 729
    #[arg(value_name = "A", value_parser = clues)]
    first: Box<Clues>,

    /// Another one
    #[arg(value_name = "B", value_parser = clues)]
    second: Box<Clues>,
}

/// Reads a puzzle of digits or of candidates from an argument.
fn clues(text: &str) -> anyhow::Result<Box<Clues>> {
    text.parse().map(Box::new).with_context(|| match read_certain(text) {
        Some(_) => variants_elsewhere(),
        None => words!(en: "expected a puzzle of 81 or 729 characters", ko: "81글자나 729글자의 퍼즐이 아닙니다"),
    })
}

impl Run for Same {
    fn run(self, _: &Console) -> anyhow::Result<Exit> {
        let mut out = io::stdout().lock();
        match canon::isomorphism(*self.first, *self.second) {
            Some(transform) => {
                writeln!(out, "{transform}")?;
                Ok(Exit::Done)
            }
            None => {
                writeln!(out, "different")?;
                Ok(Exit::Unsolved)
            }
        }
    }
}
