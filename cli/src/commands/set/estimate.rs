//! `ninefold count --estimate`.

use super::answers::Question;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::words;
use crate::console::progress::Grouped;
use crate::in_out::columns::raw;
use crate::in_out::reply::{found, refused, unsolvable};
use crate::in_out::stream::Reply;
use ninefold_variants::setter::Estimate;
use ninefold_variants::{Budget, Ended, Puzzle};
use std::num::NonZero;

/// The names of the values for programs.
const NAMES: &[&str] = &["count", "estimate", "low", "high", "samples", "log10"];

/// With at most this many guesses solutions are counted, not estimated.
const FEW: u64 = 20_000;

/// Every run takes the same samples.
const SEED: u64 = 1;

/// Estimates the number of solutions of every puzzle.
///
/// # Errors
/// When the output cannot be written.
pub(crate) fn estimate(
    question: Question,
    samples: NonZero<u64>,
    console: &Console,
) -> anyhow::Result<Exit> {
    question.ask(console, NAMES, |puzzle, budget| answer(puzzle, samples, budget, console))
}

fn answer(puzzle: &Puzzle, samples: NonZero<u64>, budget: Budget, console: &Console) -> Reply {
    let counted = puzzle.count(u64::MAX, budget.with_guesses(FEW));
    if counted.ended == Ended::All {
        let mut found = vec![("count", raw(counted.found))];
        if counted.found == 0 {
            found.extend(refused(&unsolvable(puzzle)).found);
            return Reply { text: "0".to_owned(), found, exit: Exit::Unsolved };
        }
        return Reply { text: counted.found.to_string(), found, exit: Exit::Done };
    }
    let estimate = puzzle.estimate(samples.get(), SEED, budget, |estimate| {
        if estimate.samples >= 1_024 && estimate.samples.is_power_of_two() {
            let (samples, about) = (Grouped(estimate.samples), text(estimate));
            console.detail(words!(
                en: "after {samples} samples: {about}",
                ko: "표본 {samples}개: {about}",
            ));
        }
        true
    });
    let found = found(NAMES, estimate.to_json());
    let exit = if estimate.solutions > 0.0 { Exit::Done } else { Exit::Unsolved };
    Reply { text: text(&estimate), found, exit }
}

fn text(estimate: &Estimate) -> String {
    let ([low, high], about) = (estimate.interval(), estimate.solutions);
    if about == 0.0 {
        return words!(
            en: "unknown (samples: {}, none of which reached a solution)",
            ko: "알 수 없음 (표본 {}개 중 해에 이른 것이 없음)",
            estimate.samples,
        );
    }
    if about.is_infinite() {
        return words!(en: "about 10^{:.3}", ko: "약 10^{:.3}", estimate.log10);
    }
    if high.is_infinite() {
        return words!(
            en: "about {about:.3e} (samples: {}, too few for an interval)",
            ko: "약 {about:.3e} (표본이 {}개뿐이어서 구간은 알 수 없음)",
            estimate.samples,
        );
    }
    words!(en: "about {about:.3e} ({low:.3e} to {high:.3e})", ko: "약 {about:.3e} ({low:.3e}~{high:.3e})")
}
