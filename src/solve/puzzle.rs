//! The proof type: clues with exactly one solution, and the solution.

use super::{Verdict, check};
use crate::grid::{Candidates, Clues, Conflict, Grid, Language, Solution, Transform, Unique};
use crate::text::ParseError;
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

/// Clues that were proved to have exactly one solution, with that solution.
///
/// ```
/// use ninefold::{Grid, NotUnique, Puzzle};
///
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle: Puzzle = text.parse()?; // proves it unique
/// assert_eq!(puzzle.to_string(), text);
/// assert!(puzzle.solution().to_string().starts_with("534678912"));
/// assert!(matches!(Puzzle::new(Grid::EMPTY), Err(NotUnique::Several(_))));
/// // With the feature `serde` it is the same text in JSON, and is proved again when it is read.
/// # #[cfg(feature = "serde")] {
/// let json = serde_json::to_string(&puzzle)?;
/// assert_eq!(json, format!("\"{text}\""));
/// assert_eq!(serde_json::from_str::<Puzzle>(&json)?, puzzle);
/// # }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Puzzle {
    clues: Clues,
    solution: Solution,
}

impl Puzzle {
    /// Proves that the clues have exactly one solution.
    ///
    /// # Errors
    /// [`NotUnique`] with the evidence: a conflict, no solution, or two solutions.
    pub fn new(clues: impl Into<Clues>) -> Result<Puzzle, NotUnique> {
        let clues = clues.into();
        Puzzle::judged(clues, check(clues))
    }

    /// The result of a verdict on these clues.
    pub(super) fn judged(clues: Clues, verdict: Verdict) -> Result<Puzzle, NotUnique> {
        match verdict {
            Verdict::Unique(solution) => Ok(Puzzle { clues, solution }),
            Verdict::Several(two) => Err(NotUnique::Several(two)),
            Verdict::None => Err(match clues.conflict() {
                Some(conflict) => NotUnique::Contradictory(conflict),
                None => NotUnique::None,
            }),
        }
    }

    /// A puzzle for callers that have already proved uniqueness.
    #[cfg(feature = "generate")]
    pub(crate) const fn proved(grid: Grid, solution: Solution) -> Puzzle {
        Puzzle { clues: Clues::Grid(grid), solution }
    }

    /// The clues of the puzzle.
    pub const fn clues(&self) -> &Clues {
        &self.clues
    }

    /// The one solution.
    pub const fn solution(&self) -> &Solution {
        &self.solution
    }

    /// The givens as a grid.
    pub fn grid(&self) -> Grid {
        self.clues.grid()
    }

    /// The proof of uniqueness, for human logic that reasons from it.
    pub fn unique(&self) -> Unique {
        Unique::proved(&self.clues, &self.solution)
    }

    /// The same puzzle with its cells moved and its digits relabelled; the proof carries over.
    #[must_use]
    pub fn transformed(&self, by: &Transform) -> Puzzle {
        Puzzle { clues: by.clues(self.clues), solution: by.solution(&self.solution) }
    }

    /// The candidates of each cell at the start.
    pub fn candidates(&self) -> Candidates {
        self.clues.candidates()
    }
}

impl Grid {
    /// The only solution.
    ///
    /// ```
    /// use ninefold::Grid;
    ///
    /// let grid: Grid =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// assert!(grid.solve()?.to_string().starts_with("534678912672195348"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`NotUnique`] with the evidence: a conflict, no solution, or two solutions.
    pub fn solve(&self) -> Result<Solution, NotUnique> {
        Clues::from(self).solve()
    }
}

impl Clues {
    /// The only solution.
    ///
    /// # Errors
    /// [`NotUnique`] with the evidence: a conflict, no solution, or two solutions.
    pub fn solve(&self) -> Result<Solution, NotUnique> {
        Puzzle::new(self).map(|puzzle| puzzle.solution)
    }
}

impl TryFrom<Grid> for Puzzle {
    type Error = NotUnique;

    fn try_from(grid: Grid) -> Result<Puzzle, NotUnique> {
        Puzzle::new(grid)
    }
}

impl TryFrom<Candidates> for Puzzle {
    type Error = NotUnique;

    fn try_from(candidates: Candidates) -> Result<Puzzle, NotUnique> {
        Puzzle::new(candidates)
    }
}

impl TryFrom<Clues> for Puzzle {
    type Error = NotUnique;

    fn try_from(clues: Clues) -> Result<Puzzle, NotUnique> {
        Puzzle::new(clues)
    }
}

impl From<&Puzzle> for Clues {
    #[inline]
    fn from(puzzle: &Puzzle) -> Clues {
        puzzle.clues
    }
}

impl From<Puzzle> for Clues {
    #[inline]
    fn from(puzzle: Puzzle) -> Clues {
        puzzle.clues
    }
}

impl FromStr for Puzzle {
    type Err = ParseError<NotUnique>;

    /// Reads a text that holds one puzzle, in any format, and proves that it has one solution.
    fn from_str(text: &str) -> Result<Puzzle, ParseError<NotUnique>> {
        Puzzle::new(text.parse::<Clues>()?).map_err(ParseError::Refused)
    }
}

impl fmt::Display for Puzzle {
    /// The clues, as [`Clues`] are written.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.clues, f)
    }
}

/// The reason why clues are not a puzzle, with the evidence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NotUnique {
    /// The clues contradict each other where they stand.
    Contradictory(Conflict),
    /// There is no solution, although no conflict is visible without search.
    None,
    /// There are several solutions; these two differ, the smaller first.
    Several([Solution; 2]),
}

impl NotUnique {
    /// The reason in a language.
    pub fn text(&self, language: Language) -> String {
        match (self, language) {
            (_, Language::English) => self.to_string(),
            (NotUnique::Contradictory(conflict), Language::Korean) => {
                format!("모순: {}", conflict.text(language))
            }
            (NotUnique::None, Language::Korean) => "해가 없습니다".into(),
            (NotUnique::Several([a, b]), Language::Korean) => {
                format!("해가 여럿입니다. 예: {a}, {b}")
            }
        }
    }
}

impl fmt::Display for NotUnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotUnique::Contradictory(conflict) => write!(f, "contradictory: {conflict}"),
            NotUnique::None => f.write_str("no solution"),
            NotUnique::Several([a, b]) => write!(f, "several solutions, such as {a} and {b}"),
        }
    }
}

impl core::error::Error for NotUnique {}
