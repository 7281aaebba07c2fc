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
use ninefold_variants::rule::{Entry, TABLE};
use std::fmt::Write;

/// List the rules of variants, or describe one
///
/// A page tells what the rule says, how it is drawn and three deductions that it allows, each with a
/// position and its reason, and shows a puzzle with the rule.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold rules
  ninefold rules thermometer
  ninefold rules killer --lang ko")]
pub(crate) struct Rules {
    /// The rule to describe: its name, or the beginning of it
    #[arg(value_name = "NAME")]
    name: Option<Kind>,
}

impl Run for Rules {
    fn run(self, _console: &Console) -> anyhow::Result<Exit> {
        let text = match self.name {
            Some(kind) => page(kind, language()),
            None => list(language()),
        };
        Lines::all(&text)?;
        Ok(Exit::Done)
    }
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
    let elsewhere = [("f-puzzles", f_puzzles), ("Interactive Sudoku Solver", iss)];
    let elsewhere = elsewhere.into_iter().filter(|(_, name)| !name.is_empty());
    let elsewhere: Vec<String> =
        elsewhere.map(|(place, name)| format!("{place}: {name}")).collect();
    if !elsewhere.is_empty() {
        let _ = writeln!(out, "{}", elsewhere.join("; "));
    }
    let Page { says, drawn, deductions, example } = kind.page(language);
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
