//! Shared code of the human logic commands: the choice of techniques, the language, and the
//! messages for puzzles without a logical start.

use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::words;
use crate::console::trouble::{Trouble, trouble};
use crate::in_out::columns::{Found, json_line, troubled, variant_json_line};
use crate::in_out::output::Lines;
use crate::in_out::reply::{MALFORMED, found, refused};
use crate::in_out::source::Source;
use crate::in_out::stream::{Deliver, Delivery, Finding, Read, Reply};
use crate::options::Patience;
use anyhow::{Context, ensure};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, Args, Command};
use ninefold::position::{Position, suspects};
use ninefold::rate::Scale;
use ninefold::text::{self, Notes, Record};
use ninefold::{Cell, Clues, Digit, Grid, Language, Level, NotUnique, Technique};
use ninefold_variants::explain;
use serde_json::{Map, Value};
use std::ffi::{OsStr, OsString};
use std::io::{self, Read as _};
use std::mem;

/// On which scale difficulty is measured.
#[derive(Args, Debug)]
pub(crate) struct OnScale {
    /// How to measure difficulty: ninefold and hodoku have level and score, explainer has ER, EP and
    /// ED, proof has the size of the smallest proof
    #[arg(long, value_name = "SCALE", default_value = "ninefold", value_parser = scale_parser())]
    pub(crate) scale: Scale,
}

/// Which techniques are used, in which order, and what they count.
#[derive(Args, Debug)]
pub(crate) struct Reasoning {
    #[command(flatten)]
    scale: OnScale,

    #[command(flatten)]
    pub(crate) patience: Patience,

    /// Leave out a technique; may be given several times
    #[arg(long, value_name = "TECHNIQUE", value_parser = TechniqueParser, hide_possible_values = true)]
    without: Vec<Technique>,

    /// Use no technique above this level
    #[arg(long, value_name = "LEVEL", value_parser = level_parser())]
    max_level: Option<Level>,
}

/// The original puzzle of a player's position.
#[derive(Args, Debug)]
pub(crate) struct Givens {
    /// The original puzzle, if the input is half solved
    #[arg(long, value_name = "PUZZLE", help_heading = "Input")]
    givens: Option<OsString>,
}

