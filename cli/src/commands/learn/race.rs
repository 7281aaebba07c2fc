//! `ninefold race`.

mod lane;
mod show;

use crate::commands::Run;
use crate::commands::learn::boards::{Boards, rung_parser};
use crate::console::Console;
use crate::console::exit::{Exit, NoPuzzle};
use crate::console::progress::Parts;
use crate::options::{Json, MaxCalls};
use crate::show::wrap;
use clap::Args;
use lane::Lane;
use ninefold::learn::Rung;
use show::Measure;
use std::io::{self, IsTerminal, Write};

/// Compare the rungs of the ladder on puzzles
///
/// Every rung solves every puzzle. The table shows the sums of calls, checks, looks, assignments
/// and backtracks until the solution, and the deepest level. The time is that of a run that counts
/// nothing. A rung that needs more than --max-calls on all puzzles together is stopped, except
/// for sat and engine. That is a result like the others: the exit status is 1 only if a puzzle has no
/// solution.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold race puzzles.txt
  ninefold race --only bitmask,mrv,exact-cover puzzles.txt
  ninefold race --max-calls 1000000 --bars time puzzle.txt
  ninefold race --json puzzles.txt > race.json")]
pub(crate) struct Race {
    #[command(flatten)]
    boards: Boards,

    /// The rungs to run; all by default
    #[arg(long, value_name = "RUNG", value_delimiter = ',', value_parser = rung_parser())]
    only: Vec<Rung>,

    #[command(flatten)]
    max_calls: MaxCalls,

    /// The figure that the bars show
    #[arg(long, value_enum, value_name = "WHAT", default_value_t = Measure::Calls)]
    bars: Measure,

    #[command(flatten)]
    json: Json,
}

impl Run for Race {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let (boards, exit) = self.boards.read(console)?;
        anyhow::ensure!(!boards.is_empty(), NoPuzzle);
        let rungs = if self.only.is_empty() { Rung::ALL } else { &self.only };
        let progress = Parts::new(rungs.len() as u64, console);
        let mut lanes = Vec::new();
        for &rung in rungs {
            progress.begin(lanes.len() as u64, rung.properties().name);
            lanes.push(Lane::run(rung, &boards, self.max_calls.max_calls));
        }
        drop(progress);
        // A file has room for the whole table.
        let room = wrap::columns().filter(|_| io::stdout().is_terminal()).unwrap_or(usize::MAX);
        let text = if self.json.json {
            show::json(&boards, self.max_calls.max_calls, &lanes)
        } else {
            show::table(&boards, self.max_calls.max_calls, &lanes, self.bars, room)
        };
        io::stdout().write_all(text.as_bytes())?;
        let unsolvable = lanes.iter().any(|lane| lane.unsolvable > 0);
        Ok(if unsolvable { exit.max(Exit::Unsolved) } else { exit })
    }
}
