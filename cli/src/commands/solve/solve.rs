//! `ninefold solve`.

use crate::commands::Run;
use crate::commands::solve::lost::Lost;
use crate::commands::solve::report::{Fate, Report};
use crate::commands::solve::solve_variant::SolveVariant;
use crate::commands::solve::write_variant::{holds_classic_only, write_found};
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::trouble::Trouble;
use crate::in_out::columns::{is_wrongly_solved, wrongly_solved};
use crate::in_out::output::{Output, is_classic_only};
use crate::in_out::stream::{
    AnswerBlocks, Ask, AskLines, AskVariant, Deliver, Delivery, End, FEW, MANY, Read, Said,
    not_continued,
};
use crate::options::{Cpu, Input, Patience, Target};
use anyhow::ensure;
use clap::Args;
use ninefold::solve::{self, CpuLevel, Solver, Verdict};
use ninefold::text::{Answer, Format};
use ninefold::{Cell, Clues, Grid, Solution};
use ninefold_variants::format::Format as VariantFormat;
use std::io;
use std::ops::ControlFlow;

/// Solve puzzles, and write them in the format they came in
///
/// Each puzzle becomes its solution. If there are several, the first in row order is written; if there
/// is none, the puzzle stays unchanged. Variants are solved too. A summary on standard error says how
/// many there were of each kind.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold solve --to boxed puzzles.txt
  ninefold solve < puzzles.csv > solved.csv
  ninefold solve -o solved.txt --resume puzzles.txt
  ninefold solve \"$PUZZLE\"")]
pub(crate) struct Solve {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    target: Target,

    /// Write any solution; do not prove that it is unique
    #[arg(long)]
    any: bool,

    #[command(flatten)]
    patience: Patience,

    #[command(flatten)]
    cpu: Cpu,

    /// Go on with an interrupted run, in the same output file
    #[arg(long, help_heading = "Output", requires = "output")]
    resume: bool,
}

impl Run for Solve {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let sources = self.input.sources();
        ensure!(!self.resume || self.target.variant_format().is_none(), not_continued());
        let kept = self.input.interrupted(self.resume, &sources, &self.target, None, true)?;
        let mut stream = self.input.stream(&sources, self.target.is_on_screen(), console);
        stream.go_on(kept);
        let format = self.target.format();
        let named = self.target.variant_format();
        let only = named.is_some();
        let variant_format = named.or_else(|| VariantFormat::named(format?.name()));
        // A solution as a grid is its line.
        let variant_format = variant_format.filter(|format| format.name != "grid");
        let variants =
            SolveVariant { any: self.any, patience: self.patience, variant_format, only };
        let is_classic_only = variant_format.is_none() && is_classic_only(format);
        // A format of variants stands on lines.
        let format = if only { Some(Format::Line) } else { format };
        let output = self.target.open_as(format, &sources, true, kept)?.for_answers();
        let proved = if self.any { Fate::Solved } else { Fate::Unique };
        let report = Report::start();
        let lost = Lost::default();
        let mut solved = Solved { output, console, report, proved, lost };
        let level = self.cpu.cpu.unwrap_or_else(CpuLevel::best);
        let by_lines = !only && solved.output.takes_lines();
        let Solve { any, patience, .. } = self;
        let variants = (!is_classic_only).then_some(variants);
        let solving = Solving { any, level, by_lines, variants, patience };
        let exit = stream.run(&solving, &mut solved)?;
        solved.output.finish()?;
        console.note(solved.report.summary());
        let lost = solved.lost.told(console);
        Ok(exit.max(solved.report.exit()).max(lost))
    }
}

/// The question.
struct Solving {
    any: bool,
    level: CpuLevel,
    by_lines: bool,
    /// The question for variants, unless the output has no place for them.
    variants: Option<SolveVariant>,
    patience: Patience,
}

impl Ask for Solving {
    type Answer = (Answer, Fate);

    fn ask(&self, clues: &Clues) -> (Answer, Fate) {
        let mut solver = Solver::new().cpu_level(self.level).with_limits(self.patience.limits());
        let found = if self.any {
            let any = solver.any(clues);
            any.map(|any| any.map(|solution| (Answer::Solved(solution), Fate::Solved)))
        } else {
            solver.check(clues).and_then(|verdict| {
                Ok(match verdict {
                    Verdict::Unique(solution) => Some((Answer::Solved(solution), Fate::Unique)),
                    Verdict::Several(_) => {
                        solver.first(clues)?.map(|first| (Answer::Several(first), Fate::Several))
                    }
                    Verdict::None => None,
                })
            })
        };
        match found {
            Ok(found) => found.unwrap_or_else(|| (unsolvable(clues), Fate::None)),
            Err(_) => (Answer::Undecided, Fate::Undecided),
        }
    }

    fn together(&self) -> usize {
        if self.patience.is_limited() { FEW } else { MANY }
    }

    fn ask_all(&self, all: &[(u64, Clues)]) -> Vec<(Answer, Fate)> {
        if self.patience.is_limited() {
            return all.iter().map(|(_, clues)| self.ask(clues)).collect();
        }
        let clues = all.iter().map(|(_, clues)| clues);
        let outcomes = solve::batch(clues.clone()).cpu_level(self.level).outcomes();
        clues.zip(outcomes).map(|(clues, outcome)| self.answer(clues, outcome)).collect()
    }

