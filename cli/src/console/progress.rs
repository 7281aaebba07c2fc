//! A progress bar for long work.

use crate::console::Console;
use crate::console::language::{language, words};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use ninefold::Language;
use std::borrow::Cow;
use std::fmt;
use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};

/// Work that ends sooner gets no bar.
const PATIENCE: Duration = Duration::from_millis(700);

/// A bar that appears on standard error when the work takes long, standard error is a terminal, and
/// the answers do not scroll over the same screen.
pub(crate) struct Progress {
    bar: ProgressBar,
    read: Arc<AtomicU64>,
    /// The bytes whose puzzles are answered: a short list is read at once, and may take hours.
    answered: u64,
    puzzles: u64,
    start: Instant,
    wanted: bool,
    shown: bool,
}

impl Progress {
    /// A bar over this many bytes of input, or one without an end if the number is unknown.
    /// `answers_on_screen` means that the answers themselves go to a terminal.
    pub(crate) fn new(size: Option<u64>, answers_on_screen: bool, console: &Console) -> Progress {
        let bar = ProgressBar::with_draw_target(size, ProgressDrawTarget::hidden());
        let template = match (size, language()) {
            (Some(_), Language::English) => "{bar:40} {percent:>3} %  {msg}  {eta} left",
            (Some(_), Language::Korean) => "{bar:40} {percent:>3} %  {msg}  {eta} 남음",
            (None, Language::English) => "{spinner} {bytes} read  {msg}  {elapsed}",
            (None, Language::Korean) => "{spinner} {bytes} 읽음  {msg}  {elapsed}",
        };
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        let wanted = io::stderr().is_terminal() && !answers_on_screen && !console.is_quiet();
        Progress {
            bar,
            read: Arc::default(),
            answered: 0,
            puzzles: 0,
            start: Instant::now(),
            wanted,
            shown: false,
        }
    }

    /// The counter of the bytes that were read.
    pub(crate) fn meter(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.read)
    }

    /// Counts puzzles that were answered.
    pub(crate) fn count(&mut self, puzzles: u64) {
        self.puzzles += puzzles;
    }

    /// Notes that the puzzles of this many bytes of input are answered.
    pub(crate) fn reach(&mut self, bytes: u64) {
        self.answered = bytes;
        self.show();
    }

    /// Updates the screen.
    pub(crate) fn show(&mut self) {
        if !self.wanted {
            return;
        }
        if !self.shown && self.start.elapsed() > PATIENCE {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
            self.shown = true;
        }
        if self.shown {
            self.bar.set_position(self.answered);
            let (number, puzzles) = (plural(self.puzzles, "puzzle"), Grouped(self.puzzles));
            self.bar.set_message(words!(en: "{number}", ko: "퍼즐 {puzzles}개"));
        }
    }

    /// Runs code that writes messages, with the bar hidden.
    pub(crate) fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        if self.shown { self.bar.suspend(write) } else { write() }
    }

    /// Removes the bar.
    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

/// A line on standard error, if that is a terminal, with the part of the work that is being done.
pub(crate) struct Parts(ProgressBar);

impl Parts {
    /// Work in this many parts.
    pub(crate) fn new(count: u64, console: &Console) -> Parts {
        let bar = ProgressBar::with_draw_target(Some(count), ProgressDrawTarget::hidden());
        if let Ok(style) = ProgressStyle::with_template("{bar:20} {pos} / {len}  {elapsed}  {msg}")
        {
            bar.set_style(style);
        }
        if io::stderr().is_terminal() && !console.is_quiet() {
            bar.set_draw_target(ProgressDrawTarget::stderr());
            bar.enable_steady_tick(PATIENCE);
        }
        Parts(bar)
    }

    /// Shows that this many parts are done and that another one begins.
    pub(crate) fn begin(&self, done: u64, name: impl Into<Cow<'static, str>>) {
        self.0.set_position(done);
        self.0.set_message(name);
    }

    /// Runs code that writes, with the line hidden.
    pub(crate) fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        self.0.suspend(write)
    }
}

impl Drop for Parts {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

/// A number of things, in English: `1 puzzle`, `2 puzzles`.
pub(crate) fn plural(number: u64, thing: &str) -> String {
    format!("{} {thing}{}", Grouped(number), if number == 1 { "" } else { "s" })
}

/// A number that is shown with its digits in groups of three.
pub(crate) struct Grouped(pub(crate) u64);

impl fmt::Display for Grouped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        indicatif::HumanCount(self.0).fmt(f)
    }
}
