//! Formats of variants: strings of Interactive Sudoku Solver, JSON and links of f-puzzles,
//! SudokuMaker and SudokuPad, killer and jigsaw texts, drawn grids, a JSON of Ninefold's own and a few more. Each is a file
//! or a folder here and a row of [`FORMATS`].
//!
//! A reader understands every rule of a text or refuses it with the rule's name and place;
//! [`Format::open`] opens it all the same, for a person who plays it.

mod certain;
mod draft;
mod drawing;
mod fpuzzles;
mod iss;
mod json;
mod links;
mod malformed;
mod own;
mod pieces;
mod puzzle;
#[cfg(feature = "notations")]
mod sudoku_bench;
#[cfg(feature = "notations")]
mod sudokumaker;
mod sudokupad;
mod text;
#[cfg(feature = "notations")]
mod typed;
#[cfg(feature = "notations")]
mod untold;
#[cfg(feature = "notations")]
mod usual;
mod written;

pub use certain::read_certain;
#[cfg(feature = "engines")]
pub use certain::read_solvable;
pub use draft::{About, Draft};
pub use drawing::{Drawing, Form, Frame, Ink, Spot};
/// What commands say of JSON that cannot be read.
#[doc(hidden)]
pub use json::fault;
pub use malformed::{Malformed, Place};
pub use pieces::{Piece, pieces};
#[cfg(feature = "engines")]
pub use text::read_large;
#[cfg(feature = "notations")]
pub use untold::untold;
pub use written::{Loss, Written};

use crate::error::{Error, Why, why};
use ninefold::Language;

/// A format.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// Its name, as one types it.
    pub name: &'static str,
    summary: [&'static str; 2],
    tell: Tell,
    recognises: fn(&str) -> bool,
    read: fn(&str) -> Result<Draft, Malformed>,
    write: Option<Write>,
}

/// What tells a text from that of a classic puzzle, perhaps a damaged one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tell {
    /// Signs that such a puzzle never has.
    Signs,
    /// A head that no other text has.
    Head,
    /// A link in which classic puzzles stand too.
    Link,
    /// The letters of its regions.
    Regions,
    /// Its arrows.
    Arrows,
    /// The number of its cells.
    Size,
}

/// What writes a puzzle, and tells what is lost.
type Write = fn(&Draft) -> Result<Written, Error>;

