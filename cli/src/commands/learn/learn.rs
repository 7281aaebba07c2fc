//! `ninefold learn`.

use crate::commands::Run;
use crate::commands::learn::boards::{Boards, rung_parser};
use crate::console::Console;
use crate::console::exit::{Exit, NoPuzzle};
use crate::console::language::{language, words};
use crate::console::progress::Grouped;
use crate::in_out::output::Lines;
use crate::options::MaxCalls;
use crate::show::columns::columns;
use anyhow::ensure;
use clap::Args;
use ninefold::Language;
use ninefold::learn::greedy;
use ninefold::learn::{Board, Counter, Counts, Ended, Rung, Spot, Stopped};
use std::io;

/// List, explain and run the ladder of textbook solvers
///
/// Without arguments it lists the ladder, from the simplest rung to Ninefold's own engine. With a
/// rung and puzzles it runs the rung on each puzzle, and shows the solution and the cost. --max-calls
/// stops every rung but sat and engine; the exit status is 1 if a puzzle was not solved. `ninefold race`
/// compares rungs, and `ninefold trace` shows how one searches.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold learn
  ninefold learn --explain bitmask
  ninefold learn --explain bitmask --lang ko
  ninefold learn greedy puzzles.txt
  ninefold learn scan-for-blank 1.....3..4.....2")]
pub(crate) struct Learn {
    /// The rung to run
    #[arg(value_parser = rung_parser())]
    rung: Option<Rung>,

    #[command(flatten)]
    boards: Boards,

    /// Print the page that explains a rung
    #[arg(long, value_name = "RUNG", value_parser = rung_parser(), conflicts_with = "rung")]
    explain: Option<Rung>,

    #[command(flatten)]
    max_calls: MaxCalls,
}

impl Run for Learn {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let mut lines = Lines::new();
        let mut exit = Exit::Done;
        match (self.explain, self.rung) {
            (Some(rung), _) => lines.push(rung.page(language()).trim_end())?,
            (None, None) => list(&mut lines)?,
            (None, Some(rung)) => {
                let (boards, read) = self.boards.read(console)?;
                ensure!(!boards.is_empty() || read != Exit::Done, NoPuzzle);
                exit = read;
                for (i, board) in boards.iter().enumerate() {
                    if i > 0 {
                        lines.push("")?;
                    }
                    exit = exit.max(show(rung, board, self.max_calls.max_calls, &mut lines)?);
                }
            }
        }
        lines.flush()?;
        Ok(exit)
    }
}

fn list(lines: &mut Lines) -> io::Result<()> {
    let row = |rung: &Rung| [rung.properties().name, title(*rung)].map(str::to_owned);
    lines.push(columns(&Rung::ALL.iter().map(row).collect::<Vec<_>>(), 2))?;
    lines.push("")?;
    lines.push(words!(
        en: "ninefold learn --explain RUNG says how a rung works, ninefold learn RUNG PUZZLE runs it.",
        ko: "ninefold learn --explain RUNG은 그 솔버를 설명하고, ninefold learn RUNG PUZZLE은 실행합니다.",
    ))
}

/// What a rung does, in a phrase; in Korean, the first line of its page.
pub(super) fn title(rung: Rung) -> &'static str {
    match language() {
        Language::English => rung.properties().title,
        language => {
            let page = rung.page(language);
            page.lines().next().unwrap_or(page).trim_end_matches('.')
        }
    }
}

fn show(rung: Rung, board: &Board, limit: u64, lines: &mut Lines) -> io::Result<Exit> {
    let mut counter = Counter::with_limit(limit);
    let answer = rung.count(board, &mut counter);
    lines.push(board)?;
    let solved = matches!(answer, Ok(Ended::Solved(_)));
    match answer {
        Ok(Ended::Solved(solution)) if solution.solves(board) => lines.push(solution)?,
        Ok(Ended::Solved(wrong)) => {
            lines.push(wrong)?;
            lines.push(words!(
                en: "wrong: this breaks the rules; --explain says why the rung can do that",
                ko: "틀림: 규칙에 어긋납니다. --explain이 이유를 설명합니다",
            ))?;
        }
        Ok(Ended::DeadEnd(spot)) => dead_end(board, spot, lines)?,
        Ok(Ended::NoSolution) => lines.push(words!(en: "no solution", ko: "해가 없습니다"))?,
        Err(Stopped::Limit) => {
            let limit = Grouped(limit);
            lines.push(
                words!(en: "given up after {limit} calls", ko: "호출 {limit}번 뒤에 중단했습니다"),
            )?;
        }
        Err(stopped) => lines.push(stopped.text(language()))?,
    }
    let (found, end) = (counter.until_solution(), counter.until_end());
    // The engine counts nothing.
    if rung.properties().observable || found.assignments > 0 {
        lines.push(cost(&found))?;
    }
    if end.calls > found.calls {
        lines.push(words!(
            en: "after the solution, until the open loops ended: calls {}, checks {}",
            ko: "해를 찾은 뒤 남은 반복을 마칠 때까지: 호출 {}, 검사 {}",
            Grouped(end.calls - found.calls),
            Grouped(end.checks - found.checks),
        ))?;
    }
    Ok(if solved { Exit::Done } else { Exit::Unsolved })
}

/// Shows where greedy is stuck, and what forbids each digit there.
fn dead_end(puzzle: &Board, spot: Spot, lines: &mut Lines) -> io::Result<()> {
    let (stuck, _) = greedy::fill(puzzle, &mut ninefold::learn::Silent);
    lines.push(&stuck)?;
    lines.push(words!(en: "dead end at {spot}:", ko: "{spot}에서 막힘:"))?;
    for digit in stuck.dimensions().digits() {
        if let Some(house) = greedy::why_not(&stuck, spot, digit) {
            let house = house.text(language());
            lines.push(words!(en: "  {digit} already stands in {house}", ko: "  {digit}: 이미 {house}에 있습니다"))?;
        }
    }
    Ok(())
}

fn cost(counts: &Counts) -> String {
    words!(
        en: "calls {}, checks {}, looks {}, assignments {}, backtracks {}, deepest level {}",
        ko: "호출 {}, 검사 {}, 보기 {}, 대입 {}, 되돌아감 {}, 가장 깊은 레벨 {}",
        Grouped(counts.calls),
        Grouped(counts.checks),
        Grouped(counts.looks),
        Grouped(counts.assignments),
        Grouped(counts.backtracks),
        counts.deepest,
    )
}
