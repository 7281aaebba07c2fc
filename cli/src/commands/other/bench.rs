//! `ninefold bench`.

use crate::commands::Run;
use crate::console::Console;
use crate::console::exit::{Exit, NoPuzzle};
use crate::console::language::words;
use crate::console::progress::{Grouped, plural};
use crate::in_out::output::Lines;
use crate::in_out::stream::{Ask, AskVariant, Deliver, End, Finding, Large, Read, Variant};
use crate::options::{Cpu, Files, Threads, from_one};
use anyhow::{bail, ensure};
use clap::Args;
use hdrhistogram::Histogram;
use ninefold::solve::{self, CpuLevel, Solver};
use ninefold::{Clues, Verdict};
use ninefold_variants::{Budget, Solvable};
use std::array;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::io;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Measure how fast the engine is on your own puzzles
///
/// On one thread, every puzzle is searched until a second solution is found or there is none: many
/// puzzles together (batch), then one after the other (single), with every level of vector
/// instructions that this CPU has. The table shows puzzles per second, the median of several rounds
/// without reading and writing. It also shows how many microseconds a puzzle takes: half of the
/// puzzles take at most p50, 99 of 100 take at most p99. In a batch a puzzle also waits for the
/// others. Variants have a row of their own.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold bench puzzles.txt
  ninefold bench --cpu avx2 --rounds 21 puzzles.txt
  ninefold generate -n 1000 | ninefold bench")]
pub(crate) struct Bench {
    #[command(flatten)]
    files: Files,

    #[command(flatten)]
    cpu: Cpu,

    /// How many rounds; the median counts
    #[arg(long, value_name = "COUNT", default_value = "5", value_parser = from_one)]
    rounds: NonZero<usize>,
}

impl Run for Bench {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let sources = self.files.sources();
        let threads = Threads { threads: NonZero::new(1) };
        let stream = self.files.stream(&sources, true, threads, console);
        let mut gathered = Gathered(Vec::new());
        let gathering = Gathering::default();
        let exit = stream.run(&gathering, &mut gathered)?;
        let puzzles = gathered.0;
        let variants = gathering.0.into_inner().unwrap_or_else(PoisonError::into_inner);
        if puzzles.is_empty() && variants.is_empty() {
            ensure!(exit != Exit::Done, NoPuzzle);
            return Ok(exit);
        }
        let levels = CpuLevel::ALL.iter().copied().rev().filter(|level| level.is_here());
        let levels: Vec<CpuLevel> =
            levels.filter(|level| self.cpu.cpu.is_none_or(|only| only == *level)).collect();
        if levels.is_empty() {
            bail!(words!(
                en: "this CPU does not have that level",
                ko: "이 CPU에는 그 수준이 없습니다",
            ));
        }
        let layouts = [Layout::Batch, Layout::Single];
        let layouts = layouts.into_iter().filter(|_| !puzzles.is_empty());
        let mut rows: Vec<Row> = layouts
            .flat_map(|layout| levels.iter().map(move |&level| Row::new(layout, level)))
            .collect();
        // Short files are repeated, so that a batch has enough to do.
        let times = 1000_usize.div_ceil(puzzles.len().max(1));
        let all: Vec<Clues> = puzzles.iter().copied().cycle().take(puzzles.len() * times).collect();
        let mut summary = None;
        for _ in 0..self.rounds.get() {
            for row in &mut rows {
                let fates = row.measure(&all);
                if *summary.get_or_insert(fates) != fates {
                    bail!(words!(
                        en: "the engine does not agree with itself; please report these puzzles",
                        ko: "엔진의 답이 서로 다릅니다. 이 퍼즐들을 알려 주세요",
                    ));
                }
            }
        }
        let mut fates = summary.unwrap_or_default().map(|count| count / times as u64);
        if !variants.is_empty() {
            let mut row = Row::new(Layout::Variant, CpuLevel::best());
            let mut found = [0; 3];
            for _ in 0..self.rounds.get() {
                found = row.measure_variants(&variants);
            }
            rows.push(row);
            fates = array::from_fn(|fate| fates[fate] + found[fate]);
        }
        let [unique, several, none] = fates;
        let count = (puzzles.len() + variants.len()) as u64;
        let number = plural(count, "puzzle");
        let all = Grouped(count);
        console.note(words!(
            en: "{number}: {} unique, {} with several solutions, {} without a solution",
            ko: "퍼즐 {all}개: 해가 하나인 퍼즐 {}개, 해가 여럿인 퍼즐 {}개, 해가 없는 퍼즐 {}개",
            Grouped(unique),
            Grouped(several),
            Grouped(none),
        ));
        let mut lines = Lines::new();
        lines.push(head())?;
        rows.iter_mut().try_for_each(|row| lines.push(row.text()))?;
        lines.flush()?;
        Ok(if none > 0 { exit.max(Exit::Unsolved) } else { exit })
    }
}

