//! The one road from sources to answers that every command takes: read, answer, deliver in order.
//!
//! One thread reads, several answer, and the one that called delivers, all at the same time.

mod batch;
mod lines;

use crate::console::Console;
use crate::exit::Exit;
use crate::language::{language, words};
use crate::progress::Progress;
use crate::source::{Metered, Source};
use batch::{Alarm, Batches, Part, Progressed, answer_all, read_blocks, read_records};
use lines::Blocks;
use ninefold::text::{Malformed, Reader, Record, Shape, detect, head};
use ninefold::{Clues, Grid};
use std::collections::BTreeMap;
use std::io::{self, Cursor, Read as _};
use std::num::NonZero;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, SyncSender, channel, sync_channel};
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

    /// Whether puzzles that stand one on a line are read in blocks of whole lines and asked by
    /// [`Ask::ask_lines`], which is quicker.
    fn by_lines(&self) -> bool {
        false
    }

    /// Finds it for grids that are all that stands on their lines, and gives it on in their order.
    fn ask_lines(&self, grids: &[Grid], give: &mut dyn FnMut(Said<'_, Self::Answer>)) {
        let clues: Vec<Clues> = grids.iter().map(|&grid| Clues::Grid(grid)).collect();
        for answer in self.ask_all(&clues) {
            give(Said::Answer(answer));
        }
    }
}

/// What is said about a grid that is all that stands on its line.
pub(crate) enum Said<'a, Answer> {
    /// It is a proper puzzle, and this line with its end is all the answer.
    Line(&'a str),
    /// Anything else.
    Answer(Answer),
}

/// What is done with the answers, in the order of the puzzles.
pub(crate) trait Deliver<Answer> {
    /// Takes a puzzle with its answer, `None` for a malformed one.
    ///
    /// # Errors
    /// When the output cannot be written.
    fn deliver(&mut self, puzzle: &Read<'_>, answer: Option<Answer>) -> io::Result<()>;

    /// Takes the answers to proper puzzles that [`Ask::ask_lines`] gave as lines.
    ///
    /// # Errors
    /// When the output cannot be written.
    fn lines(&mut self, text: &str, puzzles: u64) -> io::Result<()> {
        let _ = (text, puzzles);
        Ok(())
    }

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
                self.console.note(typing());
            }
            match self.read(source, asked, to, &mut exit) {
                Ok(()) => {}
                Err(Trouble::Output(error)) => return Err(error),
                Err(Trouble::Input(error)) => {
                    let message = words!(
                        en: "cannot read {source}: {error}",
                        ko: "{source}: 읽을 수 없습니다: {error}",
                    );
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
        let input = source.open().map_err(Trouble::Input)?;
        let mut input = Metered::new(input, self.progress.meter());
        let (head, shape) = match self.from {
            Some(shape) => (Vec::new(), shape),
            None => {
                let head = head(&mut input).map_err(Trouble::Input)?;
                let shape = detect(&String::from_utf8_lossy(&head));
                (head, shape)
            }
        };
        self.progress.aside(|| {
            self.console.detail(words!(
                en: "{source}: recognised as {shape}: {}",
                ko: "{source}: {shape} 형식: {}",
                shape.summary(),
            ));
        });
        let input = Cursor::new(head).chain(input);
        let by_lines =
            shape == Shape::Line && asked.by_lines() && !matches!(source, Source::Argument(_));
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
            scope.spawn(move || {
                let _alarm = Alarm(&last);
                let to = Batches::new(permitted, read);
                let read = if by_lines {
                    read_blocks(Blocks::new(input), skip, to)
                } else {
                    read_records(Reader::with_shape(input, shape), most, skip, to)
                };
                if let Err(error) = read {
                    let _ = last.send(Progressed::Failed(error));
                }
            });
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
                Progressed::Answered(number, answers) => {
                    early.insert(number, answers);
                }
                Progressed::Failed(error) => failed = Some(error),
                // The scope of the threads panics with it.
                Progressed::Lost => return Ok(()),
            }
            while let Some(answers) = early.remove(&next) {
                next += 1;
                self.skip -= answers.passed;
                for part in answers.parts {
                    match part {
                        Part::Lines { text, puzzles } => {
                            to.lines(&text, puzzles).map_err(Trouble::Output)?;
                            self.progress.count(puzzles);
                            self.progress.show();
                        }
                        Part::Records(records) => {
                            for (record, answer) in records {
                                let puzzle = Read { record: &record, shape, source };
                                self.deliver_one(&puzzle, answer, to, exit)
                                    .map_err(Trouble::Output)?;
                            }
                        }
                    }
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
            let message = misplaced(error);
            self.progress.aside(|| self.console.at(place, message));
            *exit = (*exit).max(Exit::Unsolved);
        }
        to.deliver(puzzle, answer)?;
        self.progress.count(1);
        self.progress.show();
        Ok(())
    }
}

/// What is said to a person who has to type the puzzles.
pub(crate) fn typing() -> String {
    words!(
        en: "reading puzzles from the keyboard; Ctrl-D ends",
        ko: "키보드에서 문제를 읽습니다. Ctrl-D로 끝냅니다",
    )
}

/// What is wrong at the place of an error.
pub(crate) fn misplaced(error: &Malformed) -> String {
    let language = language();
    let (expected, found) = (error.expected.told(language), error.found.told(language));
    words!(
        en: "expected {expected}, found {found}",
        ko: "필요한 것: {expected}, 있는 것: {found}",
    )
}

/// Which side an error is on: one source that fails does not keep the others from being read.
enum Trouble {
    Input(io::Error),
    Output(io::Error),
}
