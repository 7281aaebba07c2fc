//! The command `ninefold`: a front end, without Sudoku rules, for the library of the same name.
//!
//! A library, so that it is compiled beside that one and not after it.

#![cfg_attr(
    not(feature = "all"),
    allow(dead_code, unused_imports, reason = "other commands use it")
)]

mod args;
mod commands;
mod console;
#[cfg(test)]
mod flags;
mod help;
mod in_out;
mod options;
mod show;
mod usage;

use commands::Run;
use console::Console;
use console::exit::{Exit, NoPuzzle};
use console::language::Lang;
use in_out::output::cannot_write;
use std::env;
use std::io;
use std::process::ExitCode;

/// Runs the command with the arguments of the process, and returns its exit status.
pub fn run() -> ExitCode {
    // Also while the arguments are read, which may be wrong.
    if usage::wants_korean(env::args_os()) {
        Lang::Ko.choose();
    }
    let cli = match args::Cli::read() {
        Ok(cli) => cli,
        Err(error) => match usage::message(&error) {
            Some(message) => {
                Console::new(false, false).error(message);
                return Exit::Usage.into();
            }
            None => return usage::show(&error).into(),
        },
    };
    cli.color.write_global();
    cli.lang.choose();
    let console = Console::new(cli.quiet, cli.verbose);
    let exit = match cli.command.run(&console) {
        Ok(exit) => exit,
        // The reader of our output has seen enough, as in `ninefold solutions … | head`.
        Err(error) if is_broken_pipe(&error) => Exit::Done,
        Err(mut error) => {
            // Files are named where they are read and written.
            if error.chain().len() == 1 && is_of_system(&error) {
                error = error.context(cannot_write("<stdout>".as_ref()));
            }
            console.failure(&error);
            if error.is::<NoPuzzle>() { Exit::Unsolved } else { Exit::Usage }
        }
    };
    exit.into()
}

fn is_of_system(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.raw_os_error().is_some())
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}
