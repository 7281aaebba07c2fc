//! `ninefold rate`.

mod answers;
mod tally;
mod variants;

use crate::commands::Run;
use crate::commands::logic::reasoning::Reasoning;
use crate::commands::logic::within::Within;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::interrupt;
use crate::console::language::{language, words};
use crate::console::trouble::Trouble;
use crate::in_out::output::{Output, Requested};
use crate::in_out::reply::refused;
use crate::in_out::resume::{self, Point};
use crate::in_out::source::Source;
use crate::in_out::stream::{
    Ask, AskVariant, Deliver, Delivery, End as Ended, Finding, Read, Reply, Variant,
};
use crate::options::{Input, Json, OutputFile, Patience};
use answers::Answers;
use anyhow::ensure;
use clap::Args;
use ninefold::rate::{Bounds, End, Rating, Scale};
use ninefold::text::{Answer, Format, Record};
use ninefold::{Clues, Grid, NotUnique, Puzzle};
use std::io;
use std::ops::ControlFlow;
use tally::Tally;
use variants::Variants;

/// Rate how hard puzzles are
///
/// Writes one line per puzzle. Columns, separated by tabs: puzzle, level, score, hardest technique,
/// counts of techniques, then the input's other columns. Levels are easy, medium, hard, unfair and
/// extreme. The scale explainer has ER, EP and ED instead of level and score; the scale proof has the
/// size of the smallest proof and a lower bound for it. Only puzzles with exactly one solution are
/// rated. The score of a variant is how many houses and rules its steps look at in all; --json also
/// gives its size: how many its hardest step looks at. Rating a 9×9 variant can take minutes; --timeout
/// sets a limit.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold rate puzzles.txt
  ninefold rate --summary puzzles.txt
  ninefold rate --csv --scale hodoku puzzles.txt > ratings.csv
  ninefold rate --scale explainer --min 7.2 --max 7.3 puzzles.txt")]
pub(crate) struct Rate {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    json: Json,

    /// Write CSV with a heading
    #[arg(long, help_heading = "Output", conflicts_with = "json")]
    csv: bool,

    /// Only count the puzzles of each level and hardest technique
    #[arg(long, help_heading = "Output", conflicts_with_all = ["json", "csv"])]
    summary: bool,

    #[command(flatten)]
    file: OutputFile,

    #[command(flatten)]
    within: Within,

    /// Go on with an interrupted run, in the same output file
    #[arg(long, help_heading = "Output", requires = "output", conflicts_with = "summary")]
    resume: bool,

    #[command(flatten)]
    reasoning: Reasoning,
}

impl Rate {
    /// The format of the answers: the requested one, or that of the file's name.
    fn format(&self) -> Format {
        match (self.json.json, self.csv, self.file.format()) {
            (true, ..) => Format::Jsonl,
            (_, true, _) => Format::Csv,
            (.., Some(format @ (Format::Csv | Format::Jsonl | Format::Json))) => format,
            _ => Format::Line,
        }
    }

    /// The point at which an earlier run was interrupted.
    fn interrupted(
        &self,
        format: Format,
        sources: &[Source],
        wanted: &Bounds,
    ) -> anyhow::Result<Point> {
        if wanted.is_any() {
            return self.file.interrupted(Some(format), sources, true);
        }
        let path = self.file.path_to_resume()?;
        resume::point_among_selected(path, format, (sources, self.input.from()))
    }
}

impl Run for Rate {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        interrupt::install();
        let sources = self.input.sources();
        let scale = self.reasoning.scale()?;
        let wanted = self.within.bounds(scale)?;
        if let Err(never) = wanted.check() {
            console.note(never.text(language()));
        }
        let format = self.format();
        ensure!(
            !self.summary || format == Format::Line,
            words!(
                en: "--summary writes a table for people, not {}: give the file another name",
                ko: "--summary는 {} 형식이 아니라 사람이 읽는 표를 씁니다. 다른 파일 이름을 쓰세요",
                format.name(),
            )
        );
        if self.json.json {
            self.file.takes_json()?;
        }
        let kept = self.resume.then(|| self.interrupted(format, &sources, &wanted)).transpose()?;
        let variants = Variants::new(&self.within, &self.reasoning, format);
        let requested = Requested { format: Some(format), ..self.file.requested() };
        let mut rated = Rated {
            output: Output::open(requested, &sources, kept)?,
            format: (!self.summary).then_some(format),
            answers: Answers::new(&scale, format),
            wanted,
            tally: Tally::new(scale.figures()[0]),
            are_variants_refused: variants.are_refused(),
        };
        let on_screen = self.file.is_on_screen() && !self.summary;
        let mut stream = self.input.stream(&sources, on_screen, console);
        stream.go_on(kept);
        let asked = OnScale { scale, patience: self.reasoning.patience, variants };
        let exit = stream.run(&asked, &mut rated)?;
        let tally = &rated.tally;
        if self.summary {
            rated.output.lines(&(tally.picture() + "\n"))?;
        } else if tally.read() > 1 {
            console.note(tally.in_short());
        }
        rated.output.lay_out(&rated.answers.reply(&Record::new(Grid::EMPTY), &[]));
        rated.output.finish()?;
        Ok(exit.max(rated.tally.exit()))
    }
}

