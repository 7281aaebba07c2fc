//! What the threads hand to each other: puzzles that are answered together, and their answers.

use super::Ask;
use super::lines::{Block, Blocks};
use ninefold::Clues;
use ninefold::text::{Reader, Record};
use std::io::{self, BufRead};
use std::mem;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender};
use std::thread;

/// Puzzles that are answered together.
pub(super) enum Batch {
    /// So many of the records at the front need no answer.
    Records(Vec<Record>, usize),
    /// Puzzles that are not yet taken apart.
    Block(Block),
}

/// A batch with its answers.
pub(super) struct Answers<Answer> {
    /// So many puzzles before it were passed over.
    pub(super) passed: u64,
    pub(super) parts: Vec<Part<Answer>>,
}

/// A part of the answers to a batch.
pub(super) enum Part<Answer> {
    /// Proper puzzles, and their answers as they are to be written.
    Lines { text: String, puzzles: u64 },
    /// Other records.
    Records(Vec<Answered<Answer>>),
}

/// A record with its answer if it wants and has one.
pub(super) type Answered<Answer> = (Record, Option<Answer>);

/// What reaches the thread that delivers.
pub(super) enum Progressed<Answer> {
    /// The batch of this number.
    Answered(u64, Answers<Answer>),
    /// The input broke off.
    Failed(io::Error),
    /// A thread panicked: its batch will never come.
    Lost,
}

/// Reports a panic of the thread that has it, so that nobody waits for the thread for ever.
pub(super) struct Alarm<'a, Answer>(pub(super) &'a Sender<Progressed<Answer>>);

impl<Answer> Drop for Alarm<'_, Answer> {
    fn drop(&mut self) {
        if thread::panicking() {
            let _ = self.0.send(Progressed::Lost);
        }
    }
}

/// Where the thread that reads leaves its batches.
pub(super) struct Batches {
    number: u64,
    permitted: Receiver<()>,
    to: Sender<(u64, Batch)>,
}

impl Batches {
    /// Waits for each batch until it is permitted.
    pub(super) fn new(permitted: Receiver<()>, to: Sender<(u64, Batch)>) -> Batches {
        Batches { number: 0, permitted, to }
    }

    /// Gives on a batch when it may; false when nobody listens any more.
    fn give(&mut self, batch: Batch) -> bool {
        let given = self.permitted.recv().is_ok() && self.to.send((self.number, batch)).is_ok();
        self.number += 1;
        given
    }
}

/// Reads records to the end, or until nobody listens.
pub(super) fn read_records(
    mut reader: Reader<impl BufRead>,
    most: usize,
    mut skip: u64,
    mut to: Batches,
) -> io::Result<()> {
    let mut records = Vec::new();
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
        if (ended || records.len() >= most || reader.ready() == 0) && !records.is_empty() {
            let skipped = skip.min(records.len() as u64);
            skip -= skipped;
            if !to.give(Batch::Records(mem::take(&mut records), skipped as usize)) {
                return Ok(());
            }
        }
        if ended {
            return result;
        }
    }
}

/// Reads blocks of lines to the end, or until nobody listens.
pub(super) fn read_blocks(
    mut blocks: Blocks<impl BufRead>,
    mut skip: u64,
    mut to: Batches,
) -> io::Result<()> {
    while let Some(mut block) = blocks.next()? {
        skip -= block.pass(skip);
        if !to.give(Batch::Block(block)) {
            break;
        }
    }
    Ok(())
}

/// Answers batches until there are no more.
pub(super) fn answer_all<A: Ask>(
    asked: &A,
    from: &Mutex<Receiver<(u64, Batch)>>,
    to: &Sender<Progressed<A::Answer>>,
) {
    let _alarm = Alarm(to);
    loop {
        let Ok(Ok((number, batch))) = from.lock().map(|from| from.recv()) else { return };
        let answers = match batch {
            Batch::Records(records, skip) => Answers {
                passed: 0,
                parts: vec![Part::Records(answer_records(asked, records, skip))],
            },
            Batch::Block(block) => block.answer(asked),
        };
        if to.send(Progressed::Answered(number, answers)).is_err() {
            return;
        }
    }
}

/// Answers those of the records behind the first `skip` that are well formed.
pub(super) fn answer_records<A: Ask>(
    asked: &A,
    records: Vec<Record>,
    skip: usize,
) -> Vec<Answered<A::Answer>> {
    let wanted = |i, record: &Record| record.clues.as_ref().ok().copied().filter(|_| i >= skip);
    let clues: Vec<Option<Clues>> =
        records.iter().enumerate().map(|(i, record)| wanted(i, record)).collect();
    let all: Vec<Clues> = clues.iter().flatten().copied().collect();
    let mut answers = asked.ask_all(&all).into_iter();
    let answer = |(record, clues): (_, Option<Clues>)| (record, clues.and_then(|_| answers.next()));
    records.into_iter().zip(clues).map(answer).collect()
}
