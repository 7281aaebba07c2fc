//! Bounds: which ratings are wanted.

use super::figure::{Column, Figure, FigureKind, NoFigure};
use super::rating::Rating;
use super::scale::Scale;
use crate::grid::{Language, particle};
use crate::level::Level;
use crate::solve::Puzzle;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// The ratings that are wanted: a scale, and the least and the greatest value of each of its
/// figures. Any rating, until a bound is set.
///
/// ```
/// use ninefold::rate::{Bounds, Figure, Scale, Tenths};
/// use ninefold::Level;
///
/// let hard = Bounds::on(Scale::NINEFOLD).at_least("level", Level::Hard);
/// assert_eq!(hard.check(), Ok(()));
/// assert!(hard.at_most("score", Figure::Score(900)).check().is_ok());
/// let early = Bounds::on(Scale::EXPLAINER).at_least("ed", Tenths::new(73));
/// let none = early.at_most("er", Tenths::new(72));
/// assert_eq!(none.check().unwrap_err().to_string(), "ED is never above ER");
/// let typo = Bounds::on(Scale::NINEFOLD).at_least("levle", Level::Hard);
/// assert_eq!(
///     typo.check().unwrap_err().to_string(),
///     "the scale has no figure levle: expected one of level, score",
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bounds {
    scale: Scale,
    set: Vec<Bound>,
}

/// One end of the range of a figure.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Bound {
    column: String,
    end: End,
    figure: Figure,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Least,
    Most,
}

impl Bounds {
    /// Every rating on a scale.
    pub const fn on(scale: Scale) -> Bounds {
        Bounds { scale, set: Vec::new() }
    }

    /// The scale.
    pub const fn scale(&self) -> &Scale {
        &self.scale
    }

    /// The same, with only ratings whose figure in this column ([`Scale::figures`]: `level`, `score`,
    /// `er` and so on) is this or greater, whatever it had to be before. [`Bounds::check`] refuses a column that the scale lacks.
    #[must_use]
    pub fn at_least(self, column: &str, figure: impl Into<Figure>) -> Bounds {
        self.with(column, End::Least, figure.into())
    }

    /// The same, with only ratings whose figure in this column is this or smaller, whatever it
    /// had to be before.
    #[must_use]
    pub fn at_most(self, column: &str, figure: impl Into<Figure>) -> Bounds {
        self.with(column, End::Most, figure.into())
    }

    /// The same, with only ratings whose figure in this column is this.
    #[must_use]
    pub fn exactly(self, column: &str, figure: impl Into<Figure> + Copy) -> Bounds {
        self.at_least(column, figure).at_most(column, figure)
    }

    fn with(mut self, column: &str, end: End, figure: Figure) -> Bounds {
        self.set.retain(|bound| bound.column != column || bound.end != end);
        self.set.push(Bound { column: column.to_owned(), end, figure });
        self
    }

    /// [`Bounds::at_least`] from a text: a value of the scale's first figure, or a column and its
    /// value, such as `hard`, `7.2` or `ed=1.2`.
    ///
    /// # Errors
    /// When the scale has no such column, or the value is not one of the column.
    pub fn read_least(self, text: &str) -> Result<Bounds, NoFigure> {
        let (column, figure) = self.read(text)?;
        Ok(self.at_least(column, figure))
    }

    /// [`Bounds::at_most`] from a text, as [`Bounds::read_least`] does.
    ///
    /// # Errors
    /// As [`Bounds::read_least`].
    pub fn read_most(self, text: &str) -> Result<Bounds, NoFigure> {
        let (column, figure) = self.read(text)?;
        Ok(self.at_most(column, figure))
    }

    fn read(&self, text: &str) -> Result<(&'static str, Figure), NoFigure> {
        let columns = self.scale.figures();
        let (column, value) = match text.split_once('=') {
            None => (&columns[0], text),
            Some((name, value)) => {
                let named = columns.iter().find(|column| column.name.eq_ignore_ascii_case(name));
                (named.ok_or(NoFigure::Column(columns))?, value)
            }
        };
        Ok((column.name, column.kind.read(value)?))
    }

    /// Whether every rating is wanted.
    pub const fn is_any(&self) -> bool {
        self.set.is_empty()
    }

    /// The least wanted value of a column, if there is one.
    pub(super) fn least(&self, column: &str) -> Option<Figure> {
        self.of(column, End::Least)
    }

    /// The greatest wanted value of a column, if there is one.
    pub(super) fn most(&self, column: &str) -> Option<Figure> {
        self.of(column, End::Most)
    }