impl Reasoning {
    /// The flags that speak of classic puzzles, and whether each is given.
    pub(crate) fn flags(&self) -> [(&'static str, bool); 3] {
        [
            ("--scale", self.scale.scale != Scale::NINEFOLD),
            ("--without", !self.without.is_empty()),
            ("--max-level", self.max_level.is_some()),
        ]
    }

    /// The scale without what is left out.
    ///
    /// # Errors
    /// When something should be left out of a scale without a table.
    pub(crate) fn scale(&self) -> anyhow::Result<Scale> {
        let leaves_out = self.max_level.is_some() || !self.without.is_empty();
        ensure!(
            !leaves_out || self.scale.scale.has_table(),
            words!(
                en: "--without and --max-level need a scale with a table of techniques; {0} has none",
                ko: "--without와 --max-level은 기법 표가 있는 기준에서만 쓸 수 있습니다: {0}에는 없습니다",
                self.scale.scale.name(),
            )
        );
        let scale = self.max_level.map_or(self.scale.scale, |level| self.scale.scale.up_to(level));
        Ok(self.without.iter().fold(scale, |scale, technique| scale.without(*technique)))
    }
}

impl Givens {
    /// The givens, if they were stated.
    ///
    /// # Errors
    /// When they cannot be read.
    pub(crate) fn givens(&self) -> anyhow::Result<Option<Grid>> {
        let Some(source) = Source::of_arguments(self.givens.as_slice()).pop() else {
            return Ok(None);
        };
        if self.givens.is_none() {
            return Ok(None);
        }
        let mut text = String::new();
        source.open().and_then(|mut input| input.read_to_string(&mut text)).with_context(
            || words!(en: "cannot read {source}", ko: "{source}: 읽을 수 없습니다"),
        )?;
        ensure!(
            ninefold_variants::format::read_certain(&text).is_none(),
            words!(
                en: "--givens is for classic puzzles; --filled tells what you filled in a variant",
                ko: "--givens는 일반 퍼즐에 씁니다. 변형 퍼즐에 써넣은 숫자는 --filled로 알려 줍니다",
            )
        );
        text.parse().map(Some).with_context(|| format!("{source}"))
    }
}

/// The output for a puzzle, or the reason why there is none.
pub(crate) type Outcome = Result<Answered, Trouble>;

/// The output for a puzzle.
pub(crate) enum Answered {
    /// A text for a person.
    Text(String),
    /// The puzzle that was meant, and what is written of it as JSON.
    Json(Box<Clues>, Map<String, Value>),
}

/// A position where logic can start, or the reason why not.
pub(crate) fn position(
    clues: &Clues,
    notes: &Notes,
    givens: Option<&Grid>,
) -> Result<Position, Trouble> {
    if let Some((cell, digit)) = givens.and_then(|givens| missing(clues, notes, givens)) {
        return Err(trouble!(
            "mistake",
            en: "the position does not contain the givens of that puzzle ({cell} is {digit} there)",
            ko: "풀던 퍼즐에 원래 문제의 숫자가 모두 있지는 않습니다(원래 문제는 {cell}에 {digit})",
        ));
    }
    Position::noted(clues, notes.placed(), notes.pencilmarks(), givens).map_err(|trouble| {
        let blamed = match trouble {
            NotUnique::None | NotUnique::Contradictory(_) => suspects(&clues.grid()),
            NotUnique::Several(_) => Vec::new(),
        };
        let Trouble { code, message, sentence } = Trouble::from(&trouble);
        match &blamed[..] {
            [] => Trouble { code, message, sentence },
            [one] => trouble!(
                code,
                en: "{message}; without the {1} in {0} there is exactly one solution",
                ko: "{sentence}. {0}의 {1}만 없으면 해가 하나입니다",
                one.cell,
                one.digit,
            ),
            some => {
                let english = some.iter().map(|c| format!("{} in {}", c.digit, c.cell));
                let english = english.collect::<Vec<_>>().join(", ");
                let korean = some.iter().map(|c| format!("{}의 {}", c.cell, c.digit));
                let korean = korean.collect::<Vec<_>>().join(", ");
                trouble!(
                    code,
                    en: "{message}; without one of these there is exactly one solution: {english}",
                    ko: "{sentence}. 이 가운데 하나만 없으면 해가 하나입니다: {korean}",
                )
            }
        }
    })
}

/// The first given of the puzzle that the position does not have.
fn missing(clues: &Clues, notes: &Notes, givens: &Grid) -> Option<(Cell, Digit)> {
    let (candidates, placed) = (clues.candidates(), notes.placed());
    givens.filled().find(|&(cell, digit)| {
        let is_placed = placed.as_ref().is_some_and(|placed| placed.get(cell) == Some(digit));
        let is_clue = match clues {
            Clues::Grid(grid) => grid.get(cell) == Some(digit),
            Clues::Candidates(_) => candidates.get(cell).contains(digit),
        };
        !is_placed && !is_clue
    })
}

/// Writes the texts and messages, in order.
pub(crate) struct Telling<'a> {
    /// The texts on their way to standard output.
    pub(crate) lines: Lines,
    /// The receiver of messages.
    pub(crate) console: &'a Console,
    /// The separator between two texts.
    pub(crate) gap: &'static str,
    /// The names of the values of JSON; nothing when texts are written. A puzzle without an answer
    /// has a line of JSON with the error.
    pub(crate) names: Option<&'static [&'static str]>,
    is_second: bool,
    exit: Exit,
}

impl<'a> Telling<'a> {
    /// Nothing written so far.
    pub(crate) fn new(console: &'a Console, gap: &'static str) -> Telling<'a> {
        let (names, is_second, exit) = (None, false, Exit::Done);
        Telling { lines: Lines::new(), console, gap, names, is_second, exit }
    }

    /// Writes a line of JSON, if lines of JSON are written.
    fn json(&mut self, record: &Record, found: impl IntoIterator<Item = Found>) -> io::Result<()> {
        match self.names {
            Some(names) => self.lines.push(json_line(record, names, found)),
            None => Ok(()),
        }
    }

    /// Writes a text behind the one before it.
    fn text(&mut self, text: &str) -> io::Result<()> {
        let gap = if mem::replace(&mut self.is_second, true) { self.gap } else { "" };
        self.lines.push(format_args!("{gap}{}", text.trim_end_matches('\n')))
    }

    /// Writes why there is no text in its place. A terminal shows the message there already.
    fn unanswered(&mut self, why: &str) -> io::Result<()> {
        let is_said = self.names.is_some() || self.lines.is_on_screen();
        if is_said { Ok(()) } else { self.text(why) }
    }

    /// The resulting exit status.
    pub(crate) fn exit(&self) -> Exit {
        self.exit
    }
}

