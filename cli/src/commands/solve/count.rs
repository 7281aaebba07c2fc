//! `ninefold count`.

use crate::commands::Run;
#[cfg(feature = "all")]
use crate::commands::make::seed::SeedArgs;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::words;
use crate::console::progress::{Grouped, plural};
use crate::console::trouble::Trouble;
use crate::in_out::columns::{Found, json_line, raw, troubled, variant_json_line};
use crate::in_out::output::Lines;
use crate::in_out::stream::{
    AnswerBlocks, Ask, AskLines, AskSolvable, AskVariant, Deliver, Delivery, End, FEW, Finding,
    MANY, Read, Said,
};
use crate::options::{Input, Json, Limit, Patience};
use clap::Args;
use ninefold::solve::Solver;
use ninefold::text::Record;
use ninefold::{Clues, Grid, NotUnique, solve};
use ninefold_variants::{Ended, Solvable};
use std::fmt;
use std::io;
use std::num::NonZero;
use std::ops::ControlFlow;

/// Count the solutions of puzzles
///
/// Writes one line per puzzle: the number, or the word malformed. If the --timeout ends the search, the
/// line says how many were found. With --json the line also has the puzzle and the columns of the
/// input. With --estimate, it gives an estimate, and an interval that mostly holds the true number;
/// on large boards and from few samples that is often greater.
#[derive(Args, Debug)]
#[cfg_attr(feature = "all", command(mut_arg("seed", |seed| seed.requires("estimate"))))]
#[command(after_help = "\
Examples:
  ninefold count puzzles.txt
  ninefold count --limit 2 puzzles.txt | sort | uniq -c
  ninefold count --estimate several.txt")]
pub(crate) struct Count {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    limit: Limit,

    #[command(flatten)]
    patience: Patience,

    #[command(flatten)]
    json: Json,

    /// Estimate numbers too large to count, from this many random samples (10000 by default)
    #[cfg(feature = "all")]
    #[arg(long, value_name = "SAMPLES", num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "10000", conflicts_with = "limit")]
    estimate: Option<NonZero<u64>>,

    #[cfg(feature = "all")]
    #[command(flatten)]
    seed: SeedArgs,
}

impl Run for Count {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        #[cfg(feature = "all")]
        if let Some(samples) = self.estimate {
            use crate::commands::set::{answers::Question, estimate::estimate};
            let seed = self.seed.seed(console).0;
            let question = Question::new(self.input, self.patience, self.json);
            return estimate(question, (samples, seed), console);
        }
        let sources = self.input.sources();
        let json = self.json.json;
        let mut counts =
            Counted { lines: Lines::new(), json, exit: Exit::Done, puzzles: 0, sum: 0 };
        let stream = self.input.stream(&sources, counts.lines.is_on_screen(), console);
        let (limit, patience) = (self.limit.most(), self.patience);
        let exit = stream.run(&Counting { limit, by_lines: !json, patience }, &mut counts)?;
        if counts.puzzles > 1 {
            let (puzzles, sum) = (counts.puzzles, counts.sum);
            let (found, solutions) = (plural(puzzles, "puzzle"), plural(sum, "solution"));
            let (puzzles, sum) = (Grouped(puzzles), Grouped(sum));
            console.note(words!(en: "{found}, {solutions}", ko: "퍼즐 {puzzles}개, 해 {sum}개"));
        }
        Ok(exit.max(counts.exit))
    }
}

/// A line of JSON; a puzzle without a solution has the reason too.
fn object(record: &Record, count: Option<Number>) -> String {
    let mut found: Vec<Found> = count.into_iter().flat_map(Number::values).collect();
    if let (Some(Number::All(0)), Ok(clues)) = (count, &record.clues) {
        let why = clues.conflict().map_or(NotUnique::None, NotUnique::Contradictory);
        found.extend(troubled(&(&why).into()));
    }
    json_line(record, &NAMES, found)
}

/// The names of the values for programs.
const NAMES: [&str; 2] = ["count", "at_least"];

/// How many solutions there are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Number {
    /// This many, or the limit.
    All(u64),
    /// At least this many; the time was up.
    AtLeast(u64),
}

impl Number {
    /// The number found.
    fn found(self) -> u64 {
        match self {
            Number::All(found) | Number::AtLeast(found) => found,
        }
    }

    /// Whether the exit status tells of it.
    fn is_bad(self) -> bool {
        matches!(self, Number::All(0) | Number::AtLeast(_))
    }

