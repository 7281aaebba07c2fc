//! The threads that answer batches.

use super::Ask;
use super::batch::{Batch, Passed, Place};
use super::blocks::Kept;
use super::pace::Pace;
use super::part::{Alarm, Answers, Part, Progressed, give};
use super::variants::{answer_piece, give_answered};
use crate::in_out::resume::Point;
use ninefold::Clues;
use ninefold::text::Record;
use std::iter;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, SyncSender, sync_channel};
use std::time::Instant;

/// Finds the answers to a batch, and passes them on.
pub(super) type Answering<'a> =
    dyn Fn(Batch, &mut Kept, &SyncSender<Part>) -> ControlFlow<()> + Sync + 'a;

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
        Batch::Block(block) => match asked.by_lines() {
            Some(asked) => asked.answer_block(&block, memory, to),
            None => unreachable!("blocks are read for commands that are asked by lines"),
        },
        Batch::Variant(piece) => {
            let number = piece.number;
            let classic = |record: Record, is_wanted| {
                let clues = record.clues.as_ref().ok().filter(|_| is_wanted);
                let answer = clues.map(|clues| match asked.reads_notes() {
                    true => asked.ask_noted(clues, &record.notes),
                    false => asked.ask_nth(number, clues),
                });
                Answers::new(vec![(record, answer)])
            };
            answer_piece(asked.variants(), &classic, piece, to)
        }
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
            give_answered(asked.variants(), &mut iter::once(((record, answer), is_wanted)), to)?;
        }
        return ControlFlow::Continue(());
    }
    if asked.reads_notes() {
        let answer = |record: Record| {
            let (clues, is_wanted) = wanted(&record);
            let answer = clues.map(|clues| asked.ask_noted(&clues, &record.notes));
            ((record, answer), is_wanted)
        };
        return give_answered(asked.variants(), &mut records.into_iter().map(answer), to);
    }
    let clues: Vec<(Option<Clues>, bool)> = records.iter().map(wanted).collect();
    let all: Vec<(u64, Clues)> =
        numbers.zip(&clues).filter_map(|(number, clues)| Some((number, clues.0?))).collect();
    let mut answers = asked.ask_all(&all).into_iter();
    let answer = |(record, (clues, is_wanted)): (_, (Option<Clues>, bool))| {
        ((record, clues.and_then(|_| answers.next())), is_wanted)
    };
    give_answered(asked.variants(), &mut records.into_iter().zip(clues).map(answer), to)
}