    /// The least and the greatest wanted level, where there are such.
    pub(crate) fn levels(&self) -> [Option<Level>; 2] {
        let level = |figure: Option<Figure>| match figure {
            Some(Figure::Level(level)) => level,
            _ => None,
        };
        [level(self.least(Column::LEVEL.name)), level(self.most(Column::LEVEL.name))]
    }

    fn of(&self, column: &str, end: End) -> Option<Figure> {
        let is_asked = |bound: &&Bound| bound.column == column && bound.end == end;
        self.set.iter().find(is_asked).map(|bound| bound.figure)
    }

    /// Whether a figure of this column is within its bounds. A puzzle that the path does not solve
    /// is harder than all others.
    pub(super) fn admits(&self, column: &str, figure: Figure) -> bool {
        let key = |figure: Figure| (figure == Figure::Level(None), figure);
        self.least(column).is_none_or(|least| key(figure) >= key(least))
            && self.most(column).is_none_or(|most| key(figure) <= key(most))
    }

    /// Whether the scale has the column of each bound, with figures of the same kind.
    fn unknown(&self) -> Option<&Bound> {
        let has = |bound: &&Bound| {
            let mut columns = self.scale.figures().iter();
            columns.any(|c| c.name == bound.column && c.kind == bound.figure.kind())
        };
        self.set.iter().find(|bound| !has(bound))
    }

    /// Whether a rating on the scale is wanted; none is if the scale lacks the column of a bound.
    pub fn accept(&self, rating: &Rating) -> bool {
        self.unknown().is_none()
            && rating.figures().all(|(column, figure)| self.admits(column, figure))
    }

    /// Whether the path solves a puzzle with a wanted rating. It stops as soon as a step decides
    /// against the puzzle. No puzzle suits if the scale lacks the column of a bound.
    pub fn suit(&self, puzzle: &Puzzle) -> bool {
        self.is_any() || self.unknown().is_none() && self.scale.suits(self, puzzle)
    }

    /// Whether there can be such a rating.
    ///
    /// # Errors
    /// The reason why there is none.
    pub fn check(&self) -> Result<(), ImpossibleBounds> {
        let columns = self.scale.figures();
        if let Some(bound) = self.unknown() {
            return Err(match columns.iter().find(|column| column.name == bound.column) {
                Some(column) => ImpossibleBounds::OtherKind(column.name, column.kind),
                None => ImpossibleBounds::NoColumn(bound.column.clone(), columns),
            });
        }
        for column in columns {
            if let (Some(least), Some(most)) = (self.least(column.name), self.most(column.name))
                && least > most
            {
                return Err(ImpossibleBounds::Reversed(column.name));
            }
        }
        self.scale.check_bounds(self)
    }
}

/// The reason why no rating is within bounds.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ImpossibleBounds {
    /// The scale, which has these columns, has none of this name.
    NoColumn(String, &'static [Column]),
    /// The figures of this column are of this kind, not of that of the bound.
    OtherKind(&'static str, FigureKind),
    /// The least value of this column is greater than the greatest.
    Reversed(&'static str),
    /// The scale's own reason, in each language.
    Never([String; 2]),
}

impl ImpossibleBounds {
    /// The reason in a language.
    pub fn text(&self, language: Language) -> String {
        match (self, language) {
            (ImpossibleBounds::Never(reason), _) => reason[language as usize].clone(),
            (ImpossibleBounds::NoColumn(name, columns), Language::English) => {
                let expected = NoFigure::Column(columns);
                format!("the scale has no figure {name}: {expected}")
            }
            (ImpossibleBounds::NoColumn(name, columns), Language::Korean) => {
                let subject = particle(name, "이", "가");
                let expected = NoFigure::Column(columns).text(language);
                format!("이 기준에는 {name}{subject} 없습니다. {expected}")
            }
            (ImpossibleBounds::OtherKind(name, kind), Language::English) => {
                format!("a bound of {name}: {}", NoFigure::Value(*kind))
            }
            (ImpossibleBounds::OtherKind(name, kind), Language::Korean) => {
                format!("{name}의 범위: {}", NoFigure::Value(*kind).text(language))
            }
            (ImpossibleBounds::Reversed(name), Language::English) => {
                format!("the least {name} is above the greatest")
            }
            (ImpossibleBounds::Reversed(name), Language::Korean) => {
                let name = if *name == "level" { "난이도" } else { name };
                format!("{name}의 최솟값이 최댓값보다 큽니다")
            }
        }
    }
}

impl fmt::Display for ImpossibleBounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl core::error::Error for ImpossibleBounds {}
