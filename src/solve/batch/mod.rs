//! Many puzzles at once, in the order in which they come.

mod answers;
mod outcomes;
#[cfg(feature = "rayon")]
mod parallel;
mod queue;

pub use outcomes::Outcomes;
#[cfg(feature = "rayon")]
pub use parallel::{ParBatch, par_batch};

use super::engine::words::{Words, of_indices};
use super::questions::Questions;
use super::{NotUnique, Puzzle, Verdict};
use crate::grid::{Clues, Solution};
use crate::simd::CpuLevel;
use alloc::vec::Vec;
use answers::Answer;
use core::ops::ControlFlow;
use outcomes::take_some;
use queue::{Question, Queue, Take};

/// Puzzles to be searched together, which is several times faster than one by one. Made by [`batch`].
#[derive(Clone, Debug)]
pub struct Batch<I> {
    problems: I,
    level: CpuLevel,
}

/// Puzzles to be searched together: those of a slice, a vector or any iterator. Going through a
/// batch returns each puzzle with its [`Verdict`], without the solutions of several.
///
/// ```
/// use ninefold::{Grid, Verdict, solve};
///
/// let grids: Vec<Grid> = vec![Grid::EMPTY; 3];
/// assert_eq!(solve::batch(&grids).counts(10), [10, 10, 10]);
/// for (grid, outcome) in solve::batch(&grids) {
///     assert_eq!((grid, outcome), (&Grid::EMPTY, Verdict::Several(())));
/// }
/// assert_eq!(solve::batch(grids).any(), [solve::any(Grid::EMPTY); 3]);
/// ```
pub fn batch<I>(problems: I) -> Batch<I::IntoIter>
where
    I: IntoIterator,
    I::Item: Into<Clues> + Clone,
{
    Batch { problems: problems.into_iter(), level: CpuLevel::best() }
}

impl Answer {
    /// The outcome of a search for two solutions.
    #[inline]
    fn outcome(&self) -> Verdict<()> {
        match self.count {
            0 => Verdict::None,
            1 => Verdict::Unique(self.solution()),
            _ => Verdict::Several(()),
        }
    }

    /// The first solution. Not inlined, so that it is compiled here with full optimisation, whatever
    /// calls it; one that does without the solution is spared the call.
    #[inline(never)]
    fn solution(&self) -> Solution {
        of_indices(&self.solutions[0])
    }
}

