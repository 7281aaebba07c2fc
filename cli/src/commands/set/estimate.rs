//! `ninefold count --estimate`.

use super::answers::Question;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::words;
use crate::console::progress::{Grouped, Parts};
use crate::in_out::columns::raw;
use crate::in_out::reply::{found, refused, unsolvable};
use crate::in_out::stream::Reply;
use ninefold_variants::setter::Estimate;
use ninefold_variants::{Budget, Ended, Puzzle};
use std::num::NonZero;
use std::sync::Mutex;

/// The names of the values for programs.
const NAMES: &[&str] = &["count", "estimate", "low", "high", "samples", "log10"];

/// With at most this many guesses solutions are counted, not estimated.
const FEW: u64 = 20_000;

/// The estimate is shown again after so many samples.
const SHOWN: u64 = 1_024;

/// Estimates the number of solutions of every puzzle from this many samples, which the seed decides.
///
/// # Errors
/// When the output cannot be written.
pub(crate) fn estimate(
    question: Question,
    (samples, seed): (NonZero<u64>, u64),
    console: &Console,
) -> anyhow::Result<Exit> {
    let estimating = Estimating {
        samples,
        seed,
        console,
        bar: Parts::new(samples.get(), console),
        turn: Mutex::new(()),
    };
    let answer = |puzzle: &Puzzle, budget: Budget<'static>| estimating.answer(puzzle, budget);
    question.ask(console, NAMES, Some(&estimating.bar), answer)
}

struct Estimating<'a> {
    samples: NonZero<u64>,
    seed: u64,
    console: &'a Console,
    bar: Parts,
    /// Whose samples the bar shows: one puzzle after the other.
    turn: Mutex<()>,
}

impl Estimating<'_> {
    fn answer(&self, puzzle: &Puzzle, budget: Budget<'_>) -> Reply {
        let counted = puzzle.count(u64::MAX, budget.with_guesses(FEW));
        if counted.ended == Ended::All {
            let mut found = vec![("count", raw(counted.found))];
            if counted.found == 0 {
                found.extend(refused(&unsolvable(puzzle, budget)).found);
                return Reply { text: "0".to_owned(), found, exit: Exit::Unsolved };
            }
            return Reply { text: counted.found.to_string(), found, exit: Exit::Done };
        }
        let turn = self.turn.try_lock();
        let estimate = puzzle.estimate(self.samples.get(), self.seed, budget, |estimate| {
            if turn.is_ok() && estimate.samples.is_multiple_of(SHOWN) {
                let Estimate { samples, solutions, margin, .. } = estimate;
                self.bar.begin(*samples, format!("{solutions:.3e} ± {margin:.1e}"));
            }
            if estimate.samples >= SHOWN && estimate.samples.is_power_of_two() {
                self.bar.aside(|| self.console.detail(text(estimate)));
            }
            true
        });
        let found = found(NAMES, estimate.to_json());
        let exit = if estimate.solutions > 0.0 { Exit::Done } else { Exit::Unsolved };
        Reply { text: text(&estimate), found, exit }
    }
}

fn text(estimate: &Estimate) -> String {
    let ([low, high], about) = (estimate.interval(), estimate.solutions);
    let samples = Grouped(estimate.samples);
    if about == 0.0 {
        return words!(
            en: "unknown (samples: {samples}, none of which reached a solution)",
            ko: "알 수 없음 (표본 {samples}개 중 해에 이른 것이 없음)",
        );
    }
    if about.is_infinite() {
        return words!(
            en: "about 10^{:.3} (samples: {samples})",
            ko: "약 10^{:.3} (표본 {samples}개)",
            estimate.log10,
        );
    }
    if high.is_infinite() {
        return words!(
            en: "about {about:.3e} (samples: {samples}, too few for an interval)",
            ko: "약 {about:.3e} (표본이 {samples}개뿐이어서 구간은 알 수 없음)",
        );
    }
    words!(
        en: "about {about:.3e} ({low:.3e} to {high:.3e}, samples: {samples})",
        ko: "약 {about:.3e} ({low:.3e}~{high:.3e}, 표본 {samples}개)",
    )
}
