//! How hard a puzzle should be for a person.

use crate::grid::{Language, particle};
use crate::rate::explainer::{ImpossibleWindow, Window};
use crate::rate::{Level, Scale};
use crate::solve::Puzzle;
use crate::technique::{Budget, Technique};
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;
use core::ops::RangeInclusive;

/// How hard a puzzle should be for a person.
#[derive(Clone, Debug)]
pub struct Difficulty {
    /// The accepted levels.
    pub levels: Option<RangeInclusive<Level>>,
    /// A technique that the puzzle must need, without any that the scale tries later.
    pub technique: Option<Technique>,
    /// The scale that levels are measured on.
    pub scale: Scale,
    /// The accepted ratings by Sudoku Explainer.
    pub ratings: Window,
}

impl Default for Difficulty {
    fn default() -> Difficulty {
        let scale = Scale::NINEFOLD;
        Difficulty { levels: None, technique: None, scale, ratings: Window::default() }
    }
}

impl Difficulty {
    /// Whether any puzzle is accepted.
    pub const fn is_any(&self) -> bool {
        self.levels.is_none() && self.technique.is_none() && self.ratings.is_any()
    }

    /// Whether a puzzle is as hard as required.
    pub fn suits(&self, puzzle: &Puzzle) -> bool {
        self.suits_scale(puzzle) && (self.ratings.is_any() || self.ratings.suits(puzzle.clues()))
    }

    fn suits_scale(&self, puzzle: &Puzzle) -> bool {
        if self.levels.is_none() && self.technique.is_none() {
            return true;
        }
        let is_asked = |scale: Scale| {
            let rating = scale.rate(puzzle, &Budget::unlimited());
            let is_level = |levels: &RangeInclusive<Level>| {
                rating.level().is_some_and(|level| levels.contains(&level))
            };
            self.technique
                .is_none_or(|technique| rating.is_solved() && rating.hardest() == Some(technique))
                && self.levels.as_ref().is_none_or(is_level)
        };
        // A path without the techniques that must not be needed is found sooner. It may pass by
        // steps that the scale itself takes, so the scale has the last word.
        let mut quick = self.scale;
        if let Some(technique) = self.technique {
            let later = self.scale.techniques().skip_while(|&tried| tried != technique).skip(1);
            quick = later.fold(quick, Scale::without);
        } else if let Some(levels) = self.levels.as_ref().filter(|l| *l.end() < Level::Extreme) {
            quick = quick.up_to(*levels.end());
        }
        is_asked(quick) && (quick == self.scale || is_asked(self.scale))
    }

    /// Whether no puzzle can be that hard.
    ///
    /// # Errors
    /// The reason.
    pub(super) fn check(&self) -> Result<(), ImpossibleDifficulty> {
        self.ratings.check().map_err(ImpossibleDifficulty::NoRating)?;
        let Difficulty { levels, technique, scale, .. } = self;
        if !scale.has_table() && (levels.is_some() || technique.is_some()) {
            return Err(ImpossibleDifficulty::NoTable(scale.name()));
        }
        if let &Some(technique) = technique {
            let Some(possible) = scale.levels_of(technique) else {
                return Err(ImpossibleDifficulty::NoSuchTechnique(technique));
            };
            let (least, most) = (*possible.start(), *possible.end());
            match levels {
                Some(wanted) if least > *wanted.end() => {
                    return Err(ImpossibleDifficulty::TechniqueIsHarder(technique, least));
                }
                Some(wanted) if most < *wanted.start() => {
                    return Err(ImpossibleDifficulty::TechniqueIsEasier(technique, most));
                }
                _ => {}
            }
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
    /// The scale of this name has no levels and no order of techniques.
    NoTable(&'static str),
    /// No puzzle has such ratings by Sudoku Explainer.
    NoRating(ImpossibleWindow),
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
                write!(f, "the scale {scale} has no levels and no order of techniques")
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
                format!("기준 {scale}에는 난이도와 기법 순서가 없습니다")
            }
            ImpossibleDifficulty::NoRating(reason) => reason.text(language),
        }
    }
}