    /// The values for programs.
    fn values(self) -> Vec<Found> {
        match self {
            Number::All(count) => vec![("count", raw(count))],
            Number::AtLeast(found) => [("at_least", raw(found))]
                .into_iter()
                .chain(troubled(&Trouble::undecided()))
                .collect(),
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Number::All(count) => write!(f, "{count}"),
            Number::AtLeast(found) => write!(f, "undecided: at least {found}"),
        }
    }
}

struct Counting {
    limit: u64,
    by_lines: bool,
    patience: Patience,
}

impl Ask for Counting {
    type Answer = Number;

    fn ask(&self, clues: &Clues) -> Number {
        let mut solver = Solver::new().with_limits(self.patience.limits());
        match solver.count(clues, self.limit) {
            Ok(count) => Number::All(count),
            Err(undecided) => Number::AtLeast(undecided.solutions),
        }
    }

    fn together(&self) -> usize {
        if self.patience.is_limited() { FEW } else { MANY / 2 }
    }

    fn ask_all(&self, all: &[(u64, Clues)]) -> Vec<Number> {
        if self.patience.is_limited() {
            return all.iter().map(|(_, clues)| self.ask(clues)).collect();
        }
        let counts = solve::batch(all.iter().map(|(_, clues)| clues)).counts(self.limit);
        counts.into_iter().map(Number::All).collect()
    }

    fn by_lines(&self) -> Option<&dyn AnswerBlocks> {
        (self.by_lines && !self.patience.is_limited()).then_some(self as _)
    }

    fn variants(&self) -> Option<&dyn AskVariant> {
        Some(self)
    }
}

impl AskLines for Counting {
    fn ask_lines(&self, grids: &[Grid], give: &mut dyn FnMut(Said<'_, Number>)) {
        let _ = solve::batch(grids).each_count(self.limit, |count| {
            give(if count == 1 { Said::Line(b"1\n") } else { Said::Answer(Number::All(count)) });
            ControlFlow::Continue(())
        });
    }
}

impl AskSolvable for Counting {
    fn ask_solvable(
        &self,
        puzzle: &dyn Solvable,
        _: Option<&str>,
        give: &mut dyn FnMut(Finding) -> ControlFlow<()>,
    ) -> End {
        let budget = self.patience.budget();
        let counted = puzzle.count(self.limit, budget);
        let count = counted.found;
        if counted.ended == Ended::Budget {
            let _ = give(Finding::Undecided { found: count });
            return End::Undecided;
        }
        let _ = give(match count {
            0 if !self.by_lines => Finding::None { rules: puzzle.contradictory(budget) },
            count => Finding::Count(count),
        });
        End::Solutions(count)
    }
}

struct Counted {
    lines: Lines,
    json: bool,
    exit: Exit,
    puzzles: u64,
    sum: u64,
}

impl Counted {
    fn add(&mut self, count: Option<Number>) {
        self.puzzles += 1;
        self.sum = self.sum.saturating_add(count.map_or(0, Number::found));
        if count.is_some_and(Number::is_bad) {
            self.exit = Exit::Unsolved;
        }
    }
}

impl Deliver<Number> for Counted {
    fn deliver(&mut self, puzzle: &Read<'_>, answer: Option<Number>) -> io::Result<()> {
        self.add(answer);
        match answer {
            _ if self.json => self.lines.push(object(puzzle.record, answer)),
            Some(count) => self.lines.push(count),
            None => self.lines.push("malformed"),
        }
    }

    fn variant(&mut self, puzzle: &Read<'_>, delivery: &Delivery) -> io::Result<()> {
        let (count, trouble) = match delivery {
            Delivery::Found(Finding::Count(count)) => (Some(Number::All(*count)), None),
            Delivery::Found(Finding::Undecided { found }) => (Some(Number::AtLeast(*found)), None),
            Delivery::Found(Finding::None { rules }) => {
                (Some(Number::All(0)), Some(Trouble::unsolvable(rules.as_ref())))
            }
            Delivery::Malformed { why, .. } => (None, Some(Trouble::malformed_variant(why))),
            Delivery::Found(_) | Delivery::End(_) | Delivery::Again => return Ok(()),
        };
        self.add(count);
        match count {
            _ if self.json => {
                let count = count.into_iter().flat_map(Number::values);
                let found = count.chain(trouble.iter().flat_map(troubled));
                self.lines.push(variant_json_line(puzzle.record, &NAMES, found))
            }
            Some(count) => self.lines.push(count),
            None => self.lines.push("malformed"),
        }
    }

    fn lines(&mut self, text: &[u8], puzzles: u64) -> io::Result<()> {
        self.puzzles += puzzles;
        self.sum = self.sum.saturating_add(puzzles);
        self.lines.push_all(text)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.lines.flush()
    }
}
