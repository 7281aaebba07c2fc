//! `ninefold minimise`.

use crate::commands::Run;
use crate::commands::make::fewer::{Choosing, Weight, weight};
use crate::commands::make::one_line::variant_format;
use crate::commands::make::refused::{Refused, digits};
use crate::commands::make::seed::SeedArgs;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::interrupt;
use crate::console::language::words;
use crate::console::progress::plural;
use crate::console::trouble::Trouble;
use crate::in_out::columns::troubled;
use crate::in_out::output::{Output, is_table};
use crate::in_out::pieces::{Pieces, all_of};
use crate::in_out::reply::only_classic;
use crate::in_out::stream::{Ask, AskVariant, Deliver, Delivery, End, Finding, Read, Variant};
use crate::options::{Input, Patience, Target, that_take_variants};
use anyhow::ensure;
use clap::Args;
use ninefold::generate::{NotDigits, Random, Seed, minimise};
use ninefold::text::{Answer, Format, Record};
use ninefold::{Clues, Grid, Puzzle};
use std::io;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicU64;

/// Remove clues and rules that are not needed
///
/// Removes clues in random order, as long as the puzzle has exactly one solution. From a variant it
/// removes rules, too; with --weight, heavy ones first. With --all, writes every minimal puzzle that can
/// be reached in this way; there can be very many. With --smallest, finds the fewest clues and rules
/// that are enough for one solution. A puzzle without exactly one solution is written unchanged.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold minimise --seed 1 puzzles.txt
  ninefold minimise --weight given=5 --smallest killer.txt
  ninefold minimise --all --max-puzzles 1000 puzzle.txt")]
pub(crate) struct Minimise {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    target: Target,

    #[command(flatten)]
    seed: SeedArgs,

    /// Leave the fewest clues and rules, or the least weight; the search gives up after 10 seconds
    #[arg(long, conflicts_with_all = ["seed", "all"])]
    smallest: bool,

    /// The weight of each rule of a kind, such as given=5, usually 1; heavy rules are removed first; may
    /// be given several times
    #[arg(long = "weight", value_name = "RULE=NUMBER", value_parser = weight, conflicts_with = "all")]
    weights: Vec<Weight>,

    #[command(flatten)]
    patience: Patience,

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
        let sources = self.input.sources();
        let only = self.target.variant_format().is_some();
        ensure!(
            !(only && self.all),
            words!(
                en: "--all writes classic puzzles; choose a format for them (see `ninefold formats`)",
                ko: "--all은 일반 퍼즐만 씁니다. 일반 퍼즐 형식을 고르세요(`ninefold formats` 참고)",
            ),
        );
        let usual = only.then_some(Format::Line);
        let kept = self.input.interrupted(self.resume, &sources, &self.target, usual, true)?;
        let mut stream = self.input.stream(&sources, self.target.is_on_screen(), console);
        stream.go_on(kept);
        let limit = self.all.then(|| self.max_puzzles.unwrap_or(u64::MAX));
        let format = self.target.format().or(usual);
        let variant_format = match format.is_some_and(is_table) {
            true => Some(None),
            false if only => Some(variant_format(&self.target, false)?),
            false => variant_format(&self.target, false).ok(),
        };
        let output = self.target.open_as(format, &sources, true, kept)?;
        let is_drawn = !self.all && !self.smallest;
        let choosing = Choosing {
            seed: if is_drawn { self.seed.seed(console) } else { Seed(0) },
            smallest: self.smallest,
            weights: self.weights,
            patience: self.patience,
            variant_format: variant_format.flatten(),
            perhaps: AtomicU64::new(0),
        };
        let has_place = variant_format.is_some();
        let minimising = Minimising { choosing, limit, has_place, only };
        let mut minimal = Minimal { output, console, exit: Exit::Done };
        let exit = stream.run(&minimising, &mut minimal)?;
        minimal.output.finish()?;
        let perhaps = minimising.choosing.perhaps.into_inner();
        if perhaps > 0 {
            let puzzles = plural(perhaps, "puzzle");
            console.note(words!(
                en: "there was no time to prove that nothing less is enough: {puzzles}",
                ko: "퍼즐 {perhaps}개는 더 줄일 수 없는지 시간 안에 확인하지 못했습니다",
            ));
        }
        Ok(exit.max(minimal.exit))
    }
}

