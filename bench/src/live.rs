//! How fast the answers are that a setter watches while drawing: the values that are still possible, with their counts.

use anyhow::Result;
use clap::Args;
use cpu_time::ThreadTime;
use ninefold_variants::{Budget, Ended, Puzzle};
use std::collections::BTreeMap;
use std::time::Duration;

use crate::collection::{Chosen, Item};
use crate::measure::{head, median, row};

/// A puzzle with several solutions is made from each one: its last rules are taken away until it has enough.
#[derive(Args)]
pub(crate) struct Live {
    #[command(flatten)]
    chosen: Chosen,

    /// Take rules away until there are at least this many solutions
    #[arg(long, default_value_t = 2)]
    least: u64,

    /// Leave out puzzles that then have more solutions than this
    #[arg(long, default_value_t = 1_000)]
    most: u64,
}

/// A puzzle whose solutions take longer to count is left out.
const PATIENCE: Duration = Duration::from_secs(10);

/// The solutions of each value are counted up to this, as on the page.
const LIMIT: u64 = 10;

/// The first answer and the full one are to come within these.
const GOALS: [Duration; 2] = [Duration::from_millis(20), Duration::from_millis(200)];

/// What was measured of a puzzle, in CPU time of the thread.
struct Times {
    solutions: u64,
    /// Until the first value is known, until all is known, and the longest time without news, when the asker can stop.
    times: [Duration; 3],
}

impl Live {
    pub(crate) fn run(&self) -> Result<()> {
        let mut sets: BTreeMap<String, (usize, Vec<Times>)> = BTreeMap::new();
        for item in &self.chosen.items()? {
            let (left_out, all) = sets.entry(item.set.clone()).or_default();
            let Some((puzzle, solutions)) = self.thinned(item) else {
                *left_out += 1;
                continue;
            };
            let times = Times { solutions, times: measure(&puzzle) };
            if self.chosen.each {
                let shown = times.times.map(milliseconds).join("\t");
                println!("{}\t{}\t{}\t{shown}", item.set, item.name, times.solutions);
            }
            all.push(times);
        }
        let columns = "set,puzzles,left out,median solutions,first median ms,most,≤ 20 ms,full median ms,most,≤ 200 ms,longest wait ms";
        head(columns.split(',').map(String::from));
        for (name, (left_out, all)) in sets {
            if all.is_empty() {
                row([name, "0".to_owned(), left_out.to_string()]);
                continue;
            }
            let mut solutions: Vec<u64> = all.iter().map(|it| it.solutions).collect();
            solutions.sort_unstable();
            let middle = solutions[solutions.len() / 2];
            let mut cells = vec![name, all.len().to_string(), left_out.to_string()];
            cells.push(middle.to_string());
            for (which, goal) in GOALS.into_iter().enumerate() {
                let mut times: Vec<Duration> = all.iter().map(|it| it.times[which]).collect();
                let in_time = times.iter().filter(|time| **time <= goal).count();
                let middle = median(&mut times);
                let most = times.last().copied().unwrap_or_default();
                cells.extend([milliseconds(middle), milliseconds(most), in_time.to_string()]);
            }
            let wait = all.iter().map(|it| it.times[2]).max().unwrap_or_default();
            row(cells.into_iter().chain([milliseconds(wait)]));
        }
        Ok(())
    }

    /// The puzzle without its last rules, and how many solutions it has then; None if they are too many.
    fn thinned(&self, item: &Item) -> Option<(Puzzle, u64)> {
        let puzzle: Puzzle = item.text.parse().ok()?;
        for kept in (0..puzzle.rules().len()).rev() {
            let fewer =
                Puzzle::new(puzzle.board().clone(), puzzle.rules()[..kept].to_vec()).ok()?;
            let count = fewer.count(self.most + 1, Budget::within(PATIENCE));
            if count.ended != Ended::All || count.found > self.most {
                return None;
            }
            if count.found >= self.least.max(2) {
                return Some((fewer, count.found));
            }
        }
        None
    }
}

/// The times of [`Times`] for a fresh puzzle, of which nothing is known yet.
fn measure(puzzle: &Puzzle) -> [Duration; 3] {
    let start = ThreadTime::now();
    let puzzle = Puzzle::new(puzzle.board().clone(), puzzle.rules().to_vec());
    let puzzle = puzzle.expect("it was a puzzle before");
    let (mut first, mut last, mut wait) = (None, Duration::ZERO, Duration::ZERO);
    let mut news = || {
        let now = start.elapsed();
        first.get_or_insert(now);
        wait = wait.max(now - last);
        last = now;
    };
    puzzle.true_candidates(LIMIT, Budget::UNLIMITED, |_| {
        news();
        true
    });
    news();
    [first.unwrap_or_default(), last, wait]
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1}", time.as_secs_f64() * 1e3)
}
