//! The command line from end to end: every test runs the program.

mod general;

use snapbox::cmd::{Command, OutputAssert, cargo_bin};

/// The program, without the caller's wishes about colours.
fn ninefold() -> Command {
    Command::new(cargo_bin!("ninefold")).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE")
}

/// What a run wrote to standard output.
fn stdout(assert: &OutputAssert) -> String {
    String::from_utf8(assert.get_output().stdout.clone()).expect("standard output is UTF-8")
}

/// What a run wrote to standard error.
fn stderr(assert: &OutputAssert) -> String {
    String::from_utf8(assert.get_output().stderr.clone()).expect("standard error is UTF-8")
}