/// All formats, those that are recognised most surely first.
pub const FORMATS: &[Format] = &[
    Format::OWN,
    Format {
        name: "iss",
        summary: [
            "a constraint string of Interactive Sudoku Solver",
            "Interactive Sudoku Solver의 제약 문자열",
        ],
        tell: Tell::Signs,
        recognises: iss::recognises,
        read: iss::read,
        write: Some(iss::write),
    },
    #[cfg(feature = "notations")]
    Format {
        name: "typed-json",
        summary: [
            "JSON with local_constraints and bool_constraints",
            "local_constraints와 bool_constraints가 있는 JSON",
        ],
        tell: Tell::Signs,
        recognises: typed::recognises,
        read: typed::read,
        write: None,
    },
    #[cfg(feature = "notations")]
    Format {
        name: "sudokumaker-json",
        summary: ["the JSON of SudokuMaker", "SudokuMaker의 JSON"],
        tell: Tell::Signs,
        recognises: sudokumaker::recognises,
        read: sudokumaker::read,
        write: None,
    },
    Format {
        name: "fpuzzles-json",
        summary: ["the JSON of f-puzzles", "f-puzzles의 JSON"],
        tell: Tell::Signs,
        recognises: fpuzzles::recognises,
        read: fpuzzles::read,
        write: Some(fpuzzles::write),
    },
    #[cfg(feature = "notations")]
    Format {
        name: "sudoku-bench",
        summary: ["the JSON of Sudoku-Bench", "Sudoku-Bench의 JSON"],
        tell: Tell::Signs,
        recognises: sudoku_bench::recognises,
        read: sudoku_bench::read,
        write: None,
    },
    Format {
        name: "sudokupad-json",
        summary: ["the JSON of SudokuPad", "SudokuPad의 JSON"],
        tell: Tell::Signs,
        recognises: sudokupad::recognises,
        read: sudokupad::read,
        write: None,
    },
    Format {
        name: "fpuzzles",
        summary: ["a link to f-puzzles", "f-puzzles 링크"],
        tell: Tell::Link,
        recognises: links::to_fpuzzles,
        read: links::read,
        write: Some(links::write_fpuzzles),
    },
    #[cfg(feature = "notations")]
    Format {
        name: "sudokumaker",
        summary: ["a link to SudokuMaker with the puzzle in it", "퍼즐이 든 SudokuMaker 링크"],
        tell: Tell::Head,
        recognises: links::to_sudokumaker,
        read: links::read,
        write: None,
    },
    Format {
        name: "sudokupad",
        summary: [
            "a link to SudokuPad, or its id, with the puzzle in it",
            "퍼즐이 든 SudokuPad 링크나 아이디",
        ],
        tell: Tell::Link,
        recognises: links::to_sudokupad,
        read: links::read,
        write: Some(links::write_sudokupad),
    },
    Format {
        name: "ps",
        summary: ["a killer as 3x3::k: and 81 numbers", "3x3::k:과 수 81개로 쓴 킬러"],
        tell: Tell::Head,
        recognises: text::recognises_long_killer,
        read: text::long_killer,
        write: None,
    },
    Format {
        name: "sumocue",
        summary: ["a killer or jigsaw of SumoCue", "SumoCue의 킬러나 직소"],
        tell: Tell::Head,
        recognises: text::recognises_sumocue,
        read: text::sumocue,
        write: None,
    },
    Format {
        name: "killer",
        summary: ["a killer of 81 characters, sums and arrows", "합과 화살표 81자로 쓴 킬러"],
        tell: Tell::Arrows,
        recognises: text::recognises_short_killer,
        read: text::short_killer,
        write: None,
    },
    Format {
        name: "jigsaw",
        summary: ["cells and the letters of their regions", "칸과 칸마다 영역의 글자"],
        tell: Tell::Regions,
        recognises: text::recognises_jigsaw,
        read: text::jigsaw,
        write: None,
    },
    Format {
        name: "grid",
        summary: [
            "a line of N² cells or a drawn grid of N rows",
            "N² 칸 한 줄, 또는 N줄로 그린 판",
        ],
        tell: Tell::Size,
        recognises: text::recognises,
        read: text::read,
        write: Some(text::write),
    },
];

impl Format {
    /// The JSON of Ninefold's own, which loses nothing.
    pub const OWN: Format = Format {
        name: own::NAME,
        summary: ["the JSON of Ninefold for variants", "Ninefold의 변형 퍼즐 JSON"],
        tell: Tell::Signs,
        recognises: own::recognises,
        read: own::read,
        write: Some(own::write),
    };

    /// What it is, in a line.
    pub fn summary(&self, language: Language) -> &'static str {
        self.summary[usize::from(language == Language::Korean)]
    }

    /// The format of this name, one of those in [`FORMATS`]: `fpuzzles` is a link, and `fpuzzles-json` its JSON.
    pub fn named(name: &str) -> Option<&'static Format> {
        FORMATS.iter().find(|format| format.name == name)
    }

    /// The format of a text that holds one puzzle.
    pub fn of(text: &str) -> Option<&'static Format> {
        let (text, _) = without_comment(text);
        FORMATS.iter().find(|format| (format.recognises)(text))
    }

    /// Reads a text that holds one puzzle.
    ///
    /// # Errors
    /// If it is not in this format, or has a rule that is not understood or cannot be.
    pub fn read(&self, text: &str) -> Result<Draft, Malformed> {
        self.open(text)?.understood()
    }

    /// Reads a text that holds one puzzle, and notes what of its rules is not understood instead of refusing it.
    ///
    /// # Errors
    /// If it is not in this format, or has a rule that cannot be.
    pub fn open(&self, text: &str) -> Result<Draft, Malformed> {
        (self.read)(without_comment(text).0)
    }

    /// Whether it has signs that no text of a classic puzzle has, not even a damaged one.
    pub fn is_marked(&self) -> bool {
        matches!(self.tell, Tell::Signs | Tell::Head | Tell::Link)
    }

    /// Whether it is a link in which classic puzzles stand too, with words about them.
    pub fn is_shared_link(&self) -> bool {
        self.tell == Tell::Link
    }

    /// Whether a puzzle goes over several lines, of which some may hold a puzzle alone.
    fn is_drawn(&self) -> bool {
        matches!(self.tell, Tell::Regions | Tell::Size)
    }

    /// Reads a text, unless it was meant to be in a format of classic puzzles.
    pub fn read_meant(&self, text: &str) -> Option<Result<Draft, Malformed>> {
        /// The candidates of a classic puzzle, which look like a grid of 27×27.
        const CANDIDATES: usize = 729;
        let read = self.read(text);
        let is_meant = match &read {
            Ok(_) => {
                // A single letter is a mistake among the digits of candidates.
                let is_letter = |c: &char| c.is_ascii_alphabetic() && *c != 'x';
                self.tell != Tell::Size
                    || text.trim().len() != CANDIDATES
                    || text.chars().filter(is_letter).nth(8).is_some()
            }
            Err(Malformed { error, .. }) => match self.tell {
                Tell::Signs | Tell::Link => {
                    text.trim_start().starts_with('{') || !matches!(error, Error::Syntax(_))
                }
                Tell::Size => {
                    text::columns(text).is_some()
                        || cfg!(feature = "engines") && text::too_large(text).is_some()
                }
                Tell::Regions => text::is_lettered(text),
                Tell::Head => true,
                Tell::Arrows => text::has_many_arrows(text),
            },
        };
        is_meant.then_some(read)
    }

    /// Whether puzzles can be written in this format.
    pub fn writes(&self) -> bool {
        self.write.is_some()
    }

    /// Writes a puzzle, and tells what is lost.
    ///
    /// # Errors
    /// If nothing is written in this format, or not on such a board.
    pub fn write(&self, draft: &Draft) -> Result<Written, Error> {
        match self.write {
            Some(write) => write(draft),
            None => Err(Error::Syntax(why!(
                "{} is only read, not written",
                "{} 형식은 읽기만 합니다",
                self.name
            ))),
        }
    }
}

