//! The solver of variants on collections of puzzles: time, guesses, and whether the solutions are right.

use anyhow::Result;
use clap::Args;
use ninefold_variants::board::block_shape;
use ninefold_variants::format::{Draft, Malformed, read, read_large};
use ninefold_variants::{Board, Budget, Ended, LargeGrid, Solvable, Value, reference};
use std::collections::{BTreeMap, HashSet};
use std::time::Duration;

use crate::collection::{Chosen, Item};
use crate::measure::{head, median, row, time};
use crate::peer::Peer;

#[derive(Args)]
pub(crate) struct Variants {
    #[command(flatten)]
    chosen: Chosen,

    /// Seconds for each puzzle at most
    #[arg(long, default_value_t = 20.0)]
    limit: f64,

    /// Solve each puzzle so often, and take the least time
    #[arg(long, default_value_t = 1)]
    rounds: usize,

    /// Another program, to be timed on the same puzzles: the shell runs COMMAND with the name of a file that has
    /// a puzzle a line, as a constraint string if it can; it prints a line for each, the seconds first, or
    /// another word if it did not solve the puzzle
    #[arg(long = "peer", value_name = "NAME=COMMAND")]
    peers: Vec<Peer>,
}

/// What a set comes to.
#[derive(Default)]
struct Sum {
    puzzles: usize,
    refused: usize,
    unique: usize,
    unfinished: usize,
    wrong: usize,
    guesses: u64,
    times: Vec<Duration>,
    slowest: String,
    /// The puzzles that were read, for the peers.
    texts: Vec<String>,
}

impl Variants {
    pub(crate) fn run(&self) -> Result<()> {
        let mut sums: BTreeMap<String, Sum> = BTreeMap::new();
        for item in &self.chosen.items()? {
            self.solve(item, sums.entry(item.set.clone()).or_default());
        }
        let columns = [
            "set",
            "puzzles",
            "refused",
            "unique",
            "unfinished",
            "wrong",
            "CPU s",
            "median ms",
            "most ms",
            "guesses",
            "slowest",
        ];
        let of_peers = self.peers.iter().flat_map(|Peer { name, .. }| {
            [format!("{name} s"), format!("{name} median ms"), format!("{name} unsolved")]
        });
        head(columns.map(String::from).into_iter().chain(of_peers));
        for (name, mut sum) in sums {
            let total: Duration = sum.times.iter().sum();
            let milliseconds = |time: Duration| format!("{:.3}", time.as_secs_f64() * 1e3);
            let mut told = Vec::new();
            for peer in &self.peers {
                let times = peer.times(&sum.texts)?;
                let mut solved: Vec<_> = times.iter().flatten().copied().collect();
                told.push(format!("{:.3}", solved.iter().sum::<Duration>().as_secs_f64()));
                told.push(match solved.is_empty() {
                    true => String::new(),
                    false => milliseconds(median(&mut solved)),
                });
                told.push((times.len() - solved.len()).to_string());
            }
            let own = [
                name,
                sum.puzzles.to_string(),
                sum.refused.to_string(),
                sum.unique.to_string(),
                sum.unfinished.to_string(),
                sum.wrong.to_string(),
                format!("{:.3}", total.as_secs_f64()),
                if sum.times.is_empty() {
                    String::new()
                } else {
                    milliseconds(median(&mut sum.times))
                },
                milliseconds(sum.times.last().copied().unwrap_or_default()),
                sum.guesses.to_string(),
                sum.slowest,
            ];
            row(own.into_iter().chain(told));
        }
        Ok(())
    }