struct Minimising {
    choosing: Choosing,
    /// The most of all; `None` for one.
    limit: Option<u64>,
    /// Whether the output has a place for variants.
    has_place: bool,
    /// Whether classic puzzles are written as variants too.
    only: bool,
}

impl Ask for Minimising {
    type Answer = Result<Vec<Grid>, Refused>;

    fn ask(&self, clues: &Clues) -> Self::Answer {
        self.ask_nth(0, clues)
    }

    fn ask_nth(&self, number: u64, clues: &Clues) -> Self::Answer {
        if self.choosing.smallest {
            return Ok(vec![self.choosing.smallest(clues)?]);
        }
        let puzzle = digits(clues)?;
        Ok(match self.limit {
            None => {
                let mut random = Random::new(self.choosing.seed.nth(number));
                vec![minimise::minimised(&puzzle, &mut random)?]
            }
            Some(limit) => all_of(|give| below(&puzzle, limit, give))?,
        })
    }

    fn in_pieces(&self) -> bool {
        self.limit.is_some()
    }

    fn variants(&self) -> Option<&dyn AskVariant> {
        (self.has_place && self.limit.is_none()).then_some(self as _)
    }

    fn refuses_variants(&self) -> String {
        if let Some(trouble) = only_classic(&[("--all", self.limit.is_some())]) {
            return trouble.sentence;
        }
        let names = that_take_variants(&["csv", "json", "jsonl"]);
        words!(en: "variants are written as {names}", ko: "변형 퍼즐은 {names}로 씁니다")
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

impl AskVariant for Minimising {
    fn only(&self) -> bool {
        self.only
    }

    fn ask_variant(
        &self,
        variant: &Variant,
        give: &mut dyn FnMut(Finding) -> ControlFlow<()>,
    ) -> End {
        let _ = give(self.choosing.ask(variant));
        End::Solved
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

    fn variant(&mut self, puzzle: &Read<'_>, delivery: &Delivery) -> io::Result<()> {
        match delivery {
            Delivery::Found(Finding::Text(text)) => self.output.anew(puzzle, text, &[]),
            Delivery::Found(Finding::Reply(why)) => {
                self.exit = Exit::Unsolved;
                let place = format_args!("{}:{}", puzzle.source, puzzle.record.line);
                self.console.at(place, &why.text);
                self.output.refused(puzzle, &why.found)
            }
            Delivery::Malformed { why, .. } => {
                self.output.refused(puzzle, &troubled(&Trouble::malformed_variant(why)))
            }
            Delivery::Found(_) | Delivery::End(_) | Delivery::Again => Ok(()),
        }
    }

    fn piece(&mut self, read: &Read<'_>, piece: Result<Vec<Grid>, Refused>) -> io::Result<()> {
        self.deliver(read, Some(piece))
    }

    fn skip(&mut self, puzzle: &Read<'_>) -> io::Result<()> {
        let there = self.output.skip(puzzle, is_within)?;
        if puzzle.record.clues.is_err() && there.as_ref().is_some_and(has_reason) {
            self.exit = Exit::Unsolved;
        }
        // A classic puzzle that was refused stands there unchanged, as a minimal one does.
        let there = there.and_then(|there| there.clues.ok());
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

/// Whether an answer that was read says why a variant stands there as it was given.
fn has_reason(there: &Record) -> bool {
    const REASONS: [&str; 6] = [
        "malformed: ",
        "contradictory: ",
        "no solution",
        "several solutions",
        "undecided: ",
        "has no place for these rules",
    ];
    let behind = there.notes.source.split_once(" # ").map(|(_, behind)| behind);
    let mut texts = behind.into_iter().chain(there.notes.remarks().map(|(_, text)| text));
    texts.any(|text| REASONS.iter().any(|reason| text.contains(reason)))
}

/// Whether the second puzzle is the first one without some digits.
fn is_within(all: &Clues, less: &Clues) -> bool {
    let all = all.grid();
    less.grid().filled().all(|(cell, digit)| all.get(cell) == Some(digit))
}
