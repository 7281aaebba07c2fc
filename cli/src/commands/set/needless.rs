//! `ninefold needless`.

use super::answers::Question;
use crate::commands::Run;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::language;
use crate::console::trouble::Trouble;
use crate::in_out::columns::{raw, troubled};
use crate::in_out::reply::{found, not_unique, refused};
use crate::in_out::stream::Reply;
use clap::Args;
use ninefold::Clues;
use ninefold::generate::minimise;
use ninefold_variants::setter::Need;
use ninefold_variants::{Budget, Puzzle, RuleIndex};

/// Find clues and rules that a puzzle does not need
///
/// Writes one line per puzzle: minimal, or needless and each rule or given that you can remove and
/// still have one solution. You can remove any one of them, but often not all; minimise removes as many
/// as it can. Disjoint groups count as one rule, and while all marks are said to be given, each mark is
/// needed. If a puzzle does not have exactly one solution, the line says why. The exit status is 1
/// unless all puzzles are minimal.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold needless killer.txt
  ninefold minimise puzzles.txt | ninefold needless | uniq -c")]
pub(crate) struct Needless {
    #[command(flatten)]
    question: Question,
}

/// The names of the values for programs.
const NAMES: &[&str] = &["minimal", "needless", "unknown"];

impl Run for Needless {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        self.question.ask_both(console, NAMES, None, asked, asked_classic)
    }
}

fn asked(puzzle: &Puzzle, budget: Budget<'_>) -> Reply {
    match puzzle.needs(budget, |_, _| true) {
        Some(needs) => needless(puzzle, &needs),
        None => not_unique(puzzle, budget),
    }
}

/// The same of a classic puzzle, by the engine if its clues are digits.
fn asked_classic(clues: &Clues, budget: Budget<'_>) -> Reply {
    let Clues::Grid(grid) = clues else { return asked(&Puzzle::from(clues), budget) };
    let puzzle = match ninefold::Puzzle::try_from(*grid) {
        Ok(puzzle) => puzzle,
        Err(why) => return refused(&Trouble::from(&why)),
    };
    let spare = minimise::needless(&puzzle).unwrap_or_default();
    if spare.is_empty() {
        return minimal();
    }
    // The rules are the givens, in order.
    let need = |(cell, _)| if spare.contains(cell) { Need::Needless } else { Need::Needed };
    needless(&Puzzle::from(clues), &grid.filled().map(need).collect::<Vec<_>>())
}

fn named(puzzle: &Puzzle, rules: &[RuleIndex]) -> String {
    let name = |item: Vec<RuleIndex>| match item[..] {
        [first, _, ..] => puzzle.rule(first).kind().name_in(language()).to_owned(),
        _ => puzzle.named(&item, language()),
    };
    puzzle.items(rules).into_iter().map(name).collect::<Vec<_>>().join(", ")
}

fn minimal() -> Reply {
    let found = vec![("minimal", raw(true)), ("needless", raw("[]"))];
    Reply { text: "minimal".to_owned(), found, exit: Exit::Done }
}

fn needless(puzzle: &Puzzle, needs: &[Need]) -> Reply {
    let (needless, unknown) = (Need::Needless.among(needs), Need::Undecided.among(needs));
    if needless.is_empty() && unknown.is_empty() {
        return minimal();
    }
    let mut text = match needless.is_empty() {
        true => String::new(),
        false => format!("needless: {}", named(puzzle, &needless)),
    };
    let mut found = found(NAMES, puzzle.needs_json(needs));
    if !unknown.is_empty() {
        let trouble = Trouble::undecided();
        let rules = named(puzzle, &unknown);
        let separator = if text.is_empty() { "" } else { "; " };
        text.push_str(&format!("{separator}{}: {rules}", trouble.code));
        found.extend(troubled(&trouble));
    }
    Reply { text, found, exit: Exit::Unsolved }
}
