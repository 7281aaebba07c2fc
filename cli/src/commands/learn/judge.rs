//! `ninefold judge`.

use super::task::{Contest, Fault, Row, Task};
use crate::commands::Run;
use crate::console::Console;
use crate::console::exit::{Exit, NoPuzzle};
use crate::console::language::{language, words};
use crate::console::of_system;
use crate::console::progress::Progress;
use crate::in_out::resume::Point;
use crate::in_out::source::Source;
use crate::in_out::stream::{Ask, Deliver, Passed, Read, Stream, typing};
use crate::options::Named;
use clap::Args;
use ninefold::text::{Answer, Key};
use ninefold::{Cell, Clues, NotUnique, Solution, solve};
use std::ffi::OsString;
use std::io::{self, Read as _, Write};
use std::time::Instant;

/// Solve a programming task on Sudoku, in its own input and output
///
/// With --verbose, euler96 also prints what each grid adds to the sum, and the time.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold judge boj2239 < input.txt
  ninefold judge euler96 p096_sudoku.txt
  ninefold judge euler96 --verbose p096_sudoku.txt
  ninefold judge spoj-sudoku < letters.txt")]
pub(crate) struct Judge {
    /// The task
    task: Task,

    /// The task's input; standard input when there is none
    #[arg(value_name = "FILE")]
    file: Option<OsString>,
}

impl Run for Judge {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let start = Instant::now();
        let sources = Source::of_arguments(self.file.as_slice());
        let format = match self.task.row() {
            Row::Classic(classic) => classic.format,
            Row::Own(contest) => return answer(contest, &sources[0], console),
        };
        let mut verdict = Judged { judge: &self, console, puzzles: 0, bad: 0, sum: 0 };
        let stream = Stream {
            sources: &sources,
            from: Some(Named::Classic(format)),
            kept: Point::START,
            passed: Passed::default(),
            gone_on: false,
            threads: None,
            console,
            progress: Progress::new(None, true, console),
        };
        let mut exit = stream.run(&First, &mut verdict)?;
        if exit == Exit::Done && verdict.puzzles == 0 {
            console.error(NoPuzzle);
            exit = Exit::Unsolved;
        }
        if verdict.bad > 0 {
            exit = exit.max(Exit::Unsolved);
        }
        let mut out = io::stdout().lock();
        if self.task == Task::Euler96 && exit == Exit::Done {
            writeln!(out, "Ans = {}", verdict.sum)?;
        }
        if console.is_verbose() {
            writeln!(out, "Elapsed time is {:.6} seconds", start.elapsed().as_secs_f64())?;
        }
        Ok(exit)
    }
}

/// Answers an input in a notation of the task's own.
fn answer(contest: &Contest, source: &Source, console: &Console) -> anyhow::Result<Exit> {
    let mut bytes = Vec::new();
    if source.is_typed() {
        console.note(typing());
    }
    if let Err(error) = source.open().and_then(|mut input| input.read_to_end(&mut bytes)) {
        console.error(words!(
            en: "cannot read {source}: {}",
            ko: "{source}: 읽을 수 없습니다: {}",
            of_system(&error),
        ));
        return Ok(Exit::Usage);
    }
    let text = String::from_utf8_lossy(&bytes);
    if text.trim().is_empty() {
        console.error(NoPuzzle);
        return Ok(Exit::Unsolved);
    }
    let cases = match (contest.read)(&text) {
        Ok(cases) => cases,
        Err(Fault { line, what }) => {
            console.at(format_args!("{source}:{line}"), what);
            return Ok(Exit::Unsolved);
        }
    };
    let mut out = io::stdout().lock();
    let mut exit = Exit::Done;
    for (number, case) in cases.iter().enumerate() {
        match (contest.answer)(number, case) {
            Some(answer) => out.write_all(answer.as_bytes())?,
            None => {
                let place = format_args!("{source}:{}", case.line);
                console.at(place, words!(en: "no solution", ko: "해가 없습니다"));
                exit = Exit::Unsolved;
            }
        }
    }
    out.flush()?;
    Ok(exit)
}

/// The solution that all tasks with classic puzzles ask for, or accept.
struct First;

impl Ask for First {
    type Answer = Option<Solution>;

    fn ask(&self, clues: &Clues) -> Option<Solution> {
        solve::first(clues)
    }
}

struct Judged<'a> {
    judge: &'a Judge,
    console: &'a Console,
    puzzles: u64,
    bad: u64,
    sum: u64,
}

impl Deliver<Option<Solution>> for Judged<'_> {
    fn deliver(&mut self, puzzle: &Read<'_>, answer: Option<Option<Solution>>) -> io::Result<()> {
        self.puzzles += 1;
        let Read { record, format, source, .. } = puzzle;
        let Some(solution) = answer.flatten() else {
            self.bad += 1;
            if let Ok(clues) = &record.clues {
                let place = format_args!("{source}:{}", record.line);
                let why = clues.conflict().map_or(NotUnique::None, NotUnique::Contradictory);
                self.console.at(place, why.text(language()));
            }
            return Ok(());
        };
        let mut out = io::stdout().lock();
        if self.judge.task == Task::Euler96 {
            let number = top_left(&solution);
            self.sum += number;
            if self.console.is_verbose() {
                let name = record
                    .notes
                    .text(&Key::NAME)
                    .map_or_else(|| format!("Grid {:02}", self.puzzles), str::to_owned);
                writeln!(out, "{name}: {number}")?;
            }
            return Ok(());
        }
        let mut text = String::new();
        format.writer().record(record, &Answer::Solved(solution), &mut text);
        out.write_all(text.as_bytes())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stdout().flush()
    }
}

/// The number made of the first three digits of the first row.
fn top_left(solution: &Solution) -> u64 {
    (0..3).fold(0, |number, column| number * 10 + u64::from(solution[Cell::at(0, column)].get()))
}
