//! The table of formats, one row each.

use super::{Parser, Sample, Writer};
use crate::grid::Language;
use alloc::boxed::Box;

/// What reads and writes a format, and everything else that the rest of the program needs of it.
pub(super) struct Notation {
    /// The format that it reads and writes.
    pub(super) format: Format,
    /// Its name on the command line.
    pub(super) name: &'static str,
    /// A description in one line, in English and Korean.
    pub(super) summary: [&'static str; 2],
    /// The usual extensions of its files, without the dot.
    pub(super) extensions: &'static [&'static str],
    /// How many lines of a sample it reads; none if nothing shows that they are in this format.
    pub(super) score: fn(&Sample<'_>) -> usize,
    /// The byte after which a text is cut into pieces for the parser: nearly always the line feed.
    pub(super) piece_end: u8,
    /// Makes a parser.
    pub(super) parser: fn() -> Box<dyn Parser>,
    /// Makes a writer.
    pub(super) writer: fn() -> Box<dyn Writer>,
}

/// Makes the enum and the table from a row `Format = file` for each format.
macro_rules! notations {
    ($($(#[doc = $doc:expr])* $(#[cfg($($cfg:tt)*)])* $Format:ident = $($file:ident)::+,)*) => {
        /// The format of a text with puzzles.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Format {
            $($(#[doc = $doc])* $(#[cfg($($cfg)*)])* $Format,)*
        }

        /// The formats. Of two that read as many lines of a text, the one further down is more
        /// specific and is taken.
        pub(super) static NOTATIONS: &[Notation] = &[$($(#[cfg($($cfg)*)])* super::notation::$($file)::+::NOTATION,)*];

        impl Format {
            /// Every format, in the order of the table.
            pub const ALL: &'static [Format] = &[$($(#[cfg($($cfg)*)])* Format::$Format,)*];
        }
    };
}

notations! {
    /// One puzzle a line in 81 characters.
    Line = line,
    /// Nine lines of nine digits.
    Rows = rows,
    /// Nine lines of nine digits with spaces between.
    Spaced = spaced,
    /// Nine lines of nine digits under a heading.
    Euler = euler,
    /// A grid drawn with lines around the blocks.
    Boxed = boxed,
    /// A drawn grid with the candidates of each cell.
    Pencilmarks = pencilmarks,
    /// One puzzle of candidates a line, in 729 characters.
    Sukaku = sukaku,
    /// One puzzle a line in 81 digits.
    Sdm = sdm,
    /// A file of Simple Sudoku.
    Ss = ss,
    /// CSV with a header.
    #[cfg(feature = "csv")]
    Csv = csv,
    /// Nine lines of nine fields, as from a spreadsheet.
    Table = table,
    /// An array of a program.
    Code = code,
    /// JSON lines.
    #[cfg(feature = "json")]
    Jsonl = json::lines,
    /// A JSON array that is the whole text.
    #[cfg(feature = "json")]
    Json = json::array,
    /// The XML of OpenSudoku.
    #[cfg(feature = "xml")]
    OpenSudoku = opensudoku,
    /// A file of SadMan Sudoku or SudoCue.
    Sdk = sdk,
    /// SudoCue's work in progress.
    Sdx = sdx,
    /// Susser's line: placed digits and removed candidates.
    Susser = susser,
    /// A line of HoDoKu's library.
    Hodoku = hodoku,
    /// A record of Sudoku Exchange's puzzle bank.
    Bank = bank,
    /// A link with the puzzle in it.
    Link = links::link,
    /// A link to SudokuWiki's solver.
    SudokuWiki = links::sudokuwiki,
    /// A link to f-puzzles.
    #[cfg(feature = "links")]
    FPuzzles = links::fpuzzles,
    /// A link to SudokuPad, or an id.
    #[cfg(feature = "links")]
    SudokuPad = links::sudokupad,
    /// A string of Sudoku Coach.
    #[cfg(feature = "links")]
    Coach = links::coach,
}

impl Format {
    /// Its row in the table.
    pub(super) fn notation(self) -> &'static Notation {
        &NOTATIONS[self as usize]
    }

    /// Its name, as on the command line.
    pub fn name(self) -> &'static str {
        self.notation().name
    }

    /// A description in one line.
    pub fn summary(self, language: Language) -> &'static str {
        self.notation().summary[usize::from(language == Language::Korean)]
    }

    /// The usual endings of its files, without the dot; none for a format of texts only.
    pub fn extensions(self) -> &'static [&'static str] {
        self.notation().extensions
    }

    /// The usual format of a file with this name, by its extension; `None` for extensions that say
    /// nothing, such as `.txt`.
    pub fn of_file(name: &str) -> Option<Format> {
        let (_, extension) = name.rsplit_once('.')?;
        Format::ALL.iter().copied().find(|format| {
            format.extensions().iter().any(|known| known.eq_ignore_ascii_case(extension))
        })
    }

    /// A new parser, which is fed by [`parse_as`](super::parse_as) or `Reader`.
    pub(super) fn parser(self) -> Box<dyn Parser> {
        (self.notation().parser)()
    }

    /// A new writer.
    pub fn writer(self) -> Box<dyn Writer> {
        (self.notation().writer)()
    }

    /// The byte after which the text is cut into pieces for the parser.
    pub(super) fn piece_end(self) -> u8 {
        self.notation().piece_end
    }
}

names! { Format, "format" }
