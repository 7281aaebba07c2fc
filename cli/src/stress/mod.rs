//! Testing somebody's program on generated inputs.

mod child;
mod inputs;
mod shrink;
mod task;

pub(crate) use task::Task;

use crate::console::Console;
use anyhow::Context;
use child::{End, INTERRUPTED, Outcome, Program};
use inputs::{Input, Maker};
use ninefold::Grid;
use ninefold::generate::Seed;
use std::ffi::OsString;
use std::fmt::Write;
use std::path::PathBuf;
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

/// What the test came to.
#[derive(Debug)]
pub(crate) enum Finding {
    /// The program was right on all inputs; the longest run took this time.
    Passed(Duration),
    /// A report on the input on which it was wrong.
    Failed(String),
    /// The person ended the test.
    Interrupted,
}

impl Stress {
    /// Runs the program on input after input, up to the first on which it is wrong.
    ///
    /// # Errors
    /// When the program cannot be started, or interrupts cannot be caught.
    pub(crate) fn run(self, console: &Console) -> anyhow::Result<Finding> {
        // Children are in groups of their own, which the terminal does not interrupt: we do.
        ctrlc::set_handler(|| INTERRUPTED.store(true, Ordering::Relaxed))
            .context("cannot catch interrupts")?;
        let mut command = self.command.clone();
        command[0] = child::absolute(&command[0]);
        let program = Program {
            command,
            input_file: self.input_file.clone(),
            time_limit: self.time_limit,
            output_limit: self.output_limit,
        };
        let mut maker = Maker::new(self.task, self.seed);
        let mut longest = Duration::ZERO;
        for n in 0..self.inputs {
            let input = maker.make(n);
            let outcome = self.outcome(&program, &input.grids)?;
            longest = longest.max(outcome.time);
            if outcome.end == End::Interrupted {
                return Ok(Finding::Interrupted);
            }
            if self.fault(&input.grids, &outcome).is_some() {
                console.note(format_args!("input {} ({}) fails", n + 1, input.kind));
                return self.report(&program, n, &input, outcome);
            }
        }
        Ok(Finding::Passed(longest))
    }

    fn outcome(&self, program: &Program, grids: &[Grid]) -> anyhow::Result<Outcome> {
        let name = self.command[0].display();
        program.run(&self.task.input(grids)).with_context(|| format!("cannot run {name}"))
    }

    /// What is wrong about a run.
    fn fault(&self, grids: &[Grid], outcome: &Outcome) -> Option<String> {
        match outcome.end {
            End::Exited(status) if !status.success() => Some(format!("crashed: {status}")),
            End::Exited(_) => {
                let complaint = self.task.complaint(grids, &outcome.output)?;
                Some(format!("wrong answer: {complaint}"))
            }
            End::TooSlow => Some(format!("time limit exceeded: {:?}", self.time_limit)),
            End::TooMuchOutput => {
                Some(format!("output limit exceeded: {} bytes", self.output_limit))
            }
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
            // Any fault will do: what matters is that the smaller input fails too.
            small = shrink::shrink(self.task, input, |grids| match self.outcome(program, grids) {
                Ok(outcome) if self.fault(grids, &outcome).is_some() => {
                    last = outcome;
                    true
                }
                _ => false,
            });
        }
        if INTERRUPTED.load(Ordering::Relaxed) {
            return Ok(Finding::Interrupted);
        }
        let fault = self.fault(&small.grids, &last).unwrap_or_default();
        let mut text = format!("{fault}\n\n");
        let blanks = |grids: &[Grid]| grids.iter().map(|g| 81 - g.clue_count()).sum::<usize>();
        let (few, many) = (blanks(&small.grids), blanks(&input.grids));
        let from = if few < many { format!(", shrunk from {many}") } else { String::new() };
        let _ = writeln!(text, "input {} ({}), {few} blanks{from}:", n + 1, input.kind);
        text.push_str(&self.task.input(&small.grids));
        let which = if self.task == Task::Boj2580 { "expected, for instance" } else { "expected" };
        let _ = write!(text, "\n{which}:\n{}", self.task.expected(&small.grids));
        let _ = write!(text, "\nactual output, after {:.3} s:\n", last.time.as_secs_f64());
        text.push_str(&excerpt(&last.output));
        if !last.errors.is_empty() {
            let _ = write!(text, "\nstandard error:\n{}", excerpt(&last.errors));
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
        out.push_str("(nothing)\n");
    } else if text.lines().count() > LINES {
        out.push_str("…\n");
    }
    out
}
