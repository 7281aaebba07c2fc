//! The data between threads: puzzles that are answered together, and their answers.

use super::pace::Pace;
use super::{Ask, Said};
use crate::resume::Point;
use ninefold::Clues;
use ninefold::text::bulk::{Block, Blocks};
use ninefold::text::{Reader, Record};
use std::io::{self, BufRead};
use std::mem;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, SyncSender, TryRecvError, sync_channel};
use std::thread;
use std::time::Instant;

/// Puzzles that are answered together.
pub(super) enum Batch {
    /// Records, and the number of records before them in the whole input.
    Records(Vec<Record>, u64),
    /// Lines that are not yet parsed.
    Block(Block),
}

/// A part of the answers to a batch.
pub(super) enum Part<Answer> {
    /// Proper puzzles, and their answers ready to be written.
    Lines { text: String, puzzles: u64 },
    /// Other records.
    Records(Vec<Answered<Answer>>),
    /// A piece of the answer to a record, with more to follow.
    Piece(Box<Record>, Answer),
}

/// A record with its answer, if it needs and has one.
pub(super) type Answered<Answer> = (Record, Option<Answer>);

/// A message to the delivering thread.
pub(super) enum Progressed<Answer> {
    /// The batch of this number and size is being worked on; its answers come from here.
    Begun(u64, usize, Receiver<Part<Answer>>),
    /// The input broke off.
    Failed(io::Error),
    /// A thread panicked: the rest of its batch will never come.
    Lost,
}

/// Reports a panic of its thread, so that no other thread waits for ever.
pub(super) struct Alarm<'a, Answer>(pub(super) &'a Sender<Progressed<Answer>>);

impl<Answer> Drop for Alarm<'_, Answer> {
    fn drop(&mut self) {
        if thread::panicking() {
            let _ = self.0.send(Progressed::Lost);
        }
    }
}

/// A batch with its number and its largest possible size.
pub(super) type Numbered = (u64, usize, Batch);

/// The queue of the reading thread's batches.
pub(super) struct Batches {
    number: u64,
    /// How many puzzles were delivered, batch by batch.
    delivered: Receiver<usize>,
    /// The number of puzzles in progress and its limit, which bounds the memory.
    under_way: usize,
    most: usize,
    to: Sender<Numbered>,
}

impl Batches {
    /// Waits before each batch until at most `most` puzzles are in progress, including it.
    pub(super) fn new(most: usize, delivered: Receiver<usize>, to: Sender<Numbered>) -> Batches {
        Batches { number: 0, delivered, under_way: 0, most, to }
    }

    /// Passes on a batch of this many puzzles when permitted; returns false when there is no
    /// receiver any more.
    fn give(&mut self, batch: Batch, puzzles: usize) -> bool {
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
        let given = self.to.send((self.number, puzzles, batch)).is_ok();
        self.number += 1;
        given
    }
}

/// Reads records to the end, or until there is no receiver. `first` is the number of the first.
pub(super) fn read_records(
    mut reader: Reader<impl BufRead>,
    pace: &Pace,
    first: u64,
    mut to: Batches,
) -> io::Result<()> {
    let (mut records, mut first) = (Vec::new(), first);
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
            if !to.give(Batch::Records(mem::take(&mut records), first), count) {
                return Ok(());
            }
            first += count as u64;
        }
        if ended {
            return result;
        }
    }
}

