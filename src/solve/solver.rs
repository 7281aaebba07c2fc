//! A solver that keeps its memory, and whose searches can be limited.

use super::engine::words::Words;
use super::limits::{Limits, Undecided};
use super::questions::Questions;
use super::state::words;
use super::{Listing, Verdict, ordered};
use crate::grid::{Clues, Solution};
use crate::simd::CpuLevel;
use core::fmt;
use core::iter::FusedIterator;

/// Answers questions about one puzzle after another. It keeps its memory from one question to the
/// next, and returns [`Undecided`] when a question costs more than its
/// [`Limits`] allow.
///
/// ```
/// use ninefold::Grid;
/// use ninefold::solve::{Limits, Listing, Solver};
///
/// let mut solver = Solver::new().with_limits(Limits::default().branches(10_000));
/// assert_eq!(solver.count(Grid::EMPTY, 100)?, 100);
/// let undecided = solver.count(Grid::EMPTY, u64::MAX).unwrap_err();
/// assert!(undecided.solutions > 1000);
///
/// let mut solutions = solver.solutions(Grid::EMPTY, Listing::Lexicographic);
/// let first = solutions.next().expect("there are many")?;
/// assert!(first.to_string().starts_with("123456789456789123"));
/// # Ok::<(), ninefold::solve::Undecided>(())
/// ```
pub struct Solver {
    questions: Questions,
    limits: Limits,
}

impl Solver {
    /// At the best CPU level, without limits.
    pub fn new() -> Solver {
        Solver { questions: Questions::new(CpuLevel::best()), limits: Limits::default() }
    }

    /// Limits each question. Listing the [solutions](Solver::solutions) is one question.
    #[must_use]
    pub fn with_limits(mut self, limits: Limits) -> Solver {
        self.set_limits(limits);
        self
    }

    /// Limits the questions that follow.
    pub fn set_limits(&mut self, limits: Limits) {
        self.limits = limits;
    }

    /// Forces a CPU level, for comparisons; the default is the best one. If the CPU lacks the
    /// level, the best one below it is used.
    #[doc(hidden)]
    #[must_use]
    pub fn cpu_level(mut self, level: CpuLevel) -> Solver {
        self.questions.level = level;
        self
    }

    /// As [`check`](super::check).
    ///
    /// # Errors
    /// When a limit is reached.
    pub fn check(&mut self, clues: impl Into<Clues>) -> Result<Verdict, Undecided> {
        let words = self.begin(clues);
        let two = self.questions.two(&words);
        self.decided(two.iter().flatten().count() as u64)?;
        Ok(Verdict::of(two))
    }

    /// As [`any`](super::any).
    ///
    /// # Errors
    /// When a limit is reached.
    pub fn any(&mut self, clues: impl Into<Clues>) -> Result<Option<Solution>, Undecided> {
        let words = self.begin(clues);
        let solution = self.questions.any(&words);
        self.decided(u64::from(solution.is_some()))?;
        Ok(solution)
    }

    /// As [`first`](super::first).
    ///
    /// # Errors
    /// When a limit is reached.
    pub fn first(&mut self, clues: impl Into<Clues>) -> Result<Option<Solution>, Undecided> {
        let words = self.begin(clues);
        let first = ordered::first(&mut self.questions, &words);
        self.decided(u64::from(first.is_some()))?;
        Ok(first)
    }

    /// As [`count`](super::count).
    ///
    /// # Errors
    /// When a limit is reached; the error says how many solutions were found.
    pub fn count(&mut self, clues: impl Into<Clues>, limit: u64) -> Result<u64, Undecided> {
        let words = self.begin(clues);
        let count = self.questions.count(&words, limit);
        self.decided(count)?;
        Ok(count)
    }

    /// The solutions one by one, each once. A call of `next` searches for one; in lexicographic order
    /// it may find up to about a thousand, which the next calls return. When a limit is reached, the
    /// last item is the error.
    pub fn solutions(&mut self, clues: impl Into<Clues>, order: Listing) -> Solutions<'_> {
        let words = self.begin(clues);
        let start = match order {
            Listing::Any => Some(words),
            Listing::Lexicographic => {
                ordered::begin(&mut self.questions, &words);
                None
            }
        };
        Solutions { solver: self, order, start, found: 0, has_ended: false }
    }

    /// The state of a question that begins now.
    fn begin(&mut self, clues: impl Into<Clues>) -> Words {
        self.questions.watch.begin(&self.limits);
        words(&clues.into(), self.questions.level)
    }

    /// Whether the last search came to its end; `solutions` is how many it found.
    fn decided(&self, solutions: u64) -> Result<(), Undecided> {
        match self.questions.watch.spent() {
            Some(cause) => Err(Undecided { solutions, cause }),
            None => Ok(()),
        }
    }
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new()
    }
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = self.questions.level;
        f.debug_struct("Solver").field("level", &level).field("limits", &self.limits).finish()
    }
}

/// The solutions of a puzzle, made by [`Solver::solutions`].
#[derive(Debug)]
pub struct Solutions<'a> {
    solver: &'a mut Solver,
    order: Listing,
    /// The state to search from, until the search has begun.
    start: Option<Words>,
    /// The solutions returned.
    found: u64,
    has_ended: bool,
}

impl Iterator for Solutions<'_> {
    type Item = Result<Solution, Undecided>;

    fn next(&mut self) -> Option<Result<Solution, Undecided>> {
        if self.has_ended {
            return None;
        }
        let questions = &mut self.solver.questions;
        let next = match self.order {
            Listing::Any => questions.next(self.start.take().as_ref()),
            Listing::Lexicographic => ordered::next(questions),
        };
        // Whether a solution comes next in order is known only when no search was cut short.
        if (next.is_none() || self.order == Listing::Lexicographic)
            && let Err(undecided) = self.solver.decided(self.found)
        {
            self.has_ended = true;
            return Some(Err(undecided));
        }
        self.has_ended = next.is_none();
        self.found += u64::from(next.is_some());
        next.map(Ok)
    }
}

impl FusedIterator for Solutions<'_> {}
