//! What is read for each puzzle: its clues, and what else stood there.

use super::malformed::Malformed;
use crate::grid::Clues;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;

/// One puzzle of an input, well or badly formed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The first of its lines in the input, counted from 1.
    pub line: u64,
    /// The last of its lines.
    pub last_line: u64,
    /// Its clues, or what is wrong with its text.
    pub clues: Result<Clues, Malformed>,
    /// What else stood there.
    pub notes: Notes,
}

impl Record {
    /// A record of clues alone, for writing puzzles that were not read.
    pub fn new(clues: impl Into<Clues>) -> Record {
        Record { line: 0, last_line: 0, clues: Ok(clues.into()), notes: Notes::default() }
    }
}

/// What stood beside a puzzle. Each notation fills and writes what it knows; a conversion keeps
/// what the other notation has a place for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    /// The rest of the line after the cells, as it stands there: a comment, a rating, a field.
    pub tail: String,
    /// Named values in the order in which they stood: a heading, a CSV row, an object's keys.
    pub fields: Vec<Note>,
    /// The text of a malformed puzzle as it came, cut when it is long; empty for a good one.
    pub source: String,
}

impl Notes {
    /// The text of the first field with this name.
    pub fn text(&self, key: &str) -> Option<&str> {
        self.fields.iter().find(|note| *note.key == *key)?.value.text()
    }

    /// The text that stood in the solution's place, when one did.
    pub fn solution(&self) -> Option<&str> {
        self.fields.iter().find_map(|note| match &note.value {
            Value::Solution(text) if !text.is_empty() && text != "null" => Some(text.as_str()),
            _ => None,
        })
    }

    /// The named texts, without the solution's and those that only one notation needs.
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
    /// Whether it stands for a puzzle that came alone, without a name.
    #[cfg(feature = "formats")]
    pub(super) fn is_bare(&self) -> bool {
        self.key.is_empty() && matches!(self.value, Value::Clues(_))
    }
}

/// What a named value holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// The place of the puzzle itself among the named values, and the text that stood there.
    Clues(String),
    /// The place of the solution, and the text that stood there.
    Solution(String),
    /// A text.
    Text(String),
    /// A value that is no string, in JSON's own notation.
    Json(String),
}

impl Value {
    /// The text, except for the puzzle's own place.
    pub fn text(&self) -> Option<&str> {
        match self {
            Value::Clues(_) => None,
            Value::Solution(text) | Value::Text(text) | Value::Json(text) => Some(text),
        }
    }
}

/// The name of a value: well known, or as it was read (shared by all records of an input).
#[derive(Clone)]
pub enum Key {
    /// A name from this source.
    Known(&'static str),
    /// A name from the input.
    Read(Arc<str>),
}

impl Key {
    /// A heading or title.
    pub const NAME: Key = Key::Known("name");
    /// Who made the puzzle.
    pub const AUTHOR: Key = Key::Known("author");
    /// What the author says about it.
    pub const DESCRIPTION: Key = Key::Known("description");
    /// A remark.
    pub const COMMENT: Key = Key::Known("comment");
    /// When it was made, in any notation.
    pub const DATE: Key = Key::Known("date");
    /// Where it was published.
    pub const SOURCE: Key = Key::Known("source");
    /// How hard somebody says it is.
    pub const LEVEL: Key = Key::Known("level");
    /// Where it is on the web.
    pub const URL: Key = Key::Known("url");
    /// The digits placed so far, givens included, in 81 characters.
    pub const STATE: Key = Key::Known("placed");
    /// The pencilmarks, in 729 characters as in [`Shape::Sukaku`](super::Shape::Sukaku).
    pub const PENCILMARKS: Key = Key::Known("pencilmarks");
    /// The character between the fields of a CSV file, when it is no comma.
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

/// Shows a text without line ends.
pub(super) struct OneLine<'a>(pub(super) &'a str);

impl fmt::Display for OneLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = self.0.lines();
        f.write_str(lines.next().unwrap_or_default())?;
        lines.try_for_each(|line| write!(f, " {line}"))
    }
}
