//! Hints: what a player is told next.

use crate::depth::Depth;
use crate::grid::{CellSet, Language};
use crate::position::{Mistake, Position};
use crate::rate::Scale;
use crate::solve::Puzzle;
use crate::technique::{Budget, Spent, Step};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

/// What a player is told next.
///
/// ```
/// use ninefold::hint::Hint;
/// use ninefold::position::Position;
/// use ninefold::rate::Scale;
/// use ninefold::technique::Budget;
/// use ninefold::Depth;
/// use ninefold::{Language, Puzzle};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let hint = Hint::at(&Position::start(puzzle), &Scale::NINEFOLD, &Budget::unlimited())?;
/// assert!(matches!(hint, Hint::Step(_)));
/// assert_eq!(hint.text(Depth::Where, Language::English), "Look at block 4.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Hint<S = Step> {
    /// What is wrong, at least one thing. It comes before any step, which it could mislead.
    Mistakes(Vec<Mistake>),
    /// Nothing: the puzzle is solved.
    Solved,
    /// The next step.
    Step(S),
    /// No technique finds a step.
    Stuck,
}

impl Hint {
    /// The hint at a position, with the step that a scale takes next.
    ///
    /// # Errors
    /// [`Spent`] when the budget is spent before a step is found.
    pub fn at(position: &Position, scale: &Scale, budget: &Budget<'_>) -> Result<Hint, Spent> {
        Hint::or_next(position, || scale.next_step(position, budget))
    }

    /// The text of the hint, in as much detail as the player asks for.
    pub fn text(&self, depth: Depth, language: Language) -> String {
        match self {
            Hint::Step(step) => step.hint(depth, language),
            other => other.without_step(depth, language).unwrap_or_default(),
        }
    }

    /// The cells to show with the text: of the first mistake, and those that the step changes.
    pub fn cells(&self, depth: Depth) -> CellSet {
        match self {
            Hint::Mistakes(mistakes) => {
                mistakes.first().map_or(CellSet::EMPTY, |mistake| mistake.cells(depth))
            }
            Hint::Step(step) => {
                step.placements().or(*step.eliminations()).iter().map(|of| of.cell).collect()
            }
            Hint::Solved | Hint::Stuck => CellSet::EMPTY,
        }
    }
}

impl<S> Hint<S> {
    /// The hint at a position, where `next` looks for the next step. It is not called when there is
    /// a mistake, or nothing left to do.
    ///
    /// # Errors
    /// Those of `next`.
    pub fn or_next<E>(
        position: &Position,
        next: impl FnOnce() -> Result<Option<S>, E>,
    ) -> Result<Hint<S>, E> {
        if !position.mistakes().is_empty() {
            return Ok(Hint::Mistakes(position.mistakes().to_vec()));
        }
        if position.marks().is_solved() {
            return Ok(Hint::Solved);
        }
        Ok(next()?.map_or(Hint::Stuck, Hint::Step))
    }

    /// The name in data: `mistake`, `solved`, `step` or `stuck`.
    pub const fn name(&self) -> &'static str {
        match self {
            Hint::Mistakes(_) => "mistake",
            Hint::Solved => "solved",
            Hint::Step(_) => "step",
            Hint::Stuck => "stuck",
        }
    }

    /// The text of a hint that is no step: the first mistake, or the reason why there is no step.
    pub fn without_step(&self, depth: Depth, language: Language) -> Option<String> {
        let [english, korean] = match self {
            Hint::Step(_) => return None,
            Hint::Mistakes(mistakes) => {
                return mistakes.first().map(|mistake| mistake.hint(depth, language));
            }
            Hint::Solved => ["already solved", "이미 풀렸습니다"],
            Hint::Stuck => ["stuck: no technique finds a step", "막힘: 쓸 수 있는 기법이 없습니다"],
        };
        Some(if language == Language::English { english } else { korean }.to_owned())
    }
}

impl Puzzle {
    /// The first step that a person may take; `None` when the puzzle is solved already. For a player
    /// who has changed the grid, see [`Hint::at`].
    ///
    /// ```
    /// use ninefold::{Language, Puzzle};
    ///
    /// let puzzle: Puzzle =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let step = puzzle.hint().expect("it has blanks");
    /// assert!(step.agrees_with(puzzle.solution()));
    /// assert_eq!(step.to_string(), "Hidden Single: b4 => r5c3=6");
    /// assert_eq!(
    ///     step.explain(Language::English),
    ///     "In block 4, r5c3 is the only cell that can still hold 6, so r5c3 is 6."
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn hint(&self) -> Option<Step> {
        Scale::NINEFOLD.next_step(&Position::start(*self), &Budget::unlimited()).ok().flatten()
    }
}
