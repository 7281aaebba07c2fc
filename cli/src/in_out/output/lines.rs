//! Output of one line per answer, on standard output.

use super::{ENOUGH, write_whole};
use std::fmt::{self, Write as _};
use std::io::{self, IsTerminal, Write};

/// Answers of one line each.
pub(crate) struct Lines {
    to: Box<dyn Write + Send>,
    on_screen: bool,
    pending: String,
}

impl Lines {
    /// Writes a text, and a line end.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn all(text: &str) -> io::Result<()> {
        let mut lines = Lines::new();
        lines.push(text.trim_end())?;
        lines.flush()
    }

    /// No lines so far.
    pub(crate) fn new() -> Lines {
        let on_screen = io::stdout().is_terminal();
        let to = Box::new(io::stdout());
        Lines { to, on_screen, pending: String::new() }
    }

    /// Whether they go to a terminal.
    pub(crate) fn is_on_screen(&self) -> bool {
        self.on_screen
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
        write_whole(&mut self.to, lines)
    }

    /// Writes the accumulated text.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        if !self.pending.is_empty() {
            write_whole(&mut self.to, self.pending.as_bytes())?;
            self.pending.clear();
        }
        Ok(())
    }
}