impl Deliver<Outcome> for Telling<'_> {
    fn deliver(&mut self, puzzle: &Read<'_>, answer: Option<Outcome>) -> io::Result<()> {
        match answer {
            Some(Ok(Answered::Json(clues, object))) => {
                let record = Record { clues: Ok(*clues), ..puzzle.record.clone() };
                self.json(&record, found(self.names.unwrap_or_default(), object))
            }
            Some(Ok(Answered::Text(text))) => self.text(&text),
            Some(Err(trouble)) => {
                self.flush()?;
                let place = format!("{}:{}", puzzle.source, puzzle.record.line);
                self.console.at(place, &trouble.sentence);
                // A grid that is solved lacks nothing.
                if trouble.code != "solved" {
                    self.exit = Exit::Unsolved;
                }
                self.json(puzzle.record, troubled(&trouble))?;
                self.unanswered(&trouble.message)
            }
            None => {
                self.exit = Exit::Unsolved;
                self.json(puzzle.record, [])?;
                self.unanswered(MALFORMED)
            }
        }
    }

    fn variant(&mut self, puzzle: &Read<'_>, delivery: &Delivery) -> io::Result<()> {
        let is_malformed = matches!(delivery, Delivery::Malformed { .. });
        let Reply { text, found, exit } = match delivery {
            Delivery::Found(Finding::Reply(reply)) => reply.clone(),
            Delivery::Malformed { why, .. } => refused(&Trouble::malformed_variant(why)),
            Delivery::Found(_) | Delivery::End(_) | Delivery::Again => return Ok(()),
        };
        self.exit = self.exit.max(exit);
        let is_refused = found.first().is_some_and(|(name, _)| *name == "error");
        if is_refused && !is_malformed {
            self.flush()?;
            self.console.at(format!("{}:{}", puzzle.source, puzzle.record.line), &text);
        }
        if let Some(names) = self.names {
            return self.lines.push(variant_json_line(puzzle.record, names, found));
        }
        match &found[..] {
            _ if is_malformed => self.unanswered(MALFORMED),
            [("error", _), ("message", text::Value::Text(message)), ..] => self.unanswered(message),
            _ => self.text(&text),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.lines.flush()
    }
}

/// Reads a technique's name in any of its forms; shells complete the codes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TechniqueParser;

impl TypedValueParser for TechniqueParser {
    type Value = Technique;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Technique, clap::Error> {
        technique.parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let value = |technique: &Technique| PossibleValue::new(technique.entry().code);
        Some(Box::new(Technique::ALL.iter().map(value)))
    }
}

/// The technique of a name; without one, the similar names are the error.
fn technique(name: &str) -> Result<Technique, String> {
    name.parse().map_err(|_| {
        let is_of_variants = |technique: explain::Technique| {
            [technique.id(), technique.name(Language::English), technique.name(Language::Korean)]
                .iter()
                .any(|own| own.eq_ignore_ascii_case(name))
        };
        if explain::Technique::all().any(is_of_variants) {
            return words!(
                en: "a technique of variants, which docs/VARIANTS.md describes; here only those of classic puzzles are named",
                ko: "변형 퍼즐의 기법입니다. 설명은 docs/VARIANTS.md에 있고, 여기에는 일반 퍼즐의 기법만 씁니다",
            );
        }
        let near = Technique::similar(name);
        let near: Vec<&str> = near.iter().map(|technique| technique.entry().code).collect();
        match &near[..] {
            [] => words!(
                en: "no technique has this name; `ninefold techniques` lists them",
                ko: "이런 이름의 기법이 없습니다. `ninefold techniques`로 목록을 볼 수 있습니다",
            ),
            [one] => words!(
                en: "no technique has this name; did you mean {one}?",
                ko: "이런 이름의 기법이 없습니다. 혹시 {one}?",
            ),
            some => words!(
                en: "no technique has exactly this name; similar ones are {}",
                ko: "이 이름만으로는 기법을 정할 수 없습니다. 비슷한 기법: {}",
                some.join(", "),
            ),
        }
    })
}

fn level_parser() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.iter().map(|level| level.name()))
        .try_map(|name| name.parse::<Level>())
}

fn scale_parser() -> impl TypedValueParser<Value = Scale> {
    PossibleValuesParser::new(Scale::ALL.iter().map(Scale::name))
        .try_map(|name| name.parse::<Scale>())
}
