//! `ninefold hint`.

use crate::commands::Run;
use crate::commands::logic::json;
use crate::commands::logic::pencil::{Board, wants_colours};
use crate::commands::logic::reasoning::{Answered, Givens, Outcome, Reasoning, Telling, position};
use crate::commands::logic::variant::{Variants, each_once, not_filled};
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::language;
use crate::console::trouble::{Trouble, trouble};
use crate::in_out::reply::{only_classic, refused};
use crate::in_out::stream::{self as variants, Ask, AskVariant, Finding, Variant};
use crate::options::{Input, Json, Patience};
use crate::show::wrap::sentences;
use clap::Args;
use ninefold::Depth;
use ninefold::Language;
use ninefold::hint;
use ninefold::position::Position;
use ninefold::rate::proof::{self, Explained};
use ninefold::rate::{End, Scale};
use ninefold::text::{Key, Notes};
use ninefold::{Cell, Clues, Digit, Grid, Step};
use ninefold_variants::Board as Cells;
use serde_json::Value;
use std::ops::ControlFlow;

/// Show the next step, in as much detail as you want
///
/// The puzzle may be half solved, with pencilmarks or without. If there is a mistake, the hint says so
/// first. If the input does not tell the givens from your digits, name the puzzle with --givens.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold hint \"$PUZZLE\"
  ninefold hint --depth 1 puzzle.txt
  ninefold hint --scale proof puzzle.txt
  ninefold hint --givens puzzle.txt half-solved.txt")]
pub(crate) struct Hint {
    #[command(flatten)]
    input: Input,

    /// How much to say: 1 where to look, 2 which technique, 3 the whole step
    #[arg(long, value_name = "DEPTH", default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=3))]
    depth: u8,

    #[command(flatten)]
    json: Json,

    #[command(flatten)]
    givens: Givens,

    #[command(flatten)]
    reasoning: Reasoning,

    #[command(flatten)]
    variants: Variants,

    /// What you have filled in: a number or a dot for each cell, row by row, with commas
    /// between if numbers go above 9
    #[arg(long, value_name = "VALUES")]
    filled: Option<String>,
}

impl Run for Hint {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let sources = self.input.sources();
        let mut telling = Telling::new(console, "\n");
        telling.names = self.json.json.then_some(&["hint", "technique", "steps", "mistakes"]);
        let stream = self.input.stream(&sources, telling.lines.is_on_screen(), console);
        let asked = Hinting {
            depth: [Depth::Where, Depth::Which, Depth::Whole][usize::from(self.depth) - 1],
            language: language(),
            flags: self.reasoning.flags(),
            scale: self.reasoning.scale()?,
            patience: self.reasoning.patience,
            givens: self.givens.givens()?,
            json: self.json.json,
            styled: wants_colours(),
            variants: self.variants,
            filled: self.filled,
        };
        let exit = stream.run(&asked, &mut telling)?;
        Ok(exit.max(telling.exit()))
    }
}

