//! Scales: ways to follow a puzzle and to rate how hard it is.
//!
//! A scale is a folder in `scales/` and a row of [`Scale::ALL`]. The folder holds the scale's own
//! rules: which step it takes next, and how it adds up.

use super::about::About;
use super::bounds::{Bounds, ImpossibleBounds};
use super::figure::{Column, Figure};
use super::path::{Path, first};
use super::rating::Rating;
use crate::grid::Language;
use crate::level::Level;
use crate::position::Position;
use crate::solve::Puzzle;
use crate::technique::{Budget, Flow, Spent, Step, Technique};
use alloc::vec::Vec;
use core::fmt;
use core::ops::RangeInclusive;

/// A scale's row: what its folder provides.
pub(super) struct Row {
    /// What it and its figures are called.
    pub(super) about: &'static About,
    /// What the figure of each step is called in data.
    pub(super) of_step: &'static str,
    /// Whether its ratings count steps and techniques.
    pub(super) counts_steps: bool,
    /// The table that its paths follow; empty for a scale that has rules of its own instead.
    pub(super) ranks: &'static [Rank],
    /// Whether a high score raises a puzzle above the level of its hardest technique.
    pub(super) score_raises: bool,
    /// How it follows a puzzle.
    pub(super) rules: &'static dyn Rules,
}

/// How a scale follows a puzzle.
pub(super) trait Rules: Sync {
    /// How hard a puzzle is.
    fn rate(&self, scale: &Scale, puzzle: &Puzzle, budget: &Budget<'_>) -> Rating;

    /// Follows a position. `each` gets every step with its value, and returns whether to go on.
    fn follow(
        &self,
        scale: &Scale,
        position: &Position,
        budget: &Budget<'_>,
        each: &mut Each<'_>,
    ) -> Rating;

    /// Whether the path solves a puzzle with a rating within bounds on this scale.
    fn suits(&self, scale: &Scale, bounds: &Bounds, puzzle: &Puzzle) -> bool {
        let rating = self.rate(scale, puzzle, &Budget::unlimited());
        rating.is_solved() && bounds.accept(&rating)
    }

    /// Whether there can be a rating within bounds, as far as only this scale knows.
    fn check(&self, _: &Bounds) -> Result<(), ImpossibleBounds> {
        Ok(())
    }
}

/// The receiver of a path's steps.
pub(super) type Each<'a> = dyn FnMut(Step, Figure) -> Flow + 'a;

/// A technique's place in a scale's table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rank {
    /// The technique.
    pub technique: Technique,
    /// The level of a puzzle that needs it.
    pub level: Level,
    /// What each step adds to a puzzle's score.
    pub score: u32,
}

/// A row of a scale's table.
pub(super) const fn rank(technique: Technique, level: Level, score: u32) -> Rank {
    Rank { technique, level, score }
}

/// A way to follow a puzzle and to rate how hard it is.
///
/// ```
/// use ninefold::rate::Scale;
/// use ninefold::{Level, Technique};
///
/// let rank = Scale::HODOKU.rank(Technique::NakedPair).expect("it takes part");
/// assert_eq!((rank.level, rank.score), (Level::Medium, 60));
/// let singles = Scale::NINEFOLD.up_to(Level::Easy);
/// assert!(singles.rank(Technique::NakedPair).is_none());
/// ```
#[derive(Clone, Copy)]
pub struct Scale {
    row: &'static Row,
    left_out: TechniqueSet,
}

/// A set of techniques of this crate, with room for as many as there may ever be.
type TechniqueSet = [u64; 4];

const _: () = assert!(Technique::ALL.len() <= 4 * u64::BITS as usize);

/// The techniques that a path may take, first to last.
#[derive(Clone, Copy)]
pub(super) struct Ranks<'a> {
    all: &'a [Rank],
    left_out: TechniqueSet,
}

impl<'a> Ranks<'a> {
    /// All of these.
    pub(super) const fn all(all: &'a [Rank]) -> Ranks<'a> {
        Ranks { all, left_out: [0; 4] }
    }

    /// Each in turn.
    pub(super) fn iter(self) -> impl Iterator<Item = &'a Rank> {
        let is_in = move |technique: Technique| match technique.index() {
            Some(index) => self.left_out[index / 64] >> (index % 64) & 1 == 0,
            None => true,
        };
        self.all.iter().filter(move |rank| is_in(rank.technique))
    }
}

impl Scale {
    /// The scale of a row, with all its techniques.
    pub(super) const fn of(row: &'static Row) -> Scale {
        Scale { row, left_out: [0; 4] }
    }

