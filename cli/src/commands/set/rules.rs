//! `ninefold rules`.

use crate::commands::Run;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::{language, words};
use crate::in_out::output::Lines;
use crate::show::columns::columns;
use crate::show::wrap::sentences;
use clap::Args;
use ninefold::Language;
use ninefold_variants::Kind;
use ninefold_variants::explain::Position;
use ninefold_variants::guide::Page;
use ninefold_variants::rule::{Entry, TABLE, UnknownKind};
use std::fmt::Write;

/// List the rules of variants, or describe one
///
/// The page of a rule tells what it says, how it is drawn and three deductions, each with a position
/// and its reason, and shows a puzzle with the rule.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold rules
  ninefold rules thermometer
  ninefold rules killer --lang ko")]
pub(crate) struct Rules {
    /// The rule to describe: its name, the beginning of its name, or its name in another program
    #[arg(value_name = "NAME", value_parser = described)]
    page: Option<String>,
}

impl Run for Rules {
    fn run(self, _console: &Console) -> anyhow::Result<Exit> {
        Lines::all(&self.page.unwrap_or_else(|| list(language())))?;
        Ok(Exit::Done)
    }
}

/// The page of a name, or of a word that `generate` takes.
fn described(name: &str) -> Result<String, String> {
    match name.to_lowercase().as_str() {
        "kropki" => Ok(words!(
            en: "kropki: white and black dots, all of which are given. See the rules difference, ratio and all marks given.",
            ko: "kropki: 흰 점과 검은 점이 빠짐없이 있습니다. difference, ratio, all marks given 규칙을 보세요.",
        )),
        "jigsaw" => Ok(words!(
            en: "jigsaw: irregular regions in place of blocks. It is a board, and needs no rule.",
            ko: "jigsaw: 네모 대신 모양이 고르지 않은 영역을 씁니다. 판의 모양일 뿐, 규칙은 따로 없습니다.",
        )),
        _ => kind(name).map(|kind| page(kind, language())),
    }
}

/// The rule of a name.
///
/// # Errors
/// The names that begin so, if there are several, or that there is none.
pub(crate) fn kind(name: &str) -> Result<Kind, String> {
    name.parse().map_err(|unknown: UnknownKind| {
        let told = unknown.text(language());
        match unknown.begun.is_empty() {
            true => words!(
                en: "{told}; `ninefold rules` lists them",
                ko: "{told}. `ninefold rules`로 목록을 볼 수 있습니다",
            ),
            false => told,
        }
    })
}

/// A line for each rule: its name, and what it says.
fn list(language: Language) -> String {
    let row = |entry: &Entry| {
        let name = match language {
            Language::English => entry.name.to_owned(),
            Language::Korean => format!("{}, {}", entry.name, entry.korean),
        };
        let says = entry.kind.page(language).says;
        let end = says.find(". ").map_or(says.len(), |end| end + 1);
        [name, says[..end].to_owned()]
    };
    columns(&TABLE.iter().map(row).collect::<Vec<_>>(), 2)
}

/// Names, the page with a position and a reason below each deduction, and an example.
fn page(kind: Kind, language: Language) -> String {
    let Entry { name, korean, f_puzzles, iss, .. } = kind.entry();
    let mut out = match language {
        Language::English => format!("{name}, {korean}\n"),
        Language::Korean => format!("{korean}, {name}\n"),
    };
    let f_puzzles = f_puzzles.replace(' ', ", ");
    let elsewhere = [("f-puzzles", &*f_puzzles), ("Interactive Sudoku Solver", iss)];
    let elsewhere = elsewhere.into_iter().filter(|(_, name)| !name.is_empty());
    let elsewhere: Vec<String> =
        elsewhere.map(|(place, name)| format!("{place}: {name}")).collect();
    if !elsewhere.is_empty() {
        let _ = writeln!(out, "{}", elsewhere.join("; "));
    }
    let Page { says, drawn, deductions, example, .. } = kind.page(language);
    let _ = writeln!(out, "\n{}\n\n{}", sentences(&says), sentences(&drawn));
    for (number, deduction) in (1..).zip(deductions) {
        let _ = writeln!(out, "\n{}", sentences(&format!("{number}. {}", deduction.text)));
        let _ = writeln!(out, "   {} => {}", deduction.position, deduction.claimed);
        let position = Position::new(&deduction.puzzle);
        if let Some(step) = deduction.step(&position) {
            let _ = writeln!(out, "   {}", sentences(&step.text(&position, language)));
        }
    }
    let heading = words!(en: "Example", ko: "예");
    let _ = writeln!(out, "\n{heading}\n{example}");
    out
}