/// The use of a vector's lanes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layout {
    /// One puzzle per lane.
    Batch,
    /// One digit of one puzzle per lane.
    Single,
    /// No lanes.
    Variant,
}

/// Puzzles with one, several and no solutions.
type Fates = [u64; 3];

/// A row of the table.
struct Row {
    layout: Layout,
    level: CpuLevel,
    /// Puzzles a second, by round.
    rates: Vec<f64>,
    latencies: Latencies,
}

/// The times of puzzles, counted in classes that differ by a thousandth, so that memory does not
/// grow with the number of puzzles.
struct Latencies(Histogram<u64>);

impl Latencies {
    /// The longest time that is distinguished, in nanoseconds: an hour.
    const LONGEST: u64 = 3_600_000_000_000;

    fn new() -> Latencies {
        // It refuses only invalid bounds and digits.
        Latencies(
            Histogram::new_with_bounds(1, Latencies::LONGEST, 3).unwrap_or_else(|_| unreachable!()),
        )
    }

    fn add(&mut self, time: Duration) {
        let nanoseconds = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.0.saturating_record(nanoseconds);
    }

    /// This percentage took at most this long, in microseconds.
    fn at(&self, share: f64) -> f64 {
        self.0.value_at_percentile(share) as f64 / 1e3
    }
}

/// The words over the columns, as wide as the columns on a screen.
fn head() -> String {
    words!(
        en: "\
| layout   | level    |  puzzles/s |    p50 µs |    p90 µs |    p99 µs |    max µs |
| -------- | -------- | ---------: | --------: | --------: | --------: | --------: |",
        ko: "\
| 방식     | CPU 수준 |  퍼즐/초   |    p50 µs |    p90 µs |    p99 µs |   최대 µs |
| -------- | -------- | ---------: | --------: | --------: | --------: | --------: |",
    )
}

/// The shortest duration of a round.
const LONG_ENOUGH: Duration = Duration::from_millis(20);

impl Row {
    fn new(layout: Layout, level: CpuLevel) -> Row {
        Row { layout, level, rates: vec![], latencies: Latencies::new() }
    }

    /// A variant takes so long that one pass tells all. Compiling is measured too.
    fn measure_variants(&mut self, variants: &[Counting]) -> Fates {
        let start = Instant::now();
        let mut fates = [0; 3];
        for counting in variants {
            let start = Instant::now();
            let count = counting();
            self.latencies.add(start.elapsed());
            fates[match count {
                1 => 0,
                0 => 2,
                _ => 1,
            }] += 1;
        }
        self.rates.push(variants.len() as f64 / start.elapsed().as_secs_f64());
        fates
    }

