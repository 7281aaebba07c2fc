//! Tests a user's program on generated inputs.

use super::super::task::{Case, Task};
use super::child::{End, INTERRUPTED, Outcome, Program, absolute};
use super::inputs::{Input, Maker};
use super::{script, shrink};
use crate::console::language::words;
use crate::console::progress::plural;
use crate::console::{Console, of_system};
use anyhow::{Context, anyhow};
use ninefold::generate::Seed;
use std::ffi::OsString;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Duration;

/// What to test, and how hard.
#[derive(Clone, Debug)]
pub(crate) struct Stress {
    pub(crate) task: Task,
    pub(crate) command: Vec<OsString>,
    pub(crate) input_file: Option<PathBuf>,
    pub(crate) inputs: usize,
    pub(crate) seed: Seed,
    pub(crate) time_limit: Duration,
    pub(crate) output_limit: u64,
    pub(crate) shrink: bool,
}

/// The result of the test.
#[derive(Debug)]
pub(crate) enum Finding {
    /// The program was right on all inputs; the longest run took this time.
    Passed(Duration),
    /// A report on the input on which it was wrong.
    Failed(String),
    /// The user ended the test.
    Interrupted,
}

impl Stress {
    /// Runs the program on one input after the other, up to the first on which it is wrong.
    ///
    /// # Errors
    /// When the program cannot be started, or interrupts cannot be caught.
    pub(crate) fn run(self, console: &Console) -> anyhow::Result<Finding> {
        // Children are in groups of their own, which the terminal does not interrupt, so we do.
        ctrlc::set_handler(|| INTERRUPTED.store(true, Ordering::Relaxed))
            .context(words!(en: "cannot catch interrupts", ko: "중단 신호를 받을 수 없습니다"))?;
        let program = Program {
            command: absolute(&self.command),
            input_file: self.input_file.clone(),
            time_limit: self.time_limit,
            output_limit: self.output_limit,
        };
        let mut maker = Maker::new(self.task, self.seed);
        let mut longest = Duration::ZERO;
        for n in 0..self.inputs {
            let input = maker.make(n);
            let outcome = self.outcome(&program, &input.cases)?;
            longest = longest.max(outcome.time);
            if outcome.end == End::Interrupted {
                return Ok(Finding::Interrupted);
            }
            if self.fault(&input.cases, &outcome).is_some() {
                console.note(words!(en: "input {} ({}) fails", ko: "입력 {}({})에서 틀렸습니다", n + 1, input.kind));
                return self.report(&program, n, &input, outcome);
            }
        }
        Ok(Finding::Passed(longest))
    }

    fn outcome(&self, program: &Program, cases: &[Case]) -> anyhow::Result<Outcome> {
        program.run(&self.task.input(cases)).map_err(|error| {
            let name = self.command[0].display();
            let way = script::way_to_run(Path::new(&self.command[0]), &error);
            let error = of_system(&error);
            match way {
                Some(way) => anyhow!(words!(
                    en: "cannot run {name}: {error}; try {way}",
                    ko: "{name}: 실행할 수 없습니다: {error}. 이렇게 해 보세요: {way}",
                )),
                None => anyhow!(words!(
                    en: "cannot run {name}: {error}",
                    ko: "{name}: 실행할 수 없습니다: {error}",
                )),
            }
        })
    }

    /// The fault of a run.
    fn fault(&self, cases: &[Case], outcome: &Outcome) -> Option<String> {
        match outcome.end {
            End::Exited(status) if !status.success() => Some(match status.code() {
                Some(code) => {
                    words!(en: "crashed: exit status {code}", ko: "비정상 종료: 종료 코드 {code}")
                }
                None => words!(en: "crashed: {status}", ko: "비정상 종료: {status}"),
            }),
            End::Exited(_) => {
                let complaint = self.task.complaint(cases, &outcome.output)?;
                Some(words!(en: "wrong answer: {complaint}", ko: "틀린 답: {complaint}"))
            }
            End::TooSlow => Some(
                words!(en: "time limit exceeded: {:?}", ko: "시간 초과: {:?}", self.time_limit),
            ),
            End::TooMuchOutput => Some(
                words!(en: "output limit exceeded: {} bytes", ko: "출력 초과: {}바이트", self.output_limit),
            ),
            End::Interrupted => None,
        }
    }

    fn report(
        &self,
        program: &Program,
        n: usize,
        input: &Input,
        outcome: Outcome,
    ) -> anyhow::Result<Finding> {
        let mut last = outcome;
        let mut small = input.clone();
        if self.shrink {
            // Any fault counts, as long as the smaller input fails too.
            small = shrink::shrink(self.task, input, |cases| match self.outcome(program, cases) {
                Ok(outcome) if self.fault(cases, &outcome).is_some() => {
                    last = outcome;
                    true
                }
                _ => false,
            });
        }
        if INTERRUPTED.load(Ordering::Relaxed) {
            return Ok(Finding::Interrupted);
        }
        let fault = self.fault(&small.cases, &last).unwrap_or_default();
        let mut text = format!("{fault}\n\n");
        let blanks = |cases: &[Case]| cases.iter().map(Case::blanks).sum::<usize>();
        let (few, many) = (blanks(&small.cases), blanks(&input.cases));
        let from = match few < many {
            true => words!(en: ", shrunk from {many}", ko: ", {many}칸에서 줄임"),
            false => String::new(),
        };
        let (number, kind) = (n + 1, input.kind);
        let blanks = plural(few as u64, "blank");
        text.push_str(&words!(
            en: "input {number} ({kind}), {blanks}{from}:\n",
            ko: "입력 {number}({kind}), 빈칸 {few}개{from}:\n",
        ));
        text.push_str(&self.task.input(&small.cases));
        let which = match self.task {
            Task::Boj2580 => words!(en: "expected, for instance", ko: "바른 답의 예"),
            _ => words!(en: "expected", ko: "바른 답"),
        };
        let _ = write!(text, "\n{which}:\n{}", self.task.expected(&small.cases));
        text.push_str(&words!(
            en: "\nactual output, after {:.3} s:\n",
            ko: "\n실제 출력, {:.3}초 뒤:\n",
            last.time.as_secs_f64(),
        ));
        text.push_str(&excerpt(&last.output));
        if !last.errors.is_empty() {
            let errors = excerpt(&last.errors);
            text.push_str(&words!(en: "\nstandard error:\n{errors}", ko: "\n표준 오류:\n{errors}"));
        }
        Ok(Finding::Failed(text))
    }
}

/// The first lines of an output.
fn excerpt(text: &str) -> String {
    const LINES: usize = 20;
    let mut out = String::new();
    for line in text.lines().take(LINES) {
        let short: String = line.chars().take(120).collect();
        let _ = writeln!(out, "{short}{}", if short.len() < line.len() { "…" } else { "" });
    }
    if text.is_empty() {
        out.push_str(&words!(en: "(nothing)\n", ko: "(없음)\n"));
    } else if text.lines().count() > LINES {
        out.push_str("…\n");
    }
    out
}
