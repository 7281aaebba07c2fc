//! The properties of a generated puzzle.

use super::Difficulty;
use super::impossible::Impossible;
use super::symmetry::PatternSymmetry;
use crate::grid::{CellSet, Solution};
use crate::solve::Puzzle;
use core::ops::RangeInclusive;

/// The required properties of a puzzle. The default asks only for a proper puzzle, and produces
/// minimal ones.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// How many clues.
    pub clues: Option<RangeInclusive<u8>>,
    /// Whether the puzzle must be minimal. Without `clues`, `symmetry` and `pattern` puzzles are
    /// minimal anyway.
    pub minimal: bool,
    /// The symmetry of the clues.
    pub symmetry: PatternSymmetry,
    /// The clues are in exactly these cells.
    pub pattern: Option<CellSet>,
    /// The solution.
    pub solution: Option<Solution>,
    /// How hard it is for a person: see `Request::of_level` and the example of [`Difficulty`]. Asking for
    /// more than the default needs the feature `logic`.
    pub difficulty: Difficulty,
    /// The number of starts before giving up; `None` for [`Request::STARTS`].
    pub starts: Option<u32>,
}

impl Request {
    /// Puzzles of this level on Ninefold's scale. [`Difficulty`] asks for more: a range, another scale,
    /// a technique.
    ///
    /// ```
    /// use ninefold::generate::{Request, Seed, puzzle};
    /// use ninefold::rate::Scale;
    /// use ninefold::Level;
    ///
    /// let hard = puzzle(&Request::of_level(Level::Hard), Seed(1))?;
    /// assert_eq!(hard.rate(Scale::NINEFOLD).level(), Some(Level::Hard));
    /// # Ok::<(), ninefold::generate::Error>(())
    /// ```
    #[cfg(feature = "logic")]
    pub fn of_level(level: crate::level::Level) -> Request {
        let ratings = crate::rate::Bounds::on(crate::rate::Scale::NINEFOLD).exactly("level", level);
        let difficulty = Difficulty { ratings, ..Difficulty::default() };
        Request { difficulty, ..Request::default() }
    }

    /// Whether a puzzle is as hard as required.
    pub(super) fn suits(&self, puzzle: &Puzzle) -> bool {
        self.difficulty.suits(puzzle)
    }

    /// The fewest clues that a puzzle can have.
    pub const FEWEST: u8 = 17;
    /// The most clues of any known minimal puzzle.
    pub const MOST_MINIMAL: u8 = 40;
    /// The default number of starts before giving up.
    pub const STARTS: u32 = 20_000;

    /// The accepted numbers of clues.
    pub(super) fn count(&self) -> RangeInclusive<usize> {
        match &self.clues {
            Some(range) => usize::from(*range.start())..=usize::from(*range.end()),
            None => 0..=81,
        }
    }

    /// Whether the request is known to be impossible.
    ///
    /// # Errors
    /// The reason.
    pub fn check(&self) -> Result<(), Impossible> {
        if let Some(range) = &self.clues {
            let (least, most) = (*range.start(), *range.end());
            if least > most {
                return Err(Impossible::NoCount);
            }
            if most < Request::FEWEST {
                return Err(Impossible::TooFew(most));
            }
            if least > 81 {
                return Err(Impossible::MoreThanCells(least));
            }
            if self.minimal && least > Request::MOST_MINIMAL {
                return Err(Impossible::TooManyForMinimal(least));
            }
            if !sums(self.symmetry).any(|sum| self.count().contains(&sum)) {
                return Err(Impossible::NotASum(self.symmetry));
            }
        }
        #[cfg(feature = "logic")]
        self.difficulty.check().map_err(Impossible::Difficulty)?;
        let Some(pattern) = self.pattern else { return Ok(()) };
        if pattern.len() < usize::from(Request::FEWEST) {
            return Err(Impossible::TooFew(pattern.len() as u8));
        }
        if self.minimal && pattern.len() > usize::from(Request::MOST_MINIMAL) {
            return Err(Impossible::TooManyForMinimal(pattern.len() as u8));
        }
        if !self.count().contains(&pattern.len()) {
            return Err(Impossible::PatternCount(pattern.len()));
        }
        if !self.symmetry.is_of(pattern) {
            return Err(Impossible::PatternNotSymmetric(self.symmetry));
        }
        if has_empty_lines(pattern) { Err(Impossible::EmptyLines) } else { Ok(()) }
    }
}

/// The numbers of clues that patterns with a symmetry can have.
fn sums(symmetry: PatternSymmetry) -> impl Iterator<Item = usize> {
    let reached = symmetry.groups().iter().fold(1_u128, |sums, group| sums | sums << group.len());
    (0..=81).filter(move |&sum| reached >> sum & 1 == 1)
}

/// Whether two rows of a band or two columns of a stack have no clue.
fn has_empty_lines(pattern: CellSet) -> bool {
    let row = |r: usize| pattern.bits() >> (9 * r) & 0o777;
    let column = |c: usize| (0..9).any(|r| row(r) >> c & 1 == 1);
    let two = |empty: [bool; 3]| empty.into_iter().filter(|&empty| empty).count() >= 2;
    (0..3).any(|chute| {
        two([0, 1, 2].map(|i| row(3 * chute + i) == 0))
            || two([0, 1, 2].map(|i| !column(3 * chute + i)))
    })
}
