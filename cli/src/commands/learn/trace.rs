//! `ninefold trace`.

use crate::commands::Run;
use crate::commands::learn::boards::{Boards, rung_parser};
use crate::commands::learn::viewer::Viewer;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::words;
use crate::options::Json;
use clap::Args;
use ninefold::learn::{Board, Ended, Event, Parts, Rung, Stopped, Teller, Trace as Recorded};
use serde_json::{Value, json};
use std::io::{self, BufWriter, IsTerminal, Write};
use std::ops::ControlFlow;

/// Show a search step by step
///
/// At a terminal the search is played on the screen, forward and back. Elsewhere, or with --json,
/// each event is a line of JSON: call, try, reject (with the house that forbids the digit), place,
/// undo, back, solution. The first line has the puzzle, the last line the result: solved, dead-end,
/// no-solution or stopped. The exit status is 1 if the search finds no solution.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold trace --rung bitmask 1.....3..4.....2
  ninefold trace --rung scan-for-blank --json 1.....3..4.....2
  ninefold trace --rung mrv --max-events 1000 puzzle.txt
  ninefold trace --rung list-of-blanks puzzle.txt | grep -c reject")]
pub(crate) struct Trace {
    #[command(flatten)]
    boards: Boards,

    /// The rung to watch
    #[arg(long, value_name = "RUNG", default_value = "bitmask", value_parser = rung_parser())]
    rung: Rung,

    /// Stop after this many events
    #[arg(long, value_name = "COUNT", default_value_t = 1_000_000)]
    max_events: usize,

    #[command(flatten)]
    json: Json,
}

impl Run for Trace {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let (board, read) = self.boards.one(console)?;
        if !self.rung.properties().observable {
            anyhow::bail!(words!(
                en: "the steps of the rung '{}' cannot be watched",
                ko: "'{}' 솔버는 단계를 볼 수 없습니다",
                self.rung.properties().name,
            ));
        }
        if self.json.json || !io::stdout().is_terminal() {
            let solved = lines(self.rung, &board, self.max_events)?;
            return Ok(if solved { read } else { read.max(Exit::Unsolved) });
        }
        let trace = Recorded::record(self.rung, &board, self.max_events);
        Ok(read.max(Viewer::new(self.rung, trace).run()?))
    }
}

/// Whether the search ended with a right solution.
fn is_solved(result: &Result<Ended, Stopped>, board: &Board) -> bool {
    matches!(result, Ok(Ended::Solved(solution)) if solution.solves(board))
}

/// Writes the search as lines while it runs; returns true when it ended with a right solution.
fn lines(rung: Rung, board: &Board, max_events: usize) -> io::Result<bool> {
    let mut out = BufWriter::new(io::stdout().lock());
    let start = json!({
        "event": "start", "rung": rung.properties().name, "side": board.dimensions().side(),
        "puzzle": board.to_string(),
    });
    writeln!(out, "{start}")?;
    let mut written = Ok(());
    let mut events = 0;
    let mut teller = Teller::new(|event| {
        if events == max_events {
            return ControlFlow::Break(());
        }
        events += 1;
        written = writeln!(out, "{}", line(events, &event));
        if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let result = rung.run(board, &mut teller);
    let result = if teller.has_ended() { Err(Stopped::Limit) } else { result };
    written?;
    let solved = is_solved(&result, board);
    let end = match result {
        Ok(Ended::Solved(solution)) => {
            json!({"event": "end", "result": "solved", "solution": solution.to_string()})
        }
        Ok(Ended::DeadEnd(spot)) => {
            json!({"event": "end", "result": "dead-end", "cell": spot.to_string()})
        }
        Ok(Ended::NoSolution) => json!({"event": "end", "result": "no-solution"}),
        Err(_) => json!({"event": "end", "result": "stopped"}),
    };
    writeln!(out, "{end}")?;
    out.flush()?;
    Ok(solved)
}

/// An event as an object; `n` counts from 1.
fn line(n: usize, event: &Event) -> Value {
    let Parts { name, spot, digit, house, .. } = event.parts();
    let mut object = json!({ "event": name });
    if let Some(spot) = spot {
        object["cell"] = spot.to_string().into();
    }
    if let Some(digit) = digit {
        object["digit"] = digit.get().into();
    }
    if let Some(house) = house {
        object["house"] = house.to_string().into();
    }
    object["n"] = n.into();
    object["level"] = event.level().into();
    object
}
