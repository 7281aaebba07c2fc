//! Measures the engine beside other solvers, in one run: see `docs/PERFORMANCE.md`.

mod agree;
mod commands;
mod contender;
mod corpus;
mod cost;
mod first;
mod measure;
mod proofs;
mod rates;
mod ratings;
mod sizes;
mod threads;

use clap::{Parser, Subcommand};

/// Measure Ninefold's engine beside other solvers and print Markdown tables
#[derive(Parser)]
struct Bench {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Puzzles a second, checked for uniqueness, for every layout, level and other solver
    Rates(rates::Rates),
    /// Puzzles rated a second on every scale
    Ratings(ratings::Ratings),
    /// The cost of making and of checking the proof of a step, on every scale
    Proofs(proofs::Proofs),
    /// What a sweep, a branch and a puzzle take in batches at each level, fitted to collections
    Cost(cost::Cost),
    /// Proof sizes: time, isomorphs, and how they agree with ER and HoDoKu's score
    Sizes(sizes::Sizes),
    /// The gain of a second thread for the batch engine, in wall-clock time
    Threads(threads::Threads),
    /// How the commands scale: the wall-clock time of each with one thread and with two
    Commands(commands::Commands),
    /// Compare all engines with each other on random problems, 10⁸ by default
    Agree(agree::Agree),
    /// The time for the lexicographically first solution
    First(first::First),
}

fn main() -> anyhow::Result<()> {
    match Bench::parse().what {
        What::Rates(rates) => rates.run(),
        What::Ratings(ratings) => ratings.run(),
        What::Proofs(proofs) => proofs.run(),
        What::Cost(cost) => cost.run(),
        What::Sizes(sizes) => sizes.run(),
        What::Threads(threads) => threads.run(),
        What::Commands(commands) => commands.run(),
        What::Agree(agree) => agree.run(),
        What::First(first) => first.run(),
    }
}