struct OnScale {
    scale: Scale,
    patience: Patience,
    variants: Variants,
}

impl Ask for OnScale {
    type Answer = Result<Box<Rating>, NotUnique>;

    fn ask(&self, clues: &Clues) -> Result<Box<Rating>, NotUnique> {
        let puzzle = Puzzle::new(*clues)?;
        Ok(Box::new(self.patience.ask(|budget| self.scale.rate(&puzzle, budget))))
    }

    fn variants(&self) -> Option<&dyn AskVariant> {
        Some(self)
    }
}

impl AskVariant for OnScale {
    fn prefers_classic(&self) -> bool {
        true
    }

    fn ask_variant(
        &self,
        variant: &Variant,
        give: &mut dyn FnMut(Finding) -> ControlFlow<()>,
    ) -> Ended {
        if let Some(reply) = self.variants.rate(&variant.puzzle, self.patience.budget()) {
            let _ = give(Finding::Reply(reply));
        }
        Ended::Solved
    }
}

impl Rated {
    /// Writes what was found of a variant.
    fn reply(&mut self, puzzle: &Read<'_>, reply: &Reply) -> io::Result<()> {
        match variants::graded(reply) {
            None if puzzle.again => self.tally.left_out(false),
            _ if puzzle.again => {}
            graded => self.tally.add_variant(graded),
        }
        match self.format {
            Some(Format::Line) => {
                self.output.lines(&self.answers.variant_line(puzzle.record, reply))
            }
            Some(format) => {
                let record = self.answers.reply(puzzle.record, &reply.found);
                let read = Read { record: &record, format, ..*puzzle };
                self.output.record(&read, &Answer::Noted)
            }
            None => Ok(()),
        }
    }
}

struct Rated {
    output: Output,
    /// The format of the answers; none when only the summary is written.
    format: Option<Format>,
    answers: Answers,
    /// The requested ratings.
    wanted: Bounds,
    tally: Tally,
    are_variants_refused: bool,
}

impl Deliver<Result<Box<Rating>, NotUnique>> for Rated {
    fn deliver(
        &mut self,
        puzzle: &Read<'_>,
        answer: Option<Result<Box<Rating>, NotUnique>>,
    ) -> io::Result<()> {
        let outcome = match (&answer, &puzzle.record.clues) {
            (Some(Ok(rating)), _) if rating.end() == End::Stopped => Err(Trouble::undecided()),
            (Some(Ok(rating)), _) => Ok(&**rating),
            (Some(Err(why)), _) => Err(why.into()),
            (None, Err(why)) => Err(Trouble::malformed(why)),
            (None, Ok(_)) => return Ok(()),
        };
        let is_wanted =
            self.wanted.is_any() || outcome.as_ref().is_ok_and(|rating| self.wanted.accept(rating));
        match &outcome {
            Err(_) if puzzle.again || !is_wanted => self.tally.left_out(!puzzle.again),
            Ok(_) if puzzle.again || !is_wanted => {}
            outcome => self.tally.add(outcome.as_ref().ok().copied()),
        }
        match self.format.filter(|_| is_wanted) {
            Some(Format::Line) => self.output.lines(&self.answers.line(puzzle.record, &outcome)),
            Some(format) => {
                let record = self.answers.record(puzzle, format, &outcome);
                self.output.record(&Read { record: &record, format, ..*puzzle }, &Answer::Unchanged)
            }
            None => Ok(()),
        }
    }

    fn variant(&mut self, puzzle: &Read<'_>, delivery: &Delivery) -> io::Result<()> {
        match delivery {
            Delivery::Found(Finding::Reply(reply)) => self.reply(puzzle, reply),
            Delivery::Malformed { .. } if !self.wanted.is_any() => {
                self.tally.left_out(!puzzle.again);
                Ok(())
            }
            Delivery::Malformed { why, .. } => {
                self.reply(puzzle, &refused(&Trouble::malformed_variant(why)))
            }
            Delivery::Found(_) | Delivery::End(_) | Delivery::Again => Ok(()),
        }
    }

    fn skip(&mut self, puzzle: &Read<'_>) -> io::Result<()> {
        if !self.wanted.is_any() {
            // It was compared when the place to continue was looked for.
            if puzzle.record.clues.is_err() && self.are_variants_refused {
                self.tally.left_out(false);
            }
            return Ok(());
        }
        let there = match self.format {
            Some(Format::Line) => self.output.skip(puzzle, PartialEq::eq)?,
            Some(format) => {
                // The columns are those of the first answer, whatever it says.
                let nothing = Err(Trouble::undecided());
                let record = self.answers.record(puzzle, format, &nothing);
                self.output.skip(&Read { record: &record, format, ..*puzzle }, PartialEq::eq)?
            }
            None => None,
        };
        if there.is_some_and(|there| self.answers.is_error(&there)) {
            self.tally.left_out(false);
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
