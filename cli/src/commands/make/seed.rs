//! The argument that makes random choices repeatable.

use crate::console::Console;
use crate::console::language::words;
use clap::Args;
use ninefold::generate::Seed;

/// The start of random choices.
#[derive(Args, Debug)]
pub(crate) struct SeedArgs {
    /// The same number makes the same random choices; without it, one is drawn and shown
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

impl SeedArgs {
    /// The seed; a random one is shown, so that the run can be repeated. Commands that make puzzles ask for
    /// it last, when nothing else is refused.
    pub(crate) fn seed(&self, console: &Console) -> Seed {
        Seed(self.seed.unwrap_or_else(|| {
            let chosen = Seed::random().0 >> 32;
            console.note(words!(
                en: "--seed {chosen} repeats this run",
                ko: "같은 결과를 다시 얻으려면 --seed {chosen}",
            ));
            chosen
        }))
    }
}
