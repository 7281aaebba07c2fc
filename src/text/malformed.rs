//! The reason why a text is not a puzzle, with the place.

use super::one_line::OneLine;
use crate::grid::Digit;
use alloc::string::String;
use core::fmt;

/// The place where a text stops being a puzzle, what was expected there, and what was found. Lines
/// and columns are counted from 1, columns in characters.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Malformed {
    /// The line in the input.
    pub line: u64,
    /// The character in the line.
    pub column: u32,
    /// What was expected.
    pub expected: Expected,
    /// What was found.
    pub found: Unexpected,
}

/// What was expected where the text is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Expected {
    /// A digit or a blank.
    Cell,
    /// This digit or a blank: a cell's k-th character is the digit k.
    Candidate(Digit),
    /// Nothing more: the line has this many cells already.
    NoMore(u32),
    /// This many cells on the line.
    Cells(u32),
    /// This row, counted from 1, of nine.
    Row(u8),
    /// A blank line or the next heading after nine rows.
    EndOfPuzzle,
    /// A line of at most [`LINE_LIMIT`](super::LINE_LIMIT) bytes.
    ShorterLine,
    /// One puzzle in the whole text, or on the line.
    OnePuzzle,
    /// An item that one format requires, in English and in Korean.
    Item(&'static str, &'static str),
}

impl Expected {
    /// A classic puzzle, where a variant may stand.
    pub const CLASSIC: Expected = Expected::Item("a classic puzzle", "일반 퍼즐");
}

/// What was found instead.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Unexpected {
    /// This character.
    Character(char),
    /// This many cells on the line.
    Cells(u32),
    /// The end of the line.
    EndOfLine,
    /// A line without text.
    BlankLine,
    /// One more row.
    ARow,
    /// The heading of the next puzzle.
    Heading,
    /// The end of the input.
    EndOfInput,
    /// A line longer than the limit.
    ALongerLine,
    /// Another puzzle.
    AnotherPuzzle,
    /// The name of a puzzle on a server, and the address of its text there if that is known.
    NameOnly(Option<String>),
    /// This, in English and in Korean.
    Words(&'static str, &'static str),
    /// This piece of text, or the reader's message about it.
    Text(String),
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Cell => f.write_str("a digit 1-9 or a blank such as '.'"),
            Expected::Candidate(d) => write!(f, "the digit {d} or a blank such as '.'"),
            Expected::NoMore(n) => write!(f, "the end of the line after {n} cells"),
            Expected::Cells(n) => write!(f, "{n} cells"),
            Expected::Row(n) => write!(f, "row {n} of 9"),
            Expected::EndOfPuzzle => f.write_str("the end of the puzzle after 9 rows"),
            Expected::ShorterLine => write!(f, "a line of at most {} bytes", super::LINE_LIMIT),
            Expected::OnePuzzle => f.write_str("one puzzle"),
            Expected::Item(what, _) => f.write_str(what),
        }
    }
}

impl fmt::Display for Unexpected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unexpected::Character(c) => write!(f, "{c:?}"),
            Unexpected::Cells(n) => write!(f, "{n}"),
            Unexpected::EndOfLine => f.write_str("the end of the line"),
            Unexpected::BlankLine => f.write_str("a blank line"),
            Unexpected::ARow => f.write_str("another row"),
            Unexpected::Heading => f.write_str("a heading"),
            Unexpected::EndOfInput => f.write_str("the end of the input"),
            Unexpected::ALongerLine => f.write_str("a longer one"),
            Unexpected::AnotherPuzzle => f.write_str("another one"),
            Unexpected::NameOnly(Some(address)) => write!(
                f,
                "only the name of a puzzle on a server; open {address} in a browser and use the text that it shows"
            ),
            Unexpected::NameOnly(None) => {
                f.write_str("only the name of a puzzle on a server; copy the puzzle itself there")
            }
            Unexpected::Words(english, _) => f.write_str(english),
            Unexpected::Text(text) => write!(f, "{}", OneLine(text)),
        }
    }
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Malformed { line, column, expected, found } = self;
        write!(f, "line {line}, column {column}: expected {expected}, found {found}")
    }
}

impl core::error::Error for Malformed {}