    fn measure(&mut self, puzzles: &[Clues]) -> Fates {
        let start = Instant::now();
        let mut done = 0;
        while done == 0 || start.elapsed() < LONG_ENOUGH {
            Row::search(self.layout, self.level, puzzles, &mut |()| {}, &mut |_| {});
            done += puzzles.len();
        }
        self.rates.push(done as f64 / start.elapsed().as_secs_f64());
        let mut fates = [0; 3];
        // Reading the clock costs as much as an easy puzzle, so latencies have a pass of their own.
        let starts = RefCell::new(VecDeque::new());
        let latencies = &mut self.latencies;
        Row::search(
            self.layout,
            self.level,
            puzzles,
            &mut |()| starts.borrow_mut().push_back(Instant::now()),
            &mut |fate| {
                if let Some(start) = starts.borrow_mut().pop_front() {
                    latencies.add(start.elapsed());
                }
                fates[fate] += 1;
            },
        );
        fates
    }

    /// Calls `begin` when a puzzle is handed to the engine, `end` with the index in [`Fates`] when
    /// its answer arrives.
    fn search(
        layout: Layout,
        level: CpuLevel,
        puzzles: &[Clues],
        begin: &mut dyn FnMut(()),
        end: &mut dyn FnMut(usize),
    ) {
        match layout {
            Layout::Batch => {
                let puzzles = puzzles.iter().inspect(|_| begin(()));
                let _ = solve::batch(puzzles).cpu_level(level).each_outcome(|outcome| {
                    end(match outcome {
                        Verdict::Unique(_) => 0,
                        Verdict::Several(()) => 1,
                        Verdict::None => 2,
                    });
                    ControlFlow::Continue(())
                });
            }
            Layout::Single => {
                let mut solver = Solver::new().cpu_level(level);
                for clues in puzzles {
                    begin(());
                    end(match solver.check(clues) {
                        Ok(Verdict::Unique(_)) => 0,
                        Ok(Verdict::Several(_)) => 1,
                        Ok(Verdict::None) | Err(_) => 2,
                    });
                }
            }
            // They are no clues, and are measured alone.
            Layout::Variant => {}
        }
    }

    fn text(&mut self) -> String {
        let (layout, level) = match self.layout {
            Layout::Batch => ("batch", self.level.to_string()),
            Layout::Single => ("single", self.level.to_string()),
            Layout::Variant => ("variants", String::new()),
        };
        self.rates.sort_by(f64::total_cmp);
        let rate = self.rates[self.rates.len() / 2];
        let at = |share: f64| format!("{:>9.2}", self.latencies.at(share));
        let latencies = [50.0, 90.0, 99.0, 100.0].map(at).join(" | ");
        format!("| {layout:<8} | {level:<8} | {rate:>10.0} | {latencies} |")
    }
}

/// Counts the solutions of a variant, up to two.
type Counting = Box<dyn Fn() -> u64 + Send>;

/// Asks nothing while reading, and gathers the variants.
#[derive(Default)]
struct Gathering(Mutex<Vec<Counting>>);

impl Gathering {
    fn add(&self, counting: Counting) -> End {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(counting);
        End::Solved
    }
}

impl Ask for Gathering {
    type Answer = ();

    fn ask(&self, _: &Clues) {}

    fn variants(&self) -> Option<&dyn AskVariant> {
        Some(self)
    }
}

impl AskVariant for Gathering {
    fn ask_variant(&self, variant: &Variant, _: &mut dyn FnMut(Finding) -> ControlFlow<()>) -> End {
        let draft = variant.draft.clone();
        self.add(Box::new(move || {
            draft.clone().puzzle().map_or(0, |it| it.count(2, Budget::UNLIMITED).found)
        }))
    }

    fn ask_large(
        &self,
        large: &Large,
        _: &mut dyn FnMut(Finding) -> ControlFlow<()>,
    ) -> Option<End> {
        let grid = large.grid.clone();
        Some(self.add(Box::new(move || grid.count(2, Budget::UNLIMITED).found)))
    }
}

/// The puzzles that could be read.
struct Gathered(Vec<Clues>);

impl Deliver<()> for Gathered {
    fn deliver(&mut self, puzzle: &Read<'_>, _: Option<()>) -> io::Result<()> {
        self.0.extend(puzzle.record.clues.as_ref().ok());
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
