//! Search: do clues have a solution, which one, and how many?
//!
//! The functions here answer for one puzzle, with low latency; a [`Solver`] does so for one after
//! another, within a [`Limits`]; [`batch`] answers for many together, with high throughput. All
//! take any [`Clues`]: a grid, candidates or a [`Puzzle`], by value or by reference.
//!
//! Most answers follow from the question: the kind of [`Verdict`], the only solution, the count,
//! the first solution and all solutions in order. The others, the solution that [`any`] returns of
//! several and the two in [`Verdict::Several`], are the same at every [`CpuLevel`], with any number
//! of lanes and whatever other puzzles are in a batch. They can change from one version of Ninefold
//! to the next, and they can differ on WebAssembly, where the engine leaves out a part to be small.

mod batch;
mod engine;
mod limits;
mod ordered;
#[cfg(feature = "generate")]
mod others;
mod puzzle;
mod questions;
#[doc(hidden)]
pub mod reference;
mod solver;
mod state;

pub use crate::simd::CpuLevel;
pub use batch::{Batch, Effort, Outcomes, batch};
#[cfg(feature = "rayon")]
pub use batch::{ParBatch, par_batch};
pub use limits::{Cancel, Cause, Limits, Undecided};
#[cfg(feature = "generate")]
pub(crate) use others::{Ask, Asker, Known, Question, answer, other};
pub use puzzle::{NotUnique, Puzzle};
pub use solver::{Solutions, Solver};

use crate::grid::{Candidates, Cell, Clues, DigitSet, Solution};
use core::fmt;
use core::iter::FusedIterator;
use questions::Questions;
use state::words;

/// Whether there is no solution, one, or more: the result of a search for a second solution.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict<S = [Solution; 2]> {
    /// There is exactly one solution.
    Unique(Solution),
    /// There are at least two solutions; these two differ, the smaller first. In a batch that does
    /// not keep them, nothing.
    Several(S),
    /// There is none.
    None,
}

impl Verdict {
    /// The result of a search that ends at its second solution.
    fn of(solutions: [Option<Solution>; 2]) -> Verdict {
        match solutions {
            [None, _] => Verdict::None,
            [Some(one), None] => Verdict::Unique(one),
            [Some(a), Some(b)] => Verdict::Several([a.min(b), a.max(b)]),
        }
    }
}

impl<S> Verdict<S> {
    /// The same without the solutions of several.
    pub fn kind(self) -> Verdict<()> {
        match self {
            Verdict::Unique(solution) => Verdict::Unique(solution),
            Verdict::Several(_) => Verdict::Several(()),
            Verdict::None => Verdict::None,
        }
    }

    /// The only solution, if there is exactly one.
    pub fn unique(self) -> Option<Solution> {
        match self {
            Verdict::Unique(solution) => Some(solution),
            Verdict::Several(_) | Verdict::None => None,
        }
    }
}

/// The order in which solutions are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Listing {
    /// As they are found, which is fastest. The order is unspecified.
    Any,
    /// Row-major lexicographic order.
    Lexicographic,
}

/// Determines whether there is no solution, one, or more. Which two of several are returned is
/// unspecified, but always the same (see [the module](self)). [`Puzzle::new`] keeps the solution
/// beside the clues, and names a conflict.
///
/// ```
/// use ninefold::{Grid, Verdict, solve};
///
/// match solve::check(Grid::EMPTY) {
///     Verdict::Unique(solution) => panic!("only {solution}"),
///     Verdict::Several([a, b]) => assert!(a < b),
///     Verdict::None => panic!("no solution"),
/// }
/// ```
pub fn check(clues: impl Into<Clues>) -> Verdict {
    check_at(CpuLevel::best(), clues)
}

/// As [`check`], at a CPU level, for comparisons. If the CPU lacks the level, the best one below it
/// is used.
#[doc(hidden)]
pub fn check_at(level: CpuLevel, clues: impl Into<Clues>) -> Verdict {
    Verdict::of(Questions::new(level).two(&words(&clues.into(), level)))
}

/// A solution. Which one of several is unspecified, but always the same (see [the module](self)).
pub fn any(clues: impl Into<Clues>) -> Option<Solution> {
    let level = CpuLevel::best();
    Questions::new(level).any(&words(&clues.into(), level))
}

/// The solution that comes first in row-major lexicographic order.
pub fn first(clues: impl Into<Clues>) -> Option<Solution> {
    let level = CpuLevel::best();
    ordered::first(&mut Questions::new(level), &words(&clues.into(), level))
}

/// The number of solutions, counted up to `limit`.
///
/// It takes the time to find them all, some tens of nanoseconds each; the empty grid has 6.7 · 10²¹.
/// Bound it by the limit, or by the [`Limits`] of [`Solver::count`].
///
/// ```
/// use ninefold::{Grid, solve};
///
/// let grid: Grid =
///     "....7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// assert_eq!(solve::count(grid, 1_000), 2);
/// assert_eq!(solve::count(Grid::EMPTY, 1_000), 1_000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn count(clues: impl Into<Clues>, limit: u64) -> u64 {
    let level = CpuLevel::best();
    Questions::new(level).count(&words(&clues.into(), level), limit)
}

/// The candidates that are in some solution (true candidates); of a cell with a digit, that digit. All cells are
/// without candidates if there is no solution.
///
/// ```
/// use ninefold::{Cell, Grid, solve};
///
/// let grid: Grid =
///     "....7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let known = solve::true_candidates(grid);
/// // One of its two solutions has a 3 there, the other a 5.
/// let digits: Vec<u8> = known.get("r1c1".parse::<Cell>()?).iter().map(|digit| digit.get()).collect();
/// assert_eq!(digits, [3, 5]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn true_candidates(clues: impl Into<Clues>) -> Candidates {
    let possible = clues.into().candidates();
    let mut seen = Candidates::from_sets([DigitSet::EMPTY; 81]);
    for cell in Cell::ALL {
        for digit in possible.get(cell) {
            if seen.has(cell, digit) {
                continue;
            }
            let mut with = possible;
            with.set(cell, digit.into());
            let Some(solution) = any(with) else { continue };
            for at in Cell::ALL {
                seen.set(at, seen.get(at) | solution.get(at).into());
            }
        }
    }
    seen
}

/// The solutions one by one, in row-major lexicographic order. Bound them with
/// [`take`](Iterator::take), or by the [`Limits`] of [`Solver::solutions`].
///
/// ```
/// use ninefold::{Grid, solve};
///
/// let three: Vec<_> = solve::solutions(Grid::EMPTY).take(3).collect();
/// assert!(three.is_sorted() && three[0].to_string().starts_with("123456789456789123"));
/// ```
pub fn solutions(clues: impl Into<Clues>) -> AllSolutions {
    let level = CpuLevel::best();
    let mut questions = Questions::new(level);
    ordered::begin(&mut questions, &words(&clues.into(), level));
    AllSolutions(questions)
}

/// The solutions of a puzzle in row-major lexicographic order, made by [`solutions`].
pub struct AllSolutions(Questions);

impl Iterator for AllSolutions {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        ordered::next(&mut self.0)
    }
}

impl FusedIterator for AllSolutions {}

impl fmt::Debug for AllSolutions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AllSolutions").finish_non_exhaustive()
    }
}
