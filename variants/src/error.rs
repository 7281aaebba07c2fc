//! What can be wrong with a puzzle before anybody solves it.

use ninefold::Language;
use thiserror::Error;

use crate::rule::TABLE;

/// Why a text is no puzzle, or why a puzzle cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Error {
    /// The sizes do not go together.
    #[error("the board cannot be: {0}")]
    Board(String),
    /// A rule whose meaning is not known here; it is never left out silently.
    #[error("the rule {name} is not understood{}", place(at))]
    Unknown {
        /// Its name in the text.
        name: String,
        /// The cells or the arguments it came with.
        at: String,
    },
    /// A rule that is understood, but cannot be as it stands.
    #[error("the rule {name}{} cannot be: {why}", place(at))]
    Rule {
        /// Its name.
        name: String,
        /// The cells or the arguments it came with.
        at: String,
        /// What is wrong.
        why: String,
    },
    /// The text is not in its format.
    #[error("{0}")]
    Syntax(String),
}

impl Error {
    /// The error in a language.
    pub fn text(&self, language: Language) -> String {
        if language == Language::English {
            return self.to_string();
        }
        match self {
            Error::Board(why) => format!("있을 수 없는 판입니다: {why}"),
            Error::Unknown { name, at } => format!("모르는 규칙입니다: {name}{}", place(at)),
            Error::Rule { name, at, why } => {
                let name =
                    TABLE.iter().find(|row| row.name == name).map_or(&**name, |row| row.korean);
                format!("있을 수 없는 규칙입니다: {name}{}: {why}", place(at))
            }
            Error::Syntax(why) => why.clone(),
        }
    }
}

fn place(at: &str) -> String {
    if at.is_empty() { String::new() } else { format!(" ({at})") }
}

impl Error {
    /// An error of a rule named `name` that came with `at`.
    pub(crate) fn rule(name: &str, at: impl Into<String>, why: impl Into<String>) -> Self {
        Error::Rule { name: name.to_owned(), at: at.into(), why: why.into() }
    }

    /// A rule nobody here understands.
    pub(crate) fn unknown(name: &str, at: impl Into<String>) -> Self {
        Error::Unknown { name: name.to_owned(), at: at.into() }
    }

    /// A text that is not in its format.
    pub(crate) fn syntax(why: impl Into<String>) -> Self {
        Error::Syntax(why.into())
    }
}
