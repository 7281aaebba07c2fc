//! The way in: batches of puzzles for the threads that answer, and what comes before each.

use super::pace::Pace;
use crate::in_out::resume::Point;
use ninefold::text::bulk::{Block, Blocks};
use ninefold::text::{Reader, Record};
use ninefold_variants::format::Format as VariantFormat;
use std::io::{self, BufRead};
use std::mem;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError};

/// How many records come before a place in the whole input.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Passed {
    /// All of them.
    pub(super) records: u64,
    /// Those that are not malformed.
    pub(super) answered: u64,
}

impl Passed {
    /// Passes a record.
    pub(super) fn pass(&mut self, record: &Record) {
        self.records += 1;
        self.answered += u64::from(record.clues.is_ok());
    }

    /// How many of them have a place in an output that is continued.
    pub(super) fn kept(self, point: Point) -> u64 {
        if point.counts_all { self.records } else { self.answered }
    }

    /// Passes puzzles that have answers.
    pub(super) fn pass_answered(&mut self, puzzles: u64) {
        self.records += puzzles;
        self.answered += puzzles;
    }
}

/// Puzzles that are answered together.
pub(super) enum Batch {
    /// Records, and what comes before them.
    Records(Vec<Record>, Passed),
    /// Lines that are not yet parsed.
    Block(Block),
    /// A piece of a list of variants.
    Variant(Unread),
}

/// A piece of a list, which is not read yet.
pub(super) struct Unread {
    /// Its number in the whole input.
    pub(super) number: u64,
    pub(super) line: usize,
    pub(super) text: String,
    pub(super) format: Option<&'static VariantFormat>,
    /// Whether a person named its format, so that it is no classic puzzle.
    pub(super) is_named: bool,
    pub(super) is_wanted: bool,
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

    /// Passes on a batch of this many puzzles when permitted, with the place in the input where it
    /// ends; returns false when there is no receiver any more.
    pub(super) fn give(&mut self, batch: Batch, puzzles: usize, end: u64) -> bool {
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
/// `read` counts the bytes that were read, `start` of them before this input. Each record is taken as `settled` has it.
pub(super) fn read_records(
    mut reader: Reader<impl BufRead>,
    settled: impl Fn(Record) -> Record,
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
                records.push(settled(record));
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
