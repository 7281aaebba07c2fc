//! Requests that no puzzle can fulfil, with the reason.

#[cfg(feature = "logic")]
use super::difficulty::ImpossibleDifficulty;
use super::symmetry::PatternSymmetry;
use crate::grid::{Language, particle};
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;

/// The reason why no puzzle can fulfil the request.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
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
    /// No puzzle is that hard.
    #[cfg(feature = "logic")]
    Difficulty(ImpossibleDifficulty),
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
            #[cfg(feature = "logic")]
            Impossible::Difficulty(why) => why.fmt(f),
            Impossible::EmptyLines => f.write_str(
                "two rows or columns through the same blocks have no clue: exchanged, they give a second solution",
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
            #[cfg(feature = "logic")]
            Impossible::Difficulty(why) => why.text(language),
            Impossible::EmptyLines => {
                "같은 블록을 지나는 두 행이나 두 열에 단서가 하나도 없어서, 둘을 맞바꾸면 해가 하나 더 생깁니다"
                    .into()
            }
        }
    }
}
