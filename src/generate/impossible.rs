//! Requests that no puzzle can fulfil, with the reason.

use super::symmetry::PatternSymmetry;
use crate::grid::{Language, particle};
use crate::rate::Level;
use crate::rate::explainer::ImpossibleWindow;
use crate::technique::Technique;
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;

/// The reason why no puzzle can fulfil the request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// No puzzle has this few clues: Gary McGuire, Bastian Tugemann and Gilles Civario proved in
    /// 2012 that 17 are needed.
    TooFew(u8),
    /// No minimal puzzle with this many clues is known: the most is 40.
    TooManyForMinimal(u8),
    /// There are only 81 cells.
    MoreThanCells(u8),
    /// The range is empty.
    NoCount,
    /// The symmetry's groups of cells cannot add up to this number of clues.
    NotASum(PatternSymmetry),
    /// The pattern has this many clues, which is not an accepted number.
    PatternCount(usize),
    /// The pattern lacks the required symmetry.
    PatternNotSymmetric(PatternSymmetry),
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
    /// Two empty rows of a band or columns of a stack can be exchanged in any solution.
    EmptyLines,
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Impossible::TooFew(n) => {
                write!(f, "no puzzle has {n} clues: 17 are the least (McGuire, Tugemann, Civario 2012)")
            }
            Impossible::TooManyForMinimal(n) => {
                write!(f, "no minimal puzzle with {n} clues is known: 40 are the most")
            }
            Impossible::MoreThanCells(n) => write!(f, "{n} clues are more than the 81 cells"),
            Impossible::NoCount => f.write_str("the range of clues is empty"),
            Impossible::NotASum(symmetry) => write!(
                f,
                "no pattern with the symmetry {} has such a number of clues",
                symmetry.name()
            ),
            Impossible::PatternCount(n) => {
                write!(f, "the pattern has {n} clues, which is not the number asked for")
            }
            Impossible::PatternNotSymmetric(symmetry) => {
                write!(f, "the pattern does not have the symmetry {}", symmetry.name())
            }
            Impossible::NoSuchTechnique(technique) => {
                write!(f, "the order of techniques has no {technique}")
            }
            Impossible::TechniqueIsHarder(technique, level) => {
                write!(f, "a puzzle that needs {technique} is at least {level}")
            }
            Impossible::TechniqueIsEasier(technique, level) => {
                write!(f, "a puzzle that needs {technique} and no harder technique is at most {level}")
            }
            Impossible::NoTable(scale) => {
                write!(f, "the scale {scale} has no levels and no order of techniques")
            }
            Impossible::NoRating(reason) => write!(f, "{reason}"),
            Impossible::EmptyLines => f.write_str(
                "two rows of a band or two columns of a stack are empty, so that any solution has a twin",
            ),
        }
    }
}

impl core::error::Error for Impossible {}

impl Impossible {
    /// The reason in a language.
    pub fn text(&self, language: Language) -> String {
        if language == Language::English {
            return self.to_string();
        }
        match self {
            Impossible::TooFew(n) => {
                format!(
                    "단서가 {n}개인 퍼즐은 없습니다. 17개가 가장 적습니다(McGuire, Tugemann, Civario 2012)"
                )
            }
            Impossible::TooManyForMinimal(n) => {
                format!("단서가 {n}개인 극소 퍼즐은 알려져 있지 않습니다. 40개가 가장 많습니다")
            }
            Impossible::MoreThanCells(n) => format!("단서 {n}개는 81칸보다 많습니다"),
            Impossible::NoCount => "단서 수의 범위가 비어 있습니다".into(),
            Impossible::NotASum(symmetry) => {
                format!("대칭이 {}인 패턴에는 그런 단서 수가 없습니다", symmetry.name())
            }
            Impossible::PatternCount(n) => {
                format!("패턴의 단서가 {n}개여서 요청한 수와 다릅니다")
            }
            Impossible::PatternNotSymmetric(symmetry) => {
                let name = symmetry.name();
                format!("패턴의 대칭이 {name}{} 다릅니다", particle(name, "과", "와"))
            }
            Impossible::NoSuchTechnique(technique) => {
                format!("이 기준에는 {} 기법이 없습니다", technique.name(language))
            }
            Impossible::TechniqueIsHarder(technique, level) => {
                format!(
                    "{} 기법이 필요한 퍼즐의 난이도는 적어도 {}입니다",
                    technique.name(language),
                    level.korean()
                )
            }
            Impossible::TechniqueIsEasier(technique, level) => {
                let name = technique.name(language);
                let particle = particle(name, "이", "가");
                format!(
                    "{name}{particle} 필요하고 더 어려운 기법은 필요 없는 퍼즐의 난이도는 아무리 높아도 {}입니다",
                    level.korean()
                )
            }
            Impossible::NoTable(scale) => {
                format!("기준 {scale}에는 난이도와 기법 순서가 없습니다")
            }
            Impossible::NoRating(reason) => reason.text(language),
            Impossible::EmptyLines => {
                "한 밴드의 두 행이나 한 스택의 두 열이 비어 있어서, 어떤 해든 그 둘을 맞바꾼 다른 해가 있습니다"
                    .into()
            }
        }
    }
}
