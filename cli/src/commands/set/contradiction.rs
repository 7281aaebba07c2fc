//! `ninefold contradiction`.

use super::answers::Question;
use crate::commands::Run;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::{language, words};
use crate::console::trouble::Trouble;
use crate::in_out::columns::raw;
use crate::in_out::reply::{refused, table};
use crate::in_out::stream::Reply;
use crate::options::Patience;
use crate::show::wrap::sentences;
use clap::Args;
use ninefold_variants::{Budget, Ended, Puzzle, RuleIndex};
use serde_json::Value;
use std::time::Duration;

/// Find rules and givens that cannot hold together
///
/// If a puzzle has no solution, names the fewest rules and givens that contradict each other, and draws
/// where they are. If you remove any one, the others can hold. Then it says why they cannot hold
/// together, if a few sentences tell that. A note says if there was no time to prove that they are the
/// fewest; the search for fewer gives up after 10 seconds.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold contradiction broken.txt
  ninefold contradiction --json killer.txt")]
pub(crate) struct Contradiction {
    #[command(flatten)]
    question: Question,
}

impl Run for Contradiction {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let patience = self.question.patience().or(PATIENCE);
        let names = &["contradiction", "smallest", "why"];
        self.question.ask(console, names, None, |puzzle, budget| answer(puzzle, budget, patience))
    }
}

/// The search for fewer rules ends after this time if no other is given, and so does that for steps which tell why.
const PATIENCE: Duration = Duration::from_secs(10);

fn answer(puzzle: &Puzzle, budget: Budget<'_>, patience: Patience) -> Reply {
    let (rules, is_smallest) = match puzzle.smallest_contradiction(budget, patience.budget()) {
        Some(found) => found,
        None if puzzle.count(1, budget).ended != Ended::Enough => {
            return refused(&Trouble::undecided());
        }
        None => {
            let text = words!(en: "no contradiction: there is a solution", ko: "모순이 없습니다. 해가 있습니다");
            return Reply { text, found: vec![("contradiction", raw("[]"))], exit: Exit::Done };
        }
    };
    let mut found =
        vec![("contradiction", raw(puzzle.listed(&rules))), ("smallest", raw(is_smallest))];
    if rules.is_empty() {
        let text = words!(en: "the board itself has no solution", ko: "판 자체에 해가 없습니다");
        return Reply { text, found, exit: Exit::Unsolved };
    }
    let mut text = format!("{}\n{}", legend(puzzle, &rules), board_text(puzzle, &rules));
    let why = puzzle.why_contradictory(&rules, language(), patience.budget());
    for sentence in &why {
        text += "\n";
        text += &sentences(sentence);
    }
    if why.is_empty() {
        text += "\n";
        text += &words!(
            en: "no short chain of reasons was found, but the rules above cannot all hold",
            ko: "짧게 설명할 이유는 찾지 못했지만, 위의 규칙은 한꺼번에 성립할 수 없습니다",
        );
    } else {
        found.push(("why", raw(Value::from(why))));
    }
    if !is_smallest {
        text += "\n";
        text += &words!(
            en: "there was no time to prove that no fewer contradict each other",
            ko: "이보다 적은 규칙으로 모순이 되는지는 시간 안에 확인하지 못했습니다",
        );
    }
    Reply { text, found, exit: Exit::Unsolved }
}

/// The letter of each rule in the drawing.
fn letter(place: usize) -> char {
    ('A'..='Z').chain('a'..='z').nth(place).unwrap_or('*')
}

fn legend(puzzle: &Puzzle, rules: &[RuleIndex]) -> String {
    let line = |(place, &rule)| {
        let (letter, rule) = (letter(place), puzzle.named(&[rule], language()));
        format!("{letter}: {rule}")
    };
    rules.iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
}

/// The board with the letters of the rules in their cells.
fn board_text(puzzle: &Puzzle, rules: &[RuleIndex]) -> String {
    let board = puzzle.board();
    table(board, |cell| {
        let of = rules.iter().enumerate();
        let of = of.filter(|(_, rule)| puzzle.rule(**rule).cells(board).contains(&cell));
        let letters: String = of.map(|(place, _)| letter(place)).collect();
        if letters.is_empty() { "·".to_owned() } else { letters }
    })
}
