//! `ninefold explain`.

mod smallest;

use crate::commands::Run;
use crate::commands::logic::pencil::{Board, wants_colours};
use crate::commands::logic::proving::Proved;
use crate::commands::logic::reasoning::{
    self, Answered, Givens, Outcome, Reasoning, TechniqueParser, Telling,
};
use crate::commands::logic::variant::{Shown, Variants};
use crate::commands::logic::{json, times};
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::{language, words};
use crate::console::trouble::{Trouble, trouble};
use crate::in_out::reply::{only_classic, refused};
use crate::in_out::stream::{self as variants, Ask, AskVariant, Finding, Variant};
use crate::options::{Input, Json, Patience, from_one};
use crate::show::wrap::sentences;
use clap::Args;
use ninefold::Depth;
use ninefold::Language;
use ninefold::position::Position;
use ninefold::rate::{End, Figure, Path, Rating, Scale};
use ninefold::technique::Budget;
use ninefold::text::Notes;
use ninefold::{Clues, Grid, Marks, Step, Technique};
use serde_json::{Map, Value};
use std::fmt::Write;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

/// Explain the steps that solve a puzzle, or find all steps of a technique
///
/// Shows each step in the usual notation, in sentences and as a drawing. Without colours, a sign before
/// a candidate tells its part in the step: + is placed, - is removed, * belongs to the pattern, = links
/// its parts, # is a fin or an extra candidate, ! is in the hinge, a b c d are the colours of chains
/// and clusters, A B C are the sets, ~ is assumed false. docs/GLOSSARY.md explains the notation.
///
/// It continues a half-solved position, such as a line of HoDoKu.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold explain puzzle.txt
  ninefold explain --brief --scale hodoku puzzle.txt
  ninefold explain --find naked-pair --step 10 puzzle.txt
  ninefold explain --brief --verify puzzle.txt
  ninefold explain --scale proof puzzle.txt
  ninefold explain --without x-wing --max-level hard --json puzzle.txt")]
pub(crate) struct Explain {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    json: Json,

    /// Write one line per step, without sentences or drawings
    #[arg(long, conflicts_with = "json")]
    brief: bool,

    /// Show all steps of this technique instead of the path
    #[arg(long, value_name = "TECHNIQUE", value_parser = TechniqueParser, hide_possible_values = true)]
    find: Option<Technique>,

    /// Show only this step, counted from 1; with --find, search before this step
    #[arg(long, value_name = "N", value_parser = from_one)]
    step: Option<NonZero<usize>>,

    /// Also prove each step, and check the proof (docs/PROOFS.md)
    #[arg(long)]
    verify: bool,

    #[command(flatten)]
    givens: Givens,

    #[command(flatten)]
    reasoning: Reasoning,

    #[command(flatten)]
    variants: Variants,
}

impl Run for Explain {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let sources = self.input.sources();
        let mut telling =
            Telling::new(console, if self.json.json || self.brief { "" } else { "\n" });
        telling.names = self.json.json.then_some(NAMES);
        let stream = self.input.stream(&sources, telling.lines.is_on_screen(), console);
        let asked = Explaining {
            form: match (self.json.json, self.brief) {
                (true, _) => Form::Json,
                (_, true) => Form::Brief,
                _ => Form::Drawn { styled: wants_colours() },
            },
            find: self.find,
            step: self.step,
            verify: self.verify,
            refused: AtomicBool::new(false),
            language: language(),
            givens: self.givens.givens()?,
            flags: self.reasoning.flags(),
            scale: self.reasoning.scale()?,
            patience: self.reasoning.patience,
            variants: self.variants,
        };
        let exit = stream.run(&asked, &mut telling)?;
        let exit = exit.max(telling.exit());
        let refused = asked.refused.into_inner();
        Ok(if refused { exit.max(Exit::Unsolved) } else { exit })
    }
}

/// What an object of JSON may say, on any scale.
const NAMES: &[&str] = &[
    "solution",
    "solved",
    "level",
    "score",
    "er",
    "ep",
    "ed",
    "size",
    "least",
    "hardest",
    "count",
    "techniques",
    "technique",
    "step",
    "steps",
    "instances",
];

#[derive(Clone, Copy, PartialEq)]
enum Form {
    Json,
    Brief,
    Drawn { styled: bool },
}

