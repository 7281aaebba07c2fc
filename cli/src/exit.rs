//! What the exit status of the process says.

use std::process::ExitCode;

/// The exit status of a command.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Exit {
    /// Everything that was asked was done.
    Done = 0,
    /// Some puzzle has no solution or was malformed; the others were answered.
    Unsolved = 1,
    /// The command line was wrong, or a file could not be read or written.
    Usage = 2,
    /// Ctrl-C ended it; the number is the shells' convention.
    Interrupted = 130,
}

impl Exit {
    /// The words that help texts show.
    pub(crate) const HELP: &str = "\
Exit status:
  0  every puzzle was answered
  1  some puzzle has no solution or was malformed; the others were answered
  2  wrong usage, or a file that cannot be read or written";
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit as u8)
    }
}
