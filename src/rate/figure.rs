//! Figures: what a rating says, and the columns that a scale's figures stand in.

use super::level::Level;
use super::scales::explainer::Tenths;
use crate::technique::Language;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// A figure of a rating, or the value of one step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Figure {
    /// A level; `None` for a puzzle that the path does not solve.
    Level(Option<Level>),
    /// A number of points.
    Score(u32),
    /// A number of tenths, shown with one decimal place.
    Tenths(u32),
    /// A number of constraints.
    Size(u32),
}

impl Figure {
    /// Whether it is at least `least` and at most `most`. A puzzle that the path does not solve is
    /// harder than all others.
    pub fn is_within(self, least: Option<Figure>, most: Option<Figure>) -> bool {
        let key = |figure: Figure| (figure == Figure::Level(None), figure);
        least.is_none_or(|least| key(self) >= key(least))
            && most.is_none_or(|most| key(self) <= key(most))
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
            Figure::Tenths(tenths) => write!(f, "{}.{}", tenths / 10, tenths % 10),
        }
    }
}

/// What kind of value a figure is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A level, see [`Figure::Level`].
    Level,
    /// A number of points.
    Score,
    /// A number of tenths.
    Tenths,
    /// A number of constraints.
    Size,
}

impl Kind {
    /// Reads a value: `hard`, `690`, `7.2` or `4`.
    ///
    /// # Errors
    /// What was expected instead.
    pub fn read(self, text: &str) -> Result<Figure, String> {
        let number = |expected: &str| text.parse::<u32>().map_err(|_| expected.to_owned());
        match self {
            Kind::Level => match text.parse::<Level>() {
                Ok(level) => Ok(Figure::Level(Some(level))),
                Err(unknown) => Err(unknown.to_string()),
            },
            Kind::Score => number("expected a score such as 690").map(Figure::Score),
            Kind::Tenths => match text.parse::<Tenths>() {
                Ok(tenths) => Ok(tenths.into()),
                Err(expected) => Err(expected.to_string()),
            },
            Kind::Size => number("expected a number of constraints such as 4").map(Figure::Size),
        }
    }
}

/// A column of a scale's figures: its names, and what stands in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    /// The name in data.
    pub name: &'static str,
    /// What kind of value each figure of the column is.
    pub kind: Kind,
    label: [&'static str; 2],
    about: [&'static str; 2],
}

impl Column {
    /// The level of a puzzle.
    pub(super) const LEVEL: Column =
        Column::new("level", Kind::Level).labelled("level", "난이도").saying(
            "how hard the puzzle is, in one of five words",
            "퍼즐이 얼마나 어려운지를 나타내는 다섯 낱말 가운데 하나",
        );

    /// The score of a puzzle.
    pub(super) const SCORE: Column = Column::new("score", Kind::Score)
        .labelled("score", "점수")
        .saying("the scores of all steps together", "모든 단계의 점수를 더한 값");

    /// A column with this name, for people as well.
    pub(super) const fn new(name: &'static str, kind: Kind) -> Column {
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
        Kind::Level => figure.text(language),
        _ => format!("{} {figure}", column.label(language)),
    });
    words.collect::<Vec<_>>().join(", ")
}
