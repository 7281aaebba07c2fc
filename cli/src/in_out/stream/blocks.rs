//! Blocks of lines: each grid without a tail becomes a line at once.

use super::part::{Answered, Part, give};
use super::variants::give_answered;
use super::{AskLines, Said};
use ninefold::Clues;
use ninefold::text::Record;
use ninefold::text::bulk::{Block, Lines};
use std::mem;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::mpsc::SyncSender;

/// The most texts whose memory a thread keeps.
const KEPT: usize = 4;

/// Answers blocks of lines: [`AskLines`] without the type of its answers.
pub(crate) trait AnswerBlocks: Sync {
    /// Finds the answers of a block, and passes them on.
    fn answer_block(
        &self,
        block: &Block,
        memory: &mut Kept,
        to: &SyncSender<Part>,
    ) -> ControlFlow<()>;
}

impl<A: AskLines> AnswerBlocks for A {
    fn answer_block(
        &self,
        block: &Block,
        memory: &mut Kept,
        to: &SyncSender<Part>,
    ) -> ControlFlow<()> {
        answer_block(self, block, memory, to)
    }
}

/// A thread's memory for block after block, since new memory costs as much as filling it.
#[derive(Default)]
pub(crate) struct Kept {
    lines: Lines,
    /// Texts that may still wait for delivery.
    texts: Vec<Arc<Vec<u8>>>,
}

impl Kept {
    /// An empty text, in the memory of one that was delivered if there is one.
    fn text(texts: &mut Vec<Arc<Vec<u8>>>) -> Vec<u8> {
        let free = texts.iter().position(|text| Arc::strong_count(text) == 1);
        let free = free.and_then(|at| Arc::into_inner(texts.swap_remove(at)));
        let mut text = free.unwrap_or_default();
        text.clear();
        text
    }
}

/// Answers lines that were not answered before.
fn answer_block<A: AskLines>(
    asked: &A,
    block: &Block,
    memory: &mut Kept,
    to: &SyncSender<Part>,
) -> ControlFlow<()> {
    let Kept { lines, texts } = memory;
    block.read_into(lines);
    let all: Vec<(u64, Clues)> = lines
        .others
        .iter()
        .filter_map(|(_, record)| Some((0, *record.clues.as_ref().ok()?)))
        .collect();
    let mut answers = asked.ask_all(&all).into_iter();
    let mut others = lines
        .others
        .drain(..)
        .map(|(before, record)| {
            let answer = record.clues.is_ok().then(|| answers.next()).flatten();
            (before, (record, answer))
        })
        .peekable();
    // Where the next one goes: looking into the iterator each time would move its record.
    let mut gap = others.peek().map(|(before, _)| *before);
    let mut given = Given { parts: Vec::new(), text: Kept::text(texts), puzzles: 0, texts };
    let expected = lines.grids.len();
    let mut asked_of = lines.grids.iter().zip(&lines.numbers).enumerate();
    asked.ask_lines(&lines.grids, &mut |said| {
        let Some((place, (grid, line))) = asked_of.next() else { return };
        if gap.is_some_and(|gap| gap <= place) {
            while let Some((_, other)) = others.next_if(|(before, _)| *before <= place) {
                given.record(other);
            }
            gap = others.peek().map(|(before, _)| *before);
        }
        match said {
            Said::Line(text) => given.line(text, expected),
            Said::Answer(answer) => {
                let record = Record { line: *line, last_line: *line, ..Record::new(*grid) };
                given.record((record, Some(answer)));
            }
        }
    });
    others.for_each(|(_, other)| given.record(other));
    given.close();
    let Given { parts, text, texts, .. } = given;
    texts.push(Arc::new(text));
    parts.into_iter().try_for_each(|part| match part {
        Run::Records(records) => {
            let mut records = records.into_iter().map(|record| (record, true));
            give_answered(asked.variants(), &mut records, to)
        }
        Run::Lines { text, puzzles } => give(to, Part::Lines { text, puzzles }),
    })
}

/// Answers of one kind, one after the other.
enum Run<Answer> {
    Lines { text: Arc<Vec<u8>>, puzzles: u64 },
    Records(Vec<Answered<Answer>>),
}

/// The parts of an answer so far, and the lines of the next one.
struct Given<'a, Answer> {
    parts: Vec<Run<Answer>>,
    text: Vec<u8>,
    puzzles: u64,
    texts: &'a mut Vec<Arc<Vec<u8>>>,
}

impl<Answer> Given<'_, Answer> {
    fn line(&mut self, line: &[u8], expected: usize) {
        // Once lines and other answers alternate, lines are few.
        if self.text.is_empty() && self.parts.is_empty() {
            self.text.reserve(expected * line.len());
        }
        self.text.extend_from_slice(line);
        self.puzzles += 1;
    }

    fn record(&mut self, record: Answered<Answer>) {
        self.close();
        match self.parts.last_mut() {
            Some(Run::Records(records)) => records.push(record),
            _ => self.parts.push(Run::Records(vec![record])),
        }
    }

    fn close(&mut self) {
        if self.puzzles > 0 {
            let text = Arc::new(mem::replace(&mut self.text, Kept::text(self.texts)));
            if self.texts.len() <= KEPT {
                self.texts.push(Arc::clone(&text));
            }
            self.parts.push(Run::Lines { text, puzzles: mem::take(&mut self.puzzles) });
        }
    }
}
