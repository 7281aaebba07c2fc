//! Measures Ninefold beside others, and makes the tests' data: see `docs/PERFORMANCE.md` and
//! `docs/RATING.md`.

mod agree;
mod collection;
mod commands;
mod conformance;
mod contender;
mod corpus;
mod cost;
mod examples;
mod exotic;
mod explainer;
mod first;
mod hodoku;
mod levels;
mod live;
mod measure;
mod peer;
mod proofs;
mod rates;
mod ratings;
mod reasons;
mod sizes;
mod techniques;
mod threads;
mod variants;

use clap::{Parser, Subcommand};

/// Measure Ninefold beside other programs, and make the data of its tests
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
    /// Compare ratings with Sudoku Explainer's
    Explainer(explainer::Explainer),
    /// Compare ratings with HoDoKu's: lines with a puzzle, its level and its score on standard input
    Hodoku(hodoku::Hodoku),
    /// The time that rating spends in each technique, for puzzles on standard input
    Techniques(techniques::Techniques),
    /// What the exotic patterns change on the paths of puzzles on standard input
    Exotic,
    /// Renew the techniques' examples in `src/technique/` from puzzles on standard input
    Examples(examples::Examples),
    /// Make a set of `testdata/conformance/`
    Conformance(conformance::Conformance),
    /// Time and guesses for collections of variants
    Variants(variants::Variants),
    /// Levels of variants: in a known order, or for the images of each puzzle
    Levels(levels::Levels),
    /// The time for the values that are still possible, in variants with several solutions
    Live(live::Live),
    /// Solve collections of variants by steps with reasons, and check every step
    Reasons(reasons::Reasons),
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
        What::Explainer(explainer) => explainer.run(),
        What::Hodoku(hodoku) => hodoku.run(),
        What::Techniques(techniques) => techniques.run(),
        What::Exotic => exotic::run(),
        What::Examples(examples) => examples.run(),
        What::Conformance(conformance) => conformance.run(),
        What::Variants(variants) => variants.run(),
        What::Levels(levels) => levels.run(),
        What::Live(live) => live.run(),
        What::Reasons(reasons) => reasons.run(),
    }
}
