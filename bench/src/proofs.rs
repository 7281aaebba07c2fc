//! The cost of making and of checking the proof of a step.

use crate::corpus::Choice;
use crate::measure::{head, row, time};
use anyhow::Result;
use clap::Args;
use ninefold::position::Position;
use ninefold::proof::{Flaw, check};
use ninefold::rate::Scale;
use ninefold::technique::Budget;
use ninefold::{Marks, Puzzle, Step};
use std::hint::black_box;
use std::time::Duration;

#[derive(Args)]
pub(crate) struct Proofs {
    #[command(flatten)]
    choice: Choice,

    /// How often each proof is made and checked; the mean counts
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..))]
    repeats: u32,

    /// Only scales whose name contains this
    #[arg(long)]
    only: Vec<String>,
}

/// The steps of the paths on one scale.
#[derive(Default)]
struct Measured {
    proved: usize,
    /// The steps without an accepted proof, with what is needed to look into them.
    refused: Vec<String>,
    making: Vec<Duration>,
    checking: Vec<Duration>,
}

impl Proofs {
    pub(crate) fn run(&self) -> Result<()> {
        println!("Microseconds a step, one thread's CPU time, mean of {} repeats.\n", self.repeats);
        let columns = [
            "collection",
            "scale",
            "steps",
            "proved",
            "making, median",
            "99 %",
            "checking, median",
            "99 %",
            "longest",
        ];
        head(columns.map(str::to_owned));
        for corpus in self.choice.corpora()? {
            let puzzles: Vec<Puzzle> =
                corpus.grids.iter().filter_map(|grid| Puzzle::new(*grid).ok()).collect();
            let is_wanted = |scale: &Scale| {
                self.only.is_empty() || self.only.iter().any(|part| scale.name().contains(part))
            };
            for scale in Scale::ALL.iter().copied().filter(is_wanted) {
                let mut measured = Measured::default();
                for puzzle in &puzzles {
                    let position = Position::start(*puzzle);
                    let path = scale.path(&position, &Budget::unlimited());
                    let mut marks = position.marks().clone();
                    for (number, step) in path.steps().iter().enumerate() {
                        if let Err(flaw) = self.step(step, &marks, &mut measured) {
                            measured.refused.push(format!(
                                "{} step {}, {step}: {flaw}; {}",
                                puzzle.clues(),
                                number + 1,
                                step.proof(&marks)
                            ));
                        }
                        marks.apply(step);
                    }
                }
                measured.show(&corpus.name, scale.name());
            }
        }
        Ok(())
    }

    /// Measures a step, and returns the verdict on its proof.
    fn step(&self, step: &Step, marks: &Marks, measured: &mut Measured) -> Result<(), Flaw> {
        measured.making.push(self.mean(|| step.proof(marks)));
        let (claim, proof) = (step.claim(), step.proof(marks));
        let verdict = || check(&marks.candidates(), marks.unique(), &claim, &proof);
        measured.checking.push(self.mean(verdict));
        measured.proved += usize::from(verdict().is_ok());
        verdict()
    }

    /// The mean time of some work.
    fn mean<T>(&self, work: impl Fn() -> T) -> Duration {
        let repeated = || {
            for _ in 0..self.repeats {
                black_box(work());
            }
        };
        time(repeated).0 / self.repeats
    }
}

impl Measured {
    fn show(mut self, corpus: &str, scale: &str) {
        let steps = self.making.len();
        if steps == 0 {
            return;
        }
        self.making.sort();
        self.checking.sort();
        let at = |times: &[Duration], permille: usize| {
            format!("{:.1}", times[(steps - 1) * permille / 1000].as_secs_f64() * 1e6)
        };
        row([
            corpus.to_owned(),
            scale.to_owned(),
            steps.to_string(),
            self.proved.to_string(),
            at(&self.making, 500),
            at(&self.making, 990),
            at(&self.checking, 500),
            at(&self.checking, 990),
            at(&self.checking, 1000),
        ]);
        self.refused.iter().for_each(|refused| eprintln!("not proved: {refused}"));
    }
}
