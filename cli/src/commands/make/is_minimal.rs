//! `ninefold is-minimal`.

use crate::commands::Run;
use crate::commands::make::refused::{Refused, digits};
use crate::console::Console;
use crate::console::exit::Exit;
use crate::in_out::columns::{Found, json_line, raw, troubled};
use crate::in_out::output::Lines;
use crate::in_out::stream::{Ask, Deliver, Read};
use crate::options::{Input, Json};
use clap::Args;
use ninefold::generate::minimise::redundant;
use ninefold::text::Record;
use ninefold::{CellSet, Clues};
use std::io;

/// Check whether every clue of a puzzle is needed
///
/// Writes one line per puzzle: minimal, or redundant and the clues that are not needed. Any one of
/// them can be removed, but often not all together. A puzzle without exactly one solution gets the
/// reason. The exit status is 1 unless all puzzles are minimal.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold is-minimal puzzles.txt
  ninefold minimise puzzles.txt | ninefold is-minimal | uniq -c")]
pub(crate) struct IsMinimal {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    json: Json,
}

impl Run for IsMinimal {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let sources = self.input.sources();
        let mut report = Told { lines: Lines::new(), json: self.json.json, all: true };
        let stream = self.input.stream(&sources, report.lines.is_on_screen(), console);
        let exit = stream.run(&Asking, &mut report)?;
        Ok(if report.all { exit } else { exit.max(Exit::Unsolved) })
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

/// A line of JSON: whether the puzzle is minimal, and the redundant clues.
fn object(record: &Record, answer: Option<&Result<CellSet, Refused>>) -> String {
    let found: Vec<Found> = match answer {
        Some(Ok(redundant)) => {
            let cells: Vec<String> = redundant.iter().map(|cell| format!("\"{cell}\"")).collect();
            let cells = raw(format_args!("[{}]", cells.join(",")));
            vec![("minimal", raw(redundant.is_empty())), ("redundant", cells)]
        }
        Some(Err(why)) => troubled(&why.trouble()).into(),
        None => Vec::new(),
    };
    json_line(record, &["minimal", "redundant"], found)
}

struct Told {
    lines: Lines,
    json: bool,
    all: bool,
}

impl Deliver<Result<CellSet, Refused>> for Told {
    fn deliver(
        &mut self,
        puzzle: &Read<'_>,
        answer: Option<Result<CellSet, Refused>>,
    ) -> io::Result<()> {
        if self.json {
            self.all &= matches!(&answer, Some(Ok(redundant)) if redundant.is_empty());
            return self.lines.push(object(puzzle.record, answer.as_ref()));
        }
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
