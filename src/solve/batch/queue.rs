//! The puzzles of a batch on their way through the engine.

use super::Effort;
use super::answers::{Answer, Answers};
use crate::grid::Clues;
use crate::simd::{CpuLevel, Tier};
use crate::solve::engine::seat::{Seat, Solved};
use crate::solve::engine::words::Words;
use crate::solve::engine::{Memory, Next, Search, Source};
use crate::solve::state::{put, words_at};
use alloc::collections::VecDeque;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// How many problems are taken at once, at most.
pub(super) const TRAY: usize = 64;

/// The most answers that wait for an earlier one, so that a hard puzzle among easy ones takes
/// bounded memory.
const MOST_WAITING: u64 = 4096;

/// The question that a batch answers, and how.
#[derive(Clone, Copy)]
pub(super) struct Question {
    /// The level to search at.
    pub(super) level: CpuLevel,
    /// The search for a puzzle ends after this many solutions.
    pub(super) limit: u64,
    /// How many of a puzzle's solutions are kept, up to two.
    pub(super) kept: u64,
    /// Whether the states at the start are needed too.
    pub(super) states: bool,
}

/// Leaves the next problems in a tray, or none at the end.
pub(super) type More<'a> = &'a mut dyn FnMut(&mut Vec<Clues>);

/// Takes an answer, and the state at the start if requested; breaks to get no more.
pub(super) type Take<'a> = &'a mut dyn FnMut(&Answer, Option<&Words>) -> ControlFlow<()>;

/// The puzzles that were handed out, and their answers in order.
pub(super) struct Queue {
    question: Question,
    memory: Memory,
    /// The problems taken last.
    tray: Vec<Clues>,
    /// The first of them that was not handed out.
    next: usize,
    /// The answers that have not been delivered.
    pub(super) answers: Answers,
    /// The states at the start of the same puzzles, if requested.
    states: VecDeque<Words>,
    pub(super) effort: Effort,
}

impl Queue {
    pub(super) fn new(question: Question) -> Queue {
        Queue {
            question,
            memory: Memory::default(),
            tray: Vec::with_capacity(TRAY),
            next: 0,
            answers: Answers::new(),
            states: VecDeque::new(),
            effort: Effort::default(),
        }
    }

    /// Searches all problems that `more` leaves in its tray, until it leaves none, and passes the
    /// answers to `take`. Not generic, so that the engine is compiled once, in this crate, whatever
    /// the problems come from.
    pub(super) fn deliver(&mut self, more: More<'_>, take: Take<'_>) -> ControlFlow<()> {
        let mut running = Running::new(self, more, Some(take));
        running.search();
        running.deliver_ready();
        running.flow
    }

    /// Continues the search until it needs more problems and has answers to deliver, which stay in
    /// the queue; returns false when there are no more problems and all are searched.
    pub(super) fn advance(&mut self, more: More<'_>) -> bool {
        let mut running = Running::new(self, more, None);
        running.search();
        running.pauses
    }
}

/// A queue while the engine runs.
struct Running<'a, 'm, 't> {
    queue: &'a mut Queue,
    more: More<'m>,
    /// Without it, answers stay in the queue.
    take: Option<Take<'t>>,
    flow: ControlFlow<()>,
    /// The engine must return, because answers must be delivered before it continues.
    pauses: bool,
}

impl<'a, 'm, 't> Running<'a, 'm, 't> {
    fn new(queue: &'a mut Queue, more: More<'m>, take: Option<Take<'t>>) -> Self {
        Running { queue, more, take, flow: ControlFlow::Continue(()), pauses: false }
    }

    fn search(&mut self) {
        let level = self.queue.question.level;
        // The engine's memory, while the engine uses the rest of the queue.
        let mut memory = core::mem::take(&mut self.queue.memory);
        level.run(Search { memory: &mut memory, source: self });
        self.queue.memory = memory;
    }

    /// The place in the tray of the next problem, if there is one now.
    #[inline(always)]
    fn place(&mut self) -> Option<usize> {
        let queue = &mut *self.queue;
        if queue.next == queue.tray.len() {
            if self.take.is_none() && queue.answers.first().is_some() {
                self.pauses = true;
                return None;
            }
            queue.tray.clear();
            queue.next = 0;
            (self.more)(&mut queue.tray);
            if queue.tray.is_empty() {
                return None;
            }
        }
        queue.next += 1;
        Some(queue.next - 1)
    }

    /// Passes the first answers on, up to the first puzzle that is still being searched.
    #[inline(always)]
    fn deliver_ready(&mut self) {
        let Some(take) = &mut self.take else { return };
        // Read in place, since a copy is expensive.
        while let Some(answer) = self.queue.answers.first() {
            if self.flow.is_continue() {
                self.flow = take(answer, self.queue.states.front());
            }
            self.queue.pop();
        }
    }

    /// Whether as many answers wait as may wait.
    #[inline(always)]
    fn is_crowded(&self) -> bool {
        self.queue.answers.len() >= MOST_WAITING
    }
}

impl Queue {
    /// Drops the first answer.
    #[inline(always)]
    pub(super) fn pop(&mut self) {
        self.answers.pop();
        if self.question.states {
            self.states.pop_front();
        }
    }
}

impl Source for Running<'_, '_, '_> {
    #[inline(always)]
    fn next<T: Tier>(&mut self, seat: &mut Seat<'_>) -> Next {
        if self.is_crowded() {
            self.deliver_ready();
        }
        while self.flow.is_continue() {
            if self.is_crowded() {
                self.pauses = self.take.is_none() && self.queue.answers.first().is_some();
                return Next::Wait;
            }
            let Some(place) = self.place() else {
                return if self.pauses { Next::Wait } else { Next::End };
            };
            let queue = &mut *self.queue;
            if queue.question.states {
                queue.states.push_back(words_at::<T>(&queue.tray[place]));
            }
            queue.effort.puzzles += 1;
            let is_complete = queue.question.limit == 0;
            queue.answers.push(is_complete);
            if !is_complete {
                put::<T>(&queue.tray[place], seat);
                return Next::Seated;
            }
            self.deliver_ready();
        }
        Next::End
    }

    #[inline(always)]
    fn found<T: Tier>(&mut self, index: u64, solved: &Solved<'_>) -> bool {
        let Question { limit, kept, .. } = self.queue.question;
        let Some(answer) = self.queue.answers.get(index) else { return false };
        if answer.count < kept
            && let Some(indices) = answer.solutions.get_mut(answer.count as usize)
        {
            solved.put_indices::<T>(indices);
        }
        answer.count += 1;
        answer.count < limit && self.flow.is_continue()
    }

    #[inline(always)]
    fn done(&mut self, index: u64) {
        if let Some(answer) = self.queue.answers.get(index) {
            answer.is_complete = true;
        }
    }

    #[inline(always)]
    fn pauses(&self) -> bool {
        self.pauses
    }

    #[inline(always)]
    fn branched(&mut self, how_many: u32) {
        self.queue.effort.branches += u64::from(how_many);
    }

    #[inline(always)]
    fn swept(&mut self, lanes: u32) {
        self.queue.effort.sweeps += u64::from(lanes);
        // Once for all puzzles finished since the last sweep.
        self.deliver_ready();
    }
}
