//! The summary of a run: how many puzzles of which kind, how long, how fast.

use crate::exit::Exit;
use crate::progress::Grouped;
use std::fmt;
use std::time::{Duration, Instant};

/// What became of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    /// It has exactly one solution.
    Unique,
    /// It has several.
    Several,
    /// It has at least one; whether there are more was not asked.
    Solved,
    /// It has none.
    None,
    /// Its text is no puzzle.
    Malformed,
}

impl Fate {
    const ALL: [(Fate, &'static str); 5] = [
        (Fate::Unique, "unique"),
        (Fate::Several, "with several solutions"),
        (Fate::Solved, "solved"),
        (Fate::None, "without a solution"),
        (Fate::Malformed, "malformed"),
    ];
}

/// Counts fates and time.
pub(crate) struct Report {
    start: Instant,
    counts: [u64; 5],
}

impl Report {
    /// Starts the clock.
    pub(crate) fn start() -> Report {
        Report { start: Instant::now(), counts: [0; 5] }
    }

    /// Counts a puzzle.
    pub(crate) fn add(&mut self, fate: Fate) {
        self.add_many(fate, 1);
    }

    /// Counts puzzles of one fate.
    pub(crate) fn add_many(&mut self, fate: Fate, puzzles: u64) {
        self.counts[fate as usize] += puzzles;
    }

    /// How many puzzles had this fate.
    pub(crate) fn count(&self, fate: Fate) -> u64 {
        self.counts[fate as usize]
    }

    /// How many puzzles were counted.
    pub(crate) fn puzzles(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The exit status that these fates call for.
    pub(crate) fn exit(&self) -> Exit {
        let bad = self.count(Fate::None) + self.count(Fate::Malformed);
        if bad > 0 { Exit::Unsolved } else { Exit::Done }
    }

    /// The summary now.
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
        let plural = if puzzles == 1 { "" } else { "s" };
        write!(f, "{} puzzle{plural}", Grouped(puzzles))?;
        let mut sign = ": ";
        for (fate, words) in Fate::ALL {
            let count = self.report.count(fate);
            if count > 0 {
                write!(f, "{sign}{} {words}", Grouped(count))?;
                sign = ", ";
            }
        }
        let seconds = self.elapsed.as_secs_f64();
        write!(f, "; {seconds:.3} s")?;
        if puzzles > 0 {
            write!(f, ", {} puzzles/s", Grouped((puzzles as f64 / seconds.max(1e-9)) as u64))?;
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
