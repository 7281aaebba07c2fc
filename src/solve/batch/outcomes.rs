//! Outcomes one by one, with their puzzles.

use super::Batch;
use super::queue::{Question, Queue, TRAY};
use crate::grid::Clues;
use crate::solve::Verdict;
use alloc::collections::VecDeque;
use alloc::vec::Vec;
use core::fmt;
use core::iter::FusedIterator;

/// The puzzles of a [`Batch`] with their outcomes, in order. It searches some puzzles ahead of the
/// one that it returns.
pub struct Outcomes<I: Iterator> {
    problems: I,
    /// Those taken whose outcomes were not returned.
    taken: VecDeque<I::Item>,
    queue: Queue,
    has_ended: bool,
}

impl<I> IntoIterator for Batch<I>
where
    I: Iterator,
    I::Item: Into<Clues> + Clone,
{
    type Item = (I::Item, Verdict<()>);
    type IntoIter = Outcomes<I>;

    fn into_iter(self) -> Outcomes<I> {
        let question = Question { limit: 2, kept: 1, ..self.question() };
        Outcomes {
            problems: self.problems,
            taken: VecDeque::new(),
            queue: Queue::new(question),
            has_ended: false,
        }
    }
}

/// Takes some of the problems. Of a known number many are taken at once; others may come slowly, one
/// by one.
#[inline]
pub(super) fn take_some<I>(problems: &mut I, tray: &mut Vec<Clues>, mut took: impl FnMut(I::Item))
where
    I: Iterator,
    I::Item: Into<Clues> + Clone,
{
    let count = problems.size_hint().0.clamp(1, TRAY);
    for problem in problems.take(count) {
        tray.push(problem.clone().into());
        took(problem);
    }
}

impl<I> Iterator for Outcomes<I>
where
    I: Iterator,
    I::Item: Into<Clues> + Clone,
{
    type Item = (I::Item, Verdict<()>);

    fn next(&mut self) -> Option<(I::Item, Verdict<()>)> {
        loop {
            if let Some(answer) = self.queue.answers.first() {
                let outcome = answer.outcome();
                self.queue.pop();
                return self.taken.pop_front().map(|problem| (problem, outcome));
            }
            if self.has_ended {
                return None;
            }
            let Outcomes { problems, taken, queue, .. } = self;
            let mut more = |tray: &mut Vec<Clues>| {
                take_some(problems, tray, |problem| taken.push_back(problem));
            };
            self.has_ended = !queue.advance(&mut more);
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let (least, most) = self.problems.size_hint();
        let taken = self.taken.len();
        (least.saturating_add(taken), most.and_then(|most| most.checked_add(taken)))
    }
}

impl<I> FusedIterator for Outcomes<I>
where
    I: Iterator,
    I::Item: Into<Clues> + Clone,
{
}

impl<I: Iterator + fmt::Debug> fmt::Debug for Outcomes<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Outcomes").field("problems", &self.problems).finish_non_exhaustive()
    }
}