    fn by_lines(&self) -> Option<&dyn AnswerBlocks> {
        (self.by_lines && !self.patience.is_limited()).then_some(self as _)
    }

    fn variants(&self) -> Option<&dyn AskVariant> {
        self.variants.as_ref().map(|variants| variants as _)
    }

    fn refuses_variants(&self) -> String {
        holds_classic_only()
    }
}

impl AskLines for Solving {
    fn ask_lines(&self, grids: &[Grid], give: &mut dyn FnMut(Said<'_, (Answer, Fate)>)) {
        let mut line = [b'\n'; 82];
        let mut asked = grids.iter();
        let _ = solve::batch(grids).cpu_level(self.level).each_outcome(|outcome| {
            let Some(grid) = asked.next() else { return ControlFlow::Break(()) };
            match outcome {
                Verdict::Unique(solution) => {
                    line[..81].copy_from_slice(&solution.ascii());
                    give(Said::Line(&line));
                }
                other => give(Said::Answer(self.answer(&Clues::Grid(*grid), other))),
            }
            ControlFlow::Continue(())
        });
    }
}

impl Solving {
    fn answer(&self, clues: &Clues, outcome: Verdict<()>) -> (Answer, Fate) {
        match outcome {
            Verdict::Unique(solution) if self.any => (Answer::Solved(solution), Fate::Solved),
            Verdict::Unique(solution) => (Answer::Solved(solution), Fate::Unique),
            Verdict::Several(()) if self.any => self.ask(clues),
            Verdict::Several(()) => match solve::first(clues) {
                Some(first) => (Answer::Several(first), Fate::Several),
                None => (unsolvable(clues), Fate::None),
            },
            Verdict::None => (unsolvable(clues), Fate::None),
        }
    }
}

fn unsolvable(clues: &Clues) -> Answer {
    clues.conflict().map_or(Answer::NoSolution, Answer::Contradictory)
}

/// The output in progress, and the counts.
struct Solved<'a> {
    output: Output,
    console: &'a Console,
    report: Report,
    /// The result for a puzzle that is known to have exactly one solution.
    proved: Fate,
    /// What variants lost where they are written in a format.
    lost: Lost,
}

impl Deliver<(Answer, Fate)> for Solved<'_> {
    fn deliver(&mut self, puzzle: &Read<'_>, answer: Option<(Answer, Fate)>) -> io::Result<()> {
        let (answer, mut fate) = answer.unwrap_or((Answer::Unchanged, Fate::Malformed));
        if answer.solution().is_some() && is_wrongly_solved(puzzle.record) {
            fate = Fate::WronglySolved;
            let place = format_args!("{}:{}", puzzle.source, puzzle.record.line);
            self.console.at(place, Trouble::wrongly_solved().sentence);
        }
        match puzzle.again {
            true => self.report.add_again(fate),
            false => self.report.add(fate),
        }
        if fate == Fate::WronglySolved && self.output.is_json(puzzle) {
            let record = wrongly_solved(puzzle.record);
            return self.output.record(&Read { record: &record, ..*puzzle }, &answer);
        }
        self.output.record(puzzle, &answer)
    }

    fn lines(&mut self, text: &[u8], puzzles: u64) -> io::Result<()> {
        self.report.add_many(self.proved, puzzles);
        self.output.many_lines(text)
    }

    fn variant(&mut self, puzzle: &Read<'_>, delivery: &Delivery) -> io::Result<()> {
        let fate = match delivery {
            Delivery::End(end) => Some(Fate::of(*end)),
            Delivery::Malformed { .. } => Some(Fate::Malformed),
            Delivery::Found(_) | Delivery::Again => None,
        };
        if matches!(delivery, Delivery::End(End::WronglySolved)) {
            let place = format_args!("{}:{}", puzzle.source, puzzle.record.line);
            self.console.at(place, Trouble::wrongly_solved().sentence);
        }
        match fate {
            Some(fate) if puzzle.again => self.report.add_again(fate),
            Some(fate) => self.report.add(fate),
            None => {}
        }
        self.lost.note(self.console, puzzle, delivery);
        write_found(&mut self.output, puzzle, delivery)
    }

    fn skip(&mut self, puzzle: &Read<'_>) -> io::Result<()> {
        let there = self.output.skip(puzzle, may_solve)?;
        if let Some(there) = there.filter(|_| puzzle.record.clues.is_ok()) {
            let is_solved = there.clues.is_ok_and(|clues| Solution::try_from(clues.grid()).is_ok());
            self.report.add_again(match is_solved {
                true if is_wrongly_solved(puzzle.record) => Fate::WronglySolved,
                true => self.proved,
                false => Fate::None,
            });
        }
        Ok(())
    }

    fn go_on(&mut self) -> io::Result<()> {
        self.output.go_on()
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

/// Whether the second puzzle is the first one, or its solution.
fn may_solve(puzzle: &Clues, solution: &Clues) -> bool {
    let (before, after) = (puzzle.candidates(), solution.candidates());
    puzzle.grid() == solution.grid()
        || Cell::ALL.into_iter().all(|cell| after.get(cell).is_subset(before.get(cell)))
}
