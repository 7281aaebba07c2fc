//! `ninefold needless`.

use super::answers::{Question, found, not_unique};
use crate::commands::Run;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::{language, words};
use crate::console::trouble::Trouble;
use crate::in_out::columns::{raw, troubled};
use crate::in_out::stream::Reply;
use clap::Args;
use ninefold_variants::setter::Need;
use ninefold_variants::{Budget, Puzzle};
use std::time::Duration;

/// Find rules and givens that a puzzle does not need
///
/// Writes one line per puzzle: minimal, or needless and each rule or given without which there is still
/// one solution. Any one of them can be left out, but often not all together. With --smallest the line
/// names a smallest set of rules and givens that is enough.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold needless killer.txt
  ninefold needless --smallest --timeout 60 puzzle.txt")]
pub(crate) struct Needless {
    #[command(flatten)]
    question: Question,

    /// Name a smallest set of rules and givens that leaves one solution, as far as 10 seconds suffice
    #[arg(long)]
    smallest: bool,
}

/// The names of the values for programs.
const NAMES: &[&str] = &["minimal", "needless", "unknown", "enough", "smallest"];

/// The search for a smallest set ends after this time if no other is given.
const PATIENCE: Duration = Duration::from_secs(10);

impl Run for Needless {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let answer = if self.smallest { enough } else { needless };
        let question = if self.smallest { self.question.within(PATIENCE) } else { self.question };
        question.ask(console, NAMES, |puzzle, budget| {
            answer(puzzle, budget).unwrap_or_else(|| not_unique(puzzle, budget))
        })
    }
}

fn needless(puzzle: &Puzzle, budget: Budget) -> Option<Reply> {
    let needs = puzzle.needs(budget, |_, _| true)?;
    let with = |wanted| -> Vec<usize> {
        let all = needs.iter().enumerate().filter(|(_, need)| **need == wanted);
        all.map(|(number, _)| number).collect()
    };
    let (needless, unknown) = (with(Need::Needless), with(Need::Unknown));
    let mut text = match needless.is_empty() {
        true if unknown.is_empty() => "minimal".to_owned(),
        true => String::new(),
        false => format!("needless: {}", puzzle.named(&needless, language())),
    };
    let mut found = found(NAMES, puzzle.needs_json(&needs));
    let exit = if needless.is_empty() && unknown.is_empty() { Exit::Done } else { Exit::Unsolved };
    if !unknown.is_empty() {
        let trouble = Trouble::undecided();
        let rules = puzzle.named(&unknown, language());
        let separator = if text.is_empty() { "" } else { "; " };
        text.push_str(&format!("{separator}{} ({rules})", trouble.sentence));
        found.extend(troubled(&trouble));
    }
    Some(Reply { text, found, exit })
}

fn enough(puzzle: &Puzzle, budget: Budget) -> Option<Reply> {
    let (enough, is_smallest) = puzzle.sufficient(|_| 1, budget)?;
    let (all, count) = (puzzle.rules().len(), enough.len());
    let rules = puzzle.named(&enough, language());
    let text = match is_smallest {
        true => {
            words!(en: "{count} of {all} are enough: {rules}", ko: "{all}개 가운데 {count}개면 충분합니다: {rules}")
        }
        false => words!(
            en: "{count} of {all} are enough, perhaps fewer: {rules}",
            ko: "{all}개 가운데 {count}개면 충분하고, 더 적을 수도 있습니다: {rules}",
        ),
    };
    let found = vec![("enough", raw(puzzle.listed(&enough))), ("smallest", raw(is_smallest))];
    Some(Reply { text, found, exit: Exit::Done })
}
