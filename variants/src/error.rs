//! What can be wrong with a puzzle before anybody solves it.

use std::fmt;

use ninefold::Language;
use thiserror::Error;

use crate::rule::TABLE;

/// Why a text is no puzzle, or why a puzzle is impossible.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Error {
    /// The sizes do not go together.
    #[error("the board is impossible: {0}")]
    Board(Why),
    /// A rule whose meaning is not known here; it is never left out silently.
    #[error("the rule {name} is not understood{}", place(at))]
    Unknown {
        /// Its name in the text.
        name: String,
        /// The cells or the arguments it came with.
        at: String,
    },
    /// A rule that is understood, but impossible as it stands.
    #[error("the rule {name}{} is impossible: {why}", place(at))]
    Rule {
        /// Its name.
        name: String,
        /// The cells or the arguments it came with.
        at: String,
        /// What is wrong.
        why: Why,
    },
    /// The text is not in its format.
    #[error("{0}")]
    Syntax(Why),
}

/// A reason in each language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    pub(crate) english: String,
    pub(crate) korean: String,
}

/// A reason: `why!("…", "…")`, English and Korean, both written as for [`format!`].
macro_rules! why {
    ($english:literal, $korean:literal $(, $argument:expr)* $(,)?) => {
        $crate::error::Why::of(
            format_args!($english $(, $argument)*),
            format_args!($korean $(, $argument)*),
        )
    };
}

pub(crate) use why;

impl Why {
    /// Both texts. What is said in many places stays small in each of them.
    #[inline(never)]
    pub(crate) fn of(english: fmt::Arguments<'_>, korean: fmt::Arguments<'_>) -> Self {
        Why { english: fmt::format(english), korean: fmt::format(korean) }
    }

    /// What this function tells in each language.
    pub(crate) fn told(tell: &dyn Fn(Language) -> String) -> Self {
        Why { english: tell(Language::English), korean: tell(Language::Korean) }
    }

    /// The reason in a language.
    pub fn text(&self, language: Language) -> &str {
        match language {
            Language::English => &self.english,
            Language::Korean => &self.korean,
        }
    }
}

impl From<Error> for Why {
    fn from(error: Error) -> Why {
        Why::told(&|language| error.text(language))
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english)
    }
}

impl Error {
    /// The error in a language.
    pub fn text(&self, language: Language) -> String {
        if language == Language::English {
            return self.to_string();
        }
        match self {
            Error::Board(why) => format!("잘못된 판입니다: {}", why.korean),
            Error::Unknown { name, at } => format!("모르는 규칙입니다: {name}{}", place(at)),
            Error::Rule { name, at, why } => {
                let (name, why) = (name_in(language, name), &why.korean);
                format!("잘못된 규칙입니다: {name}{}: {why}", place(at))
            }
            Error::Syntax(why) => why.korean.clone(),
        }
    }

    /// An error of a rule named `name` that came with `at`.
    pub(crate) fn rule(name: &str, at: impl Into<String>, why: Why) -> Self {
        Error::Rule { name: name.to_owned(), at: at.into(), why }
    }

    /// A rule nobody here understands.
    pub(crate) fn unknown(name: &str, at: impl Into<String>) -> Self {
        Error::Unknown { name: name.to_owned(), at: at.into() }
    }
}

/// The name of a rule in a language, if it is one of ours.
pub(crate) fn name_in(language: Language, name: &str) -> &str {
    match (language, name) {
        (Language::English, _) => name,
        (Language::Korean, "region") => "영역",
        (Language::Korean, "no blocks") => "블록 없음",
        (Language::Korean, "white dot") => "흰 점",
        (Language::Korean, "black dot") => "검은 점",
        _ => TABLE.iter().find(|row| row.name == name).map_or(name, |row| row.korean),
    }
}

pub(crate) fn place(at: &str) -> String {
    if at.is_empty() { String::new() } else { format!(" ({at})") }
}
