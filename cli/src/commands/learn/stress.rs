//! `ninefold stress`.

mod child;
mod folder;
mod inputs;
mod run;
mod script;
mod shrink;

use crate::commands::Run;
use crate::commands::make::seed::SeedArgs;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::words;

use super::task::Task;
use anyhow::ensure;
use clap::Args;
use run::Finding;
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::{Component, Path, PathBuf};
use std::time::Duration;

/// Test your own program on generated inputs
///
/// The program gets one input after the other. First come corner cases such as a grid without
/// blanks, then easy, hard and costly puzzles, and puzzles with several solutions if the task
/// allows them. All inputs keep to the limits of the judge. When an answer is wrong, the input is
/// made smaller as long as the answer stays wrong; then the input, the right answer and the
/// program's answer are shown, and the exit status is 1. A program that takes too long is ended,
/// with everything that it started.
///
/// With --input-file the program runs in a new folder, which has the input under that name and
/// links to everything in this folder. Your own file of that name is neither read nor changed.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold stress --task boj2239 -- ./my_program
  ninefold stress --task boj2580 --time-limit 1 -- java Main
  ninefold stress --task euler96 --input-file 0096.txt -- ./euler
  ninefold stress --task boj2239 --inputs 1000 --seed 7 -- python3 sudoku.py")]
pub(crate) struct Stress {
    /// The task that the program solves
    #[arg(long, value_enum)]
    task: Task,

    /// How many inputs to try
    #[arg(long, value_name = "COUNT", default_value_t = 100)]
    inputs: usize,

    #[command(flatten)]
    seed: SeedArgs,

    /// The most seconds that a run may take
    #[arg(long, value_name = "SECONDS", default_value_t = 2.0)]
    time_limit: f64,

    /// The most bytes that a run may write
    #[arg(long, value_name = "BYTES", default_value_t = 1 << 20)]
    output_limit: u64,

    /// For a program that opens a file: the name of that file
    #[arg(long, value_name = "NAME", value_parser = file_name)]
    input_file: Option<PathBuf>,

    /// Show the failing input without shrinking it
    #[arg(long)]
    no_shrink: bool,

    /// Your program and its arguments
    #[arg(trailing_var_arg = true, required = true, value_name = "PROGRAM")]
    command: Vec<OsString>,
}

/// Reads the name of a file in the program's own folder.
fn file_name(text: &str) -> Result<PathBuf, String> {
    let mut parts = Path::new(text).components();
    match (parts.next(), parts.next()) {
        (Some(Component::Normal(name)), None) if name == text => Ok(name.into()),
        _ => Err(words!(
            en: "expected the name of a file without a folder, such as 0096.txt",
            ko: "0096.txt처럼 폴더 없이 파일 이름만 쓰세요",
        )),
    }
}

impl Run for Stress {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let time_limit = Duration::try_from_secs_f64(self.time_limit).unwrap_or_default();
        ensure!(
            !time_limit.is_zero(),
            words!(
                en: "--time-limit takes a number of seconds above 0",
                ko: "--time-limit에는 0보다 큰 초 수를 씁니다",
            ),
        );
        let inputs = self.inputs;
        let finding = run::Stress {
            task: self.task,
            command: self.command,
            input_file: self.input_file,
            inputs,
            seed: self.seed.seed(console),
            time_limit,
            output_limit: self.output_limit,
            shrink: !self.no_shrink,
        }
        .run(console)?;
        let mut out = io::stdout().lock();
        match finding {
            Finding::Passed(longest) => {
                let seconds = longest.as_secs_f64();
                let passed = words!(
                    en: "passed {inputs} inputs; the longest run took {seconds:.3} s",
                    ko: "입력 {inputs}개를 통과했습니다. 가장 긴 실행은 {seconds:.3}초였습니다",
                );
                writeln!(out, "{passed}")?;
                Ok(Exit::Done)
            }
            Finding::Failed(report) => {
                out.write_all(report.as_bytes())?;
                Ok(Exit::Unsolved)
            }
            Finding::Interrupted => {
                console.note(words!(en: "interrupted", ko: "중단했습니다"));
                Ok(Exit::Interrupted)
            }
        }
    }
}
