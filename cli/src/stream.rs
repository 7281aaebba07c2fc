//! The one road from sources to answers that every command takes: read, answer, deliver in order.

use crate::console::Console;
use crate::exit::Exit;
use crate::progress::Progress;
use crate::source::{Metered, Source};
use ninefold::Clues;
use ninefold::grid::text::{Reader, Record, Shape};
use std::io;
use std::mem;

/// So many puzzles are answered together at most; fewer when the input has no more at the moment.
const BATCH: usize = 4096;

/// What is asked about a puzzle. Answers do not depend on each other, so they may be found in any
/// order.
pub(crate) trait Ask: Sync {
    /// What is found.
    type Answer: Send;

    /// Finds it.
    fn ask(&self, clues: &Clues) -> Self::Answer;
}

/// What is done with the answers, in the order of the puzzles.
pub(crate) trait Deliver<Answer> {
    /// Takes a puzzle with its answer, `None` for a malformed one.
    ///
    /// # Errors
    /// When the output cannot be written.
    fn deliver(&mut self, puzzle: &Read<'_>, answer: Option<Answer>) -> io::Result<()>;

    /// Takes a puzzle that was answered in an earlier run.
    fn skip(&mut self, puzzle: &Read<'_>) {
        let _ = puzzle;
    }

    /// Hands on all that was delivered.
    ///
    /// # Errors
    /// When the output cannot be written.
    fn flush(&mut self) -> io::Result<()>;
}

/// A record, well or badly formed, and where it comes from.
pub(crate) struct Read<'a> {
    /// The record.
    pub(crate) record: &'a Record,
    /// The notation it is in.
    pub(crate) shape: Shape,
    /// What it was read from.
    pub(crate) source: &'a Source,
}

/// What to read, and whom to tell.
pub(crate) struct Stream<'a> {
    /// Where the puzzles come from.
    pub(crate) sources: &'a [Source],
    /// Their notation; recognised by itself when there is none.
    pub(crate) from: Option<Shape>,
    /// How many puzzles are passed over because an earlier run answered them.
    pub(crate) skip: u64,
    /// Where messages go.
    pub(crate) console: &'a Console,
    /// Shows how far the work has come.
    pub(crate) progress: Progress,
}

impl Stream<'_> {
    /// Answers every puzzle. The exit status says whether something could not be read.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn run<A: Ask>(
        mut self,
        asked: &A,
        to: &mut dyn Deliver<A::Answer>,
    ) -> io::Result<Exit> {
        let mut exit = Exit::Done;
        for source in self.sources {
            if source.is_typed() {
                self.console.note("reading puzzles from the keyboard; Ctrl-D ends");
            }
            match self.read(source, asked, to, &mut exit) {
                Ok(()) => {}
                Err(Trouble::Output(error)) => return Err(error),
                Err(Trouble::Input(error)) => {
                    let message = format!("cannot read {source}: {error}");
                    self.progress.aside(|| self.console.error(message));
                    exit = Exit::Usage;
                }
            }
        }
        self.progress.finish();
        Ok(exit)
    }

    fn read<A: Ask>(
        &mut self,
        source: &Source,
        asked: &A,
        to: &mut dyn Deliver<A::Answer>,
        exit: &mut Exit,
    ) -> Result<(), Trouble> {
        let input = Metered::new(source.open().map_err(Trouble::Input)?, self.progress.meter());
        let mut reader = match self.from {
            Some(shape) => Reader::with_shape(input, shape),
            None => Reader::new(input).map_err(Trouble::Input)?,
        };
        let shape = reader.shape();
        let mut batch = Vec::new();
        loop {
            let next = reader.next();
            let full = next.is_none() || batch.len() + 1 >= BATCH || reader.ready() == 0;
            let failed = match next {
                Some(Ok(record)) => {
                    batch.push(record);
                    None
                }
                Some(Err(error)) => Some(error),
                None if batch.is_empty() => return Ok(()),
                None => None,
            };
            if full || failed.is_some() {
                self.answer(mem::take(&mut batch), shape, source, asked, to, exit)?;
            }
            if let Some(error) = failed {
                return Err(Trouble::Input(error));
            }
        }
    }

    fn answer<A: Ask>(
        &mut self,
        batch: Vec<Record>,
        shape: Shape,
        source: &Source,
        asked: &A,
        to: &mut dyn Deliver<A::Answer>,
        exit: &mut Exit,
    ) -> Result<(), Trouble> {
        for record in batch {
            let puzzle = Read { record: &record, shape, source };
            if self.skip > 0 {
                self.skip -= 1;
                to.skip(&puzzle);
                continue;
            }
            if let Err(error) = &record.clues {
                let place = format!("{source}:{}:{}", error.line, error.column);
                let message = format!("expected {}, found {}", error.expected, error.found);
                self.progress.aside(|| self.console.at(place, message));
                *exit = (*exit).max(Exit::Unsolved);
            }
            let answer = record.clues.as_ref().ok().map(|clues| asked.ask(clues));
            to.deliver(&puzzle, answer).map_err(Trouble::Output)?;
            self.progress.count(1);
            self.progress.show();
        }
        to.flush().map_err(Trouble::Output)
    }
}

/// Which side an error is on: one source that fails does not keep the others from being read.
enum Trouble {
    Input(io::Error),
    Output(io::Error),
}
