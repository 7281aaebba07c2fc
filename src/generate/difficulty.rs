//! How hard a puzzle should be for a person.

use crate::grid::{Language, particle};
use crate::level::Level;
use crate::rate::{Bounds, ImpossibleBounds, Scale};
use crate::solve::Puzzle;
use crate::technique::{Budget, Technique};
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;

/// How hard a puzzle should be for a person.
///
/// ```
/// use ninefold::generate::{Difficulty, Request, Seed, puzzle};
/// use ninefold::rate::{Bounds, Scale};
/// use ninefold::Level;
///
/// let ratings = Bounds::on(Scale::NINEFOLD).at_least("level", Level::Hard);
/// let difficulty = Difficulty { ratings, ..Difficulty::default() };
/// let puzzle = puzzle(&Request { difficulty, ..Request::default() }, Seed(1))?;
/// assert!(puzzle.rate(Scale::NINEFOLD).level() >= Some(Level::Hard));
/// # Ok::<(), ninefold::generate::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Difficulty {
    /// The accepted ratings, and the scale that they are measured on.
    pub ratings: Bounds,
    /// A technique that the puzzle must need, without any that the scale tries later.
    pub technique: Option<Technique>,
}

impl Default for Difficulty {
    fn default() -> Difficulty {
        Difficulty { ratings: Bounds::on(Scale::NINEFOLD), technique: None }
    }
}

impl Difficulty {
    /// Whether any puzzle is accepted.
    pub const fn is_any(&self) -> bool {
        self.ratings.is_any() && self.technique.is_none()
    }

    /// Whether a puzzle is as hard as required.
    pub fn suits(&self, puzzle: &Puzzle) -> bool {
        let Some(technique) = self.technique else { return self.ratings.suit(puzzle) };
        let is_asked = |scale: &Scale| {
            let rating = scale.rate(puzzle, &Budget::unlimited());
            rating.is_solved()
                && rating.hardest() == Some(technique)
                && self.ratings.accept(&rating)
        };
        // A path without later techniques is found sooner, but may differ from that of the scale.
        let scale = self.ratings.scale();
        let later = scale.techniques().skip_while(|&tried| tried != technique).skip(1);
        let quick = later.fold(*scale, Scale::without);
        is_asked(&quick) && (quick == *scale || is_asked(scale))
    }

    /// Whether no puzzle can be that hard.
    ///
    /// # Errors
    /// The reason.
    pub(super) fn check(&self) -> Result<(), ImpossibleDifficulty> {
        let Difficulty { ratings, technique } = self;
        ratings.check().map_err(ImpossibleDifficulty::NoRating)?;
        let Some(technique) = *technique else { return Ok(()) };
        let scale = ratings.scale();
        if !scale.has_table() {
            return Err(ImpossibleDifficulty::NoTable(scale.name()));
        }
        let Some(possible) = scale.levels_of(technique) else {
            return Err(ImpossibleDifficulty::NoSuchTechnique(technique));
        };
        let (least, most) = (*possible.start(), *possible.end());
        let [wanted_least, wanted_most] = ratings.levels();
        if wanted_most.is_some_and(|wanted| least > wanted) {
            return Err(ImpossibleDifficulty::TechniqueIsHarder(technique, least));
        }
        if wanted_least.is_some_and(|wanted| most < wanted) {
            return Err(ImpossibleDifficulty::TechniqueIsEasier(technique, most));
        }
        Ok(())
    }
}

/// The reason why no puzzle is that hard.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ImpossibleDifficulty {
    /// The technique does not take part in the scale.
    NoSuchTechnique(Technique),
    /// A puzzle that needs the technique is harder than every accepted level: its level is at least
    /// this.
    TechniqueIsHarder(Technique, Level),
    /// A puzzle that needs the technique and none that the scale tries later is easier than every
    /// accepted level: its level is at most this.
    TechniqueIsEasier(Technique, Level),
    /// The scale of this name has no table of techniques.
    NoTable(&'static str),
    /// No puzzle has such a rating.
    NoRating(ImpossibleBounds),
}

impl fmt::Display for ImpossibleDifficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImpossibleDifficulty::NoSuchTechnique(technique) => {
                write!(f, "the order of techniques has no {technique}")
            }
            ImpossibleDifficulty::TechniqueIsHarder(technique, level) => {
                write!(f, "a puzzle that needs {technique} is at least {level}")
            }
            ImpossibleDifficulty::TechniqueIsEasier(technique, level) => {
                write!(
                    f,
                    "a puzzle that needs {technique} and no harder technique is at most {level}"
                )
            }
            ImpossibleDifficulty::NoTable(scale) => {
                write!(f, "the scale {scale} has no order of techniques")
            }
            ImpossibleDifficulty::NoRating(reason) => write!(f, "{reason}"),
        }
    }
}

impl core::error::Error for ImpossibleDifficulty {}

impl ImpossibleDifficulty {
    /// The reason in a language.
    pub fn text(&self, language: Language) -> String {
        if language == Language::English {
            return self.to_string();
        }
        match self {
            ImpossibleDifficulty::NoSuchTechnique(technique) => {
                format!("이 기준에는 {} 기법이 없습니다", technique.name(language))
            }
            ImpossibleDifficulty::TechniqueIsHarder(technique, level) => {
                format!(
                    "{} 기법이 필요한 퍼즐의 난이도는 적어도 {}입니다",
                    technique.name(language),
                    level.korean()
                )
            }
            ImpossibleDifficulty::TechniqueIsEasier(technique, level) => {
                let name = technique.name(language);
                let particle = particle(name, "이", "가");
                format!(
                    "{name}{particle} 필요하고 더 어려운 기법은 필요 없는 퍼즐의 난이도는 아무리 높아도 {}입니다",
                    level.korean()
                )
            }
            ImpossibleDifficulty::NoTable(scale) => {
                format!("기준 {scale}에는 기법 순서가 없습니다")
            }
            ImpossibleDifficulty::NoRating(reason) => reason.text(language),
        }
    }
}
