//! Figures: what a rating says, and the columns that a scale's figures stand in.

use super::tenths::Tenths;
use crate::grid::Language;
use crate::level::Level;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// A figure of a rating, or the value of one step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Figure {
    /// A level; `None` for a puzzle that the path does not solve.
    Level(Option<Level>),
    /// A number of points.
    Score(u32),
    /// A number of tenths.
    Tenths(Tenths),
    /// A number of constraints.
    Size(u32),
}

impl Figure {
    /// What kind of value it is.
    pub const fn kind(self) -> FigureKind {
        match self {
            Figure::Level(_) => FigureKind::Level,
            Figure::Score(_) => FigureKind::Score,
            Figure::Tenths(_) => FigureKind::Tenths,
            Figure::Size(_) => FigureKind::Size,
        }
    }

    /// The figure in a language; numbers stay as they are.
    pub fn text(self, language: Language) -> String {
        match (self, language) {
            (Figure::Level(Some(level)), Language::Korean) => level.korean().to_owned(),
            (Figure::Level(None), Language::Korean) => "미해결".to_owned(),
            _ => self.to_string(),
        }
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Figure::Level(Some(level)) => write!(f, "{level}"),
            Figure::Level(None) => f.write_str("unsolved"),
            Figure::Score(number) | Figure::Size(number) => write!(f, "{number}"),
            Figure::Tenths(tenths) => write!(f, "{tenths}"),
        }
    }
}

/// What kind of value a figure is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum FigureKind {
    /// A level, see [`Figure::Level`].
    Level,
    /// A number of points.
    Score,
    /// A number of tenths.
    Tenths,
    /// A number of constraints.
    Size,
}

impl FigureKind {
    /// Reads a value: `hard`, `690`, `7.2` or `4`.
    ///
    /// # Errors
    /// When the text is no value of this kind.
    pub fn read(self, text: &str) -> Result<Figure, NoFigure> {
        let number = || text.parse::<u32>().ok();
        let figure = match self {
            FigureKind::Level => text.parse::<Level>().ok().map(Figure::from),
            FigureKind::Score => number().map(Figure::Score),
            FigureKind::Tenths => text.parse::<Tenths>().ok().map(Figure::from),
            FigureKind::Size => number().map(Figure::Size),
        };
        figure.ok_or(NoFigure::Value(self))
    }
}

impl From<Level> for Figure {
    fn from(level: Level) -> Figure {
        Figure::Level(Some(level))
    }
}

impl From<Tenths> for Figure {
    fn from(tenths: Tenths) -> Figure {
        Figure::Tenths(tenths)
    }
}

/// The text is no figure of a scale; holds what was expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NoFigure {
    /// A value of this kind.
    Value(FigureKind),
    /// The name of one of these columns.
    Column(&'static [Column]),
}

impl NoFigure {
    /// What was expected, in a language.
    pub fn text(&self, language: Language) -> String {
        let is_english = language == Language::English;
        let list = |names: &mut dyn Iterator<Item = &'static str>| {
            let names = names.collect::<Vec<_>>().join(", ");
            if is_english {
                format!("expected one of {names}")
            } else {
                format!("{names} 가운데 하나여야 합니다")
            }
        };
        let [english, korean] = match self {
            NoFigure::Value(FigureKind::Level) => {
                return list(&mut Level::ALL.iter().map(|level| level.name()));
            }
            NoFigure::Column(columns) => {
                return list(&mut columns.iter().map(|column| column.name));
            }
            NoFigure::Value(FigureKind::Score) => {
                ["expected a score such as 690", "690 같은 점수여야 합니다"]
            }
            NoFigure::Value(FigureKind::Tenths) => [
                "expected a rating such as 7.2, with one digit after the point",
                "7.2처럼 소수점 아래 한 자리인 평점이어야 합니다",
            ],
            NoFigure::Value(FigureKind::Size) => {
                ["expected a number of constraints such as 4", "4 같은 제약 수여야 합니다"]
            }
        };
        if is_english { english } else { korean }.to_owned()
    }
}

impl fmt::Display for NoFigure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl core::error::Error for NoFigure {}

/// A column of a scale's figures: its names, and what stands in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    /// The name in data.
    pub name: &'static str,
    /// What kind of value each figure of the column is.
    pub kind: FigureKind,
    label: [&'static str; 2],
    about: [&'static str; 2],
}

impl Column {
    /// The level of a puzzle.
    pub(super) const LEVEL: Column =
        Column::new("level", FigureKind::Level).labelled("level", "난이도").saying(
            "how hard the puzzle is, in one of five words",
            "퍼즐이 얼마나 어려운지를 나타내는 다섯 낱말 가운데 하나",
        );

    /// The score of a puzzle.
    pub(super) const SCORE: Column = Column::new("score", FigureKind::Score)
        .labelled("score", "점수")
        .saying("the scores of all steps together", "모든 단계의 점수를 더한 값");

    /// A column with this name, for people as well.
    pub(super) const fn new(name: &'static str, kind: FigureKind) -> Column {
        Column { name, kind, label: [name; 2], about: [""; 2] }
    }

    /// The same with names for people.
    pub(super) const fn labelled(self, english: &'static str, korean: &'static str) -> Column {
        Column { label: [english, korean], ..self }
    }

    /// The same with what it says.
    pub(super) const fn saying(self, english: &'static str, korean: &'static str) -> Column {
        Column { about: [english, korean], ..self }
    }

    /// The name for a person: `score`, `ER`.
    pub const fn label(&self, language: Language) -> &'static str {
        self.label[language as usize]
    }

    /// What it says, in a phrase.
    pub const fn about(&self, language: Language) -> &'static str {
        self.about[language as usize]
    }
}

/// Figures in words: a level as it is, others with the names of their columns.
pub(super) fn in_words(columns: &[Column], figures: &[Figure], language: Language) -> String {
    let words = columns.iter().zip(figures).map(|(column, figure)| match column.kind {
        FigureKind::Level => figure.text(language),
        _ => format!("{} {figure}", column.label(language)),
    });
    words.collect::<Vec<_>>().join(", ")
}
