//! `ninefold adversary`.

use crate::commands::Run;
use crate::commands::learn::boards::rung_parser;
use crate::commands::make::seed::SeedArgs;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::interrupt;
use crate::console::language::words;
use crate::console::progress::Grouped;
use crate::options::Target;
use clap::Args;
use ninefold::generate::Random;
use ninefold::learn::{Adversary as Search, Costly, Rung};
use ninefold::solve;
use ninefold::text::{Key, Notes, Record};
use std::time::{Duration, Instant};

/// Find a puzzle that is as costly as possible for a rung
///
/// Searches for a puzzle that takes the rung as many calls as possible, and has exactly one solution. Each
/// better puzzle is reported; the best one is written at the end. The search ends when a puzzle needs
/// more calls than --goal, when the time is up, or at Ctrl-C.
///
/// With --max-calls, puzzles that need more calls than this are skipped. Baekjoon 2580 limits its
/// inputs to 100,000 calls in this way, and problem 12095 asks for such inputs.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold adversary --against bitmask
  ninefold adversary --against mrv --seconds 20 --seed 7
  ninefold adversary --against place-then-check --max-calls 99999
  ninefold adversary --against bitmask -q | ninefold race --max-calls 1000000")]
pub(crate) struct Adversary {
    /// The rung to attack
    #[arg(long, value_name = "RUNG", value_parser = rung_parser())]
    against: Rung,

    /// Stop at a puzzle that needs more calls than this
    #[arg(long, value_name = "COUNT", default_value_t = 100_000_000)]
    goal: u64,

    /// The most calls that a rung may make
    #[arg(long, value_name = "COUNT", conflicts_with = "goal")]
    max_calls: Option<u64>,

    /// Stop after this many seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    seconds: u64,

    #[command(flatten)]
    seed: SeedArgs,

    #[command(flatten)]
    target: Target,
}

impl Run for Adversary {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let properties = self.against.properties();
        let name = properties.name;
        anyhow::ensure!(
            properties.observable,
            words!(en: "the calls of the rung '{name}' are not counted", ko: "'{name}' 솔버는 호출을 세지 않습니다")
        );
        anyhow::ensure!(
            properties.complete,
            words!(en: "the rung '{name}' makes only one call", ko: "'{name}' 솔버는 한 번만 호출합니다")
        );
        let mut random = Random::new(self.seed.seed(console));
        let mut search = Search::new(
            self.against,
            self.max_calls.unwrap_or(self.goal),
            self.max_calls.is_some(),
            |n| random.below(n),
            |candidates| solve::any(candidates).is_some(),
        );
        interrupt::install_for_search();
        let (start, patience) = (Instant::now(), Duration::from_secs(self.seconds));
        while !search.is_done() && start.elapsed() < patience && !interrupt::is_pressed() {
            if search.step()
                && let Some(best) = search.best()
            {
                console.note(words!(
                    en: "{:>6.1} s  {:>13} calls  {}",
                    ko: "{:>6.1}초  호출 {:>13}번  {}",
                    start.elapsed().as_secs_f64(),
                    calls(best),
                    best.puzzle
                ));
            }
        }
        let Some(best) = search.best() else {
            if interrupt::is_pressed() {
                return Ok(Exit::Interrupted);
            }
            console.error(match self.max_calls {
                Some(_) => words!(
                    en: "nothing was found; try more --seconds or --max-calls",
                    ko: "찾지 못했습니다. --seconds나 --max-calls를 늘려 보세요",
                ),
                None => words!(
                    en: "nothing was found; try more --seconds",
                    ko: "찾지 못했습니다. --seconds를 늘려 보세요",
                ),
            });
            return Ok(Exit::Unsolved);
        };
        let mut output = self.target.open(&[], false, None)?;
        let mut notes = Notes::default();
        notes.push_text(Key::COMMENT, format!("{} calls of {}", calls(best), properties.name));
        output.put_new(&Record { notes, ..Record::new(best.puzzle) })?;
        output.finish()?;
        Ok(if interrupt::is_pressed() { Exit::Interrupted } else { Exit::Done })
    }
}

fn calls(found: &Costly) -> String {
    format!("{}{}", if found.more { "> " } else { "" }, Grouped(found.calls))
}
