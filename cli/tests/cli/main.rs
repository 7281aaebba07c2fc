//! The command line from end to end: every test runs the program.

mod answers;
mod bad_input;
mod bench;
mod beside;
mod convert;
mod damaged_grids;
mod examples;
mod explainer;
mod files;
mod general;
mod given;
mod judge;
mod kept;
mod language;
mod large;
mod learn;
mod logic;
mod making;
#[path = "../../../tests/common/not_run.rs"]
mod not_run;
mod output;
mod plain;
mod print;
mod reading;
mod resume;
mod schema;
mod section;
mod serve;
mod set;
mod several;
mod statuses;
mod stream;
mod stress;
mod sukaku;
mod terminal;
mod timeout;
mod untold;
mod variant_columns;
mod variant_lists;
mod variant_reading;
mod variant_steps;
mod variants;

use snapbox::cmd::{Command, OutputAssert, cargo_bin};

/// The first puzzle of `testdata/sample.txt`.
const PUZZLE: &str =
    "..45..37..8....6..3.69.8..48.1.93.62...7.2...67.81.9.37..3.92.1..3....9..95..74..";
/// Its solution.
const SOLUTION: &str =
    "914526378587134629326978514851493762439762185672815943768349251243651897195287436";
/// A puzzle with two solutions, the first of `testdata/several.txt`.
const TWO: &str =
    ".....1.3...978....68.3.97..1..9.5.8..9....5....3.....4......1.2....4....47..2.3..";
/// A puzzle without a solution, although no digit is twice in a house: nothing can go into r1c9.
const NONE: &str =
    "12345678...........................9.............................................";
/// A puzzle with 5 twice in its third row.
const CONTRADICTORY: &str =
    "..................5.....5........................................................";

/// The program, without the caller's settings for colours.
fn ninefold() -> Command {
    Command::new(cargo_bin!("ninefold")).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE")
}

/// The path of a file in `testdata/`.
fn testdata(name: &str) -> String {
    format!("{}/../testdata/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// The text of a file in `testdata/`.
fn read(name: &str) -> String {
    std::fs::read_to_string(testdata(name)).expect("a text in testdata")
}

/// What a run wrote to standard output.
fn stdout(assert: &OutputAssert) -> String {
    String::from_utf8(assert.get_output().stdout.clone()).expect("standard output is UTF-8")
}

/// What a run wrote to standard error.
fn stderr(assert: &OutputAssert) -> String {
    String::from_utf8(assert.get_output().stderr.clone()).expect("standard error is UTF-8")
}
