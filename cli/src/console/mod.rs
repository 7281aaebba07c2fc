//! Messages to the user on standard error, in colour only where the stream is a terminal that
//! supports it.

pub(crate) mod exit;
pub(crate) mod interrupt;
pub(crate) mod language;
pub(crate) mod progress;
pub(crate) mod trouble;

use crate::console::language::{language, words};
use anstyle::{AnsiColor, Style};
use ninefold::Language;
use std::fmt;
use std::io::{self, ErrorKind, Write};

const ERROR: Style = AnsiColor::Red.on_default().bold();

const PLACE: Style = Style::new().bold();

/// The receiver of messages, which never go to standard output.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Console {
    quiet: bool,
    verbose: bool,
}

impl Console {
    /// A console; a quiet one shows only errors, a verbose one details too.
    pub(crate) const fn new(quiet: bool, verbose: bool) -> Console {
        Console { quiet, verbose }
    }

    /// Whether details are wanted.
    pub(crate) const fn is_verbose(&self) -> bool {
        self.verbose
    }

    /// Whether only errors are wanted.
    pub(crate) const fn is_quiet(&self) -> bool {
        self.quiet
    }

    /// A message about the work, such as a summary.
    pub(crate) fn note(&self, message: impl fmt::Display) {
        if !self.quiet {
            say(message);
        }
    }

    /// A message shown only with --verbose.
    pub(crate) fn detail(&self, message: impl fmt::Display) {
        if self.verbose {
            say(message);
        }
    }

    /// An error at one place of the input; the work goes on.
    pub(crate) fn at(&self, place: impl fmt::Display, message: impl fmt::Display) {
        say(format_args!("{PLACE}{place}:{PLACE:#} {message}"));
    }

    /// An error that does not belong to a puzzle.
    pub(crate) fn error(&self, message: impl fmt::Display) {
        let error = words!(en: "error:", ko: "오류:");
        say(format_args!("ninefold: {ERROR}{error}{ERROR:#} {message}"));
    }

    /// The reason why the program gives up.
    pub(crate) fn failure(&self, error: &anyhow::Error) {
        let causes = error.chain().map(|cause| match cause.downcast_ref() {
            Some(error) => of_system(error),
            None => cause.to_string(),
        });
        self.error(causes.collect::<Vec<_>>().join(": "));
    }
}

/// An error of the system in the language of the run, if it is one that people meet.
pub(crate) fn of_system(error: &io::Error) -> String {
    let korean = match error.kind() {
        // Somebody else's words.
        _ if error.get_ref().is_some() => None,
        ErrorKind::NotFound => Some("그런 파일이나 폴더가 없습니다"),
        ErrorKind::PermissionDenied => Some("권한이 없습니다"),
        ErrorKind::IsADirectory => Some("파일이 아니라 폴더입니다"),
        ErrorKind::NotADirectory => Some("폴더가 아닙니다"),
        ErrorKind::StorageFull => Some("저장 공간이 없습니다"),
        ErrorKind::AddrInUse => Some("다른 프로그램이 쓰고 있습니다"),
        _ => None,
    };
    match korean {
        Some(text) if language() == Language::Korean => text.to_owned(),
        _ => error.to_string(),
    }
}

/// Writes a line to standard error. If even that is closed, nobody can read the message.
fn say(message: impl fmt::Display) {
    let _ = writeln!(anstream::stderr().lock(), "{message}");
}
