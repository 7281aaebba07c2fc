//! What several tests share: reading cases, corpora and puzzles.

#![allow(dead_code, reason = "each test binary uses its part")]

#[cfg(feature = "logic")]
pub(crate) mod explainer_list;
pub(crate) mod levels;
#[cfg(feature = "logic")]
pub(crate) mod library;
mod not_run;
pub(crate) mod problems;

use std::fs;
use std::path::PathBuf;

use ninefold::Grid;
pub(crate) use not_run::not_run;

/// A file of the reference material beside the repository, if present; otherwise reports that the test
/// is not run on it.
pub(crate) fn shared(path: &str) -> Option<String> {
    let file = ["..", "../.."]
        .iter()
        .map(|up| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(up).join("shared").join(path))
        .find(|file| file.exists());
    match file {
        Some(file) => Some(fs::read_to_string(file).expect("a readable text")),
        None => {
            not_run(&format!("../shared/{path} is not there"));
            None
        }
    }
}

/// The seed of this run: the same each time, others at night.
pub(crate) fn seed() -> u64 {
    std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(9)
}

/// A set of `testdata/conformance/`, which the project made itself.
pub(crate) fn conformance(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("testdata/conformance");
    fs::read_to_string(folder.join(name)).expect("a set of the repository")
}

/// The project's own puzzles for human logic.
pub(crate) fn own() -> impl Iterator<Item = Grid> {
    puzzles(include_str!("../../testdata/puzzles-logic.txt"))
}

/// The first puzzle of each line that has one.
pub(crate) fn puzzles(text: &str) -> impl Iterator<Item = Grid> + '_ {
    text.lines().filter_map(|line| line.split_whitespace().find_map(|word| word.parse().ok()))
}