    fn solve(&self, item: &Item, sum: &mut Sum) {
        sum.puzzles += 1;
        let asked = match Asked::read(&item.text) {
            Ok(asked) => asked,
            Err(error) => {
                sum.refused += 1;
                if self.chosen.each {
                    println!("{}\t{}\trefused: {error}", item.set, item.name);
                }
                return;
            }
        };
        sum.texts.push(item.text.clone());
        let mut least = Duration::MAX;
        let mut last = (Vec::new(), Ended::All, 0);
        for _ in 0..self.rounds.max(1) {
            let asked = asked.clone();
            let budget = Budget::within(Duration::from_secs_f64(self.limit));
            let (spent, result) = time(|| {
                let puzzle = asked.solvable()?;
                let mut found: Vec<Vec<Value>> = Vec::new();
                let (ended, statistics) = puzzle.solutions(budget, &mut |values| {
                    found.push(values.to_vec());
                    found.len() < 2
                });
                Some((found, ended, statistics.guesses))
            });
            if spent < least
                && let Some(result) = result
            {
                (least, last) = (spent, result);
            }
        }
        let (found, ended, guesses) = last;
        let holds = found.iter().all(|values| asked.is_solved_by(values));
        let found_it = || match &asked {
            Asked::Puzzle(draft) => {
                let line = |values: &[Value]| line(&draft.board, values);
                let known = item.solution.clone().filter(|known| !known.is_empty());
                let known = known.or_else(|| draft.about.solution.as_deref().map(line));
                known.is_none_or(|known| found.iter().any(|values| line(values) == known))
            }
            Asked::Large(_) => true,
        };
        // A solution that is not the known one is right only if there are several.
        let right = holds && (ended == Ended::Budget || found.len() > 1 || found_it());
        if sum.times.iter().all(|&time| time < least) {
            sum.slowest = item.name.clone();
        }
        sum.times.push(least);
        sum.guesses += guesses;
        sum.unique += usize::from(found.len() == 1 && ended == Ended::All);
        sum.unfinished += usize::from(ended == Ended::Budget);
        sum.wrong += usize::from(!right);
        if self.chosen.each {
            let what = match (right, ended, found.len()) {
                (false, ..) => "wrong",
                (_, Ended::Budget, _) => "unfinished",
                (_, _, 0) => "none",
                (_, _, 1) => "unique",
                _ => "many",
            };
            let time = least.as_secs_f64() * 1e3;
            println!("{}\t{}\t{what}\t{time:.3}\t{guesses}", item.set, item.name);
        }
    }
}

/// A puzzle as it was read.
#[derive(Clone)]
enum Asked {
    Puzzle(Box<Draft>),
    Large(LargeGrid),
}

impl Asked {
    fn read(text: &str) -> Result<Asked, Malformed> {
        match read_large(text) {
            Some(grid) => grid.map(Asked::Large),
            None => read(text).map(|draft| Asked::Puzzle(Box::new(draft))),
        }
    }

    fn solvable(self) -> Option<Box<dyn Solvable>> {
        match self {
            Asked::Puzzle(draft) => Some(Box::new(draft.puzzle().ok()?)),
            Asked::Large(grid) => Some(Box::new(grid)),
        }
    }

    /// Whether the rules hold, as one reads them.
    fn is_solved_by(&self, values: &[Value]) -> bool {
        let grid = match self {
            Asked::Puzzle(draft) => {
                return reference::is_solution(&draft.board, &draft.rules, values);
            }
            Asked::Large(grid) => grid,
        };
        let size = grid.size();
        let (height, width) = block_shape(size, size, size).unwrap_or((1, size));
        let mut seen = HashSet::new();
        let mut is_new = |cell: usize, value: Value| {
            let (row, column) = (cell / size, cell % size);
            let block = row / height * size + column / width;
            // Each house has a number of its own.
            [row, size + column, 2 * size + block]
                .into_iter()
                .all(|house| seen.insert((house, value)))
        };
        let given = grid.given().iter().zip(values);
        values.len() == size * size
            && given.into_iter().all(|(given, value)| given.is_none_or(|given| given == *value))
            && values.iter().enumerate().all(|(cell, &value)| is_new(cell, value))
    }
}

/// A solution as collections write it: above 9 with letters.
fn line(board: &Board, values: &[Value]) -> String {
    let digit = |&value: &Value| {
        let number = board.number(value) as u32;
        let most = board.value_count() as u32;
        if most > 9 { char::from_u32(64 + number) } else { char::from_digit(number, 10) }
    };
    values.iter().filter_map(digit).collect()
}
