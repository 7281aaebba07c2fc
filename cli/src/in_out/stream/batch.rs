//! The data between threads: puzzles that are answered together, and their answers.

use super::Ask;
use super::blocks::{Kept, answer_block};
use super::pace::Pace;
use super::passed::Passed;
use super::variants::{Told, Unread, answer_noted, answer_variant, noted};
use crate::in_out::resume::Point;
use ninefold::Clues;
use ninefold::text::bulk::{Block, Blocks};
use ninefold::text::{Format, Reader, Record};
use std::any::Any;
use std::io::{self, BufRead};
use std::mem;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, TryRecvError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Instant;

/// Puzzles that are answered together.
pub(super) enum Batch {
    /// Records, and what comes before them.
    Records(Vec<Record>, Passed),
    /// Lines that are not yet parsed.
    Block(Block),
    /// A piece of a list of variants.
    Variant(Unread),
}

/// A part of the answers to a batch.
pub(super) enum Part {
    /// Proper puzzles, and their answers ready to be written.
    Lines { text: Arc<Vec<u8>>, puzzles: u64 },
    /// Other records.
    Records(Answers),
    /// A record with a piece of its answer, with more to follow.
    Piece(Answers),
    /// A classic puzzle in a list of variants, in its own notation.
    Classic(Format, Answers),
    /// A part of the answer to a variant, whose text is in the record's notes.
    Variant(Arc<Record>, Told),
}

/// A record with its answer, if it needs and has one.
pub(super) type Answered<Answer> = (Record, Option<Answer>);

/// Records with their answers, of which only the command knows the type: threads and channels are
/// compiled once, not once a command.
pub(super) struct Answers(Box<dyn Any + Send>);

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

/// Finds the answers to a batch, and passes them on.
pub(super) type Answering<'a> =
    dyn Fn(Batch, &mut Kept, &SyncSender<Part>) -> ControlFlow<()> + Sync + 'a;

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

/// The place of a batch in the input.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// The number of the batch.
    pub(super) number: u64,
    /// Its largest possible size.
    pub(super) puzzles: usize,
    /// How many bytes of input end with it, roughly.
    pub(super) end: u64,
}

/// The queue of the reading thread's batches.
pub(super) struct Batches {
    number: u64,
    /// How many puzzles were delivered, batch by batch.
    delivered: Receiver<usize>,
    /// The number of puzzles in progress and its limit, which bounds the memory.
    under_way: usize,
    most: usize,
    to: Sender<(Place, Batch)>,
}

impl Batches {
    /// Waits before each batch until at most `most` puzzles are in progress, including it.
    pub(super) fn new(
        most: usize,
        delivered: Receiver<usize>,
        to: Sender<(Place, Batch)>,
    ) -> Batches {
        Batches { number: 0, delivered, under_way: 0, most, to }
    }

    /// Passes on a piece of a list of variants.
    pub(super) fn give_variant(&mut self, piece: Unread, end: u64) -> bool {
        self.give(Batch::Variant(piece), 1, end)
    }

    /// Passes on a batch of this many puzzles when permitted, with the place in the input where it
    /// ends; returns false when there is no receiver any more.
    fn give(&mut self, batch: Batch, puzzles: usize, end: u64) -> bool {
        loop {
            let delivered = match self.delivered.try_recv() {
                Ok(delivered) => delivered,
                Err(TryRecvError::Disconnected) => return false,
                Err(TryRecvError::Empty) if self.under_way == 0 => break,
                Err(TryRecvError::Empty) if self.under_way + puzzles <= self.most => break,
                Err(TryRecvError::Empty) => match self.delivered.recv() {
                    Ok(delivered) => delivered,
                    Err(_) => return false,
                },
            };
            self.under_way -= delivered;
        }
        self.under_way += puzzles;
        let place = Place { number: self.number, puzzles, end };
        let given = self.to.send((place, batch)).is_ok();
        self.number += 1;
        given
    }
}

/// Reads records to the end, or until there is no receiver. `first` is what comes before them;
/// `read` counts the bytes that were read, `start` of them before this input.
pub(super) fn read_records(
    mut reader: Reader<impl BufRead>,
    pace: &Pace,
    mut first: Passed,
    mut to: Batches,
    (start, read): (u64, &AtomicU64),
) -> io::Result<()> {
    let mut records = Vec::new();
    let mut taken = 0;
    loop {
        let next = reader.next();
        let (ended, result) = match next {
            Some(Ok(record)) => {
                records.push(record);
                (false, Ok(()))
            }
            Some(Err(error)) => (true, Err(error)),
            None => (true, Ok(())),
        };
        if (ended || records.len() >= pace.puzzles() || reader.ready() == 0) && !records.is_empty()
        {
            let count = records.len();
            taken += count as u64;
            let end = share(start..read.load(Ordering::Relaxed), taken, reader.ready() as u64);
            let before = first;
            records.iter().for_each(|record| first.pass(record));
            if !to.give(Batch::Records(mem::take(&mut records), before), count, end) {
                return Ok(());
            }
        }
        if ended {
            return result;
        }
    }
}

/// The place in these bytes that lies behind the records taken, with others waiting.
fn share(bytes: Range<u64>, taken: u64, waiting: u64) -> u64 {
    let length = bytes.end - bytes.start;
    let part =
        u128::from(length) * u128::from(taken) / (u128::from(taken) + u128::from(waiting)).max(1);
    bytes.start + u64::try_from(part).unwrap_or(length)
}

