//! Shared code of the tests of human logic: reading cases, corpora, puzzles.

#![allow(dead_code, reason = "each test binary uses its part")]

pub(crate) mod library;
pub(crate) mod problems;

use std::fs;
use std::path::PathBuf;

use ninefold::Grid;

/// A file of the reference material beside the repository, if present; otherwise reports that the
/// test is skipped.
pub(crate) fn shared(path: &str) -> Option<String> {
    let file = ["..", "../.."]
        .iter()
        .map(|up| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(up).join("shared").join(path))
        .find(|file| file.exists());
    match file {
        Some(file) => Some(fs::read_to_string(file).expect("a readable text")),
        None => {
            eprintln!("skipped: no ../shared/{path}");
            None
        }
    }
}

/// Lines of a text that begin with a puzzle.
pub(crate) fn puzzles(text: &str) -> impl Iterator<Item = Grid> + '_ {
    text.lines().filter_map(|line| line.split_whitespace().find_map(|word| word.parse().ok()))
}
