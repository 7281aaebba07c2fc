//! What is read for each puzzle: its clues and everything beside them.

use super::malformed::Malformed;
use crate::grid::{Candidates, Clues, Grid};
use crate::text::notation::line;
use crate::text::notation::sukaku;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;

/// One puzzle of an input, well formed or malformed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The first of its lines in the input, counted from 1.
    pub line: u64,
    /// The last of its lines.
    pub last_line: u64,
    /// Its clues, or what is wrong with its text.
    pub clues: Result<Clues, Malformed>,
    /// Everything beside the clues.
    pub notes: Notes,
}

impl Record {
    /// A record of clues only, for writing puzzles that were not read.
    pub fn new(clues: impl Into<Clues>) -> Record {
        Record { line: 0, last_line: 0, clues: Ok(clues.into()), notes: Notes::default() }
    }

    /// The text of a puzzle that is malformed, or of another kind.
    pub fn original(&self) -> &str {
        self.notes.puzzle().unwrap_or(&self.notes.source)
    }
}

/// The text beside a puzzle. Each format reads and writes what it supports; a conversion keeps
/// what the other format has a place for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    /// The unchanged rest of the line after the cells: a comment, a rating, a field.
    pub tail: String,
    /// Named values in their original order: a heading, a CSV row, an object's keys.
    pub fields: Vec<Note>,
    /// The original text of a malformed puzzle, cut when it is long; empty for a well-formed one.
    pub source: String,
}

impl Notes {
    /// The text of the first field with this name.
    pub fn text(&self, key: &str) -> Option<&str> {
        self.fields.iter().find(|note| *note.key == *key)?.value.text()
    }

    /// The digits placed so far, givens included, where the format distinguishes them from the givens.
    pub fn placed(&self) -> Option<Grid> {
        Grid::from_values(line::split(self.text(&Key::STATE)?).ok()?.0)
    }

    /// The player's pencilmarks; a cell without any has no candidate here.
    pub fn pencilmarks(&self) -> Option<Candidates> {
        Some(sukaku::split(self.text(&Key::PENCILMARKS)?).ok()?.0)
    }

    /// The original text in the puzzle's place, if it stood among named values.
    pub(super) fn puzzle(&self) -> Option<&str> {
        self.fields.iter().find_map(|note| match &note.value {
            Value::Clues(text) => Some(text.as_str()),
            _ => None,
        })
    }

    /// The original text in the solution's place, if there was one.
    pub fn solution(&self) -> Option<&str> {
        self.fields.iter().find_map(|note| match &note.value {
            Value::Solution(text) if !text.is_empty() && text != "null" => Some(text.as_str()),
            _ => None,
        })
    }

    /// The named texts, except the solution's and those that only one format needs.
    pub fn remarks(&self) -> impl Iterator<Item = (&str, &str)> {
        self.fields.iter().filter(|note| note.key != Key::DELIMITER).filter_map(|note| match &note
            .value
        {
            Value::Text(text) | Value::Json(text) if !text.is_empty() => {
                Some((&*note.key, text.as_str()))
            }
            _ => None,
        })
    }

    /// The tail without its separators.
    pub(super) fn comment(&self) -> &str {
        let separates = |c: char| c.is_whitespace() || matches!(c, '#' | ',' | ';');
        self.tail.trim_start_matches(separates).trim_end()
    }

    /// Adds a text.
    pub fn push_text(&mut self, key: impl Into<Key>, text: impl Into<String>) {
        self.fields.push(Note { key: key.into(), value: Value::Text(text.into()) });
    }
}

/// A named value beside a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// Its name, one of the constants of [`Key`] where it has that meaning.
    pub key: Key,
    /// Its value.
    pub value: Value,
}

impl Note {
    /// Whether it is a puzzle that came alone, without a name.
    #[cfg(any(feature = "csv", feature = "json"))]
    pub(super) fn is_bare(&self) -> bool {
        self.key.is_empty() && matches!(self.value, Value::Clues(_))
    }
}

/// The content of a named value.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Value {
    /// The position of the puzzle itself among the named values, with its original text.
    Clues(String),
    /// The position of the solution, with its original text.
    Solution(String),
    /// A text.
    Text(String),
    /// A value that is not a string, as raw JSON.
    Json(String),
}

impl Value {
    /// The text, except at the puzzle's own position.
    pub fn text(&self) -> Option<&str> {
        match self {
            Value::Clues(_) => None,
            Value::Solution(text) | Value::Text(text) | Value::Json(text) => Some(text),
        }
    }
}

/// The name of a value: a known one, or as read (shared by all records of an input).
#[derive(Clone)]
#[non_exhaustive]
pub enum Key {
    /// A name known to this module.
    Known(&'static str),
    /// A name from the input.
    Read(Arc<str>),
}

impl Key {
    /// A heading or title.
    pub const NAME: Key = Key::Known("name");
    /// Who made the puzzle.
    pub const AUTHOR: Key = Key::Known("author");
    /// The author's description.
    pub const DESCRIPTION: Key = Key::Known("description");
    /// A number or a rating before the cells of a line.
    pub const LABEL: Key = Key::Known("label");
    /// A remark.
    pub const COMMENT: Key = Key::Known("comment");
    /// When it was made, in any format.
    pub const DATE: Key = Key::Known("date");
    /// Where it was published.
    pub const SOURCE: Key = Key::Known("source");
    /// A difficulty stated by somebody.
    pub const LEVEL: Key = Key::Known("level");
    /// Its address on the web.
    pub const URL: Key = Key::Known("url");
    /// The digits placed so far, givens included, in 81 characters.
    pub const STATE: Key = Key::Known("placed");
    /// The pencilmarks, in 729 characters as in [`Format::Sukaku`](super::Format::Sukaku).
    pub const PENCILMARKS: Key = Key::Known("pencilmarks");
    /// The delimiter of a CSV file, when it is not a comma.
    pub const DELIMITER: Key = Key::Known("delimiter");
}

impl Deref for Key {
    type Target = str;

    fn deref(&self) -> &str {
        match self {
            Key::Known(name) => name,
            Key::Read(name) => name,
        }
    }
}

impl AsRef<str> for Key {
    fn as_ref(&self) -> &str {
        self
    }
}

impl PartialEq for Key {
    fn eq(&self, other: &Key) -> bool {
        **self == **other
    }
}

impl Eq for Key {}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

impl From<&str> for Key {
    fn from(name: &str) -> Key {
        Key::Read(name.into())
    }
}