/// Reads blocks of lines to the end, or until there is no receiver. `first` is what comes
/// before them.
pub(super) fn read_blocks(
    blocks: Blocks<impl io::Read>,
    pace: &Pace,
    mut first: Passed,
    kept: Point,
    mut to: Batches,
    read: &AtomicU64,
) -> io::Result<()> {
    for block in blocks {
        let mut block = block?;
        while !block.is_empty() {
            let (piece, lines) = block.take_lines(pace.puzzles());
            // Earlier answers must be counted, up to the first missing one.
            let batch = if kept.whole > 0 && first.kept(kept) <= kept.whole {
                let records = piece.read().into_records();
                let before = first;
                records.iter().for_each(|record| first.pass(record));
                Batch::Records(records, before)
            } else {
                Batch::Block(piece)
            };
            if !to.give(batch, lines, read.load(Ordering::Relaxed)) {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// The most parts of an answer that wait for delivery: enough for other threads to go on while a
/// long answer is written, and few enough for a steady use of memory.
const PARTS: usize = 32;

/// Answers batches until there are no more.
pub(super) fn answer_all(
    answer: &Answering<'_>,
    pace: &Pace,
    from: &Mutex<Receiver<(Place, Batch)>>,
    to: &Sender<Progressed>,
) {
    let _alarm = Alarm(to);
    let mut memory = Kept::default();
    loop {
        let Ok(Ok((place, batch))) = from.lock().map(|from| from.recv()) else { return };
        let (parts, delivered) = sync_channel(PARTS);
        if to.send(Progressed::Begun(place, delivered)).is_err() {
            return;
        }
        let start = Instant::now();
        if answer(batch, &mut memory, &parts).is_break() {
            return;
        }
        pace.learn(place.puzzles, start.elapsed());
    }
}

/// Finds the answers of one command to a batch.
pub(super) fn answer<A: Ask>(
    asked: &A,
    kept: Point,
    batch: Batch,
    memory: &mut Kept,
    to: &SyncSender<Part>,
) -> ControlFlow<()> {
    match batch {
        Batch::Records(records, first) => answer_records(asked, records, first, kept, to),
        Batch::Block(block) => answer_block(asked, &block, memory, to),
        Batch::Variant(piece) => answer_variant(asked, piece, to),
    }
}

/// Passes on a part as soon as there is room; breaks when there is no receiver.
pub(super) fn give(to: &SyncSender<Part>, part: Part) -> ControlFlow<()> {
    match to.send(part) {
        Ok(()) => ControlFlow::Continue(()),
        Err(_) => ControlFlow::Break(()),
    }
}

/// Answers those of the records that are well formed and were not answered before.
fn answer_records<A: Ask>(
    asked: &A,
    records: Vec<Record>,
    first: Passed,
    kept: Point,
    to: &SyncSender<Part>,
) -> ControlFlow<()> {
    let mut before = first.kept(kept);
    let mut wanted = |record: &Record| {
        let now = before;
        before += u64::from(kept.counts_all || record.clues.is_ok());
        let is_wanted = !kept.skips(now);
        (record.clues.as_ref().ok().copied().filter(|_| is_wanted), is_wanted)
    };
    let numbers = first.records..;
    if asked.in_pieces() {
        for record in records {
            let (clues, is_wanted) = wanted(&record);
            let answer = clues.map(|clues| {
                asked.ask_in_pieces(&clues, &mut |piece| {
                    give(to, Part::Piece(Answers::new(vec![(record.clone(), Some(piece))])))
                })
            });
            give_answered(asked, [((record, answer), is_wanted)], to)?;
        }
        return ControlFlow::Continue(());
    }
    if asked.reads_notes() {
        let answer = |record: Record| {
            let (clues, _) = wanted(&record);
            let answer = clues.map(|clues| asked.ask_noted(&clues, &record.notes));
            (record, answer)
        };
        return give_records(to, records.into_iter().map(answer).collect());
    }
    let clues: Vec<(Option<Clues>, bool)> = records.iter().map(wanted).collect();
    let all: Vec<(u64, Clues)> =
        numbers.zip(&clues).filter_map(|(number, clues)| Some((number, clues.0?))).collect();
    let mut answers = asked.ask_all(&all).into_iter();
    let answer = |(record, (clues, is_wanted)): (_, (Option<Clues>, bool))| {
        ((record, clues.and_then(|_| answers.next())), is_wanted)
    };
    give_answered(asked, records.into_iter().zip(clues).map(answer), to)
}

/// Passes on records with their answers; those whose texts are variants are answered as such if they are
/// wanted.
pub(super) fn give_answered<A: Ask>(
    asked: &A,
    records: impl IntoIterator<Item = (Answered<A::Answer>, bool)>,
    to: &SyncSender<Part>,
) -> ControlFlow<()> {
    let mut together = Vec::new();
    for ((record, answer), is_wanted) in records {
        match noted(asked, &record) {
            Some(read) => {
                give_records(to, mem::take(&mut together))?;
                answer_noted(asked, record, read, is_wanted, to)?;
            }
            None => together.push((record, answer)),
        }
    }
    give_records(to, together)
}

/// Passes on records with their answers, if there are any.
fn give_records<Answer: Send + 'static>(
    to: &SyncSender<Part>,
    answered: Vec<Answered<Answer>>,
) -> ControlFlow<()> {
    if answered.is_empty() {
        return ControlFlow::Continue(());
    }
    give(to, Part::Records(Answers::new(answered)))
}

#[cfg(test)]
mod tests {
    use super::share;

    #[test]
    fn progress_counts_what_is_answered() {
        assert_eq!(share(0..1000, 1, 99), 10);
        assert_eq!(share(500..1000, 50, 50), 750);
        assert_eq!(share(500..1000, 100, 0), 1000);
        assert_eq!(share(0..0, 0, 0), 0);
        assert_eq!(share(0..u64::MAX, u64::MAX, 0), u64::MAX);
    }
}
