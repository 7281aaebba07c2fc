//! `ninefold candidates`.

use super::answers::Question;
use crate::commands::Run;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::words;
use crate::console::trouble::Trouble;
use crate::in_out::columns::troubled;
use crate::in_out::reply::{found, not_unique, table};
use crate::in_out::stream::Reply;
use crate::options::at_least_one;
use clap::Args;
use ninefold_variants::board::Values;
use ninefold_variants::setter::TrueCandidates;
use ninefold_variants::{Cell, Puzzle, Value};

/// Show what is still possible in each cell
///
/// Draws the grid with the true candidates of each cell: the values that it has in some solution.
/// Below, it lists candidates that occur in few solutions, with counts. Then it says how many solutions
/// there are, or that there are more than a number, and lists digits that would make the puzzle unique.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold candidates several.txt
  ninefold candidates --up-to 100 killer.txt
  ninefold candidates --up-to 1 --timeout 5 --json killer.txt")]
pub(crate) struct Candidates {
    #[command(flatten)]
    question: Question,

    /// Count the solutions of each candidate up to this many; 1 does not count them
    #[arg(long, value_name = "COUNT", default_value_t = 10, value_parser = at_least_one::<u64>)]
    up_to: u64,
}

/// The names of the values for programs.
const NAMES: &[&str] = &["candidates", "counts", "solutions", "more_than", "unique_with"];

impl Run for Candidates {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let limit = self.up_to;
        self.question.ask(console, NAMES, None, |puzzle, budget| {
            let known = puzzle.true_candidates(limit, budget, |_| true);
            let is_impossible = puzzle.board().cells().any(|cell| {
                known.of(cell) == Values::EMPTY && known.unknown(cell) == Values::EMPTY
            });
            if is_impossible { not_unique(puzzle, budget) } else { reply(puzzle, &known, limit) }
        })
    }
}

fn reply(puzzle: &Puzzle, known: &TrueCandidates, limit: u64) -> Reply {
    let mut text = board_text(puzzle, known);
    let mut line = |words: String| text.push_str(&format!("\n{words}"));
    if limit > 1 {
        // Candidates in many solutions tell a setter little.
        let is_rare = |&cell: &Cell| {
            let mut values = known.of(cell).iter();
            known.of(cell).len() > 1 && values.any(|value| known.count(cell, value) < limit)
        };
        for cell in puzzle.board().cells().filter(is_rare) {
            let counts = known.of(cell).iter().map(|value| {
                let (number, count) = (puzzle.board().number(value), known.count(cell, value));
                format!("{number} ({count}{})", if count >= limit { "+" } else { "" })
            });
            line(format!(
                "{}: {}",
                puzzle.board().name(cell),
                counts.collect::<Vec<_>>().join(", ")
            ));
        }
    }
    let named: Vec<String> =
        known.makes_unique().into_iter().map(|given| given_text(puzzle, given)).collect();
    match known.solutions() {
        Some(1) => line("unique".to_owned()),
        Some(count) => line(words!(en: "{count} solutions", ko: "해 {count}개")),
        None => {}
    }
    if let Some(count) = known.more_than() {
        line(words!(en: "more than {count} solutions", ko: "해가 {count}개보다 많습니다"));
    }
    if !named.is_empty() {
        let digits = named.join(", ");
        line(words!(en: "unique with one of: {digits}", ko: "하나를 더하면 해가 하나: {digits}"));
    }
    let mut found = found(NAMES, known.to_json(puzzle));
    if known.is_partial() {
        let trouble = Trouble::undecided();
        line(trouble.sentence.clone());
        found.extend(troubled(&trouble));
        return Reply { text, found, exit: Exit::Unsolved };
    }
    Reply { text, found, exit: Exit::Done }
}

fn numbers(puzzle: &Puzzle, values: Values) -> Vec<i32> {
    values.iter().map(|value| puzzle.board().number(value)).collect()
}

/// A given as people write it: `r1c2=4`.
fn given_text(puzzle: &Puzzle, (cell, value): (Cell, Value)) -> String {
    format!("{}={}", puzzle.board().name(cell), puzzle.board().number(value))
}

/// The candidates of the cells in rows, with a sign for those that are not known to be possible.
fn board_text(puzzle: &Puzzle, known: &TrueCandidates) -> String {
    let board = puzzle.board();
    let comma = if board.needs_commas() { "," } else { "" };
    let text = |cell: Cell| {
        let numbers: Vec<String> =
            numbers(puzzle, known.of(cell)).iter().map(ToString::to_string).collect();
        let unknown = if known.unknown(cell) == Values::EMPTY { "" } else { "?" };
        numbers.join(comma) + unknown
    };
    table(board, text)
}
