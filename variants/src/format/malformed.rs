//! Why a text is no puzzle, and where.

use std::fmt;

use ninefold::Language;

use crate::error::{Error, Why, why};

/// Where in a text something is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Place {
    /// A line and a character in it, both from 1.
    Text {
        /// The line.
        line: usize,
        /// The character.
        column: usize,
    },
    /// A member of a JSON value, such as `arrow[2].cells[0]`.
    Json(String),
}

/// The reason why a text is no puzzle, with the place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {error}")]
#[non_exhaustive]
pub struct Malformed {
    /// Where it is wrong.
    pub place: Place,
    /// What is wrong.
    pub error: Error,
}

impl Malformed {
    /// An error at a byte of a text.
    pub(super) fn at(text: &str, byte: usize, error: Error) -> Self {
        Malformed { place: place(text, byte), error }
    }

    /// A text that is not in its format, from this byte on.
    pub(super) fn syntax(text: &str, byte: usize, why: Why) -> Self {
        Malformed::at(text, byte, Error::Syntax(why))
    }

    /// The error with the line in a file in which the text starts at this line, from 1.
    #[must_use]
    pub fn from_line(mut self, first: usize) -> Self {
        match &mut self.place {
            Place::Text { line, .. } => *line += first - 1,
            // The way is that within the value which starts on this line.
            Place::Json(path) if first > 1 => {
                let colon = if path.is_empty() { "" } else { ": " };
                *path = format!("line {first}{colon}{path}");
            }
            Place::Json(_) => {}
        }
        self
    }

    /// The error for those who know the line: with the way to the member of JSON, if it is in one.
    #[must_use]
    pub fn in_line(self) -> Error {
        match self.place {
            Place::Json(path) if !path.is_empty() => {
                let (english, korean) = (&self.error, self.error.text(Language::Korean));
                Error::Syntax(why!("{path}: {english}", "{path}: {korean}"))
            }
            _ => self.error,
        }
    }
}

impl From<Error> for Malformed {
    /// An error of the whole puzzle, at no place in the text.
    fn from(error: Error) -> Self {
        Malformed { place: Place::Json(String::new()), error }
    }
}

fn place(text: &str, byte: usize) -> Place {
    let mut end = byte.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let before = &text[..end];
    let line = before.matches('\n').count() + 1;
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    Place::Text { line, column: before[start..].chars().count() + 1 }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Text { line, column } => write!(f, "line {line}, column {column}"),
            Place::Json(path) if path.is_empty() => f.write_str("JSON"),
            Place::Json(path) => f.write_str(path),
        }
    }
}