/// Reads a text that holds one puzzle, in whichever format it is. `text.parse::<Puzzle>()` leaves out
/// what no solver needs.
///
/// ```
/// use ninefold_variants::format::{Format, read};
///
/// let text = r#"{"size": 4, "title": "Four", "grid": [[{"value": 1}, {}, {}, {}], [{}, {}, {}, {}],
///     [{}, {}, {}, {}], [{}, {}, {}, {}]], "killercage": [{"cells": ["R1C2", "R2C2"], "value": "5"}]}"#;
/// let draft = read(text)?;
/// assert_eq!(draft.about.title.as_deref(), Some("Four"));
/// assert_eq!(draft.rules.len(), 1);
/// // The same in another format, and what that loses.
/// let written = Format::named("iss").expect("it is in the table").write(&draft)?;
/// assert_eq!(written.text, ".Shape~4x4.Cage~5~R1C2~R2C2");
/// println!("{:?}", written.losses);
/// assert_eq!(
///     read(".Frobnicate~3~R1C1").unwrap_err().to_string(),
///     "line 1, column 1: the rule Frobnicate is not understood (3 R1C1)"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If no format is recognised, or as [`Format::read`].
pub fn read(text: &str) -> Result<Draft, Malformed> {
    match Format::of(text) {
        Some(format) => format.read(text),
        None => Err(Malformed::syntax(text, 0, unknown())),
    }
}

/// A puzzle on one line or in JSON, and the comment behind it: white space, `#` and what follows.
pub fn without_comment(text: &str) -> (&str, &str) {
    let one = text.trim_end();
    let begins = if one.starts_with('{') {
        json::outside_strings(one, b'#').first().copied()
    } else if one.contains('\n') {
        None
    } else {
        let begins = |at: &usize| one[..*at].ends_with(|c: char| c.is_ascii_whitespace());
        let mut signs = one.match_indices('#').map(|(at, _)| at).filter(begins);
        let (first, second) = (signs.next(), signs.next());
        // The regions of a jigsaw may stand behind the same sign.
        let is_jigsaw = |end: usize| text::recognises_jigsaw(&one[..end]);
        let divides = |at: &usize| !is_jigsaw(*at) && is_jigsaw(second.unwrap_or(one.len()));
        if first.as_ref().is_some_and(divides) { second } else { first }
    };
    match begins {
        Some(at) => one.split_at(one[..at].trim_end().len()),
        None => (text, ""),
    }
}

fn unknown() -> Why {
    why!("no variant format is recognised", "변형 퍼즐의 형식을 알아보지 못했습니다")
}
