//! Output of one line per answer.

use super::{ENOUGH, Sink, written};
use crate::resume::Point;
use crate::source::Source;
use std::fmt::{self, Write as _};
use std::io::{self, IsTerminal};
use std::path::Path;

/// Answers of one line each.
pub(crate) struct Lines {
    to: Sink,
    kept: Point,
    on_screen: bool,
    pending: String,
}

impl Lines {
    /// No lines so far, on standard output.
    pub(crate) fn new() -> Lines {
        let on_screen = io::stdout().is_terminal();
        let to = Sink::Whole(Box::new(io::stdout()));
        Lines { to, kept: Point::START, on_screen, pending: String::new() }
    }

    /// No lines so far, in a file if there is one; with a point, continues an earlier run's file
    /// there.
    ///
    /// # Errors
    /// When the file cannot be written, or is also one of the sources.
    pub(crate) fn open(
        file: Option<&Path>,
        sources: &[Source],
        kept: Option<Point>,
    ) -> anyhow::Result<Lines> {
        let Some(path) = file else { return Ok(Lines::new()) };
        let to = Sink::file(path, sources, kept.is_some())?;
        let kept = kept.unwrap_or(Point::START);
        Ok(Lines { to, kept, on_screen: false, pending: String::new() })
    }

    /// Whether they go to a terminal.
    pub(crate) fn is_on_screen(&self) -> bool {
        self.on_screen
    }

    /// Continues after the lines already in the file.
    ///
    /// # Errors
    /// When the file holds other bytes.
    pub(crate) fn go_on(&mut self) -> io::Result<()> {
        self.flush()?;
        self.to.go_on(self.kept)
    }

    /// Ends the lines.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn finish(&mut self) -> io::Result<()> {
        self.flush()?;
        self.to.finish()
    }

    /// Adds a line.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn push(&mut self, line: impl fmt::Display) -> io::Result<()> {
        let _ = writeln!(self.pending, "{line}");
        if self.pending.len() >= ENOUGH { self.flush() } else { Ok(()) }
    }

    /// Adds whole lines.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn push_all(&mut self, lines: &[u8]) -> io::Result<()> {
        self.flush()?;
        written(&mut self.to, lines)
    }

    /// Writes the accumulated text.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        if !self.pending.is_empty() {
            written(&mut self.to, self.pending.as_bytes())?;
            self.pending.clear();
        }
        Ok(())
    }
}
