//! `ninefold hint`.

use crate::commands::Run;
use crate::commands::logic::json;
use crate::commands::logic::pencil::{Board, wants_colours};
use crate::commands::logic::reasoning::{
    Answered, Givens, Patience, Reasoning, Telling, Told, position,
};
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::language;
use crate::console::trouble::{Trouble, trouble};
use crate::in_out::stream::Ask;
use crate::options::{Input, Json};
use crate::show::wrap::sentences;
use clap::Args;
use ninefold::position::Position;
use ninefold::rate::{End, Scale, proof};
use ninefold::technique::Language;
use ninefold::tell::Depth;
use ninefold::text::Notes;
use ninefold::{Clues, Grid};
use serde_json::Value;
use std::ops::ControlFlow;

/// Show the next step, in as much detail as you want
///
/// You may have solved a part of the puzzle, with pencilmarks or without. If you have made a
/// mistake, the hint says so first. Where the input does not tell the given digits from yours, name
/// the puzzle with --givens.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold hint 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
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
            scale: self.reasoning.scale()?,
            patience: self.reasoning.patience(),
            givens: self.givens.givens()?,
            json: self.json.json,
            styled: wants_colours(),
        };
        let exit = stream.run(&asked, &mut telling)?;
        Ok(exit.max(telling.exit()))
    }
}

struct Hinting {
    depth: Depth,
    language: Language,
    scale: Scale,
    patience: Patience,
    givens: Option<Grid>,
    json: bool,
    styled: bool,
}

impl Ask for Hinting {
    type Answer = Told;

    fn ask(&self, clues: &Clues) -> Told {
        self.ask_noted(clues, &Notes::default())
    }

    fn reads_notes(&self) -> bool {
        true
    }

    fn ask_noted(&self, clues: &Clues, notes: &Notes) -> Told {
        let position = position(clues, notes, self.givens.as_ref())?;
        let Hinting { depth, language, .. } = *self;
        if !position.mistakes().is_empty() {
            let mut hints: Vec<String> =
                position.mistakes().iter().map(|m| m.hint(depth, language)).collect();
            hints.dedup();
            return Ok(match self.json {
                true => self.object(&position, &[("mistakes", hints.into())]),
                false => Answered::Text(sentences(&hints.join("\n")).into_owned()),
            });
        }
        let marks = position.marks();
        if marks.is_solved() {
            return Err(trouble!("solved", en: "already solved", ko: "이미 풀렸습니다"));
        }
        if self.scale == Scale::PROOF {
            return self.smallest(&position);
        }
        let next = self.patience.ask(|budget| self.scale.next_step(&position, budget));
        let Some(step) = next.map_err(|_| Trouble::undecided())? else {
            return Err(trouble!(
                "stuck",
                en: "stuck: no technique finds a step",
                ko: "막힘: 쓸 수 있는 기법이 없습니다",
            ));
        };
        let hint = step.hint(depth, language);
        if self.json {
            let technique = step.technique().entry().code.into();
            return Ok(self.step(&position, hint, technique, json::step(&step, language, None)));
        }
        let hint = sentences(&hint).into_owned();
        if depth != Depth::Whole {
            return Ok(Answered::Text(hint));
        }
        let board = Board { marks, step: Some(&step), styled: self.styled };
        let text = format!("{}\n{hint}\n{}", step.notation(language), board.draw());
        Ok(Answered::Text(text))
    }
}

impl Hinting {
    /// What a hint says, and what each depth adds to it.
    fn step(&self, position: &Position, hint: String, technique: Value, step: Value) -> Answered {
        let all = [("hint", hint.into()), ("technique", technique), ("steps", vec![step].into())];
        let depth = match self.depth {
            Depth::Where => 1,
            Depth::Which => 2,
            Depth::Whole => 3,
        };
        self.object(position, &all[..depth])
    }

    fn object(&self, position: &Position, found: &[(&str, Value)]) -> Answered {
        let found = found.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
        Answered::Json(Box::new(*position.puzzle().clues()), found.collect())
    }

    /// A step of the smallest proof.
    fn smallest(&self, position: &Position) -> Told {
        let Hinting { depth, language, .. } = *self;
        let mut first = None;
        let end = self.patience.ask(|budget| {
            proof::follow(position, budget, &mut |explained| {
                first = Some(explained);
                ControlFlow::Break(())
            })
        });
        let Some(explained) = first else {
            return Err(match end {
                End::Stopped => Trouble::undecided(),
                end => trouble!("stuck", en: "{end}", ko: "{end}"),
            });
        };
        let hint = explained.hint(depth, language);
        if self.json {
            let step = json::explained(&explained, language);
            let technique = step["technique"].clone();
            return Ok(self.step(position, hint, technique, step));
        }
        let hint = sentences(&hint).into_owned();
        if depth != Depth::Whole {
            return Ok(Answered::Text(hint));
        }
        let (marks, step) = (position.marks(), Some(&explained.step));
        let board = Board { marks, step, styled: self.styled };
        let text = format!("{}\n{hint}\n{}", explained.notation(language), board.draw());
        Ok(Answered::Text(text))
    }
}
