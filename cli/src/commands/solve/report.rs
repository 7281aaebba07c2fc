//! The summary of a run: how many puzzles of which kind, how long, how fast.

use crate::console::exit::Exit;
use crate::console::language::words;
use crate::console::progress::{Grouped, plural};
use crate::in_out::stream::End;
use std::fmt;
use std::time::{Duration, Instant};

/// The result for a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    /// It has exactly one solution.
    Unique,
    /// It has several.
    Several,
    /// It has at least one; others were not searched for.
    Solved,
    /// It has none.
    None,
    /// Its text is malformed.
    Malformed,
    /// It has exactly one solution, but another one stands beside it.
    WronglySolved,
    /// The time was up before it was known.
    Undecided,
}

impl Fate {
    const ALL: [Fate; 7] = [
        Fate::Unique,
        Fate::Several,
        Fate::Solved,
        Fate::None,
        Fate::Malformed,
        Fate::WronglySolved,
        Fate::Undecided,
    ];

    /// The result for a variant.
    pub(crate) fn of(end: End) -> Fate {
        match end {
            End::Solutions(0) => Fate::None,
            End::Solutions(1) => Fate::Unique,
            End::Solutions(_) => Fate::Several,
            End::Solved => Fate::Solved,
            End::WronglySolved => Fate::WronglySolved,
            End::Undecided => Fate::Undecided,
        }
    }

    /// Whether the exit status tells of it.
    fn is_bad(self) -> bool {
        matches!(self, Fate::None | Fate::Malformed | Fate::WronglySolved | Fate::Undecided)
    }

    /// How many puzzles had this fate, in words.
    fn words(self, count: u64) -> String {
        let count = Grouped(count);
        match self {
            Fate::Unique => words!(en: "{count} unique", ko: "해가 하나인 퍼즐 {count}개"),
            Fate::Several => {
                words!(en: "{count} with several solutions", ko: "해가 여럿인 퍼즐 {count}개")
            }
            Fate::Solved => words!(en: "{count} solved", ko: "푼 퍼즐 {count}개"),
            Fate::None => words!(en: "{count} without a solution", ko: "해가 없는 퍼즐 {count}개"),
            Fate::Malformed => words!(en: "{count} malformed", ko: "형식이 잘못된 퍼즐 {count}개"),
            Fate::Undecided => words!(en: "{count} undecided", ko: "미정인 퍼즐 {count}개"),
            Fate::WronglySolved => {
                words!(en: "{count} with a wrong solution beside it", ko: "주어진 해가 틀린 퍼즐 {count}개")
            }
        }
    }
}

/// Counts fates and time.
pub(crate) struct Report {
    start: Instant,
    counts: [u64; Fate::ALL.len()],
    /// Whether an earlier run, which this one continues, met a bad one.
    bad_before: bool,
}

impl Report {
    /// Starts the clock.
    pub(crate) fn start() -> Report {
        Report { start: Instant::now(), counts: [0; Fate::ALL.len()], bad_before: false }
    }

    /// Counts a puzzle.
    pub(crate) fn add(&mut self, fate: Fate) {
        self.add_many(fate, 1);
    }

    /// Notes a puzzle of an earlier run, which is not counted again.
    pub(crate) fn add_again(&mut self, fate: Fate) {
        self.bad_before |= fate.is_bad();
    }

    /// Counts puzzles of one fate.
    pub(crate) fn add_many(&mut self, fate: Fate, puzzles: u64) {
        self.counts[fate as usize] += puzzles;
    }

    /// The number of puzzles with this fate.
    pub(crate) fn count(&self, fate: Fate) -> u64 {
        self.counts[fate as usize]
    }

    /// The number of puzzles counted.
    pub(crate) fn puzzles(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The exit status for these fates.
    pub(crate) fn exit(&self) -> Exit {
        let met = |fate: &Fate| fate.is_bad() && self.count(*fate) > 0;
        let bad = self.bad_before || Fate::ALL.iter().any(met);
        if bad { Exit::Unsolved } else { Exit::Done }
    }

    /// The current summary.
    pub(crate) fn summary(&self) -> impl fmt::Display + '_ {
        Summary { report: self, elapsed: self.start.elapsed() }
    }
}

struct Summary<'a> {
    report: &'a Report,
    elapsed: Duration,
}

impl fmt::Display for Summary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let puzzles = self.report.puzzles();
        let (number, grouped) = (plural(puzzles, "puzzle"), Grouped(puzzles));
        f.write_str(&words!(en: "{number}", ko: "퍼즐 {grouped}개"))?;
        let mut sign = ": ";
        for fate in Fate::ALL {
            let count = self.report.count(fate);
            if count > 0 {
                write!(f, "{sign}{}", fate.words(count))?;
                sign = ", ";
            }
        }
        let seconds = self.elapsed.as_secs_f64();
        f.write_str(&words!(en: "; {seconds:.3} s", ko: "; {seconds:.3}초"))?;
        if puzzles > 0 {
            let rate = Grouped((puzzles as f64 / seconds.max(1e-9)) as u64);
            f.write_str(&words!(en: ", {rate} puzzles/s", ko: ", 초당 {rate}개"))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_summary_names_what_there_was() {
        let mut report = Report::start();
        for _ in 0..1000 {
            report.add(Fate::Unique);
        }
        assert_eq!(report.exit(), Exit::Done);
        report.add(Fate::Malformed);
        assert_eq!(report.exit(), Exit::Unsolved);
        let summary = Summary { report: &report, elapsed: Duration::from_millis(500) };
        assert_eq!(
            summary.to_string(),
            "1,001 puzzles: 1,000 unique, 1 malformed; 0.500 s, 2,002 puzzles/s"
        );
        let none = Summary { report: &Report::start(), elapsed: Duration::ZERO };
        assert_eq!(none.to_string(), "0 puzzles; 0.000 s");
    }
}