impl<I> Batch<I>
where
    I: Iterator,
    I::Item: Into<Clues> + Clone,
{
    /// Forces a CPU level, for comparisons; the default is the best one. If the CPU lacks the
    /// level, the best one below it is used.
    #[doc(hidden)]
    #[must_use]
    pub fn cpu_level(mut self, level: CpuLevel) -> Self {
        self.level = level;
        self
    }

    /// The verdict on each puzzle, without the solutions of those with several.
    pub fn outcomes(self) -> Vec<Verdict<()>> {
        let mut outcomes = Vec::with_capacity(self.problems.size_hint().0);
        let _ = self.each_outcome(|outcome| {
            outcomes.push(outcome);
            ControlFlow::Continue(())
        });
        outcomes
    }

    /// As [`Batch::outcomes`], passed to `take` one by one. When `take` breaks, no more puzzles are
    /// started, and the result is the break.
    pub fn each_outcome(
        self,
        mut take: impl FnMut(Verdict<()>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let question = Question { limit: 2, kept: 1, ..self.question() };
        self.run(question, &mut |answer, _| take(answer.outcome())).0
    }

    /// As [`check`](super::check) for each puzzle.
    pub fn verdicts(self) -> Vec<Verdict> {
        let mut questions = Questions::new(self.level);
        let mut verdicts = Vec::with_capacity(self.problems.size_hint().0);
        let question = Question { limit: 2, kept: 2, states: true, ..self.question() };
        let _ = self.run(question, &mut |answer, state| {
            verdicts.push(match answer.outcome() {
                Verdict::None => Verdict::None,
                Verdict::Unique(solution) => Verdict::Unique(solution),
                Verdict::Several(()) => Verdict::Several(two(answer, state, &mut questions)),
            });
            ControlFlow::Continue(())
        });
        verdicts
    }

    /// As [`any`](super::any) for each puzzle, at the cost of [`Batch::outcomes`]: where there are
    /// several solutions it is always the same one.
    pub fn any(self) -> Vec<Option<Solution>> {
        let mut questions = Questions::new(self.level);
        let mut solutions = Vec::with_capacity(self.problems.size_hint().0);
        let question = Question { limit: 2, kept: 1, states: true, ..self.question() };
        let _ = self.run(question, &mut |answer, state| {
            solutions.push(match (answer.outcome(), state) {
                (Verdict::None, _) => None,
                // Which one the lanes found depends on the neighbours in the batch.
                (Verdict::Several(()), Some(state)) => questions.any(state),
                _ => Some(of_indices(&answer.solutions[0])),
            });
            ControlFlow::Continue(())
        });
        solutions
    }

    /// As [`Puzzle::new`] for each puzzle.
    pub fn puzzles(self) -> Vec<Result<Puzzle, NotUnique>> {
        let Batch { problems, level } = self;
        let clues: Vec<Clues> = problems.map(Into::into).collect();
        let verdicts = Batch { problems: clues.iter(), level }.verdicts();
        clues.iter().zip(verdicts).map(|(&clues, verdict)| Puzzle::judged(clues, verdict)).collect()
    }

    /// The number of solutions of each puzzle, counted up to `limit`. See [`count`](super::count)
    /// for how long that can take.
    pub fn counts(self, limit: u64) -> Vec<u64> {
        let mut counts = Vec::with_capacity(self.problems.size_hint().0);
        let _ = self.each_count(limit, |count| {
            counts.push(count);
            ControlFlow::Continue(())
        });
        counts
    }

    /// As [`Batch::counts`], passed to `take` one by one. When `take` breaks, no more puzzles are
    /// started, and the result is the break.
    pub fn each_count(
        self,
        limit: u64,
        mut take: impl FnMut(u64) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let question = Question { limit, ..self.question() };
        self.run(question, &mut |answer, _| take(answer.count)).0
    }

    /// The cost of counting the solutions of each puzzle up to `limit`. It depends on the CPU level
    /// and on the other puzzles in the batch, but on nothing else of the machine.
    #[doc(hidden)]
    pub fn effort(self, limit: u64) -> Effort {
        let question = Question { limit, ..self.question() };
        self.run(question, &mut |_, _| ControlFlow::Continue(())).1
    }

    /// Nothing but the level.
    fn question(&self) -> Question {
        Question { level: self.level, limit: 0, kept: 0, states: false }
    }

    fn run(mut self, question: Question, take: Take<'_>) -> (ControlFlow<()>, Effort) {
        let mut more = |tray: &mut Vec<Clues>| take_some(&mut self.problems, tray, |_| ());
        let mut queue = Queue::new(question);
        (queue.deliver(&mut more, take), queue.effort)
    }
}

/// Two solutions of a puzzle that has several.
fn two(answer: &Answer, state: Option<&Words>, questions: &mut Questions) -> [Solution; 2] {
    // Which two the lanes found depends on the neighbours in the batch.
    match state.map(|state| questions.two(state)) {
        Some([Some(a), Some(b)]) => [a.min(b), a.max(b)],
        _ => {
            let mut two = answer.solutions.map(|indices| of_indices(&indices));
            two.sort_unstable();
            two
        }
    }
}

/// What a search cost.
#[doc(hidden)]
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[non_exhaustive]
pub struct Effort {
    /// The puzzles that were searched.
    pub puzzles: u64,
    /// How often reasoning stalled and one of two or more choices had to be tried.
    pub branches: u64,
    /// The rounds of reasoning over all nine digits, each counted once for every lane in use.
    pub sweeps: u64,
}
