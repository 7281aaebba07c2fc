//! Ratings, in tenths.

use super::figure::{FigureKind, NoFigure};
use core::fmt;
use core::str::FromStr;

/// A rating of Sudoku Explainer, such as 7.2, kept in tenths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Tenths(u16);

impl Tenths {
    /// The rating of a puzzle that none of the rules solves: 20.0.
    pub const UNSOLVED: Tenths = Tenths(200);

    /// This many tenths.
    pub const fn new(tenths: u16) -> Tenths {
        Tenths(tenths)
    }

    /// The number of tenths: 72 for 7.2.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// The original's sum of binary fractions, as it prints it.
    pub(in crate::rate) fn of(difficulty: f64) -> Tenths {
        Tenths(((difficulty + 0.05) * 10.0) as u16)
    }
}

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

impl From<Tenths> for f64 {
    fn from(tenths: Tenths) -> f64 {
        f64::from(tenths.0) / 10.0
    }
}

impl FromStr for Tenths {
    type Err = NoFigure;

    /// Reads `7.2` or `7`.
    fn from_str(text: &str) -> Result<Tenths, NoFigure> {
        let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if tenth.len() != 1 || !digits(whole) || !digits(tenth) || whole.len() > 3 {
            return Err(NoFigure::Value(FigureKind::Tenths));
        }
        match (whole.parse::<u16>(), tenth.parse::<u16>()) {
            (Ok(whole), Ok(tenth)) => Ok(Tenths(whole * 10 + tenth)),
            _ => Err(NoFigure::Value(FigureKind::Tenths)),
        }
    }
}