struct Hinting {
    depth: Depth,
    language: Language,
    /// Those that speak of classic puzzles, and whether each is given.
    flags: [(&'static str, bool); 3],
    scale: Scale,
    patience: Patience,
    givens: Option<Grid>,
    json: bool,
    styled: bool,
    variants: Variants,
    filled: Option<String>,
}

impl Ask for Hinting {
    type Answer = Outcome;

    fn ask(&self, clues: &Clues) -> Outcome {
        self.ask_noted(clues, &Notes::default())
    }

    fn reads_notes(&self) -> bool {
        true
    }

    fn ask_noted(&self, clues: &Clues, notes: &Notes) -> Outcome {
        let said = self.filled.as_deref().map(|filled| placed(clues, notes, filled)).transpose()?;
        let position = position(clues, said.as_ref().unwrap_or(notes), self.givens.as_ref())?;
        let hint = hint::Hint::or_next(&position, || self.next(&position))?;
        self.outcome(&position, &hint)
    }

    fn variants(&self) -> Option<&dyn AskVariant> {
        Some(self)
    }
}

/// What stands beside a puzzle, with these digits as those placed so far.
fn placed(clues: &Clues, notes: &Notes, filled: &str) -> Result<Notes, Trouble> {
    let filled = Cells::square(9).and_then(|board| board.filled(filled));
    let filled = filled.map_err(|why| not_filled(&why))?;
    let mut placed = clues.grid();
    for (cell, value) in filled {
        if let Some(cell) = Cell::new(cell.index()) {
            placed.set(cell, Digit::new(value.0 + 1));
        }
    }
    let mut said = notes.clone();
    said.fields.retain(|note| note.key != Key::STATE);
    said.push_text(Key::STATE, placed.to_string());
    Ok(said)
}

impl AskVariant for Hinting {
    fn prefers_classic(&self) -> bool {
        true
    }

    fn ask_variant(
        &self,
        variant: &Variant,
        give: &mut dyn FnMut(Finding) -> ControlFlow<()>,
    ) -> variants::End {
        let (filled, budget) = (self.filled.as_deref(), self.patience.budget());
        let hint = || self.variants.hint(variant, filled, self.depth, budget);
        let others = [("--givens", self.givens.is_some())];
        let reply = only_classic(&[&self.flags[..], &others].concat())
            .map_or_else(hint, |trouble| refused(&trouble));
        let _ = give(Finding::Reply(reply));
        variants::End::Solved
    }
}

/// A step as it is shown.
struct Shown {
    step: Step,
    hint: String,
    notation: String,
    json: Value,
}

impl Hinting {
    /// The output of a hint.
    fn outcome(&self, position: &Position, hint: &hint::Hint<Shown>) -> Outcome {
        let Hinting { depth, language, .. } = *self;
        let none = |language| hint.without_step(depth, language).unwrap_or_default();
        let shown = match hint {
            hint::Hint::Step(shown) => shown,
            hint::Hint::Mistakes(mistakes) => {
                let hints = mistakes.iter().map(|mistake| mistake.hint(depth, language));
                let hints = each_once(hints);
                return Ok(match self.json {
                    true => object(position, &[("mistakes", hints.into())]),
                    false => Answered::Text(sentences(&hints.join("\n")).into_owned()),
                });
            }
            _ => {
                let [english, korean] = [Language::English, Language::Korean].map(none);
                return Err(trouble!(hint.name(), en: "{english}", ko: "{korean}"));
            }
        };
        if self.json {
            let step = &shown.json;
            let (hint, technique) = (shown.hint.as_str(), step["technique"].clone());
            let all = [
                ("hint", hint.into()),
                ("technique", technique),
                ("steps", vec![step.clone()].into()),
            ];
            return Ok(object(position, &all[..=depth as usize]));
        }
        let hint = sentences(&shown.hint).into_owned();
        if depth != Depth::Whole {
            return Ok(Answered::Text(hint));
        }
        let (marks, step) = (position.marks(), Some(&shown.step));
        let board = Board { marks, step, styled: self.styled };
        let text = format!("{}\n{hint}\n{}", shown.notation, board.draw());
        Ok(Answered::Text(text))
    }

    /// The next step of the scale.
    fn next(&self, position: &Position) -> Result<Option<Shown>, Trouble> {
        let Hinting { depth, language, scale, .. } = *self;
        if scale == Scale::PROOF {
            let next = self.smallest(position)?;
            return Ok(next.map(|explained| Shown {
                hint: explained.hint(depth, language),
                notation: explained.notation(language),
                json: json::explained(&explained, language),
                step: explained.step,
            }));
        }
        let next = self.patience.ask(|budget| scale.next_step(position, budget));
        Ok(next.map_err(|_| Trouble::undecided())?.map(|step| Shown {
            hint: step.hint(depth, language),
            notation: step.notation(language),
            json: json::step(&step, language, None),
            step,
        }))
    }

    /// The next step of the smallest proof.
    fn smallest(&self, position: &Position) -> Result<Option<Explained>, Trouble> {
        let mut first = None;
        let end = self.patience.ask(|budget| {
            proof::follow(position, budget, &mut |explained| {
                first = Some(explained);
                ControlFlow::Break(())
            })
        });
        match (first, end) {
            (None, End::Stopped) => Err(Trouble::undecided()),
            (first, _) => Ok(first),
        }
    }
}

/// JSON with these values.
fn object(position: &Position, found: &[(&str, Value)]) -> Answered {
    let found = found.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
    Answered::Json(Box::new(*position.puzzle().clues()), found.collect())
}