struct Explaining {
    form: Form,
    find: Option<Technique>,
    step: Option<NonZero<usize>>,
    verify: bool,
    /// Whether the proof of a step was refused.
    refused: AtomicBool,
    language: Language,
    givens: Option<Grid>,
    /// Those that speak of classic puzzles, and whether each is given.
    flags: [(&'static str, bool); 3],
    scale: Scale,
    patience: Patience,
    variants: Variants,
}

impl Ask for Explaining {
    type Answer = Outcome;

    fn ask(&self, clues: &Clues) -> Outcome {
        self.ask_noted(clues, &Notes::default())
    }

    fn reads_notes(&self) -> bool {
        true
    }

    fn ask_noted(&self, clues: &Clues, notes: &Notes) -> Outcome {
        let position = reasoning::position(clues, notes, self.givens.as_ref()).map_err(
            |trouble| match self.find {
                Some(find) if find.needs_uniqueness() => {
                    let [english, korean] =
                        [Language::English, Language::Korean].map(|language| find.name(language));
                    let Trouble { code, message, sentence } = trouble;
                    trouble!(
                        code,
                        en: "{message}; {english} needs a puzzle with exactly one solution",
                        ko: "{sentence}. {korean}: 해가 하나뿐이어야 쓸 수 있는 기법입니다",
                    )
                }
                _ => trouble,
            },
        )?;
        if let [first, ..] = position.mistakes() {
            let hint = |language| first.hint(Depth::Whole, language);
            let (message, sentence) = (hint(Language::English), hint(self.language));
            return Err(Trouble { code: "mistake", message, sentence });
        }
        self.patience.ask(|budget| {
            if self.scale == Scale::PROOF && self.find.is_none() {
                return self.smallest(&position, budget);
            }
            if let Some(technique) = self.find {
                return self.instances(technique, &position, budget);
            }
            let path = self.scale.path(&position, budget);
            if path.rating().end() == End::Stopped {
                return Err(Trouble::undecided());
            }
            self.path(&position, &path)
        })
    }

    fn variants(&self) -> Option<&dyn AskVariant> {
        Some(self)
    }
}

impl AskVariant for Explaining {
    fn prefers_classic(&self) -> bool {
        true
    }

    fn ask_variant(
        &self,
        variant: &Variant,
        give: &mut dyn FnMut(Finding) -> ControlFlow<()>,
    ) -> variants::End {
        let shown = Shown {
            step: self.step,
            brief: self.form == Form::Brief,
            json: self.form == Form::Json,
        };
        let explain = || self.variants.explain(&variant.puzzle, &shown, self.patience.budget());
        let others = [
            ("--givens", self.givens.is_some()),
            ("--find", self.find.is_some()),
            // JSON has the proofs anyway.
            ("--verify", self.verify && self.form != Form::Json),
        ];
        let reply = only_classic(&[&self.flags[..], &others].concat())
            .map_or_else(explain, |trouble| refused(&trouble));
        let _ = give(Finding::Reply(reply));
        variants::End::Solved
    }
}

impl Explaining {
    /// The path, or one step of it.
    fn path(&self, position: &Position, path: &Path) -> Outcome {
        let count = path.steps().len();
        if let Some(n) = self.step
            && n.get() > count
        {
            return Err(no_step(n.get(), count));
        }
        let mut marks = position.marks().clone();
        let mut out = String::new();
        let mut steps = Vec::new();
        for (i, (step, &figure)) in path.steps().iter().zip(path.figures()).enumerate() {
            if self.step.is_none_or(|wanted| wanted.get() == i + 1) {
                match self.form {
                    Form::Json => steps.push(self.json(&marks, step, Some(figure))),
                    _ => self.push(&mut out, &format!("{}. ", i + 1), &marks, step, Some(figure)),
                }
            }
            marks.apply(step);
        }
        if self.form == Form::Json {
            let mut object = json::rating(path.rating());
            object.insert("steps".to_owned(), steps.into());
            return Ok(with_solution(position, object));
        }
        if self.step.is_none() {
            out.push_str(&summary(path.rating(), self.language));
        }
        Ok(Answered::Text(out))
    }

    /// Every step of a technique at one point of the path, which is followed up to there only.
    fn instances(&self, technique: Technique, position: &Position, budget: &Budget<'_>) -> Outcome {
        let undecided = |_| Trouble::undecided();
        let mut marks = position.marks().clone();
        let next = self.step.map_or(1, NonZero::get);
        let before = self.scale.first_steps(next - 1, position, budget).map_err(undecided)?;
        if before.len() < next - 1 {
            return Err(no_step(next, before.len()));
        }
        before.iter().for_each(|step| marks.apply(step));
        let found = marks.find_all_within(technique, budget).map_err(undecided)?;
        if self.form == Form::Json {
            let steps: Value = found.iter().map(|step| self.json(&marks, step, None)).collect();
            let code = technique.entry().code;
            let mut object = Map::new();
            object.insert("technique".to_owned(), code.into());
            object.insert("step".to_owned(), next.into());
            object.insert("instances".to_owned(), steps);
            return Ok(with_solution(position, object));
        }
        let mut out = String::new();
        found.iter().enumerate().for_each(|(i, step)| {
            self.push(&mut out, &format!("{}. ", i + 1), &marks, step, None);
        });
        let name = technique.name(self.language);
        let count = match found.len() {
            0 => words!(
                en: "{name}: none found before step {next}\n",
                ko: "{name}: {next}단계 직전에는 쓸 곳이 없습니다\n",
            ),
            count => words!(
                en: "{name}: {count} before step {next}\n",
                ko: "{name}: {next}단계 앞 {count}개\n",
            ),
        };
        Ok(Answered::Text(out + &count))
    }

    /// The step's proof, if proofs are requested.
    fn proved(&self, marks: &Marks, step: &Step) -> Option<Proved> {
        let proved = self.verify.then(|| Proved::of(step, marks))?;
        self.refused.fetch_or(proved.is_refused(), Ordering::Relaxed);
        Some(proved)
    }

    fn json(&self, marks: &Marks, step: &Step, figure: Option<Figure>) -> Value {
        let mut object =
            json::step(step, self.language, figure.map(|figure| (&self.scale, figure)));
        if let Some(proved) = self.proved(marks, step) {
            object["proof"] = proved.json();
        }
        object
    }

    /// A step of the path has its own rating beside it where the scale has one.
    fn push(
        &self,
        out: &mut String,
        number: &str,
        marks: &Marks,
        step: &Step,
        figure: Option<Figure>,
    ) {
        let notation = step.notation(self.language);
        let _ = match figure {
            Some(rating @ Figure::Tenths(_)) => writeln!(out, "{number}{notation} [{rating}]"),
            _ => writeln!(out, "{number}{notation}"),
        };
        if matches!(self.form, Form::Drawn { .. }) {
            let _ = writeln!(out, "{}", sentences(&step.explain(self.language)));
        }
        if let Some(proved) = self.proved(marks, step) {
            let indent = if self.form == Form::Brief { "   " } else { "" };
            let _ = writeln!(out, "{indent}{}", proved.text(self.language));
        }
        if let Form::Drawn { styled } = self.form {
            let board = Board { marks, step: Some(step), styled };
            let _ = writeln!(out, "{}", board.draw());
        }
    }
}

/// The path has fewer steps.
pub(super) fn no_step(n: usize, count: usize) -> Trouble {
    trouble!(
        "no-step",
        en: "there is no step {n}; the path has {count}",
        ko: "{n}단계가 없습니다. 풀이는 {count}단계입니다",
    )
}

/// The object with the puzzle and its solution in front.
fn with_solution(position: &Position, rest: Map<String, Value>) -> Answered {
    let puzzle = position.puzzle();
    let mut object = Map::new();
    object.insert("solution".to_owned(), puzzle.solution().to_string().into());
    object.extend(rest);
    Answered::Json(Box::new(*puzzle.clues()), object)
}

/// How the path ended, level, score, and steps by technique.
fn summary(rating: &Rating, language: Language) -> String {
    let techniques: Vec<String> = rating
        .techniques()
        .map(|(technique, count)| times(count, technique.name(language)))
        .collect();
    // A grid that is full needs none.
    let sign = if techniques.is_empty() { "" } else { ": " };
    let techniques = techniques.join(", ");
    let steps = rating.steps();
    match (language, rating.end()) {
        (Language::English, End::Solved) => {
            format!("solved: {rating}, {steps} steps{sign}{techniques}\n")
        }
        (Language::Korean, End::Solved) => {
            format!("풀림: {}, {steps}단계{sign}{techniques}\n", rating.text(language))
        }
        (Language::English, end) => format!("after {steps} steps {end}\n"),
        (Language::Korean, _) => format!("{steps}단계 뒤 막힘: 쓸 수 있는 기법이 없습니다\n"),
    }
}
