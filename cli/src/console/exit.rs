//! The exit status of the process.

use crate::console::language::words;
use std::fmt;
use std::process::ExitCode;

/// The exit status of a command.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Exit {
    /// Everything was done, and every puzzle is fine.
    Done = 0,
    /// Some puzzle does not meet the command's needs; the others were answered.
    Unsolved = 1,
    /// The command line was wrong, or a file could not be read or written.
    Usage = 2,
    /// Ctrl-C ended it; the number is the shells' convention.
    Interrupted = 130,
}

impl Exit {
    /// The text for help.
    pub(crate) const HELP: &str = "\
Exit status:
  0    everything was done, and every puzzle is fine
  1    a puzzle is malformed, has no solution, is undecided after its --timeout,
       or has several solutions where the command needs one; the solution beside
       it is wrong, puzzles differ or are not minimal, a tested program fails, or
       there was no puzzle (most commands accept an empty input)
  2    wrong usage, or a file that cannot be read or written
  130  interrupted";
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit as u8)
    }
}

/// The error of a command without any puzzle to work on; its status is [`Exit::Unsolved`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoPuzzle;

impl fmt::Display for NoPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&words!(
            en: "there is no puzzle to work on",
            ko: "처리할 퍼즐이 없습니다",
        ))
    }
}

impl std::error::Error for NoPuzzle {}
