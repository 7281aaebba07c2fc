//! The way out: answers in parts, from the threads that find them to the one that delivers them.

use super::batch::Place;
use super::variant_answer::Delivery;
use ninefold::text::{Format, Record};
use std::any::Any;
use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, SyncSender};
use std::thread;

/// A part of the answers to a batch.
pub(crate) enum Part {
    /// Proper puzzles, and their answers ready to be written.
    Lines { text: Arc<Vec<u8>>, puzzles: u64 },
    /// Other records.
    Records(Answers),
    /// A record with a piece of its answer, with more to follow.
    Piece(Answers),
    /// A classic puzzle in a list of variants, in its own format.
    Classic(Format, Answers),
    /// A part of the answer to a variant, whose text is in the record's notes.
    Variant(Arc<Record>, Delivery),
    /// A sentence of the text that begins on this line: it names a rule that the puzzle lacks.
    Untold(u64, String),
}

/// A record with its answer, if it needs and has one.
pub(super) type Answered<Answer> = (Record, Option<Answer>);

/// Records with their answers, of which only the command knows the type: threads and channels are
/// compiled once, not once a command.
pub(crate) struct Answers(Box<dyn Any + Send>);

impl Answers {
    /// Hides the type.
    pub(super) fn new<Answer: Send + 'static>(answered: Vec<Answered<Answer>>) -> Answers {
        Answers(Box::new(answered))
    }

    /// The records and answers that were hidden.
    pub(super) fn into_answered<Answer: 'static>(self) -> Vec<Answered<Answer>> {
        match self.0.downcast() {
            Ok(answered) => *answered,
            Err(_) => unreachable!("answers return to the command that found them"),
        }
    }
}

/// Passes on a part as soon as there is room; breaks when there is no receiver.
pub(super) fn give(to: &SyncSender<Part>, part: Part) -> ControlFlow<()> {
    match to.send(part) {
        Ok(()) => ControlFlow::Continue(()),
        Err(_) => ControlFlow::Break(()),
    }
}

/// Passes on records with their answers, if there are any.
pub(super) fn give_records<Answer: Send + 'static>(
    to: &SyncSender<Part>,
    answered: Vec<Answered<Answer>>,
) -> ControlFlow<()> {
    if answered.is_empty() {
        return ControlFlow::Continue(());
    }
    give(to, Part::Records(Answers::new(answered)))
}

/// A message to the delivering thread.
pub(super) enum Progressed {
    /// A batch is being worked on; its answers come from here.
    Begun(Place, Receiver<Part>),
    /// The input broke off.
    Failed(io::Error),
    /// A thread panicked: the rest of its batch will never come.
    Lost,
}

/// Reports a panic of its thread, so that no other thread waits for ever.
pub(super) struct Alarm<'a>(pub(super) &'a Sender<Progressed>);

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            let _ = self.0.send(Progressed::Lost);
        }
    }
}
