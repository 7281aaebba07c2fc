//! `ninefold transform`.

use crate::commands::Run;
use crate::commands::make::seed::SeedArgs;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::language;
use crate::in_out::output::Output;
use crate::in_out::stream::{Ask, Deliver, Read};
use crate::options::{Input, Target};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use ninefold::generate::{Random, Seed};
use ninefold::grid::NotATransform;
use ninefold::text::{Answer, Key, Record, Value};
use ninefold::{Clues, Transform as Symmetry};
use std::io;

/// Write isomorphs of puzzles, random or by a transformation
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold transform --seed 7 puzzles.txt
  ninefold transform --operation rotate90 puzzles.txt
  ninefold transform --by transpose,digits=912345678 puzzles.txt")]
pub(crate) struct Transform {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    target: Target,

    #[command(flatten)]
    seed: SeedArgs,

    /// Apply this operation to every puzzle
    #[arg(long, value_name = "NAME", conflicts_with = "seed", value_parser = operation())]
    operation: Option<Symmetry>,

    /// Apply this transformation: transpose, rows=231456789 (where each row goes), columns=…,
    /// digits=… (what each digit becomes), with commas between
    #[arg(long, value_name = "PARTS", conflicts_with_all = ["seed", "operation"], value_parser = parts)]
    by: Option<Symmetry>,
}

/// Reads a transformation.
fn parts(text: &str) -> Result<Symmetry, &'static str> {
    text.parse().map_err(|wrong: NotATransform| wrong.text(language()))
}

/// Reads the name of an operation.
fn operation() -> impl TypedValueParser<Value = Symmetry> {
    PossibleValuesParser::new(Symmetry::NAMED.map(|(name, _)| name))
        .try_map(|name| name.parse::<Symmetry>())
}

impl Run for Transform {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let sources = self.input.sources();
        let stream = self.input.stream(&sources, self.target.is_on_screen(), console);
        let output = self.target.open(&sources, true, None)?;
        let by = match self.operation.or(self.by) {
            Some(transform) => By::This(transform),
            None => By::Random(self.seed.seed(console)),
        };
        let mut moved = Moved { output, by, number: 0 };
        let exit = stream.run(&Copied, &mut moved)?;
        moved.output.finish()?;
        Ok(exit)
    }
}

/// Transforms puzzles on delivery: the random transformation depends on the position in the input.
struct Copied;

impl Ask for Copied {
    type Answer = Clues;

    fn ask(&self, clues: &Clues) -> Clues {
        *clues
    }
}

/// The record of the isomorph: what stands beside the clues and follows the cells moves with them.
pub(super) fn moved(record: &Record, clues: &Clues, by: &Symmetry) -> Record {
    let mut record = Record { clues: Ok(by.clues(clues)), ..record.clone() };
    for note in &mut record.notes.fields {
        let text = match &mut note.value {
            Value::Solution(text) => text,
            Value::Text(text) if [Key::STATE, Key::PENCILMARKS].contains(&note.key) => text,
            _ => continue,
        };
        if let Ok(there) = text.parse::<Clues>() {
            *text = by.clues(there).to_string();
        }
    }
    record
}

enum By {
    This(Symmetry),
    Random(Seed),
}

struct Moved {
    output: Output,
    by: By,
    number: u64,
}

impl Deliver<Clues> for Moved {
    fn deliver(&mut self, puzzle: &Read<'_>, answer: Option<Clues>) -> io::Result<()> {
        let transform = match &self.by {
            By::This(transform) => *transform,
            By::Random(seed) => Random::new(seed.nth(self.number)).transform(),
        };
        self.number += 1;
        let record = match answer {
            Some(clues) => moved(puzzle.record, &clues, &transform),
            None => puzzle.record.clone(),
        };
        self.output.record(&Read { record: &record, ..*puzzle }, &Answer::Unchanged)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}
