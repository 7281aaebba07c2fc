//! The one road from sources to answers that every command takes: read, answer, deliver in order.
//!
//! One thread reads, several answer, and the one that called delivers, all at the same time.

use crate::console::Console;
use crate::exit::Exit;
use crate::progress::Progress;
use crate::source::{Metered, Source};
use ninefold::Clues;
use ninefold::grid::text::{Reader, Record, Shape};
use std::collections::BTreeMap;
use std::io;
use std::mem;
use std::num::NonZero;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::thread;

/// So many puzzles are answered together at most, when that is quicker; fewer when the input has no more
/// at the moment.
pub(crate) const MANY: usize = 4096;

/// So many when it makes no difference.
const FEW: usize = 32;

/// What is asked about a puzzle. Answers do not depend on each other, so they may be found in any
/// order.
pub(crate) trait Ask: Sync {
    /// What is found.
    type Answer: Send;

    /// Finds it.
    fn ask(&self, clues: &Clues) -> Self::Answer;

    /// How many puzzles to answer together, at most.
    fn together(&self) -> usize {
        FEW
    }

    /// Finds it for many.
    fn ask_all(&self, all: &[Clues]) -> Vec<Self::Answer> {
        all.iter().map(|clues| self.ask(clues)).collect()
    }
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
    /// How many threads answer; as many as there are processors when not said.
    pub(crate) threads: Option<NonZero<usize>>,
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
        let processors = || thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
        let threads = self.threads.unwrap_or_else(processors).get();
        let (most, skip) = (asked.together(), self.skip);
        // So many batches are on their way at most, which bounds the memory whatever a puzzle costs.
        let permits = threads + 2;
        let (permit, permitted) = sync_channel(permits);
        let (read, unanswered) = channel();
        let (answer, answered) = channel();
        let unanswered = Mutex::new(unanswered);
        let unanswered = &unanswered;
        // Its ends of the channels go with the closure, so that the others stop when it does.
        thread::scope(move |scope| {
            let last = answer.clone();
            scope.spawn(move || read_all(&mut reader, (most, skip), &permitted, &read, &last));
            for _ in 0..threads {
                let answer = answer.clone();
                scope.spawn(move || answer_all(asked, unanswered, &answer));
            }
            drop(answer);
            for _ in 0..permits {
                let _ = permit.send(());
            }
            self.deliver(&answered, &permit, (source, shape), to, exit)
        })
    }

    /// Delivers batches in the order in which they were read.
    fn deliver<Answer>(
        &mut self,
        answered: &Receiver<Progressed<Answer>>,
        permit: &SyncSender<()>,
        (source, shape): (&Source, Shape),
        to: &mut dyn Deliver<Answer>,
        exit: &mut Exit,
    ) -> Result<(), Trouble> {
        let mut early = BTreeMap::new();
        let mut next = 0;
        let mut failed = None;
        for progressed in answered {
            match progressed {
                Progressed::Answered(batch, answers) => {
                    early.insert(batch.number, (batch.records, answers));
                }
                Progressed::Failed(error) => failed = Some(error),
                // The scope of the threads panics with it.
                Progressed::Lost => return Ok(()),
            }
            while let Some((records, answers)) = early.remove(&next) {
                next += 1;
                for (record, answer) in records.iter().zip(answers) {
                    self.deliver_one(&Read { record, shape, source }, answer, to, exit)
                        .map_err(Trouble::Output)?;
                }
                to.flush().map_err(Trouble::Output)?;
                let _ = permit.try_send(());
            }
        }
        failed.map_or(Ok(()), |error| Err(Trouble::Input(error)))
    }

    fn deliver_one<Answer>(
        &mut self,
        puzzle: &Read<'_>,
        answer: Option<Answer>,
        to: &mut dyn Deliver<Answer>,
        exit: &mut Exit,
    ) -> io::Result<()> {
        if self.skip > 0 {
            self.skip -= 1;
            to.skip(puzzle);
            return Ok(());
        }
        if let Err(error) = &puzzle.record.clues {
            let place = format!("{}:{}:{}", puzzle.source, error.line, error.column);
            let message = format!("expected {}, found {}", error.expected, error.found);
            self.progress.aside(|| self.console.at(place, message));
            *exit = (*exit).max(Exit::Unsolved);
        }
        to.deliver(puzzle, answer)?;
        self.progress.count(1);
        self.progress.show();
        Ok(())
    }
}

/// Records that are answered together.
struct Batch {
    number: u64,
    records: Vec<Record>,
    /// So many of them at the front need no answer.
    skip: usize,
}

/// What reaches the thread that delivers.
enum Progressed<Answer> {
    /// A batch with an answer for each record that wants and has one.
    Answered(Batch, Vec<Option<Answer>>),
    /// The input broke off.
    Failed(io::Error),
    /// A thread panicked: its batch will never come.
    Lost,
}

/// Reports a panic of the thread that has it, so that nobody waits for the thread for ever.
struct Alarm<'a, Answer>(&'a Sender<Progressed<Answer>>);

impl<Answer> Drop for Alarm<'_, Answer> {
    fn drop(&mut self) {
        if thread::panicking() {
            let _ = self.0.send(Progressed::Lost);
        }
    }
}

/// Reads to the end, or until nobody listens.
fn read_all<R: io::BufRead, Answer>(
    reader: &mut Reader<R>,
    (most, mut skip): (usize, u64),
    permitted: &Receiver<()>,
    to: &Sender<Batch>,
    failed: &Sender<Progressed<Answer>>,
) {
    let _alarm = Alarm(failed);
    let mut number = 0;
    let mut records = Vec::new();
    loop {
        let next = reader.next();
        let mut ended = false;
        match next {
            Some(Ok(record)) => records.push(record),
            Some(Err(error)) => {
                ended = true;
                let _ = failed.send(Progressed::Failed(error));
            }
            None => ended = true,
        }
        if ended || records.len() >= most || reader.ready() == 0 {
            if !records.is_empty() {
                let skipped = skip.min(records.len() as u64);
                skip -= skipped;
                let records = mem::take(&mut records);
                let batch = Batch { number, records, skip: skipped as usize };
                if permitted.recv().is_err() || to.send(batch).is_err() {
                    return;
                }
                number += 1;
            }
            if ended {
                return;
            }
        }
    }
}

/// Answers batches until there are no more.
fn answer_all<A: Ask>(
    asked: &A,
    from: &Mutex<Receiver<Batch>>,
    to: &Sender<Progressed<A::Answer>>,
) {
    let _alarm = Alarm(to);
    loop {
        let Ok(Ok(batch)) = from.lock().map(|from| from.recv()) else { return };
        let wanted = |(i, record): (usize, &Record)| {
            record.clues.as_ref().ok().copied().filter(|_| i >= batch.skip)
        };
        let clues: Vec<Option<Clues>> = batch.records.iter().enumerate().map(wanted).collect();
        let all: Vec<Clues> = clues.iter().flatten().copied().collect();
        let mut answers = asked.ask_all(&all).into_iter();
        let answers = clues.iter().map(|clues| clues.and_then(|_| answers.next())).collect();
        if to.send(Progressed::Answered(batch, answers)).is_err() {
            return;
        }
    }
}

/// Which side an error is on: one source that fails does not keep the others from being read.
enum Trouble {
    Input(io::Error),
    Output(io::Error),
}
