//! Many puzzles at once, in the order in which they come.

use super::engine::seat::{Seat, Solved};
use super::engine::words::{Words, of_indices};
use super::engine::{Next, Search, Source};
use super::problem::{Problem, put, words_at};
use super::waiting::{Found, Waiting};
use super::{NotUnique, Puzzle, Verdict, one};
use crate::grid::{Clues, Solution};
use crate::simd::{CpuLevel, Tier};
use alloc::collections::VecDeque;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Puzzles to be searched together, which is several times faster than one by one. Made by [`batch`].
#[derive(Clone, Debug)]
pub struct Batch<I> {
    problems: I,
    level: CpuLevel,
    lanes: usize,
}

/// Puzzles to be searched together.
///
/// ```
/// use ninefold::{Grid, solve};
///
/// let grids: Vec<Grid> = vec![Grid::EMPTY; 3];
/// assert_eq!(solve::batch(&grids).count(10), [10, 10, 10]);
/// assert_eq!(solve::batch(grids).any(), [solve::any(Grid::EMPTY); 3]);
/// ```
pub fn batch<I>(problems: I) -> Batch<I::IntoIter>
where
    I: IntoIterator,
    I::Item: Problem,
{
    Batch { problems: problems.into_iter(), level: CpuLevel::best(), lanes: 0 }
}

/// The result for one puzzle of a batch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// Exactly one solution.
    Unique(Solution),
    /// At least two.
    Several,
    /// None.
    None,
}

impl<I> Batch<I>
where
    I: Iterator,
    I::Item: Problem,
{
    /// Forces a CPU level, for comparisons; the default is the best one. If the CPU lacks the
    /// level, the best one below it is used.
    #[must_use]
    pub fn cpu_level(mut self, level: CpuLevel) -> Self {
        self.level = level;
        self
    }

    /// Forces the number of lanes, 16 or 32, for comparisons; 0 chooses by level. WebAssembly
    /// always has 16.
    #[must_use]
    pub fn lanes(mut self, lanes: usize) -> Self {
        self.lanes = lanes;
        self
    }

    /// Whether each puzzle has no, one or several solutions.
    pub fn outcomes(self) -> Vec<Outcome> {
        let mut outcomes = Vec::with_capacity(self.problems.size_hint().0);
        let _ = self.each_outcome(|outcome| {
            outcomes.push(outcome);
            ControlFlow::Continue(())
        });
        outcomes
    }

    /// As [`Batch::outcomes`], one after the other. Once `take` breaks, no more puzzles are
    /// started.
    pub fn each_outcome(self, mut take: impl FnMut(Outcome) -> ControlFlow<()>) -> ControlFlow<()> {
        let (flow, _) = self.run(
            2,
            Take::Found(&mut |found| {
                take(match found.count {
                    0 => Outcome::None,
                    1 => Outcome::Unique(of_indices(&found.first)),
                    _ => Outcome::Several,
                })
            }),
        );
        flow
    }

    /// As [`check`](super::check) for each puzzle.
    pub fn verdicts(self) -> Vec<Verdict> {
        let level = self.level;
        let mut verdicts = Vec::with_capacity(self.problems.size_hint().0);
        let _ = self.run_with_states(2, &mut |found, state| {
            verdicts.push(match found.count {
                0 => Verdict::None,
                1 => Verdict::Unique(of_indices(&found.first)),
                // Which two the lanes found depends on the neighbours in the batch.
                _ => Verdict::of(one::two(state, level)),
            });
            ControlFlow::Continue(())
        });
        verdicts
    }

    /// As [`any`](super::any) for each puzzle, at the cost of [`Batch::outcomes`]: where there are
    /// several solutions it is always the same one.
    pub fn any(self) -> Vec<Option<Solution>> {
        let level = self.level;
        let mut solutions = Vec::with_capacity(self.problems.size_hint().0);
        let _ = self.run_with_states(2, &mut |found, state| {
            solutions.push(match found.count {
                0 => None,
                1 => Some(of_indices(&found.first)),
                _ => one::any(state, level),
            });
            ControlFlow::Continue(())
        });
        solutions
    }

    /// As [`Puzzle::new`] for each puzzle.
    pub fn puzzles(self) -> Vec<Result<Puzzle, NotUnique>> {
        let Batch { problems, level, lanes } = self;
        let clues: Vec<Clues> = problems.map(|problem| problem.clues()).collect();
        let verdicts = Batch { problems: clues.iter(), level, lanes }.verdicts();
        clues.iter().zip(verdicts).map(|(&clues, verdict)| Puzzle::judged(clues, verdict)).collect()
    }

    /// The number of solutions of each puzzle, counted up to `limit`.
    pub fn count(self, limit: u64) -> Vec<u64> {
        let mut counts = Vec::with_capacity(self.problems.size_hint().0);
        let _ = self.run(
            limit,
            Take::Found(&mut |found| {
                counts.push(found.count);
                ControlFlow::Continue(())
            }),
        );
        counts
    }

    /// The cost of counting the solutions of each puzzle up to `limit`. It depends on the lanes and
    /// on the other puzzles in the batch, but not on the machine.
    pub fn effort(self, limit: u64) -> Effort {
        self.run(limit, Take::Found(&mut |_| ControlFlow::Continue(()))).1
    }

    /// Passes each answer to `take` with the state at the start of the search.
    fn run_with_states(self, limit: u64, take: TakeWithState<'_>) -> (ControlFlow<()>, Effort) {
        self.run(limit, Take::WithState(VecDeque::new(), take))
    }

    fn run(self, limit: u64, take: Take<'_>) -> (ControlFlow<()>, Effort) {
        let mut problems = self.problems;
        let mut more = |tray: &mut Vec<Clues>| {
            // Of a known number of problems many are taken at once; others may come slowly, one by one.
            let count = problems.size_hint().0.clamp(1, TRAY);
            tray.extend(problems.by_ref().take(count).map(|problem| problem.clues()));
        };
        search(self.level, self.lanes, limit, &mut more, take)
    }
}