    /// The name on a command line and in data.
    pub fn name(&self) -> &'static str {
        self.row.about.name
    }

    /// The name for a person.
    pub fn title(&self, language: Language) -> &'static str {
        self.row.about.title(language)
    }

    /// The columns of its ratings' figures, in their order; the first is the one to filter and sort
    /// by.
    pub fn figures(&self) -> &'static [Column] {
        self.row.about.figures
    }

    /// What the figure of each step of a path is called in data.
    pub fn step_figure(&self) -> &'static str {
        self.row.of_step
    }

    /// Whether its ratings count steps and techniques. Without a path there is nothing to count.
    pub fn counts_steps(&self) -> bool {
        self.row.counts_steps
    }

    /// What it and its figures are called.
    pub const fn about(&self) -> &'static About {
        self.row.about
    }

    /// Whether the path solves a puzzle with a rating within bounds on this scale.
    pub(super) fn suits(&self, bounds: &Bounds, puzzle: &Puzzle) -> bool {
        let suits = |scale: &Scale| scale.row.rules.suits(scale, bounds, puzzle);
        // A path without the techniques that must not be needed is found sooner. It may pass by
        // steps that the scale itself takes, so the scale has the last word.
        if let [_, Some(level)] = bounds.levels() {
            let quick = self.up_to(level);
            if quick != *self && !suits(&quick) {
                return false;
            }
        }
        suits(self)
    }

    /// The scale's own reason why no rating is within bounds.
    pub(super) fn check_bounds(&self, bounds: &Bounds) -> Result<(), ImpossibleBounds> {
        self.row.rules.check(bounds)
    }

    /// How hard a puzzle is.
    pub fn rate(&self, puzzle: &Puzzle, budget: &Budget<'_>) -> Rating {
        self.row.rules.rate(self, puzzle, budget)
    }

    /// The steps that solve a position. From the start of a puzzle, see [`Position::start`], the
    /// path has the rating that [`Scale::rate`] returns.
    pub fn path(&self, position: &Position, budget: &Budget<'_>) -> Path {
        Path::followed(|each| self.row.rules.follow(self, position, budget, each))
    }

    /// The first step of the path onwards from a position; `None` when there is none.
    ///
    /// # Errors
    /// [`Spent`] when the budget is spent before a step is found.
    pub fn next_step(
        &self,
        position: &Position,
        budget: &Budget<'_>,
    ) -> Result<Option<Step>, Spent> {
        Ok(self.first_steps(1, position, budget)?.pop())
    }

    /// The first steps of the path onwards from a position, at most this many: fewer when it ends
    /// before.
    ///
    /// # Errors
    /// [`Spent`] when the budget is spent before these steps are found.
    pub fn first_steps(
        &self,
        most: usize,
        position: &Position,
        budget: &Budget<'_>,
    ) -> Result<Vec<Step>, Spent> {
        first(most, budget, |each| self.row.rules.follow(self, position, budget, each))
    }

    /// The same without a technique.
    #[must_use]
    pub fn without(mut self, technique: Technique) -> Scale {
        if let Some(index) = technique.index() {
            self.left_out[index / 64] |= 1 << (index % 64);
        }
        self
    }

    /// The same without the techniques that are harder than a level.
    #[must_use]
    pub fn up_to(self, level: Level) -> Scale {
        let harder = self.row.ranks.iter().filter(|rank| rank.level > level);
        harder.fold(self, |scale, rank| scale.without(rank.technique))
    }

    /// Whether it follows a table of techniques, see [`Scale::ranks`], so that some can be left out.
    pub fn has_table(&self) -> bool {
        !self.row.ranks.is_empty()
    }

    /// The techniques that take part, first to last; none where the scale has no table.
    pub fn ranks(&self) -> impl Iterator<Item = &'static Rank> + '_ {
        self.table().iter()
    }

    /// The techniques, first to last.
    pub fn techniques(&self) -> impl Iterator<Item = Technique> + '_ {
        self.ranks().map(|rank| rank.technique)
    }

    /// The technique's place, if it takes part.
    pub fn rank(&self, technique: Technique) -> Option<&'static Rank> {
        self.ranks().find(|rank| rank.technique == technique)
    }

    /// The levels of the puzzles whose hardest technique is this; `None` if it takes no part.
    pub fn levels_of(&self, technique: Technique) -> Option<RangeInclusive<Level>> {
        let least = self.rank(technique)?.level;
        Some(least..=if self.row.score_raises { Level::Extreme } else { least })
    }

    /// Its table without the techniques that are left out.
    pub(super) const fn table(&self) -> Ranks<'static> {
        Ranks { all: self.row.ranks, left_out: self.left_out }
    }
}

impl Puzzle {
    /// How hard the puzzle is on a scale. [`Scale::rate`] does it within a [`Budget`].
    ///
    /// ```
    /// use ninefold::rate::Scale;
    /// use ninefold::{Level, Puzzle};
    ///
    /// let puzzle: Puzzle =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// assert_eq!(puzzle.rate(Scale::NINEFOLD).level(), Some(Level::Easy));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn rate(&self, scale: Scale) -> Rating {
        scale.rate(self, &Budget::unlimited())
    }
}

impl PartialEq for Scale {
    fn eq(&self, other: &Scale) -> bool {
        self.name() == other.name() && self.left_out == other.left_out
    }
}

impl Eq for Scale {}

impl fmt::Debug for Scale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple(self.name()).field(&self.techniques().count()).finish()
    }
}
