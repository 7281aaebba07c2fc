//! How hard a puzzle is for a person, by the steps that solve it.

use std::str::FromStr;

use ninefold::Language;

use super::path::{Explainer, Path};
use super::position::Position;
use super::step::Step;
use super::technique::Technique;
use crate::puzzle::{Budget, Puzzle};

/// How hard a variant is, by its hardest step. The words are those of HoDoKu's levels; what they stand for is
/// this crate's own. Each has the name of a `ninefold::rate::Level`, which `level.id().parse()` turns it into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Singles, and what one rule leaves.
    Easy,
    /// Locked candidates, pairs, triples, the 45 rule, long totals.
    Medium,
    /// Quadruples, X-Wing and Swordfish, and up to three houses and rules together.
    Hard,
    /// More houses and rules together.
    Unfair,
    /// Nothing but trying cases, or not even that.
    Extreme,
}

/// A level's name for programs, and for people in Korean.
const NAMES: [(Level, &str, &str); 5] = [
    (Level::Easy, "easy", "쉬움"),
    (Level::Medium, "medium", "보통"),
    (Level::Hard, "hard", "어려움"),
    (Level::Unfair, "unfair", "매우 어려움"),
    (Level::Extreme, "extreme", "극한"),
];

/// So many houses and rules together are still hard; more are unfair.
const TOGETHER: usize = 3;

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        let text = text.trim().to_lowercase();
        Level::all().find(|level| level.id() == text).ok_or(UnknownLevel)
    }
}

/// A text that names no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a level is easy, medium, hard, unfair or extreme")]
pub struct UnknownLevel;

impl Level {
    /// All of them, the easiest first.
    pub fn all() -> impl Iterator<Item = Level> {
        NAMES.iter().map(|row| row.0)
    }

    /// Its name for programs.
    pub fn id(self) -> &'static str {
        NAMES[self as usize].1
    }

    /// Its name in a language.
    pub fn name(self, language: Language) -> &'static str {
        match language {
            Language::English => NAMES[self as usize].1,
            Language::Korean => NAMES[self as usize].2,
        }
    }

    /// The level of a puzzle whose hardest step this is.
    pub fn of(step: &Step) -> Level {
        match step.technique {
            technique if technique < Technique::LockedCandidates => Level::Easy,
            technique if technique < Technique::HouseAndRules => Level::Medium,
            Technique::Cases => Level::Extreme,
            Technique::HouseAndRules | Technique::Together if step.size() > TOGETHER => {
                Level::Unfair
            }
            _ => Level::Hard,
        }
    }

    /// The hardest technique that a puzzle of the level may need.
    pub fn hardest(self) -> Technique {
        match self {
            Level::Easy => Technique::OneRule,
            Level::Medium => Technique::LongTotal,
            Level::Hard | Level::Unfair => Technique::Together,
            Level::Extreme => Technique::Cases,
        }
    }
}

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// By the hardest step; extreme if no steps solve the puzzle.
    pub level: Level,
    /// The hardest technique.
    pub hardest: Technique,
    /// How many houses and rules one must keep in mind at once, at most.
    pub size: usize,
    /// How many steps there are.
    pub steps: usize,
    /// How many houses and rules one looks at in all: the sizes of the steps, added up.
    pub work: usize,
    /// Whether the steps solve the puzzle.
    pub solved: bool,
}

impl Rating {
    /// The rating of a path from the start of a puzzle.
    pub fn of(path: &Path) -> Rating {
        let level = path.steps.iter().map(Level::of).max().unwrap_or(Level::Easy);
        Rating {
            level: if path.solved { level } else { Level::Extreme },
            hardest: path
                .steps
                .iter()
                .map(|step| step.technique)
                .max()
                .unwrap_or(Technique::FullHouse),
            size: path.size(),
            steps: path.steps.len(),
            work: path.steps.iter().map(Step::size).sum(),
            solved: path.solved,
        }
    }
}

impl Puzzle {
    /// How hard the puzzle is for a person. A path that the budget ends leaves the puzzle unsolved.
    ///
    /// ```
    /// use ninefold_variants::explain::Level;
    /// use ninefold_variants::{Budget, Puzzle};
    ///
    /// let puzzle: Puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4".parse()?;
    /// let rating = puzzle.rate(Budget::NONE);
    /// assert_eq!((rating.level, rating.solved), (Level::Easy, true));
    /// # Ok::<(), ninefold_variants::format::Malformed>(())
    /// ```
    pub fn rate(&self, budget: Budget) -> Rating {
        let mut explainer = Explainer::new(self, Technique::Cases);
        Rating::of(&explainer.path(Position::new(self), budget, |_, _| true))
    }

    /// Whether a person solves the puzzle without a step that is harder than the level.
    pub(crate) fn is_within(&self, level: Level, budget: Budget) -> bool {
        let mut explainer = Explainer::new(self, level.hardest());
        let path = explainer.path(Position::new(self), budget, |_, step| Level::of(step) <= level);
        path.solved && path.steps.last().is_none_or(|step| Level::of(step) <= level)
    }
}