/// Reads blocks of lines to the end, or until there is no receiver. `first` is the number of the
/// first puzzle.
pub(super) fn read_blocks(
    blocks: Blocks<impl io::Read>,
    pace: &Pace,
    mut first: u64,
    kept: Point,
    mut to: Batches,
) -> io::Result<()> {
    for block in blocks {
        let mut block = block?;
        while !block.is_empty() {
            let (piece, lines) = block.take_lines(pace.puzzles());
            // Earlier answers must be counted, up to the first missing one.
            let batch = if kept.records > 0 && first <= kept.records {
                let records = piece.read().into_records();
                let number = first;
                first += records.len() as u64;
                Batch::Records(records, number)
            } else {
                Batch::Block(piece)
            };
            if !to.give(batch, lines) {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// The most parts of an answer that wait for delivery.
const PARTS: usize = 4;

/// Answers batches until there are no more.
pub(super) fn answer_all<A: Ask>(
    asked: &A,
    kept: Point,
    pace: &Pace,
    from: &Mutex<Receiver<Numbered>>,
    to: &Sender<Progressed<A::Answer>>,
) {
    let _alarm = Alarm(to);
    loop {
        let Ok(Ok((number, puzzles, batch))) = from.lock().map(|from| from.recv()) else { return };
        let (parts, delivered) = sync_channel(PARTS);
        if to.send(Progressed::Begun(number, puzzles, delivered)).is_err() {
            return;
        }
        let start = Instant::now();
        let done = match batch {
            Batch::Records(records, first) => answer_records(asked, records, first, kept, &parts),
            Batch::Block(block) => answer_block(asked, &block, &parts),
        };
        if done.is_break() {
            return;
        }
        pace.learn(puzzles, start.elapsed());
    }
}

/// Passes on a part as soon as there is room; breaks when there is no receiver.
fn give<Answer>(to: &SyncSender<Part<Answer>>, part: Part<Answer>) -> ControlFlow<()> {
    match to.send(part) {
        Ok(()) => ControlFlow::Continue(()),
        Err(_) => ControlFlow::Break(()),
    }
}

/// Answers those of the records that are well formed and were not answered before.
fn answer_records<A: Ask>(
    asked: &A,
    records: Vec<Record>,
    first: u64,
    kept: Point,
    to: &SyncSender<Part<A::Answer>>,
) -> ControlFlow<()> {
    let wanted = |number: u64, record: &Record| {
        record.clues.as_ref().ok().copied().filter(|_| !kept.skips(number))
    };
    let numbers = first..first + records.len() as u64;
    if asked.in_pieces() {
        for (number, record) in numbers.zip(records) {
            let answer = wanted(number, &record).map(|clues| {
                asked.ask_in_pieces(&clues, &mut |piece| {
                    give(to, Part::Piece(Box::new(record.clone()), piece))
                })
            });
            give(to, Part::Records(vec![(record, answer)]))?;
        }
        return ControlFlow::Continue(());
    }
    if asked.reads_notes() {
        let answer = |(number, record): (u64, Record)| {
            let clues = wanted(number, &record);
            let answer = clues.map(|clues| asked.ask_noted(&clues, &record.notes));
            (record, answer)
        };
        return give(to, Part::Records(numbers.zip(records).map(answer).collect()));
    }
    let clues: Vec<Option<Clues>> =
        numbers.clone().zip(&records).map(|(number, record)| wanted(number, record)).collect();
    let all: Vec<(u64, Clues)> =
        numbers.zip(&clues).filter_map(|(number, clues)| Some((number, (*clues)?))).collect();
    let mut answers = asked.ask_all(&all).into_iter();
    let answer = |(record, clues): (_, Option<Clues>)| (record, clues.and_then(|_| answers.next()));
    give(to, Part::Records(records.into_iter().zip(clues).map(answer).collect()))
}

/// Answers lines that were not answered before.
fn answer_block<A: Ask>(
    asked: &A,
    block: &Block,
    to: &SyncSender<Part<A::Answer>>,
) -> ControlFlow<()> {
    let lines = block.read();
    let all: Vec<(u64, Clues)> = lines
        .others
        .iter()
        .filter_map(|(_, record)| Some((0, *record.clues.as_ref().ok()?)))
        .collect();
    let mut answers = asked.ask_all(&all).into_iter();
    let mut others = lines
        .others
        .into_iter()
        .map(|(before, record)| {
            let answer = record.clues.is_ok().then(|| answers.next()).flatten();
            (before, (record, answer))
        })
        .peekable();
    let mut given = Given { parts: Vec::new(), text: String::new(), puzzles: 0 };
    let expected = lines.grids.len();
    let mut asked_of = lines.grids.iter().zip(lines.numbers).enumerate();
    asked.ask_lines(&lines.grids, &mut |said| {
        let Some((place, (&grid, line))) = asked_of.next() else { return };
        while let Some((_, other)) = others.next_if(|(before, _)| *before <= place) {
            given.record(other);
        }
        match said {
            Said::Line(text) => given.line(text, expected),
            Said::Answer(answer) => {
                let record = Record { line, last_line: line, ..Record::new(grid) };
                given.record((record, Some(answer)));
            }
        }
    });
    others.for_each(|(_, other)| given.record(other));
    given.close();
    given.parts.into_iter().try_for_each(|part| give(to, part))
}

/// The parts of an answer so far, and the lines of the next one.
struct Given<Answer> {
    parts: Vec<Part<Answer>>,
    text: String,
    puzzles: u64,
}

impl<Answer> Given<Answer> {
    fn line(&mut self, text: &str, expected: usize) {
        if self.text.is_empty() {
            self.text.reserve(expected * text.len());
        }
        self.text.push_str(text);
        self.puzzles += 1;
    }

    fn record(&mut self, record: Answered<Answer>) {
        self.close();
        match self.parts.last_mut() {
            Some(Part::Records(records)) => records.push(record),
            _ => self.parts.push(Part::Records(vec![record])),
        }
    }

    fn close(&mut self) {
        if self.puzzles > 0 {
            let (text, puzzles) = (mem::take(&mut self.text), mem::take(&mut self.puzzles));
            self.parts.push(Part::Lines { text, puzzles });
        }
    }
}
