//! The reason why there is no puzzle as requested.

use super::impossible::Impossible;
use crate::grid::{Grid, Language};
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;

/// The reason why there is no puzzle as requested.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Error {
    /// No puzzle can fulfil the request.
    Impossible(Impossible),
    /// None was found within the allowed number of starts.
    NotFound(NotFound),
}

impl Error {
    /// The reason in a language.
    pub fn text(&self, language: Language) -> String {
        match self {
            Error::Impossible(why) => why.text(language),
            Error::NotFound(why) => why.text(language),
        }
    }
}

impl From<Impossible> for Error {
    fn from(why: Impossible) -> Error {
        Error::Impossible(why)
    }
}

impl From<NotFound> for Error {
    fn from(why: NotFound) -> Error {
        Error::NotFound(why)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Impossible(why) => why.fmt(f),
            Error::NotFound(why) => why.fmt(f),
        }
    }
}

impl core::error::Error for Error {}

/// No puzzle was found; holds the one that came closest to the request.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct NotFound {
    /// How many starts were made.
    pub starts: u32,
    /// The puzzle that came closest; it is proper but does not fulfil the request.
    pub closest: Option<Grid>,
}

impl NotFound {
    /// What was not found, in a language.
    pub fn text(&self, language: Language) -> String {
        if language == Language::English {
            return self.to_string();
        }
        let starts = self.starts;
        match &self.closest {
            Some(grid) => {
                let clues = grid.clue_count();
                format!(
                    "{starts}번 시작했지만 찾지 못했습니다. 가장 가까운 퍼즐은 단서가 {clues}개입니다: {grid}"
                )
            }
            None => format!("{starts}번 시작했지만 찾지 못했습니다"),
        }
    }
}

impl fmt::Display for NotFound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let starts = if self.starts == 1 { "start" } else { "starts" };
        write!(f, "no such puzzle in {} {starts}", self.starts)?;
        match &self.closest {
            Some(grid) => write!(f, "; the closest has {} clues: {grid}", grid.clue_count()),
            None => Ok(()),
        }
    }
}

impl core::error::Error for NotFound {}
