//! Puzzles rated a second, by collection and scale.

use crate::corpus::Choice;
use crate::measure::{head, median, rate, row, time};
use anyhow::{Result, ensure};
use clap::Args;
use ninefold::rate::{Scale, explainer};
use ninefold::technique::Budget;
use ninefold::{Grid, Puzzle};
use std::time::Duration;

#[derive(Args)]
pub(crate) struct Ratings {
    #[command(flatten)]
    choice: Choice,

    /// The number of turns on each scale; the median counts
    #[arg(long, default_value_t = 3)]
    rounds: usize,

    /// The length of a turn in seconds, or one pass over the collection if that is shorter
    #[arg(long, default_value_t = 2.0)]
    turn: f64,

    /// Only scales whose name contains this
    #[arg(long)]
    only: Vec<String>,
}

/// A name and how it rates a puzzle.
type Rater = (&'static str, fn(&Puzzle));

/// The scales with their steps by technique, as `ninefold rate` shows them, and ER, EP and ED alone.
const RATERS: [Rater; 4] = [
    ("ninefold", |puzzle| on(Scale::NINEFOLD, puzzle)),
    ("hodoku", |puzzle| on(Scale::HODOKU, puzzle)),
    ("explainer", |puzzle| on(Scale::EXPLAINER, puzzle)),
    ("explainer, ratings alone", |puzzle| {
        std::hint::black_box(explainer::rate(puzzle.clues(), &Budget::unlimited()).ok());
    }),
];

fn on(scale: Scale, puzzle: &Puzzle) {
    std::hint::black_box(scale.rate(puzzle, &Budget::unlimited()));
}

impl Ratings {
    pub(crate) fn run(&self) -> Result<()> {
        let is_wanted =
            |name: &str| self.only.is_empty() || self.only.iter().any(|part| name.contains(part));
        let raters: Vec<Rater> = RATERS.into_iter().filter(|(name, _)| is_wanted(name)).collect();
        ensure!(!raters.is_empty(), "no scale has such a name");
        println!(
            "Puzzles rated a second, one thread's CPU time, median of {} rounds.\n",
            self.rounds
        );
        let names = raters.iter().map(|(name, _)| (*name).to_owned());
        head(["collection".to_owned()].into_iter().chain(names));
        for corpus in self.choice.corpora()? {
            let proved = |grid: &Grid| Puzzle::new(*grid).ok();
            let puzzles: Vec<Puzzle> = corpus.grids.iter().filter_map(proved).collect();
            if puzzles.is_empty() {
                continue;
            }
            let rates = raters.iter().map(|(_, rater)| rate(self.rate(&puzzles, *rater)));
            row([format!("{} ({})", corpus.name, puzzles.len())].into_iter().chain(rates));
        }
        Ok(())
    }

    /// Puzzles a second. The number of a turn is found by doubling.
    fn rate(&self, puzzles: &[Puzzle], rater: fn(&Puzzle)) -> f64 {
        let turn = Duration::from_secs_f64(self.turn.max(0.0));
        let run = |part: usize| time(|| puzzles[..part].iter().for_each(rater)).0;
        let mut part = 1;
        let mut spent = run(part);
        while part < puzzles.len() && spent < turn / 2 {
            part = (2 * part).min(puzzles.len());
            spent = run(part);
        }
        let mut times: Vec<Duration> = (1..self.rounds).map(|_| run(part)).collect();
        times.push(spent);
        part as f64 / median(&mut times).as_secs_f64()
    }
}