/// How many problems are taken at once, at most.
const TRAY: usize = 64;

/// Searches all problems that `more` leaves in its tray, until it leaves none. Not generic, so that the engine is
/// compiled once, in this crate, whatever the problems come from.
fn search(
    level: CpuLevel,
    lanes: usize,
    limit: u64,
    more: &mut dyn FnMut(&mut Vec<Clues>),
    take: Take<'_>,
) -> (ControlFlow<()>, Effort) {
    let mut queue = Queue {
        more,
        tray: Vec::with_capacity(TRAY),
        next: 0,
        limit,
        waiting: Waiting::new(),
        take,
        flow: ControlFlow::Continue(()),
        effort: Effort::default(),
    };
    level.run(Search { source: &mut queue, lanes });
    queue.give_on();
    (queue.flow, queue.effort)
}

/// What a search cost.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Effort {
    /// The puzzles that were searched.
    pub puzzles: u64,
    /// How often reasoning stalled and one of two or more choices had to be tried.
    pub branches: u64,
    /// The rounds of reasoning over all nine digits, each counted once for every lane in use.
    pub sweeps: u64,
}

/// Receives the answers.
enum Take<'a> {
    /// The result so far is enough.
    Found(&'a mut dyn FnMut(&Found) -> ControlFlow<()>),
    /// The states at the beginning are needed too: those of the puzzles handed out whose answers have not
    /// been delivered are kept.
    WithState(VecDeque<Words>, TakeWithState<'a>),
}

type TakeWithState<'a> = &'a mut dyn FnMut(&Found, &Words) -> ControlFlow<()>;

/// The most answers that wait for an earlier one, so that a hard puzzle among easy ones takes
/// bounded memory.
const MOST_WAITING: u64 = 4096;

/// Hands out puzzles and delivers the answers in order.
struct Queue<'m, 't> {
    /// Where the problems come from.
    more: &'m mut dyn FnMut(&mut Vec<Clues>),
    /// The problems taken last.
    tray: Vec<Clues>,
    /// The first of them that was not handed out.
    next: usize,
    limit: u64,
    /// The puzzles handed out whose answers have not been delivered.
    waiting: Waiting,
    take: Take<'t>,
    flow: ControlFlow<()>,
    effort: Effort,
}

impl Queue<'_, '_> {
    /// The place in the tray of the next problem, if there is one.
    #[inline(always)]
    fn place(&mut self) -> Option<usize> {
        if self.next == self.tray.len() {
            self.tray.clear();
            self.next = 0;
            (self.more)(&mut self.tray);
            if self.tray.is_empty() {
                return None;
            }
        }
        self.next += 1;
        Some(self.next - 1)
    }

    #[inline(always)]
    fn give_on(&mut self) {
        // Read in place, since a copy is expensive.
        while let Some(found) = self.waiting.finished() {
            if self.flow.is_continue() {
                self.flow = match &mut self.take {
                    Take::Found(take) => take(found),
                    Take::WithState(states, take) => match states.pop_front() {
                        Some(state) => take(found, &state),
                        None => ControlFlow::Break(()),
                    },
                };
            }
            self.waiting.pop();
        }
    }
}

impl Source for Queue<'_, '_> {
    #[inline(always)]
    fn next<T: Tier>(&mut self, seat: &mut Seat<'_>) -> Next {
        if self.waiting.len() >= MOST_WAITING {
            self.give_on();
        }
        while self.flow.is_continue() {
            if self.waiting.len() >= MOST_WAITING {
                return Next::Wait;
            }
            let Some(place) = self.place() else { return Next::End };
            if let Take::WithState(states, _) = &mut self.take {
                states.push_back(words_at::<T>(&self.tray[place]));
            }
            self.effort.puzzles += 1;
            let done = self.limit == 0;
            self.waiting.push(done);
            if !done {
                put::<T>(&self.tray[place], seat);
                return Next::Seated;
            }
            self.give_on();
        }
        Next::End
    }

    #[inline(always)]
    fn branched(&mut self, how_many: u32) {
        self.effort.branches += u64::from(how_many);
    }

    #[inline(always)]
    fn swept(&mut self, lanes: u32) {
        self.effort.sweeps += u64::from(lanes);
        // Once for all puzzles finished since the last sweep.
        self.give_on();
    }

    #[inline(always)]
    fn found<T: Tier>(&mut self, index: u64, solved: &Solved<'_>) -> bool {
        let limit = self.limit;
        let Some(found) = self.waiting.get(index) else { return false };
        if found.count == 0 {
            solved.put_indices::<T>(&mut found.first);
        }
        found.count += 1;
        found.count < limit && self.flow.is_continue()
    }

    #[inline(always)]
    fn done(&mut self, index: u64) {
        if let Some(found) = self.waiting.get(index) {
            found.done = true;
        }
    }
}
